import { createApiClient } from './api-client.ts'
import { type FailedRequest, FindingsToolError, isFailure } from './errors.ts'
import { compareByAge, equalFlags, type FindingFlags, type Severity } from './finding.ts'
import { createFindingLocation, type Location, type LocationOptions } from './finding-location.ts'
import { metered, type Observers } from './metered.ts'
import type { OnPage } from './pages.ts'
import { type Finding, schemas } from './schemas.ts'
import { createTransport, type TransportOptions } from './transport.ts'

export type { Finding } from './schemas.ts'

/** A query to DefectDojo. Its filters match parts of words, so the results are checked. */
export interface FindingSearch {
  filters: Readonly<Record<string, string>>
  matches: (finding: Finding) => boolean
}

/** The rules that assign findings to items. This module only applies them. */
export interface Checklist {
  /** Searches that together find every finding of the checklist. */
  searches: readonly FindingSearch[]
  /** Searches for the finding of one item; earlier ones take precedence. */
  searchesFor(item: string): readonly FindingSearch[]
}

export type FindingsToolOptions = TransportOptions &
  LocationOptions &
  Observers & {
    /**
     * The findings of this checklist: those of our engagement, or all that the token may read. The
     * same WSTG id exists once per assessment, so `everything` is for a tool, or a token, with one
     * checklist only.
     */
    scope: 'engagement' | 'everything'
    checklist: Checklist
  }

export type NewFinding = {
  title: string
  description: string
  severity: Severity
  tags: string[]
  flags: FindingFlags
  /** DefectDojo's field `mitigation`; stays empty when undefined or empty. */
  mitigation?: string | undefined
}

export type FindingChange = {
  flags: FindingFlags
  /** Replaces the mitigation text unless undefined or empty. */
  mitigation?: string | undefined
}

/** DefectDojo derives this field from the severity, but refuses a finding without it. */
const numericalSeverity: Record<Severity, string> = {
  Critical: 'S0',
  High: 'S1',
  Medium: 'S2',
  Low: 'S3',
  Info: 'S4',
}

/**
 * Every request has all three flags, because DefectDojo checks them merged with the stored ones. A
 * false positive is neither active nor verified: DefectDojo would change or refuse all other
 * combinations.
 */
const flagFields = ({ active, verified, falsePositive }: FindingFlags) => ({
  active: active && !falsePositive,
  verified: verified && !falsePositive,
  false_p: falsePositive,
})

const mitigationField = (text: string | undefined) => (text ? { mitigation: text } : {})

/** The tool has accepted a write without storing it: its answer has other flags. */
export class NotAppliedError extends FindingsToolError {
  /** The finding in the tool's answer. */
  readonly finding: Finding

  constructor(request: FailedRequest, finding: Finding) {
    const { id, active, verified, falsePositive } = finding
    const kept = `active=${active} verified=${verified} false_p=${falsePositive}`
    super(
      'not_applied',
      request,
      `accepted, but finding ${id} has other flags than it was given: ${kept}`,
    )
    this.finding = finding
  }
}

/**
 * DefectDojo (REST API v2, 2.39 to 3.2) as the findings tool of the WSTG checklist. Every method
 * throws FindingsToolError; its `transient` is true if another attempt may succeed.
 */
