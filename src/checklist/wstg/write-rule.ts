import {
  type Checklist,
  type Finding,
  type FindingSearch,
  type ItemReference,
  isSameFinding,
} from '../defectdojo/findings-tool.ts'
import { writtenFor } from './catalogue.ts'
import { itemKey, wstgChecklist } from './checklist.ts'
import type { FindingRepository } from './finding-repository.ts'
import type { Item } from './inbox-repository.ts'

/**
 * FINDINGS_WRITE: which findings count for items, for writing and for reading. `specified`: the
 * look-ups of the specification. `own`: only findings that the service has made.
 */
export type FindingsWrite = 'specified' | 'own'

type Made = Pick<ItemReference, 'wstgId' | 'made'>

const isMadeFor = (finding: Finding, { wstgId, made = [] }: Made): boolean =>
  finding.madeFor === itemKey(wstgId) || made.some((noted) => isSameFinding(noted, finding))

const onlyMade = ({ filters, matches }: FindingSearch, item: Made): FindingSearch => ({
  filters,
  matches: (finding) => matches(finding) && isMadeFor(finding, item),
})

/** The rules that assign findings to items. */
export const checklistFor = (rule: FindingsWrite): Checklist => {
  const { searchesFor, untaggedSearchFor, isStillOf } = wstgChecklist
  if (rule === 'specified') return { ...wstgChecklist, writtenFor }
  return {
    search: wstgChecklist.search,
    writtenFor,
    searchesFor: (item) => searchesFor(item).map((search) => onlyMade(search, item)),
    untaggedSearchFor: (item) => onlyMade(untaggedSearchFor(item), item),
    isStillOf: (finding, item) => isMadeFor(finding, item) && isStillOf(finding, item),
  }
}

/** Which findings count for which items. */
export const createWriteRule = (rule: FindingsWrite, findings: FindingRepository) => {
  const counts = (finding: Finding, item: Made): boolean =>
    rule === 'specified' || isMadeFor(finding, item)

  return {
    /** Items with the findings that are noted as made for them. */
    async withMade<State extends ItemReference & Item>(
      items: ReadonlyMap<string, State>,
    ): Promise<ReadonlyMap<string, State>> {
      if (rule === 'specified') return items
      const noted = await findings.made()
      return new Map(
        items.values().map((item) => [item.key, { ...item, made: noted.get(item.key) }]),
      )
    },

    /** The item for a search in the tool, without the number of a finding that others made. */
    async referTo(item: ItemReference & Item): Promise<ItemReference> {
      if (rule === 'specified') return item
      const made = (await findings.made(item.key)).get(item.key)
      const isMade = made?.some(({ id }) => id === item.findingId)
      return isMade ? { ...item, made } : { ...item, made, findingId: null }
    },

    counts,

    /** As `counts`, for an item whose noted findings have not been read. */
    countsFor: async (finding: Finding, { key, wstgId }: Item): Promise<boolean> =>
      rule === 'specified' ||
      isMadeFor(finding, { wstgId, made: (await findings.made(key)).get(key) }),
  }
}

export type WriteRule = ReturnType<typeof createWriteRule>
