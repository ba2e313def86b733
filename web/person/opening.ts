/** Opens the files of other programs. */
import type { Sheet } from './sheet.ts'

/** A text has a separator that a person may change; other formats are tables already. */
export type Opened =
  | { text: string }
  | { sheet: Sheet }
  /** A format that cannot be read. */
  | { format: 'zip' | 'pdf' | 'database' | 'xml' | 'json' | 'other' }

/** Lets the page answer to a person in the middle of long work. */
export const pause = () => new Promise((resolve) => setTimeout(resolve))

/** A slice takes a few milliseconds, and the page answers between two of them. */
const sliceBytes = 100_000

/** Its exports begin each record with the type. */
const bodyMass = /<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g
const attributes = ['startDate', 'unit', 'value']

/** The weights of an `export.xml` of Apple Health, read in slices. */
const readAppleHealth = async (file: Blob, signal: AbortSignal): Promise<Sheet> => {
  const body: string[][] = []
  let rest = ''
  const decoder = new TextDecoder()
  for (let start = 0; start < file.size; start += sliceBytes) {
    const bytes = await file.slice(start, start + sliceBytes).arrayBuffer()
    const text = rest + decoder.decode(bytes, { stream: true })
    let end = 0
    for (const { 0: record, index } of text.matchAll(bodyMass)) {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(record)?.[1] ?? ''
      body.push(attributes.map(attribute))
      end = index + record.length
    }
    // The last element may go on in the next slice.
    rest = text.slice(Math.max(end, text.lastIndexOf('<')))
    await pause()
    signal.throwIfAborted()
  }
  return { preamble: '', head: ['startDate', 'unit', 'weight'], hasHeading: true, body }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Google Fit: the type of each value, and its moment in nanoseconds since 1970. */
const ofGoogleFit = (points: readonly unknown[]): Fields[] =>
  points.filter(isFields).map(({ dataTypeName, startTimeNanos, fitValue }) => ({
    date: Math.round(Number(startTimeNanos) / 1e6),
    dataTypeName,
    weight: (fitValue as { value?: { fpVal?: number } }[] | undefined)?.[0]?.value?.fpVal,
  }))

/** Fitbit writes month, day and year with two digits. */
const ofFitbit = ({ date, ...entry }: Fields): Fields => ({
  ...entry,
  date: String(date).replace(/^(\d\d)\/(\d\d)\/(\d\d)$/, '20$3-$1-$2'),
})

const readJson = (text: string): Sheet | undefined => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return undefined
  }
  const points = isFields(content) ? content['Data Points'] : undefined
  const listed = Array.isArray(points) ? ofGoogleFit(points) : content
  if (!Array.isArray(listed)) return undefined
  const entries = listed.filter(isFields).map((one) => ('logId' in one ? ofFitbit(one) : one))
  const head = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter(
    (name) => name !== 'logId',
  )
  if (!head.some((name) => /weight/i.test(name))) return undefined
  const body = entries.map((entry) => head.map((name) => String(entry[name] ?? '')))
  return { preamble: '', head, hasHeading: true, body }
}

const decode = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The beginnings of other formats, in Windows-1252. */
const formats = [
  ['zip', 'PK\u0003\u0004'],
  ['zip', '\u001f\u2039'],
  ['pdf', '%PDF'],
  ['database', 'SQLite format 3'],
] as const

export const openFile = async (file: Blob, signal: AbortSignal): Promise<Opened> => {
  const start = new TextDecoder('windows-1252').decode(await file.slice(0, 4096).arrayBuffer())
  const [format] = formats.find(([, beginning]) => start.startsWith(beginning)) ?? []
  if (format) return { format }
  const beginning = start.replace(/^ï»¿/, '').trimStart()
  if (beginning.startsWith('<')) {
    if (!/<HealthData|<!DOCTYPE HealthData/.test(start)) return { format: 'xml' }
    return { sheet: await readAppleHealth(file, signal) }
  }
  const text = decode(await file.arrayBuffer())
  if (/^[[{]/.test(beginning)) {
    const sheet = readJson(text)
    return sheet ? { sheet } : { format: 'json' }
  }
  if (text.includes('\0')) return { format: 'other' }
  return { text }
}
