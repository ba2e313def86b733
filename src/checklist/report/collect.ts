import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { inSnapshot } from '../../platform/database/database.ts'
import { findingRepository } from '../wstg/finding-repository.ts'
import { gateDefaults, readGate, verdictOf } from '../wstg/gate-repository.ts'
import { type ListedItem, listingRepository } from '../wstg/listing-repository.ts'
import { progressPartOf } from '../wstg/names.ts'
import { overviewRepository } from '../wstg/overview-repository.ts'
import { type ReportData, type ReportItem, reportLimits } from './report-data.ts'
import type { Language } from './texts.ts'

export interface ReportSources extends Pick<ReportData, 'scope' | 'timeZone'> {
  db: Kysely<Database>
  /** The address of a finding's page in the tool. */
  findingUrl: (id: number) => string | null
  now: () => Date
}

/** The repository keeps this many entries of the log. */
const keptLogEntries = 1000

/** Reads the data of a report, all of one moment. */
export const createReportCollector =
  ({ db, findingUrl, now, scope, timeZone }: ReportSources) =>
  async (language: Language): Promise<ReportData> => {
    const { items, gate, findings, entries, failed, backlog } = await inSnapshot(
      db,
      async (snapshot) => {
        const listing = listingRepository(snapshot)
        const overview = overviewRepository(snapshot)
        return {
          items: await listing.items({}, { notesLength: reportLimits.longCell.characters + 1 }),
          gate: verdictOf(await readGate(snapshot), gateDefaults),
          findings: await findingRepository(snapshot).open(reportLimits.findings),
          entries: await overview.log(keptLogEntries),
          failed: await listing.requests({ state: 'failed' }, reportLimits.failed),
          backlog: await overview.backlog(),
        }
      },
    )
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
      progress: progressPartOf(item),
      openFindings: item.open_findings,
    })
    const told = entries.filter((entry) => !entry.success || entry.old_status !== entry.new_status)
    return {
      language,
      generatedAt: now(),
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
