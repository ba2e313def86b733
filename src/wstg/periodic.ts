import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import { pageSize } from '../defectdojo/pages.ts'
import type { Log } from '../telemetry/log.ts'
import { compareFindings } from './checklist.ts'
import { isStorable, itemOf, snapshotOf } from './finding-snapshot.ts'
import type { FindingSnapshot, ItemState, StateRepository } from './state-repository.ts'
import { wstgIdOf } from './wstg-id.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

export interface PeriodicOptions {
  state: Pick<StateRepository, 'all' | 'storePeriodic'>
  tool: Pick<FindingsTool, 'listFindings'>
  keepEquivalentStatus: boolean
  log: Log
}

/** How far a run has come. */
export interface Progress {
  /** Findings read. */
  read: number
  /** Items whose state was stored. */
  stored: number
}

/**
 * The periodic synchronisation: reads every finding of the checklist and stores what it says of its item. Of several
 * findings of one item the same one counts as everywhere, an original before a duplicate, then the oldest.
 */
export const createPeriodicSync = ({ state, tool, keepEquivalentStatus, log }: PeriodicOptions) => {
  const read = (
    finding: Finding,
    items: ReadonlyMap<string, ItemState>,
  ): FindingSnapshot | undefined => {
    if (!isStorable(finding)) {
      log.warn(
        { event: 'finding_skipped', finding: finding.id },
        'a finding has characters that cannot be stored',
      )
      return undefined
    }
    const wstgId = wstgIdOf(finding)
    if (wstgId === undefined) return undefined
    const item = itemOf(wstgId)
    return snapshotOf(finding, item, items.get(item.key), keepEquivalentStatus)
  }

  /**
   * One run over all pages. @throws FindingsToolError when the tool fails; what was read before is stored
   * @param onProgress told after each page
   */
  return async (
    signal: AbortSignal,
    onProgress: (progress: Progress) => void = () => undefined,
  ): Promise<Progress> => {
    const settled = new Set<string>()
    const duplicates: Finding[] = []
    const progress: Progress = { read: 0, stored: 0 }
    // Read before the findings: an item that changes meanwhile is newer than what they say, and is left alone.
    const items = await state.all()

    const store = async (findings: readonly Finding[]) => {
      const snapshots: FindingSnapshot[] = []
      for (const finding of findings) {
        const reading = read(finding, items)
        if (reading === undefined || settled.has(reading.key)) continue
        settled.add(reading.key)
        snapshots.push(reading)
      }
      progress.stored += await state.storePeriodic(snapshots)
    }

    for await (const page of tool.listFindings(signal)) {
      progress.read += page.length
      duplicates.push(...page.filter(({ duplicate }) => duplicate))
      await store(page.filter(({ duplicate }) => !duplicate))
      onProgress({ ...progress })
      signal.throwIfAborted()
    }
    duplicates.sort(compareFindings)
    for (let at = 0; at < duplicates.length; at += pageSize)
      await store(duplicates.slice(at, at + pageSize))
    log.info({ event: 'wstg_synchronised', ...progress }, 'periodic WSTG synchronisation done')
    return progress
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
