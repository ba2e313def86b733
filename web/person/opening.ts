/** Opens the files of other programs. */
import { type OpenedText, openText, type Sheet } from '../ui/tables.ts'

/** A text has a separator that a person may change; other formats are tables already. */
export type Opened =
  | OpenedText
  | { sheet: Sheet }
  /** A format that cannot be read, or a JSON file whose end is missing. */
  | { format: 'xml' | 'json' | 'cut' }

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
  const head = attributes.map((name) => `BodyMass.${name}`)
  return { head, body, isCut: !rest.trimEnd().endsWith('</HealthData>') }
}

/** The values of an entry by their paths, such as `weight.timestampGMT`. */
const flatten = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]]
  const inside = path && `${path}.`
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, inside + name))
}

/** The table of a list of objects, also in an object of Google Fit or of an account. */
const readJson = (text: string): Opened => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { format: 'cut' }
  }
  const { 'Data Points': points, weights } = content as Record<string, unknown>
  const list: unknown[] = [content, points, weights].find(Array.isArray) ?? []
  const entries = list.map((entry) => new Map(flatten(entry)))
  // Google Fit has the quantity of each value in another field.
  for (const entry of entries)
    entry.set(entry.get('dataTypeName') ?? '', entry.get('fitValue.0.value.fpVal') ?? '')
  const head = [...new Set(entries.flatMap((entry) => [...entry.keys()]))]
  const body = entries.map((entry) => head.map((name) => entry.get(name) ?? ''))
  return head.length < 2 ? { format: 'json' } : { sheet: { head, body } }
}

export const openFile = async (file: Blob, signal: AbortSignal): Promise<Opened> => {
  const start = (await file.slice(0, 4096).text()).trimStart()
  if (start.startsWith('<')) {
    if (!/<(!DOCTYPE )?HealthData/.test(start)) return { format: 'xml' }
    return { sheet: await readAppleHealth(file, signal) }
  }
  const opened = await openText(file)
  return 'text' in opened && /^[[{]/.test(start) ? readJson(opened.text) : opened
}
