import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Log } from '../telemetry/log.ts'
import { within } from '../telemetry/within.ts'
import { createItemFinder, type NoItem } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { StateRepository } from './state-repository.ts'

/** Milliseconds for which a caller waits. */
const deadline = 1800
/** Milliseconds for which an answer is reused for the same finding. */
const freshness = 2000
/** Limit of the findings in memory. */
const capacity = 1000

/** The finding's item, the reason why it has none, or undefined without a usable answer in time. */
type Lookup = Item | NoItem | undefined

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
  const lookups = new Map<number, Promise<Lookup>>()

  const ask = async (id: number): Promise<Lookup> => {
    const signal = AbortSignal.timeout(deadline)
    try {
      return await findItem(await tool.getFinding(id, signal), signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn(
        { event: 'finding_lookup_failed', finding: id, reason },
        'a delivered finding could not be looked up',
      )
      return undefined
    }
  }

  return (id: number): Promise<Lookup> => {
    const known = lookups.get(id)
    if (known) return known
    if (lookups.size >= capacity) lookups.clear()
    const lookup = within(ask(id), deadline)
    lookups.set(id, lookup)
    void lookup.then((found) => {
      // Only items are remembered: a finding may be created or tagged at any moment.
      const rest = typeof found === 'object' ? freshness : 0
      setTimeout(() => lookups.delete(id), rest).unref()
    })
    return lookup
  }
}

export type FindingLookup = ReturnType<typeof createFindingLookup>
