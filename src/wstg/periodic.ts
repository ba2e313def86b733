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

export interface RunResult {
  /** Findings read. */
  read: number
  /** Items whose state was stored. */
  stored: number
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
  onFinding: (item: Item, finding: Finding) => void
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
    }: Partial<Destination> = {},
  ): Promise<RunResult> => {
    // Read before the findings: an item that changes meanwhile must not be overwritten.
    const items = await state.all()
    const tracked = [...items.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = new Map(tracked.map((item) => [item.findingId, item]))
    const metItems = new Set<string>()
    const metFindings = new Set<number | null>()
    const snapshotted = new Set<string>()
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
        if (!finding.duplicate) onFinding(item, finding)
        metFindings.add(finding.id)
        metItems.add(item.key)
        if (snapshotted.has(item.key)) continue
        if (isStorable(finding)) {
          snapshotted.add(item.key)
          const before = items.get(item.key)
          snapshots.push(snapshotOf(finding, item, before, keepEquivalentStatus))
        } else {
          log.warn(
            { event: 'finding_skipped', finding: finding.id },
            'a finding has characters that cannot be stored',
          )
        }
      }
      stored += await store(snapshots)
    }

    const storeLists = async (): Promise<number> => {
      let read = 0
      const deferred: Finding[] = []
      for await (const page of tool.listFindings(signal)) {
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

    /** Stores the finding of an item again if it still exists and still belongs to the item. */
    const follow = async (item: ItemState): Promise<boolean> => {
      signal.throwIfAborted()
      const finding = await tool.getFinding(item.findingId!, signal)
      if (finding === undefined || itemOfFinding(finding)?.key !== item.key) return false
      if (!(await tool.isInScope(finding, signal))) return false
      await storeAll([finding])
      return true
    }

    /** Looks for the findings of the items that the lists did not contain. */
    const followUnmet = async () => {
      const unmet = tracked.filter(({ key }) => !metItems.has(key))
      const gone = unmet.filter(({ findingId }) => metFindings.has(findingId))
      const asked = unmet.filter((item) => !gone.includes(item)).slice(0, maxAsked)
      let followed = 0
      for (const item of asked) {
        if (await follow(item)) followed++
        else gone.push(item)
      }
      const cleared = gone.length === 0 ? 0 : await clear(gone)
      if (cleared > 0) {
        const named = gone.slice(0, maxNamed).map(({ wstgId }) => wstgId)
        log.warn(
          { event: 'wstg_findings_gone', items: cleared, named },
          `the findings of ${cleared} items are gone from the findings tool`,
        )
      }
      return { followed, gone: cleared }
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
    const rest = missing?.hidesFindings ? { followed: 0, gone: 0 } : await followUnmet()
    const result = { read, stored, ...rest, missingEngagement: missing?.name }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
