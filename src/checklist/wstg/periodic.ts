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
import { type ItemState, snapshotOf } from './item-repository.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

/** Findings that a run reads one by one, at most. */
const maxChecked = 200
/** Items that a warning names. */
const maxNamed = 10

type Repositories = Pick<ProcessingOptions, 'items' | 'findings'>

type Store = <Result>(store: (repositories: Repositories) => Promise<Result>) => Promise<Result>

type MissingEngagement = Awaited<ReturnType<FindingsTool['missingEngagement']>>

type Losses = Record<Exclude<Absence, 'moved'>, ItemState[]>

type PeriodicOptions = Repositories &
  Pick<ProcessingOptions, 'rule' | 'tool' | 'keepEquivalentStatus' | 'log'>

/** A finding that a run has read. */
interface Sighting extends Pick<Finding, 'created' | 'unknownSeverity'> {
  /** The items that it is kept for. */
  keys: readonly string[]
  /** False: others made the finding of the item. */
  counts: boolean | undefined
}

const begin = async (options: PeriodicOptions & { signal: AbortSignal; store: Store }) => {
  const began = await options.items.now()
  const [known, declared] = await Promise.all([options.items.all(), options.items.declaredGone()])
  return {
    ...options,
    /** Of the database's clock, as the times with which it is compared. */
    began,
    /** The items before any finding was read: a change meanwhile is not overwritten. */
    known,
    /** The ones with a finding. */
    tracked: [...known.values()].filter(({ findingId }) => findingId !== null),
    /** Of what the last warning has counted, as an administrator has declared it gone. */
    declared,
    /** By their numbers. */
    seen: new Map<number | null, Sighting>(),
    /** The items that have a snapshot. */
    listed: new Set<string>(),
  }
}
type RunState = Awaited<ReturnType<typeof begin>>

/**
 * A finding without an identifier keeps the item that has it. One without the tag `WSTG` makes no
 * new item.
 */
const itemOfFinding = ({ tracked, known }: RunState, finding: Finding): Item | undefined => {
  const wstgId = wstgIdOf(finding)
  if (wstgId === undefined)
    return tracked.find((item) => item.findingId === finding.id && isStillOf(finding, item))
  const item = itemOf(wstgId)
  return hasCommonTag(finding) || known.has(item.key) ? item : undefined
}

/** Notes a finding, and makes its reading for the items that it names and the one that has it. */
const note = (run: RunState, finding: Finding, readAt: number): FindingReading => {
  const { id, created, unknownSeverity } = finding
  const item = itemOfFinding(run, finding)
  const age = performance.now() - readAt
  const reading = findingReading(finding, { age, item: item?.key, alone: false })
  const counts = item && run.rule.counts(finding, run.known.get(item.key) ?? item)
  run.seen.set(id, { created, unknownSeverity, keys: reading.keys, counts })
  return reading
}

/**
 * Stores readings, and the first snapshot of each item that counts.
 * @returns the number of stored snapshots
 */
const keep = (run: RunState, followed: readonly Finding[], readings: readonly FindingReading[]) => {
  const snapshots = followed.flatMap((finding) => {
    const item = run.seen.get(finding.id)?.counts && itemOfFinding(run, finding)
    if (!item || run.listed.has(item.key)) return []
    run.listed.add(item.key)
    return snapshotOf(finding, item, run.known.get(item.key), run.keepEquivalentStatus)
  })
  return run.store(({ items }) => items.storePeriodic(snapshots, readings))
}

/**
 * Reads all findings of the checklist, by tag and by title. Only a tag is followed.
 * @returns the number of stored snapshots
 */
const readLists = async (run: RunState): Promise<number> => {
  const deferred: Finding[] = []
  let stored = 0
  let pageBegan = performance.now()
  for (const by of ['tag', 'title'] as const)
    for await (const page of run.tool.listFindings(run.signal, by)) {
      const findings = page.filter(({ id }) => !run.seen.has(id))
      const readings = findings.map((finding) => note(run, finding, pageBegan))
      const followed = findings.filter(isTagged)
      deferred.push(...followed.filter((finding) => !isOfFirstRank(finding)))
      stored += await keep(run, followed.filter(isOfFirstRank), readings)
      pageBegan = performance.now()
    }
  return stored + (await keep(run, deferred.sort(compareFindings), []))
}

/** Reads the findings of the items that the lists did not contain. */
const checkUnlisted = async (run: RunState, missing: MissingEngagement) => {
  const { tool, findings, signal } = run
  const outcome = {
    stored: 0,
    /** The items that have lost their finding, by the reason. */
    lost: { another: [], outside: [], gone: [], hidden: [] } as Losses,
    /** Why findings are not shown, by their tests: each test is asked for once. */
    absences: new Map<number, Promise<Absence>>(),
  }
  const { lost, absences } = outcome
  let checked = 0
  for (const item of run.tracked.filter(({ key }) => !run.listed.has(key))) {
    if (run.seen.get(item.findingId)?.counts === false) lost.another.push(item)
    else if (missing?.hidesFindings) lost.hidden.push(item)
    else {
      const readAt = performance.now()
      const absence = await absences.get(item.findingTest!)
      // The findings of such a test would keep the run from checking others.
      const isKnown = absence === 'outside' || mayBeHidden(absence)
      if (!isKnown && checked++ >= maxChecked) continue
      const found = isKnown ? absence! : await tool.readNumbered(item, signal, absences)
      if (typeof found !== 'string')
        outcome.stored += await keep(run, [found], [note(run, found, readAt)])
      else if (found !== 'moved') lost[found].push(item)
      else lost[(await findings.hasEnded(item)) ? 'gone' : 'hidden'].push(item)
    }
  }
  return outcome
}

