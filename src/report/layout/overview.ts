import type { Content } from 'pdfmake/interfaces.js'
import { categoryLabel } from '../labels.ts'
import { items, sentences, toolSentences } from '../sentences.ts'
import type { CategoryCoverage, Count } from '../summary.ts'
import { lead, opening, type Report, small } from './chapter.ts'
import { bar, type Column, colors, dataTable, legend, panel, patch } from './style.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The summary of the report on one page. */
export function managementSummary(report: Report): Content[] {
  const { data, summary, format } = report
  const tests = data.catalogue.tests.length
  const figure = (value: string, label: string, color = colors.accent): Content => [
    { text: value, fontSize: 15, bold: true, color },
    { text: label, fontSize: 7.8, color: colors.muted, margin: [0, 1, 0, 0] },
  ]
  const alarming = (value: number, label: string) =>
    figure(format.count(value), label, value > 0 ? colors.alert : colors.good)
  const figures = [
    figure(format.count(summary.total), summary.total === 1 ? 'elemento' : 'elementos'),
    figure(format.share(summary.closed, summary.total), 'cerrados'),
    figure(format.share(tests - summary.uncovered.length, tests), 'del catálogo con elemento'),
    alarming(summary.urgent.length, 'abiertos de severidad crítica o alta'),
    alarming(summary.conflicts.length, 'en conflicto'),
    alarming(data.failed.total, 'peticiones fallidas'),
  ]
  const warning = data.tool.failure ? [panel([toolSentences(report)[0]], colors.alert)] : []
  return [
    opening('summary', panel(figures, colors.accent), ...warning),
    ...sentences(report).map(lead),
  ]
}

/** Rare values are shown only where they occur. */
const isShown = ({ group, value }: Count): boolean =>
  value > 0 || (group !== 'other' && group !== 'unknown')

/** The chart of items by status, and items by severity and status. */
export function counts({ summary, format }: Report): Content[] {
  const { total, onlyInTool, byStatus, bySeverity } = summary
  const most = Math.max(...byStatus.map(({ value }) => value))
  const statusColumns: Column<Partial<Count> & { value: number }>[] = [
    [
      'Estado',
      140,
      ({ label = 'Total', color, group = '' }) => ({
        text: [
          ...(color ? [patch(color)] : []),
          label,
          { text: `  ${group}`, color: colors.muted },
        ],
      }),
    ],
    ['', 235, ({ value, color }) => (color ? bar([{ value, color }], most, 235) : '')],
    ['Elementos', 56, ({ value }) => format.count(value), 'right'],
    ['Parte', 56, ({ value }) => format.share(value, total), 'right'],
  ]
  const widest = Math.max(...bySeverity.map(({ value }) => value))
  const severityColumns: Column<(typeof bySeverity)[number]>[] = [
    ['Severidad', 88, ({ label, color }) => ({ text: [patch(color), label] })],
    ...byStatus.map(
      ({ label }, at): Column<(typeof bySeverity)[number]> => [
        label,
        50,
        (severity) => format.count(severity.byStatus[at]?.value ?? 0),
        'right',
      ],
    ),
    ['Total', 38, ({ value }) => ({ text: format.count(value), bold: true }), 'right'],
    ['Reparto', 79, (severity) => bar(severity.byStatus, widest, 79)],
  ]
  const inTool = `Incluye ${items({ format }, onlyInTool)} solo en la herramienta.`
  return [
    opening(
      'counts',
      { text: 'Elementos por estado', style: 'h2' },
      dataTable(statusColumns, byStatus, { total: { value: total } }),
      ...(onlyInTool > 0 ? [small(inTool)] : []),
    ),
    {
      stack: [
        { text: 'Elementos por severidad y estado', style: 'h2' },
        dataTable(severityColumns, bySeverity.filter(isShown)),
        legend(byStatus),
      ],
      unbreakable: true,
    },
  ]
}

/** The parts of the catalogue that have items, and closed ones, category by category. */
export function coverage({ summary, format }: Report): Content[] {
  const { outside, coveredByTool } = summary
  const total: CategoryCoverage = {
    category: '',
    code: 'Total',
    tests: sum(summary.coverage.map(({ tests }) => tests)),
    covered: sum(summary.coverage.map(({ covered }) => covered)),
    closed: sum(summary.coverage.map(({ closed }) => closed)),
  }
  const columns: Column<CategoryCoverage>[] = [
    ['Código', 66, ({ code }) => code],
    ['Categoría', 134, ({ category }) => categoryLabel(category)],
    ['Comprob.', 42, ({ tests }) => format.count(tests), 'right'],
    ['Con elemento', 54, ({ covered }) => format.count(covered), 'right'],
    ['Cerradas', 42, ({ closed }) => format.count(closed), 'right'],
    ['Cobertura', 44, ({ covered, tests }) => format.share(covered, tests), 'right'],
    [
      '',
      81,
      ({ tests, covered, closed }) =>
        bar(
          [
            { value: closed, color: colors.good },
            { value: covered - closed, color: colors.warning },
          ],
          tests,
          81,
        ),
    ],
  ]
  const remarks = [
    'Las comprobaciones y sus categorías son las de la guía que cita la portada.',
    ...(outside > 0
      ? [`Fuera del catálogo, sin contar en esta tabla: ${items({ format }, outside)}.`]
      : []),
    ...(coveredByTool > 0
      ? [`Con elemento solo en la herramienta: ${format.count(coveredByTool)}.`]
      : []),
  ]
  return [
    opening(
      'coverage',
      dataTable(columns, summary.coverage, { total }),
      legend([
        { label: 'Cerradas', color: colors.good },
        { label: 'Con elemento, abiertas', color: colors.warning },
        { label: 'Sin elemento', color: colors.rule },
      ]),
      small(remarks.join(' ')),
    ),
  ]
}
