import type { Cell, Node } from 'pdfmake'
import { bar } from '../chart.ts'
import { plural } from '../format.ts'
import { categoryLabel } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { type Column, colors, dataTable, inner, remaining, room, size } from '../style.ts'
import { numberCell, patch } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** How much of the catalogue has items, and closed ones, category by category. */
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
  const coverageBar = (tests: number, covered: number, closed: number): Cell => ({
    ...bar(
      [
        { value: closed, color: colors.good },
        { value: covered - closed, color: colors.warning },
      ],
      tests,
      barWidth,
    ),
    margin: [0, 1.5, 0, 0],
  })
  const text = (value: string, column: number) =>
    typesetter.block(value, { width: inner(columns, column), size: size.table }, reportLimits.linesInCell)
  const rows = summary.coverage.map(({ category, code, tests, covered, closed }): Cell[] => [
    text(code, 0),
    text(categoryLabel(category), 1),
    numberCell(format.count(tests)),
    numberCell(format.count(covered)),
    numberCell(format.count(closed)),
    numberCell(format.share(covered, tests)),
    coverageBar(tests, covered, closed),
  ])
  const total = summary.coverage.reduce(
    (sum, category) => ({
      tests: sum.tests + category.tests,
      covered: sum.covered + category.covered,
      closed: sum.closed + category.closed,
    }),
    { tests: 0, covered: 0, closed: 0 },
  )
  const totalRow: Cell[] = [
    { text: 'Total', style: 'cell', bold: true },
    { text: '' },
    numberCell(format.count(total.tests), true),
    numberCell(format.count(total.covered), true),
    numberCell(format.count(total.closed), true),
    numberCell(format.share(total.covered, total.tests), true),
    coverageBar(total.tests, total.covered, total.closed),
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
      { text: remarks().join(' '), style: 'small' },
    ]),
  ]

  function remarks(): string[] {
    const { outside, coveredByTool } = summary
    const catalogue = `Las ${format.count(data.catalogue.tests.length)} comprobaciones y sus categorías son las de la guía que cita la portada.`
    const inTool = `De las comprobaciones con elemento, ${format.count(coveredByTool)} lo ${coveredByTool === 1 ? 'tiene' : 'tienen'} solo en la herramienta.`
    const others = `Además hay ${plural(format, outside, 'elemento', 'elementos')} que no ${outside === 1 ? 'pertenece' : 'pertenecen'} al catálogo y no ${outside === 1 ? 'cuenta' : 'cuentan'} en esta tabla.`
    return [outside === 0 ? catalogue : others, ...(coveredByTool > 0 ? [inTool] : [])]
  }
}
