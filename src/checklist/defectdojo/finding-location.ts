import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Log } from '../../platform/telemetry/log.ts'
import { apiOf, type Client, type ClientOptions, pageSchema } from './client.ts'
import { FindingsToolError, isFailure, isUnanswered } from './errors.ts'
import { instant, isSameCreation, recordId } from './finding.ts'
import type { RecordRepository } from './record-repository.ts'

export type LocationOptions = {
  productType: string
  product: string
  engagement: string
  /** The name of the test type and the title of the test. */
  testType: string
  records: RecordRepository
  /** Milliseconds in which an unanswered creation may still arrive at the tool. */
  unansweredLimit: number
  log: Log
}

/** The built-in test type for users without the right to create one. */
const builtInTestType = 'Web Application Test'

/** Milliseconds after which a process asks again whether the engagement and the test exist. */
const lifetime = 600_000

const parentSchema = z.object({
  id: recordId,
  name: z.string().nullish(),
  /** The name of a test. */
  title: z.string().nullish(),
  test_type_name: z.string().nullish(),
  product: recordId.nullish(),
  engagement: recordId.nullish(),
  created: instant,
})
const parents = pageSchema(parentSchema)
type Parent = z.output<typeof parentSchema>

const userProfile = z.object({
  user: z.object({
    username: z.string(),
    id: recordId,
    is_superuser: z.boolean().nullish(),
  }),
})

/** Milliseconds between attempts to take the right to create records. */
const creationRetryDelay = 100

type Signal = AbortSignal | undefined

type Kind = 'product type' | 'product' | 'engagement' | 'test type' | 'test'

/** The record that another one belongs to. */
type Owner = { product?: number; engagement?: number }

/** A record in DefectDojo, which is found by its name. */
interface Wanted {
  kind: Kind
  name: string
  of?: Owner
}

/** The engagement of our findings. */
interface Engagement {
  /** Undefined: DefectDojo shows none. */
  id: number | undefined
  /** There was one, so that it is hidden from the token's user or deleted if it is not shown. */
  wasKnown: boolean
  /** For administrators, if no product of our name is shown. */
  productAdvice?: string
}

const pathOf = (kind: Kind) => `${kind.replace(' ', '_')}s/`

/** A test without a title has the name of its type. */
const nameOf = ({ name, title, test_type_name }: Parent) => name ?? (title || test_type_name)

/** DefectDojo requires a start and an end. The end has no effect. */
const period = () => {
  const today = new Date().toISOString().slice(0, 10)
  return { target_start: today, target_end: `${Number(today.slice(0, 4)) + 1}-12-31` }
}

