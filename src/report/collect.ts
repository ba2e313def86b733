import { isFailure } from '../defectdojo/errors.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { isKnownWstgId, wstgGuide, wstgTest, wstgTests } from '../wstg/catalogue.ts'
import { compareFindings } from '../wstg/checklist.ts'
import {
  isConflict,
  statusOfFlags,
  type ToolStatus,
  toolStatusOf,
  trackerStatusOf,
} from '../wstg/status.ts'
import { canonicalWstgId, wstgIdOf } from '../wstg/wstg-id.ts'
import { outsideName } from './labels.ts'
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

interface StoredLogEntry {
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
  tool: Pick<FindingsTool, 'listFindings'>
  scope: ReportScope
  timeZone: string
  now: () => Date
  log: Log
}

/** Scheme, host and path of an address: what the report may show. */
export const withoutCredentials = (url: string | undefined): string | null => {
  if (url === undefined) return null
  const { origin, pathname } = new URL(url)
  return origin + (pathname === '/' ? '' : pathname)
}

const serviceName = 'Registro de Peso e IMC'
/** Milliseconds that the tool has for all of its findings; after that the report does without them. */
const toolPatience = 15_000

/** What could be read of the tool; `unavailable` when that is nothing. */
type Reading = { findings: Finding[]; unavailable?: ToolAvailability }

const key = (wstgId: string): string => canonicalWstgId(wstgId).toLowerCase()

const unavailableReason = (error: unknown): string => {
  if (isFailure(error, 'bad_token'))
    return 'La herramienta de hallazgos ha rechazado la credencial del servicio.'
  if (isFailure(error, 'missing_right'))
    return 'La credencial del servicio no tiene permiso para leer los hallazgos.'
  if (isFailure(error, 'rate_limited'))
    return 'La herramienta de hallazgos ha limitado las peticiones del servicio.'
  return 'La herramienta de hallazgos no ha respondido.'
}

/** The guide's checks keep the names that it gives them; the general name of all others is the report's own. */
const described = (wstgId: string): Pick<ReportItem, 'wstgId' | 'name' | 'category'> => {
  if (!isKnownWstgId(wstgId)) return { wstgId, name: outsideName, category: null }
  const { name, category } = wstgTest(wstgId)
  return { wstgId, name, category }
}

const trackedItem = (stored: StoredItem, finding: Finding | undefined): ReportItem => {
  const toolStatus = finding ? toolStatusOf(finding) : stored.defectdojo_status
  return {
    ...described(stored.wstg_id),
    status: stored.wstg_status,
    toolStatus,
    severity: finding?.severity || stored.severity,
    lastSync: stored.last_sync_timestamp,
    notes: finding?.mitigation || stored.notes,
    findingId: finding?.id ?? stored.finding_id,
    // Until a request of the item has been processed it is pending, not contradictory.
    conflict:
      stored.defectdojo_status !== null &&
      isConflict(trackerStatusOf(stored.wstg_status), toolStatus),
    onlyInTool: false,
  }
}

/** What the finding says, as the next synchronisation will store it. */
const toolItem = (wstgId: string, finding: Finding): ReportItem => ({
  ...described(wstgId),
  status: statusOfFlags(finding),
  toolStatus: toolStatusOf(finding),
  severity: finding.severity || null,
  lastSync: null,
  notes: finding.mitigation || null,
  findingId: finding.id,
  conflict: false,
  onlyInTool: true,
})

/**
 * The tracked items with what the findings say of them, then the items that only findings name; and how many findings are
 * neither. Of several findings of an item the same one counts as everywhere.
 */
const joined = (stored: readonly StoredItem[], findings: readonly Finding[]) => {
  const byItem = new Map<string, { wstgId: string; finding: Finding }>()
  const unnamed = new Map<number, Finding>()
  for (const finding of findings.toSorted(compareFindings)) {
    const wstgId = wstgIdOf(finding)
    if (wstgId === undefined) unnamed.set(finding.id, finding)
    else if (!byItem.has(key(wstgId))) byItem.set(key(wstgId), { wstgId, finding })
  }
  const repeated = findings.length - byItem.size - unnamed.size
  const tracked = stored.map((item) => {
    // A finding does not name an item with an identifier of the tracker's own; the service knows its number.
    const finding = byItem.get(key(item.wstg_id))?.finding ?? unnamed.get(item.finding_id ?? 0)
    byItem.delete(key(item.wstg_id))
    if (finding) unnamed.delete(finding.id)
    return trackedItem(item, finding)
  })
  const onlyInTool = Array.from(byItem.values(), ({ wstgId, finding }) => toolItem(wstgId, finding))
  return { items: [...tracked, ...onlyInTool], repeated, unidentified: unnamed.size }
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
export const createReportCollector = ({
  items,
  syncLog,
  tool,
  scope,
  timeZone,
  now,
  log,
}: ReportSources) => {
  const readFindings = async (signal: AbortSignal): Promise<Reading> => {
    const findings: Finding[] = []
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(toolPatience)])
      for await (const page of tool.listFindings(limited)) findings.push(...page)
      return { findings }
    } catch (error) {
      signal.throwIfAborted()
      log.warn(
        { event: 'report_without_tool', err: error },
        'the report is made without the findings tool',
      )
      return {
        findings: [],
        unavailable: { state: 'unavailable', reason: unavailableReason(error) },
      }
    }
  }

  return async (signal: AbortSignal): Promise<ReportData> => {
    const [stored, entries, { findings, unavailable }] = await Promise.all([
      items(),
      syncLog(reportLimits.logEntries),
      readFindings(signal),
    ])
    const { items: all, ...notShown } = joined(stored, findings)
    return {
      generatedAt: now(),
      timeZone,
      serviceName,
      scope,
      tool: unavailable ?? { state: 'answered', findings: findings.length, ...notShown },
      items: all,
      log: entries.map(logEntry),
      catalogue: { attribution: wstgGuide.attribution, tests: wstgTests },
    }
  }
}

export type CollectReportData = ReturnType<typeof createReportCollector>
