import { z } from 'zod'
import type { Log } from '../telemetry/log.ts'
import { type Client, type Pauses, pageOf } from './client.ts'
import { isFailure, isUnanswered, notSentYet } from './errors.ts'
import { recordId } from './finding.ts'

/** Runs `run` under an exclusive lock of this name, for all processes. */
export type WithLock = <T>(name: string, run: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export type LocationOptions = {
  productType: string
  product: string
  engagement: string
  /** The name of the test type and the title of the test. */
  testType: string
  withLock: WithLock
  pauses: Pauses
  /** Milliseconds in which an unanswered creation may still arrive at the tool. */
  unansweredLimit: number
  log: Log
}

/** The built-in test type for users without the right to create one. */
const builtInTestType = 'Web Application Test'

/**
 * Milliseconds after which the engagement is looked up again: a user of the tool may have created a
 * new one.
 */
const engagementLifetime = 600_000

const parentSchema = z.object({
  id: recordId,
  name: z.string().nullish(),
  /** The name of a test. */
  title: z.string().nullish(),
  test_type_name: z.string().nullish(),
  product: recordId.nullish(),
  engagement: recordId.nullish(),
})
const parents = pageOf(parentSchema)
type Parent = z.output<typeof parentSchema>

type Signal = AbortSignal | undefined

/** A record in DefectDojo: the search for it, and its creation if it is missing. */
interface Wanted {
  kind: string
  name: string
  path: string
  query: Readonly<Record<string, string | number>>
  /** DefectDojo ignores filters that it does not know and returns everything. */
  matches: (row: Parent) => boolean
  /** May create parents. */
  body: (signal: Signal) => object | Promise<object>
}

const equalNames = (a: string | null | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

const isOf = (test: Parent, engagementId: number): boolean =>
  (test.engagement ?? engagementId) === engagementId

/** A record with a unique name. */
const named = (kind: string, path: string, name: string, filter = 'name'): Wanted => ({
  kind,
  name,
  path,
  query: { [filter]: name },
  matches: (row) => equalNames(row.name, name),
  body: () => ({ name }),
})

/** DefectDojo demands a start and an end. The end has no effect. */
const period = () => {
  const start = new Date()
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return {
    target_start: start.toISOString().slice(0, 10),
    target_end: end.toISOString().slice(0, 10),
  }
}

/**
 * Product type, product, engagement and test in DefectDojo: found by name, or created once.
 * Engagements and tests may share a name there. So creations run under a lock, and none is repeated
 * while an earlier attempt may still arrive. Of several records the oldest counts.
 */
export const createFindingLocation = ({ call, listAll }: Client, options: LocationOptions) => {
  const { productType, product, engagement, testType, withLock, pauses, log } = options
  const { unansweredLimit } = options

  /** A record with exactly this name precedes one that differs in case. */
  const find = async (
    { path, query, matches, name }: Wanted,
    signal: Signal,
  ): Promise<number | undefined> => {
    const rows = (await listAll({ form: parents, path, query, signal })).filter(matches)
    return (rows.find((row) => (row.name ?? row.title) === name) ?? rows[0])?.id
  }

  /**
   * Creates a record, unless an earlier creation may still arrive. The pause is set before the
   * request, because the process may die during the request.
   */
  const create = async (
    { kind, name, path }: Wanted,
    body: object,
    signal: Signal,
  ): Promise<number> => {
    const pause = `findings-tool-unanswered:${path}`
    const remaining = await pauses.remaining(pause)
    if (remaining > 0) throw notSentYet({ method: 'POST', path }, remaining)
    await pauses.set(pause, unansweredLimit)
    try {
      const { id } = await call(parentSchema, { method: 'POST', path, body, signal })
      await pauses.clear(pause)
      const event = 'findings_tool_created'
      log.info({ event, kind, name }, `${kind} created in the findings tool`)
      return id
    } catch (error) {
      if (isUnanswered(error)) await pauses.set(pause, unansweredLimit)
      else await pauses.clear(pause)
      throw error
    }
  }

  /** Finds or creates a record. If its unique name is already taken, searches for it again. */
  const ensure = async (wanted: Wanted, signal: Signal): Promise<number> => {
    const found = await find(wanted, signal)
    if (found !== undefined) return found
    const { kind, name } = wanted
    const body = await wanted.body(signal)
    try {
      return await create(wanted, body, signal)
    } catch (error) {
      if (isFailure(error, 'missing_right'))
        throw error.advise(
          kind.startsWith('product')
            ? `No product "${product}" is visible to the token's user: add the user to the ` +
                "product's authorized users, or create the product"
            : `Create the ${kind} "${name}" there, or give the token's user the right to`,
        )
      if (!isFailure(error, 'conflict', 'refused')) throw error
      // Versions before 3.1.302 answer 400 instead of 409.
      if (error.reason === 'refused' && !/already exists|unique/.test(error.message)) throw error
      const existing = await find(wanted, signal)
      if (existing !== undefined) return existing
      throw error.advise(`The ${kind} "${name}" exists there, but the token's user cannot see it`)
    }
  }

  /** A user without the right to create a test type gets a built-in one. */
  const ensureTestType = async (signal: Signal): Promise<number> => {
    const path = 'test_types/'
    try {
      return await ensure(named('test type', path, testType), signal)
    } catch (error) {
      if (!isFailure(error, 'missing_right')) throw error
      const id = await find(named('test type', path, builtInTestType), signal)
      if (id === undefined) throw error
      log.warn(
        { event: 'findings_tool_test_type', wanted: testType, used: builtInTestType },
        `the findings tool does not let us create the test type "${testType}"; ` +
          `the built-in "${builtInTestType}" is used instead`,
      )
      return id
    }
  }

  const wantedProduct: Wanted = {
    ...named('product', 'products/', product, 'name_exact'),
    body: async (signal) => ({
      name: product,
      description: 'Checklist of security tests, kept in step with its tracker.',
      prod_type: await ensure(named('product type', 'product_types/', productType), signal),
    }),
  }

  const engagementOf = (productId: number): Wanted => ({
    kind: 'engagement',
    name: engagement,
    path: 'engagements/',
    query: { product: productId, name: engagement },
    matches: (row) => equalNames(row.name, engagement) && (row.product ?? productId) === productId,
    body: () => ({ name: engagement, product: productId, ...period() }),
  })

  /** The test with our title, or a test of our type without a title. */
  const testOf = (engagementId: number): Wanted => ({
    kind: 'test',
    name: testType,
    path: 'tests/',
    query: { engagement: engagementId },
    matches: (row) =>
      isOf(row, engagementId) && equalNames(row.title || row.test_type_name, testType),
    body: async (signal) => ({
      engagement: engagementId,
      test_type: await ensureTestType(signal),
      title: testType,
      ...period(),
    }),
  })

  let knownTest: number | undefined
  let knownEngagement: { id: number; until: number } | undefined
  const remember = (id: number) => {
    knownEngagement = { id, until: performance.now() + engagementLifetime }
    return id
  }

  const findOrCreate = async (signal: Signal): Promise<number> => {
    const productId = await ensure(wantedProduct, signal)
    const engagementId = remember(await ensure(engagementOf(productId), signal))
    return ensure(testOf(engagementId), signal)
  }

  return {
    /**
     * The test for new findings. Missing records are created. Each process resolves it once.
     * @param removed the test that the tool no longer has
     * @throws FindingsToolError
     */
    async test(signal?: AbortSignal, removed?: number): Promise<number> {
      if (knownTest === removed) knownTest = undefined
      knownTest ??= await withLock(
        'findings-tool-parents',
        async () => knownTest ?? findOrCreate(signal),
        signal,
      )
      return knownTest
    },

    /**
     * The engagement of our findings; undefined while there is none. Creates nothing.
     * @throws FindingsToolError
     */
    async engagement(signal?: AbortSignal): Promise<number | undefined> {
      if (knownEngagement !== undefined && performance.now() < knownEngagement.until)
        return knownEngagement.id
      const productId = await find(wantedProduct, signal)
      const id = productId && (await find(engagementOf(productId), signal))
      return id && remember(id)
    },

    /** The ids of an engagement's tests. @throws FindingsToolError */
    async tests(engagementId: number, signal?: AbortSignal): Promise<number[]> {
      const { path, query } = testOf(engagementId)
      const rows = await listAll({ form: parents, path, query, signal })
      return rows.filter((row) => isOf(row, engagementId)).map(({ id }) => id)
    },
  }
}
