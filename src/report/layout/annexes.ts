import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { plural } from '../format.ts'
import { categoryLabel } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { band, chapters, lead, opening, type Report } from './chapter.ts'
import type { LongNote } from './items.ts'
import { type Column, colors, dataTable } from './style.ts'

const columns: Column[] = [
  { title: 'Comprobación', width: 88 },
  { title: 'Nombre', width: 415 },
]

/** Checks of the catalogue that neither the service nor, if it answered, the tool knows anything of. */
export function uncovered(report: Report): Content[] {
  const { data, summary, format } = report
  if (summary.uncovered.length === 0) {
    return [
      opening(
        chapters.uncovered,
        [lead('Todas las comprobaciones del catálogo tienen elemento.')],
        'section',
      ),
    ]
  }
  const introduction =
    data.tool.state === 'answered'
      ? 'Comprobaciones del catálogo que el servicio no sigue y de las que la herramienta no tiene ningún hallazgo.'
      : 'Comprobaciones del catálogo que el servicio no sigue. Como la herramienta no respondió, puede tener hallazgos de ellas.'
  return [
    opening(chapters.uncovered, [lead(introduction)], 'section'),
    ...summary.coverage.flatMap(({ category, code }) => {
      const tests = summary.uncovered.filter((test) => test.category === category)
      const number = plural(format, tests.length, 'comprobación', 'comprobaciones')
      const rows = tests.map(({ id, name }): TableCell[] => [id, name])
      return rows.length === 0
        ? []
        : [dataTable(columns, rows, band(report, [categoryLabel(category), code, number]))]
    }),
  ]
}

/** pdfmake's time for a paragraph grows with the square of its length. */
const paragraphs = (text: string): string[] =>
  text.match(/[^\n]{1,4000}(?:\n|$)|\n|[^\n]{1,4000}/g) ?? []

/** The notes that were too long for the table, complete as far as the annex's bounds go; each cut is named. */
export function noteAnnex({ format, split }: Report, notes: readonly LongNote[]): Content[] {
  if (notes.length === 0)
    return [opening(chapters.notes, [lead('Todas las notas caben en las tablas del capítulo 6.')])]
  const { annex, lineInAnnex } = reportLimits
  let left: number = annex
  return [
    opening(
      chapters.notes,
      [lead('Texto de las notas que no caben en las tablas del capítulo 6.')],
      'section',
    ),
    ...notes.flatMap(({ number, item, text }): Content[] => {
      const title = split(
        `Nota ${number}  ·  ${item.wstgId}  ·  ${item.name}`,
        reportLimits.cell,
      ).text
      let printed = 0
      const lines: Content[] = []
      for (const paragraph of paragraphs(text)) {
        if (left <= 0) break
        const runs = split(paragraph.trimEnd(), { characters: left, lines: 1 })
        left -= Math.max(runs.length, lineInAnnex)
        printed += runs.cut ? runs.length : paragraph.length
        lines.push({ text: runs.length === 0 ? ' ' : runs.text, fontSize: 8.5, lineHeight: 1.2 })
      }
      const end = `[Nota cortada: se imprimen ${format.count(printed)} de ${format.count(text.length)} caracteres]`
      return [
        { text: title, style: 'band', margin: [0, 10, 0, 3] },
        ...lines,
        ...(printed < text.length ? [{ text: end, fontSize: 8.5, color: colors.alert }] : []),
      ]
    }),
  ]
}
