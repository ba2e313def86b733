import {
  type Checklist,
  type Finding,
  type FindingSearch,
  type ItemReference,
  isSameFinding,
  type OwnFindings,
} from '../defectdojo/finding.ts'
import { writtenFor } from './catalogue.ts'
import { itemKey, wstgChecklist } from './checklist.ts'

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
  made.some((noted) => isSameFinding(noted, finding)) ||
  ((made.length === 0 || unanswered === 'create') && finding.writtenFor === itemKey(wstgId))

const onlyMade = ({ filters, matches }: FindingSearch, item: OwnFindings): FindingSearch => ({
  filters,
  matches: (finding) => matches(finding) && isMadeFor(finding, item),
})

/** The rules that assign findings to items. */
export const checklistFor = (rule: FindingsWrite): Checklist => {
  const { searchesFor, untaggedSearchFor, isStillOf } = wstgChecklist
  if (rule === 'specified') return { ...wstgChecklist, writtenFor }
  return {
    ...wstgChecklist,
    writtenFor,
    searchesFor: (item) => searchesFor(item).map((search) => onlyMade(search, item)),
    untaggedSearchFor: (item) => onlyMade(untaggedSearchFor(item), item),
    isStillOf: (finding, item) => isMadeFor(finding, item) && isStillOf(finding, item),
  }
}

/** Which findings count for which items. */
export const createWriteRule = (rule: FindingsWrite) => {
  const isSpecified = rule === 'specified'
  return {
    isSpecified,
    counts: (finding: Finding, item: OwnFindings): boolean =>
      isSpecified || isMadeFor(finding, item),

    /** The item for a search in the tool, without the number of a finding that others made. */
    referTo: (item: ItemReference): ItemReference =>
      isSpecified || item.made.some(({ id }) => id === item.findingId)
        ? item
        : { ...item, findingId: null },
  }
}

export type WriteRule = ReturnType<typeof createWriteRule>
