import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** The fonts of the report: one family with the Latin, Greek and Cyrillic scripts. */
export const readFonts = async () => {
  const read = (style: string) =>
    readFile(
      fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${style}.ttf`)),
    )
  return { normal: await read(''), bold: await read('-Bold') }
}

/** UTF-16 units and lines that a text may have. */
export interface Limit {
  characters: number
  lines: number
}

export type Printable = (raw: string, limit: Limit) => string

const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
/**
 * Scripts from left to right that the font has whole. The extensions of a script leave out the
 * digits and signs of other scripts, which belong to no script alone.
 */
const scripts = ['Latn', 'Grek', 'Cyrl', 'Zyyy', 'Zinh']
const hidden = String.raw`\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}`
const shown = new RegExp(
  `[[${scripts.map((name) => `\\p{scx=${name}}`).join('')}]--[${hidden}]]`,
  'v',
)
const unusual = /[^\n -~]/gu

const named = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * Texts from outside as the font can print them. Right-to-left letters, invisible characters and
 * those without a glyph become their names, such as `[U+202E]`, so that nothing is reversed or lost
 * in silence. A text beyond its limit is cut and ends with an ellipsis.
 */
export const createPrintable = (font: Uint8Array): Printable => {
  const face = create(Buffer.from(font))
  if (!('characterSet' in face)) throw new Error('The file is a collection of fonts')
  const glyphs = new Set(face.characterSet)
  const isKnown = (character: string) =>
    shown.test(character) && glyphs.has(character.codePointAt(0)!)
  return (raw, { characters, lines }) => {
    const whole = raw
      .slice(0, characters + 1)
      .toWellFormed()
      .normalize('NFC')
      .replace(lineEnd, '\n')
      .replace(/\t/g, '    ')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/(\p{M}{4})\p{M}+/gu, '$1…')
      .replace(unusual, (character) => (isKnown(character) ? character : named(character)))
      .trim()
    const first = whole.split('\n', lines).join('\n')
    const text = first.length > characters ? first.slice(0, characters).trimEnd() : first
    return raw.length > characters || text.length < whole.length ? `${text}…` : text
  }
}
