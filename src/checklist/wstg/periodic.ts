import type { Finding } from '../defectdojo/finding.ts'
import { type Absence, type FindingsTool, mayBeHidden } from '../defectdojo/findings-tool.ts'
import type { ProcessingOptions } from './attempts.ts'
import {
  compareFindings,
  hasCommonTag,
  isOfFirstRank,
  isStillOf,
  isTagged,
  wstgIdOf,
} from './checklist.ts'
import {
  type FindingReading,
  findingReading,
  type ItemAndFinding,
  noItem,
} from './finding-repository.ts'
import { type Item, itemOf } from './identifier.ts'
import { type FindingSnapshot, type ItemState, snapshotOf } from './item-repository.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

/** Findings that a run reads one by one, at most. */
const maxChecked = 200
/** Items that a warning names. */
const maxNamed = 10

type Repositories = Pick<ProcessingOptions, 'items' | 'findings'>

type Store = <Result>(store: (repositories: Repositories) => Promise<Result>) => Promise<Result>

type MissingEngagement = Awaited<ReturnType<FindingsTool['missingEngagement']>>

type PeriodicOptions = Repositories &
  Pick<ProcessingOptions, 'rule' | 'tool' | 'keepEquivalentStatus' | 'log'>

type Losses = Record<Exclude<Absence, 'moved'>, ItemState[]>

/** The state of a periodic run. */
const begin = async (options: PeriodicOptions & { signal: AbortSignal; store: Store }) => {
  const began = performance.now()
  const [known, declared] = await Promise.all([options.items.all(), options.items.declaredGone()])
  return {
    ...options,
    /** Of the monotonic clock. */
    began,
    /** The items before any finding was read: a change meanwhile is not overwritten. */
    known,
    /** The ones with a finding. */
    tracked: [...known.values()].filter(({ findingId }) => findingId !== null),
    /** Of what the last warning has counted, as an administrator has declared it gone. */
    declared,
    /** When the findings that were read were created. */
    read: new Map<number, string | null>(),
    /** Their severities that are not known. */
    unknownSeverities: [] as string[],
    /** The kept findings with their items. */
    met: [] as ItemAndFinding[],
    /** The items that have a snapshot. */
    listed: new Set<string>(),
    /** Findings that were read and do not count, because others made them. */
    ofOthers: new Set<number | null>(),
    /** Items that have lost their finding, by the reason. */
    lost: { another: [], outside: [], gone: [], hidden: [], unknown: [] } as Losses,
    /** Why findings are not shown, by their tests: each test is asked for once. */
    absences: new Map<number | null, Promise<Absence>>(),
    stored: 0,
  }
}
type Run = Awaited<ReturnType<typeof begin>>

/**
 * A finding without an identifier keeps the item that has it. One without the tag `WSTG` makes no
 * new item.
 */
const itemOfFinding = ({ tracked, known }: Run, finding: Finding): Item | undefined => {
  const wstgId = wstgIdOf(finding)
  if (wstgId === undefined)
    return tracked.find((item) => item.findingId === finding.id && isStillOf(finding, item))
  const item = itemOf(wstgId)
  return hasCommonTag(finding) || known.has(item.key) ? item : undefined
}

/** The finding for the items that it names, and for the one that has it. */
const keptIn = (run: Run, finding: Finding, readAt: number): FindingReading => {
  const item = itemOfFinding(run, finding)?.key
  const kept = findingReading(finding, { age: performance.now() - readAt, item, alone: false })
  run.read.set(finding.id, finding.created)
  if (finding.unknownSeverity !== null)
    run.unknownSeverities.push(`${finding.id} (${finding.unknownSeverity.slice(0, 50)})`)
  for (const key of kept.keys) run.met.push([key, finding.id])
  return kept
}

/**
 * Stores the first snapshot of each item.
 * @param kept findings to keep with them
 */
const keep = async (
  run: Run,
  findings: readonly Finding[],
  kept: readonly FindingReading[] = [],
) => {
  const { rule, known, listed, ofOthers, keepEquivalentStatus } = run
  const snapshots: FindingSnapshot[] = []
  for (const finding of findings) {
    const item = itemOfFinding(run, finding)
    if (item === undefined) continue
    const before = known.get(item.key)
    if (!rule.counts(finding, before ?? item)) ofOthers.add(finding.id)
    else if (!listed.has(item.key)) {
      listed.add(item.key)
      snapshots.push(snapshotOf(finding, item, before, keepEquivalentStatus))
    }
  }
  run.stored += await run.store(({ items }) => items.storePeriodic(snapshots, kept))
}

