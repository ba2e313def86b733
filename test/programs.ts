/**
 * The programs that some tests need beyond npm's packages, and the Debian packages that have them.
 * Run as a program, as root on Debian, it installs the missing ones.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Need {
  command: string
  package: string
  /** The subject of the tests. */
  for: string
  /** The files of tests that call it, or that start `bash` scripts which do. */
  calledBy: readonly string[]
}

const report = ['test/checklist/report/support.ts', 'test/checklist/report/hostile.test.ts']
const dumps = [
  'test/checklist/dumps/attacks.test.ts',
  'test/checklist/dumps/export.test.ts',
  'test/checklist/dumps/import.test.ts',
  'test/checklist/dumps/tool-database.ts',
  'test/checklist/dumps/tool-schema.ts',
  'test/faults/backup.test.ts',
  'test/faults/point-in-time-recovery.test.ts',
  'test/faults/roles.test.ts',
  'test/security/canaries.test.ts',
]

const needs: readonly Need[] = [
  {
    command: 'chromium-headless-shell',
    package: 'chromium-headless-shell',
    for: 'the pages',
    calledBy: ['test/support/browser.ts'],
  },
  { command: 'pdftotext', package: 'poppler-utils', for: 'the report', calledBy: report },
  { command: 'qpdf', package: 'qpdf', for: 'the report', calledBy: report },
  { command: 'pg_dump', package: 'postgresql-client', for: 'dumps and backups', calledBy: dumps },
  {
    command: 'pg_waldump',
    package: 'postgresql',
    for: 'recovery',
    calledBy: ['test/faults/point-in-time-recovery.test.ts'],
  },
  {
    command: 'redis-server',
    package: 'redis-server',
    for: 'the queue in Redis',
    calledBy: ['test/support/redis.ts'],
  },
  {
    command: 'pgbouncer',
    package: 'pgbouncer',
    for: 'the pooler',
    calledBy: ['test/platform/database/pgbouncer.test.ts'],
  },
  {
    command: 'haproxy',
    package: 'haproxy',
    for: 'the proxy',
    calledBy: ['test/deploy/compose.test.ts', 'test/faults/proxy.test.ts'],
  },
  {
    command: 'openssl',
    package: 'openssl',
    for: 'the proxy',
    calledBy: ['test/faults/proxy.test.ts'],
  },
  {
    command: 'promtool',
    package: 'prometheus',
    for: 'metrics and alerts',
    calledBy: ['test/deploy/monitoring.test.ts', 'test/platform/telemetry/metrics.test.ts'],
  },
  {
    command: 'curl',
    package: 'curl',
    for: 'the documents',
    calledBy: [
      'test/faults/point-in-time-recovery.test.ts',
      'test/checklist/wstg/gate.test.ts',
      'test/start/first-release.test.ts',
    ],
  },
  {
    command: 'jq',
    package: 'jq',
    for: 'the documents',
    calledBy: ['test/checklist/wstg/gate.test.ts', 'test/start/first-release.test.ts'],
  },
  {
    command: 'script',
    package: 'bsdutils',
    for: 'the commands',
    calledBy: ['test/people/accounts/account-command.test.ts'],
  },
  { command: 'go', package: 'golang-go', for: 'make check', calledBy: [] },
]

/** PostgreSQL's server programs are not in the search path of Debian. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin'),
]

const isInstalled = ({ command }: Need): boolean =>
  folders().some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

export const missingNeeds = (): Need[] => needs.filter((need) => !isInstalled(need))

/** Installs what is missing, and says why. */
const install = (): void => {
  const missing = missingNeeds()
  const canInstall = process.getuid?.() === 0 && globSync('/usr/bin/apt-get').length > 0
  // The tests list what they skip.
  if (missing.length === 0 || !canInstall) return
  const list = missing.map((need) => `${need.package} (${need.for})`).join(', ')
  console.log(`Installing Debian packages that tests call: ${list}`)
  // Run level 1: the installation of a server must not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  const packages = new Set(missing.map((need) => need.package))
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
