import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import type {
  ListedChange,
  ListedFinding,
  ReportData,
  ReportItem,
  SyncFailure,
} from '../../../src/checklist/report/report-data.ts'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import type { ListedRequest } from '../../../src/checklist/wstg/listing-repository.ts'
import { type FindingSeverity, findingSeverities } from '../../../src/checklist/wstg/status.ts'
import { need } from '../../programs.ts'
import { temporaryFolder } from '../../support/machine.ts'

need('pdftotext', 'qpdf')

/** Makes records with these fields unless others are given. */
const maker =
  <Made>(usual: Made) =>
  (given: Partial<Made> = {}): Made => ({ ...usual, ...given })

const noFindings = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

export const item = maker<ReportItem>({
  wstg_id: 'WSTG-INFO-01',
  place: 0,
  name: 'A check',
  category: 'Information Gathering',
  near: null,
  tracked: true,
  wstg_status: 'Done',
  turned_back: false,
  defectdojo_status: 'verified',
  last_sync_direction: 'dd->tracker',
  finding_own: true,
  notes_truncated: false,
  open_request: false,
  failed_reason: null,
  lost_finding: false,
  finding_state: 'closed',
  finding_id: 12,
  finding_url: 'https://tool.example.org/finding/12',
  severity: 'Medium',
  last_sync: new Date('2026-11-19T08:30:00Z'),
  status_set_at: null,
  status_set_by: null,
  status_set_for: null,
  notes: null,
  conflict: false,
  outcome: 'passed',
  open_findings: noFindings,
})

export const openFinding = maker<ListedFinding>({
  id: 2001,
  title: 'SQL injection in the search of invoices',
  severity: 'critical',
  wstgIds: ['WSTG-INPV-05'],
  age: 19,
  isOverdue: false,
  url: 'https://tool.example.org/finding/2001',
})

export const change = maker<ListedChange>({
  id: 2101,
  title: 'Directory listing',
  severity: 'low',
  wstgIds: ['WSTG-CONF-04'],
  created: new Date('2026-11-01T10:00:00Z'),
  ended: null,
  state: 'open',
  url: null,
})

export const syncFailure = maker<SyncFailure>({
  logged_at: new Date('2026-11-19T08:30:05Z'),
  wstg_id: 'WSTG-INFO-01',
  error_message: 'La herramienta respondió 400: severidad no válida',
})

export const failure = maker<ListedRequest>({
  request_id: 31,
  kind: 'sync',
  wstg_id: 'WSTG-CLNT-04',
  finding_id: 7,
  status: 'Done',
  notes: null,
  account: null,
  user: null,
  state: 'failed',
  attempts: 1,
  accepted_at: new Date('2026-11-19T08:30:00Z'),
  next_attempt_at: null,
  finished_at: null,
  reason: 'PATCH /api/v2/findings/7/: 400 Duplicate findings cannot be verified or active',
})

type Given = Partial<Omit<ReportData, 'failures' | 'failed' | 'findings' | 'recent'>> & {
  failures?: readonly SyncFailure[]
  failed?: readonly ListedRequest[]
  findings?: readonly ListedFinding[]
  recent?: readonly ListedChange[]
}

export const report = (parts: Given = {}): ReportData => {
  const { failures = [], failed = [], findings = [], recent = [], ...given } = parts
  const counts: Record<FindingSeverity, number> = { ...noFindings }
  for (const { severity } of findings) counts[severity] += 1
  return {
    language: 'es',
    generatedAt: new Date('2026-11-20T12:05:00Z'),
    timeZone: 'Europe/Madrid',
    scope: {
      product: 'Portal de salud',
      engagement: 'Auditoría continua',
      toolAddress: 'https://tool.example.org',
      toolName: 'DefectDojo',
    },
    gate: {
      passed: false,
      stale: false,
      read_at: new Date('2026-11-20T12:01:00Z'),
      items: 97,
      open: [{ reason: 'open_finding' }, { reason: 'not_started' }, { reason: 'open_finding' }],
    },
    warning: null,
    findings: {
      counts,
      overdue: findings.filter(({ isOverdue }) => isOverdue).length,
      accepted: noFindings,
      listed: findings,
    },
    recent: {
      total: recent.length,
      created: recent.filter(({ created }) => created).length,
      ended: recent.filter(({ ended }) => ended).length,
      listed: recent,
    },
    items: [],
    failed: { total: failed.length, listed: failed },
    failures: { total: failures.length, listed: failures },
    ...given,
  }
}

const statuses = ['Done', 'In Progress', 'Not Started', 'Not Applicable', 'Blocked'] as const
const outcomeOf = {
  Done: 'passed',
  'In Progress': 'in_progress',
  'Not Started': 'untested',
  'Not Applicable': 'not_applicable',
  Blocked: 'in_progress',
} as const
const severities = ['Critical', 'High', 'Medium', 'Low', 'Info', null]
const notes = [
  null,
  'Sin incidencias: se repitió la comprobación tras el despliegue.',
  'Falta la cabecera Content-Security-Policy en /portal/inicio; comunicado al equipo.',
]

/** A mixed state: every status and severity, conflicts, notes; items outside from 98 on. */
export const mixedItems = (count: number): ReportItem[] =>
  Array.from({ length: count }, (_, index) => {
    const { id, name, category } = wstgTests[index] ?? {
      id: `PCI-${index}`,
      name: null,
      category: null,
    }
    const status = statuses[index % statuses.length]!
    const open_findings = index % 9 === 3 ? { ...noFindings, critical: 1, low: 2 } : noFindings
    const at = new Date(Date.UTC(2026, 10, 1) + index * 3_600_000)
    return item({
      wstg_id: id,
      name,
      category,
      wstg_status: status,
      finding_state: status === 'Done' ? 'closed' : 'open',
      severity: severities[index % severities.length] ?? null,
      last_sync: index % 13 === 0 ? null : at,
      status_set_at: at,
      status_set_by: 'admin',
      status_set_for: index % 2 === 0 ? 'ana.garcia' : null,
      notes: notes[index % notes.length] ?? null,
      finding_id: 1000 + index,
      conflict: status === 'Done' && index % 7 === 0,
      open_findings,
      outcome: open_findings === noFindings ? outcomeOf[status] : 'issues',
    })
  })

