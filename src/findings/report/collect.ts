import type { Log } from '../../log.ts'
import { isKnownWstgId, wstgGuide, wstgTest, wstgTests } from '../../wstg/catalogue.ts'
import { isConflict, type ToolStatus, toolStatusOf, trackerStatusOf } from '../../wstg/status.ts'
import { canonicalWstgId, wstgIdOf } from '../../wstg/wstg-id.ts'
import { isFailure } from '../defectdojo/errors.ts'
import { compareFindings, type Finding, type FindingsTool } from '../defectdojo/findings-tool.ts'
import {
  type ReportData,
  type ReportItem,
  type ReportLogEntry,
  type ReportScope,
  reportLimits,
  type ToolAvailability,
} from './report-data.ts'

/** An item as the service keeps it. */
export interface StoredItem {
  wstg_id: string
  finding_id: number | null
  wstg_status: string
  defectdojo_status: ToolStatus | null
  last_sync_timestamp: Date | null
  severity: string | null
  notes: string | null
}

export interface StoredLogEntry {
  logged_at: Date
  wstg_id: string
  direction: string
  old_status: string | null
  new_status: string
  success: boolean
  error_message: string | null
}

export interface ReportSources {
  items: () => Promise<StoredItem[]>
  /** Newest first. */
  syncLog: (limit: number) => Promise<StoredLogEntry[]>
  tool: Pick<FindingsTool, 'listWstgFindings'>
  scope: ReportScope
  timeZone: string
  now: () => Date
  log: Log
}

const serviceName = 'Registro de Peso e IMC'
/** Milliseconds that the tool has for all of its findings; after that the report does without them. */
const toolPatience = 15_000

const key = (wstgId: string): string => canonicalWstgId(wstgId).toLowerCase()

const unavailableReason = (error: unknown): string => {
  if (isFailure(error, 'bad_token')) return 'La herramienta de hallazgos ha rechazado la credencial del servicio.'
  if (isFailure(error, 'missing_right')) return 'La credencial del servicio no tiene permiso para leer los hallazgos.'
  if (isFailure(error, 'rate_limited')) return 'La herramienta de hallazgos ha limitado las peticiones del servicio.'
  return 'La herramienta de hallazgos no ha respondido.'
}

/** The finding that counts for each item: of several the same one as everywhere. */
const findingsByItem = (findings: readonly Finding[]): Map<string, Finding> => {
  const byItem = new Map<string, Finding>()
  for (const finding of findings.toSorted(compareFindings)) {
    const wstgId = wstgIdOf(finding)
    if (wstgId !== undefined && !byItem.has(key(wstgId))) byItem.set(key(wstgId), finding)
  }
  return byItem
}

const reportItem = (stored: StoredItem, finding: Finding | undefined): ReportItem => {
  const test = wstgTest(stored.wstg_id)
  const toolStatus = finding ? toolStatusOf(finding) : stored.defectdojo_status
  return {
    wstgId: stored.wstg_id,
    name: test.name,
    category: isKnownWstgId(stored.wstg_id) ? test.category : null,
    status: stored.wstg_status,
    toolStatus,
    severity: finding?.severity || stored.severity,
    lastSync: stored.last_sync_timestamp,
    notes: finding?.mitigation || stored.notes,
    findingId: finding?.id ?? stored.finding_id,
    // An item that has never been synchronised is pending, not contradictory.
    conflict:
      toolStatus !== null &&
      stored.last_sync_timestamp !== null &&
      isConflict(trackerStatusOf(stored.wstg_status), toolStatus),
  }
}

const logEntry = (entry: StoredLogEntry): ReportLogEntry => ({
  timestamp: entry.logged_at,
  wstgId: entry.wstg_id,
  direction: entry.direction,
  oldStatus: entry.old_status,
  newStatus: entry.new_status,
  success: entry.success,
  errorMessage: entry.error_message,
})

/**
 * Takes the snapshot that a report is made of: the service's own state and, when the tool answers in time, what its
 * findings say now. The signal ends the reading of the tool; without the database there is no report.
 */
export const createReportCollector = ({ items, syncLog, tool, scope, timeZone, now, log }: ReportSources) => {
  const readFindings = async (signal: AbortSignal): Promise<{ findings: Finding[]; state: ToolAvailability }> => {
    const findings: Finding[] = []
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(toolPatience)])
      for await (const page of tool.listWstgFindings(limited)) findings.push(...page)
      return { findings, state: { state: 'answered', findings: findings.length } }
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ event: 'report_without_tool', err: error }, 'the report is made without the findings tool')
      return { findings: [], state: { state: 'unavailable', reason: unavailableReason(error) } }
    }
  }

  return async (signal: AbortSignal): Promise<ReportData> => {
    const [stored, entries, { findings, state }] = await Promise.all([
      items(),
      syncLog(reportLimits.logEntries),
      readFindings(signal),
    ])
    const byItem = findingsByItem(findings)
    return {
      generatedAt: now(),
      timeZone,
      serviceName,
      scope,
      tool: state,
      items: stored.map((item) => reportItem(item, byItem.get(key(item.wstg_id)))),
      log: entries.map(logEntry),
      catalogue: { attribution: wstgGuide.attribution, tests: wstgTests },
    }
  }
}

export type CollectReportData = ReturnType<typeof createReportCollector>
