import type { ReportFont } from './fonts.ts'
import { linesOf, type Run } from './lines.ts'

export interface Limit {
  /** UTF-16 units, the names of invisible characters included. */
  characters: number
  lines: number
  /** Width of the printed lines in ems, where it is known. */
  width?: number
}

/** One paragraph of pdfmake, and the number of its units. A cut text ends with an ellipsis. */
type Runs = { text: string | Run[]; length: number; cut: boolean }
export type SplitRuns = (raw: string, limit: Limit) => Runs

const hidden = String.raw`\p{Cc}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}`
const joining = String.raw`\p{M}\p{Join_Control}`
const joined = String.raw`\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}#*`

/**
 * Characters that show nothing, or change how their neighbours are shown: controls, overrides of
 * direction, zero-width and private-use characters, and combining signs and joiners without a
 * letter before them.
 */
const invisible = new RegExp(`[[${hidden}]--[\\n${joining}]]|(?<![${joined}])[${joining}]`, 'gv')

/** Joiners and variation selectors need no glyph. */
const unusual = /[^\n -~\p{Join_Control}\p{Variation_Selector}]/gu
export const unusualCharacters = (text: string): string[] => text.match(unusual) ?? []

export const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

const longestWord = 40
/** Units between two possible line ends in a longer word: about an ordinary word. */
const wordPart = 6
const longWord = new RegExp(`\\S{${longestWord}}`)
const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' })

const named = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/** One form for line ends and spaces, no lone surrogates, at most four signs on one letter. */
const normalised = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(lineEnd, '\n')
    .replace(/\t/g, '    ')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1…')

/**
 * Splits text from outside into runs by the first font that has the glyphs. Invisible characters,
 * and characters without a font, become their names: `[U+202E]`. pdfmake breaks the lines.
 */
export function createSplitter(fonts: readonly ReportFont[]): SplitRuns {
  const main = fonts[0]!
  const fontOf = new Map(fonts.map((font) => [font.name, font]))
  const widthOf = ({ text, font = main.name }: Run) => fontOf.get(font)!.widthOf(text)
  const isKnown = (character: string) => fonts.some(({ has }) => has(character))
  return (raw, { characters, lines, width }) => {
    const whole = normalised(raw.slice(0, characters + 1))
      .replace(invisible, named)
      .replace(unusual, (character) => (isKnown(character) ? character : named(character)))
    const first = whole.split('\n', lines).join('\n')
    const isLong = first.length > characters
    const shown = isLong ? first.slice(0, characters).replace(/\s+\S{0,24}$/, '') : first
    const cut = raw.length > characters || shown.length < whole.length
    const text = cut ? `${shown.toWellFormed()}…` : shown

    if (!longWord.test(text) && unusualCharacters(text).every(main.has)) {
      const printed = width === undefined ? text : linesOf([{ text }], width, widthOf)
      return { text: printed, length: shown.length, cut }
    }

    const runs: Run[] = []
    let unbroken = 0
    let mayBreak = false
    const add = (cluster: string) => {
      const drawn = unusualCharacters(cluster)
      const font = fonts.find(({ has }) => drawn.every(has))
      if (!font && drawn.length > 1) {
        for (const character of cluster) add(character)
        return
      }
      const { name } = font ?? main
      const last = runs.at(-1)
      if (last?.font === name) last.text += cluster
      else runs.push({ text: cluster, font: name })
      unbroken += cluster.length
      // pdfmake may break the line at an empty run. Without one it breaks a word that is wider than
      // its cell between any two UTF-16 units, and measures the rest of the word for each line.
      if ((mayBreak && unbroken >= wordPart) || (cluster.codePointAt(0) ?? 0) > 0xffff) {
        runs.push({ text: '' })
        unbroken = 0
      }
    }
    for (const word of text.split(/(\s+)/)) {
      mayBreak = word.length >= longestWord
      unbroken = 0
      for (const { segment } of clusters.segment(word)) add(segment)
    }
    const printed = width === undefined ? runs : linesOf(runs, width, widthOf)
    return { text: printed, length: shown.length, cut }
  }
}
