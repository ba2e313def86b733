/** The checklist as rows of a spreadsheet, and rows of any spreadsheet as statuses to send. */
import type { WstgItem } from '../../generated/client/index.js'
import { itemKey, wstgIdMeantBy } from '../../src/checklist/wstg/identifier.ts'
import { checklistNames } from '../../src/checklist/wstg/names.ts'
import type { texts } from '../texts/texts.ts'
import { type Answers, createChoices } from '../ui/choices.ts'
import { readCells, type Sheet } from '../ui/tables.ts'

type Texts = (typeof texts)['es']
export type Status = keyof Texts['statuses']
const statuses = Object.keys(checklistNames.es.statuses) as Status[]

/** The rows of the checklist below their heading. `when` and `openOf` give texts of cells. */
export const rowsOf = (
  items: readonly WstgItem[],
  t: Texts,
  when: (instant: string) => string,
  openOf: (item: WstgItem) => readonly string[],
): string[][] => [
  [t.identifier, t.name, t.category, t.status, t.notes, t.setBy, t.setAt, t.findingsOpen],
  ...items.map((item) => [
    item.wstg_id,
    item.name ?? '',
    t.categoryName(item.category),
    t.statuses[item.wstg_status ?? 'Not Started'],
    item.notes ?? '',
    [...new Set([item.status_set_by, item.status_set_for])].filter(Boolean).join(' / '),
    item.status_set_at ? when(item.status_set_at) : '',
    openOf(item).join(', '),
  ]),
]

const separators = ['\t', ';', ',', '|']
/** A cell that begins with an identifier, and goes on with no other cell. */
const identified = /^[^\w";,\t|]*wstg\W(?:v42\W)?\w+\W\d+(?!\d|\s*[";,\t|])/i

/** The table of a text, with the separator that parts identifiers from the rest in most lines. */
export const sheetOf = (text: string): Sheet => {
  const isTest = (row: readonly string[]) => row.some((cell) => identified.test(cell))
  const tables = separators.map((separator) => readCells(text, separator))
  const counts = tables.map((rows) => rows.filter(isTest).length)
  const rows = tables[counts.indexOf(Math.max(...counts))] ?? []
  const above = rows.slice(0, Math.max(0, rows.findIndex(isTest)))
  const names = above.map((row) => row.filter((cell) => /\p{L}/u.test(cell)).length)
  const heading = names.lastIndexOf(Math.max(2, ...names))
  return { head: rows[heading] ?? [], body: rows.slice(heading + 1) }
}

/** Headings that name a column alone. */
const plainWords = {
  id: /^(wstg |test )?(ids?|identifiers?|identificador)$/i,
  status: /^(status|estado|statut|stato|result|resultado)$/i,
  notes: /^(notes?|notas?|comments?|comentarios?|observaciones|notes \/ comments)$/i,
}
/** A column with more words has no statuses. */
const mostWords = 20
/** Characters of the notes in a request. */
const mostNotes = 16_384

const wordOf = (cell = '') => cell.toLowerCase().replace(/\s+/g, ' ')
const lineEnds = (text: string | null = '') => (text ?? '').trim().replaceAll('\r\n', '\n')

/** The names of statuses in each language and in the API, which need no question. */
const knownWords = new Map<string, Status>([
  ['n/a', 'Not Applicable'],
  ...statuses.flatMap((status) =>
    [status, ...Object.values(checklistNames).map((names) => names.statuses[status])].map(
      (name) => [wordOf(name), status] as const,
    ),
  ),
])

/** A status to send, with the item if the list has it. */
export interface Change {
  id: string
  status: Status
  notes?: string
  item: WstgItem | undefined
}

