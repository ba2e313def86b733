import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { categoryLabel } from '../labels.ts'
import { items, sentences, toolSentences } from '../sentences.ts'
import type { CategoryCoverage, Count } from '../summary.ts'
import { chapters, lead, opening, type Report, small } from './chapter.ts'
import {
  bar,
  type Column,
  callout,
  colors,
  dataTable,
  legend,
  numberCell,
  patch,
  ring,
} from './style.ts'

const tile = (value: string, label: string, color = colors.accent): TableCell => ({
  stack: [
    { text: value, fontSize: 15, bold: true, color },
    { text: label, fontSize: 7.8, color: colors.muted, margin: [0, 1, 0, 0] },
  ],
  fillColor: colors.panel,
})

/** The summary of the report on one page. */
export function managementSummary(report: Report): Content[] {
  const { data, summary, format } = report
  const tests = data.catalogue.tests.length
  const alarming = (value: number, label: string) =>
    tile(format.count(value), label, value > 0 ? colors.alert : colors.good)
  const tiles = [
    tile(format.count(summary.total), summary.total === 1 ? 'elemento' : 'elementos'),
    tile(format.share(summary.closed, summary.total), 'cerrados'),
    tile(format.share(tests - summary.uncovered.length, tests), 'del catálogo con elemento'),
    alarming(summary.urgent.length, 'abiertos de severidad crítica o alta'),
    alarming(summary.conflicts.length, 'en conflicto'),
    alarming(data.failed.total, 'peticiones fallidas'),
  ]
  const warning =
    data.tool.failure === null ? [] : [callout([toolSentences(report)[0]], colors.alert)]
  return [
    opening(
      chapters.summary,
      [
        {
          table: { widths: tiles.map(() => 64), body: [tiles] },
          layout: {
            hLineWidth: () => 0,
            vLineWidth: (column) => (column === 0 || column === tiles.length ? 0 : 8),
            vLineColor: colors.white,
            paddingLeft: () => 7,
            paddingRight: () => 7,
            paddingTop: () => 8,
            paddingBottom: () => 8,
          },
          margin: [0, 8, 0, 8],
        },
        ...warning,
      ],
      'new-page',
    ),
    ...sentences(report).map(lead),
  ]
}

/** Rare values are shown only where they occur. */
const isShown = ({ group, value }: Count): boolean =>
  value > 0 || (group !== 'other' && group !== 'unknown')

/** The ring of items by status, and items by severity and status. */
export function counts(report: Report): Content[] {
  const { summary, format } = report
  const { total, onlyInTool, byStatus } = summary
  const figures = (value: number, bold = false) => [
    numberCell(format.count(value), bold),
    numberCell(format.share(value, total), bold),
  ]
  const statusRows = byStatus.map(({ group, label, color, value }): TableCell[] => [
    { text: [patch(color), label, { text: `  ${group}`, color: colors.muted }] },
    ...figures(value),
  ])
  const statusColumns: Column[] = [
    { title: 'Estado', width: 142 },
    { title: 'Elementos', width: 62, right: true },
    { title: 'Parte', width: 58, right: true },
  ]
  const severityColumns: Column[] = [
    { title: 'Severidad', width: 88 },
    ...byStatus.map(({ label }): Column => ({ title: label, width: 50, right: true })),
    { title: 'Total', width: 38, right: true },
    { title: 'Reparto', width: 79 },
  ]
  const widest = Math.max(...summary.bySeverity.map(({ value }) => value))
  const severityRows = summary.bySeverity
    .filter(isShown)
    .map(({ label, color, value, byStatus }): TableCell[] => [
      { text: [patch(color), label] },
      ...byStatus.map((status) => numberCell(format.count(status.value))),
      numberCell(format.count(value), true),
      bar(byStatus, widest, 79),
    ])
  const inTool = `Incluye ${items(report, onlyInTool)} solo en la herramienta.`
  return [
    opening(chapters.counts, [
      { text: 'Elementos por estado', style: 'h2' },
      {
        columns: [
          {
            width: 150,
            stack: [ring(byStatus, format.count(total), total === 1 ? 'elemento' : 'elementos')],
          },
          dataTable(statusColumns, [
            ...statusRows,
            [{ text: 'Total', bold: true }, ...figures(total, true)],
          ]),
        ],
        columnGap: 40,
        margin: [10, 0, 0, 6],
      },
      ...(onlyInTool > 0 ? [small(inTool)] : []),
    ]),
    {
      stack: [
        { text: 'Elementos por severidad y estado', style: 'h2' },
        dataTable(severityColumns, severityRows),
        legend(byStatus),
      ],
      unbreakable: true,
    },
  ]
}

const coverageColumns: Column[] = [
  { title: 'Código', width: 66 },
  { title: 'Categoría', width: 134 },
  { title: 'Comprob.', width: 42, right: true },
  { title: 'Con elemento', width: 54, right: true },
  { title: 'Cerradas', width: 42, right: true },
  { title: 'Cobertura', width: 44, right: true },
  { title: '', width: 81 },
]

/** The parts of the catalogue that have items, and closed ones, category by category. */
export function coverage(report: Report): Content {
  const { summary, format } = report
  const { outside, coveredByTool } = summary
  const sum = (key: 'tests' | 'covered' | 'closed') =>
    summary.coverage.reduce((total, category) => total + category[key], 0)
  const figures = (
    { tests, covered, closed }: Pick<CategoryCoverage, 'tests' | 'covered' | 'closed'>,
    bold = false,
  ) => [
    ...[tests, covered, closed].map((value) => numberCell(format.count(value), bold)),
    numberCell(format.share(covered, tests), bold),
    bar(
      [
        { value: closed, color: colors.good },
        { value: covered - closed, color: colors.warning },
      ],
      tests,
      81,
    ),
  ]
  const total = { tests: sum('tests'), covered: sum('covered'), closed: sum('closed') }
  const rows = summary.coverage.map((category): TableCell[] => [
    category.code,
    categoryLabel(category.category),
    ...figures(category),
  ])
  const remarks = [
    'Las comprobaciones y sus categorías son las de la guía que cita la portada.',
    ...(outside > 0
      ? [`Fuera del catálogo, sin contar en esta tabla: ${items(report, outside)}.`]
      : []),
    ...(coveredByTool > 0
      ? [`Con elemento solo en la herramienta: ${format.count(coveredByTool)}.`]
      : []),
  ]
  return opening(
    chapters.coverage,
    [
      dataTable(coverageColumns, [
        ...rows,
        [{ text: 'Total', bold: true }, '', ...figures(total, true)],
      ]),
      legend([
        { label: 'Cerradas', color: colors.good },
        { label: 'Con elemento, abiertas', color: colors.warning },
        { label: 'Sin elemento', color: colors.rule },
      ]),
      small(remarks.join(' ')),
    ],
    'new-page',
  )
}
