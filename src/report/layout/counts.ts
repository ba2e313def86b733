import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Count } from '../summary.ts'
import { chapters, opening, type Report } from './chapter.ts'
import { bar, type Column, colors, dataTable, legend, numberCell, patch, ring } from './style.ts'

/** Values that are none of the known ones are shown where there are any. */
const isShown = ({ group, value }: Count): boolean =>
  value > 0 || (group !== 'other' && group !== 'unknown')

/** The ring of items by status, and items by severity and status. */
export function counts({ summary, format }: Report): Content[] {
  const { total, onlyInTool } = summary
  const shown = summary.byStatus.filter(isShown)
  const statusRows = shown.map(({ group, label, color, value }): TableCell[] => [
    {
      text: [
        patch(color),
        label,
        ...(group === 'other' ? [] : [{ text: `  ${group}`, color: colors.muted }]),
      ],
    },
    numberCell(format.count(value)),
    numberCell(format.share(value, total)),
  ])
  const totalRow = [
    { text: 'Total', bold: true },
    numberCell(format.count(total), true),
    numberCell(format.share(total, total), true),
  ]
  const statusColumns: Column[] = [
    { title: 'Estado', width: 142 },
    { title: 'Elementos', width: 62, right: true },
    { title: 'Parte', width: 58, right: true },
  ]
  const inTool =
    onlyInTool === 1
      ? 'Incluye 1 elemento que está solo en la herramienta, con el estado que indica su hallazgo.'
      : `Incluye ${format.count(onlyInTool)} elementos que están solo en la herramienta, con el estado que indican sus hallazgos.`
  return [
    opening(chapters.counts, [
      { text: 'Elementos por estado', style: 'h2' },
      {
        columns: [
          {
            width: 150,
            stack: [ring(shown, format.count(total), total === 1 ? 'elemento' : 'elementos')],
          },
          dataTable(statusColumns, [...statusRows, totalRow]),
        ],
        columnGap: 40,
        margin: [10, 0, 0, 6],
      },
      ...(onlyInTool > 0 ? [{ text: inTool, style: 'small' }] : []),
    ]),
    {
      stack: [
        { text: 'Elementos por severidad y estado', style: 'h2' },
        severityTable(),
        legend(shown),
      ],
      unbreakable: true,
    },
  ]

  function severityTable(): Content {
    const barWidth = shown.length > 5 ? 57 : 79
    const columns: Column[] = [
      { title: 'Severidad', width: 88 },
      ...shown.map(
        ({ label }): Column => ({ title: label, width: shown.length > 5 ? 44 : 50, right: true }),
      ),
      { title: 'Total', width: 38, right: true },
      { title: 'Reparto', width: barWidth },
    ]
    const groups = new Set(shown.map(({ group }) => group))
    const widest = Math.max(...summary.bySeverity.map(({ value }) => value))
    const rows = summary.bySeverity
      .filter(isShown)
      .map(({ label, color, value, byStatus }): TableCell[] => {
        const statuses = byStatus.filter(({ group }) => groups.has(group))
        return [
          { text: [patch(color), label] },
          ...statuses.map((status) => numberCell(format.count(status.value))),
          numberCell(format.count(value), true),
          bar(statuses, widest, barWidth),
        ]
      })
    return dataTable(columns, rows)
  }
}
