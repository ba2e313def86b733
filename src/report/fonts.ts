import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * In the order in which they are tried for a character. Roboto has the European scripts, DejaVu
 * has symbols, Arabic and Hebrew. Unifont has the whole Basic Multilingual Plane, but as a bitmap,
 * and its 12 MB take half a second to unpack.
 */
const sources: [name: string, path: string, bold?: string][] = [
  [
    'Roboto',
    file('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
    file('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
  ],
  ['DejaVu', file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')],
  ['Emoji', file('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2')],
  ['Unifont', file('@fontsource/unifont/files/unifont-latin-400-normal.woff2')],
]

/** Opens fonts until each of the characters has one; most reports need Roboto alone. */
export async function openFonts(characters: Iterable<string>) {
  const missing = new Set(characters)
  const tried: ReportFont[] = []
  /** The fonts in pdfmake's form. */
  const dictionary: Record<string, { normal: string; bold: string }> = {}
  /** Fonts that are no files, by their name in the dictionary. */
  const unpacked = new Map<string, Uint8Array>()
  for (const [name, path, bold = path] of sources) {
    if (tried.length > 0 && missing.size === 0) break
    let bytes: Uint8Array = await readFile(path)
    dictionary[name] = { normal: path, bold }
    // pdfkit cannot embed a font that is compressed as WOFF2.
    if (path.endsWith('.woff2')) {
      const { default: decompress } = await import('woff2-encoder/decompress')
      bytes = await decompress(bytes)
      unpacked.set(name, bytes)
      dictionary[name] = { normal: name, bold: name }
    }
    const font = openFont(name, bytes)
    tried.push(font)
    for (const character of missing) if (font.has(character)) missing.delete(character)
  }
  return { tried, dictionary, unpacked }
}

export type ReportFont = ReturnType<typeof openFont>

function openFont(name: string, bytes: Uint8Array) {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`)
  const known = new Map<string, boolean>()
  /** Whether the character has a glyph, at most twice as wide as high. */
  const has = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0
    const answer =
      known.get(character) ??
      (font.hasGlyphForCodePoint(codePoint) &&
        font.glyphForCodePoint(codePoint).advanceWidth <= 2 * font.unitsPerEm)
    known.set(character, answer)
    return answer
  }
  return { name, has }
}
