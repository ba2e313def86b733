import type { NewFinding } from '../defectdojo/findings-tool.ts'
import data from './catalogue.json' with { type: 'json' }
import { canonicalWstgId, tagsFor } from './checklist.ts'

/** One test of the guide. */
interface WstgTest extends Pick<NewFinding, 'severity' | 'description'> {
  id: string
  name: string
  /** The guide's name for the group, such as `Authentication Testing`. */
  category: string
}

/**
 * The guide, OWASP WSTG 4.2. Every document that shows its names has to show its attribution and
 * its license.
 */
export const wstgGuide = data as Omit<typeof data, 'categories'> & {
  categories: { name: string; tests: Omit<WstgTest, 'category'>[] }[]
}

/** All tests in the order of the guide. */
export const wstgTests: readonly WstgTest[] = wstgGuide.categories.flatMap(
  ({ name: category, tests }) => tests.map((test) => ({ ...test, category })),
)

const testsById = new Map(wstgTests.map((test) => [test.id, test]))

/** Undefined for an item outside of the guide. */
export const wstgTest = (wstgId: string): WstgTest | undefined =>
  testsById.get(canonicalWstgId(wstgId))

/** The texts, tags and severity of a new finding for an item. */
export const findingFor = (wstgId: string): Omit<NewFinding, 'flags'> => {
  const test = wstgTest(wstgId)
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
