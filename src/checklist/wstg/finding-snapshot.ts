import { withTimeout } from '../../platform/process/timeouts.ts'
import type { Log } from '../../platform/telemetry/log.ts'
import {
  type Finding,
  type ItemReference,
  isSameCreation,
  type OwnFindings,
} from '../defectdojo/finding.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import { writtenFor } from './catalogue.ts'
import { canonicalWstgId, isStillOf, itemKey, wstgChecklist, wstgIdOf } from './checklist.ts'
import type { Item } from './inbox-repository.ts'
import type {
  FindingSnapshot,
  FindingValues,
  ItemRepository,
  ItemState,
} from './item-repository.ts'
import { statusAfterReading, toolStatusOf } from './status.ts'

export const itemOf = (wstgId: string): Item => ({
  key: itemKey(wstgId),
  wstgId: canonicalWstgId(wstgId),
})

export const storedValuesOf = (finding: Finding): FindingValues => ({
  findingId: finding.id,
  findingCreated: finding.created,
  findingTest: finding.test,
  statusChanged: finding.last_status_update,
  toolStatus: toolStatusOf(finding),
  notes: finding.mitigation,
  severity: finding.severity,
})

/**
 * The snapshot of a finding for its item.
 * @param before the item as it was before the finding was read
 */
export const snapshotOf = (
  finding: Finding,
  item: Item,
  before: ItemState | undefined,
  keepEquivalentStatus: boolean,
): FindingSnapshot => {
  const oldStatus = before?.knownStatus ?? null
  return {
    ...item,
    ...storedValuesOf(finding),
    status: statusAfterReading(oldStatus ?? undefined, finding, keepEquivalentStatus),
    oldStatus,
    revision: (before?.revision ?? 0) + 1,
  }
}

/**
 * FINDINGS_WRITE: which findings count for items, for writing and for reading. `specified`: the
 * look-ups of the specification. `own`: only findings that the service has made.
 */
export type FindingsWrite = 'specified' | 'own'

/**
 * Whether the service has made a finding for an item, as noted at its creation. Texts tell only
 * while nothing is noted, or a creation is unanswered: users copy findings.
 */
export const isMadeFor = (
  finding: Finding,
  { wstgId, made = [], unanswered }: OwnFindings,
): boolean =>
  made.some(({ id, created }) => id === finding.id && isSameCreation(created, finding.created)) ||
  ((made.length === 0 || unanswered === 'create') && finding.writtenFor === itemKey(wstgId))

/** Which findings count for which items, for the client of the tool and for what it has read. */
export const createWriteRule = (write: FindingsWrite) => {
  const { searchesFor, isStillOf, ...searches } = wstgChecklist
  const counts = (finding: Finding, item: OwnFindings): boolean =>
    write === 'specified' || isMadeFor(finding, item)
  return {
    ...searches,
    writtenFor,
    counts,
    searchesFor: (item: OwnFindings) =>
      searchesFor(item).map(({ filters, matches }) => ({
        filters,
        matches: (finding: Finding) => matches(finding) && counts(finding, item),
      })),
    isStillOf: (finding: Finding, item: Parameters<typeof isStillOf>[1]) =>
      counts(finding, item) && isStillOf(finding, item),

    /** The item for a search in the tool, without the number of a finding that others made. */
    referTo: (item: ItemReference): ItemReference =>
      write === 'specified' || item.made.some(({ id }) => id === item.findingId)
        ? item
        : { ...item, findingId: null },
  }
}

export type WriteRule = ReturnType<typeof createWriteRule>

/** The reason why a finding has no item of this checklist. */
export type NoItem = 'unknown' | 'unidentified' | 'out of scope' | 'of others'

/** Decides to which item a finding belongs that was read by its number. */
export const createItemFinder =
  (
    tool: Pick<FindingsTool, 'isInScope'>,
    items: Pick<ItemRepository, 'find' | 'itemsOfFinding'>,
    rule: WriteRule,
  ) =>
  async (finding: Finding | undefined, signal: AbortSignal): Promise<Item | NoItem> => {
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
    const signal = AbortSignal.timeout(lookupDeadline)
    const find = async () => findItem(await tool.getFinding(id, signal), signal)
    try {
      return await withTimeout(find(), lookupDeadline)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn(
        { event: 'finding_lookup_failed', finding: id, reason },
        'a delivered finding could not be looked up',
      )
      return undefined
    } finally {
      lookups.delete(id)
    }
  }

  /** The finding's item, the reason why it has none, or undefined without an answer in time. */
  return (id: number): Promise<Item | NoItem | undefined> => {
    const lookup = lookups.get(id) ?? lookUp(id)
    lookups.set(id, lookup)
    return lookup
  }
}
