import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import type { ReportFont } from './runs.ts'

export interface Fonts {
  /** In the order in which they are tried for a character. */
  tried: readonly ReportFont[]
  /** The fonts in pdfmake's form. */
  dictionary: Record<string, { normal: string; bold: string }>
  /** Fonts that are no files, by their name in the dictionary. */
  unpacked: ReadonlyMap<string, Uint8Array>
}

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Roboto has the European scripts, DejaVu has symbols, Arabic and Hebrew. Unifont has the whole
 * Basic Multilingual Plane, but as a bitmap, and its 12 MB take half a second to unpack.
 */
const sources: Readonly<Record<string, string>> = {
  Roboto: file('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
  DejaVu: file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  Emoji: file('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2'),
  Unifont: file('@fontsource/unifont/files/unifont-latin-400-normal.woff2'),
}
const robotoBold = file('pdfmake/fonts/Roboto/Roboto-Medium.ttf')

/** Opens fonts until each of the characters has one; most reports need Roboto alone. */
export async function openFonts(characters: Iterable<string>): Promise<Fonts> {
  const missing = new Set(characters)
  const tried: ReportFont[] = []
  const dictionary: Fonts['dictionary'] = {}
  const unpacked = new Map<string, Uint8Array>()
  for (const [name, path] of Object.entries(sources)) {
    if (tried.length > 0 && missing.size === 0) break
    let bytes: Uint8Array = await readFile(path)
    // pdfkit cannot embed a font that is compressed as WOFF2.
    if (path.endsWith('.woff2')) {
      const { default: decompress } = await import('woff2-encoder/decompress')
      bytes = await decompress(bytes)
      unpacked.set(name, bytes)
      dictionary[name] = { normal: name, bold: name }
    } else dictionary[name] = { normal: path, bold: name === 'Roboto' ? robotoBold : path }
    const font = openFont(name, bytes)
    tried.push(font)
    for (const character of missing) if (font.has([character])) missing.delete(character)
  }
  return { tried, dictionary, unpacked }
}

function openFont(name: string, bytes: Uint8Array): ReportFont {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`)
  const known = new Map<string, boolean>()
  const hasGlyph = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(codePoint)) return false
    return font.glyphForCodePoint(codePoint).advanceWidth <= 2 * font.unitsPerEm
  }
  const has = (character: string): boolean => {
    const answer = known.get(character) ?? hasGlyph(character)
    known.set(character, answer)
    return answer
  }
  return { name, has: (characters) => characters.every(has) }
}
