import type { Cell, Node } from 'pdfmake'
import { categoryLabel } from '../labels.ts'
import { type Column, dataTable, inner, room, size } from '../style.ts'
import type { Summary } from '../summary.ts'
import { own } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** Checks of the catalogue that nobody tracks. */
export function untracked({ summary, typesetter }: Report): Node[] {
  if (summary.untracked.length === 0) {
    return [
      opening(chapters.untracked, 'section-start', [
        { text: 'Todas las comprobaciones del catálogo tienen elemento.', style: 'lead' },
      ]),
    ]
  }
  return [
    opening(chapters.untracked, 'section-start', [
      { text: 'Comprobaciones del catálogo de las que todavía no hay ningún elemento en seguimiento.', style: 'lead' },
    ]),
    untrackedTable(summary.untracked),
  ]

  function untrackedTable(tests: Summary['untracked']): Node {
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
