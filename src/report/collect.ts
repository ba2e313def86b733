import { isFailure } from '../defectdojo/errors.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { isKnownWstgId, wstgGuide, wstgTest, wstgTests } from '../wstg/catalogue.ts'
import { compareFindings } from '../wstg/checklist.ts'
import { isConflict, statusOfFlags, toolStatusOf, trackerStatusOf } from '../wstg/status.ts'
import type { StatusRepository } from '../wstg/status-repository.ts'
import { canonicalWstgId, wstgIdOf } from '../wstg/wstg-id.ts'
import { outsideName, type ToolFailure, type ToolFlag } from './labels.ts'
import {
  type FailedRequest,
  type LogEntry,
  type ReportData,
  type ReportItem,
  reportLimits,
  type ToolReading,
} from './report-data.ts'

export interface ReportSources {
  status: Pick<StatusRepository, 'items' | 'log'> & {
    failed: (limit: number) => Promise<FailedRequest[]>
    backlog: () => Promise<{ failed: number }>
  }
  tool: Pick<FindingsTool, 'listFindings'>
  scope: ReportData['scope']
  timeZone: string
  now: () => Date
  log: Log
  /** Milliseconds for the reading of all findings; the report uses the pages read until then. */
  toolTimeLimit?: number
}

/** Scheme, host and path of an address: the parts that the report may show. */
export const withoutCredentials = (url: string | undefined): string | null => {
  if (url === undefined) return null
  const { origin, pathname } = new URL(url)
  return origin + (pathname === '/' ? '' : pathname)
}

type StoredItem = Awaited<ReturnType<ReportSources['status']['items']>>[number]

const serviceName = 'Registro de Peso e IMC'
/** The repository keeps this many entries of the log. */
const keptLogEntries = 1000

const key = (wstgId: string): string => canonicalWstgId(wstgId).toLowerCase()

const failureOf = (error: unknown): ToolFailure => {
  if (isFailure(error, 'timeout')) return 'late'
  for (const reason of ['bad_token', 'missing_right', 'rate_limited'] as const)
    if (isFailure(error, reason)) return reason
  return 'no_answer'
}

const toolFlagsOf = (finding: Finding): ToolFlag[] => {
  const flags = ['verified', 'falsePositive', 'mitigated', 'riskAccepted', 'duplicate'] as const
  return [finding.active ? 'active' : 'inactive', ...flags.filter((flag) => finding[flag])]
}

const dayOf = (text: string | undefined): string | null => {
  const day = text?.slice(0, 10) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}

/** Checks of the guide keep its English names; others are named by their finding. */
const described = (
  wstgId: string,
  finding?: Finding,
): Pick<ReportItem, 'wstgId' | 'name' | 'category'> => {
  if (!isKnownWstgId(wstgId)) return { wstgId, name: finding?.title || outsideName, category: null }
  const { name, category } = wstgTest(wstgId)
  return { wstgId, name, category }
}

const ofFinding = (finding: Finding) => ({
  toolFlags: toolFlagsOf(finding),
  findingId: finding.id,
  isRead: true,
  foundOn: dayOf(finding.foundOn),
  mitigatedOn: dayOf(finding.mitigatedAt),
})

/** @param isTaken whether the stored number is the finding of another item */
const trackedItem = (
  stored: StoredItem,
  finding: Finding | undefined,
  isTaken: boolean,
): ReportItem => {
  const status = trackerStatusOf(stored.wstg_status)
  const toolStatus = finding ? toolStatusOf(finding) : stored.defectdojo_status
  return {
    ...described(stored.wstg_id, finding),
    status,
    severity: finding?.severity || stored.severity,
    lastSync: stored.last_sync_timestamp,
    notes: finding?.mitigation || stored.notes,
    toolFlags: toolStatus === null ? [] : [toolStatus],
    findingId: isTaken ? null : stored.finding_id,
    isRead: false,
    foundOn: null,
    mitigatedOn: null,
    ...(finding && ofFinding(finding)),
    // An item is pending, not contradictory, until one of its requests has been processed.
    conflict: stored.defectdojo_status !== null && isConflict(status, toolStatus),
    onlyInTool: false,
  }
}

/** The item as the next synchronisation will store it. */
const toolItem = (wstgId: string, finding: Finding): ReportItem => ({
  ...described(wstgId, finding),
  status: statusOfFlags(finding),
  severity: finding.severity || null,
  lastSync: null,
  notes: finding.mitigation || null,
  ...ofFinding(finding),
  conflict: false,
  onlyInTool: true,
})

/**
 * The tracked items with their findings, then the items that only findings name, and the numbers
 * of the findings that are not shown. The order of findings is the one of the synchronisation.
 */
const joined = (stored: readonly StoredItem[], findings: readonly Finding[]) => {
  const byItem = new Map<string, { wstgId: string; finding: Finding }>()
  const unnamed = new Map<number, Finding>()
  const named = new Map<number, string>()
  for (const finding of findings.toSorted(compareFindings)) {
    const wstgId = wstgIdOf(finding)
    if (wstgId === undefined) unnamed.set(finding.id, finding)
    else {
      named.set(finding.id, key(wstgId))
      if (!byItem.has(key(wstgId))) byItem.set(key(wstgId), { wstgId, finding })
    }
  }
  const repeated = findings.length - byItem.size - unnamed.size
  const tracked = stored.map((item) => {
    const own = key(item.wstg_id)
    const number = item.finding_id ?? 0
    // A finding of an identifier outside the WSTG form names no item; its stored number does.
    const finding = byItem.get(own)?.finding ?? unnamed.get(number)
    byItem.delete(own)
    if (finding) unnamed.delete(finding.id)
    return trackedItem(item, finding, (named.get(number) ?? own) !== own)
  })
  const onlyInTool = Array.from(byItem.values(), ({ wstgId, finding }) => toolItem(wstgId, finding))
  return { items: [...tracked, ...onlyInTool], repeated, unidentified: unnamed.size }
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
  const { status, scope, timeZone, tool, log, toolTimeLimit = 15_000 } = sources

  const readFindings = async (signal: AbortSignal) => {
    const findings: Finding[] = []
    const reading = { failure: null as ToolFailure | null, read: 0, total: 0 }
    const limit = AbortSignal.timeout(toolTimeLimit)
    const pages = tool.listFindings(AbortSignal.any([signal, limit]), (read, total) => {
      Object.assign(reading, { read, total })
    })
    try {
      for await (const page of pages) findings.push(...page)
    } catch (error) {
      signal.throwIfAborted()
      reading.failure = limit.aborted ? 'late' : failureOf(error)
      log.warn(
        { event: 'report_without_tool', ...reading, err: error },
        'the report is made without a complete reading of the findings tool',
      )
    }
    return { findings, reading }
  }

  return async (signal: AbortSignal): Promise<ReportData> => {
    const [stored, entries, listed, { failed }, { findings, reading }] = await Promise.all([
      status.items(),
      status.log(keptLogEntries),
      status.failed(reportLimits.listed),
      status.backlog(),
      readFindings(signal),
    ])
    const { items, ...notShown } = joined(stored, findings)
    const toolReading: ToolReading = { ...reading, findings: findings.length, ...notShown }
    return {
      generatedAt: sources.now(),
      timeZone,
      serviceName,
      scope,
      tool: toolReading,
      items,
      failed: { total: failed, listed },
      log: shownLog(entries),
      catalogue: { attribution: wstgGuide.attribution, tests: wstgTests },
    }
  }
}

export type CollectReportData = ReturnType<typeof createReportCollector>
