import type { Cell, Node } from 'pdfmake'
import { plural } from '../format.ts'
import { categoryLabel } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { type Column, dataTable, inner, room, size } from '../style.ts'
import type { CategoryCoverage } from '../summary.ts'
import { band, chapters, opening, type Report } from './outline.ts'

/**
 * Checks of the catalogue that neither the service nor, if it answered, the tool knows anything of: one table per
 * category, so that its name stands at the head of every page.
 */
export function uncovered(report: Report): Node[] {
  const { data, summary, format, typesetter } = report
  if (summary.uncovered.length === 0) {
    return [
      opening(chapters.uncovered, 'section-start', [
        { text: 'Todas las comprobaciones del catálogo tienen elemento.', style: 'lead' },
      ]),
    ]
  }
  const columns: Column[] = [
    { title: 'Comprobación', width: 92 },
    { title: 'Nombre', width: room.portrait - 92 },
  ]
  const text = (value: string, column: number) =>
    typesetter.block(value, { width: inner(columns, column), size: size.table }, reportLimits.linesInCell)
  return [
    opening(chapters.uncovered, 'section-start', [
      {
        text:
          data.tool.state === 'answered'
            ? 'Comprobaciones del catálogo que el servicio no sigue y de las que la herramienta no tiene ningún hallazgo.'
            : 'Comprobaciones del catálogo que el servicio no sigue. Como la herramienta no respondió, puede tener hallazgos de ellas.',
        style: 'lead',
      },
    ]),
    ...summary.coverage.flatMap(categoryTable),
  ]

  function categoryTable({ category, code }: CategoryCoverage): Node[] {
    const tests = summary.uncovered.filter((test) => test.category === category)
    if (tests.length === 0) return []
    const number = plural(format, tests.length, 'comprobación', 'comprobaciones')
    const title = band(report, [categoryLabel(category), code, number], room.portrait)
    const rows = tests.map(({ id, name }): Cell[] => [text(id, 0), text(name, 1)])
    return [dataTable(columns, rows, { band: title })]
  }
}
