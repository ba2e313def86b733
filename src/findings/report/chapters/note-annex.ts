import type { Node } from 'pdfmake'
import { reportLimits } from '../report-data.ts'
import { colors, room } from '../style.ts'
import { excerpt } from '../text/visible-text.ts'
import type { LongNote } from './detail.ts'
import { chapters, opening, type Report } from './outline.ts'

/** What one more line costs of the annex's room, in characters, so that a note of line ends alone is bounded too. */
const lineCost = 60

/** The notes that were too long for the table, complete as far as the annex's bounds go; each cut is named. */
export function noteAnnex({ format, typesetter }: Report, notes: readonly LongNote[]): Node[] {
  if (notes.length === 0) {
    return [
      opening(chapters.notes, 'flow', [{ text: 'Todas las notas caben en las tablas del capítulo 6.', style: 'lead' }]),
    ]
  }
  let left: number = reportLimits.annex
  return [
    opening(chapters.notes, 'flow', [
      { text: 'Texto de las notas que no caben en las tablas del capítulo 6.', style: 'lead' },
    ]),
    ...notes.flatMap(({ number, item, visible }): Node[] => {
      const { text, cut } = excerpt(visible, Math.max(left, 0), Math.max(1, Math.floor(left / lineCost)))
      const lines = typesetter.lines(text, { width: room.portrait, size: 8.5 }, { lineHeight: 1.2 })
      left -= Math.max(text.length, lines.length * lineCost)
      const title = typesetter.line(
        `Nota ${number}  ·  ${item.wstgId}  ·  ${item.name}`,
        { width: room.portrait, size: 9.5 },
        { bold: true, color: colors.accent, margin: [0, 10, 0, 3] },
      )
      const end: Node[] = cut
        ? [
            {
              text: `[Nota cortada: se imprimen ${format.count(text.length)} de ${format.count(visible.length)} caracteres]`,
              fontSize: 8.5,
              color: colors.alert,
              margin: [0, 2, 0, 0],
            },
          ]
        : []
      return [{ stack: [title, ...lines.slice(0, 2)], unbreakable: true }, ...lines.slice(2), ...end]
    }),
  ]
}
