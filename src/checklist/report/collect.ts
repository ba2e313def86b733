import type { FindingRepository } from '../wstg/finding-repository.ts'
import type { GateVerdict } from '../wstg/gate-repository.ts'
import type { ListedItem, ListedRequest } from '../wstg/listing-repository.ts'
import type { OverviewRepository } from '../wstg/overview-repository.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'
import type { Language } from './texts.ts'

export interface ReportSources extends Pick<ReportData, 'scope' | 'timeZone'> {
  /** Tests of the guide and tracked items, with notes of at most the given length. */
  items: (notesLength: number) => Promise<ListedItem[]>
  gate: () => Promise<GateVerdict>
  openFindings: FindingRepository['open']
  /** The failed requests, newest first. */
  failedRequests: (limit: number) => Promise<ListedRequest[]>
  overview: Pick<OverviewRepository, 'log' | 'backlog'>
  /** The address of a finding's page in the tool. */
  findingUrl: (id: number) => string | null
  now: () => Date
}

/** The repository keeps this many entries of the log. */
const keptLogEntries = 1000

/** Takes the snapshot of a report. */
export const createReportCollector =
  (sources: ReportSources) =>
  async (language: Language): Promise<ReportData> => {
    const { findingUrl, overview, scope, timeZone } = sources
    const [items, gate, findings, entries, failed, backlog] = await Promise.all([
      sources.items(reportLimits.longCell.characters + 1),
      sources.gate(),
      sources.openFindings(reportLimits.findings),
      overview.log(keptLogEntries),
      sources.failedRequests(reportLimits.failed),
      overview.backlog(),
    ])
    const reportItem = (item: ListedItem): ReportItem => ({
      wstgId: item.wstg_id,
      name: item.name,
      category: item.category,
      status: item.wstg_status,
      findingState: item.lost_finding ? 'gone' : item.finding_state,
      findingId: item.finding_id,
      findingUrl: item.finding_id === null ? null : findingUrl(item.finding_id),
      severity: item.severity,
      lastSync: item.last_sync,
      statusSet: { at: item.status_set_at, by: item.status_set_by, for: item.status_set_for },
      notes: item.notes,
      conflict: item.conflict,
      openFindings: item.open_findings,
    })
    const told = entries.filter((entry) => !entry.success || entry.old_status !== entry.new_status)
    return {
      language,
      generatedAt: sources.now(),
      timeZone,
      scope,
      gate: {
        passed: gate.passed,
        stale: gate.stale,
        readAt: gate.read_at,
        items: gate.items,
        reasons: gate.open.map(({ reason }) => reason),
      },
      warning: backlog.last_warning,
      findings: {
        counts: findings.counts,
        listed: findings.listed.map((finding) => ({ ...finding, url: findingUrl(finding.id) })),
      },
      items: items.map(reportItem),
      failed: { total: backlog.failed, listed: failed },
      log: { total: told.length, listed: told.slice(0, reportLimits.logEntries) },
    }
  }

export type CollectReportData = ReturnType<typeof createReportCollector>
