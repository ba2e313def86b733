import type { z } from 'zod'
import type { Log } from '../telemetry/log.ts'
import type { ApiClient } from './api-client.ts'
import { isFailure, isUnanswered, notSentYet } from './errors.ts'
import { schemas } from './schemas.ts'
import type { Pauses } from './transport.ts'

/** Runs `run` under an exclusive lock of this name, for all processes. */
export type WithLock = <T>(name: string, run: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export type LocationOptions = LocationNames & {
  withLock: WithLock
  pauses: Pauses
  /** Milliseconds in which an unanswered creation may still arrive at the tool. */
  unansweredLimit: number
}

type LocationNames = {
  productType: string
  product: string
  engagement: string
  /** The name of the test type and the title of the test. */
  testType: string
}

/** The place of new findings. */
export type Location = { engagementId: number; testId: number; testTypeId: number }

/**
 * Built-in test types of DefectDojo that fit a manual test, for users without the right to create
 * one.
 */
const builtInTestTypes = ['Web Application Test', 'Pen Test']

/**
 * Milliseconds after which the engagement is looked up again: a user of the tool may have created a
 * new one.
 */
const engagementLifetime = 600_000

const equalNames = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** A record in DefectDojo: the search for it, and its creation if it is missing. */
interface Wanted<Row> {
  kind: string
  name: string
  path: string
  form: z.ZodType<Row>
  find: () => Promise<Row | undefined>
  /** Its parents are created first. */
  body: () => object | Promise<object>
  signal: Signal
}

/** The signal of the job that needs the location. */
type Signal = AbortSignal | undefined

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
export const createFindingLocation = (calls: ApiClient, options: LocationOptions, log: Log) => {
  const { call, listAll } = calls
  const { withLock, pauses, unansweredLimit, ...names } = options

  /** The row with exactly this name, otherwise the first that differs in case only. */
  const pick = <Row extends { name: string }>(rows: Row[], name: string): Row | undefined =>
    rows.find((row) => row.name === name) ?? rows[0]

  const findNamed = async (path: string, name: string, signal: Signal, filter = 'name') => {
    const isNamed = (row: { name: string }) => equalNames(row.name, name)
    const list = { form: schemas.nameds, path, query: { [filter]: name }, signal }
    return pick(await listAll(list, isNamed), name)
  }

  const findProduct = (signal: Signal) =>
    findNamed('products/', names.product, signal, 'name_exact')

  const findEngagement = async (product: number, signal: Signal) => {
    const name = names.engagement
    const isOurs = (row: { name: string; product?: number | null | undefined }) =>
      equalNames(row.name, name) && (row.product ?? product) === product
    const query = { product, name }
    const list = { form: schemas.engagements, path: 'engagements/', query, signal }
    return pick(await listAll(list, isOurs), name)
  }

  const testsOf = (engagement: number, signal: Signal) =>
    listAll(
      { form: schemas.tests, path: 'tests/', query: { engagement }, signal },
      (row) => (row.engagement ?? engagement) === engagement,
    )

  /** The test with our title, or a test of our type without a title. */
  const findTest = async (engagementId: number, signal: Signal) => {
    const tests = await testsOf(engagementId, signal)
    return (
      tests.find((row) => equalNames(row.title ?? '', names.testType)) ??
      tests.find(
        (row) => (row.title ?? '') === '' && equalNames(row.test_type_name ?? '', names.testType),
      )
    )
  }

  /**
   * Sends a creation, unless an earlier one may still arrive. The pause is set before the request,
   * because the process may die during the request.
   */
  const send = async <Row>({ path, form, signal }: Wanted<Row>, body: object): Promise<Row> => {
    const pause = `findings-tool-unanswered:${path}`
    const remaining = await pauses.remaining(pause)
    if (remaining > 0) throw notSentYet({ method: 'POST', path: `/api/v2/${path}` }, remaining)
    await pauses.set(pause, unansweredLimit)
    try {
      const row = await call(form, { method: 'POST', path, body, signal })
      await pauses.clear(pause)
      return row
    } catch (error) {
      if (isUnanswered(error)) await pauses.set(pause, unansweredLimit)
      else await pauses.clear(pause)
      throw error
    }
  }

  /** Finds or creates a record. If its unique name is already taken, searches for it again. */
  const ensure = async <Row>(wanted: Wanted<Row>): Promise<Row> => {
    const { kind, name, find } = wanted
    const found = await find()
    if (found !== undefined) return found
    const body = await wanted.body()
    try {
      const row = await send(wanted, body)
      log.info(
        { event: 'findings_tool_created', kind, name },
        `${kind} created in the findings tool`,
      )
      return row
    } catch (error) {
      const taken =
        isFailure(error, 'conflict') ||
        (isFailure(error, 'refused') && error.fieldErrors.name !== undefined)
      const existing = taken ? await find() : undefined
      if (existing !== undefined) return existing
      if (taken)
        throw error.withAdvice(
          `The ${kind} "${name}" exists there, but the token's user cannot see it`,
        )
      if (!isFailure(error, 'missing_right')) throw error
      if (kind === 'product type') throw error
      if (kind === 'product') return explainInvisible(error, wanted.signal)
      throw error.withAdvice(
        `Create the ${kind} "${name}" there, or give the token's user the right to`,
      )
    }
  }

  /** Explains a failure: a product without read access looks like a missing one. */
  const explainInvisible = async (error: unknown, signal: Signal): Promise<never> => {
    if (!isFailure(error, 'missing_right')) throw error
    const path = 'user_profile/'
    const profile = await call(schemas.userProfile, { method: 'GET', path, signal }).catch(
      () => undefined,
    )
    const user = profile ? `user "${profile.user.username}"` : "token's user"
    throw error.withAdvice(
      `No product "${names.product}" is visible to the ${user}: add the user to the product's ` +
        'authorized users, or create the product',
    )
  }

  const named = (kind: string, path: string, name: string, signal: Signal) =>
    ensure({
      kind,
      name,
      path,
      form: schemas.named,
      find: () => findNamed(path, name, signal),
      body: () => ({ name }),
      signal,
    })

  const product = (signal: Signal) =>
    ensure({
      kind: 'product',
      name: names.product,
      path: 'products/',
      form: schemas.named,
      find: () => findProduct(signal),
      async body() {
        const type = named('product type', 'product_types/', names.productType, signal)
        const { id } = await type.catch((error) => explainInvisible(error, signal))
        const description = 'Checklist of security tests, kept in step with its tracker.'
        return { name: names.product, description, prod_type: id }
      },
      signal,
    })

  const engagement = (productId: number, signal: Signal) =>
    ensure({
      kind: 'engagement',
      name: names.engagement,
      path: 'engagements/',
      form: schemas.engagement,
      find: () => findEngagement(productId, signal),
      body: () => ({ name: names.engagement, product: productId, ...period() }),
      signal,
    })

  /** A user without the right to create a test type gets a built-in one. */
  const testType = async (signal: Signal) => {
    const path = 'test_types/'
    const name = names.testType
    try {
      return await named('test type', path, name, signal)
    } catch (error) {
      if (!isFailure(error, 'missing_right')) throw error
      for (const builtIn of builtInTestTypes) {
        const row = await findNamed(path, builtIn, signal)
        if (row === undefined) continue
        log.warn(
          { event: 'findings_tool_test_type', wanted: name, used: row.name },
          `the findings tool does not let us create the test type "${name}"; ` +
            `the built-in "${row.name}" is used instead`,
        )
        return row
      }
      throw error
    }
  }

  const test = (engagementId: number, signal: Signal) =>
    ensure({
      kind: 'test',
      name: names.testType,
      path: 'tests/',
      form: schemas.test,
      find: () => findTest(engagementId, signal),
      async body() {
        const { id } = await testType(signal)
        return { engagement: engagementId, test_type: id, title: names.testType, ...period() }
      },
      signal,
    })

  const findOrCreate = async (signal: Signal): Promise<Location> => {
    const { id: productId } = await product(signal)
    const { id: engagementId } = await engagement(productId, signal)
    const { id: testId, test_type: testTypeId } = await test(engagementId, signal)
    return { engagementId, testId, testTypeId }
  }

  let known: { by: Signal; location: Promise<Location> } | undefined
  let knownEngagement: { id: number; until: number } | undefined
  const remember = (id: number) => {
    knownEngagement = { id, until: performance.now() + engagementLifetime }
  }

  return {
    /**
     * The location. Missing records are created. Each process resolves it once.
     * @throws FindingsToolError
     */
    async resolve(signal?: AbortSignal): Promise<Location> {
      for (;;) {
        known ??= {
          by: signal,
          location: withLock('findings-tool-parents', () => findOrCreate(signal), signal),
        }
        const current = known
        try {
          const location = await current.location
          remember(location.engagementId)
          return location
        } catch (error) {
          if (known === current) known = undefined
          // The first job was aborted, so this job starts again.
          if (!current.by?.aborted || signal?.aborted) throw error
        }
      }
    },

    /**
     * The engagement of our findings; undefined while there is none. Creates nothing.
     * @throws FindingsToolError
     */
    async engagement(signal?: AbortSignal): Promise<number | undefined> {
      if (knownEngagement !== undefined && performance.now() < knownEngagement.until)
        return knownEngagement.id
      const parent = await findProduct(signal)
      const found = parent && (await findEngagement(parent.id, signal))
      if (found !== undefined) remember(found.id)
      return found?.id
    },

    /** The tests of an engagement. @throws FindingsToolError */
    testsOf,

    /** Forgets the known records because one was removed: the next call looks them up again. */
    forget(): void {
      known = undefined
      knownEngagement = undefined
    },
  }
}
