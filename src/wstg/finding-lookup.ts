import { setTimeout as delay } from 'node:timers/promises'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { createItemFinder } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { StateRepository } from './state-repository.ts'

/** Milliseconds for which a caller waits. */
const deadline = 1800
/** Milliseconds for which an answer is reused for the same finding. */
const freshness = 2000
/** Limit of the findings in memory. */
const capacity = 1000

/**
 * The finding's item. `unknown`: the tool has no such finding. `unidentified`: the finding has no
 * identifier of an item. `unavailable`: the tool gives no usable answer.
 */
export type Lookup = { item: Item } | 'unknown' | 'unidentified' | 'unavailable'

/**
 * Looks up the item of a finding while a caller waits. Simultaneous calls for the same finding
 * share one request.
 */
export const createFindingLookup = (
  tool: Pick<FindingsTool, 'getFinding' | 'isInScope'>,
  state: Pick<StateRepository, 'itemOfFinding'>,
  log: Log,
) => {
  const findItem = createItemFinder(tool, state)
  const running = new Map<number, Promise<Lookup>>()

  const ask = async (id: number, signal: AbortSignal): Promise<Lookup> => {
    const item = await findItem(await tool.getFinding(id, signal), signal)
    if (typeof item !== 'string') return { item }
    // The worker logs an unstorable finding and does not change it.
    if (item === 'unstorable') return 'unavailable'
    return item === 'unknown' ? 'unknown' : 'unidentified'
  }

  const askInTime = async (id: number): Promise<Lookup> => {
    const over = new AbortController()
    const late = delay(deadline, 'unavailable' as const, { signal: over.signal }).catch(
      () => 'unavailable' as const,
    )
    const answer = ask(id, AbortSignal.timeout(deadline)).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn(
        { event: 'finding_lookup_failed', finding: id, reason },
        'a delivered finding could not be looked up',
      )
      return 'unavailable' as const
    })
    const result = await Promise.race([answer, late])
    over.abort()
    return result
  }

  return (id: number): Promise<Lookup> => {
    const known = running.get(id)
    if (known) return known
    if (running.size >= capacity) running.clear()
    const lookup = askInTime(id)
    running.set(id, lookup)
    const forget = () => {
      if (running.get(id) === lookup) running.delete(id)
    }
    // Only items are remembered: a finding may be created or tagged at any moment.
    void lookup.then((result) => {
      if (typeof result === 'string') forget()
      else setTimeout(forget, freshness).unref()
    })
    return lookup
  }
}

export type FindingLookup = ReturnType<typeof createFindingLookup>
