/**
 * Handlers that break the contract. `npm run typecheck` fails if one of them compiles.
 */

import type { measurementHandlers } from '../../src/people/measurements/handlers.ts'
import type { Operations } from '../../src/platform/http/call.ts'

type Handlers<Id extends keyof Operations> = Pick<Operations, Id>
type Stats = Handlers<'getWeightStats'>
type Body = { num_pesajes: number; peso_max: number; peso_min: number }
declare const body: Body
declare const measurements: ReturnType<typeof measurementHandlers>

export const valid: Stats = { getWeightStats: async () => ({ status: 200, body }) }

// @ts-expect-error: no handler
export const missing: Stats = {}

// @ts-expect-error: an operation missing among all
export const incomplete: Operations = { ...valid }

// @ts-expect-error: an undeclared status
export const status: Stats = { getWeightStats: async () => ({ status: 202, body }) }

// @ts-expect-error: an error as a result
export const error: Stats = { getWeightStats: async () => ({ status: 404, body }) }

// @ts-expect-error: no body
export const empty: Stats = { getWeightStats: async () => ({ status: 200 }) }

declare const short: Omit<Body, 'peso_max'>
// @ts-expect-error: a body without a field
export const field: Stats = { getWeightStats: async () => ({ status: 200, body: short }) }

declare const text: Omit<Body, 'peso_max'> & { peso_max: string }
// @ts-expect-error: a field of another type
export const type: Stats = { getWeightStats: async () => ({ status: 200, body: text }) }

export const request: Handlers<'recordWeight'> = {
  async recordWeight({ body }) {
    // @ts-expect-error: a field that the request does not have
    void body.peso_lb
    return { status: 201, body: { message: '' } }
  },
}

export const caller: Handlers<'getMessages'> = {
  // @ts-expect-error: the caller of a public operation
  async getMessages(_input, { token }) {
    throw new Error(String(token))
  },
}

// @ts-expect-error: an unknown name
export const unknown: Stats = { ...valid, getWieghtStats: valid.getWeightStats }

// @ts-expect-error: a handler of another module
export const other: Handlers<'login'> = measurements
