import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { compareFindings, hasCommonTag, isTaggedWithItem, wstgIdOf } from './checklist.ts'
import { isStorable, itemOf, snapshotOf } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { FindingSnapshot, ItemRepository, ItemState } from './item-repository.ts'

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

/**
 * The periodic run: reads every finding of the checklist and stores its snapshot. Afterwards it
 * reads the findings of the other tracked items one by one.
 */
export const createPeriodicSync = ({ items, tool, keepEquivalentStatus, log }: PeriodicOptions) => {
  let lastWarning: string | undefined

  /** Warns of a lasting state once. */
  const warnOnce = (fields: { event: string; items: number }, message: string | undefined) => {
    if (message !== undefined && message !== lastWarning) log.warn(fields, message)
    lastWarning = message
  }

  /**
   * @param store where a dry run shows the results instead
   * @throws FindingsToolError when the tool fails; earlier results stay stored
   */
  return async (
    signal: AbortSignal,
    store: Pick<ItemRepository, 'storePeriodic' | 'clearFindings' | 'completeRun'> = items,
  ) => {
    const began = performance.now()
    // Read before the findings: an item that changes meanwhile must not be overwritten.
    const known = await items.all()
    const tracked = [...known.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = new Map(tracked.map((item) => [item.findingId, item]))
    const listed = new Set<string>()
    /** Findings that cannot be stored. */
    const skipped = new Set<number | null>()
    const originals: { wstgId: string; findingId: number }[] = []
    let stored = 0

    /**
     * A finding without an identifier keeps the item that has stored its number. One without the
     * tag `WSTG` makes no new item.
     */
    const itemOfFinding = (finding: Finding): Item | undefined => {
      const wstgId = wstgIdOf(finding)
      if (wstgId === undefined) return itemsByFinding.get(finding.id)
      const item = itemOf(wstgId)
      return hasCommonTag(finding) || known.has(item.key) ? item : undefined
    }

    /** Stores the first snapshot of each item. */
    const storeAll = async (findings: readonly Finding[]) => {
      const snapshots: FindingSnapshot[] = []
      for (const finding of findings) {
        const item = itemOfFinding(finding)
        if (item === undefined) continue
        if (!finding.duplicate) originals.push({ wstgId: item.wstgId, findingId: finding.id })
        if (!isStorable(finding)) {
          skipped.add(finding.id)
          log.warn(
            { event: 'finding_skipped', finding: finding.id },
            'a finding has characters that cannot be stored',
          )
        } else if (!listed.has(item.key)) {
          listed.add(item.key)
          const before = known.get(item.key)
          snapshots.push(snapshotOf(finding, item, before, keepEquivalentStatus))
        }
      }
      stored += await store.storePeriodic(snapshots)
    }

    const storeLists = async (): Promise<number> => {
      let read = 0
      const deferred: Finding[] = []
      for await (const { findings: page } of tool.listFindings(signal)) {
        read += page.length
        const isSure = (finding: Finding) => !finding.duplicate && isTaggedWithItem(finding)
        deferred.push(...page.filter((finding) => !isSure(finding)))
        await storeAll(page.filter(isSure))
        signal.throwIfAborted()
      }
      deferred.sort(compareFindings)
      for (let at = 0; at < deferred.length; at += batchSize)
        await storeAll(deferred.slice(at, at + batchSize))
      return read
    }

    /**
     * Reads the findings of the items that the lists did not contain.
     * @returns the items whose finding is not shown or belongs to another item
     */
    const checkUnlistedItems = async () => {
      const checked = tracked
        .filter(({ key, findingId }) => !listed.has(key) && !skipped.has(findingId))
        .slice(0, maxChecked)
      const lost: ItemState[] = []
      for (const item of checked) {
        const finding = await tool.getFinding(item.findingId!, signal)
        const isItsOwn = finding !== undefined && itemOfFinding(finding)?.key === item.key
        if (isItsOwn && (await tool.isInScope(finding, signal))) await storeAll([finding])
        else lost.push(item)
      }
      return { lost, followed: checked.length - lost.length }
    }

    const clear = async (lost: readonly ItemState[]): Promise<number> => {
      const cleared = lost.length === 0 ? 0 : await store.clearFindings(lost)
      if (cleared > 0) {
        const named = lost.slice(0, maxNamed).map(({ wstgId }) => wstgId)
        log.warn(
          { event: 'wstg_findings_gone', items: cleared, named },
          `the findings of ${cleared} items are gone from the findings tool`,
        )
      }
      return cleared
    }

    const read = await storeLists()
    const missing = await tool.missingEngagement(signal)
    const isHidden = missing !== undefined && (missing.hidesFindings || missing.wasKnown)
    const { lost, followed } =
      missing?.hidesFindings === true ? { lost: [], followed: 0 } : await checkUnlistedItems()
    const seen = tracked.filter(({ key }) => listed.has(key)).length
    const isKept = tracked.length > 0 && (isHidden || showsNextToNone(seen, tracked.length))
    const warning = missing
      ? `the findings tool shows no ${missing.name}`
      : `the findings tool shows ${seen} findings of ${tracked.length} items`
    warnOnce(
      { event: 'wstg_findings_not_shown', items: tracked.length },
      isKept ? `${warning}; no item loses its finding` : undefined,
    )
    const gone = isKept ? 0 : await clear(lost)
    await store.completeRun([...listed], performance.now() - began)
    const result = {
      read,
      stored,
      /** Items whose finding has lost its identifier. */
      followed,
      /** Items whose finding is gone. */
      gone,
      missingEngagement: missing?.name,
      /** Why no item loses its finding. */
      warning: isKept ? warning : undefined,
    }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return { ...result, originals }
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
