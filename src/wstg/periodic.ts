import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { compareFindings, isTaggedWithItem } from './checklist.ts'
import { isStorable, itemOf, snapshotOf } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { FindingSnapshot, ItemState, StateRepository } from './state-repository.ts'
import { wstgIdOf } from './wstg-id.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

/** Findings that a run reads one by one, at most. */
const maxAsked = 200
/** Snapshots that are stored with one statement. */
const batchSize = 100
/** Items that a log line names. */
const maxNamed = 20

export interface PeriodicOptions {
  state: Pick<StateRepository, 'all' | 'storePeriodic' | 'clearFindings'>
  tool: Pick<FindingsTool, 'listFindings' | 'getFinding' | 'isInScope' | 'missingEngagement'>
  keepEquivalentStatus: boolean
  log: Log
}

/** The progress of a run. */
interface Progress {
  /** Findings read. */
  read: number
  /** Items whose state was stored. */
  stored: number
}

export interface RunResult extends Progress {
  /** Items whose finding has lost its identifier. */
  followed: number
  /** Items whose finding is gone. */
  gone: number
  /** The engagement that is missing in the tool although items have findings. */
  missingEngagement: string | undefined
}

/** The receiver of a run's results. */
export interface Destination {
  /** @returns the number of stored snapshots */
  store: (snapshots: readonly FindingSnapshot[]) => Promise<number>
  /**
   * Called with items whose findings are gone.
   * @returns the number of changed items
   */
  clear: (items: readonly ItemState[]) => Promise<number>
  /** Called for each original finding. */
  onFinding?: (item: Item, finding: Finding) => void
  onProgress?: (progress: Progress) => void
}

/**
 * The periodic run: reads every finding of the checklist and stores its snapshot. Afterwards it
 * reads the findings of the other tracked items one by one.
 */
export const createPeriodicSync = ({ state, tool, keepEquivalentStatus, log }: PeriodicOptions) => {
  let lastMissing: string | undefined

  /** @throws FindingsToolError when the tool fails; earlier results stay stored */
  return async (
    signal: AbortSignal,
    {
      store = state.storePeriodic,
      clear = state.clearFindings,
      onFinding = () => undefined,
      onProgress = () => undefined,
    }: Partial<Destination> = {},
  ): Promise<RunResult> => {
    const result: RunResult = {
      read: 0,
      stored: 0,
      followed: 0,
      gone: 0,
      missingEngagement: undefined,
    }
    // Read before the findings: an item that changes meanwhile must not be overwritten.
    const items = await state.all()
    const tracked = [...items.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = new Map(tracked.map((item) => [item.findingId, item]))
    const met = new Set<string>()
    const settled = new Set<string>()
    const itemsOfFindings = new Map<number, string>()
    const deferred: Finding[] = []

    /** A finding without an identifier keeps the item that has stored its number. */
    const itemOfFinding = (finding: Finding): Item | undefined => {
      const wstgId = wstgIdOf(finding)
      return wstgId === undefined ? itemsByFinding.get(finding.id) : itemOf(wstgId)
    }

    const storeAll = async (findings: readonly Finding[]) => {
      const snapshots: FindingSnapshot[] = []
      for (const finding of findings) {
        const item = itemOfFinding(finding)
        if (item === undefined) continue
        itemsOfFindings.set(finding.id, item.key)
        if (!finding.duplicate) onFinding(item, finding)
        met.add(item.key)
        if (settled.has(item.key)) continue
        if (isStorable(finding)) {
          settled.add(item.key)
          const before = items.get(item.key)
          snapshots.push(snapshotOf(finding, item, before, keepEquivalentStatus))
        } else {
          log.warn(
            { event: 'finding_skipped', finding: finding.id },
            'a finding has characters that cannot be stored',
          )
        }
      }
      result.stored += await store(snapshots)
    }

    /**
     * Whether the finding of an item that the lists did not contain still exists and still belongs
     * to the item.
     */
    const follow = async (item: ItemState): Promise<boolean> => {
      const { findingId } = item
      if (findingId === null || itemsOfFindings.has(findingId)) return false
      const finding = await tool.getFinding(findingId, signal)
      if (finding === undefined || itemOfFinding(finding)?.key !== item.key) return false
      if (!(await tool.isInScope(finding, signal))) return false
      await storeAll([finding])
      result.followed++
      return true
    }

    for await (const page of tool.listFindings(signal)) {
      result.read += page.length
      const isSure = (finding: Finding) => !finding.duplicate && isTaggedWithItem(finding)
      deferred.push(...page.filter((finding) => !isSure(finding)))
      await storeAll(page.filter(isSure))
      onProgress({ ...result })
      signal.throwIfAborted()
    }
    deferred.sort(compareFindings)
    for (let at = 0; at < deferred.length; at += batchSize)
      await storeAll(deferred.slice(at, at + batchSize))

    const unmet = tracked.filter(({ key }) => !met.has(key))
    const missing = tracked.length > 0 ? await tool.missingEngagement(signal) : undefined
    result.missingEngagement = missing?.name
    // An engagement that only new findings need is not worth a line in each run.
    if (missing && (missing.hidesFindings || missing.name !== lastMissing))
      log.warn(
        { event: 'wstg_engagement_missing', items: tracked.length, engagement: missing.name },
        `the findings tool has no ${missing.name}, although items have findings`,
      )
    lastMissing = missing?.name
    if (!missing?.hidesFindings) {
      const replaced = unmet.filter(({ findingId }) => itemsOfFindings.has(findingId ?? 0))
      const asked = unmet.filter((item) => !replaced.includes(item)).slice(0, maxAsked)
      const gone = [...replaced]
      for (const item of asked) {
        signal.throwIfAborted()
        if (!(await follow(item))) gone.push(item)
      }
      result.gone = gone.length === 0 ? 0 : await clear(gone)
      if (result.gone > 0) {
        const named = gone.slice(0, maxNamed).map(({ wstgId }) => wstgId)
        log.warn(
          { event: 'wstg_findings_gone', items: result.gone, named },
          `the findings of ${result.gone} items are gone from the findings tool`,
        )
      }
    }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
