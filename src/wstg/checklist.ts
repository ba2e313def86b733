import { compareByAge } from '../defectdojo/finding.ts'
import type { Checklist, Finding } from '../defectdojo/findings-tool.ts'
import {
  canonicalWstgId,
  equalWstgIds,
  hasTag,
  headingOf,
  tagOfWstgId,
  titleContainsId,
  wstgIdInTitle,
  wstgIdOf,
  wstgTag,
} from './wstg-id.ts'

/**
 * The one rule for the webhook, the periodic run and the report: it decides whether a finding
 * belongs to the checklist, and which of several findings counts for an item.
 */

/**
 * A finding belongs to the checklist if it names an item or has the common tag of the checklist.
 */
const belongs = (finding: Finding): boolean =>
  wstgIdOf(finding) !== undefined || hasTag(finding.tags, wstgTag)

export const isTaggedWithItem = ({ tags }: Finding): boolean =>
  tags.some((tag) => /^wstg-./i.test(tag.trim()))

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

/** False for a finding that has the identifier of another item. */
const isNamedInTitle = (finding: Finding, wstgId: string): boolean => {
  const { tags, title } = finding
  if (!hasTag(tags, wstgTag)) return false
  const named = wstgIdOf(finding)
  if (named !== undefined) return equalWstgIds(named, wstgId)
  const heading = headingOf(title)
  return heading !== undefined && titleContainsId(heading, wstgId)
    ? equalWstgIds(heading, wstgId)
    : titleContainsId(title, wstgId)
}

export const wstgChecklist: Checklist = {
  // DefectDojo matches parts of words: `wstg` finds `wstg-info-02` too.
  searches: [
    { filters: { tag: wstgTag }, matches: belongs },
    {
      filters: { title: 'WSTG-', not_tag: wstgTag },
      matches: ({ title }) => wstgIdInTitle(title) !== undefined,
    },
  ],

  searchesFor(id) {
    const wstgId = canonicalWstgId(id)
    // `INFO-02` finds `WSTG-INFO-02` as well as `WSTG-v42-INFO-02`.
    const part = /^WSTG-(\w+-\d+)$/.exec(wstgId)?.[1]
    const isTagged = (finding: Finding) =>
      finding.tags.some((tag) => equalWstgIds(tag, wstgId)) &&
      equalWstgIds(wstgIdOf(finding) ?? wstgId, wstgId)
    return [
      ...[tagOfWstgId(wstgId), part?.toLowerCase()].flatMap((tag) =>
        tag === undefined ? [] : [{ filters: { tag }, matches: isTagged }],
      ),
      {
        filters: { tag: wstgTag, title: part ?? wstgId },
        matches: (finding) => isNamedInTitle(finding, wstgId),
      },
    ]
  },
}

/** The tags of a new finding for an item. */
export const tagsFor = (wstgId: string): string[] => {
  const tag = tagOfWstgId(wstgId)
  return tag === undefined ? [wstgTag] : [wstgTag, tag]
}
