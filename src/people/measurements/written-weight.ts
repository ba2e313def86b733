import { calendarIn, dayStartIn, isCalendarDate } from '../../platform/calendar.ts'
import { badRequest, type DomainError } from '../../platform/errors.ts'
import { isJsonObject, parseTimestamp } from '../../platform/parsing.ts'
import { type ErrorKey, type TextParameters, violationParameters } from '../../platform/texts.ts'
import { limits } from './limits.ts'

/** A weight with the moment at which it was taken. */
export interface WrittenWeight {
  /** kilograms */
  kg: number
  moment: Date
}

/** Why an entry is refused. A body can have thousands, and an error with a stack costs more. */
export interface Refusal {
  key: ErrorKey
  parameters: TextParameters
}

export const isRefused = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'key' in result
export const errorFor = ({ key, parameters }: Refusal): DomainError => badRequest(key, parameters)

const outOfRange: Refusal = { key: 'weight_out_of_range', parameters: limits.weight }
export const dateInvalid: Refusal = {
  key: 'weight_date_invalid',
  parameters: { min: limits.birthDateMin },
}
export const weightOutOfRange = () => errorFor(outOfRange)
export const weightDateInvalid = () => errorFor(dateInvalid)

const missing = (field: string): Refusal => ({ key: 'missing_field', parameters: { field } })
const otherType = (field: string, type: string): Refusal => ({
  key: 'invalid_field',
  parameters: { field, ...violationParameters('type', { type }) },
})

/** Characters of a date, as in the contract. */
const longestDate = 64

/** The moment of an accepted date; undefined for any other text. */
export type ReadMoment = (text: string) => Date | undefined

/**
 * Reads the moments of written weights: ISO 8601 with a zone, or a day, which stands for its first
 * instant. The database checks another limit, the birth date of the caller.
 * @param timeZone the zone of calendar days; IANA name
 */
export const momentReader = (timeZone: string, now: () => Date): ReadMoment => {
  const dayOf = calendarIn(timeZone)
  const dayStart = dayStartIn(timeZone)
  const earliest = dayStart(limits.birthDateMin)
  return (text) => {
    if (text.length > longestDate) return undefined
    const latest = new Date(now().getTime() + limits.clockDifference)
    const isDay = isCalendarDate(text)
    // The calendar cannot give the first instants of days far beyond the limits.
    if (isDay && (text < limits.birthDateMin || text > dayOf(latest))) return undefined
    const moment = isDay ? dayStart(text) : parseTimestamp(text)
    return moment && !(earliest && moment < earliest) && moment <= latest ? moment : undefined
  }
}

export const readKg = (value: unknown): number | Refusal => {
  if (value === undefined) return missing('peso_kg')
  if (typeof value !== 'number') return otherType('peso_kg', 'number')
  return value < limits.weight.min || value > limits.weight.max ? outOfRange : value
}

export const readDate = (value: unknown, readMoment: ReadMoment): Date | Refusal => {
  if (value === undefined) return missing('fecha_registro')
  if (typeof value !== 'string') return otherType('fecha_registro', 'string')
  return readMoment(value) ?? dateInvalid
}

/** The first refusal of a weight and a date; a missing field comes before other faults. */
export const firstFault = (...fields: readonly unknown[]): Refusal | undefined => {
  const faults = fields.filter(isRefused)
  return faults.find(({ key }) => key === 'missing_field') ?? faults[0]
}

/**
 * Reads an entry of a batch as the contract's DatedWeight.
 * @returns its first fault if it has one: form, range, date
 */
export const readEntry = (entry: unknown, readMoment: ReadMoment): WrittenWeight | Refusal => {
  if (!isJsonObject(entry)) return otherType('weights', 'object')
  const kg = readKg(entry.peso_kg)
  const moment = readDate(entry.fecha_registro, readMoment)
  if (isRefused(kg) || isRefused(moment)) return firstFault(kg, moment)!
  return { kg, moment }
}
