import type { WstgSyncLog } from '../../../db/types.ts'
import type { NumberedFinding, OpenFinding, RecentFinding } from '../wstg/finding-repository.ts'
import type { GateVerdict } from '../wstg/gate-repository.ts'
import type { ListedItem, ListedRequest } from '../wstg/listing-repository.ts'
import type { FindingSeverity } from '../wstg/status.ts'
import type { Language } from './texts.ts'

export type SyncFailure = Pick<WstgSyncLog, 'logged_at' | 'wstg_id' | 'error_message'>

/** A finding with the address of its page in the tool. */
type Linked<Finding extends NumberedFinding> = Finding & { url: string | null }
export type ListedFinding = Linked<OpenFinding>
export type ListedChange = Linked<RecentFinding>

/** Days that a finding of a severity may be open; an informative one may be forever. */
export const ageTargets: Partial<Record<FindingSeverity, number>> = {
  critical: 30,
  high: 60,
  medium: 90,
  low: 180,
}

/** The days before the report in which findings are recent. */
export const recentDays = 30

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
  gate: Pick<GateVerdict, 'passed' | 'stale' | 'read_at' | 'items'> & {
    open: readonly Pick<GateVerdict['open'][number], 'reason'>[]
  }
  /** Warning of the last periodic run, in English; null: none. */
  warning: string | null
  findings: {
    counts: Readonly<Record<FindingSeverity, number>>
    /** How many are older than their severity may be. */
    overdue: number
    /** Findings that count as closed because their risk is accepted. */
    accepted: Readonly<Record<FindingSeverity, number>>
    /** The worst first, then the oldest. */
    listed: readonly ListedFinding[]
  }
  /** The findings that the tool stored or ended in the last days, the newest first. */
  recent: { total: number; created: number; ended: number; listed: readonly ListedChange[] }
  /** The tests of the guide in its order, then the items outside. */
  items: readonly ReportItem[]
  /** Newest first. */
  failed: { total: number; listed: readonly ListedRequest[] }
  /** The failures in the synchronisation log, newest first. */
  failures: { total: number; listed: readonly SyncFailure[] }
}

export type ReportItem = ListedItem & { finding_url: string | null }

/** Upper bounds of the printed rows and texts. Counts always cover everything. */
export const reportLimits = {
  findings: 200,
  recent: 50,
  failed: 100,
  failures: 50,
  /** UTF-16 units and lines of a text in a cell, which has to fit on one page. */
  cell: { characters: 120, lines: 2 },
  longCell: { characters: 300, lines: 6 },
} as const

/** The answer of the rendering process to a `ReportData`. */
export type RenderAnswer = { pdf: Uint8Array } | { failure: Error }
