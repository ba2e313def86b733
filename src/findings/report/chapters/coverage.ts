import type { Cell, Node } from 'pdfmake'
import { bar } from '../chart.ts'
import { plural } from '../format.ts'
import { categoryLabel } from '../labels.ts'
import { type Column, colors, dataTable, inner, remaining, room, size } from '../style.ts'
import { numberCell, patch } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** How much of the catalogue is tracked and closed, category by category. */
export function coverage({ data, summary, format, typesetter }: Report): Node[] {
  const columns: Column[] = [
    { title: 'Código', width: 70 },
    { title: 'Categoría', width: 142 },
    { title: 'Comprob.', width: 50, alignment: 'right' },
    { title: 'Con elemento', width: 62, alignment: 'right' },
    { title: 'Cerradas', width: 50, alignment: 'right' },
    { title: 'Cobertura', width: 52, alignment: 'right' },
  ]
  const barColumn: Column = { title: '', width: remaining(room.portrait, columns) }
  const barWidth = inner([...columns, barColumn], columns.length)
  const coverageBar = (tests: number, tracked: number, closed: number): Cell => ({
    ...bar(
      [
        { value: closed, color: colors.good },
        { value: tracked - closed, color: colors.warning },
      ],
      tests,
      barWidth,
    ),
    margin: [0, 1.5, 0, 0],
  })
  const text = (value: string, column: number) =>
    typesetter.block(value, { width: inner(columns, column), size: size.table })
  const rows = summary.coverage.map(({ category, code, tests, tracked, closed }): Cell[] => [
    text(code, 0),
    text(categoryLabel(category), 1),
    numberCell(format.count(tests)),
    numberCell(format.count(tracked)),
    numberCell(format.count(closed)),
    numberCell(format.share(tracked, tests)),
    coverageBar(tests, tracked, closed),
  ])
  const total = summary.coverage.reduce(
    (sum, category) => ({
      tests: sum.tests + category.tests,
      tracked: sum.tracked + category.tracked,
      closed: sum.closed + category.closed,
    }),
    { tests: 0, tracked: 0, closed: 0 },
  )
  const totalRow: Cell[] = [
    { text: 'Total', style: 'cell', bold: true },
    { text: '' },
    numberCell(format.count(total.tests), true),
    numberCell(format.count(total.tracked), true),
    numberCell(format.count(total.closed), true),
    numberCell(format.share(total.tracked, total.tests), true),
    coverageBar(total.tests, total.tracked, total.closed),
  ]
  return [
    opening(chapters.coverage, 'new-page', [
      dataTable([...columns, barColumn], [...rows, totalRow]),
      {
        text: [
          patch(colors.good),
          'Cerradas     ',
          patch(colors.warning),
          'Con elemento, abiertas     ',
          patch(colors.rule),
          'Sin elemento',
        ],
        style: 'small',
        margin: [0, 4, 0, 6],
      },
      {
        text:
          summary.outside === 0
            ? `Las ${format.count(data.catalogue.tests.length)} comprobaciones y sus categorías son las de la guía que cita la portada.`
            : `Además hay ${plural(format, summary.outside, 'elemento', 'elementos')} que no ${summary.outside === 1 ? 'pertenece' : 'pertenecen'} al catálogo y no ${summary.outside === 1 ? 'cuenta' : 'cuentan'} en esta tabla.`,
        style: 'small',
      },
    ]),
  ]
}
