import type { Content } from 'pdfmake/interfaces.js'
import type { Category } from '../summary.ts'
import { countKnown, toolSentences } from './front.ts'
import {
  bar,
  type Column,
  chapter,
  colors,
  dataTable,
  patch,
  type Report,
  small,
  termTable,
} from './style.ts'

/** The summary of the report on one page. */
export function managementSummary(report: Report): Content {
  const { data, summary, format } = report
  const { count, items, share } = format
  const { total, closed, open, urgent, conflicts, pending, gone, catalogue } = summary
  const { title, isWhole } = toolSentences(report)
  const figure = (value: string, label: string, color = colors.accent): Content => [
    { text: value, style: 'figure', color },
    { text: label, style: 'small' },
  ]
  const alarming = (value: number, label: string) =>
    figure(count(value), label, value > 0 ? colors.alert : colors.good)
  const figures = [
    figure(count(total), 'elementos'),
    figure(share(closed, total), 'cerrados'),
    figure(share(catalogue.covered, catalogue.tests), 'del catálogo con elemento'),
    alarming(urgent.length, 'abiertos de severidad crítica o alta'),
    alarming(conflicts.length, 'en conflicto'),
    alarming(data.failed.total, 'peticiones fallidas'),
  ]
  const details: [term: string, text: Content][] = [
    ['Elementos', countKnown(report)],
    ['Estado', `Abiertos: ${count(open)}; cerrados: ${count(closed)} (capítulo 2)`],
    [
      'Catálogo',
      `${count(catalogue.tests)} comprobaciones, ${count(catalogue.covered)} con elemento, ` +
        `${count(catalogue.closed)} cerradas (capítulo 3)`,
    ],
    ['Sin hallazgo', `Perdido en la herramienta: ${items(gone)}`],
    ['Pendientes', `Sin primera sincronización: ${items(pending.length)}`],
    ['Registro', `Entradas: ${count(data.log.total)}; con error: ${count(data.log.failures)}`],
    ['Herramienta', { text: title, ...(!isWhole && { color: colors.alert }) }],
  ]
  const content: Content[] = [
    { columns: figures, columnGap: 10, margin: [0, 12, 0, 12] },
    termTable(details),
  ]
  return chapter('summary', content, 'portrait')
}

/** The chart of items by status, and items by severity and status. */
export function counts({ summary, format }: Report): Content {
  const { total, onlyInTool, byStatus, bySeverity } = summary
  const most = Math.max(...byStatus.map(({ value }) => value))
  const statusColumns: Column<(typeof byStatus)[number]>[] = [
    [
      'Estado',
      140,
      ({ label, color, name }) => ({
        text: [patch(color), label, { text: `  ${name}`, color: colors.muted }],
      }),
    ],
    ['', 235, ({ value, color }) => bar(value, most, color, 235)],
    ['Elementos', 56, ({ value }) => format.count(value), 'right'],
    ['Parte', 56, ({ value }) => format.share(value, total), 'right'],
  ]
  const severityColumns: Column<(typeof bySeverity)[number]>[] = [
    ['Severidad', 175, ({ label, color }) => ({ text: [patch(color), label] })],
    ...byStatus.map(
      ({ label }, at): Column<(typeof bySeverity)[number]> => [
        label,
        50,
        (severity) => format.count(severity.byStatus[at]?.value ?? 0),
        'right',
      ],
    ),
    ['Total', 38, ({ value }) => ({ text: format.count(value), bold: true }), 'right'],
  ]
  const tool = onlyInTool > 0 ? ` Incluye solo en la herramienta: ${format.count(onlyInTool)}.` : ''
  return chapter('counts', [
    { text: 'Elementos por estado', style: 'h2' },
    dataTable(statusColumns, byStatus),
    small(`Total: ${format.items(total)}.${tool}`),
    { text: 'Elementos por severidad y estado', style: 'h2' },
    dataTable(severityColumns, bySeverity),
  ])
}

/** The parts of the catalogue that have items, and closed ones, category by category. */
export function coverage({ summary: { categories, catalogue }, format }: Report): Content {
  const columns: Column<Pick<Category, 'code' | 'title' | 'tests' | 'covered' | 'closed'>>[] = [
    ['Código', 66, ({ code }) => code],
    ['Categoría', 134, ({ title }) => title],
    ['Comprob.', 42, ({ tests }) => format.count(tests), 'right'],
    ['Con elemento', 54, ({ covered }) => format.count(covered), 'right'],
    ['Cerradas', 42, ({ closed }) => format.count(closed), 'right'],
    ['Cobertura', 44, ({ covered, tests }) => format.share(covered, tests), 'right'],
    ['', 81, ({ tests, covered }) => bar(covered, tests, colors.good, 81)],
  ]
  const inCatalogue = categories.filter(({ tests }) => tests > 0)
  const total = { code: 'Total', title: '', ...catalogue }
  const outside = categories.find(({ tests }) => tests === 0)?.total ?? 0
  return chapter('coverage', [
    dataTable(columns, [...inCatalogue, total]),
    small(
      'Las comprobaciones y sus categorías son las de la guía que cita la portada. Fuera del ' +
        `catálogo, sin contar en esta tabla: ${format.items(outside)}.`,
    ),
  ])
}
