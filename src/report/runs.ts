import type { ReportFont } from './fonts.ts'

/** A piece of text in one font. */
type Run = { text: string; font?: string; color?: string }

export interface Limit {
  /** UTF-16 units, the names of invisible characters included. */
  characters: number
  lines: number
}

/**
 * One paragraph of pdfmake, and the number of its UTF-16 units. A text that is cut ends with an
 * ellipsis.
 */
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
const invisible = new RegExp(`([[${hidden}]--[\\n${joining}]]|(?<![${joined}])[${joining}])`, 'v')

/** Joiners and variation selectors shape their neighbours and need no glyph of their own. */
const shaping = /[\p{Join_Control}\p{Variation_Selector}]/gu

/** Roboto has all of these: most texts need no closer look. */
const plain = /^[\n -~¡-¬®-ÿ‘’“”–—…€]*$/
const longestWord = 40
/** The colour of the names of characters that cannot be shown. */
const nameColor = '#9A5B00'

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** One form for line ends and spaces, no lone surrogates, at most four signs on one letter. */
const normalised = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1[…]')

/** The characters of a text that are shown and not ASCII. */
export const unusualCharacters = (text: string): Set<string> =>
  new Set(
    normalised(text.replace(/[ -~]+/g, ''))
      .replace(shaping, '')
      .split(invisible)
      .filter((_, index) => index % 2 === 0)
      .join(''),
  )

/**
 * Splits text from outside into runs by the first font that has the glyphs. Invisible characters,
 * and characters without a font, become their names in another colour: `[U+202E]`. pdfmake breaks
 * the lines.
 */
export function createSplitter(fonts: readonly ReportFont[]): SplitRuns {
  return (raw, limit) => {
    const whole = normalised(
      raw.length > limit.characters ? raw.slice(0, limit.characters + 1) : raw,
    )
    const first = whole.split('\n', limit.lines).join('\n').slice(0, limit.characters)
    let cut = raw.length > limit.characters || first.length < whole.length
    const isInWord = /\S/.test(whole.charAt(first.length))
    const source = isInWord ? first.replace(/\s+\S{0,24}$/, '') : first
    const hasLongWord =
      source.length > longestWord && source.split(/\s/).some((word) => word.length > longestWord)
    if (!cut && !hasLongWord && plain.test(source))
      return { text: source, length: source.length, cut }

    const runs: Run[] = []
    let length = 0
    let unbroken = 0
    const add = (text: string, style: Omit<Run, 'text'>) => {
      if (length + text.length > limit.characters) {
        cut = true
        return
      }
      const last = runs.at(-1)
      if (last && last.font === style.font && last.color === style.color) last.text += text
      else runs.push({ text, ...style })
      length += text.length
      unbroken = /\s/.test(text) ? 0 : unbroken + text.length
      // pdfmake may break the line at an empty run. Without one it breaks a word that is wider than
      // its cell between any two UTF-16 units, and measures the rest of the word for each line.
      if (unbroken >= longestWord || (text.codePointAt(0) ?? 0) > 0xffff) {
        runs.push({ text: '' })
        unbroken = 0
      }
    }
    const name = (character: string) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      add(`[U+${code}]`, { font: 'Roboto', color: nameColor })
    }
    const show = (cluster: string) => {
      const characters = [...cluster.replace(shaping, '')]
      const font = cluster === '\n' ? fonts[0] : fonts.find(({ has }) => characters.every(has))
      if (font) add(cluster, { font: font.name })
      else if (characters.length > 1) for (const character of characters) show(character)
      else name(cluster)
    }
    for (const [index, part] of source.split(invisible).entries()) {
      if (index % 2 === 1) name(part)
      else for (const { segment } of clusters.segment(part)) show(segment)
    }
    if (cut) runs.push({ text: '…' })
    return { text: runs, length, cut }
  }
}
