import { calendarIn, hasCompletedYears, keptByZone } from '../../platform/calendar.ts'
import { isForeignKeyViolation } from '../../platform/database/errors.ts'
import { badRequest, notFound, unauthorized } from '../../platform/errors.ts'
import type { HandlerResult, Operations } from '../../platform/http/call.ts'
import type { FieldErrors } from '../../platform/http/errors.ts'
import { audit } from '../../platform/http/observe.ts'
import { bmiDescription, type TextLimits, text } from '../../platform/texts.ts'
import { bodyMassIndex } from './bmi.ts'
import { deviceAnswer, isRefusal, readDeviceWeights } from './device-weight.ts'
import { adultAge, limits } from './limits.ts'
import { birthDateInvalid, heightOutOfRange, nameInvalid, readProfile } from './profile.ts'
import type { MeasurementRepository } from './repository.ts'
import type { SettingsRepository } from './settings-repository.ts'
import {
  type EntryResult,
  errorOf,
  nothingStored,
  readBatch,
  resultsOf,
  weightChangeTooLarge,
} from './weight-batch.ts'
import { isRefused, momentReader, weightDateInvalid, weightOutOfRange } from './written-weight.ts'

/**
 * Most of this folder keeps two promises. Each refused weight of a file or a device is told with
 * its index and code (`weight-batch.ts`, `device-weight.ts`). A history of any length is sent
 * whole, or its connection breaks (`repository.ts`).
 */

export interface MeasurementHandlerOptions {
  repository: MeasurementRepository
  settings: SettingsRepository
  /** Keeps the refusal of the latest measurement for the owner of the key. */
  noteRefusal: (keyId: number, code: string) => Promise<void>
  /** The time zone of calendar days of accounts without an own one; IANA name. */
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
  weight_date_invalid: { min: limits.birthDateMin },
  too_many_weights: { max: limits.weightsOfAccount },
}

/** The measurements' own texts for fields that the contract's schema refuses. */
export const measurementFieldErrors: FieldErrors = {
  peso_kg: unlessType(weightOutOfRange),
  goal_kg: unlessType(weightOutOfRange),
  time_zone: unlessType(() => badRequest('time_zone_unknown')),
  fecha_registro: unlessType(weightDateInvalid),
  talla_m: unlessType(heightOutOfRange),
  fecha_nacimiento: unlessType(birthDateInvalid),
  nombre: unlessType(() => nameInvalid('nombre')),
  apellidos: unlessType(() => nameInvalid('apellidos')),
}

/** @throws DomainError 404 for an integer beyond the range of ids */
const readId = (id: number): number => {
  if (!Number.isSafeInteger(id)) throw notFound('weight_not_found')
  return id
}

const checkedWeights = (results: readonly EntryResult[]) => ({
  results: results.map(({ outcome, error }, index) => ({
    index,
    outcome,
    code: error?.key ?? null,
  })),
})

/** @throws DomainError 400 if an entry is refused */
const recordedWeights = (results: readonly EntryResult[]) => {
  const error = errorOf(results)
  if (error) throw error
  const recorded = results.filter(({ outcome }) => outcome === 'new').length
  return {
    recorded,
    known: results.length - recorded,
    // Known records are stored with this weight and moment; a further field would have to be read.
    weights: results.map(({ id, weight }) => ({
      id: id!,
      peso_kg: weight!.kg,
      fecha_registro: weight!.moment.toISOString(),
    })),
  }
}

/** A stored profile with the names of the contract. */
const shownProfile = <Text, Size>(profile: {
  given_name: Text
  surnames: Text
  birth_date: Text
  height_m: Size
}) => ({
  nombre: profile.given_name,
  apellidos: profile.surnames,
  fecha_nacimiento: profile.birth_date,
  talla_m: profile.height_m,
})

