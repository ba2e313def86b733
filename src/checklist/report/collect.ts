import type { Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { inSnapshot } from '../../platform/database/database.ts'
import { findingRepository } from '../wstg/finding-repository.ts'
import { gateDefaults, readGate, verdictOf } from '../wstg/gate-repository.ts'
import { listingRepository } from '../wstg/listing-repository.ts'
import { overviewRepository } from '../wstg/overview-repository.ts'
import { ageTargets, type ReportData, recentDays, reportLimits } from './report-data.ts'
import type { Language } from './texts.ts'

export interface ReportSources extends Pick<ReportData, 'scope' | 'timeZone'> {
  db: Kysely<Database>
  /** The address of a finding's page in the tool. */
  findingUrl: (id: number | null) => string | null
  now: () => Date
}

/** The repository keeps this many entries of the log. */
const keptLogEntries = 1000

/** Reads the data of a report, all of one moment. */
export const createReportCollector =
  ({ db, findingUrl, now, scope, timeZone }: ReportSources) =>
  async (language: Language): Promise<ReportData> => {
    const generatedAt = now()
    const since = new Date(generatedAt.getTime() - recentDays * 86_400_000)
    const read = await inSnapshot(db, async (snapshot) => {
      const findings = findingRepository(snapshot)
      const listing = listingRepository(snapshot)
      const overview = overviewRepository(snapshot)
      const facts = await readGate(snapshot, reportLimits.longCell.characters + 1)
      return {
        items: facts.items,
        gate: verdictOf(facts, gateDefaults),
        findings: await findings.open(reportLimits.findings, generatedAt, ageTargets),
        recent: await findings.recent(since, reportLimits.recent),
        failures: await overview.log(keptLogEntries, { success: false }),
        failed: await listing.requests({ state: 'failed' }, reportLimits.failed),
        backlog: await overview.backlog(),
      }
    })
    const { gate, findings, recent, failures, backlog } = read
    const linked = <Finding extends { id: number }>(finding: Finding) => ({
      ...finding,
      url: findingUrl(finding.id),
    })
    return {
      language,
      generatedAt,
      timeZone,
      scope,
      gate,
      warning: backlog.last_warning,
      findings: { ...findings, listed: findings.listed.map(linked) },
      recent: { ...recent, listed: recent.listed.map(linked) },
      items: read.items.map((item) => ({ ...item, finding_url: findingUrl(item.finding_id) })),
      failed: { total: backlog.failed, listed: read.failed },
      failures: { total: failures.length, listed: failures.slice(0, reportLimits.failures) },
    }
  }

export type CollectReportData = ReturnType<typeof createReportCollector>
