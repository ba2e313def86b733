import { withTimeout } from '../../platform/process/timeouts.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import { createItemFinder, type NoItem } from './finding-snapshot.ts'
import type { Item } from './inbox-repository.ts'
import type { ItemRepository } from './item-repository.ts'
import type { WriteRule } from './write-rule.ts'

/** Milliseconds for which a caller waits. */
const deadline = 1800
/** Milliseconds for which an answer is reused for the same finding. */
const freshness = 2000

/**
 * Looks up the item of a finding while a caller waits. Simultaneous calls for the same finding
 * share one request.
 */
export const createFindingLookup = (
  tool: FindingsTool,
  items: ItemRepository,
  rule: WriteRule,
  log: Log,
) => {
  const findItem = createItemFinder(tool, items, rule)
  const lookups = new Map<number, Promise<Item | NoItem | undefined>>()

  const lookUp = async (id: number): Promise<Item | NoItem | undefined> => {
    const signal = AbortSignal.timeout(deadline)
    let keepFor = 0
    try {
      const found = await findItem(await tool.getFinding(id, signal), signal)
      // Only items are remembered: a finding may be created or tagged at any moment.
      if (typeof found === 'object') keepFor = freshness
      return found
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn(
        { event: 'finding_lookup_failed', finding: id, reason },
        'a delivered finding could not be looked up',
      )
      return undefined
    } finally {
      setTimeout(() => lookups.delete(id), keepFor).unref()
    }
  }

  /** The finding's item, the reason why it has none, or undefined without an answer in time. */
  return (id: number): Promise<Item | NoItem | undefined> => {
    const lookup = lookups.get(id) ?? withTimeout(lookUp(id), deadline)
    lookups.set(id, lookup)
    return lookup
  }
}
