import type { Inline, Node, TextNode, TextStyle } from 'pdfmake'
import { type Arrangement, arrange, drawable, hasRightToLeft } from './bidi.ts'
import type { FontFamily, Glyphs } from './fonts.ts'
import { breakLines, type LineRange, type MeasuredText, measure } from './measured-text.ts'
import { visibleText } from './visible-text.ts'

export interface Measure {
  /** Width of the room for the text, in points. */
  width: number
  /** Font size in points. */
  size: number
}

export interface Typesetter {
  /**
   * Text from outside as one block of lines that fit the width, whatever the text contains; at most `most` of them: where
   * that is not enough, the last one says so.
   */
  block(raw: string, measure: Measure, most: number, style?: TextStyle): Node
  /** The lines of a text that `visibleText` has been through. */
  lines(visible: string, measure: Measure, style?: TextStyle): TextNode[]
  /** Text from outside on one line, cut with an ellipsis where the room ends. */
  line(raw: string, measure: Measure, style?: TextStyle): TextNode
}

/** Kerning and shaping can make a line slightly wider than the sum of its characters, which are measured upright. */
const limitOf = ({ width, size }: Measure, style: TextStyle): number =>
  ((width / size) * 0.985) / (style.bold ? 1.05 : 1)

/** The colour of a mark that names a character that cannot be shown. */
const markColor = '#9A5B00'

/** The line is finished: no breaking, no trimming. */
const asItIs = { noWrap: true, preserveLeadingSpaces: true }

/**
 * Sets text from outside. pdfmake's own line breaking neither chooses fonts per character, nor knows right-to-left
 * text, nor breaks long words between whole characters; so it gets finished lines here.
 */
export function createTypesetter(glyphs: Glyphs): Typesetter {
  const line = (measured: MeasuredText, range: LineRange, style: TextStyle, arrangement?: Arrangement): TextNode => {
    const { start, end } = trim(measured.text, range)
    const text =
      end <= start ? ' ' : measured.families ? runs(measured, start, end, arrangement) : measured.text.slice(start, end)
    return { ...style, ...asItIs, text }
  }

  const lines = (visible: string, room: Measure, style: TextStyle = {}): TextNode[] =>
    visible.split('\n').flatMap((paragraph) => {
      const measured = measure(paragraph, glyphs)
      const arrangement = hasRightToLeft(paragraph) ? arrange(measured.text) : undefined
      const lineStyle: TextStyle = {
        ...style,
        fontSize: room.size,
        ...(arrangement?.rightToLeft ? { alignment: 'right' } : {}),
      }
      return breakLines(measured, limitOf(room, style)).map((range) => line(measured, range, lineStyle, arrangement))
    })

  return {
    lines,
    block(raw, room, most, style) {
      const set = lines(visibleText(raw), room, style)
      if (set.length === 1) return set[0]!
      const missing: TextNode = { ...style, ...asItIs, fontSize: room.size, color: markColor, text: '[…]' }
      return { stack: set.length > most ? [...set.slice(0, most - 1), missing] : set }
    },
    line(raw, room, style = {}) {
      const visible = visibleText(raw).replace(/\n+/g, ' ')
      const measured = measure(visible, glyphs)
      const limit = limitOf(room, style)
      const fits = measured.reached.at(-1)! <= limit
      const [first] = breakLines(measured, fits ? limit : limit - glyphs.mainWidth(0x2026))
      const arrangement = hasRightToLeft(visible) ? arrange(measured.text) : undefined
      const node = line(measured, first ?? { start: 0, end: 0 }, { ...style, fontSize: room.size }, arrangement)
      if (fits) return node
      return { ...node, text: typeof node.text === 'string' ? `${node.text}…` : [...node.text, '…'] }
    },
  }
}

function trim(text: string, { start, end }: LineRange): LineRange {
  let last = end
  while (last > start && text[last - 1] === ' ') last -= 1
  return { start, end: last }
}

/** The line's text from left to right, in pieces of one font, one direction and one colour each. */
function runs(
  { text, families, marks }: MeasuredText,
  start: number,
  end: number,
  arrangement?: Arrangement,
): Inline[] {
  const stretches = arrangement?.line(start, end) ?? [{ positions: range(start, end), rightToLeft: false }]
  return stretches.flatMap(({ positions, rightToLeft }) => {
    const pieces: { text: string; font: FontFamily; marked: boolean }[] = []
    for (const at of positions) {
      const font = families?.[at] ?? 'Roboto'
      const marked = marks?.[at] === 1
      const last = pieces.at(-1)
      if (last && last.font === font && last.marked === marked) last.text += text[at]
      else pieces.push({ text: text[at] ?? '', font, marked })
    }
    if (rightToLeft) pieces.reverse()
    return pieces.flatMap(({ text, font, marked }) =>
      drawable(text, rightToLeft).map((drawn) => ({
        ...asItIs,
        ...(marked ? { color: markColor } : {}),
        font,
        text: drawn,
      })),
    )
  })
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, offset) => start + offset)