/** Records in DefectDojo: found by name, or created once by one process at a time. */
const createParents = ({ call, list }: Client, options: LocationOptions) => {
  const { product, testType, records, unansweredLimit, log } = options

  /** The records of one owner, the oldest first. */
  const listOf = async (
    { kind, of = {} }: Pick<Wanted, 'kind' | 'of'>,
    filters: Record<string, string | number>,
    signal: Signal,
  ): Promise<Parent[]> => {
    const query = { ...of, ...filters }
    const rows: Parent[] = []
    for await (const page of list(parents, { path: pathOf(kind), query, signal }))
      rows.push(...page)
    const { product, engagement } = of
    // DefectDojo ignores filters that it does not know and returns everything.
    return rows
      .filter((row) => product === undefined || row.product === product)
      .filter((row) => engagement === undefined || row.engagement === engagement)
      .sort((a, b) => a.id - b.id)
  }

  /** A record with exactly this name precedes one that differs in case. */
  const find = async (wanted: Wanted, signal: Signal): Promise<number | undefined> => {
    const { kind, name } = wanted
    const listed = await listOf(wanted, kind === 'test' ? {} : { name }, signal)
    const rows = listed.filter((row) => nameOf(row)?.toLowerCase() === name.toLowerCase())
    return (rows.find((row) => nameOf(row) === name) ?? rows[0])?.id
  }

  /**
   * Runs `create` while no other process does. It is kept from others after a creation without an
   * answer, and when this process dies.
   */
  const whileAlone = async <T>(create: () => Promise<T>, signal: Signal): Promise<T> => {
    while (!(await records.takeCreation(2 * unansweredLimit)))
      await delay(creationRetryDelay, undefined, signal && { signal })
    let mayArrive = false
    try {
      return await create()
    } catch (error) {
      mayArrive = isUnanswered(error)
      throw error
    } finally {
      await records.holdCreation(mayArrive ? unansweredLimit : 0).catch(() => undefined)
    }
  }

  /**
   * Finds a record, or creates it. If its unique name is already taken, searches for it again.
   * @param fields of a new record; may create the records that it needs
   */
  const ensure = async (
    wanted: Wanted,
    signal: Signal,
    fields: () => object | Promise<object> = () => ({}),
  ): Promise<number> => {
    await records.holdCreation(unansweredLimit)
    const found = await find(wanted, signal)
    if (found !== undefined) return found
    const { kind, name, of } = wanted
    const path = pathOf(kind)
    const body = { ...of, [kind === 'test' ? 'title' : 'name']: name, ...(await fields()) }
    await records.holdCreation(unansweredLimit)
    try {
      const { id } = await call(parentSchema, { method: 'POST', path, body, signal })
      const event = 'findings_tool_created'
      log.info({ event, kind, name }, `${kind} created in the findings tool`)
      return id
    } catch (error) {
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
        `the findings tool does not allow us to create the test type "${testType}"; ` +
          `the built-in "${builtInTestType}" is used instead`,
      )
      return id
    }
  }

  const readById = async (wanted: Pick<Wanted, 'kind' | 'of'>, id: number, signal: Signal) =>
    (await listOf(wanted, { id }, signal)).find((row) => row.id === id)

  /** The number of a known record that is still there, whatever it is called. */
  const findKnown = async (name: string, wanted: Pick<Wanted, 'kind' | 'of'>, signal: Signal) => {
    const known = await records.find(name)
    if (known === undefined) return undefined
    const row = await readById(wanted, known.id, signal)
    if (row !== undefined && known.created === null) await records.save(name, row)
    else if (!isSameCreation(known.created, row?.created ?? null)) return undefined
    return row?.id
  }

  return { find, whileAlone, ensure, ensureTestType, readById, findKnown }
}

/**
 * Product type, product, engagement and test in DefectDojo: found by name, or created once.
 * From then on engagement and test are known by their numbers, so they may be renamed and moved.
 * Engagements and tests may share a name there. So one process at a time creates records, and none
 * does while an earlier creation may still arrive. Of several records the oldest counts.
 */
