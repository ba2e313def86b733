import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltReport, createReportBuilder } from '../../src/report/render.ts'
import type {
  ReportData,
  ReportFailure,
  ReportItem,
  ReportLogEntry,
  ToolReading,
} from '../../src/report/report-data.ts'

/** The guide's categories with their codes and numbers of checks. */
const categories: [name: string, code: string, checks: number][] = [
  ['Information Gathering', 'INFO', 10],
  ['Configuration and Deployment Management Testing', 'CONF', 11],
  ['Identity Management Testing', 'IDNT', 5],
  ['Authentication Testing', 'ATHN', 10],
  ['Authorization Testing', 'ATHZ', 4],
  ['Session Management Testing', 'SESS', 9],
  ['Input Validation Testing', 'INPV', 19],
  ['Testing for Error Handling', 'ERRH', 2],
  ['Testing for Weak Cryptography', 'CRYP', 4],
  ['Business Logic Testing', 'BUSL', 9],
  ['Client-side Testing', 'CLNT', 13],
  ['API Testing', 'APIT', 1],
]

const tests = categories.flatMap(([category, code, checks]) =>
  Array.from({ length: checks }, (_, index) => ({
    id: `WSTG-${code}-${String(index + 1).padStart(2, '0')}`,
    name: `${category}: check number ${index + 1}`,
    category,
  })),
)

export const item = (given: Partial<ReportItem> = {}): ReportItem => ({
  wstgId: 'WSTG-INFO-01',
  name: 'Information Gathering: check number 1',
  category: 'Information Gathering',
  status: 'Done',
  toolFlags: ['inactive', 'verified'],
  severity: 'Medium',
  lastSync: new Date('2026-11-19T08:30:00Z'),
  notes: null,
  findingId: 12,
  isRead: true,
  foundOn: null,
  mitigatedOn: null,
  conflict: false,
  onlyInTool: false,
  ...given,
})

/** An item known only to the tool. */
export const toolItem = (given: Partial<ReportItem> = {}): ReportItem =>
  item({
    status: 'In Progress',
    toolFlags: ['active'],
    lastSync: null,
    onlyInTool: true,
    ...given,
  })

export const logEntry = (given: Partial<ReportLogEntry> = {}): ReportLogEntry => ({
  timestamp: new Date('2026-11-19T08:30:05Z'),
  wstgId: 'WSTG-INFO-01',
  direction: 'dd->tracker',
  oldStatus: 'In Progress',
  newStatus: 'Done',
  success: true,
  errorMessage: null,
  ...given,
})

export const failure = (given: Partial<ReportFailure> = {}): ReportFailure => ({
  seq: 31,
  kind: 'sync',
  subject: 'WSTG-CLNT-04',
  attempts: 1,
  acceptedAt: new Date('2026-11-19T08:30:00Z'),
  nextAttempt: null,
  reason: 'PATCH /api/v2/findings/7/: 400 Duplicate findings cannot be verified or active',
  ...given,
})

export const toolReading = (given: Partial<ToolReading> = {}): ToolReading => ({
  failure: null,
  read: 83,
  total: 83,
  findings: 83,
  repeated: 0,
  unidentified: 0,
  ...given,
})

type Given = Partial<Omit<ReportData, 'log' | 'failed'>> & {
  log?: readonly ReportLogEntry[]
  failed?: readonly ReportFailure[]
}

export const report = ({ log = [], failed = [], ...given }: Given = {}): ReportData => ({
  generatedAt: new Date('2026-11-20T12:05:00Z'),
  timeZone: 'Europe/Madrid',
  serviceName: 'Registro de peso e IMC',
  scope: {
    product: 'Portal de salud',
    engagement: 'Auditoría continua',
    toolAddress: 'https://tool.example.org',
  },
  tool: toolReading(),
  items: [],
  failed: { total: failed.length, listed: failed },
  log: {
    total: log.length,
    failures: log.filter(({ success }) => !success).length,
    listed: log,
  },
  catalogue: { attribution: 'OWASP WSTG 4.2, The OWASP Foundation, CC BY-SA 4.0', tests },
  ...given,
})

const statuses = ['Done', 'In Progress', 'Not Started', 'Not Applicable', 'Blocked'] as const
const severities = ['Critical', 'High', 'Medium', 'Low', 'Info', null]
const notes = [
  null,
  'Sin incidencias: se repitió la comprobación tras el despliegue.',
  'Falta la cabecera Content-Security-Policy en /portal/inicio; comunicado al equipo.',
]

