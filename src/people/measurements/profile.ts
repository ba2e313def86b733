import type { Insertable } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { isCalendarDate } from '../../platform/calendar.ts'
import { badRequest } from '../../platform/errors.ts'
import { limits } from './limits.ts'

/** The birth date is `YYYY-MM-DD`. */
export type ProfileData = Required<Omit<Insertable<Database['profiles']>, 'user_id'>>

const allowedName = /^[\p{L}\p{M} \-‐‑'’.]+$/u

/** UTF-16 code units. Normalising takes time that grows with the square of the combining marks. */
const longestRawName = 400

/** NFC, trimmed, white space collapsed. */
const normaliseName = (raw: string): string => raw.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** The message has the API's name of the field, which the caller knows. */
const readName = (raw: string, field: 'nombre' | 'apellidos'): string => {
  if (raw.length > longestRawName) throw nameInvalid(field)
  const name = normaliseName(raw)
  const { length } = [...name]
  if (length < limits.name.min || length > limits.name.max || !allowedName.test(name))
    throw nameInvalid(field)
  return name
}

export const nameInvalid = (field: 'nombre' | 'apellidos') =>
  badRequest('name_invalid', { field, ...limits.name })
export const birthDateInvalid = () => badRequest('birth_date_invalid', { min: limits.birthDateMin })
export const heightOutOfRange = () => badRequest('height_out_of_range', limits.height)

/**
 * A profile in its stored form: names normalised, the birth date an existing one that is not in the
 * future.
 * @param today the current calendar day, `YYYY-MM-DD`
 * @throws DomainError 400 with the name of the field that does not satisfy the limits
 */
export const readProfile = (profile: ProfileData, today: string): ProfileData => {
  const given_name = readName(profile.given_name, 'nombre')
  const surnames = readName(profile.surnames, 'apellidos')
  const { birth_date, height_m } = profile
  if (!isCalendarDate(birth_date) || birth_date < limits.birthDateMin || birth_date > today)
    throw birthDateInvalid()
  if (height_m < limits.height.min || height_m > limits.height.max) throw heightOutOfRange()
  return { given_name, surnames, birth_date, height_m }
}
