import LineBreaker from 'linebreak'
import { type FontFamily, type Glyphs, withoutJoiners } from './fonts.ts'
import { codePointName, markEnd, markStart } from './visible-text.ts'

/** What is known about each UTF-16 unit of one paragraph. A unit inside a cluster carries no width and no boundary. */
export interface MeasuredText {
  text: string
  /** Width from the start up to each unit, in em; one entry more than units. */
  reached: Float64Array
  /** Null when all of it is in the main font. */
  families: readonly FontFamily[] | null
  /** 1 where a unit belongs to the name of a character that cannot be shown; null when there is none. */
  marks: Uint8Array | null
  /** 1 where a grapheme cluster starts; null when every unit is one. */
  starts: Uint8Array | null
}

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' })
const combining = /\p{M}/u
const marker = new RegExp(`[${markStart}${markEnd}]`)
/** Splits a text at its marks: plain text and names take turns. */
const marks = new RegExp(`${markStart}([^${markEnd}]*)${markEnd}`)
/** Signs and joiners without a letter to stand on; drawn, they would lie over a neighbour. */
const lone = /^[\p{M}\p{Join_Control}]/u

/** Measures a visible text without line feeds. A cluster that no font has becomes the names of its characters. */
export function measure(text: string, glyphs: Glyphs): MeasuredText {
  return measurePlain(text, glyphs) ?? measureClusters(text, glyphs)
}

/** The common case: single units of the main font only. */
function measurePlain(text: string, glyphs: Glyphs): MeasuredText | undefined {
  if (marker.test(text)) return undefined
  const reached = new Float64Array(text.length + 1)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (!glyphs.inMainFont(unit)) return undefined
    reached[at + 1] = reached[at]! + glyphs.mainWidth(unit)
  }
  return combining.test(text) ? undefined : { text, reached, families: null, marks: null, starts: null }
}

type Piece = { text: string; family: FontFamily; marked: boolean; width: number }

function measureClusters(text: string, glyphs: Glyphs): MeasuredText {
  const pieces = toPieces(text, glyphs)
  const whole = pieces.map((piece) => piece.text).join('')
  const reached = new Float64Array(whole.length + 1)
  const marks = new Uint8Array(whole.length)
  const starts = new Uint8Array(whole.length)
  const families: FontFamily[] = []
  let at = 0
  for (const piece of pieces) {
    const before = reached[at]!
    starts[at] = 1
    for (let unit = 0; unit < piece.text.length; unit += 1, at += 1) {
      families.push(piece.family)
      marks[at] = piece.marked ? 1 : 0
      reached[at + 1] = before + piece.width
    }
  }
  return { text: whole, reached, families, marks, starts }
}

function toPieces(text: string, glyphs: Glyphs): Piece[] {
  const pieces: Piece[] = []
  const name = (characters: string) => {
    for (const character of characters) {
      pieces.push({ text: character, family: 'Roboto', marked: true, width: glyphs.mainWidth(character.charCodeAt(0)) })
    }
  }
  const unshowable = (cluster: string) => {
    for (const character of cluster) name(`[${codePointName(character)}]`)
  }

  // Marks are taken out first: with a combining sign after it, or some before it, their end is no cluster of its own.
  for (const [index, part] of text.split(marks).entries()) {
    if (index % 2 === 1) name(`[${part}]`)
    else for (const { segment } of clusters.segment(part)) pushCluster(segment)
  }
  return pieces

  function pushCluster(cluster: string) {
    if (lone.test(cluster)) return unshowable(cluster)
    const family = glyphs.familyFor(cluster)
    if (family) {
      // The other fonts have no shaping rules for joiners and variation selectors and would draw a gap.
      const shown = family === 'Emoji' || family === 'DejaVu' ? cluster : withoutJoiners(cluster)
      if (shown !== '') pieces.push({ text: shown, family, marked: false, width: glyphs.width(shown, family) })
    } else if (cluster.length > 1 && [...cluster].length > 1) {
      for (const character of withoutJoiners(cluster)) pushCluster(character)
    } else {
      unshowable(cluster)
    }
  }
}

export type LineRange = { start: number; end: number }

/**
 * Breaks a measured text into lines of at most `limit` em, at the opportunities of Unicode UAX #14; a word that is
 * longer than a line is broken between characters. Spaces at the end of a line take no room.
 */
export function breakLines(measured: MeasuredText, limit: number): LineRange[] {
  const { text, reached, starts } = measured
  const lines: LineRange[] = []
  const breaker = new LineBreaker(text)
  let start = 0
  let fitting = 0

  const width = (from: number, to: number) => {
    let end = to
    while (end > from && text[end - 1] === ' ') end -= 1
    return reached[end]! - reached[from]!
  }
  const push = (end: number) => {
    lines.push({ start, end })
    start = end
  }
  const cut = () => {
    let end = start + 1
    while (end < text.length && starts && !starts[end]) end += 1
    for (let next = end + 1; next < text.length && reached[next]! - reached[start]! <= limit; next += 1) {
      if (!starts || starts[next]) end = next
    }
    return end
  }

  for (let opportunity = breaker.nextBreak(); opportunity; opportunity = breaker.nextBreak()) {
    const { position } = opportunity
    if (width(start, position) > limit) {
      if (fitting > start) push(fitting)
      while (width(start, position) > limit) {
        const end = cut()
        if (end >= position) break
        push(end)
      }
    }
    fitting = position
  }
  if (start < text.length || lines.length === 0) push(text.length)
  return lines
}
