import { badRequest, type DomainError } from '../../platform/errors.ts'
import type { ErrorKey } from '../../platform/texts.ts'
import { limits } from './limits.ts'
import type { BatchOutcome, WeightChange } from './repository.ts'
import {
  dateInvalid,
  errorFor,
  isRefused,
  type ReadMoment,
  type Refusal,
  readEntry,
  type WrittenWeight,
} from './written-weight.ts'

const tooManyWeights: Refusal = {
  key: 'too_many_weights',
  parameters: { max: limits.weightsOfAccount },
}

const changeTooLarge = (
  { days, allowed_kg: allowed, actual_kg: actual }: WeightChange,
  later: boolean,
): Refusal => {
  const key = 'weight_change_too_large'
  const text: ErrorKey =
    days === 0 ? `${key}_same_day` : `${key}${later ? '_later' : ''}${days === 1 ? '_one_day' : ''}`
  const numbers = { days: days ?? 0, allowed: allowed ?? 0, actual: actual ?? 0 }
  return { key, parameters: text === key ? numbers : { ...numbers, text } }
}

export const weightChangeTooLarge = (change: WeightChange, later = false) =>
  errorFor(changeTooLarge(change, later))

/** For a batch without a weight. */
export const nothingStored: BatchOutcome = { known: [], codes: [], added: [], contradictions: [] }

interface Batch {
  /** Each weight once. */
  weights: WrittenWeight[]
  /** For each entry, its position among the weights, or its refusal. */
  places: (number | Refusal)[]
}

/** Reads all entries of a batch, which may hold one weight several times. */
export const readBatch = (entries: readonly unknown[], readMoment: ReadMoment): Batch => {
  const weights: WrittenWeight[] = []
  const placeOf = new Map<string, number>()
  const place = (entry: unknown): number | Refusal => {
    const weight = readEntry(entry, readMoment)
    if (isRefused(weight)) return weight
    const key = `${weight.kg} ${weight.moment.getTime()}`
    const known = placeOf.get(key)
    if (known !== undefined) return known
    placeOf.set(key, weights.length)
    return weights.push(weight) - 1
  }
  return { places: entries.map(place), weights }
}

/** The outcome of an entry. */
export interface EntryResult {
  outcome: 'new' | 'known' | 'refused'
  /** Undefined unless the form of the entry is valid. */
  weight?: WrittenWeight
  /** Of the stored record, or of the one that was stored and taken back. */
  id?: number
  /** Of a refused entry. */
  error?: Refusal
}

/** The results of the weights in their order. */
const ofWeights = (weights: readonly WrittenWeight[], stored: BatchOutcome): EntryResult[] => {
  const added = stored.added.values()
  const contradictions = new Map(stored.contradictions.map((change) => [change.id, change]))
  return weights.map((weight, place) => {
    const code = stored.codes[place]
    if (code === 'too_many_weights') return { outcome: 'refused', weight, error: tooManyWeights }
    if (code != null) return { outcome: 'refused', weight, error: dateInvalid }
    const known = stored.known[place]
    if (known != null) return { outcome: 'known', weight, id: known }
    const id = added.next().value!
    const change = contradictions.get(id)
    return change
      ? { outcome: 'refused', weight, error: changeTooLarge(change, change.later) }
      : { outcome: 'new', weight, id }
  })
}

/** The results of the entries in their order. A repeated weight is known. */
export const resultsOf = ({ weights, places }: Batch, stored: BatchOutcome): EntryResult[] => {
  const results = ofWeights(weights, stored)
  const met = new Set<number>()
  return places.map((place) => {
    if (isRefused(place)) return { outcome: 'refused', error: place }
    const { error, ...result } = results[place]!
    if (met.has(place)) return { ...result, outcome: 'known' }
    met.add(place)
    return results[place]!
  })
}

/**
 * The error of a batch; undefined if none of its entries is refused. First come form, range and
 * date of the entries in their order, then the number of records, then the rules of the change in
 * the order of the dates.
 */
export const errorOf = (results: readonly EntryResult[]): DomainError | undefined => {
  const refused = results.flatMap(({ error, weight }, index) =>
    error ? [{ error, time: weight?.moment.getTime() ?? 0, index }] : [],
  )
  const late = ['too_many_weights', 'weight_change_too_large']
  const [first] = refused.filter(({ error }) => !late.includes(error.key))
  if (!first && refused.some(({ error }) => error.key === 'too_many_weights'))
    return errorFor(tooManyWeights)
  const told = first ?? refused.sort((a, b) => a.time - b.time)[0]
  if (!told) return undefined
  const { key, parameters } = told.error
  return badRequest(key, { ...parameters, index: told.index })
}
