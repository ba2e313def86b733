/**
 * Runs the tests: starts their PostgreSQL with a migrated database, which each test file copies,
 * and then runs tap with the given options and files. Without files the tests of behaviour run,
 * with `--faults` the tests of faults. `-g NAME` (`--grep=/NAME/`) chooses tests at the top of a
 * file by their names, and a second `-g` chooses among their subtests. Files that call a missing
 * program are skipped; in CI they are a failure. `npx tap FILE` runs a file without this program.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EmbeddedPostgres } from '../embedded/postgres/postgres.ts'
import { behaviourTests, faultTests, filesOf } from './select.ts'
import { cache, startTestServer } from './support/server.ts'

const { values, tokens, positionals } = parseArgs({
  options: {
    faults: { type: 'boolean' },
    grep: { type: 'string', short: 'g', multiple: true, default: [] },
  },
  strict: false,
  allowPositionals: true,
  tokens: true,
})
const tapOptions = tokens.flatMap((token) =>
  token.kind === 'option' && !['faults', 'grep'].includes(token.name)
    ? `${token.rawName}${token.value === undefined ? '' : `=${token.value}`}`
    : [],
)

const chooseFiles = (): string[] => {
  if (positionals.length > 0) return filesOf(positionals)
  return values.faults ? faultTests() : behaviourTests()
}
const files = chooseFiles()

/** A temporary folder for this run, separate from other programs and removed at the end. */
const temporary = await mkdtemp(join(tmpdir(), 'register-tests-'))
let server: EmbeddedPostgres | undefined
try {
  server = await startTestServer(temporary)

  // Some programs of the tests run as other users and need access.
  await chmod(temporary, 0o711)
  process.env.TMPDIR = temporary
  // The search path of an ordinary user lacks this folder of HAProxy.
  process.env.PATH += ':/usr/sbin'
  // Cached compiled code: hundreds of processes load the same modules.
  process.env.NODE_COMPILE_CACHE = join(cache, 'compiled')
  const skipped = join(temporary, 'skipped')
  process.env.TEST_SKIPPED = skipped
  process.env.TEST_GREP = (values.grep as string[]).join('\n')
  const words = files.map((file) => `--test-arg=${file}`)
  // A log needs the failures alone, and no moving lines, which `CI` switches off.
  const isLog = !process.stdout.isTTY
  const options = [...(isLog ? ['--reporter=terse'] : []), ...tapOptions]
  const tap = spawn('tap', ['test/suite.ts', ...options, ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(process.env.CI === 'true' && { TEST_PROGRAMS: 'required' }),
      ...(isLog && { CI: 'true' }),
    },
  })
  const [code] = await once(tap, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
  if (existsSync(skipped)) console.log(`\nSkipped:\n${readFileSync(skipped, 'utf8')}`)
} finally {
  await server?.stop()
  await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
