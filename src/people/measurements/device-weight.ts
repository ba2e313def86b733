import { setImmediate } from 'node:timers/promises'
import type { JsonObject } from '../../platform/parsing.ts'
import { type DeviceEvent, type Measurement, readDeviceBody } from './device-body.ts'
import { firstFault, isRefused, type ReadMoment, readDate, readKg } from './written-weight.ts'

/** A measurement whose form, range and date are checked. */
interface DeviceWeight {
  /** The position in the body, counted from 0. */
  index: number
  /** kilograms; null for a deletion or a refusal */
  kg: number | null
  /** Null if it is measured now, or if its date is not accepted. */
  moment: Date | null
  /** Why it is refused, unless a record at its moment makes it known; null if it is not. */
  code: string | null
}

/** Checks a measurement like a written weight. */
const readDeviceWeight = (
  event: DeviceEvent,
  { index, read }: Measurement,
  readMoment: ReadMoment,
): DeviceWeight => {
  const { kg, date, fault: earlier } = read()
  const weight = event === 'delete' ? null : readKg(kg)
  const moment = event === 'now' ? null : readDate(date, readMoment)
  const fault = earlier ?? firstFault(weight, moment)?.key
  return {
    index,
    kg: isRefused(weight) || fault !== undefined ? null : weight,
    moment: isRefused(moment) ? null : moment,
    code: fault ?? null,
  }
}

/** Entries that are read before other calls get their turn. */
const sliceSize = 1000

/** The measurements of a body that are to be stored. */
export interface DeviceWeights {
  event: DeviceEvent
  /** In the order of their dates. */
  weights: DeviceWeight[]
  /** The number of measurements of people other than `user`. */
  ignored: number
}

/**
 * Reads the body of a scale's program.
 * @param user the person whose measurements count; if undefined, all count
 * @throws the errors of `readDeviceBody`
 */
export const readDeviceWeights = async (
  body: JsonObject,
  user: string | undefined,
  readMoment: ReadMoment,
): Promise<DeviceWeights> => {
  const { event, measurements } = readDeviceBody(body)
  const isTaken = ({ names }: Measurement) =>
    user === undefined || names.length === 0 || names.includes(user)
  const taken = measurements.filter(isTaken)
  const weights: DeviceWeight[] = []
  for (const measurement of taken) {
    if (weights.length % sliceSize === sliceSize - 1) await setImmediate()
    weights.push(readDeviceWeight(event, measurement, readMoment))
  }
  return {
    event,
    weights: weights.sort((a, b) => Number(a.moment) - Number(b.moment)),
    ignored: measurements.length - taken.length,
  }
}

/** The outcomes of accepted measurements; any other text is the code of a refusal. */
const counted = ['recorded', 'known', 'changed', 'deleted'] as const

/** Whether the outcome of a measurement is the code of its refusal. */
export const isRefusal = (outcome: string): boolean =>
  !counted.some((counting) => counting === outcome)

/**
 * The body of the answer.
 * @param outcomes of the weights, in their order
 */
export const deviceAnswer = ({ weights, ignored }: DeviceWeights, outcomes: readonly string[]) => {
  const count = (outcome: string) => outcomes.filter((other) => other === outcome).length
  const refused = weights.flatMap(({ index }, place) => {
    const code = outcomes[place]!
    return isRefusal(code) ? [{ index, code }] : []
  })
  return {
    recorded: count('recorded'),
    known: count('known'),
    changed: count('changed'),
    deleted: count('deleted'),
    ignored,
    refused: refused.toSorted((a, b) => a.index - b.index),
  }
}