export const mixedFindings = (count: number): ListedFinding[] =>
  Array.from({ length: count }, (_, index) =>
    openFinding({
      id: 3000 + index,
      title: `Hallazgo número ${index}`,
      severity: findingSeverities[Math.floor((index * 5) / count)]!,
      age: 400 - index,
      isOverdue: index * 5 < count * 4 && index % 3 === 0,
    }),
  )

/** Imported by its address: pdfmake's types would add the browser's types to this project. */
const document = new URL('../../../src/checklist/report/layout/document.ts', import.meta.url).href
const { renderReport }: { renderReport(data: ReportData): Promise<Uint8Array> } = await import(
  document
)

/** The file of a report, open in the command-line readers. */
export const rendered = async (t: Test, data: ReportData) => opened(t, await renderReport(data))

/**
 * A text without spaces and line ends, which depend on the layout, and without the characters that
 * poppler adds to mark the direction of right-to-left text.
 */
export const squeezed = (text: string): string =>
  text.replace(/[\s\u202A-\u202E\u200E\u200F]|\p{Variation_Selector}/gu, '')

const run = (command: string, ...parameters: string[]): Buffer =>
  execFileSync(command, parameters, { maxBuffer: 2 ** 29, stdio: ['ignore', 'pipe', 'pipe'] })

type Mode = 'reading' | 'raw' | 'layout'

export const opened = (t: Test, pdf: Uint8Array) => {
  const path = join(temporaryFolder(t), 'report.pdf')
  writeFileSync(path, pdf)
  const texts = new Map<Mode, string>()
  /** The text as poppler reads it. */
  const text = (mode: Mode = 'reading'): string => {
    const flags = mode === 'reading' ? [] : [`-${mode}`]
    const found = texts.get(mode) ?? run('pdftotext', ...flags, path, '-').toString()
    texts.set(mode, found)
    return found.replaceAll('\u00a0', ' ')
  }
  const raw = () => text('raw').replace(/\s+/g, ' ')
  return {
    path,
    text,
    pages: (mode?: Mode): string[] => text(mode).split('\f').slice(0, -1),
    /** The text from the last place of a title to the next title, in one line. */
    chapter: (title: string, next = '\0'): string =>
      raw().split(title).at(-1)?.split(next)[0] ?? '',
    info: (name: string): string | undefined =>
      new RegExp(`^${name}: +(.*)$`, 'm').exec(run('pdfinfo', path).toString())?.[1],
    /** The structure with its texts, one element or text in a line, with a blank before each. */
    structure: (): string =>
      run('pdfinfo', '-struct-text', path).toString().replace(/\n +/g, '\n '),
    /** Throws when qpdf finds an error or a warning. */
    checkSyntax: (): string => run('qpdf', '--check', path).toString(),
    objects: () => objectsOf(path),
    pictures: () => picturesOf(path),
  }
}

/** Keys of dictionaries, names as values, and strings of all objects, as qpdf reads them. */
const objectsOf = (path: string) => {
  const found = { keys: new Set<string>(), names: new Set<string>(), strings: new Set<string>() }
  JSON.parse(run('qpdf', '--json=2', '--json-key=qpdf', path).toString(), (key, value) => {
    if (key.startsWith('/')) found.keys.add(key)
    if (typeof value === 'string') {
      if (value.startsWith('/')) found.names.add(value)
      else if (/^[ub]:/.test(value)) found.strings.add(value.slice(2))
    }
    return value
  })
  return found
}

/** The pages as pictures, with a pixel for each point. */
const picturesOf = (path: string) => {
  const files = run('pdftoppm', '-r', '72', path)
  const pages: ReturnType<typeof pictureOf>[] = []
  for (let at = 0; at < files.length; ) {
    const header = /^P6\s(\d+)\s(\d+)\s255\s/.exec(files.toString('latin1', at, at + 40))
    if (!header) throw new Error('Not a picture')
    const [width, height] = [Number(header[1]), Number(header[2])]
    const begin = at + header[0].length
    at = begin + width * height * 3
    pages.push(pictureOf(files.subarray(begin, at), width, height))
  }
  return pages
}

const pictureOf = (pixels: Buffer, width: number, height: number) => ({
  width,
  height,
  /** Whether a part of the page has anything but white. */
  hasInk(fromX: number, toX: number, fromY: number, toY: number): boolean {
    for (let y = Math.max(0, fromY); y < Math.min(height, toY); y += 1) {
      const line = pixels.subarray((y * width + fromX) * 3, (y * width + Math.min(width, toX)) * 3)
      if (line.some((value) => value < 250)) return true
    }
    return false
  },
  /** Length of the longest horizontal line in a colour (`#RRGGBB`) below a height, in points. */
  longestLine(color: string, fromY: number): number {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    let longest = 0
    let length = 0
    for (let at = fromY * width * 3; at + 2 < pixels.length; at += 3) {
      const isEqual = wanted.every((value, part) => Math.abs(value - pixels[at + part]!) <= 3)
      length = isEqual ? length + 1 : 0
      longest = Math.max(longest, length)
    }
    return longest
  },
})
