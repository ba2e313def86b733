import { compareFindings, type Finding, type FindingsTool } from '../findings/defectdojo/findings-tool.ts'
import type { Log } from '../log.ts'
import { itemOf } from './processing.ts'
import type { ItemState, Reading, StateRepository } from './state-repository.ts'
import { statusAfterReading, toolStatusOf } from './status.ts'
import { wstgIdOf } from './wstg-id.ts'

/** The name of the task in the schedule. */
export const periodicTask = 'wstg-synchronisation'

export interface PeriodicOptions {
  state: Pick<StateRepository, 'all' | 'storePeriodic'>
  tool: Pick<FindingsTool, 'listWstgFindings'>
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
  const readingOf = (finding: Finding, items: ReadonlyMap<string, ItemState>): Reading | undefined => {
    const wstgId = wstgIdOf(finding)
    if (wstgId === undefined) return undefined
    const item = itemOf(wstgId)
    const before = items.get(item.key)
    const current = before?.toolStatus == null ? undefined : before.status
    return {
      ...item,
      findingId: finding.id,
      status: statusAfterReading(current, finding, keepEquivalentStatus),
      toolStatus: toolStatusOf(finding),
      notes: finding.mitigation,
      severity: finding.severity,
      before,
    }
  }

  /**
   * One run over all pages. @throws FindingsToolError when the tool fails; what was read before is stored
   * @param onProgress told after each page
   */
  return async (signal: AbortSignal, onProgress: (progress: Progress) => void = () => undefined): Promise<Progress> => {
    const settled = new Set<string>()
    const duplicates: { finding: Finding; items: ReadonlyMap<string, ItemState> }[] = []
    const progress: Progress = { read: 0, stored: 0 }

    const store = async (findings: readonly Finding[], items: ReadonlyMap<string, ItemState>) => {
      const readings: Reading[] = []
      for (const finding of findings) {
        const reading = readingOf(finding, items)
        if (reading === undefined || settled.has(reading.key)) continue
        settled.add(reading.key)
        readings.push(reading)
      }
      progress.stored += await state.storePeriodic(readings)
    }

    // The items are read before the page: what changes after that is newer than what the page says.
    const pages = tool.listWstgFindings(signal)
    for (;;) {
      const items = await state.all()
      const page = await pages.next()
      if (page.done) break
      progress.read += page.value.length
      const [originals, copies] = [page.value.filter((f) => !f.duplicate), page.value.filter((f) => f.duplicate)]
      duplicates.push(...copies.map((finding) => ({ finding, items })))
      await store(originals, items)
      onProgress({ ...progress })
      signal.throwIfAborted()
    }
    for (const { finding, items } of duplicates.toSorted((a, b) => compareFindings(a.finding, b.finding))) {
      await store([finding], items)
    }
    log.info({ event: 'wstg_synchronised', ...progress }, 'periodic WSTG synchronisation done')
    return progress
  }
}

export type PeriodicSync = ReturnType<typeof createPeriodicSync>
