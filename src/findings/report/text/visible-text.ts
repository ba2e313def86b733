/** Enclose the name of a character that cannot be shown, `U+202E` say; both are private-use, which no text keeps. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/**
 * Characters that show nothing, or change how their neighbours are shown: controls, bidirectional overrides and
 * isolates, zero-width and tag characters, private-use and unassigned ones. Kept are line feeds, the joiners that
 * emoji and several scripts need, and variation selectors.
 */
const hidden = /[[\p{Cc}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]--[\n\p{Join_Control}\p{Variation_Selector}]]/gv

const mark = (name: string) => `${markStart}${name}${markEnd}`
/** `U+0301` */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Text from outside as it can be printed: every character either visible or named by a mark. Line ends become `\n`,
 * lone surrogates U+FFFD, wide and non-breaking spaces plain ones, and at most four combining signs stay on one letter.
 */
export function visibleText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(hidden, (character) => mark(codePointName(character)))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(\p{M}{4})(\p{M}+)/gu, (_, kept: string, rest: string) => kept + mark(`+${[...rest].length} signos`))
}

export type Excerpt = { text: string; cut: boolean }

/** The beginning of a visible text, at most so many UTF-16 units and lines; never half a character or half a mark. */
export function excerpt(text: string, characters: number, lines = Number.POSITIVE_INFINITY): Excerpt {
  let end = Math.min(text.length, characters)
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    if (line === lines) end = at
    line += 1
  }
  if (end >= text.length) return { text, cut: false }
  // The mark comes last: the other two may have gone through it.
  const whole = withoutHalfMark(withoutHalfWord(withoutHalfCluster(text.slice(0, end), text), text))
  return { text: whole.trimEnd(), cut: true }
}

function withoutHalfMark(cut: string): string {
  const openMark = cut.lastIndexOf(markStart)
  return openMark > cut.lastIndexOf(markEnd) ? cut.slice(0, openMark) : cut
}

/** Back to the last space when the cut went through a word, unless the word is a long one. */
function withoutHalfWord(cut: string, text: string): string {
  if (!/\S/.test(text.charAt(cut.length))) return cut
  const end = /\s\S{0,24}$/.exec(cut.slice(-25))
  return end ? cut.slice(0, cut.length - end[0].length) : cut
}

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Drops what would be left of a character (letter and combining signs, emoji sequence) that the cut went through. */
function withoutHalfCluster(cut: string, text: string): string {
  // A sequence is seldom longer than 64 units; looking at the end alone keeps this cheap for long texts.
  const from = Math.max(0, cut.length - 64)
  for (const { segment, index } of clusters.segment(text.slice(from, cut.length + 64))) {
    const start = from + index
    if (start < cut.length && start + segment.length > cut.length && start > from) return cut.slice(0, start)
  }
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
