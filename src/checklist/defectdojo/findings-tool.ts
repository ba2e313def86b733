import {
  type Client,
  type ClientOptions,
  createClient,
  pageSchema,
  type ToolRequest,
} from './client.ts'
import { FindingsToolError, hiddenFinding, isFailure } from './errors.ts'
import {
  type Checklist,
  compareByAge,
  equalFlags,
  type Finding,
  type FindingChange,
  type FindingSearch,
  findingSchema,
  type ItemReference,
  type NewFinding,
  severities,
  type ToldFinding,
} from './finding.ts'
import {
  createFindingLocation,
  type FindingLocation,
  type LocationOptions,
} from './finding-location.ts'

export type FindingsToolOptions = ClientOptions &
  LocationOptions & {
    /**
     * The findings of this checklist: those of our engagement, or all that the token may read. The
     * same WSTG id exists once per assessment, so `everything` is for a tool, or a token, with one
     * checklist only.
     */
    scope: 'engagement' | 'everything'
    checklist: Checklist
  }

/**
 * Why the finding with an item's number is not the item's. `another`: it belongs to another item or
 * to none. `outside`: it is out of scope. `gone`: it was deleted. `hidden`: its test is not shown
 * either, so both may be hidden. `moved`: so, but its product is shown.
 */
export type Absence = 'another' | 'outside' | 'gone' | 'hidden' | 'moved'

/** Whether a finding may be hidden, which waits until it is shown or declared gone. */
export const mayBeHidden = (absence: unknown): boolean =>
  absence === 'hidden' || absence === 'moved'

const findings = pageSchema(findingSchema)

type Signal = AbortSignal | undefined

/** Reads findings, and decides on those that belong to the checklist. */
const createReader = (
  client: Client,
  location: FindingLocation,
  { scope, checklist }: FindingsToolOptions,
) => {
  let tokenUser: number | undefined

  /** Reads the token's user, which proves that the tool answers and accepts the token. */
  const probe = async (signal?: AbortSignal) => {
    const user = await location.readUser(signal)
    tokenUser = user.id
    return user
  }

  const findingOf = async (told: ToldFinding, signal: Signal): Promise<Finding> => {
    const { description: _, reporter, ...finding } = told
    const item = checklist.writtenFor(told)
    if (item !== undefined && tokenUser === undefined) await probe(signal)
    const writtenFor = (reporter === tokenUser && item) || null
    return { ...finding, writtenFor, hasEndedOriginal: false }
  }

  /** Reads the originals of duplicates, a page of them at most. */
  const withOriginals = async (kept: Finding[], signal: Signal): Promise<Finding[]> => {
    const duplicates = kept.filter((it) => it.duplicate && it.duplicate_finding !== null)
    const wanted = new Set(duplicates.map((it) => it.duplicate_finding))
    if (wanted.size === 0) return kept
    const ended = new Set<number | null>()
    const query = { id: [...wanted].join(), o: 'id' }
    // DefectDojo makes no duplicate the original of another one.
    for await (const page of client.list(findings, { path: 'findings/', query, signal }))
      for (const { id, active, duplicate } of page)
        if (wanted.has(id) && !active && !duplicate) ended.add(id)
    return kept.map((it) => ({ ...it, hasEndedOriginal: ended.has(it.duplicate_finding) }))
  }

  /** Whether a finding belongs to this checklist (see `scope`). */
  const isInScope = async ({ engagement }: Pick<Finding, 'engagement'>, signal?: AbortSignal) =>
    scope === 'everything' ||
    (engagement !== null && engagement === (await location.engagement(signal)).id)

  return {
    probe,
    isInScope,

    async call(request: ToolRequest): Promise<Finding> {
      const { signal } = request
      const told = await client.call(findingSchema, request)
      const [finding] = await withOriginals([await findingOf(told, signal)], signal)
      return finding!
    },

    /** Matching findings in scope, for each page of the list. */
    async *search({ filters, matches }: FindingSearch, signal: Signal, test?: number) {
      const query: Record<string, string | number> = { ...filters, o: 'id', related_fields: 'true' }
      if (test !== undefined) query.test = test
      if (scope === 'engagement') {
        const { id: engagement } = await location.engagement(signal)
        if (engagement === undefined) return
        query.test__engagement = engagement
      }
      for await (const page of client.list(findings, { path: 'findings/', query, signal })) {
        const kept: Finding[] = []
        for (const told of page) {
          const finding = await findingOf(told, signal)
          // Older versions ignore unknown filters.
          const isMeant = matches(finding) && finding.test === (test ?? finding.test)
          if (isMeant && (await isInScope(finding, signal))) kept.push(finding)
        }
        yield await withOriginals(kept, signal)
      }
    },
  }
}

