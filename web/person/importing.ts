/** The service's side of an import: its check, the recording, and the way back. */
import {
  type CheckedWeight,
  recordPortions,
  type ValidationLimits,
  type WeightItem,
} from '../../generated/client/index.js'
import { limits as serviceLimits } from '../../src/people/measurements/limits.ts'
import { client } from '../session.ts'
import { parseStored, storedChoice } from '../store.ts'
import { dayMs, type Zone } from '../zone.ts'
import { type WrittenRecord, withoutOutliers } from './consistent.ts'

type Checked = WrittenRecord & Pick<CheckedWeight, 'outcome' | 'code'>

/** The outcome of an import: exactly the `added` ones are recorded. */
export interface Plan {
  added: readonly WrittenRecord[]
  known: number
  refused: readonly (WrittenRecord & { code: string | null })[]
  /** The ids of all records before the import. */
  ids: ReadonlySet<number>
}

type Progress = (done: number) => void

const changeTooLarge = 'weight_change_too_large'

const check = async (
  records: readonly WrittenRecord[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Checked[]> => {
  const checked: Checked[] = []
  const all = records.map(({ peso_kg, fecha_registro }) => ({ peso_kg, fecha_registro }))
  const portions = recordPortions(client, all, { check: true, signal })
  for await (const { start, error, answer } of portions) {
    if (error) throw error
    if ('results' in answer)
      for (const { index, outcome, code } of answer.results)
        checked.push({ ...(all[start + index] as WrittenRecord), outcome, code })
    onProgress(checked.length)
  }
  return checked
}

/**
 * Leaves out the records that are impossible, and then those that contradict others. Checks the
 * rest, and again without the refused ones, until none is refused.
 */
export const planImport = async (
  records: readonly WrittenRecord[],
  zone: Zone,
  limits: ValidationLimits,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Plan> => {
  const { weights } = await client.listWeights({ signal })
  const dayOf = ({ fecha_registro }: WrittenRecord) =>
    Math.floor(zone.clockAt(Date.parse(fecha_registro)) / dayMs)
  const asked = await check(records, signal, onProgress)
  // The service refuses the later one of two contradicting records, which may be right.
  const isPossible = ({ code }: Checked) => code === null || code === changeTooLarge
  const possible = asked.filter(isPossible)
  const { kept, outliers } = withoutOutliers(possible, weights.toReversed(), limits, dayOf)
  const refused: Plan['refused'][number][] = [
    ...asked.filter((one) => !isPossible(one)),
    ...outliers.map((one) => ({ ...one, code: changeTooLarge })),
  ]
  const ids = new Set(weights.map(({ id }) => id))
  // A check stores nothing, so the service counts each call alone.
  const room = Math.max(serviceLimits.weightsOfAccount - weights.length, 0)
  for (let [rest, known]: [readonly WrittenRecord[], number] = [kept, 0]; ; ) {
    const checked = await check(rest, signal, onProgress)
    const of = (outcome: CheckedWeight['outcome']) =>
      checked.filter((one) => one.outcome === outcome)
    known += of('known').length
    refused.push(...of('refused'))
    const found = of('new')
    rest = found.slice(0, room)
    refused.push(...found.slice(room).map((one) => ({ ...one, code: 'too_many_weights' })))
    // Fewer weights would be in other calls, which the service has not checked.
    if (rest.length === checked.length) return { added: rest, known, refused, ids }
  }
}

/** The records of the latest import of this browser. */
interface ImportNote {
  userId: number
  at: number
  records: (readonly [id: number, kg: number, at: number])[]
}

const choice = storedChoice('import')
/** Milliseconds in which an import can be undone. */
const undoMs = 7 * dayMs

/**
 * Records the weights of a plan. Those recorded before a failure can be undone too.
 * @returns how many it has recorded
 * @throws ApiError if other calls have made one impossible meanwhile
 */
export const runImport = async (userId: number, plan: Plan, onProgress: Progress) => {
  const recorded: WeightItem[] = []
  try {
    for await (const { start, error, answer, weights } of recordPortions(client, plan.added)) {
      if (error) throw error
      if ('weights' in answer)
        recorded.push(...answer.weights.filter(({ id }) => !plan.ids.has(id)))
      onProgress(start + weights.length)
    }
  } finally {
    const records = recorded.map(
      ({ id, peso_kg, fecha_registro }) => [id, peso_kg, Date.parse(fecha_registro)] as const,
    )
    const note: ImportNote = { userId, at: Date.now(), records }
    if (records.length > 0) choice.write(JSON.stringify(note))
  }
  return recorded.length
}

/** The import that the person may undo. */
export const importToUndo = (userId: number): ImportNote | undefined => {
  const note = parseStored(choice.read()) as Partial<ImportNote> | null | undefined
  const { at = 0, records } = note ?? {}
  const age = Date.now() - at
  if (note?.userId !== userId || !(age >= 0 && age < undoMs)) return undefined
  const isWhole = Array.isArray(records) && records.every(Array.isArray) && records.length > 0
  return isWhole ? { userId, at, records } : undefined
}

/** As many ids as a call takes. */
const mostDeleted = 1000

/** Deletes the records of an import, but for those that have been corrected since. */
export const undoImport = async (note: ImportNote, onProgress: Progress): Promise<number> => {
  const { weights } = await client.listWeights()
  const current = new Map(weights.map((one) => [one.id, one]))
  const ids = note.records.flatMap(([id, kg, at]) => {
    const one = current.get(id)
    return one?.peso_kg === kg && Date.parse(one.fecha_registro) === at ? [id] : []
  })
  for (let start = 0; start < ids.length; start += mostDeleted) {
    await client.deleteWeights({ body: { weight_ids: ids.slice(start, start + mostDeleted) } })
    onProgress(Math.min(start + mostDeleted, ids.length))
  }
  choice.write('')
  return ids.length
}
