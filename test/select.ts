import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

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
export const faultTests = (): string[] =>
  filesOf([
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
  ])

export const behaviourTests = (): string[] => {
  const faults = new Set(faultTests())
  return filesOf(['test/**/*.test.ts']).filter((file) => !faults.has(file))
}

/** Paths of tests that take long begin with these. They run first. */
const longest = [
  'checklist/dumps/',
  'client/',
  'checklist/wstg/',
  'faults/wstg-',
  'faults/dumps',
  'platform/queue/',
  'checklist/report/',
  'web/',
  'fuzz/',
  'platform/database/',
  'start/',
]

/** Files of one process: more would leave a processor idle at the end of a run. */
const mostFiles = 6

/**
 * The files of each process. The tests of one module's behaviour share processes, because loading
 * the service takes as long as a test. A fault may end its process, so its tests have their own.
 */
export const processes = (chosen: readonly string[]): string[][] => {
  const rank = (file: string) => {
    const found = longest.findIndex((path) => file.startsWith(`test/${path}`))
    return found === -1 ? longest.length : found
  }
  const faults = new Set(faultTests())
  const modules = Object.groupBy(
    chosen.toSorted((a, b) => rank(a) - rank(b)),
    (file) => (faults.has(file) ? file : dirname(file)),
  )
  return Object.values(modules).flatMap((files = []) => {
    const number = Math.ceil(files.length / mostFiles)
    return Array.from({ length: number }, (_, index) =>
      files.filter((_, place) => place % number === index),
    )
  })
}