/** Creates and changes findings. */
const createWriter = (call: ReturnType<typeof createReader>['call']) => {
  /**
   * Every write has all three flags, because DefectDojo checks them merged with the stored ones. It
   * changes or refuses those of a false positive that is active or verified.
   * @throws FindingsToolError even if the tool has accepted the write, but not stored its flags
   */
  const write = async (
    request: ToolRequest,
    { flags, mitigation }: FindingChange,
    fields: object = {},
  ): Promise<Finding> => {
    const { active, verified, falsePositive: false_p } = flags
    const body = { ...fields, active, verified, false_p, ...(mitigation && { mitigation }) }
    const finding = await call({ ...request, body })
    if (equalFlags(finding, flags)) return finding
    const explanation =
      `accepted, but finding ${finding.id} has other flags than it was given: ` +
      `active=${finding.active} verified=${finding.verified} false_p=${finding.falsePositive}`
    throw new FindingsToolError('not_applied', request, explanation, { finding })
  }

  return {
    /**
     * Creates the finding of an item. Search for it first.
     * @param test of `testFor`
     */
    async createFinding(test: number, finding: NewFinding, signal?: AbortSignal): Promise<Finding> {
      const { flags, mitigation, ...texts } = finding
      const fields = {
        test,
        ...texts,
        // DefectDojo derives it from the severity, but refuses a finding without it.
        numerical_severity: `S${4 - severities.indexOf(finding.severity)}`,
        // DefectDojo adds the type of the test.
        found_by: [],
      }
      const request = { method: 'POST', path: 'findings/', signal } as const
      try {
        return await write(request, { flags, mitigation }, fields)
      } catch (error) {
        if (!isFailure(error, 'not_found')) throw error
        const explanation = `test ${test} was deleted, or hidden from the token's user, meanwhile`
        throw new FindingsToolError('unseen', request, explanation)
      }
    },

    /**
     * Sets the three flags, and the mitigation text if there is one. All other fields stay
     * unchanged.
     */
    updateFinding: (id: number, change: FindingChange, signal?: AbortSignal): Promise<Finding> =>
      write({ method: 'PATCH', path: `findings/${id}/`, signal }, change),
  }
}

/**
 * DefectDojo (REST API v2, 2.39 to 3.2) as the findings tool of the WSTG checklist. Every method
 * throws FindingsToolError, whose `transient` is true if another attempt may succeed, or the reason
 * of its aborted signal.
 */
