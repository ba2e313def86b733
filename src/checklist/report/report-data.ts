import type { WstgSyncLog } from '../../../db/types.ts'
import type { FailureReason } from '../defectdojo/errors.ts'
import type { Severity } from '../defectdojo/finding.ts'
import type { ToolStatus, TrackerStatus } from '../wstg/status.ts'
import type { Language, ToolFlag } from './texts.ts'

export type LogEntry = Omit<WstgSyncLog, 'number' | 'slot'>

/**
 * The snapshot of a report: all of its pages show the same moment.
 * Terms. An *item* is a check of the OWASP WSTG list, or another id of the checklist. An item is
 * *tracked* when the service keeps its state, and *only in the tool* when only a finding names it.
 * A tracked item is *pending* until its first synchronisation. An item is *closed* when its status
 * is `Done` or `Not Applicable`, otherwise it is *open*.
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
  }
  tool: ToolReading
  /** The verdict of `checkGate` on the whole checklist, with its default parameters. */
  gate: { passed: boolean; stale: boolean; items: number; open: number }
  items: readonly ReportItem[]
  failed: { total: number; listed: readonly FailedRequest[] }
  /** The failures of the whole log first, each part from the newest to the oldest entry. */
  log: { total: number; failures: number; listed: readonly LogEntry[] }
}

/** A request of the checklist that failed. */
export interface FailedRequest {
  seq: number
  subject: string
  attempts: number
  acceptedAt: Date
  /** Null: it is not retried automatically. */
  nextAttempt: Date | null
  reason: string
}

/** The outcome of reading the tool's findings. */
export interface ToolReading {
  /** Null: the reading is complete. */
  failure: FailureReason | null
  /** Warning of the last periodic run about hidden findings, in English; null: none. */
  warning: string | null
  /** Findings read, out of the total that the tool gave; 0 of 0 without any answer. */
  read: number
  total: number
  /** Findings of the checklist among them. */
  findings: number
  /** The ids of findings that name no item, or whose item has another finding. */
  notShown: readonly number[]
}

export interface ReportItem {
  wstgId: string
  /** Null: a test outside the guide, without a finding that was read. */
  name: string | null
  /** Name of the catalogue's category; null for an item that is not in the catalogue. */
  category: string | null
  /** The stored status; for an item only in the tool the status from the flags of its finding. */
  status: TrackerStatus
  /** The word of page and API: from the finding where it was read, else the stored one. */
  toolStatus: ToolStatus | null
  /** Flags of the finding where it was read, else none. */
  toolFlags: readonly ToolFlag[]
  /** A severity of the tool, or any other text; null when nothing is known. */
  severity: string | null
  /** Null while the item is pending, or only in the tool. */
  lastSync: Date | null
  /** When the status was set, by which account and for whom, as far as that is known. */
  statusSet: { at: Date | null; by: string | null; for: string | null }
  notes: string | null
  /** Null with a `lastSync`: the finding is gone. */
  findingId: number | null
  /** Whether the finding was read for this report. */
  isRead: boolean
  /** Days (`YYYY-MM-DD`) of the finding's discovery and of its mitigation. */
  foundOn: string | null
  mitigatedOn: string | null
  /** Whether both sides contradict each other, by the rule of the synchronisation status. */
  conflict: boolean
  /** The numbers of open findings that others made, without zeros, the worst severity first. */
  openFindings: readonly (readonly [Severity, number])[]
  onlyInTool: boolean
}

/**
 * Upper bounds of the printed rows and texts, so that time, memory and pages of a report are
 * bounded. Numbers and totals always cover everything; the report says where it leaves out rows.
 */
export const reportLimits = {
  /** Rows of the detail tables: twice the 5,000 that must render in 10 s. */
  items: 10_000,
  /** Rows of each of the other tables of items, and of the failed requests. */
  listed: 500,
  logEntries: 200,
  /** Findings that are not shown and named by their ids. */
  named: 20,
  /**
   * Short texts in a cell, and the beginning of notes and errors; longer notes continue in the
   * annex. A row stays whole, so it must fit on one page below its head.
   */
  cell: { characters: 120, lines: 4 },
  longCell: { characters: 320, lines: 8 },
  /** Characters of one note in the annex. */
  note: 200_000,
  /** Characters of all notes in the annex, a line counting as at least 60: about 300 pages. */
  annex: 1_000_000,
  annexLine: 60,
  /** Characters of every other text that is handed to the rendering process. */
  text: 600,
} as const

/** The answer of the rendering process to a `ReportData`. */
export type RenderAnswer = { pdf: Uint8Array } | { failure: Error }
