import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import type { ReportFont } from './runs.ts'

export interface Fonts {
  /** In the order in which they are tried for a character. */
  tried: readonly ReportFont[]
  /** What pdfmake is told about them. */
  dictionary: Record<string, { normal: string; bold: string }>
  /** Fonts that are no files, by their name in the dictionary. */
  unpacked: ReadonlyMap<string, Uint8Array>
}

const file = (name: string) => fileURLToPath(import.meta.resolve(name))
const roboto = file('pdfmake/fonts/Roboto/Roboto-Regular.ttf')
const robotoBold = file('pdfmake/fonts/Roboto/Roboto-Medium.ttf')

/**
 * Roboto has the European scripts, DejaVu has symbols, Arabic and Hebrew. Unifont is the last one: it has the whole
 * Basic Multilingual Plane, but as a bitmap, and unpacking its 12 MB takes half a second.
 */
const sources: readonly { name: string; normal: string; bold: string }[] = [
  { name: 'Roboto', normal: roboto, bold: robotoBold },
  ...Object.entries({
    DejaVu: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    Emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
    Unifont: '@fontsource/unifont/files/unifont-latin-400-normal.woff2',
  }).map(([name, path]) => ({ name, normal: file(path), bold: file(path) })),
]

/** Opens fonts until each of the characters has one; most reports need Roboto alone. */
export async function openFonts(characters: Iterable<string>): Promise<Fonts> {
  const missing = new Set(characters)
  const tried: ReportFont[] = []
  const dictionary: Fonts['dictionary'] = {}
  const unpacked = new Map<string, Uint8Array>()
  for (const { name, normal, bold } of sources) {
    if (tried.length > 0 && missing.size === 0) break
    // pdfkit cannot embed a font that is compressed as WOFF2.
    const isPacked = normal.endsWith('.woff2')
    const bytes = isPacked ? await decompress(await readFile(normal)) : await readFile(normal)
    if (isPacked) unpacked.set(name, bytes)
    dictionary[name] = isPacked ? { normal: name, bold: name } : { normal, bold }
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
  const hasGlyph = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    return (
      font.hasGlyphForCodePoint(codePoint) &&
      font.glyphForCodePoint(codePoint).advanceWidth <= 2 * font.unitsPerEm
    )
  }
  return {
    name,
    has: (characters) =>
      characters.every((character) => {
        const has = known.get(character) ?? hasGlyph(character)
        known.set(character, has)
        return has
      }),
  }
}
