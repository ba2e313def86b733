import { isUtf8 } from 'node:buffer'
import { badRequest } from '../../errors.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** The first bytes of what is uploaded by mistake; only those that could pass for UTF-8 text have to be listed. */
const foreignSignatures = [
  Buffer.from('PGDMP'), // pg_dump's custom format
  Buffer.from('PK\u0003\u0004'), // zip
  Buffer.from('BZh'), // bzip2
]
const longestSignature = 5
/** Bytes. A first line that is longer than this tells nothing about the file's line ends. */
const longestFirstLine = 65_536

const notPlainText = () => badRequest('dump_not_plain')

/** The bytes at the end of `bytes` that begin a character without completing it: 0 to 3. */
const incompleteTail = (bytes: Buffer): number => {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length]!
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needed > length ? length : 0
    }
  }
  return 0
}

/** Passes on what is UTF-8 text without NUL characters, in pieces that end between characters. */
async function* checkedText(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void, undefined> {
  let rest = Buffer.alloc(0)
  let started = false
  for await (const chunk of source) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    rest = Buffer.alloc(0)
    if (!started) {
      if (bytes.length < longestSignature) {
        rest = Buffer.from(bytes)
        continue
      }
      started = true
      if (foreignSignatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
        throw notPlainText()
      }
      if (bytes.subarray(0, 3).equals(byteOrderMark)) bytes = bytes.subarray(3)
    }
    const tail = incompleteTail(bytes)
    const whole = bytes.subarray(0, bytes.length - tail)
    if (tail > 0) rest = Buffer.from(bytes.subarray(bytes.length - tail))
    if (whole.includes(0) || !isUtf8(whole)) throw notPlainText()
    if (whole.length > 0) yield whole
  }
  if (rest.length === 0) return
  if (!isUtf8(rest) || rest.includes(0)) throw notPlainText()
  yield !started && rest.subarray(0, 3).equals(byteOrderMark) ? rest.subarray(3) : rest
}

/** Turns each CR LF into LF; `heldBack` says whether a CR at the end of the piece waits for the next one. */
const withoutCarriageReturns = (bytes: Buffer, heldBack: boolean): { text: Buffer; heldBack: boolean } => {
  const input = heldBack ? Buffer.concat([Buffer.from([carriageReturn]), bytes]) : bytes
  const text = Buffer.allocUnsafe(input.length)
  let from = 0
  let length = 0
  for (let at = input.indexOf(carriageReturn); at !== -1; at = input.indexOf(carriageReturn, at + 1)) {
    if (at + 1 < input.length && input[at + 1] !== lineFeed) continue
    length += input.copy(text, length, from, at)
    from = at + 1
  }
  const holdBack = from === input.length && input.at(-1) === carriageReturn
  length += input.copy(text, length, from)
  return { text: text.subarray(0, length), heldBack: holdBack }
}

/**
 * The text of an uploaded SQL file as UTF-8 bytes: without a byte-order mark, and with LF line ends where the file's
 * first line ends in CR LF. Such files come from pg_dump on Windows, which writes every LF as CR LF, also inside strings;
 * undoing that everywhere is the exact inverse.
 * @throws DomainError 400 for what is not UTF-8 text: other encodings, NUL characters, compressed and binary dumps
 */
export async function* plainText(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void, undefined> {
  let start: Buffer | undefined = Buffer.alloc(0)
  let carriageReturns = false
  let heldBack = false
  for await (const bytes of checkedText(source)) {
    let piece = bytes
    if (start !== undefined) {
      piece = start.length === 0 ? bytes : Buffer.concat([start, bytes])
      const firstLineEnd = piece.indexOf(lineFeed)
      if (firstLineEnd === -1 && piece.length < longestFirstLine) {
        start = Buffer.from(piece)
        continue
      }
      start = undefined
      carriageReturns = firstLineEnd > 0 && piece[firstLineEnd - 1] === carriageReturn
    }
    if (carriageReturns) {
      const converted = withoutCarriageReturns(piece, heldBack)
      heldBack = converted.heldBack
      piece = converted.text
    }
    if (piece.length > 0) yield piece
  }
  if (start !== undefined && start.length > 0) yield start
  if (heldBack) yield Buffer.from([carriageReturn])
}