export const createFindingLocation = (
  client: Client,
  options: LocationOptions & Pick<ClientOptions, 'url'>,
) => {
  const { url, productType, product, engagement, testType, records } = options
  const { find, whileAlone, ensure, ensureTestType, readById, findKnown } = createParents(
    client,
    options,
  )

  const productAdvice =
    `the token's user sees no product "${product}": check FINDINGS_PRODUCT, add the user to the ` +
    "product's authorized users, or create it"
  const ourProduct: Wanted = { kind: 'product', name: product }
  const engagementOf = (id: number): Wanted => ({
    kind: 'engagement',
    name: engagement,
    of: { product: id },
  })
  /** Another tool, or another setting, has other records. */
  const recordName = (...names: string[]) => JSON.stringify([url && apiOf(url), ...names])
  const engagementRecord = recordName('engagement', product, engagement)
  const testRecord = recordName('test', product, engagement, testType)
  const formerTestRecord = (id: number) => recordName('former test', product, engagement, `${id}`)

  let current: Engagement | undefined
  let currentUntil = 0

  const findEngagement = async (signal: Signal): Promise<Engagement> => {
    if (current && performance.now() < currentUntil) return current
    let id = await findKnown(engagementRecord, { kind: 'engagement' }, signal)
    if (id === undefined) {
      const productId = await find(ourProduct, signal)
      id = productId && (await find(engagementOf(productId), signal))
      if (id === undefined) {
        const wasKnown = (await records.find(engagementRecord)) !== undefined
        return { id, wasKnown, ...(productId === undefined && { productAdvice }) }
      }
      await records.save(engagementRecord, { id, created: null })
    }
    currentUntil = performance.now() + lifetime
    current = { id, wasKnown: true }
    return current
  }
  /** A right may have been lost, or the engagement deleted, since it was read. */
  const findEngagementAgain = (signal: Signal) => {
    current = undefined
    return findEngagement(signal)
  }

  const createEngagement = async (signal: Signal): Promise<number> => {
    const productId = await ensure(ourProduct, signal, async () => ({
      description: 'Checklist of security tests, kept in step with its tracker.',
      prod_type: await ensure({ kind: 'product type', name: productType }, signal),
    }))
    const id = await ensure(engagementOf(productId), signal, period)
    await records.save(engagementRecord, { id, created: null })
    return id
  }

  const findKnownTest = (engagementId: number, signal: Signal) =>
    findKnown(testRecord, { kind: 'test', of: { engagement: engagementId } }, signal)

  const ensureTest = async (engagementId: number, signal: Signal): Promise<number> => {
    const known = await findKnownTest(engagementId, signal)
    if (known !== undefined) return known
    // The test with our title, or a test of our type without a title.
    const wanted: Wanted = { kind: 'test', name: testType, of: { engagement: engagementId } }
    const id = await ensure(wanted, signal, async () => ({
      test_type: await ensureTestType(signal),
      ...period(),
    }))
    const former = await records.find(testRecord)
    if (former !== undefined) await records.save(formerTestRecord(former.id), former)
    await records.save(testRecord, { id, created: null })
    return id
  }

  /** The engagement in a text for administrators. */
  const description = `engagement "${engagement}" in the product "${product}"`

  const readUser = async (signal: Signal) =>
    (await client.call(userProfile, { method: 'GET', path: 'user_profile/', signal })).user

  /** DefectDojo answers 404 for a hidden record as for a deleted one, and hides none from these. */
  const isSuperuser = async (signal: Signal): Promise<boolean> =>
    (await readUser(signal)).is_superuser === true

  const findOrCreate = async (mayCreateFirst: boolean, signal: Signal): Promise<number> => {
    const found = await findEngagementAgain(signal)
    const mayCreate =
      found.id !== undefined || (found.wasKnown ? await isSuperuser(signal) : mayCreateFirst)
    if (!mayCreate)
      throw new FindingsToolError(
        'unseen',
        { method: 'POST', path: 'findings/' },
        `not sent: the checklist has findings, but the token's user sees no ${description}. Give ` +
          'the user the right to see it; if it was deleted, create one with this name',
      )
    return ensureTest(found.id ?? (await createEngagement(signal)), signal)
  }

  return {
    description,

    /**
     * The test for new findings. Missing records are created.
     * @param mayCreateFirst whether an engagement is created if none has been known
     * @throws FindingsToolError `unseen`
     */
    async test(mayCreateFirst: boolean, signal: Signal): Promise<number> {
      const { id } = await findEngagementAgain(signal)
      const known = id === undefined ? undefined : await findKnownTest(id, signal)
      return known ?? whileAlone(() => findOrCreate(mayCreateFirst, signal), signal)
    },

    /** The engagement of our findings. Creates nothing. */
    engagement: findEngagement,
    engagementAgain: findEngagementAgain,

    readUser,
    isSuperuser,

    async forgetEngagement(): Promise<void> {
      current = undefined
      await records.remove(engagementRecord)
    },

    /**
     * Why a finding is not shown. `gone`: its test is shown, or the engagement that held the test,
     * so it was deleted. `moved`: its engagement is not shown, unlike its product: it was deleted,
     * or moved to a product that is not shown. `hidden`: its product is not shown either.
     * @param test the test that held it
     * @param isOurs whether the test is known to be one of our engagement
     */
    async absenceIn(test: number, isOurs: boolean, signal: Signal) {
      const isShown = async (kind: Kind, id?: number | null) =>
        typeof id === 'number' && (await readById({ kind }, id, signal)) !== undefined
      if (await isShown('test', test)) return 'gone'
      const place = await records.placeOf(test)
      if (!isOurs && (await isShown('engagement', place?.engagement))) return 'gone'
      const isOurTest = async () =>
        (await records.find(testRecord))?.id === test ||
        (await records.find(formerTestRecord(test))) !== undefined
      if (isOurs || (await isOurTest()))
        if ((await findEngagementAgain(signal)).id !== undefined) return 'gone'
      return !isOurs && (await isShown('product', place?.product)) ? 'moved' : 'hidden'
    },
  }
}

export type FindingLocation = ReturnType<typeof createFindingLocation>
