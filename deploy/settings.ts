/**
 * Writes `.env.example` and the variables that Compose passes on from the annotations of
 * `src/platform/environment/variables.ts`. With `--check` it writes nothing and fails if one of
 * them is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { variableDocs } from '../src/platform/environment/variables.ts'

const width = 98

const commentOf = (meaning: string): string => {
  const lines = ['']
  for (const word of meaning.replaceAll('`', '').split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push('')
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines.map((line) => `#${line}\n`).join('')
}

const example = (): string =>
  '# Copy to .env and change what differs. Each variable is here with its default. An empty one\n' +
  '# counts as unset. A start with a bad value ends with one line that names the variable.\n' +
  '# A value with # or a space needs quotation marks: KEY="abc#tail".\n' +
  '# Written from src/platform/environment/variables.ts by `make settings`.\n' +
  variableDocs
    .map(({ name, value, unset, about }) => {
      const meaning = unset ? `${about}; unset: ${unset}` : about
      return `\n${commentOf(meaning)}${name}=${value}\n`
    })
    .join('')

/** Replaces the one block of lines that have this form. */
const replaceBlock = (text: string, line: RegExp, block: string): string => {
  const blocks = text.match(new RegExp(`(?:^(?:${line.source})\\n)+`, 'gm')) ?? []
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of the form ${line.source}`)
  return text.replace(blocks[0] ?? '', () => block)
}

/**
 * Writes the lines of Compose that pass on the variables of all processes, or of the APIs only. A
 * variable with a line of another form has a value of Compose's own.
 */
const passOn = (compose: string, ofApis: boolean, indent: string): string => {
  const names = variableDocs
    .filter(({ name, fixed, api = false }) => {
      const own = new RegExp(`^${indent}${name}: (?!\\$\\{${name}:-\\}$)`, 'm')
      return !fixed && api === ofApis && !own.test(compose)
    })
    .map(({ name }) => name)
  const line = new RegExp(`${indent}(${names.join('|')}): \\$\\{\\1:-\\}`)
  return replaceBlock(
    compose,
    line,
    names.map((name) => `${indent}${name}: \${${name}:-}\n`).join(''),
  )
}

const files: Record<string, (text: string) => string> = {
  '.env.example': example,
  'docker-compose.yml': (text) => passOn(passOn(text, false, '    '), true, '      '),
}
for (const [path, write] of Object.entries(files)) {
  const url = new URL(`../${path}`, import.meta.url)
  const text = await readFile(url, 'utf8')
  const next = write(text)
  if (next === text) continue
  if (process.argv.includes('--check')) {
    console.error(`run \`make settings\`: ${path} is out of date`)
    process.exitCode = 1
  } else await writeFile(url, next)
}