/** Items and findings that the tool does not show, and those proven or declared to be gone. */
const findMissing = async (
  run: RunState,
  missing: MissingEngagement,
  { lost, absences }: Awaited<ReturnType<typeof checkUnlisted>>,
) => {
  const { tool, findings, signal, tracked, declared } = run
  const declaredPairs = new Set(declared?.findings.map(String))
  const isDeclared = ({ key, findingId }: Pick<ItemState, 'key' | 'findingId'>) =>
    declaredPairs.has(String([key, findingId]))

  const notShown = [...lost.hidden, ...lost.gone]
  const elsewhere = [...lost.another, ...lost.outside, ...notShown.filter(isDeclared)]
  const seen = tracked.filter(({ key }) => run.listed.has(key)).length
  const ofOthers = tracked.filter((item) => run.seen.get(item.findingId)?.counts === false).length
  const expected =
    tracked.length - lost.outside.length - ofOthers - notShown.filter(isDeclared).length
  const engagement = missing?.wasKnown || (missing?.hidesFindings === true && expected > 0)
  // The tool shows next to none of them to a user without rights, and when they are deleted. Of one
  // or two findings all may be deleted.
  const keepsAll = engagement || (expected > 2 && seen < expected / 20)
  const hidden = (keepsAll ? notShown : lost.hidden)
    .filter((item) => !isDeclared(item))
    .map(({ key, findingId }): ItemAndFinding => [key, findingId!])
  /** The findings that were read, each with each item that it is kept for. */
  const met = [...run.seen].flatMap(([id, { keys }]) =>
    keys.map((key): ItemAndFinding => [key, id!]),
  )
  const shownNow = new Map<number, Promise<Map<number, Finding>>>()
  for (const finding of await findings.unmet(met, run.began)) {
    const { key, findingId, test } = finding
    if (isDeclared(finding)) continue
    if (!keepsAll && !absences.has(test)) absences.set(test, tool.absenceOf(test, signal))
    if (keepsAll || mayBeHidden(await absences.get(test))) hidden.push([key, findingId])
    else {
      // It may have been hidden while the lists were read, and shown before its test was asked for.
      if (!shownNow.has(test)) shownNow.set(test, tool.findingsOfTest(test, signal))
      if ((await shownNow.get(test))!.has(findingId)) met.push([key, findingId])
    }
  }
  return {
    engagement,
    keepsAll,
    hidden,
    staying: [...met, ...hidden],
    shown: engagement ? `no ${missing!.name}` : `${seen} findings of ${expected} items`,
    gone: keepsAll ? elsewhere : [...elsewhere, ...lost.gone],
  }
}

/** The first names of a list. */
const listOf = (names: readonly string[]): string =>
  `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ', …' : ''}`

/** The warnings of a run that is a success. */
const remarks = async ({ store, seen }: RunState, isSuccess: boolean) => {
  const created = [...seen].map(([id, it]) => [id!, it.created] as const)
  const missed = await store(({ findings }) => findings.noteMissed(isSuccess ? created : []))
  const severities = [...seen].flatMap(([id, { unknownSeverity }]) =>
    unknownSeverity === null ? [] : `${id} (${unknownSeverity.slice(0, 50)})`,
  )
  return [
    severities.length > 0 &&
      `severities that are not known count as critical: finding ${listOf(severities)}`,
    missed &&
      `no delivery has named the new finding ${missed.finding}: check the webhook in the ` +
        `findings tool, which last delivered anything at ${missed.lastDelivery.toISOString()}`,
  ]
}

/** Clears what is gone and keeps what may be hidden. */
const end = async (
  run: RunState,
  missing: MissingEngagement,
  { hidden, staying, keepsAll, engagement, shown, gone }: Awaited<ReturnType<typeof findMissing>>,
) => {
  const { store, known, began, log, declared } = run
  const cleared = await store(({ items }) => items.clearFindings(gone))
  if (cleared > 0) {
    const named = gone.slice(0, maxNamed).map(({ wstgId }) => wstgId)
    const fields = { event: 'wstg_findings_gone', items: cleared, named }
    log.warn(fields, `${cleared} items have lost their findings`)
  }
  let lost: string | null = null
  let forgotten: string[] = []
  if (!keepsAll) {
    const removed = await store(({ findings }) => findings.removeOthers(staying, began))
    const titles = listOf(removed.map(({ id, title }) => `${id} "${title}"`))
    lost = titles && `open findings went with the imported dump: ${titles}`
    forgotten = await store(({ items }) => items.forgetUnset())
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
    ...{ isSuccess, declared, lost },
    hidden: hides ? { engagement, findings: hidden } : null,
  }
  await store(({ items }) => items.completeRun([...run.listed], began, outcome))
  return {
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
    const stored = await readLists(run)
    const read = run.seen.size
    const missing = await options.tool.missingEngagement(run.declared?.engagement, signal)
    const unlisted = await checkUnlisted(run, missing)
    const { hidden, ...ended } = await end(run, missing, await findMissing(run, missing, unlisted))
    const result = { read, stored: stored + unlisted.stored, ...ended }
    const { warning } = result
    // A lasting state is told once.
    if (warning !== undefined && warning !== lastWarning)
      log.warn({ event: 'wstg_findings_not_shown', ...hidden }, warning)
    lastWarning = warning
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}
