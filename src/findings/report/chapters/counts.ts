import type { Cell, Node } from 'pdfmake'
import { bar, ring } from '../chart.ts'
import { type Column, colors, dataTable, inner, remaining, room } from '../style.ts'
import { severityGroups, severityKind, statusGroups, statusKind } from '../summary.ts'
import { numberCell, patch, remark } from './cells.ts'
import { chapters, opening, type Report } from './outline.ts'

/** The ring of items by status, and items by severity and status. */
export function counts({ summary, format }: Report): Node[] {
  const shown = statusGroups.filter((group) => group !== 'other' || summary.byStatus.other > 0)
  const statusColumns: Column[] = [
    { title: 'Estado', width: 150 },
    { title: 'Elementos', width: 70, alignment: 'right' },
    { title: 'Parte', width: 62, alignment: 'right' },
  ]
  const statusRows = shown.map((group): Cell[] => [
    {
      text: [
        patch(statusKind(group).color),
        statusKind(group).label,
        ...(group === 'other' ? [] : [{ text: `  ${group}`, color: colors.muted }]),
      ],
      style: 'cell',
    },
    numberCell(format.count(summary.byStatus[group])),
    numberCell(format.share(summary.byStatus[group], summary.total)),
  ])
  const totalRow: Cell[] = [
    { text: 'Total', style: 'cell', bold: true },
    numberCell(format.count(summary.total), true),
    numberCell(format.share(summary.total, summary.total), true),
  ]
  const diameter = 150
  const chart: Node = {
    stack: [
      ring(
        shown.map((group) => ({ value: summary.byStatus[group], color: statusKind(group).color })),
        diameter,
      ),
      {
        stack: [
          { text: format.count(summary.total), fontSize: 20, bold: true, color: colors.accent, alignment: 'center' },
          {
            text: summary.total === 1 ? 'elemento' : 'elementos',
            fontSize: 8,
            color: colors.muted,
            alignment: 'center',
          },
        ],
        margin: [0, -diameter / 2 - 17, 0, diameter / 2 - 17],
      },
    ],
    width: diameter,
  }
  return [
    opening(chapters.counts, 'flow', [
      { text: 'Elementos por estado', style: 'h2', margin: [0, 6, 0, 8] },
      {
        columns: [chart, { ...dataTable(statusColumns, [...statusRows, totalRow], { above: 8 }), width: '*' }],
        columnGap: 40,
        margin: [10, 0, 0, 6],
      },
      ...(summary.onlyInTool > 0 ? [remark(inTool(summary.onlyInTool))] : []),
    ]),
    severityTable(),
  ]

  function inTool(items: number): string {
    return items === 1
      ? 'Incluye 1 elemento que está solo en la herramienta, con el estado que indica su hallazgo.'
      : `Incluye ${format.count(items)} elementos que están solo en la herramienta, con el estado que indican sus hallazgos.`
  }

  function severityTable(): Node {
    const narrow = shown.length > 5 ? 52 : 58
    const columns: Column[] = [
      { title: 'Severidad', width: 92 },
      ...shown.map((group): Column => ({ title: statusKind(group).label, width: narrow, alignment: 'right' })),
      { title: 'Total', width: 46, alignment: 'right' },
    ]
    const barColumn: Column = { title: 'Reparto', width: remaining(room.portrait, columns) }
    const barWidth = inner([...columns, barColumn], columns.length)
    const widest = Math.max(...severityGroups.map((group) => summary.bySeverity[group].total))
    const rows = severityGroups
      .filter((group) => (group !== 'other' && group !== 'unknown') || summary.bySeverity[group].total > 0)
      .map((group): Cell[] => {
        const { total, byStatus } = summary.bySeverity[group]
        return [
          { text: [patch(severityKind(group).color), severityKind(group).label], style: 'cell' },
          ...shown.map((status) => numberCell(format.count(byStatus[status]))),
          numberCell(format.count(total), true),
          {
            ...bar(
              shown.map((status) => ({ value: byStatus[status], color: statusKind(status).color })),
              widest,
              barWidth,
            ),
            margin: [0, 1.5, 0, 0],
          },
        ]
      })
    return {
      stack: [
        { text: 'Elementos por severidad y estado', style: 'h2' },
        dataTable([...columns, barColumn], rows, { above: 0 }),
        {
          text: [...shown.flatMap((group) => [patch(statusKind(group).color), `${statusKind(group).label}     `])],
          style: 'small',
          margin: [0, 4, 0, 0],
        },
      ],
      unbreakable: true,
    }
  }
}
