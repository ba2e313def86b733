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

/** The path of each kind of record, and its filter by name. */
const kinds = {
  'product type': { path: 'product_types/', filter: 'name' },
  product: { path: 'products/', filter: 'name_exact' },
  engagement: { path: 'engagements/', filter: 'name' },
  'test type': { path: 'test_types/', filter: 'name' },
  // A test without a title has the name of its type.
  test: { path: 'tests/', filter: undefined },
} as const

/** A record in DefectDojo, which is found by its name. */
interface Wanted {
  kind: keyof typeof kinds
  name: string
  /** The record that it belongs to. */
  of?: { product: number } | { engagement: number }
}

const nameOf = ({ name, title, test_type_name }: Parent) => name ?? (title || test_type_name)

const isNamed = (row: Parent, name: string) => nameOf(row)?.toLowerCase() === name.toLowerCase()

/** The day in this number of years, `YYYY-MM-DD`. */
const dayIn = (years: number) => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

/** DefectDojo demands a start and an end. The end has no effect. */
const period = () => ({ target_start: dayIn(0), target_end: dayIn(1) })

/**
 * Product type, product, engagement and test in DefectDojo: found by name, or created once.
 * Engagements and tests may share a name there. So creations run under a lock, and none is repeated
 * while an earlier attempt may still arrive. Of several records the oldest counts.
 */
export const createFindingLocation = ({ call, list }: Client, options: LocationOptions) => {
  const { productType, product, engagement, testType, withLock, pauses, log } = options
  const { unansweredLimit } = options

  /** The records of one owner, the oldest first. */
  const listOf = async ({ kind, name, of }: Wanted, signal: Signal): Promise<Parent[]> => {
    const { path, filter } = kinds[kind]
    const query = { ...of, ...(filter && { [filter]: name }) }
    const owners = Object.entries(of ?? {}) as ['product' | 'engagement', number][]
    const rows: Parent[] = []
    // DefectDojo ignores filters that it does not know and returns everything.
    for await (const { results } of list({ form: parents, path, query, signal }))
      rows.push(...results.filter((row) => owners.every(([key, id]) => (row[key] ?? id) === id)))
    return rows.sort((a, b) => a.id - b.id)
  }

  /** A record with exactly this name precedes one that differs in case. */
  const find = async (wanted: Wanted, signal: Signal): Promise<number | undefined> => {
    const { name } = wanted
    const rows = (await listOf(wanted, signal)).filter((row) => isNamed(row, name))
    return (rows.find((row) => (row.name ?? row.title) === name) ?? rows[0])?.id
  }

  /**
   * Finds a record, or creates it unless an earlier creation may still arrive. If its unique name
   * is already taken, searches for it again.
   * @param fields of a new record; may create the records that it needs
   */
  const ensure = async (
    wanted: Wanted,
    signal: Signal,
    fields: () => object | Promise<object> = () => ({}),
  ): Promise<number> => {
    const found = await find(wanted, signal)
    if (found !== undefined) return found
    const { kind, name, of } = wanted
    const { path } = kinds[kind]
    const body = { ...of, [kind === 'test' ? 'title' : 'name']: name, ...(await fields()) }
    const pause = `findings-tool-unanswered:${path}`
    const remaining = await pauses.remaining(pause)
    if (remaining > 0) throw notSentYet({ method: 'POST', path }, remaining)
    // Set before the request, because the process may die during the request.
    await pauses.set(pause, unansweredLimit)
    try {
      const { id } = await call(parentSchema, { method: 'POST', path, body, signal })
      await pauses.clear(pause)
      const event = 'findings_tool_created'
      log.info({ event, kind, name }, `${kind} created in the findings tool`)
      return id
    } catch (error) {
      await (isUnanswered(error) ? pauses.set(pause, unansweredLimit) : pauses.clear(pause))
      if (isFailure(error, 'missing_right'))
        throw error.advise(
          kind.startsWith('product')
            ? `No product "${product}" is visible to the token's user: add the user to the ` +
                "product's authorized users, or create the product"
            : `Create the ${kind} "${name}" there, or give the token's user the right to`,
        )
      if (!isFailure(error, 'conflict')) throw error
      const existing = await find(wanted, signal)
      if (existing !== undefined) return existing
      throw error.advise(`The ${kind} "${name}" exists there, but the token's user cannot see it`)
    }
  }

  /** A user without the right to create a test type gets a built-in one. */
  const ensureTestType = async (signal: Signal): Promise<number> => {
    try {
      return await ensure({ kind: 'test type', name: testType }, signal)
    } catch (error) {
      if (!isFailure(error, 'missing_right')) throw error
      const id = await find({ kind: 'test type', name: builtInTestType }, signal)
      if (id === undefined) throw error
      log.warn(
        { event: 'findings_tool_test_type', wanted: testType, used: builtInTestType },
        `the findings tool does not let us create the test type "${testType}"; ` +
          `the built-in "${builtInTestType}" is used instead`,
      )
      return id
    }
  }

  const ourProduct: Wanted = { kind: 'product', name: product }
  const engagementOf = (id: number): Wanted => ({
    kind: 'engagement',
    name: engagement,
    of: { product: id },
  })
  /** The test with our title, or a test of our type without a title. */
  const testOf = (id: number): Wanted => ({ kind: 'test', name: testType, of: { engagement: id } })

  let knownTest: number | undefined
  let knownEngagement: { id: number; until: number } | undefined
  const remember = (id: number) => {
    knownEngagement = { id, until: performance.now() + engagementLifetime }
    return id
  }

  const findOrCreate = async (signal: Signal): Promise<number> => {
    const productId = await ensure(ourProduct, signal, async () => ({
      description: 'Checklist of security tests, kept in step with its tracker.',
      prod_type: await ensure({ kind: 'product type', name: productType }, signal),
    }))
    const engagementId = remember(await ensure(engagementOf(productId), signal, period))
    return ensure(testOf(engagementId), signal, async () => ({
      test_type: await ensureTestType(signal),
      ...period(),
    }))
  }

  return {
    /**
     * The test for new findings. Missing records are created. Each process resolves it once.
     * @param removed the test that the tool no longer has
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

    /** The engagement of our findings; undefined while there is none. Creates nothing. */
    async engagement(signal?: AbortSignal): Promise<number | undefined> {
      if (knownEngagement !== undefined && performance.now() < knownEngagement.until)
        return knownEngagement.id
      const productId = await find(ourProduct, signal)
      const id = productId && (await find(engagementOf(productId), signal))
      return id && remember(id)
    },

    /** The ids of an engagement's tests. */
    async tests(engagementId: number, signal?: AbortSignal): Promise<number[]> {
      return (await listOf(testOf(engagementId), signal)).map(({ id }) => id)
    },
  }
}