/** Reads all findings of the checklist, by tag and by title. Only a tag is followed. */
const read = async (run: Run): Promise<void> => {
  const deferred: Finding[] = []
  let pageBegan = run.began
  for (const by of ['tag', 'title'] as const)
    for await (const page of run.tool.listFindings(run.signal, by)) {
      const findings = page.filter(({ id }) => !run.read.has(id))
      const kept = findings.map((finding) => keptIn(run, finding, pageBegan))
      const followed = findings.filter(isTagged)
      deferred.push(...followed.filter((finding) => !isOfFirstRank(finding)))
      await keep(run, followed.filter(isOfFirstRank), kept)
      pageBegan = performance.now()
    }
  await keep(run, deferred.sort(compareFindings))
}

/**
 * Reads the findings of the items that the lists did not contain.
 * @returns our engagement, if DefectDojo shows none
 */
const check = async (run: Run) => {
  const { tool, findings, signal, lost, absences, ofOthers, declared } = run
  const missing = await tool.missingEngagement(signal)
  if (missing?.wasKnown && declared?.engagement) {
    await tool.forgetEngagement()
    missing.wasKnown = false
  }
  let checked = 0
  for (const item of run.tracked.filter(({ key }) => !run.listed.has(key))) {
    if (ofOthers.has(item.findingId)) lost.another.push(item)
    else if (missing?.hidesFindings) lost.hidden.push(item)
    else {
      const readAt = performance.now()
      const absence = await absences.get(item.findingTest)
      // The findings of such a test would keep the run from checking others.
      const isKnown = absence === 'outside' || mayBeHidden(absence)
      if (!isKnown && checked++ >= maxChecked) continue
      const found = isKnown ? absence! : await tool.readNumbered(item, signal, absences)
      if (typeof found !== 'string') await keep(run, [found], [keptIn(run, found, readAt)])
      else if (found !== 'moved') lost[found].push(item)
      else lost[(await findings.hasEnded(item)) ? 'gone' : 'hidden'].push(item)
    }
  }
  return missing
}

/** The findings of the checklist that a test holds now. */
const idsOfTest = async ({ tool, signal }: Run, test: number | null): Promise<Set<number>> => {
  if (test === null) return new Set()
  const lists = (['title', 'tag'] as const).map((by) => tool.listOfTest(test, by, signal))
  return new Set((await Promise.all(lists)).flat().map(({ id }) => id))
}

/** Items and findings that the tool does not show, and those proven or declared to be gone. */
const findMissing = async (run: Run, missing: MissingEngagement) => {
  const { tool, findings, signal, tracked, lost, declared, absences } = run
  const declaredPairs = new Set(declared?.findings.map(String))
  const isDeclared = ({ key, findingId }: Pick<ItemState, 'key' | 'findingId'>) =>
    declaredPairs.has(String([key, findingId]))

  const notShown = [...lost.hidden, ...lost.unknown, ...lost.gone]
  const elsewhere = [...lost.another, ...lost.outside, ...notShown.filter(isDeclared)]
  const seen = tracked.filter(({ key }) => run.listed.has(key)).length
  const ofOthers = tracked.filter(({ findingId }) => run.ofOthers.has(findingId)).length
  const expected =
    tracked.length - lost.outside.length - ofOthers - notShown.filter(isDeclared).length
  const engagement = missing?.wasKnown || (missing?.hidesFindings === true && expected > 0)
  // The tool shows next to none of them to a user without rights, and when they are deleted. Of one
  // or two findings all may be deleted.
  const keepsAll = engagement || (expected > 2 && seen < expected / 20)
  const hidden = (keepsAll ? notShown : lost.hidden)
    .filter((item) => !isDeclared(item))
    .map(({ key, findingId }): ItemAndFinding => [key, findingId!])
  const shownNow = new Map<number | null, Promise<Set<number>>>()
  for (const finding of await findings.unmet(run.met, performance.now() - run.began)) {
    const { key, findingId, test } = finding
    if (isDeclared(finding)) continue
    if (!keepsAll && !absences.has(test)) absences.set(test, tool.absenceOf(test, signal))
    const absence = await absences.get(test)
    if (keepsAll || mayBeHidden(absence) || absence === 'unknown') hidden.push([key, findingId])
    else {
      // It may have been hidden while the lists were read, and shown before its test was asked for.
      if (!shownNow.has(test)) shownNow.set(test, idsOfTest(run, test))
      if ((await shownNow.get(test))!.has(findingId)) run.met.push([key, findingId])
    }
  }
  return {
    engagement,
    keepsAll,
    hidden,
    shown: engagement ? `no ${missing!.name}` : `${seen} findings of ${expected} items`,
    gone: keepsAll ? elsewhere : [...elsewhere, ...lost.gone],
    unknown: keepsAll ? [] : lost.unknown.filter((item) => !isDeclared(item)),
  }
}

