import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The violations of WCAG and good practice that axe-core finds in a page.
 * @param rules the ids of the only rules to apply; without them all rules
 */
export const violations = async (
  page: Page,
  rules?: readonly string[],
): Promise<AxeResults['violations']> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) }
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`)
}

/** A violation in one line: its rule and the elements. */
export const summaryOf = ({ id, nodes }: AxeResults['violations'][number]): string =>
  `${id}: ${nodes.map(({ target }) => target).join(', ')}`
