import type { Content, Margins } from 'pdfmake/interfaces.js'
import type { GateReason } from '../../wstg/gate-repository.ts'
import { severityColors } from '../../wstg/names.ts'
import { type FindingSeverity, findingSeverities } from '../../wstg/status.ts'
import { progressColors } from '../colors.ts'
import { type Progress, progressParts } from '../summary.ts'
import { bar, colors, patch, type Report, small, textWidth } from './style.ts'

/** A bar of the parts of the progress. */
export const progressBar = (progress: Progress, width: number, height?: number): Content =>
  bar(
    progressParts.map((part) => [progress[part], progressColors[part]] as const),
    progress.total,
    width,
    height,
  )

/** Why items do not pass, such as `7 with open findings, 3 not started`. */
const reasonCounts = ({ format, t }: Report, reasons: readonly GateReason[]): string =>
  [...Map.groupBy(reasons, (reason) => reason)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, items]) => `${format.count(items.length)} ${t.reasons[reason]}`)
    .join(', ')

/** The verdict of the gate, with the time of what it judges. */
const verdict = (report: Report): Content => {
  const { data, format, print, t } = report
  const { passed, stale, read_at: readAt, items } = data.gate
  const all = data.gate.open.map(({ reason }) => reason)
  const reasons = all.filter((reason) => reason !== 'unassigned_finding')
  const unassigned = all.length - reasons.length
  const open = t.verdict.open(
    format.count(reasons.length),
    format.items(items),
    reasons.length === 1,
  )
  const nothingOpen = stale ? t.verdict.nothingOpen : t.verdict.passed(format.items(items))
  const sentences = [
    ...(reasons.length > 0 ? [`${open}: ${reasonCounts(report, reasons)}.`] : []),
    ...(unassigned > 0 ? [t.verdict.unassigned(format.count(unassigned), unassigned === 1)] : []),
  ]
  const sentence = sentences.join(' ') || nothingOpen
  const read = readAt ? t.verdict.read(format.moment(readAt)) : t.verdict.unread
  const warning = data.warning && print(data.warning, { characters: 500, lines: 4 })
  const head: Content = {
    stack: [
      { text: passed ? t.verdict.ready : t.verdict.notReady, fontSize: 16, bold: true },
      { text: sentence, fontSize: 10, margin: [0, 3, 0, 0] },
    ],
    color: '#FFFFFF',
    margin: [10, 8],
  }
  const state: Content = {
    stack: [
      { text: stale && readAt ? `${read} ${t.verdict.stale}` : read, bold: stale },
      ...(warning ? [{ text: t.verdict.warning(warning) }] : []),
    ],
    color: stale || warning ? colors.warning : colors.ink,
    fontSize: 9,
    margin: [10, 4],
  }
  return {
    table: {
      widths: ['*'],
      body: [
        [{ ...head, fillColor: passed ? colors.good : colors.alert }],
        [{ ...state, fillColor: colors.panel }],
      ],
    },
    layout: 'noBorders',
    margin: [0, 16, 0, 0],
  }
}

/** A number for each severity of the open findings. */
const severityTiles = ({ data, format, t }: Report): Content => {
  const tile = (severity: FindingSeverity): Content => {
    const count = data.findings.counts[severity]
    const { fill, text } = severityColors[severity]
    const cell = {
      stack: [
        { text: format.count(count), fontSize: 20, bold: true },
        { text: t.severities[severity], fontSize: 9 },
      ],
      color: count === 0 ? colors.muted : text,
      fillColor: count === 0 ? colors.panel : fill,
      margin: [4, 2] satisfies Margins,
    }
    return { table: { widths: ['*'], body: [[cell]] }, layout: 'noBorders' }
  }
  return { columns: findingSeverities.map(tile), columnGap: 6, margin: [0, 5, 0, 0] }
}

/** May we release, which findings are open, how far are we: each in one look. */
export const firstPage = (report: Report): Content[] => {
  const { data, format, print, summary, t } = report
  const { progress, outside } = summary
  const name = (text: string) => print(text, { characters: 160, lines: 2 })
  const legend = progressParts.flatMap((part) => [
    patch(progressColors[part]),
    `${format.count(progress[part])} ${t.progress[part]}      `,
  ])
  return [
    { text: t.title, color: colors.muted, fontSize: 11 },
    { text: name(data.scope.product), style: 'title' },
    {
      text: [
        `${name(data.scope.engagement)}  ·  ${format.longMoment(data.generatedAt)}`,
        data.scope.toolAddress ? `\n${data.scope.toolName}: ${name(data.scope.toolAddress)}` : '',
      ],
      style: 'lead',
    },
    verdict(report),
    { text: t.openFindings, style: 'h2' },
    severityTiles(report),
    { text: t.progressOf(format.share(progress.closed, progress.total)), style: 'h2' },
    { stack: [progressBar(progress, textWidth, 14)], margin: [0, 4, 0, 0] },
    { text: legend, fontSize: 9, margin: [0, 5, 0, 0] },
    small(
      [
        t.denominator(format.count(progress.total)),
        ...(outside.length > 0 ? [t.outsideCount(format.count(outside.length))] : []),
      ].join(' '),
    ),
  ]
}
