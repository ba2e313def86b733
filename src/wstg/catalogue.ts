import type { Severity } from '../defectdojo/finding.ts'
import data from './catalogue.json' with { type: 'json' }
import { canonicalWstgId } from './wstg-id.ts'

/** One test of the guide. */
export type WstgTest = {
  id: string
  name: string
  /** The guide's name for the group, such as `Authentication Testing`. */
  category: string
  severity: Severity
  description: string
}

interface Catalogue {
  version: string
  attribution: string
  license: string
  categories: { id: string; name: string; tests: Omit<WstgTest, 'category'>[] }[]
}

const { categories, version, attribution, license } = data as Catalogue

/**
 * The version of the guide, with its credit and licence: every document that shows the guide's
 * names has to show both.
 */
export const wstgGuide = { version, attribution, license } as const

/** All tests of OWASP WSTG 4.2, in the order of the guide. */
export const wstgTests: readonly WstgTest[] = categories.flatMap(({ name: category, tests }) =>
  tests.map((test) => ({ ...test, category })),
)

const testsById = new Map(wstgTests.map((test) => [test.id, test]))

export const isKnownWstgId = (wstgId: string): boolean => testsById.has(canonicalWstgId(wstgId))

/**
 * The catalogue's entry for an item. An item outside of the guide gets a general name and the
 * severity Medium.
 */
export const wstgTest = (wstgId: string): WstgTest => {
  const id = canonicalWstgId(wstgId)
  return (
    testsById.get(id) ?? {
      id,
      name: 'Security Test',
      category: 'Other Tests',
      severity: 'Medium',
      description:
        "An item of the tracker's checklist that is not part of the " +
        `OWASP Web Security Testing Guide ${version}.`,
    }
  )
}

/** The title of a finding made for an item: `<wstg_id>: <title>`. */
export const findingTitle = ({ id, name }: WstgTest): string => `${id}: ${name}`
