import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { compareFindings, isTaggedWithItem, wstgIdOf } from './checklist.ts'
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
 * The periodic run: reads every finding of the checklist and stores its snapshot. Afterwards it
 * reads the findings of the other tracked items one by one.
 */
export const createPeriodicSync = ({ items, tool, keepEquivalentStatus, log }: PeriodicOptions) => {
  let lastMissing: string | undefined

  /**
   * @param store where a dry run shows the results instead
   * @throws FindingsToolError when the tool fails; earlier results stay stored
   */
  return async (
    signal: AbortSignal,
    store: Pick<ItemRepository, 'storePeriodic' | 'clearFindings'> = items,
  ) => {
    // Read before the findings: an item that changes meanwhile must not be overwritten.
    const known = await items.all()
    const tracked = [...known.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = new Map(tracked.map((item) => [item.findingId, item]))
    const listed = new Set<string>()
    /** Findings that cannot be stored. */
    const skipped = new Set<number | null>()
    const originals: { wstgId: string; findingId: number }[] = []
    let stored = 0

    /** A finding without an identifier keeps the item that has stored its number. */
    const itemOfFinding = (finding: Finding): Item | undefined => {
      const wstgId = wstgIdOf(finding)
      return wstgId === undefined ? itemsByFinding.get(finding.id) : itemOf(wstgId)
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
     * Reads the findings of the items that the lists did not contain. An item loses its finding if
     * that is gone or belongs to another item.
     */
    const checkUnlistedItems = async () => {
      const gone: ItemState[] = []
      const checked = tracked
        .filter(({ key, findingId }) => !listed.has(key) && !skipped.has(findingId))
        .slice(0, maxChecked)
      for (const item of checked) {
        const finding = await tool.getFinding(item.findingId!, signal)
        const isItsOwn = finding !== undefined && itemOfFinding(finding)?.key === item.key
        if (isItsOwn && (await tool.isInScope(finding, signal))) await storeAll([finding])
        else gone.push(item)
      }
      const cleared = gone.length === 0 ? 0 : await store.clearFindings(gone)
      if (cleared > 0) {
        const named = gone.slice(0, maxNamed).map(({ wstgId }) => wstgId)
        log.warn(
          { event: 'wstg_findings_gone', items: cleared, named },
          `the findings of ${cleared} items are gone from the findings tool`,
        )
      }
      return { followed: checked.length - gone.length, gone: cleared }
    }

    const read = await storeLists()
    const missing = tracked.length > 0 ? await tool.missingEngagement(signal) : undefined
    // An engagement that only new findings need is not worth a line in each run.
    if (missing && (missing.hidesFindings || missing.name !== lastMissing))
      log.warn(
        { event: 'wstg_engagement_missing', items: tracked.length, engagement: missing.name },
        `the findings tool has no ${missing.name}, although items have findings`,
      )
    lastMissing = missing?.name
    /** `followed`: items whose finding has lost its identifier; `gone`: whose finding is gone. */
    const unlisted = missing?.hidesFindings ? { followed: 0, gone: 0 } : await checkUnlistedItems()
    const result = { read, stored, ...unlisted, missingEngagement: missing?.name }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return { ...result, originals }
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
