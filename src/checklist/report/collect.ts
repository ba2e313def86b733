import type { Log } from '../../platform/telemetry/log.ts'
import { type FailureReason, FindingsToolError } from '../defectdojo/errors.ts'
import { severities } from '../defectdojo/finding.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import { wstgTest } from '../wstg/catalogue.ts'
import { compareFindings, hasCommonTag, isStillOf, itemKey, wstgIdOf } from '../wstg/checklist.ts'
import { findingSeverityOf } from '../wstg/finding-state.ts'
import type { ListedItem } from '../wstg/listing-repository.ts'
import { isConflict, statusOfFlags, toolStatusOf, unknownStatus } from '../wstg/status.ts'
import {
  type FailedRequest,
  type LogEntry,
  type ReportData,
  type ReportItem,
  reportLimits,
} from './report-data.ts'
import type { Language, ToolFlag } from './texts.ts'

/** Milliseconds for the next page of findings, and for all. */
const defaultLimits = { page: 15_000, reading: 60_000 }

export interface ReportSources {
  status: {
    items: () => Promise<StoredItem[]>
    log: (limit: number) => Promise<LogEntry[]>
    failed: (limit: number) => Promise<FailedRequest[]>
    gate: () => Promise<{ passed: boolean; stale: boolean; items: number; open: unknown[] }>
    backlog: () => Promise<{ failed: number; lastWarning: string | null }>
  }
  tool: Pick<FindingsTool, 'listFindings'>
  scope: ReportData['scope']
  timeZone: string
  now: () => Date
  log: Log
  /** The report uses the pages that were read within these limits. */
  limits?: typeof defaultLimits
}

/** Scheme, host and path of an address: the parts that the report may show. */
export const withoutCredentials = (url: string | undefined): string | null => {
  if (url === undefined) return null
  const { origin, pathname } = new URL(url)
  return origin + (pathname === '/' ? '' : pathname)
}

/** A tracked item in the service's own state. */
type StoredItem = Pick<
  ListedItem,
  | 'wstg_id'
  | 'wstg_status'
  | 'defectdojo_status'
  | 'severity'
  | 'notes'
  | 'finding_id'
  | 'finding_created'
  | 'last_sync'
  | 'status_set_at'
  | 'status_set_by'
  | 'status_set_for'
  | 'open_findings'
>

/** The repository keeps this many entries of the log. */
const keptLogEntries = 1000

const toolFlagsOf = (finding: Finding): ToolFlag[] => {
  const flags = [
    ...['verified', 'falsePositive', 'mitigated'],
    ...['outOfScope', 'riskAccepted', 'duplicate'],
  ] as const
  return [finding.active ? 'active' : 'inactive', ...flags.filter((flag) => finding[flag])]
}

const dayOf = (text = ''): string | null =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.exec(text)?.[0] ?? null

/** A tracked item, and its finding if that was read. */
function reportItem(stored: StoredItem, finding: Finding | undefined): ReportItem {
  const { wstg_id: wstgId, defectdojo_status: storedSide } = stored
  // Checks of the guide keep its English names; others are named by their finding.
  const test = wstgTest(wstgId)
  const status = stored.wstg_status ?? unknownStatus
  const toolStatus = finding ? toolStatusOf(finding) : storedSide
  return {
    wstgId,
    name: test?.name ?? (finding?.title || null),
    category: test?.category ?? null,
    status,
    toolStatus,
    toolFlags: finding ? toolFlagsOf(finding) : [],
    severity: finding?.severity || stored.severity,
    lastSync: stored.last_sync,
    statusSet: {
      at: stored.status_set_at,
      by: stored.status_set_by,
      for: stored.status_set_for,
    },
    notes: finding?.mitigation || stored.notes,
    findingId: finding?.id ?? stored.finding_id,
    isRead: finding !== undefined,
    foundOn: dayOf(finding?.foundOn),
    mitigatedOn: dayOf(finding?.mitigatedAt),
    // An item is pending, not contradictory, until one of its requests has been processed.
    conflict: storedSide !== null && isConflict(status, toolStatus),
    openFindings: severities
      .toReversed()
      .map((name) => [name, stored.open_findings[findingSeverityOf(name)]] as const)
      .filter(([, count]) => count > 0),
    onlyInTool: false,
  }
}

