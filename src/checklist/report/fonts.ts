import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/**
 * In the order in which they are tried for a character. Roboto has the European scripts, DejaVu
 * has symbols, Arabic and Hebrew. Unifont has the whole Basic Multilingual Plane, but as a bitmap,
 * and its 12 MB take half a second to unpack.
 */
const sources: { name: string; normal: string; bold?: string }[] = [
  {
    name: 'Roboto',
    normal: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
    bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  },
  { name: 'DejaVu', normal: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { name: 'Emoji', normal: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2' },
  { name: 'Unifont', normal: '@fontsource/unifont/files/unifont-latin-400-normal.woff2' },
]

/** The bytes of a font file. pdfkit cannot embed a font that is compressed as WOFF2. */
async function read(source: string): Promise<Uint8Array> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(source)))
  if (!source.endsWith('.woff2')) return bytes
  const { default: decompress } = await import('woff2-encoder/decompress')
  return decompress(bytes)
}

/** Opens fonts until each of the characters has one; most reports need Roboto alone. */
export async function openFonts(characters: Iterable<string>): Promise<ReportFont[]> {
  const missing = new Set(characters)
  const fonts: ReportFont[] = []
  for (const { name, normal, bold } of sources) {
    if (fonts.length > 0 && missing.size === 0) break
    const bytes = await read(normal)
    const { has, widthOf } = glyphsOf(bytes)
    fonts.push({ name, normal: bytes, bold: bold ? await read(bold) : bytes, has, widthOf })
    for (const character of missing) if (has(character)) missing.delete(character)
  }
  return fonts
}

export interface ReportFont {
  name: string
  normal: Uint8Array
  bold: Uint8Array
  /** Whether the character has a glyph, at most twice as wide as high. */
  has: (character: string) => boolean
  /** Width of a text of one line in ems, without the kerning. */
  widthOf: (text: string) => number
}

function glyphsOf(bytes: Uint8Array): Pick<ReportFont, 'has' | 'widthOf'> {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file is a collection of fonts')
  const widths = new Map<string, number>()
  const widthOfCharacter = (character: string): number => {
    let width = widths.get(character)
    if (width === undefined) {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
      width = glyph.advanceWidth / font.unitsPerEm
      widths.set(character, width)
    }
    return width
  }
  return {
    has: (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) && widthOfCharacter(character) <= 2,
    widthOf(text) {
      let width = 0
      for (const character of text) width += widthOfCharacter(character)
      return width
    },
  }
}
