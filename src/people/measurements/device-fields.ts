import { type JsonObject, parseTimestamp } from '../../platform/parsing.ts'
import type { ErrorKey } from '../../platform/texts.ts'

const dateFields = ['date', 'timestamp', 'fecha_registro']
const unitFields = ['unit', 'weight_unit', 'units']
/** It has a meaning of its own only beside a date. */
const clockField = 'time'
const otherNames = /(?:^|_)(?:date|time|timestamp|datetime|units?)(?:_|$)|_at$/

const kgOfUnit = new Map([
  ['kg', 1],
  ['g', 0.001],
  ['lb', 0.453_592_37],
  ['lbs', 0.453_592_37],
  ['st', 6.350_293_18],
  ['jin', 0.5],
])

/** `weightUnit` and `Weight-Unit` as `weight_unit`. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .replaceAll('-', '_')
    .toLowerCase()

const changesMeaning = (name: string): boolean =>
  !dateFields.includes(name) &&
  !unitFields.includes(name) &&
  name !== clockField &&
  otherNames.test(wordsOf(name))

/**
 * The instant of a number since 1970, which counts as milliseconds from 2001 on and else as
 * seconds from 1973 on. Others are more likely digits of a day or of a time.
 */
const sinceEpoch = (value: number): Date | undefined => {
  const milliseconds = value < 1e11 ? value * 1000 : value
  const isAccepted = (value >= 1e8 && value < 1e11) || (value >= 1e12 && value < 1e14)
  return isAccepted ? new Date(milliseconds) : undefined
}

const instantOf = (value: unknown): Date | undefined => {
  if (typeof value === 'number') return sinceEpoch(value)
  if (typeof value !== 'string' || value.length > 64) return undefined
  if (/^\d+(?:\.\d+)?$/.test(value)) return sinceEpoch(Number(value))
  // Some programs put a space before the zone.
  return parseTimestamp(value.replace(/ (?=(?:Z|[+-][\d:]+)$)/i, ''))
}

/** An instant as the other programs write it; undefined without a date, empty if not accepted. */
const dateOf = (body: JsonObject, dates: readonly unknown[]): string | undefined => {
  if (dates.length === 0) return (body[clockField] ?? null) === null ? undefined : ''
  const [first, ...others] = dates.map(instantOf)
  // A whole second is the same time as a part of it.
  const seconds = (date: Date | undefined) => Math.floor(Number(date) / 1000)
  const isOne = others.every((date) => seconds(date) === seconds(first))
  return first && isOne ? first.toISOString() : ''
}

/** A weight and its date as a body has them. */
export interface Fields {
  /** kilograms */
  kg: unknown
  date: unknown
  /** Why it is refused before its weight and date are read. */
  fault?: ErrorKey | undefined
}

/**
 * Reads a number and the fields beside it that change its meaning; null is as absent.
 * @param given units that count too, even if they are absent
 */
export const readOwnFields = (
  body: JsonObject,
  weight: number,
  ...given: readonly unknown[]
): Fields => {
  const valuesOf = (names: readonly string[]) =>
    names.map((name) => body[name] ?? null).filter((value) => value !== null)
  const factors = [...given, ...valuesOf(unitFields)].map((unit) =>
    typeof unit === 'string' ? kgOfUnit.get(unit.toLowerCase()) : undefined,
  )
  const factor = factors.length === 0 ? 1 : factors[0]
  const isOneUnit = factor !== undefined && factors.every((other) => other === factor)
  const isOther = Object.keys(body).some((name) => body[name] !== null && changesMeaning(name))
  const unitFault = isOneUnit ? undefined : 'weight_unit_unknown'
  return {
    // Programs that know units convert without rounding.
    kg: factors.length === 0 ? weight : Math.round(weight * (factor ?? 1) * 100) / 100,
    date: dateOf(body, valuesOf(dateFields)),
    fault: isOther ? 'device_field_unknown' : unitFault,
  }
}
