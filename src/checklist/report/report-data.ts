import type { WstgSyncLog } from '../../../db/types.ts'
import type { GateReason } from '../wstg/gate-repository.ts'
import type { ListedRequest } from '../wstg/listing-repository.ts'
import type { ProgressPart } from '../wstg/names.ts'
import type { FindingSeverity, FindingState, TrackerStatus } from '../wstg/status.ts'
import type { Language } from './texts.ts'

export type LogEntry = Pick<
  WstgSyncLog,
  'logged_at' | 'wstg_id' | 'direction' | 'old_status' | 'new_status' | 'success' | 'error_message'
>

/**
 * The snapshot of a report, from the service's own state. A *test* is one of the guide (OWASP
 * WSTG); any other *item* is *outside*.
 */
export interface ReportData {
  language: Language
  generatedAt: Date
  /** IANA name; every time in the report is given in this zone. */
  timeZone: string
  scope: {
    product: string
    engagement: string
    /** Address of the tool without credentials, query or fragment; null when none is configured. */
    toolAddress: string | null
    toolName: string
  }
  /** The verdict of `checkGate` on the whole checklist, with its default parameters. */
  gate: {
    /** Never when stale. */
    passed: boolean
    stale: boolean
    /** The end of the last run that saw the checklist; null: there was none. */
    readAt: Date | null
    /** Without findings that name none. */
    items: number
    reasons: readonly GateReason[]
  }
  /** Warning of the last periodic run, in English; null: none. */
  warning: string | null
  findings: {
    counts: Readonly<Record<FindingSeverity, number>>
    /** The worst first, then the oldest. */
    listed: readonly OpenFinding[]
  }
  /** The tests of the guide in its order, then the items outside. */
  items: readonly ReportItem[]
  /** Newest first. */
  failed: { total: number; listed: readonly ListedRequest[] }
  /** The failures and the changes of a status, newest first. */
  log: { total: number; listed: readonly LogEntry[] }
}

/** An open finding, by the meaning of `open_findings`. */
export interface OpenFinding {
  id: number
  title: string
  severity: FindingSeverity
  /** The identifiers of the items that it names; empty if it names none. */
  wstgIds: readonly string[]
  /** When the tool stored it; null until a run has read it. */
  created: Date | null
  url: string | null
}

export interface ReportItem {
  wstgId: string
  /** Null for an item outside the guide. */
  name: string | null
  /** Name of the guide's category; null for an item whose identifier begins with none. */
  category: string | null
  /** Null: not tracked. */
  status: TrackerStatus | null
  /** The tool's side; `gone`: the item has lost its finding. Null: not known. */
  findingState: FindingState | 'gone' | null
  findingId: number | null
  findingUrl: string | null
  severity: string | null
  lastSync: Date | null
  /** When the status was set, by which account and for whom, as far as that is known. */
  statusSet: { at: Date | null; by: string | null; for: string | null }
  notes: string | null
  conflict: boolean
  progress: ProgressPart
  openFindings: Readonly<Record<FindingSeverity, number>>
}

/** Upper bounds of the printed rows and texts. Counts always cover everything. */
export const reportLimits = {
  findings: 200,
  failed: 100,
  logEntries: 100,
  /** UTF-16 units and lines of a text in a cell, which has to fit on one page. */
  cell: { characters: 120, lines: 2 },
  longCell: { characters: 300, lines: 6 },
} as const

/** The answer of the rendering process to a `ReportData`. */
export type RenderAnswer = { pdf: Uint8Array } | { failure: Error }
