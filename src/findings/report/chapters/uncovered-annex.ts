import type { Cell, Node } from 'pdfmake'
import { categoryLabel } from '../labels.ts'
import { type Column, dataTable, inner, room, size } from '../style.ts'
import type { Summary } from '../summary.ts'
import { own } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** Checks of the catalogue that neither the service nor, as far as it answered, the tool knows anything of. */
export function uncovered({ data, summary, typesetter }: Report): Node[] {
  if (summary.uncovered.length === 0) {
    return [
      opening(chapters.uncovered, 'section-start', [
        { text: 'Todas las comprobaciones del catálogo tienen elemento.', style: 'lead' },
      ]),
    ]
  }
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
    uncoveredTable(summary.uncovered),
  ]

  function uncoveredTable(tests: Summary['uncovered']): Node {
    const columns: Column[] = [
      { title: 'Categoría', width: 150 },
      { title: 'Comprobación', width: 92 },
      { title: 'Nombre', width: room.portrait - 150 - 92 },
    ]
    const rows = tests.map((test, index): Cell[] => {
      const repeated = tests[index - 1]?.category === test.category
      const text = (value: string, column: number) =>
        typesetter.block(value, { width: inner(columns, column), size: size.table })
      return [repeated ? own('') : text(categoryLabel(test.category), 0), text(test.id, 1), text(test.name, 2)]
    })
    return dataTable(columns, rows)
  }
}
