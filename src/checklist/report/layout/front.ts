import type { Content } from 'pdfmake/interfaces.js'
import { wstgGuide } from '../../wstg/catalogue.ts'
import { reportLimits } from '../report-data.ts'
import type { Progress } from '../summary.ts'
import { bar, type ChapterContent, colors, page, patch, type Report, termTable } from './style.ts'

const pageWidth = page.width - 2 * page.margin

/** How the tool's findings were read: a title, and sentences. */
export function toolSentences({ data: { tool }, format: { count }, t }: Report) {
  const { failure, warning, read, total, findings, notShown } = tool
  const named = notShown.slice(0, reportLimits.named)
  const more = notShown.length > named.length ? ['…'] : []
  const reason = failure && (t.tool.failures[failure] ?? t.tool.failures.unreachable)
  const texts = [
    ...(reason === null ? [] : [t.tool.reason(reason)]),
    t.tool.own,
    t.tool.findings(count(findings)),
    t.tool.stored,
    ...(notShown.length > 0
      ? [t.tool.notShown(count(notShown.length), [...named, ...more].join(', '))]
      : []),
  ]
  const trouble = read === 0 ? t.tool.unread : t.tool.partly(count(read), count(total))
  return {
    title: failure === null ? (warning === null ? t.tool.whole : t.tool.hidden) : trouble,
    text: texts.join(' '),
    isWhole: failure === null && warning === null,
  }
}

/** `42 en seguimiento`, or `45: 42 en seguimiento y 3 solo en la herramienta` */
const countKnown = ({ summary, format: { count }, t }: Report): string => {
  const { total, tracked, onlyInTool } = summary
  return onlyInTool === 0
    ? t.tracked(count(tracked))
    : t.withOnlyInTool(count(total), count(tracked), count(onlyInTool))
}

/** The verdict of the gate, and a sentence on the state of the checklist. */
const verdict = (report: Report): string => {
  const { data, format, t } = report
  const { passed, stale, items, open } = data.gate
  const of = format.count(items)
  const gate = passed ? t.verdict.passed(of) : t.verdict.open(format.count(open), of, open === 1)
  return [gate, ...(stale ? [t.verdict.stale] : []), progressSentence(report)].join(' ')
}

const progressSentence = ({ summary, data, format: { count }, t }: Report): string => {
  const { progress, urgent, conflicts } = summary
  const issues = data.items.filter(({ openFindings }) => openFindings.length > 0)
  if (progress.untested === progress.total) return t.verdict.empty
  const parts = [
    t.verdict.closed(count(progress.closed), count(progress.total)),
    urgent.length === 0
      ? t.verdict.noUrgent
      : t.verdict.urgent(count(urgent.length), urgent.length === 1),
    ...(issues.length > 0 ? [t.verdict.issues(count(issues.length))] : []),
    ...(conflicts.length > 0 ? [t.verdict.conflicts(count(conflicts.length))] : []),
    ...(data.failed.total > 0
      ? [t.verdict.failed(count(data.failed.total), data.failed.total === 1)]
      : []),
  ]
  return `${parts.join('; ')}.`
}

const progressColors = { closed: colors.closed, open: colors.warning, untested: colors.untested }
export const progressParts = ['closed', 'open', 'untested'] as const

/** A bar of closed, open and untested tests. */
export const progressBar = (progress: Progress, size: Parameters<typeof bar>[2]): Content =>
  bar(
    progressParts.map((part) => [progress[part], progressColors[part]] as const),
    progress.total,
    size,
  )

/** The name of each part of such a bar with its colour, and its number where one is given. */
export const progressLegend = ({ t, format }: Report, progress?: Progress): Content => ({
  text: progressParts.flatMap((part) => [
    patch(progressColors[part]),
    `${t.progress[part]}${progress ? ` ${format.count(progress[part])}` : ''}      `,
  ]),
  style: 'small',
})

/** The title page: the product, the verdict, one bar, the figures that need action. */
export function cover(report: Report): Content[] {
  const { data, format, split, summary, t } = report
  const { product, engagement } = data.scope
  const { urgent, conflicts, progress, guide, total } = summary
  const { title, text, isWhole } = toolSentences(report)
  const { warning } = data.tool
  const outside = (text: string, lines: number): Content => ({
    text: split(text, { characters: 160, lines }).text,
  })
  const figure = (value: string, label: string, color = colors.accent): Content => [
    { text: value, style: 'figure', color },
    { text: label, style: 'small' },
  ]
  const alarming = (value: number, label: string) =>
    figure(format.count(value), label, value > 0 ? colors.alert : colors.good)
  return [
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 14, h: page.height, color: colors.accent }],
      absolutePosition: { x: 0, y: 0 },
    },
    { text: t.title, color: colors.muted, fontSize: 13, margin: [0, 60, 0, 0] },
    { stack: [outside(product, 3)], style: 'title' },
    { stack: [outside(engagement, 2)], style: 'subtitle' },
    { text: format.longMoment(data.generatedAt), style: 'subtitle', color: colors.muted },
    { text: verdict(report), style: 'verdict', margin: [0, 44, 0, 10] },
    progressBar(progress, { width: pageWidth, height: 22 }),
    progressLegend(report, progress),
    {
      columns: [
        figure(format.count(total), t.figures.total),
        figure(format.share(guide.closed, guide.total), t.figures.closed),
        figure(format.count(progress.untested), t.figures.untested),
        alarming(urgent.length, t.figures.urgent),
        alarming(conflicts.length, t.figures.conflicts),
        alarming(data.failed.total, t.figures.failed),
      ],
      columnGap: 10,
      margin: [0, 30, 0, 30],
    },
    termTable([
      [t.facts.items, countKnown(report)],
      ...(summary.gone > 0
        ? [[t.facts.gone, t.gone(format.items(summary.gone))] satisfies [string, Content]]
        : []),
      [t.facts.log, t.logCounts(format.count(data.log.total), format.count(data.log.failures))],
      [
        t.facts.reading,
        [
          { text: title, bold: true, color: isWhole ? colors.good : colors.alert },
          text,
          warning ? outside(t.tool.warning(warning), 4) : '',
        ],
      ],
    ]),
    {
      text: t.internalUse,
      style: 'running',
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]
}

/** The meaning of the report's words, and where its contents come from. */
export function about({ data, format, split, t }: Report): ChapterContent {
  const { toolAddress } = data.scope
  const address =
    toolAddress === null
      ? t.facts.notConfigured
      : { text: split(toolAddress, { characters: 160, lines: 4 }).text }
  const moment = format.dayAndTime(data.generatedAt).join(' ')
  return {
    content: [
      termTable([
        ...t.guide,
        [t.facts.generated, `${moment} (${data.timeZone}), ${t.serviceName}`],
        [t.facts.tool, address],
        [t.facts.guide, `${wstgGuide.attribution} (${wstgGuide.license})`],
      ]),
    ],
  }
}
