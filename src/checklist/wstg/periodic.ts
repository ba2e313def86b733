import type { Log } from '../../platform/telemetry/log.ts'
import type { Absence, Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import {
  compareFindings,
  hasCommonTag,
  isStillOf,
  isTaggedWithItem,
  wstgIdOf,
} from './checklist.ts'
import type { FindingRepository } from './finding-repository.ts'
import { isStorable, itemOf, snapshotOf } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { FindingSnapshot, ItemRepository, ItemState } from './item-repository.ts'
import { type KeptFinding, keptFinding } from './kept-finding.ts'
import type { WriteRule } from './write-rule.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

/** Findings that a run reads one by one, at most. */
const maxChecked = 200
/** Snapshots that are stored with one statement. */
const batchSize = 100
/** Items that a log line names. */
const maxNamed = 20

export interface PeriodicOptions {
  items: ItemRepository
  findings: FindingRepository
  rule: WriteRule
  tool: FindingsTool
  keepEquivalentStatus: boolean
  log: Log
}

/**
 * Whether the tool shows next to none of the tracked findings. It shows as little to a user without
 * rights as it does when they are deleted. Of one or two findings all may be deleted.
 */
const showsNextToNone = (seen: number, tracked: number): boolean =>
  tracked > 2 && seen < tracked / 20

const namesOf = (items: readonly ItemState[]) =>
  items.slice(0, maxNamed).map(({ wstgId }) => wstgId)

/**
 * The periodic run: reads every finding of the checklist and stores its snapshot. Afterwards it
 * reads the findings of the other tracked items one by one.
 */
export const createPeriodicSync = (options: PeriodicOptions) => {
  const { items, findings, rule, tool, keepEquivalentStatus, log } = options
  let lastWarning: string | undefined

  /** Warns of a lasting state once. */
  const warnOnce = (fields: object, message: string | undefined) => {
    if (message !== undefined && message !== lastWarning) log.warn(fields, message)
    lastWarning = message
  }

  /** @throws FindingsToolError when the tool fails; earlier results stay stored */
  return async (signal: AbortSignal) => {
    const began = performance.now()
    // Read before the findings: an item that changes meanwhile must not be overwritten.
    const known = await rule.withMade(await items.all())
    const tracked = [...known.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = Map.groupBy(tracked, ({ findingId }) => findingId)
    const listed = new Set<string>()
    /** Findings that were read and do not count, because others made them. */
    const ofOthers = new Set<number | null>()
    /** The kept findings and their items, by their positions. */
    const met = { ids: [] as number[], keys: [] as string[] }
    /** Findings that cannot be stored. */
    const skipped = new Set<number | null>()
    /** Items that have lost their finding, by the reason. */
    const lost: Record<Absence, ItemState[]> = {
      another: [],
      outside: [],
      gone: [],
      hidden: [],
      unknown: [],
    }
    let stored = 0

    /**
     * A finding without an identifier keeps the item that has it. One without the tag `WSTG` makes
     * no new item.
     */
    const itemOfFinding = (finding: Finding): Item | undefined => {
      const wstgId = wstgIdOf(finding)
      if (wstgId === undefined)
        return itemsByFinding.get(finding.id)?.find((item) => isStillOf(finding, item))
      const item = itemOf(wstgId)
      return hasCommonTag(finding) || known.has(item.key) ? item : undefined
    }

    const keep = (finding: Finding, readAt: number): KeptFinding => {
      const item = itemOfFinding(finding)?.key
      const kept = keptFinding(finding, { age: performance.now() - readAt, item, alone: false })
      for (const key of kept.keys) {
        met.ids.push(finding.id)
        met.keys.push(key)
      }
      return kept
    }

    /**
     * Stores the first snapshot of each item.
     * @param kept findings to keep with them
     */
    const storeAll = async (findings: readonly Finding[], kept: readonly KeptFinding[] = []) => {
      const snapshots: FindingSnapshot[] = []
      for (const finding of findings) {
        const item = itemOfFinding(finding)
        if (item === undefined) continue
        const before = known.get(item.key)
        if (!rule.counts(finding, before ?? item)) {
          ofOthers.add(finding.id)
          continue
        }
        if (!isStorable(finding)) {
          skipped.add(finding.id)
          log.warn(
            { event: 'finding_skipped', finding: finding.id },
            'a finding has characters that cannot be stored',
          )
        } else if (!listed.has(item.key)) {
          listed.add(item.key)
          snapshots.push(snapshotOf(finding, item, before, keepEquivalentStatus))
        }
      }
      stored += await items.storePeriodic(snapshots, kept)
    }

    const storeLists = async (): Promise<number> => {
      let read = 0
      const deferred: Finding[] = []
      let pageBegan = began
      let storing = Promise.resolve()
      try {
        for await (const { findings: page } of tool.listFindings(signal)) {
          read += page.length
          const isSure = (finding: Finding) => !finding.duplicate && isTaggedWithItem(finding)
          deferred.push(...page.filter((finding) => !isSure(finding)))
          const kept = page.map((finding) => keep(finding, pageBegan))
          await storing
          // Stored while the next page is read.
          storing = storeAll(page.filter(isSure), kept)
          storing.catch(() => undefined)
          pageBegan = performance.now()
          signal.throwIfAborted()
        }
      } finally {
        await storing
      }
      deferred.sort(compareFindings)
      for (let at = 0; at < deferred.length; at += batchSize)
        await storeAll(deferred.slice(at, at + batchSize))
      return read
    }

    /**
     * Reads the findings of the items that the lists did not contain.
     * @returns the number of items whose finding has lost its identifier
     */
    const checkUnlistedItems = async () => {
      const unlisted = tracked.filter(
        ({ key, findingId }) => !listed.has(key) && !skipped.has(findingId),
      )
      const absences = new Map<number | null, Promise<Absence>>()
      let checked = 0
      for (const item of unlisted) {
        if (ofOthers.has(item.findingId)) {
          lost.another.push(item)
          continue
        }
        const readAt = performance.now()
        const absence = await absences.get(item.findingTest)
        // The findings of such a test would keep the run from checking others.
        const knownAbsence = absence === 'hidden' || absence === 'outside' ? absence : undefined
        if (knownAbsence === undefined && checked === maxChecked) continue
        if (knownAbsence === undefined) checked += 1
        const found = knownAbsence ?? (await tool.readNumbered(item, signal, absences))
        if (typeof found === 'string') lost[found].push(item)
        else await storeAll([found], [keep(found, readAt)])
      }
      return unlisted.filter(({ key }) => listed.has(key)).length
    }

    const clear = async (gone: ItemState[], unknown: ItemState[]): Promise<number> => {
      const cleared =
        gone.length + unknown.length > 0 ? await items.clearFindings(gone, unknown) : 0
      if (cleared > 0) {
        log.warn(
          { event: 'wstg_findings_gone', items: cleared, named: namesOf([...gone, ...unknown]) },
          `${cleared} items have lost their findings`,
        )
      }
      return cleared
    }

    const read = await storeLists()
    const missing = await tool.missingEngagement(signal)
    const hasHidden = missing?.hidesFindings === true && tracked.length > 0
    const isHidden = missing?.wasKnown === true || hasHidden
    const followed = missing?.hidesFindings === true ? 0 : await checkUnlistedItems()
    const seen = tracked.filter(({ key }) => listed.has(key)).length
    const numbersOfOthers = tracked.filter(({ findingId }) => ofOthers.has(findingId)).length
    const expected = tracked.length - lost.outside.length - numbersOfOthers
    const isKept = isHidden || showsNextToNone(seen, expected)
    const shown = isHidden ? `no ${missing.name}` : `${seen} findings of ${tracked.length} items`
    const { hidden } = lost
    const notShown = [
      isKept && shown,
      hidden.length > 0 && `neither the findings of ${hidden.length} items nor their tests`,
    ].find((text) => text !== false)
    const kept = notShown && `the findings tool shows ${notShown}; the items keep their findings`
    const warning = [kept, missing?.productAdvice].filter(Boolean).join('; ') || undefined
    const keeping = { items: isKept ? tracked.length : hidden.length, named: namesOf(hidden) }
    warnOnce({ event: 'wstg_findings_not_shown', ...keeping }, warning)
    const { unknown } = lost
    const elsewhere = [...lost.another, ...lost.outside]
    const gone = await (isKept
      ? clear(elsewhere, [])
      : clear([...elsewhere, ...lost.gone], unknown))
    if (!isKept) await findings.removeOthers(met.ids, met.keys, performance.now() - began)
    await items.completeRun([...listed], performance.now() - began)
    const result = {
      read,
      stored,
      /** Items whose finding has lost its identifier. */
      followed,
      /** Items whose finding is gone. */
      gone,
      missingEngagement: missing?.name,
      /** Why items keep findings that the tool does not show, or that it shows no product. */
      warning,
    }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}
