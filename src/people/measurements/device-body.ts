import { badRequest, DomainError } from '../../platform/errors.ts'
import { isJsonObject, type JsonObject } from '../../platform/parsing.ts'
import { type Fields, readOwnFields } from './device-fields.ts'
import { limits } from './limits.ts'

/** The effect of a body: `now` inserts one measurement at the current time, `none` does nothing. */
export type DeviceEvent = 'insert' | 'update' | 'delete' | 'now' | 'none'

/** A measurement as the body has it. */
export interface Measurement {
  /** The position in the body, counted from 0. */
  index: number
  /** The names that it gives its person. */
  names: string[]
  read: () => Fields
}

/** The program that has sent a body. */
interface Program {
  event: DeviceEvent
  entries: readonly unknown[]
  read: (entry: JsonObject) => Fields
}

/** Reads the fields of these names. */
const named =
  (kg: string, date: string) =>
  (entry: JsonObject): Fields => ({ kg: entry[kg], date: entry[date] })

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The weights of Health Auto Export, each with the unit of its metric. */
const pointsOf = (metrics: readonly unknown[]): JsonObject[] =>
  metrics
    .filter(isJsonObject)
    .filter(({ name }) => name === 'weight_body_mass')
    .flatMap(({ units: unitOfMetric, data }) =>
      listIn(data).map((point) => ({ ...Object(point), unitOfMetric })),
    )

const readPoint = ({ qty, unitOfMetric, ...others }: JsonObject): Fields => {
  const isNumber = typeof qty === 'number'
  const fields = readOwnFields(others, isNumber ? qty : 0, unitOfMetric)
  return isNumber ? fields : { ...fields, kg: qty ?? undefined }
}

/** @throws DomainError 400 `device_body_unknown` */
const programOf = (body: JsonObject): Program => {
  const { data, event, measurements, timestamp, weight } = body
  if (typeof event === 'string') {
    const entries = Array.isArray(measurements) ? measurements : [body]
    // Other events, such as `test` and `clear`, are accepted and have no effect.
    const known = (['insert', 'update', 'delete'] as const).find((name) => name === event)
    return { event: known ?? 'none', entries, read: named('weight', 'date') }
  }
  const records = weight === undefined && timestamp !== undefined ? [] : weight
  if (Array.isArray(records))
    return { event: 'insert', entries: records, read: named('kilograms', 'time') }
  if (isJsonObject(data) && Array.isArray(data.metrics))
    return { event: 'insert', entries: pointsOf(data.metrics), read: readPoint }
  if (typeof weight === 'number') {
    const own = readOwnFields(body, weight)
    const event = own.date === undefined ? 'now' : 'insert'
    return { event, entries: [body], read: () => own }
  }
  throw badRequest('device_body_unknown')
}

/** Characters of a name that count. */
const longestName = 200

const namesIn = (fields: JsonObject): string[] =>
  ['userId', 'username', 'user_name', 'user_slug']
    .map((key) => fields[key])
    .filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
    .map((value) => String(value).slice(0, longestName))

/**
 * Reads the body of a scale's program, which its fields identify; other fields are dropped. An
 * entry without a name belongs to the person whom the body names.
 * @throws DomainError 400 `device_body_unknown`, 413 with too many measurements
 */
export const readDeviceBody = (body: JsonObject) => {
  const { event, entries, read } = programOf(body)
  if (entries.length > limits.measurementsOfBody) throw new DomainError(413, 'body_too_large')
  const ofBody = namesIn(body)
  const measurementOf = (written: unknown, index: number): Measurement => {
    const entry = isJsonObject(written) ? written : {}
    const own = namesIn(entry)
    const names = own.length > 0 ? own : ofBody
    return { index, names, read: () => read(entry) }
  }
  return { event, measurements: event === 'none' ? [] : entries.map(measurementOf) }
}
