import { calendarIn, dayStartIn, isCalendarDate } from '../../platform/calendar.ts'
import { badRequest, invalidField } from '../../platform/errors.ts'
import { isJsonObject, parseTimestamp } from '../../platform/parsing.ts'
import { limits } from './limits.ts'

/** A weight with the moment at which it was taken. */
export interface WrittenWeight {
  /** kilograms */
  kg: number
  moment: Date
}

export const weightOutOfRange = () => badRequest('weight_out_of_range', limits.weight)
export const weightDateInvalid = () =>
  badRequest('weight_date_invalid', { min: limits.birthDateMin })

/** Characters of a date, as in the contract. */
const longestDate = 64

/** @throws DomainError 400 for a text that is not an accepted date */
export type ReadMoment = (text: string) => Date

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
    if (text.length > longestDate) throw weightDateInvalid()
    const latest = new Date(now().getTime() + limits.clockDifference)
    const isDay = isCalendarDate(text)
    // The calendar cannot give the first instants of days far beyond the limits.
    if (isDay && (text < limits.birthDateMin || text > dayOf(latest))) throw weightDateInvalid()
    const moment = isDay ? dayStart(text) : parseTimestamp(text)
    if (!moment || (earliest && moment < earliest) || moment > latest) throw weightDateInvalid()
    return moment
  }
}

const present = (value: unknown, field: string): unknown => {
  if (value === undefined) throw badRequest('missing_field', { field })
  return value
}

/** @throws DomainError 400 for anything but a weight within the limits */
export const readKg = (value: unknown): number => {
  const kg = present(value, 'peso_kg')
  if (typeof kg !== 'number') throw invalidField('peso_kg', 'type', { type: 'number' })
  if (kg < limits.weight.min || kg > limits.weight.max) throw weightOutOfRange()
  return kg
}

/** @throws DomainError 400 for anything but an accepted date */
export const readDate = (value: unknown, readMoment: ReadMoment): Date => {
  const date = present(value, 'fecha_registro')
  if (typeof date !== 'string') throw invalidField('fecha_registro', 'type', { type: 'string' })
  return readMoment(date)
}

/**
 * Reads an entry of a batch as the contract's DatedWeight.
 * @throws DomainError 400 for its first fault: form, range, date
 */
export const readEntry = (entry: unknown, readMoment: ReadMoment): WrittenWeight => {
  if (!isJsonObject(entry)) throw invalidField('weights', 'type', { type: 'object' })
  const { peso_kg: kg, fecha_registro: date } = entry
  present(kg, 'peso_kg')
  present(date, 'fecha_registro')
  return { kg: readKg(kg), moment: readDate(date, readMoment) }
}
