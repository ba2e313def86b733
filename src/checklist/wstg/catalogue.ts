import type { NewFinding, ToldFinding } from '../defectdojo/finding.ts'
import data from './catalogue.json' with { type: 'json' }
import { canonicalWstgId, itemKey, keysNamedBy, tagsFor } from './checklist.ts'
import newerData from './newer-tests.json' with { type: 'json' }

/** One test of the guide. */
interface WstgTest extends Pick<NewFinding, 'severity' | 'description'> {
  id: string
  name: string
  /** The guide's name for the group, such as `Authentication Testing`. */
  category: string
  /** Such as `WSTG-ATHN`. */
  categoryId: string
}

type Guide = Omit<typeof data, 'categories'> & {
  categories: { id: string; name: string; tests: Omit<WstgTest, 'category' | 'categoryId'>[] }[]
}

/**
 * The guide, OWASP WSTG 4.2. Every document that shows its names has to show its attribution and
 * its license.
 */
export const wstgGuide = data as Guide

const testsOf = ({ categories }: Guide): WstgTest[] =>
  categories.flatMap(({ id: categoryId, name: category, tests }) =>
    tests.map((test) => ({ ...test, category, categoryId })),
  )

/** All tests of the checklist in the order of the guide. */
export const wstgTests: readonly WstgTest[] = testsOf(wstgGuide)

/**
 * The tests of the guide's development version whose identifiers are new since 4.2. They name
 * findings and tracked items; the checklist, and so its coverage, stays 4.2.
 */
export const newerWstgTests: readonly WstgTest[] = testsOf(newerData as Guide)

/** The ids of the guide's categories. */
export const categoryIds = wstgGuide.categories.map(({ id }) => id)

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
 * Whether an identifier has the guide's form and is not in the guide. `near`: the only test with
 * the same number and a similar category, such as `WSTG-ATHN-06` for `WSTG-AUTHN-6`.
 */
export const missingInGuide = (wstgId: string): { near: string | undefined } | undefined => {
  const [, word, digits] = guideForm.exec(wstgId.toUpperCase()) ?? []
  if (word === undefined || namedWstgTest(wstgId)) return undefined
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
export const writtenFor = (
  finding: Pick<ToldFinding, 'title' | 'tags' | 'description'>,
): string | undefined => {
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
