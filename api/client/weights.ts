import type { BmiClass } from './describe.ts'
import { ApiError } from './errors.ts'
import type { components } from './schema.js'
import { bmiBounds, weightsPerCall } from './texts.js'

type Schemas = components['schemas']
type Weight = Schemas['WeightBatch']['weights'][number]

/** The weights of a class, in kilograms: from `from`, below `to`. */
export interface BmiBand {
  class: BmiClass
  from: number
  to: number
}

/**
 * The weights of each class of adults, the lightest first.
 * @param height in metres
 */
export const bmiBands = (height: number): BmiBand[] =>
  bmiBounds.map(([bmiClass, bound], index) => ({
    class: bmiClass,
    from: (bmiBounds[index - 1]?.[1] ?? 0) * height ** 2,
    to: bound * height ** 2,
  }))

/**
 * Weights of one call, with the service's answer or its refusal. `start` is the index of the first
 * of them in the whole list, `index` that of the refused one where the refusal names one; both
 * count from 0. The answer counts from 0 within the portion.
 */
export type Portion = { weights: Weight[]; start: number } & (
  | { answer: Schemas['WeightBatchResponse']; error?: undefined; index?: undefined }
  | { answer?: undefined; error: ApiError; index: number | undefined }
)

export interface PortionOptions {
  /** Asks what would happen to the weights, without recording any. */
  check?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds of each call. */
  timeoutMs?: number | undefined
}

/**
 * Records any number of weights in their order, in calls of the largest size. A refused portion
 * records nothing, and the next one follows.
 * @throws the errors of `recordWeights` except a refusal (400)
 */
export async function* recordPortions(
  client: {
    recordWeights(
      input: { body: Schemas['WeightBatch'] } & Omit<PortionOptions, 'check'>,
    ): Promise<Schemas['WeightBatchResponse']>
  },
  all: readonly Weight[],
  { check = false, ...options }: PortionOptions = {},
): AsyncGenerator<Portion, void, undefined> {
  for (let start = 0; start < all.length; start += weightsPerCall) {
    const weights = all.slice(start, start + weightsPerCall)
    try {
      const answer = await client.recordWeights({ body: { weights, check }, ...options })
      yield { weights, start, answer }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error
      const { index } = error.parameters
      yield { weights, start, error, index: index === undefined ? index : start + Number(index) }
    }
  }
}
