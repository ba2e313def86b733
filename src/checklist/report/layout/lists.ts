import { trackerStatusOf } from '../../wstg/status.ts'
import { noValue } from '../format.ts'
import { type FailedRequest, type LogEntry, reportLimits } from '../report-data.ts'
import type { Category } from '../summary.ts'
import { toolSentences } from './front.ts'
import { momentCell, textCell } from './items.ts'
import {
  type ChapterContent,
  type Column,
  colors,
  dataTable,
  groupTitle,
  lead,
  listChapter,
  type Report,
} from './style.ts'

/** The requests that failed for good or are being retried. */
export function failed(report: Report): ChapterContent | string {
  const { data, format, t } = report
  const columns: Column<FailedRequest>[] = [
    [t.columns.request, 42, ({ seq }) => String(seq)],
    [t.columns.item, 74, ({ subject }, ems) => textCell(report, subject, ems)],
    [t.columns.accepted, 52, ({ acceptedAt }) => momentCell(report, acceptedAt)],
    [t.columns.attempts, 42, ({ attempts }) => format.count(attempts), 'right'],
    [
      t.columns.next,
      58,
      ({ nextAttempt }) => (nextAttempt === null ? t.none : momentCell(report, nextAttempt)),
    ],
    [
      t.columns.reason,
      203,
      ({ reason }, ems) => textCell(report, reason, ems, reportLimits.longCell),
    ],
  ]
  return listChapter(report, t.lists.failed, columns, data.failed)
}

/** The entries of the sync log, failures first. */
export function syncLog(report: Report): ChapterContent | string {
  const { data, t } = report
  const name = (status: string | null) =>
    status === null ? noValue : t.statuses[trackerStatusOf(status)]
  const columns: Column<LogEntry>[] = [
    [t.columns.date, 52, (entry) => momentCell(report, entry.logged_at)],
    [t.columns.item, 74, (entry, ems) => textCell(report, entry.wstg_id, ems)],
    [t.columns.direction, 96, (entry) => t.directions[entry.direction]],
    [t.columns.change, 104, (entry) => `${name(entry.old_status)} › ${name(entry.new_status)}`],
    [
      t.columns.result,
      153,
      (entry, ems) =>
        entry.success
          ? { text: t.success, color: colors.good }
          : {
              ...textCell(report, entry.error_message, ems, reportLimits.longCell),
              color: colors.alert,
            },
    ],
  ]
  return listChapter(report, t.lists.log, columns, data.log)
}

/** Checks of the guide without an item, as far as the tool was read. */
export function uncovered(report: Report): ChapterContent | string {
  const { summary, format, t } = report
  const texts = t.lists.uncovered
  const categories = summary.categories.filter((category) => category.uncovered.length > 0)
  if (categories.length === 0) return texts.none
  const columns: Column<Category['uncovered'][number]>[] = [
    [t.columns.test, 88, ({ id }) => id],
    [t.columns.name, 415, ({ name }) => name],
  ]
  const tables = categories.map((category) => {
    const { uncovered } = category
    return dataTable(
      columns,
      uncovered,
      groupTitle(report, category, format.count(uncovered.length)),
    )
  })
  return {
    content: [
      lead(texts.introduction),
      ...(toolSentences(report).isWhole ? [] : [lead(texts.doubt)]),
      ...tables,
    ],
    newPage: true,
  }
}
