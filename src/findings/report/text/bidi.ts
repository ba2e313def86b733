import bidiFactory from 'bidi-js'

/**
 * Right-to-left text on a page that is written from left to right. pdfkit draws what it is given from left to right,
 * but reverses the letters of a word in a right-to-left script; so lines are handed over word by word, in the order
 * in which the words stand on the page.
 */

const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const bidi = bidiFactory()

export const hasRightToLeft = (text: string): boolean => rightToLeftLetter.test(text)

/** A piece of a line, all in one direction. */
export interface Stretch {
  /** Positions of its UTF-16 units in the paragraph, in logical order. */
  positions: readonly number[]
  rightToLeft: boolean
}

export interface Arrangement {
  /** Whether the paragraph as a whole reads from the right. */
  rightToLeft: boolean
  /** The stretches of the line from `start` to `end` (exclusive), as they stand on the page from left to right. */
  line(start: number, end: number): Stretch[]
}

/** How a paragraph stands on the page, by the Unicode bidirectional algorithm (UAX #9). */
export function arrange(text: string): Arrangement {
  const levels = bidi.getEmbeddingLevels(text)
  const isReversed = (at: number) => (levels.levels[at] ?? 0) % 2 === 1
  const isSpace = (at: number) => text[at] === ' '

  // A reversed stretch ends at each space: pdfkit draws the words of a text one after the other from left to right.
  const belongTogether = (left: number, right: number) =>
    isReversed(left) === isReversed(right) &&
    right - left === (isReversed(left) ? -1 : 1) &&
    !(isReversed(left) && isSpace(left) !== isSpace(right))

  const visualOrder = (start: number, end: number): number[] => {
    const order = Array.from({ length: end - start }, (_, offset) => start + offset)
    for (const [first, last] of bidi.getReorderSegments(text, levels, start, end - 1)) {
      const from = first - start
      const reversed = order.slice(from, last + 1 - start).reverse()
      order.splice(from, reversed.length, ...reversed)
    }
    return order
  }

  return {
    rightToLeft: levels.paragraphs[0]?.level === 1,
    line(start, end) {
      const order = visualOrder(start, end)
      const stretches: Stretch[] = []
      let from = 0
      for (let next = 1; next <= order.length; next += 1) {
        if (next < order.length && belongTogether(order[next - 1]!, order[next]!)) continue
        const positions = order.slice(from, next)
        const rightToLeft = isReversed(positions[0]!)
        stretches.push({ positions: rightToLeft ? positions.reverse() : positions, rightToLeft })
        from = next
      }
      return stretches
    },
  }
}

/**
 * The text of one font out of a stretch, as the pieces to draw from left to right: letters of right-to-left scripts
 * stay in logical order, since drawing reverses them, everything else in a reversed stretch is reversed and mirrored
 * here; digits of such scripts, which run from left to right, go one by one to keep their order.
 */
export function drawable(text: string, rightToLeft: boolean): string[] {
  if (!rightToLeft) return hasRightToLeft(text) ? [...text] : [text]
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
  return [(hasRightToLeft(text) ? mirrored : mirrored.reverse()).join('')]
}