export const measurementHandlers = (options: MeasurementHandlerOptions) => {
  const { repository, settings, noteRefusal, timeZone, now } = options
  const calendarOf = keptByZone(calendarIn)
  const todayIn = (zone: string | null) => calendarOf(zone ?? timeZone)(now())
  const readerIn = keptByZone((zone) => momentReader(zone, now))
  const zoneOf = async (userId: number) => (await settings.find(userId)).time_zone
  const readerOf = async (userId: number) => readerIn((await zoneOf(userId)) ?? timeZone)

  /** The account may be gone while its token is still valid: 401. */
  const ofExistingAccount = async <T>(store: Promise<T>): Promise<T> => {
    try {
      return await store
    } catch (error) {
      throw isForeignKeyViolation(error) ? unauthorized() : error
    }
  }

  return {
    async getProfile(_input, { token }): HandlerResult<'getProfile'> {
      const profile = await repository.findProfile(token.userId)
      if (!profile) throw notFound('profile_not_found')
      return { status: 200, body: shownProfile(profile) }
    },

    async exportOwnData(_input, { request, token }): HandlerResult<'exportOwnData'> {
      const person = await repository.findPerson(token.userId)
      if (!person) throw unauthorized()
      const { id: user_id, username, role, created_at, time_zone, unit, goal_kg } = person
      const data = {
        account: { user_id, username, role, created_at },
        profile: person.given_name === null ? null : shownProfile(person),
        settings: { time_zone, unit, goal_kg },
      }
      const opening = `${JSON.stringify(data).slice(0, -1)},"weights":[`
      const { json } = await repository.listWeights(token.userId, opening)
      audit(request, 'data_export', 'success')
      return {
        status: 200,
        headers: {
          'content-disposition': `attachment; filename="mis-datos-${todayIn(null)}.json"`,
        },
        body: { json },
      }
    },

    async saveProfile({ body }, { token }): HandlerResult<'saveProfile'> {
      const given = {
        given_name: body.nombre,
        surnames: body.apellidos,
        birth_date: body.fecha_nacimiento,
        height_m: body.talla_m,
      }
      const profile = readProfile(given, todayIn(await zoneOf(token.userId)))
      await ofExistingAccount(repository.saveProfile(token.userId, profile))
      return { status: 200, body: { message: text('profile_saved') } }
    },

    async getSettings(_input, { token }): HandlerResult<'getSettings'> {
      return { status: 200, body: await settings.find(token.userId) }
    },

    async saveSettings({ body }, { token }): HandlerResult<'saveSettings'> {
      return { status: 200, body: await settings.save(token.userId, body) }
    },

    async recordWeight({ body }, { token }): HandlerResult<'recordWeight'> {
      const outcome = await ofExistingAccount(repository.recordWeight(token.userId, body.peso_kg))
      if (!outcome.recorded) throw weightChangeTooLarge(outcome)
      return { status: 201, body: { message: text('weight_recorded') } }
    },

    async recordWeights({ body }, { token }): HandlerResult<'recordWeights'> {
      const batch = readBatch(body.weights, await readerOf(token.userId))
      const { check = false } = body
      const checking = check || batch.places.some(isRefused)
      const store = () =>
        ofExistingAccount(repository.recordWeights(token.userId, batch.weights, checking))
      const stored = batch.weights.length === 0 ? nothingStored : await store()
      const results = resultsOf(batch, stored)
      return { status: 200, body: check ? checkedWeights(results) : recordedWeights(results) }
    },

    async recordDeviceWeights(
      { body, query },
      { request, token, key },
    ): HandlerResult<'recordDeviceWeights'> {
      const readMoment = await readerOf(token.userId)
      const taken = await readDeviceWeights(body, query.user, readMoment)
      if (taken.weights.length > 1) await request.slot?.ofProcess()
      const outcomes = await ofExistingAccount(repository.takeDeviceWeights(token.userId, taken))
      const lastRefusal = outcomes.findLast(isRefusal)
      if (key && lastRefusal !== undefined) await noteRefusal(key.id, lastRefusal)
      return { status: 200, body: deviceAnswer(taken, outcomes) }
    },

    async correctWeight({ path, body }, { token }): HandlerResult<'correctWeight'> {
      const { peso_kg: kg, fecha_registro: date } = body
      const moment = date === undefined ? undefined : (await readerOf(token.userId))(date)
      if (date !== undefined && moment === undefined) throw weightDateInvalid()
      const id = readId(path.weight_id)
      const outcome = await repository.correctWeight(token.userId, id, kg, moment)
      if (outcome.code === 'weight_not_found') throw notFound(outcome.code)
      if (outcome.code === 'weight_date_invalid') throw weightDateInvalid()
      if (outcome.code !== null) throw weightChangeTooLarge(outcome, outcome.later)
      const fecha_registro = outcome.recorded_at.toISOString()
      return { status: 200, body: { id, peso_kg: kg, fecha_registro } }
    },

    async deleteWeight({ path }, { request, token }): HandlerResult<'deleteWeight'> {
      const id = readId(path.weight_id)
      const [deleted] = await repository.deleteWeights(token.userId, [id])
      if (deleted === undefined) throw notFound('weight_not_found')
      audit(request, 'weight_deletion', 'success', { weight_id: id })
      return { status: 200, body: { message: text('weight_deleted') } }
    },

    async deleteWeights({ body }, { request, token }): HandlerResult<'deleteWeights'> {
      const gone = new Set(await repository.deleteWeights(token.userId, body.weight_ids))
      audit(request, 'weight_deletion', 'success', { count: gone.size })
      return { status: 200, body: { deleted: body.weight_ids.filter((id) => gone.has(id)) } }
    },

    async getBmi(_input, { token }): HandlerResult<'getBmi'> {
      const input = await repository.findBmiInput(token.userId)
      if (!input || input.height_m === null || input.birth_date === null)
        throw notFound('bmi_without_profile')
      if (input.weight_kg === null) throw notFound('bmi_without_weight')
      const { bmi, bmiClass } = bodyMassIndex(input.weight_kg, input.height_m)
      const adult = hasCompletedYears(input.birth_date, adultAge, todayIn(input.time_zone))
      return {
        status: 200,
        body: { imc: bmi, description: bmiDescription(adult ? bmiClass : 'minor') },
      }
    },

    async getWeightStats(_input, { token }): HandlerResult<'getWeightStats'> {
      const { count, max, min } = await repository.summariseWeights(token.userId)
      return { status: 200, body: { num_pesajes: count, peso_max: max, peso_min: min } }
    },

    async listWeights(_input, { token }): HandlerResult<'listWeights'> {
      return { status: 200, body: await repository.listWeights(token.userId) }
    },

    async listRecentWeights(_input, { token }): HandlerResult<'listRecentWeights'> {
      return { status: 200, body: await repository.listRecentWeights(token.userId) }
    },
  } satisfies Partial<Operations>
}