/** A mixed state: every status and severity, conflicts, pending items, notes. */
export const mixedItems = (count: number): ReportItem[] =>
  Array.from({ length: count }, (_, index) => {
    const test = tests[index % tests.length]!
    const status = statuses[index % statuses.length]!
    return item({
      ...test,
      wstgId: index < tests.length ? test.id : `${test.id}-${Math.floor(index / tests.length)}`,
      status,
      toolFlags: status === 'Done' && index % 7 !== 0 ? ['inactive', 'verified'] : ['active'],
      foundOn: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
      mitigatedOn: index % 11 === 0 ? '2026-11-02' : null,
      severity: severities[index % severities.length] ?? null,
      lastSync: index % 13 === 0 ? null : new Date(Date.UTC(2026, 10, 1) + index * 60_000),
      notes: notes[index % notes.length] ?? null,
      findingId: 1000 + index,
      conflict: status === 'Done' && index % 7 === 0,
    })
  })

export const chunksOf = async ({ stream }: BuiltReport): Promise<Buffer[]> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return chunks
}

/** The finished file, made as in production. */
export async function pdfOf(data: ReportData): Promise<Buffer> {
  const builder = createReportBuilder()
  try {
    return Buffer.concat(
      await chunksOf(await builder.build(async () => data, new AbortController().signal)),
    )
  } finally {
    await builder.close()
  }
}

/** A PDF file on disk for the command-line readers, removed with `remove`. */
export function saved(pdf: Uint8Array): { path: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const path = join(folder, 'report.pdf')
  writeFileSync(path, pdf)
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}

const run = (command: string, ...parameters: string[]): Buffer =>
  execFileSync(command, parameters, {
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Text of the pages from `first` to `last`, as poppler reads it. */
export const textOf = (
  path: string,
  mode: 'reading' | 'raw' | 'layout' = 'reading',
  first = 1,
  last = 0,
): string =>
  run(
    'pdftotext',
    ...(mode === 'reading' ? [] : [`-${mode}`]),
    '-f',
    `${first}`,
    ...(last > 0 ? ['-l', `${last}`] : []),
    path,
    '-',
  ).toString()

export const infoOf = (path: string): Map<string, string> =>
  new Map(
    run('pdfinfo', path)
      .toString()
      .split('\n')
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )

/** Throws when qpdf finds an error or a warning. */
export const checkSyntax = (path: string): string => run('qpdf', '--check', path).toString()

export interface ObjectTree {
  /** Keys of dictionaries, names as values, and strings. */
  keys: Set<string>
  names: Set<string>
  strings: Set<string>
}

/** All objects of the file as qpdf reads them. */
export function objectsOf(path: string): ObjectTree {
  const tree: ObjectTree = { keys: new Set(), names: new Set(), strings: new Set() }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        if (key.startsWith('/')) tree.keys.add(key)
        walk(member)
      }
    } else if (typeof value === 'string') {
      if (value.startsWith('/')) tree.names.add(value)
      else if (value.startsWith('u:') || value.startsWith('b:')) tree.strings.add(value.slice(2))
    }
  }
  walk(JSON.parse(run('qpdf', '--json=2', '--json-key=qpdf', path).toString()))
  return tree
}

export interface Picture {
  width: number
  height: number
  /** Darkness of the pixels of a part of the page, as a share of its area. */
  ink: (fromX: number, toX: number, fromY: number, toY: number) => number
}

/** A page as a grey picture, at half a pixel per point; `ink` takes points. */
export function pictureOf(path: string, page: number): Picture {
  const file = run('pdftoppm', '-gray', '-r', '36', '-f', `${page}`, '-l', `${page}`, path)
  const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40))
  if (!header) throw new Error('Not a grey picture')
  const width = Number(header[1])
  const height = Number(header[2])
  const pixels = file.subarray(header[0].length)
  return {
    width: width * 2,
    height: height * 2,
    ink(fromX, toX, fromY, toY) {
      let dark = 0
      let all = 0
      for (let y = Math.ceil(fromY / 2); y < Math.min(height, Math.floor(toY / 2)); y += 1) {
        for (let x = Math.ceil(fromX / 2); x < Math.min(width, Math.floor(toX / 2)); x += 1) {
          dark += 255 - (pixels[y * width + x] ?? 255)
          all += 255
        }
      }
      return dark / all
    },
  }
}

/** Counts the pixels close to a colour (`#RRGGBB`) in a strip of a page, one pixel per point. */
export function pixelsOf(
  path: string,
  page: number,
  strip: { fromX: number; toX: number },
): (color: string) => number {
  const file = run('pdftoppm', '-r', '72', '-f', `${page}`, '-l', `${page}`, path)
  const header = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40))
  if (!header) throw new Error('Not a colour picture')
  const width = Number(header[1])
  const pixels = file.subarray(header[0].length)
  return (color) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    let count = 0
    for (let at = 0; at + 2 < pixels.length; at += 3) {
      const x = (at / 3) % width
      if (x < strip.fromX || x >= strip.toX) continue
      if (wanted.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) <= 6))
        count += 1
    }
    return count
  }
}