/** The first names of a list. */
const listOf = (names: readonly string[]): string =>
  `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ', …' : ''}`

/** The warnings of a run that is a success. */
const remarks = async ({ store, read, unknownSeverities }: Run, isSuccess: boolean) => {
  const severities = listOf(unknownSeverities)
  const missed = await store(({ findings }) => findings.noteMissed(isSuccess ? read : new Map()))
  return [
    severities && `severities that are not known count as critical: finding ${severities}`,
    missed &&
      `no delivery has named the new finding ${missed.finding}: check the webhook in the ` +
        `findings tool, which last delivered anything at ${missed.lastDelivery.toISOString()}`,
  ]
}

/** Clears what is gone and keeps what may be hidden. */
const end = async (run: Run, missing: MissingEngagement) => {
  const { store, known, met, began, log } = run
  const { hidden, keepsAll, engagement, shown, gone, unknown } = await findMissing(run, missing)
  const cleared = await store(({ items }) => items.clearFindings(gone, unknown))
  if (cleared > 0) {
    const named = [...gone, ...unknown].slice(0, maxNamed).map(({ wstgId }) => wstgId)
    const fields = { event: 'wstg_findings_gone', items: cleared, named }
    log.warn(fields, `${cleared} items have lost their findings`)
  }
  let lost: string | null = null
  let forgotten: string[] = []
  if (!keepsAll) {
    const removed = await store(({ findings }) =>
      findings.removeOthers([...met, ...hidden], performance.now() - began),
    )
    const titles = listOf(removed.map(({ id, title }) => `${id} "${title}"`))
    lost = titles && `open findings went with the imported dump: ${titles}`
    forgotten = await store(({ items }) => items.forgetUnset(unknown.map(({ key }) => key)))
  }
  const nameOf = ([key, finding]: ItemAndFinding) =>
    key === noItem ? `finding ${finding}` : (known.get(key)?.wstgId ?? key.toUpperCase())
  const names = [...new Set(hidden.map(nameOf))]
  const engagements = listOf(keepsAll ? [] : await run.findings.engagementsOf(hidden))
  const place = engagements ? `engagements (${engagements})` : 'tests'
  const notShown = keepsAll
    ? shown
    : `neither the findings of ${names.length} items nor their ${place}`
  const hides = keepsAll || hidden.length > 0
  const kept = [
    `the findings tool shows ${notShown}${names.length > 0 ? `: ${listOf(names)}` : ''}`,
    !keepsAll && "deleted, or moved to a product that the token's user does not see",
    'the items keep their findings',
  ]
  const warnings = [...(hides ? kept : []), missing?.productAdvice].filter(Boolean)
  const isSuccess = warnings.length === 0
  const told = [...warnings, ...(await remarks(run, isSuccess))].filter(Boolean)
  const outcome = {
    isSuccess,
    hidden: hides ? { engagement, findings: hidden } : null,
    declared: run.declared,
    lost,
  }
  await store(({ items }) => items.completeRun([...run.listed], performance.now() - began, outcome))
  return {
    stored: run.stored,
    /** Items whose finding is gone. */
    gone: cleared,
    /** Identifiers that no finding names any more and no request has set. */
    forgotten,
    missingEngagement: missing?.name,
    /** Why items keep findings that the tool does not show, or that it shows no product. */
    warning: told.length > 0 ? told.join('; ') : undefined,
    isSuccess,
    hidden: { items: names.length, named: names.slice(0, maxNamed) },
  }
}

/**
 * The periodic run: reads every finding of the checklist, keeps it and stores its snapshot.
 * Afterwards it reads the findings of the other tracked items one by one.
 */
export const createPeriodicSync = (options: PeriodicOptions) => {
  const { log } = options
  let lastWarning: string | undefined

  /** @throws FindingsToolError when the tool fails; earlier results stay stored */
  return async (signal: AbortSignal, store: Store = (act) => act(options)) => {
    const run = await begin({ ...options, signal, store })
    await read(run)
    const inLists = run.read.size
    const { hidden, ...ended } = await end(run, await check(run))
    const result = { read: inLists, ...ended }
    const { warning } = result
    // A lasting state is told once.
    if (warning !== undefined && warning !== lastWarning)
      log.warn({ event: 'wstg_findings_not_shown', ...hidden }, warning)
    lastWarning = warning
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}
