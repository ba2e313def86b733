/** Prints the lines that are too long and fails when there are any. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Characters. The formatter has the same limit but does not wrap comments and strings. */
const longest = 100
const checked = /\.(ts|tsx|js|mjs|cjs|sql|md|sh|ya?ml)$|(^|\/)(Makefile|Dockerfile)$/
/** Generated files, and the contract with its line breaks. */
const exempt = /^generated\/|^db\/(schema\.sql|types)|\/releases\/.*sql$|^api\/(openapi|base)/

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => checked.test(file) && !exempt.test(file))

for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if ([...line].length <= longest || /https?:\/\//.test(line)) continue
    if (file.endsWith('.md') && line.startsWith('|')) continue
    console.log(`${file}:${index + 1}: ${[...line].length} characters`)
    process.exitCode = 1
  }
}
