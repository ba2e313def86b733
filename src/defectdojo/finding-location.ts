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

/** A record to create, and the search for it. */
type Creation<Row> = {
  kind: string
  name: string
  path: string
  body: object
  form: z.ZodType<Row>
  find: () => Promise<Row | undefined>
  signal: Signal
}

/** The signal of the job that needs the location. */
type Signal = AbortSignal | undefined

/** The row with exactly this name, otherwise the first that differs in case only. */
const pick = <Row>(rows: Row[], nameOf: (row: Row) => string, name: string): Row | undefined =>
  rows.find((row) => nameOf(row) === name) ?? rows[0]

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

  const findNamed = async (path: string, name: string, signal: Signal) => {
    const rows = await listAll(
      schemas.nameds,
      path,
      { name },
      (row) => equalNames(row.name, name),
      signal,
    )
    return pick(rows, (row) => row.name, name)
  }

  const findProduct = async (signal: Signal) => {
    const name = names.product
    const isNamed = (row: { name: string }) => equalNames(row.name, name)
    const rows = await listAll(schemas.nameds, 'products/', { name_exact: name }, isNamed, signal)
    return pick(rows, (row) => row.name, name)
  }

  const findEngagement = async (productId: number, signal: Signal) => {
    const name = names.engagement
    const rows = await listAll(
      schemas.engagements,
      'engagements/',
      { product: productId, name },
      (row) => equalNames(row.name, name) && (row.product ?? productId) === productId,
      signal,
    )
    return pick(rows, (row) => row.name, name)
  }

  const testsOf = (engagementId: number, signal: Signal) =>
    listAll(
      schemas.tests,
      'tests/',
      { engagement: engagementId },
      (row) => (row.engagement ?? engagementId) === engagementId,
      signal,
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
  const send = async <Row>({ path, body, form, signal }: Creation<Row>): Promise<Row> => {
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

  /** Creates a record. If its unique name is already taken, searches for it again. */
  const create = async <Row>(creation: Creation<Row>): Promise<Row> => {
    const { kind, name, find } = creation
    try {
      const row = await send(creation)
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
      if (kind === 'product') return explainInvisible(error, creation.signal)
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

  const productType = async (signal: Signal) => {
    const name = names.productType
    const find = () => findNamed('product_types/', name, signal)
    const found = await find()
    if (found !== undefined) return found
    const creation = {
      kind: 'product type',
      name,
      path: 'product_types/',
      body: { name },
      form: schemas.named,
    }
    return create({ ...creation, find, signal })
  }

  const product = async (signal: Signal) => {
    const find = () => findProduct(signal)
    const found = await find()
    if (found !== undefined) return found
    const name = names.product
    const { id } = await productType(signal).catch((error) => explainInvisible(error, signal))
    const body = {
      name,
      description: 'Checklist of security tests, kept in step with its tracker.',
      prod_type: id,
    }
    return create({
      kind: 'product',
      name,
      path: 'products/',
      body,
      form: schemas.named,
      find,
      signal,
    })
  }

  const engagement = async (productId: number, signal: Signal) => {
    const find = () => findEngagement(productId, signal)
    const found = await find()
    if (found !== undefined) return found
    const name = names.engagement
    const body = { name, product: productId, ...period() }
    return create({
      kind: 'engagement',
      name,
      path: 'engagements/',
      body,
      form: schemas.engagement,
      find,
      signal,
    })
  }

  const testType = async (signal: Signal) => {
    const name = names.testType
    const find = () => findNamed('test_types/', name, signal)
    const found = await find()
    if (found !== undefined) return found
    try {
      const creation = {
        kind: 'test type',
        name,
        path: 'test_types/',
        body: { name },
        form: schemas.named,
      }
      return await create({ ...creation, find, signal })
    } catch (error) {
      if (!isFailure(error, 'missing_right')) throw error
      for (const builtIn of builtInTestTypes) {
        const row = await findNamed('test_types/', builtIn, signal)
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

  const test = async (engagementId: number, signal: Signal) => {
    const find = () => findTest(engagementId, signal)
    const found = await find()
    if (found !== undefined) return found
    const { id: testTypeId } = await testType(signal)
    const name = names.testType
    const body = { engagement: engagementId, test_type: testTypeId, title: name, ...period() }
    return create({ kind: 'test', name, path: 'tests/', body, form: schemas.test, find, signal })
  }

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
