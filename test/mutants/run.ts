/**
 * Makes one mutation at a time in a copy of the project and runs the tests there. A mutation that
 * no test detects survives. Arguments select mutations by a part of their name. Not part of CI
 * because it takes long; with `--check` it only compares the mutations with the code.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { filesOf } from '../select.ts'

/** A fault: one text replaced in one file. */
interface Mutation {
  name: string
  file: string
  from: string
  to: string
  /** The tests that should detect it run first, then all tests. */
  tests: string[]
}

/**
 * A block of mutations.txt: a line for the name, `@` the file, `-` each line of the text, `+` each
 * line of the text in its place, `?` the tests.
 */
const read = (block: string): Mutation => {
  const [name = '', ...lines] = block.split('\n')
  const of = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const tests = of('?').join('').trim().split(' ')
  return {
    name,
    file: of('@').join('').trim(),
    from: of('-').join('\n'),
    to: of('+').join('\n'),
    tests: filesOf(tests.map((test) => `test/${test}`)),
  }
}

const list = await readFile(new URL('mutations.txt', import.meta.url), 'utf8')
const mutations = list.trim().split('\n\n').map(read)
const root = resolve(import.meta.dirname, '../..')
/** The tests must detect this share of all mutations. */
const requiredRate = 0.95
/** Milliseconds for one run of tests. A run that hangs counts as a detection. */
const timeout = 20 * 60_000

/** Copies the files under version control and new files that Git does not ignore. */
const copyProject = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'register-mutants-'))
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  )
  for (const name of list.toString('utf8').split('\0').filter(Boolean)) {
    if (name === 'node_modules') continue
    await mkdir(dirname(join(copy, name)), { recursive: true })
    await cp(join(root, name), join(copy, name))
  }
  await symlink(await realpath(join(root, 'node_modules')), join(copy, 'node_modules'))
  return copy
}

/** Whether the given tests, or all tests, pass in the copy. */
const testsPass = async (
  copy: string,
  tests: string[],
  stdio: 'ignore' | 'inherit' = 'ignore',
): Promise<boolean> => {
  const run = spawn(process.execPath, ['test/run.ts', '--bail', ...tests], {
    cwd: copy,
    stdio,
    timeout,
  })
  const [code] = await once(run, 'exit')
  return code === 0
}

/** The tests that detect the mutation; `undefined` without any. */
const noticedBy = async (
  copy: string,
  { file, from, to, tests }: Mutation,
): Promise<string | undefined> => {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    text.replace(from, () => to),
  )
  try {
    if (!(await testsPass(copy, tests))) return tests.join(', ')
    return (await testsPass(copy, [])) ? undefined : 'another test'
  } finally {
    await writeFile(path, text)
  }
}

const wanted = process.argv.slice(2).filter((word) => word !== '--check')
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
const stale: string[] = []
for (const { name, file, from } of mutations) {
  const text = await readFile(join(root, file), 'utf8').catch(() => '')
  const places = text.split(from).length - 1
  if (places !== 1) stale.push(`${name}: ${file} holds ${places} times, not once: ${from}`)
}
if (stale.length > 0) {
  console.error(`test/mutants/mutations.txt does not match the code:\n${stale.join('\n')}`)
  process.exit(1)
}
if (process.argv.includes('--check')) process.exit()
const copy = await copyProject()
const survivors: string[] = []
try {
  const hinted = [...new Set(chosen.flatMap(({ tests }) => tests))]
  if (!(await testsPass(copy, hinted, 'inherit')))
    throw new Error('the tests fail without any mutation: nothing would be proved')
  for (const [index, mutation] of chosen.entries()) {
    const started = performance.now()
    const test = await noticedBy(copy, mutation)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (test === undefined) survivors.push(`${mutation.name} (${mutation.file})`)
    console.log(
      `${index + 1}/${chosen.length} ${mutation.name}: ${test ?? 'SURVIVES'} (${seconds} s)`,
    )
  }
} finally {
  await rm(copy, { recursive: true, force: true })
}

const noticed = chosen.length - survivors.length
console.log(`${noticed} of ${chosen.length} mutations are noticed`)
for (const survivor of survivors) console.log(`survives: ${survivor}`)
process.exitCode = noticed / chosen.length >= requiredRate ? 0 : 1
