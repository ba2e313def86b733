const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The place of the quote that ends the text which begins at `start`; that of the last byte when none does. */
const endOfText = (json: Uint8Array, start: number): number => {
  let end = start + 1
  while (end < json.length && json[end] !== quote) end += json[end] === backslash ? 2 : 1
  return end
}

/**
 * Whether a JSON text holds more values than `limit`, at whatever depth; keys are none. It reads the bytes once and
 * stops early, because parsing many small values costs far more than their bytes. Of a text that is no JSON the answer
 * says nothing.
 */
export const exceedsValues = (json: Uint8Array, limit: number): boolean => {
  let values = 1
  let opened = false
  for (let index = 0; index < json.length && values <= limit; index += 1) {
    const byte = json[index] ?? 0
    // White space, which is what is left of the control characters in JSON.
    if (byte <= 0x20) continue
    // A container holds one value more than commas, unless it is closed at once.
    if (opened && byte !== closeBracket && byte !== closeBrace) values += 1
    if (byte === comma) values += 1
    opened = byte === openBracket || byte === openBrace
    if (byte === quote) index = endOfText(json, index)
  }
  return values > limit
}
