import { isForeignKeyViolation } from '../database/errors.ts'
import { badRequest, notFound, unauthorized } from '../errors.ts'
import type { Operations } from '../http/call.ts'
import type { FieldErrors } from '../http/errors.ts'
import { bmiDescription, type TextLimits, text } from '../texts.ts'
import { bodyMassIndex } from './bmi.ts'
import { calendarIn, hasCompletedYears } from './calendar.ts'
import { adultAge, limits } from './limits.ts'
import { birthDateInvalid, heightOutOfRange, nameInvalid, readProfile } from './profile.ts'
import type { MeasurementRepository } from './repository.ts'

export interface MeasurementHandlerOptions {
  repository: MeasurementRepository
  /** The time zone of calendar days; IANA name. */
  timeZone: string
  now: () => Date
}

const unlessType =
  <T>(error: () => T) =>
  (keyword: string) =>
    keyword === 'type' ? undefined : error()

/** The limits that the measurements' error texts name. */
export const measurementTextLimits: TextLimits = {
  name_invalid: limits.name,
  birth_date_invalid: { min: limits.birthDateMin },
  height_out_of_range: limits.height,
  weight_out_of_range: limits.weight,
}

/** The measurements' own texts for fields that the contract's schema refuses. */
export const measurementFieldErrors: FieldErrors = {
  peso_kg: unlessType(() => badRequest('weight_out_of_range', limits.weight)),
  talla_m: unlessType(heightOutOfRange),
  fecha_nacimiento: unlessType(birthDateInvalid),
  nombre: unlessType(() => nameInvalid('nombre')),
  apellidos: unlessType(() => nameInvalid('apellidos')),
}

export const measurementHandlers = (options: MeasurementHandlerOptions) => {
  const { repository, timeZone, now } = options
  const dayOf = calendarIn(timeZone)
  const today = () => dayOf(now())

  /** The account may be gone while its token is still valid: 401. */
  const ofExistingAccount = async <T>(store: Promise<T>): Promise<T> => {
    try {
      return await store
    } catch (error) {
      throw isForeignKeyViolation(error) ? unauthorized() : error
    }
  }

  return {
    async getProfile(_input, { token }) {
      const profile = await repository.findProfile(token.userId)
      if (!profile) throw notFound('profile_not_found')
      return {
        status: 200,
        body: {
          nombre: profile.given_name,
          apellidos: profile.surnames,
          fecha_nacimiento: profile.birth_date,
          talla_m: profile.height_m,
        },
      }
    },

    async saveProfile({ body }, { token }) {
      const {
        nombre: givenName,
        apellidos: surnames,
        fecha_nacimiento: birthDate,
        talla_m: heightM,
      } = body
      const profile = readProfile({ givenName, surnames, birthDate, heightM }, today())
      await ofExistingAccount(repository.saveProfile(token.userId, profile))
      return { status: 200, body: { message: text('profile_saved') } }
    },

    async recordWeight({ body }, { token }) {
      const outcome = await ofExistingAccount(
        repository.recordWeight(token.userId, body.peso_kg, timeZone, limits.weightChangePerDay),
      )
      if (!outcome.recorded) {
        throw badRequest('weight_change_too_large', {
          days: outcome.days ?? 0,
          allowed: outcome.allowed_kg ?? 0,
          actual: outcome.actual_kg ?? 0,
        })
      }
      return { status: 201, body: { message: text('weight_recorded') } }
    },

    async getBmi(_input, { token }) {
      const input = await repository.findBmiInput(token.userId)
      if (!input || input.height_m === null || input.birth_date === null)
        throw notFound('bmi_without_profile')
      if (input.weight_kg === null) throw notFound('bmi_without_weight')
      const { bmi, bmiClass } = bodyMassIndex(input.weight_kg, input.height_m)
      const adult = hasCompletedYears(input.birth_date, adultAge, today())
      return {
        status: 200,
        body: { imc: bmi, description: bmiDescription(adult ? bmiClass : 'minor') },
      }
    },

    async getWeightStats(_input, { token }) {
      const { count, max, min } = await repository.summariseWeights(token.userId)
      return { status: 200, body: { num_pesajes: count, peso_max: max, peso_min: min } }
    },

    async listWeights(_input, { token }) {
      return { status: 200, body: await repository.listWeights(token.userId) }
    },

    async listRecentWeights(_input, { token }) {
      return { status: 200, body: await repository.listRecentWeights(token.userId) }
    },
  } satisfies Pick<
    Operations,
    | 'getProfile'
    | 'saveProfile'
    | 'recordWeight'
    | 'getBmi'
    | 'getWeightStats'
    | 'listWeights'
    | 'listRecentWeights'
  >
}