export const createFindingsTool = (options: FindingsToolOptions) => {
  const { log, scope, checklist } = options
  const calls = createApiClient(metered(createTransport(options), options))
  const { call, list } = calls
  const location = createFindingLocation(calls, options, log)

  /** Reads the token's user. Its success proves that the tool answers and accepts the token. */
  const probe = async (signal?: AbortSignal): Promise<{ username: string; superuser: boolean }> => {
    const { user } = await call(schemas.userProfile, {
      method: 'GET',
      path: 'user_profile/',
      signal,
    })
    return { username: user.username, superuser: user.is_superuser ?? false }
  }

  /** Known tests, and whether they belong to our engagement. A test never moves to another one. */
  const scopeByTest = new Map<number, boolean>()
  let scopedEngagement: number | undefined

  const isTestInScope = async (
    testId: number,
    engagementId: number,
    signal: AbortSignal | undefined,
  ) => {
    if (scopedEngagement !== engagementId || scopeByTest.size > 10_000) scopeByTest.clear()
    scopedEngagement = engagementId
    const known = scopeByTest.get(testId)
    if (known !== undefined) return known
    for (const { id } of await location.testsOf(engagementId, signal)) scopeByTest.set(id, true)
    const inScope = scopeByTest.get(testId) ?? false
    scopeByTest.set(testId, inScope)
    return inScope
  }

  const isInScope = async (finding: Finding, signal?: AbortSignal): Promise<boolean> => {
    if (scope === 'everything') return true
    const engagementId = await location.engagement(signal)
    if (engagementId === undefined || finding.test === undefined) return false
    return isTestInScope(finding.test, engagementId, signal)
  }

  /** Matching findings in scope, page by page. Older versions ignore unknown filters. */
  async function* searchFindings(
    { filters, matches }: FindingSearch,
    signal: AbortSignal | undefined,
    onPage?: OnPage,
  ): AsyncGenerator<Finding[], void> {
    const engagementId = scope === 'engagement' ? await location.engagement(signal) : undefined
    if (scope === 'engagement' && engagementId === undefined) return
    const query = {
      ...filters,
      ...(engagementId !== undefined && { test__engagement: engagementId }),
      o: 'id',
    }
    const all = { form: schemas.findings, path: 'findings/', query, signal, onPage }
    for await (const page of list(all)) {
      const kept: Finding[] = []
      for (const finding of page)
        if (matches(finding) && (await isInScope(finding, signal))) kept.push(finding)
      if (kept.length > 0) yield kept
    }
  }

  const reported = new Set<string>()
  const reportExtraMatches = (wstgId: string, chosen: Finding, matches: readonly Finding[]) => {
    // Duplicates that the tool marks as such are not logged.
    const others = matches
      .filter(({ id, duplicate }) => id !== chosen.id && !duplicate)
      .map(({ id }) => id)
    const report = `${wstgId} ${chosen.id} ${others.join()}`
    if (others.length === 0 || reported.has(report)) return
    if (reported.size >= 1000) reported.clear()
    reported.add(report)
    log.warn(
      {
        event: 'findings_tool_several_matches',
        wstgId,
        chosen: chosen.id,
        others: others.slice(0, 20),
      },
      `several findings in the findings tool belong to ${wstgId}; the oldest is used`,
    )
  }

  const bestMatch = async (
    item: string,
    search: FindingSearch,
    signal: AbortSignal | undefined,
  ): Promise<Finding | undefined> => {
    const matches: Finding[] = []
    // Findings come in the order of their ids, so the first original is the result. An original may
    // follow its duplicates.
    for await (const page of searchFindings(search, signal)) {
      matches.push(...page)
      if (page.some(({ duplicate }) => !duplicate)) break
    }
    const [chosen] = matches.sort(compareByAge)
    if (chosen !== undefined) reportExtraMatches(item, chosen, matches)
    return chosen
  }

  const assertApplied = (finding: Finding, flags: FindingFlags, request: FailedRequest) => {
    const { active, verified, false_p: falsePositive } = flagFields(flags)
    if (!equalFlags(finding, { active, verified, falsePositive }))
      throw new NotAppliedError(request, finding)
  }

  return {
    /**
     * The current finding, in scope or not. Undefined if the token cannot read it: it does not
     * exist, was removed, or the right to read it is missing. So undefined does not prove a
     * removal.
     */
    async getFinding(id: number, signal?: AbortSignal): Promise<Finding | undefined> {
      try {
        return await call(schemas.finding, { method: 'GET', path: `findings/${id}/`, signal })
      } catch (error) {
        if (isFailure(error, 'not_found')) return undefined
        if (!(error instanceof FindingsToolError) || error.status !== 404) throw error
        // An HTML page: either about this finding, or from an address without DefectDojo.
        const profile = await probe(signal).catch(() => undefined)
        if (profile === undefined) throw error
        return undefined
      }
    },

    /** Whether a finding belongs to this checklist (see `scope`). */
    isInScope,

    /**
     * The engagement of our findings if DefectDojo has none of that name, perhaps because it or
     * its product was renamed.
     */
    async missingEngagement(
      signal?: AbortSignal,
    ): Promise<{ name: string; hidesFindings: boolean } | undefined> {
      if ((await location.engagement(signal)) !== undefined) return undefined
      const name = `engagement "${options.engagement}" in the product "${options.product}"`
      return { name, hidesFindings: scope === 'engagement' }
    },

    /**
     * The finding of an item. Of several matches of one search the oldest original counts, and the
     * log names the others. Undefined does not prove a removal.
     */
    async findByItem(item: string, signal?: AbortSignal): Promise<Finding | undefined> {
      for (const search of checklist.searchesFor(item)) {
        const found = await bestMatch(item, search, signal)
        if (found !== undefined) return found
      }
      return undefined
    },

    /** All findings of the checklist in scope, page by page, each once. */
    async *listFindings(signal?: AbortSignal, onPage?: OnPage): AsyncGenerator<Finding[], void> {
      const seen = new Set<number>()
      let sum = { read: 0, total: 0 }
      for (const search of checklist.searches) {
        const before = sum
        const addPage: OnPage = (read, total) => {
          sum = { read: before.read + read, total: before.total + total }
          onPage?.(sum.read, sum.total)
        }
        for await (const page of searchFindings(search, signal, addPage)) {
          const fresh = page.filter(({ id }) => !seen.has(id))
          for (const { id } of fresh) seen.add(id)
          if (fresh.length > 0) yield fresh
        }
      }
    },

    /**
     * Creates the finding of an item, and a missing product, engagement or test. Search for the
     * finding first.
     */
    async createFinding(finding: NewFinding, signal?: AbortSignal): Promise<Finding> {
      const post = async ({ testId, testTypeId }: Location) => {
        const body = {
          test: testId,
          found_by: [testTypeId],
          title: finding.title,
          description: finding.description,
          severity: finding.severity,
          numerical_severity: numericalSeverity[finding.severity],
          tags: finding.tags,
          ...flagFields(finding.flags),
          ...mitigationField(finding.mitigation),
        }
        return call(schemas.finding, { method: 'POST', path: 'findings/', body, signal })
      }
      const known = await location.resolve(signal)
      const created = await post(known).catch(async (error: unknown) => {
        // DefectDojo answers 404 if the known test has been removed.
        if (!isFailure(error, 'not_found')) throw error
        location.forget()
        const current = await location.resolve(signal)
        if (current.testId === known.testId) throw error
        return post(current)
      })
      assertApplied(created, finding.flags, { method: 'POST', path: '/api/v2/findings/' })
      return created
    },

    /**
     * Sets the three flags, and the mitigation text if there is one. All other fields stay
     * unchanged.
     */
    async updateFinding(
      id: number,
      { flags, mitigation }: FindingChange,
      signal?: AbortSignal,
    ): Promise<Finding> {
      const path = `findings/${id}/`
      const body = { ...flagFields(flags), ...mitigationField(mitigation) }
      const updated = await call(schemas.finding, { method: 'PATCH', path, body, signal })
      assertApplied(updated, flags, { method: 'PATCH', path: `/api/v2/${path}` })
      return updated
    },

    probe,
  }
}

export type FindingsTool = ReturnType<typeof createFindingsTool>
