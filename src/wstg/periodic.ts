import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { compareFindings, isTaggedWithItem } from './checklist.ts'
import { isStorable, itemOf, snapshotOf } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { FindingSnapshot, ItemState, StateRepository } from './state-repository.ts'
import { wstgIdOf } from './wstg-id.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

/** Items whose findings are asked for one by one in a run. */
const maxAsked = 200
/** Snapshots that are stored with one statement. */
const batchSize = 100
/** Items that a log line names. */
const maxNamed = 20

export interface PeriodicOptions {
  state: Pick<StateRepository, 'all' | 'storePeriodic' | 'clearFindings'>
  tool: Pick<FindingsTool, 'listFindings' | 'getFinding' | 'isInScope' | 'missingScope'>
  keepEquivalentStatus: boolean
  log: Log
}

/** How far a run has come. */
interface Progress {
  /** Findings read. */
  read: number
  /** Items whose state was stored. */
  stored: number
}

export interface RunResult extends Progress {
  /** Items whose finding names no item any more. */
  followed: number
  /** Items whose finding is gone. */
  gone: number
  /** The scope that was looked for in vain although items are tracked. */
  missingScope: string | undefined
}

/** Where a run puts its results. */
export interface Destination {
  /** @returns how many were stored */
  store: (snapshots: readonly FindingSnapshot[]) => Promise<number>
  /** The findings of these items are gone. @returns how many items were changed */
  clear: (items: readonly ItemState[]) => Promise<number>
  /** An original finding was read. */
  onFinding?: (item: Item, finding: Finding) => void
  onProgress?: (progress: Progress) => void
}

/**
 * The periodic run: reads every finding of the checklist and stores its snapshot. Afterwards it
 * asks one by one for the findings of tracked items that it has not met.
 */
export const createPeriodicSync = ({ state, tool, keepEquivalentStatus, log }: PeriodicOptions) => {
  /** @throws FindingsToolError when the tool fails; results up to then are stored */
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
      missingScope: undefined,
    }
    // Read before the findings, so that an item that changes meanwhile is left alone.
    const items = await state.all()
    const tracked = [...items.values()].filter(({ findingId }) => findingId !== null)
    const itemsByFinding = new Map(tracked.map((item) => [item.findingId, item]))
    const met = new Set<string>()
    const settled = new Set<string>()
    const itemsOfFindings = new Map<number, string>()
    const deferred: Finding[] = []

    /** A finding that names no item keeps the item that has its number. */
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

    /** Whether the finding of an item that was not met is still there, and the item's. */
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
    if (unmet.length > 0) result.missingScope = await tool.missingScope(signal)
    if (result.missingScope === undefined) {
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
    } else {
      log.warn(
        { event: 'wstg_scope_missing', items: tracked.length, scope: result.missingScope },
        `the findings tool has no ${result.missingScope}, although items are tracked`,
      )
    }
    log.info({ event: 'wstg_synchronised', ...result }, 'periodic WSTG synchronisation done')
    return result
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