export const createFindingsTool = (options: FindingsToolOptions) => {
  const { log, scope, checklist } = options
  const client = createClient(options)
  const location = createFindingLocation(client, options)
  const { call, search, isInScope, probe } = createReader(client, location, options)

  /**
   * The current finding, in scope or not. Undefined if the token cannot read it: it does not
   * exist, was removed, or the right to read it is missing. So undefined does not prove a removal.
   */
  const getFinding = async (id: number, signal?: AbortSignal): Promise<Finding | undefined> => {
    const path = `findings/${id}/`
    try {
      const query = { related_fields: 'true' } as const
      return await call({ method: 'GET', path, query, signal })
    } catch (error) {
      if (isFailure(error, 'not_found')) return undefined
      throw error
    }
  }

  /** DefectDojo answers 404 for a hidden finding as for a deleted one. */
  const absenceOf = async (test: number, signal: Signal): Promise<Absence> => {
    const absence = await location.absenceIn(test, scope === 'engagement', signal)
    return absence === 'gone' || (await location.isSuperuser(signal)) ? 'gone' : absence
  }

  /**
   * The finding with the item's number, if there is one and it is still the item's.
   * @param absences of earlier items by their tests: each test is asked for once
   */
  const readNumbered = async (
    item: ItemReference,
    signal: Signal,
    absences = new Map<number, Promise<Absence>>(),
  ): Promise<Finding | Absence> => {
    const { wstgId, findingId, findingTest } = item
    if (findingId === null) return 'gone'
    const test = findingTest!
    const finding = await getFinding(findingId, signal)
    if (finding === undefined) {
      const absence = absences.get(test) ?? absenceOf(test, signal)
      absences.set(test, absence)
      return absence
    }
    if (!checklist.isStillOf(finding, item)) {
      log.warn(
        { event: 'findings_tool_not_own', wstgId, finding: findingId },
        `finding ${findingId} no longer belongs to ${wstgId}; the item does not use it`,
      )
      return 'another'
    }
    if (await isInScope(finding, signal)) return finding
    if (finding.test === test) absences.set(test, Promise.resolve('outside'))
    return 'outside'
  }

  /** The oldest original, or else the oldest duplicate. */
  const findOldest = async (by: FindingSearch, signal: Signal) => {
    const matches: Finding[] = []
    // Findings come in the order of their ids, so the first original is the result. An original may
    // follow its duplicates.
    for await (const page of search(by, signal)) {
      matches.push(...page)
      if (page.some(({ duplicate }) => !duplicate)) break
    }
    return matches.sort(compareByAge)[0]
  }

  return {
    isInScope,
    getFinding,
    readNumbered,
    absenceOf,

    /**
     * Our engagement if DefectDojo shows none: hidden, deleted or not yet created.
     * @param isGone whether one that was known counts as deleted, with its findings
     */
    async missingEngagement(isGone = false, signal?: AbortSignal) {
      const { id, wasKnown, productAdvice } = await location.engagementAgain(signal)
      if (id !== undefined) return undefined
      if (isGone) await location.forgetEngagement()
      const hidesFindings = scope === 'engagement'
      return {
        name: location.description,
        wasKnown: wasKnown && !isGone,
        productAdvice,
        hidesFindings,
      }
    },

    /**
     * The finding that counts for an item: by the item's tag, by the common tag and the title, by
     * the number that the item has, by the title alone. A finding with the identifier of another
     * item never counts. Undefined does not prove a removal.
     * @throws FindingsToolError `unseen` if the item's finding may be hidden
     */
    async findByItem(item: ItemReference, signal?: AbortSignal): Promise<Finding | undefined> {
      const { wstgId } = item
      const searches = checklist.searchesFor(item)
      for (const by of searches.slice(0, -1)) {
        const found = await findOldest(by, signal)
        if (found !== undefined) return found
      }
      const numbered = await readNumbered(item, signal)
      if (typeof numbered === 'object') return numbered
      if (mayBeHidden(numbered)) throw hiddenFinding(wstgId, item.findingId!, item.findingTest!)
      return findOldest(searches.at(-1)!, signal)
    },

    /** All findings of the checklist in scope that a tag or the title shows as such, in pages. */
    listFindings: (signal?: AbortSignal, by: keyof Checklist['lists'] = 'tag') =>
      search(checklist.lists[by], signal),

    /** The same of a test, by number; none of a test that is not shown. */
    async findingsOfTest(test: number, signal: Signal): Promise<Map<number, Finding>> {
      const found = new Map<number, Finding>()
      try {
        for (const list of Object.values(checklist.lists))
          for await (const page of search(list, signal, test))
            for (const finding of page) found.set(finding.id, finding)
      } catch (error) {
        // DefectDojo refuses the number of such a test.
        if (!isFailure(error, 'refused') || !error.message.includes(' test: ')) throw error
      }
      return found
    },

    /** Whether an engagement is known to be another one than ours, whose findings alone count. */
    async isElsewhere(engagement: number, signal: Signal): Promise<boolean> {
      const { id = engagement } = scope === 'everything' ? {} : await location.engagement(signal)
      return id !== engagement
    },

    /**
     * The test for a new finding; made if there is none, for which it may wait.
     * @param hadFinding whether the item of the new finding had one before
     * @throws FindingsToolError `unseen` if the engagement may be hidden
     */
    testFor: (hadFinding: boolean, signal?: AbortSignal): Promise<number> =>
      // With the scope `engagement` the item's former finding proves that there was an engagement.
      location.test(!hadFinding || scope === 'everything', signal),

    ...createWriter(call),
    probe,
  }
}

export type FindingsTool = ReturnType<typeof createFindingsTool>
