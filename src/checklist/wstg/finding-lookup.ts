import { withTimeout } from '../../platform/process/timeouts.ts'
import type { Finding } from '../defectdojo/finding.ts'
import type { ProcessingOptions } from './attempts.ts'
import { isStillOf, wstgIdOf } from './checklist.ts'
import { type Item, itemOf } from './identifier.ts'

/** The reason why a finding has no item of this checklist. */
export type NoItem = 'unknown' | 'unidentified' | 'out of scope' | 'of others'

/** Decides to which item a finding belongs that was read by its number. */
export const findItem = async (
  { tool, items, rule }: Pick<ProcessingOptions, 'tool' | 'items' | 'rule'>,
  finding: Finding | undefined,
  signal: AbortSignal,
): Promise<Item | NoItem> => {
  if (finding === undefined) return 'unknown'
  const wstgId = wstgIdOf(finding)
  const known = wstgId === undefined ? await items.itemsOfFinding(finding.id) : []
  const item = wstgId === undefined ? known.find((it) => isStillOf(finding, it)) : itemOf(wstgId)
  if (item === undefined) return 'unidentified'
  if (!(await tool.isInScope(finding, signal))) return 'out of scope'
  return rule.counts(finding, (await items.find(item.key)) ?? item) ? item : 'of others'
}

/** Milliseconds for which a caller waits. */
const lookupDeadline = 1800

/**
 * Looks up the item of a finding while a caller waits. Simultaneous calls for the same finding
 * share one request. Undefined without an answer in time.
 */
export const createFindingLookup = (
  options: Pick<ProcessingOptions, 'tool' | 'items' | 'rule' | 'log'>,
) => {
  const { tool, log } = options
  const lookups = new Map<number, Promise<Item | NoItem | undefined>>()

  const lookUp = async (id: number) => {
    const signal = AbortSignal.timeout(lookupDeadline)
    const find = async () => findItem(options, await tool.getFinding(id, signal), signal)
    return withTimeout(find(), lookupDeadline)
      .catch((error: unknown) => {
        const fields = { event: 'finding_lookup_failed', finding: id, reason: String(error) }
        log.warn(fields, 'a delivered finding could not be looked up')
        return undefined
      })
      .finally(() => lookups.delete(id))
  }

  return (id: number) => {
    const lookup = lookups.get(id) ?? lookUp(id)
    lookups.set(id, lookup)
    return lookup
  }
}
