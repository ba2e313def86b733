/**
 * Compares the generated document with `api/baseline.yaml`, and fails if a change would break a
 * caller; then prints what the document has gained and lost since the last commit.
 */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

interface Change {
  kind: string
  typeName: string
  /** Of a modified part, e.g. `enum`. */
  property?: string
  path: string
  verdicts: { impact: string; message: string; ruleId: string }[]
  base?: { pointer: string }
  revision?: { pointer: string }
}

const document = 'generated/client/openapi.json'
const run = promisify(execFile)
const inRoot = { cwd: new URL('..', import.meta.url), maxBuffer: 2 ** 26 }

const changesSince = async (base: string): Promise<Change[]> => {
  const options = ['--config', 'api/redocly-diff.yaml', '--format=json', '--fail-on=none']
  const words = ['diff', ...options, base, document]
  const { stdout } = await run('node_modules/.bin/redocly', words, inRoot)
  return JSON.parse(stdout).changes
}

/** Such as `WeightItem.id` or `/api/stats/get`. */
const nameOf = (pointer: string): string =>
  pointer
    .replace(/^#\/(components\/\w+|paths)\//, '')
    .replaceAll('/properties/', '.')
    .replaceAll('~1', '/')

const breaks = (await changesSince('api/baseline.yaml')).flatMap(({ path, verdicts }) =>
  verdicts
    .filter(({ impact }) => impact === 'major')
    .map(({ message, ruleId }) => `  ${nameOf(path)}: ${message} (${ruleId})\n`),
)
if (breaks.length > 0) {
  console.error(`\nBreaks of the specified operations (major):\n${breaks.join('')}`)
  process.exitCode = 1
}

const cache = 'node_modules/.cache/contract'
await mkdir(new URL(`../${cache}`, import.meta.url), { recursive: true })
const committed = await run('git', ['show', `HEAD:${document}`], inRoot)
await writeFile(new URL(`../${cache}/openapi.json`, import.meta.url), committed.stdout)
const texts = ['description', 'summary', 'title', 'example', 'examples']
const differences = (await changesSince(`${cache}/openapi.json`))
  .filter(({ property = '' }) => !texts.includes(property))
  .map(({ kind, property, path, base, revision }) => {
    const place = nameOf((revision ?? base)?.pointer ?? path)
    const part = property === undefined || place.endsWith(property) ? '' : `/${property}`
    return `  ${kind.padEnd(8)}  ${place}${part}\n`
  })
console.log('\nSince the last commit, apart from texts and examples:')
console.log([...new Set(differences)].join('') || '  no difference\n')
