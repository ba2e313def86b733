/** Prints the paths in configurations that match no file and fails when there are any. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
const report = (source: string, name: string) => {
  console.log(`${source}: no file matches ${name}`)
  process.exitCode = 1
}

const configurations = ['package.json', 'biome.json', 'knip.jsonc', '.dockerignore', '.taprc']
/** Words with a slash or an extension. */
const pathForm = /^[\w*.{},-]+(\/[\w*.{},-]+)+$|^[\w-]+\.(json|md|ts|sh)$/
/** Files of installations and builds, and those that the first release writes. */
const isMadeLater = /^node_modules|tsbuildinfo$|\.gz$|\.sha256$|^api\/baseline-/
for (const source of [...configurations, ...files.filter((file) => /tsconfig\.json$/.test(file))])
  for (const word of readFileSync(source, 'utf8').split(/[\s"'=!]+/)) {
    if (!pathForm.test(word) || isMadeLater.test(word)) continue
    if (globSync(word, { cwd: dirname(source) }).length === 0) report(source, word)
  }

/** The expression once for each of its alternatives. */
const alternatives = (expression: string): string[] => {
  const [group, inner] = /\((?!\?)([^()]*\|[^()]*)\)/.exec(expression) ?? []
  if (group === undefined || inner === undefined) return [expression]
  return inner.split('|').flatMap((one) => alternatives(expression.replace(group, () => one)))
}
const rules = '.dependency-cruiser.cjs'
for (const [, quoted = ''] of readFileSync(rules, 'utf8').matchAll(/'(\^[^']*|\([^']*\))'/g)) {
  if (/\$1|node:|node_modules|child_process/.test(quoted)) continue
  for (const one of alternatives(quoted.replaceAll('\\\\', '\\')))
    if (!files.some((file) => new RegExp(one).test(file))) report(rules, one)
}
