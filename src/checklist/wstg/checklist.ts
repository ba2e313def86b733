import {
  compareByAge,
  type Finding,
  type FindingSearch,
  type ItemReference,
  isSameCreation,
  type NewFinding,
  type NumberedItem,
  type OwnFindings,
  type ToldFinding,
} from '../defectdojo/finding.ts'
import { isOfGuide, newerWstgTests, type WstgTest, wstgGuide, wstgTests } from './catalogue.ts'
import { canonicalWstgId, itemKey, wholeForm, wordEnd, wordStart, wstgIdsIn } from './identifier.ts'

/**
 * The one rule for the webhook, the periodic run and the report: it decides whether a finding
 * belongs to the checklist, and which of several findings counts for an item.
 */

/** The tag of every finding of the checklist. */
const wstgTag = 'WSTG'

/** The characters that the tool refuses in a tag. It also refuses an empty tag. */
const unfitForTag = /[\s,"']/

const areEqual = (a: string, b: string): boolean => itemKey(a) === itemKey(b)

/**
 * The tag of this item's finding. Undefined if the tool would refuse the tag, or if it is the
 * common tag of all findings.
 */
const tagOf = (wstgId: string): string | undefined => {
  const tag = canonicalWstgId(wstgId)
  return areEqual(tag, wstgTag) || unfitForTag.test(tag) ? undefined : tag
}

/** The tags of a new finding for an item. */
export const tagsFor = (wstgId: string): string[] =>
  [wstgTag, tagOf(wstgId)].filter((tag) => tag !== undefined)

/** Whether a finding carries the tag `WSTG`: it is a part of the checklist. */
export const hasCommonTag = ({ tags }: Pick<Finding, 'tags'>): boolean =>
  tags.some((tag) => areEqual(tag, wstgTag))

type NamingTexts = Pick<Finding, 'title' | 'tags'>

const itemTagsOf = ({ tags }: Pick<Finding, 'tags'>): string[] =>
  tags.filter((tag) => /^wstg-./i.test(tag.trim()))

const isTaggedWithItem = (finding: Pick<Finding, 'tags'>): boolean => itemTagsOf(finding).length > 0

/** Whether no other finding of its item precedes it but an older one (`compareFindings`). */
export const isOfFirstRank = (finding: Finding): boolean =>
  !finding.duplicate && isTaggedWithItem(finding)

/** Whether a run follows a finding: it has the tag `WSTG`, or that of an item. */
export const isTagged = (finding: Pick<Finding, 'tags'>): boolean =>
  hasCommonTag(finding) || isTaggedWithItem(finding)

/** Each one of a title and of tags such as `owasp:wstg-inpv-02`. */
const wstgIdsWithin = ({ title, tags }: NamingTexts): string[] =>
  [title, ...tags].flatMap(wstgIdsIn)

/** Whether a finding belongs to the checklist: the lists of a run contain it. */
export const isOfChecklist = (finding: NamingTexts): boolean =>
  isTagged(finding) || /^\s*wstg/i.test(finding.title) || wstgIdsWithin(finding).length > 0

/** The first one. */
export const wstgIdInTitle = (title: string): string | undefined => wstgIdsIn(title)[0]

/** The items of the tags: of full identifiers if there are any. */
const wstgIdsInTags = (finding: NamingTexts): string[] => {
  const candidates = itemTagsOf(finding)
  const full = candidates.filter((tag) => wholeForm.test(tag.trim()))
  return (full.length > 0 ? full : candidates).map(canonicalWstgId)
}

/**
 * The item of a finding: from a tag that starts with `WSTG-`, otherwise from the title; undefined
 * without either. The tool lists tags in no stable order. Of several such tags a full identifier
 * comes first, then the one in the title, then the first in the alphabet.
 */
export const wstgIdOf = (finding: NamingTexts): string | undefined => {
  const inTitle = wstgIdInTitle(finding.title)
  const ids = wstgIdsInTags(finding).sort()
  if (inTitle !== undefined && ids.includes(inTitle)) return inTitle
  return ids[0] ?? inTitle
}

const rankOf = (finding: Finding): number => {
  if (isTaggedWithItem(finding)) return 0
  return wstgIdInTitle(finding.title) === undefined ? 2 : 1
}

/**
 * The order of several findings of one item; the first counts. A tag precedes a title, an original
 * precedes a duplicate, an older finding precedes a newer one.
 */
export const compareFindings = (a: Finding, b: Finding): number =>
  rankOf(a) - rankOf(b) || compareByAge(a, b)

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Whether a text contains a whole identifier: `WSTG-INFO-02` does not contain `WSTG-INFO`, and
 * `A-10` does not contain `A-1`.
 */
const containsId = (text: string, wstgId: string): boolean =>
  new RegExp(`${wordStart}${escapeForRegExp(wstgId)}${wordEnd}`, 'iu').test(text)

/** `INFO-02` finds `WSTG-INFO-02` as well as `WSTG-v42-INFO-02`. */
const partOf = (wstgId: string): string | undefined => /^WSTG-(\w+-\d+)$/.exec(wstgId)?.[1]

const namesAnother = (finding: Finding, wstgId: string): boolean =>
  !areEqual(wstgIdOf(finding) ?? wstgId, wstgId)

/** The service writes titles of the form `<wstg_id>: <name>`. */
const headingOf = (title: string): string | undefined =>
  (/^(.+): Security Test$/i.exec(title) ?? /^([^:]+):/.exec(title))?.[1]

/**
 * The key of each item that a tag or the title of a finding may name, for keeping and the gate. A
 * key that does not begin with `wstg-` counts only if there is such an item.
 */
export const keysNamedBy = (finding: NamingTexts): string[] => {
  const { title, tags } = finding
  const heading = hasCommonTag(finding) ? headingOf(title) : undefined
  const others = [...tags, heading]
    .filter((text) => text !== undefined && !/^\s*wstg(-|\s*$)/i.test(text))
    .map((text) => itemKey(text!))
  const keys = [...wstgIdsInTags(finding), ...wstgIdsWithin(finding)].map((id) => id.toLowerCase())
  return [...new Set([...keys, ...others])]
}

/** False for a finding that has the identifier of another item. */
const isNamedInTitle = (finding: Finding, wstgId: string): boolean => {
  if (!hasCommonTag(finding)) return false
  const named = wstgIdOf(finding)
  if (named !== undefined) return areEqual(named, wstgId)
  const { title } = finding
  const heading = headingOf(title)
  return heading !== undefined && containsId(heading, wstgId)
    ? areEqual(heading, wstgId)
    : containsId(title, wstgId)
}

/** The searches for the finding of an item, by any author. */
const searchesFor = ({ wstgId: id }: OwnFindings): FindingSearch[] => {
  const wstgId = canonicalWstgId(id)
  const part = partOf(wstgId)
  const isTagged = (finding: Finding) =>
    finding.tags.some((tag) => areEqual(tag, wstgId)) && !namesAnother(finding, wstgId)
  return [
    ...[tagOf(wstgId), part]
      .filter((tag) => tag !== undefined)
      .map((tag) => ({ filters: { tag }, matches: isTagged })),
    {
      filters: { tag: wstgTag, title: part ?? wstgId },
      matches: (finding) => isNamedInTitle(finding, wstgId),
    },
    {
      filters: { title: part ?? wstgId, not_tag: wstgTag },
      // Only the WSTG form is certain to be an identifier.
      matches: (finding) => wstgIdOf(finding) === wstgId,
    },
  ]
}

/**
 * Whether the finding with an item's number is still the item's: it names the item, or it names no
 * item and was created at the known time. An item outside of the guide that no request has set
 * exists by its name in findings alone.
 */
export const isStillOf = (finding: Finding, item: NumberedItem): boolean =>
  searchesFor(item).some(({ matches }) => matches(finding)) ||
  ((item.requested || isOfGuide(itemKey(item.wstgId))) &&
    !namesAnother(finding, item.wstgId) &&
    isSameCreation(finding.created, item.findingCreated))

const namedById = new Map([...wstgTests, ...newerWstgTests].map((test) => [test.id, test]))

/** The test of the checklist or a newer one of the guide. */
const namedWstgTest = (wstgId: string): WstgTest | undefined =>
  namedById.get(canonicalWstgId(wstgId))

/** The form of the guide's identifiers, in any of its versions. */
const guideForm = /^(?:WSTG|OTG)-(?:v\d+-)?(\w+)-(\d+)$/i

/** Whether a text has all letters of another one, in their order. */
const hasLettersOf = (text: string, other: string): boolean => {
  let found = 0
  for (const letter of text) if (letter === other[found]) found += 1
  return found === other.length
}

/**
 * Whether an identifier is not in the guide. `near`: the only test with the same number and a
 * similar category, such as `WSTG-ATHN-06` for `WSTG-AUTHN-6`.
 */
export const missingInGuide = (wstgId: string): { near: string | undefined } | undefined => {
  if (namedWstgTest(wstgId)) return undefined
  const [, typed, digits] = guideForm.exec(wstgId.toUpperCase()) ?? []
  if (typed === undefined) return { near: undefined }
  const word = typed.replaceAll('0', 'O')
  const [near, ...others] = namedById.keys().filter((id) => {
    const [, category, number] = guideForm.exec(id)!
    const isSimilar =
      hasLettersOf(word, category!) || (word.length > 2 && category!.startsWith(word))
    return isSimilar && Number(number) === Number(digits)
  })
  return { near: others.length > 0 ? undefined : near }
}

/** The texts, tags and severity of a new finding for an item. */
export const findingFor = (wstgId: string): Omit<NewFinding, 'flags'> => {
  const test = namedWstgTest(wstgId)
  return {
    title: `${canonicalWstgId(wstgId)}: ${test?.name ?? 'Security Test'}`,
    description:
      test?.description ??
      "An item of the tracker's checklist that is not part of the " +
        `OWASP Web Security Testing Guide ${wstgGuide.version}.`,
    severity: test?.severity ?? 'Medium',
    tags: tagsFor(wstgId),
  }
}

/**
 * The key of the item for which the service writes the texts of a finding; undefined without one.
 * The tool trims texts, and changes the case of titles and tags.
 */
const writtenFor = (finding: Pick<ToldFinding, 'title' | 'tags' | 'description'>) => {
  // The title begins with the identifier and a colon.
  if (!finding.title.includes(': ')) return undefined
  const tags = new Set(finding.tags.map(itemKey))
  return keysNamedBy(finding).find((key) => {
    const { title, description, tags: written } = findingFor(key)
    return (
      finding.title.toLowerCase() === title.toLowerCase() &&
      finding.description.trim() === description.trim() &&
      tags.size === written.length &&
      written.every((tag) => tags.has(itemKey(tag)))
    )
  })
}

/**
 * Whether the service has made a finding for an item, as noted at its creation. Texts tell only
 * while nothing is noted, or a creation is unanswered: users copy findings.
 */
export const isMadeFor = (finding: Finding, { wstgId, made = [], unanswered }: OwnFindings) =>
  made.some(({ id, created }) => id === finding.id && isSameCreation(created, finding.created)) ||
  ((made.length === 0 || unanswered === 'create') && finding.writtenFor === itemKey(wstgId))

/**
 * Which findings count for which items, for the client of the tool and for what it has read.
 * @param write FINDINGS_WRITE. `specified`: the look-ups of the specification. `own`: only findings
 * that the service has made
 */
export const createWriteRule = (write: 'specified' | 'own') => {
  const counts = (finding: Finding, item: OwnFindings): boolean =>
    write === 'specified' || isMadeFor(finding, item)
  return {
    // DefectDojo matches parts of words: `WSTG` finds `WSTG-INFO-02` too, which may be tracked. So
    // `not_tag: WSTG` would leave out findings with a tag such as `wstgs`.
    lists: {
      tag: { filters: { tag: wstgTag }, matches: isOfChecklist },
      title: { filters: { title: wstgTag }, matches: isOfChecklist },
    },
    writtenFor,
    counts,
    searchesFor: (item: OwnFindings) =>
      searchesFor(item).map(({ filters, matches }) => ({
        filters,
        matches: (finding: Finding) => matches(finding) && counts(finding, item),
      })),
    isStillOf: (finding: Finding, item: NumberedItem) =>
      counts(finding, item) && isStillOf(finding, item),

    /** The item for a search in the tool, without the number of a finding that others made. */
    referTo: (item: ItemReference): ItemReference =>
      write === 'specified' || item.made.some(({ id }) => id === item.findingId)
        ? item
        : { ...item, findingId: null },
  }
}

export type WriteRule = ReturnType<typeof createWriteRule>