/** An item that only a finding names, as the next synchronisation will store it. */
const untrackedItem = (finding: Finding): ReportItem => {
  const stored = {
    wstg_id: wstgIdOf(finding) ?? '',
    wstg_status: statusOfFlags(finding),
    finding_id: finding.id,
    finding_created: null,
    defectdojo_status: null,
    last_sync: null,
    status_set_at: null,
    status_set_by: null,
    status_set_for: null,
    open_findings: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
    severity: null,
    notes: null,
  }
  return { ...reportItem(stored, finding), onlyInTool: true }
}

/**
 * The tracked items with their findings, then the items that only findings name. The order of
 * findings is that of the synchronisation.
 */
function joined(stored: readonly StoredItem[], findings: readonly Finding[]): ReportItem[] {
  const byNumber = new Map(findings.map((finding) => [finding.id, finding]))
  const byItem = Map.groupBy(findings.toSorted(compareFindings), (finding) =>
    itemKey(wstgIdOf(finding) ?? ''),
  )
  // A finding without a WSTG identifier names no item; its number does.
  byItem.delete('')
  const tracked = stored.map((item) => {
    const named = byItem.get(itemKey(item.wstg_id))?.[0]
    byItem.delete(itemKey(item.wstg_id))
    const numbered = byNumber.get(item.finding_id ?? 0)
    const findingCreated = item.finding_created?.toISOString() ?? null
    const isAnother =
      numbered !== undefined && !isStillOf(numbered, { wstgId: item.wstg_id, findingCreated })
    const own = isAnother ? { ...item, finding_id: null } : item
    return reportItem(own, named ?? (isAnother ? undefined : numbered))
  })
  // A periodic run adds only items whose findings have the common tag.
  const untracked = [...byItem.values()].flatMap((all) => all.find(hasCommonTag) ?? [])
  return [...tracked, ...untracked.map(untrackedItem)]
}

const shownLog = (entries: readonly LogEntry[]): ReportData['log'] => {
  const failures = entries.filter(({ success }) => !success)
  const ordered = [...failures, ...entries.filter(({ success }) => success)]
  const listed = ordered.slice(0, reportLimits.logEntries)
  return { total: entries.length, failures: failures.length, listed }
}

/**
 * Takes the snapshot of a report: the service's own state, and the findings that the tool has
 * returned in time. The signal ends the reading of the tool. Without the database the report fails.
 */
export const createReportCollector = (sources: ReportSources) => {
  const { status, scope, timeZone, tool, log, limits = defaultLimits } = sources

  const readFindings = async (signal: AbortSignal) => {
    const findings: Finding[] = []
    const reading = { failure: null as FailureReason | null, read: 0, total: 0 }
    const late = new AbortController()
    const endLater = (milliseconds: number) => setTimeout(() => late.abort(), milliseconds)
    const whole = endLater(limits.reading)
    let next = endLater(limits.page)
    try {
      for await (const page of tool.listFindings(AbortSignal.any([signal, late.signal]))) {
        clearTimeout(next)
        next = endLater(limits.page)
        findings.push(...page.findings)
        reading.read = page.read
        reading.total = page.total
      }
    } catch (error) {
      signal.throwIfAborted()
      const reason = error instanceof FindingsToolError ? error.reason : 'unreachable'
      reading.failure = late.signal.aborted ? 'timeout' : reason
      log.warn(
        { event: 'report_without_tool', ...reading, err: error },
        'the report is generated without a complete reading of the findings tool',
      )
    } finally {
      clearTimeout(whole)
      clearTimeout(next)
    }
    return { findings, reading }
  }

  return async (language: Language, signal: AbortSignal): Promise<ReportData> => {
    const [stored, gate, entries, listed, { failed, lastWarning: warning }, read] =
      await Promise.all([
        status.items(),
        status.gate(),
        status.log(keptLogEntries),
        status.failed(reportLimits.listed),
        status.backlog(),
        readFindings(signal),
      ])
    const { findings, reading } = read
    const items = joined(stored, findings)
    const shown = new Set(items.filter(({ isRead }) => isRead).map(({ findingId }) => findingId))
    const notShown = findings.map(({ id }) => id).filter((id) => !shown.has(id))
    return {
      language,
      generatedAt: sources.now(),
      timeZone,
      scope,
      tool: { ...reading, warning, findings: findings.length, notShown },
      gate: { ...gate, open: gate.open.length },
      items,
      failed: { total: failed, listed },
      log: shownLog(entries),
    }
  }
}

export type CollectReportData = ReturnType<typeof createReportCollector>
