import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { categoryLabel } from '../labels.ts'
import { items } from '../sentences.ts'
import type { CategoryCoverage } from '../summary.ts'
import { chapters, opening, type Report } from './chapter.ts'
import { bar, type Column, colors, dataTable, legend, numberCell } from './style.ts'

const barWidth = 81
const columns: Column[] = [
  { title: 'Código', width: 66 },
  { title: 'Categoría', width: 134 },
  { title: 'Comprob.', width: 42, right: true },
  { title: 'Con elemento', width: 54, right: true },
  { title: 'Cerradas', width: 42, right: true },
  { title: 'Cobertura', width: 44, right: true },
  { title: '', width: barWidth },
]

/** How much of the catalogue has items, and closed ones, category by category. */
export function coverage(report: Report): Content {
  const { data, summary, format } = report
  const { outside, coveredByTool } = summary
  const sum = (key: 'tests' | 'covered' | 'closed') =>
    summary.coverage.reduce((total, category) => total + category[key], 0)
  const total = { tests: sum('tests'), covered: sum('covered'), closed: sum('closed') }
  const figures = (
    { tests, covered, closed }: Omit<CategoryCoverage, 'category' | 'code'>,
    bold: boolean,
  ) => [
    numberCell(format.count(tests), bold),
    numberCell(format.count(covered), bold),
    numberCell(format.count(closed), bold),
    numberCell(format.share(covered, tests), bold),
    bar(
      [
        { value: closed, color: colors.good },
        { value: covered - closed, color: colors.warning },
      ],
      tests,
      barWidth,
    ),
  ]
  const rows = summary.coverage.map((category): TableCell[] => [
    category.code,
    categoryLabel(category.category),
    ...figures(category, false),
  ])
  const totalRow: TableCell[] = [{ text: 'Total', bold: true }, '', ...figures(total, true)]
  const remarks = [
    outside === 0
      ? `Las ${format.count(data.catalogue.tests.length)} comprobaciones y sus categorías son las de la guía que cita la portada.`
      : `Además hay ${items(report, outside)} que no ${outside === 1 ? 'pertenece' : 'pertenecen'} al catálogo y no ${outside === 1 ? 'cuenta' : 'cuentan'} en esta tabla.`,
    ...(coveredByTool > 0
      ? [
          `De las comprobaciones con elemento, ${format.count(coveredByTool)} lo ${coveredByTool === 1 ? 'tiene' : 'tienen'} solo en la herramienta.`,
        ]
      : []),
  ]
  return opening(
    chapters.coverage,
    [
      dataTable(columns, [...rows, totalRow]),
      legend([
        { label: 'Cerradas', color: colors.good },
        { label: 'Con elemento, abiertas', color: colors.warning },
        { label: 'Sin elemento', color: colors.rule },
      ]),
      { text: remarks.join(' '), style: 'small' },
    ],
    'new-page',
  )
}
