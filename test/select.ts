import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Need } from './programs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The files that the patterns match, sorted.
 * @throws when a pattern matches none: its tests would silently not run
 */
export const filesOf = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => {
      const found = globSync(pattern, { cwd: root })
      if (found.length === 0) throw new Error(`No file matches ${pattern}`)
      return found
    })
    .sort()

/** Tests that kill, freeze or restart processes, or wait for real leases and time-outs. */
const faults = [
  'test/faults/*.test.ts',
  'test/platform/queue/*.test.ts',
  'test/embedded/crash.test.ts',
  'test/embedded/life-cycle.test.ts',
  'test/embedded/host-conditions.test.ts',
  'test/start/embedded.test.ts',
  'test/platform/database/outages.test.ts',
  'test/platform/database/pgbouncer.test.ts',
  'test/platform/database/shared-reads.test.ts',
  'test/checklist/defectdojo/faults.test.ts',
  'test/people/accounts/revocation-replicas.test.ts',
  'test/platform/http/slow-clients.test.ts',
  'test/platform/telemetry/health.test.ts',
]

const all = () => filesOf(['test/**/*.test.ts'])
export const faultTests = (): string[] => filesOf(faults)
export const behaviourTests = (): string[] => {
  const excluded = new Set(faultTests())
  return all().filter((file) => !excluded.has(file))
}

/** Paths of tests that take long begin with these. They run first. */
const longest = [
  'client/',
  'checklist/dumps/',
  'checklist/wstg/',
  'faults/wstg-',
  'faults/dumps',
  'platform/queue/',
  'checklist/report/',
  'web/',
  'fuzz/',
  'platform/database/outages',
]
/** Files of one process: more would leave a processor idle at the end of a run. */
const mostFiles = 6

/**
 * The files of each process. The tests of one room's behaviour share processes, because loading
 * the service takes as long as a test. A fault may end its process, so its tests have their own.
 */
export const processes = (chosen: readonly string[]): string[][] => {
  const rank = (file: string) => {
    const found = longest.findIndex((path) => file.startsWith(`test/${path}`))
    return found === -1 ? longest.length : found
  }
  const alone = new Set(faultTests())
  const result: string[][] = []
  const growing = new Map<string, string[]>()
  for (const file of chosen.toSorted((a, b) => rank(a) - rank(b))) {
    const room = alone.has(file) ? file : dirname(file)
    const files = growing.get(room) ?? []
    if (files.push(file) === 1) result.push(files)
    if (files.length < mostFiles) growing.set(room, files)
    else growing.delete(room)
  }
  return result
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The project's files that a file refers to: imports, and the scripts and pages it starts. */
const namedBy = (file: string): string[] =>
  [
    ...readFileSync(resolve(root, file), 'utf8').matchAll(/'(\.{1,2}\/[^']+\.(?:ts|js|json))'/g),
  ].map(([, path = '']) => relative(root, resolve(root, dirname(file), path)))

/** These files import every room, so a change of any room would affect every test. */
const compositionRoots = new Set(['src/app.ts', 'src/context.ts'])

/** The rooms of `test/` that concern all files whose path begins so; the first one decides. */
const roomsOf: Readonly<Record<string, readonly string[]>> = {
  'api/': ['contract', 'client', 'fuzz'],
  'db/': ['people/accounts', 'platform/database', 'people/measurements', 'checklist/wstg'],
  'deploy/': ['deploy'],
  'docker-compose': ['deploy'],
  Dockerfile: ['deploy'],
  'generated/web/': ['web'],
  'generated/': ['contract', 'client', 'fuzz'],
  'web/': ['web'],
}

/** A test and the project's files that it imports, also indirectly. */
const importsOf = (test: string): Set<string> => {
  const reached = new Set([test])
  for (const file of reached) {
    const isSource = /\.tsx?$/.test(file) && existsSync(resolve(root, file))
    if (isSource && !compositionRoots.has(file))
      for (const named of namedBy(file)) reached.add(named)
  }
  return reached
}

/**
 * The tests that can run here, and the others with the packages that they lack. A test needs a
 * program if it imports a file that calls it, also indirectly.
 */
export const splitByNeeds = (tests: readonly string[], missing: readonly Need[]) => {
  const runnable: string[] = []
  const skipped: { test: string; packages: string[] }[] = []
  for (const test of tests) {
    const reached = missing.length === 0 ? new Set<string>() : importsOf(test)
    const packages = missing
      .filter(({ calledBy }) => calledBy.some((file) => reached.has(file)))
      .map((need) => need.package)
    if (packages.length === 0) runnable.push(test)
    else skipped.push({ test, packages })
  }
  return { runnable, skipped }
}

/**
 * The tests that changes since `base` concern: those of a changed file's room, and those that
 * import the file indirectly. Documents concern none; any other file without a test is named.
 * @throws when only such files have changed: to test nothing would look like a success
 */
export const changedTests = (base: string): string[] => {
  const changed = [
    ...git('diff', '--name-only', '--merge-base', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => !/\.md$|^docs\/|^(LICENSE|NOTICE)$/.test(file))
  const tests = all().map((test) => ({
    test,
    room: dirname(test).slice('test/'.length),
    imports: importsOf(test),
  }))
  const chosen = new Set<string>()
  const without = changed.filter((file) => {
    const listed = Object.entries(roomsOf).find(([path]) => file.startsWith(path))?.[1] ?? []
    const concerned = tests.filter(
      ({ room, imports }) =>
        listed.includes(room) || file.startsWith(`src/${room}/`) || imports.has(file),
    )
    for (const { test } of concerned) chosen.add(test)
    return concerned.length === 0
  })
  const message = `No test concerns ${without.join(', ')}: run \`make test\``
  if (without.length > 0 && chosen.size === 0) throw new Error(message)
  if (without.length > 0) console.error(message)
  return [...chosen].sort()
}
