/**
 * What a report is made of: a snapshot, taken once, so that all of its pages speak of the same moment.
 *
 * Terms. An *item* is a check of the OWASP WSTG list (or any other id) whose state the service keeps: it is *tracked*; or
 * one that the service does not keep yet and of which the tool has a finding: it is *only in the tool*. The *tool* is the
 * findings-management tool. A tracked item is *pending* while it has no synchronisation yet. An item is *closed* when its
 * status is `Done` or `Not Applicable`; every other status counts as *open*.
 */
export interface ReportData {
  generatedAt: Date
  /** IANA name; every time in the report is given in this zone. */
  timeZone: string
  /** Name of the service that made the report, and the author in the document's properties. */
  serviceName: string
  scope: ReportScope
  tool: ToolAvailability
  items: readonly ReportItem[]
  /** Newest first. */
  log: readonly ReportLogEntry[]
  /** All checks of the catalogue, in its order. */
  catalogue: ReportCatalogue
}

export interface ReportScope {
  product: string
  engagement: string
  /** Address of the tool without credentials, query or fragment; null when none is configured. */
  toolAddress: string | null
}

/** Whether the tool's findings could be read while the data was collected. */
export type ToolAvailability =
  | {
      state: 'answered'
      /** Number of findings marked as WSTG that were read. */
      findings: number
      /** Those that are not shown because another one counts for the same item. */
      repeated: number
      /** Those that are not shown because they name no item. */
      unidentified: number
    }
  | {
      state: 'unavailable'
      /** One sentence for the reader, in Spanish, without addresses, credentials or internals. */
      reason: string
    }

export interface ReportItem {
  wstgId: string
  name: string
  /** Name of the catalogue's category; null for an item that is not in the catalogue. */
  category: string | null
  /**
   * Tracker-side status as stored, one of the five known ones or any other text; of an item only in the tool the one that
   * the flags of its finding stand for.
   */
  status: string
  /** `verified`, `active`, or any other text of the tool; null when nothing is known. */
  toolStatus: string | null
  /** `Critical`, `High`, `Medium`, `Low`, `Info`, or any other text of the tool; null when nothing is known. */
  severity: string | null
  /** Null while the item is pending, or only in the tool. */
  lastSync: Date | null
  notes: string | null
  /** Identifier of the tool's finding. */
  findingId: number | null
  /** Whether both sides contradict each other, by the rule of the synchronisation status. */
  conflict: boolean
  /** Whether the service does not track the item yet, so that all of this is what the tool's finding says. */
  onlyInTool: boolean
}

export interface ReportLogEntry {
  timestamp: Date
  wstgId: string
  /** `tracker->dd` or `dd->tracker`. */
  direction: string
  oldStatus: string | null
  newStatus: string | null
  success: boolean
  errorMessage: string | null
}

interface ReportCatalogue {
  /** Name, version and licence, as its authors want to be named. */
  attribution: string
  tests: readonly { id: string; name: string; category: string }[]
}

/**
 * Upper bounds of what is printed, so that the work, the memory and the pages of one report are bounded whatever was
 * stored. Numbers and totals always cover everything; where rows or text are left out, the report says so.
 */
export const reportLimits = {
  /** Rows of the detail tables: twice the 5,000 that must render in 10 s. */
  items: 10_000,
  /** Rows of the tables of conflicts and of pending items; the detail marks all of them. */
  listedItems: 500,
  /** The sync log keeps the latest 1,000 entries. */
  logEntries: 1_000,
  /**
   * Short texts in a cell, and the beginning of notes and errors; longer notes continue in the annex. A row stays whole
   * and must fit below its head on one page, whatever its texts are made of.
   */
  cell: { characters: 120, lines: 4 },
  longCell: { characters: 320, lines: 8 },
  /** Characters of one note in the annex. */
  noteInAnnex: 200_000,
  /** Characters of all notes in the annex together, a line counting as at least 60: about 300 pages. */
  annex: 1_000_000,
  lineInAnnex: 60,
  /** Characters of names and other short values that are handed on. */
  name: 400,
  errorMessage: 600,
} as const