/** The choices about a table, and the statuses to send that follow from the answers so far. */
export const understandRows = (
  { head, body }: Sheet,
  answers: Answers,
  items: readonly WstgItem[],
) => {
  const listed = new Map(items.map((item) => [itemKey(item.wstg_id), item]))
  const { choices, decide } = createChoices(answers)
  /** The key of an item, null for a cell that names several, undefined for other cells. */
  const keyIn = (cell = '') => {
    const id = wstgIdMeantBy(cell)
    if (id === undefined) return null
    return /^wstg-/i.test(id) || listed.has(itemKey(id)) ? itemKey(id) : undefined
  }
  const decideColumn = (kind: keyof typeof plainWords, possible: number[], none?: string) => {
    const plain = possible.filter((at) => plainWords[kind].test(head[at] ?? ''))
    const options = [...possible.map(String), ...(none ? [none] : [])]
    return Number(decide(kind, options, plain.length === 1 ? String(plain[0]) : none) ?? -1)
  }
  const places = [...Array(Math.max(0, head.length, ...body.map((row) => row.length))).keys()]
  const named = places.filter((at) => body.some((row) => keyIn(row[at])))
  const id = decideColumn('id', named)
  const tests = body.filter((row) => keyIn(row[id]))
  const wordsIn = (at: number) => [...new Set(tests.map((row) => row[at] ?? ''))].filter(Boolean)
  const others = places.filter((at) => id >= 0 && at !== id)
  const isShort = (at: number) => wordsIn(at).length > 0 && wordsIn(at).length <= mostWords
  const status = decideColumn('status', others.filter(isShort))
  const notes = decideColumn(
    'notes',
    others.filter((at) => at !== status),
    '-1',
  )
  const meanings = new Map<string, Status | '' | undefined>()
  for (const [word, spelling] of new Map(wordsIn(status).map((text) => [wordOf(text), text])))
    meanings.set(word, decide(`word ${spelling}`, [...statuses, ''], knownWords.get(word)))
  const unlisted = tests
    .map((row) => row[id] ?? '')
    .filter((cell) => !listed.has(keyIn(cell) ?? ''))
  const takesUnlisted = unlisted.length > 0 && decide('unlisted', ['leave', 'send']) === 'send'

  const changes: Change[] = []
  const unclear: { line: string; reason: 'several' | 'contradictory' | 'long' }[] = []
  /** How many lines are left out, and why. */
  const left = { same: 0, notes: 0, blank: 0, word: 0, unlisted: 0, doubled: 0, others: 0 }
  const isHeading = (row: readonly string[]) => row[status] && row[status] === head[status]
  const lines = body.filter((row) => !isHeading(row))
  for (const [key, group] of Map.groupBy(lines, (row) => keyIn(row[id]))) {
    const refuse = (reason: (typeof unclear)[number]['reason']) =>
      unclear.push(...group.map((row) => ({ line: row.filter(Boolean).join(' · '), reason })))
    if (key === null) refuse('several')
    if (key === undefined) left.others += group.length
    const rows = group.filter((row) => row[status])
    const [row, ...more] = rows
    if (key == null) continue
    left.blank += group.length - rows.length
    if (row === undefined) continue
    const readingOf = (one: readonly string[]) =>
      [meanings.get(wordOf(one[status])), lineEnds(one[notes])] as const
    const [meaning, text] = readingOf(row)
    const item = listed.get(key)
    const before = lineEnds(item?.notes)
    const isNoted = item?.notes_truncated ? text.startsWith(before) : text === before
    const isSame = meaning === (item?.wstg_status ?? 'Not Started')
    if (more.some((one) => String(readingOf(one)) !== String([meaning, text]))) {
      refuse('contradictory')
      continue
    }
    left.doubled += more.length
    if (!meaning) left.word += 1
    else if (isSame) left[text === '' || isNoted ? 'same' : 'notes'] += 1
    else if (!item && !takesUnlisted) left.unlisted += 1
    else if (text.length > mostNotes) refuse('long')
    else {
      const change = { id: item?.wstg_id ?? wstgIdMeantBy(row[id] ?? '') ?? key, status: meaning }
      changes.push({ ...change, item, ...(text && !isNoted && { notes: text }) })
    }
  }
  const isComplete = choices.every(({ value }) => value !== undefined)
  return { choices, isComplete, changes, unlisted, unclear, left, columns: { id, status, notes } }
}
