import type { NewFinding } from '../defectdojo/finding.ts'
import data from './catalogue.json' with { type: 'json' }
import newerData from './newer-tests.json' with { type: 'json' }

/** One test of the guide. */
export interface WstgTest extends Pick<NewFinding, 'severity' | 'description'> {
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

const keys = new Set(wstgTests.map(({ id }) => id.toLowerCase()))
/** Whether an item, by its key, is one of the checklist. */
export const isOfGuide = (key: string): boolean => keys.has(key)

const { categories } = wstgGuide
export const categoryIds = categories.map(({ id }) => id)

/** OWASP's own list has `Error Handling` for `Testing for Error Handling`. */
const plainName = (category: string) =>
  category.toLowerCase().replace(/^testing for | testing$/g, '')

/** The category of the guide with this name or id, in any case. */
export const categoryOf = (text = '') =>
  categories.find(({ id, name }) =>
    [id, name].some((known) => plainName(known) === plainName(text)),
  )

/**
 * A category as the beginning of an identifier in lower case, in any version of the guide: a
 * regular expression for JavaScript and for PostgreSQL.
 */
export const formOfCategory = (id: string): string =>
  `wstg[^a-z]*(v[0-9]+[^a-z0-9]*)?${id.slice('WSTG-'.length).toLowerCase()}([^a-z]|$)`

/** The categories that a text names. */
export const categoriesNamedIn = (text: string) =>
  categories.filter(({ id }) => new RegExp(formOfCategory(id)).test(text.toLowerCase()))

/** The category that an identifier begins with. */
export const categoryOfId = (wstgId: string) =>
  categories.find(({ id }) => new RegExp(`^${formOfCategory(id)}`).test(wstgId.toLowerCase()))
