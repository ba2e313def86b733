/**
 * The programs that some tests need beyond npm's packages, and the Debian packages that have them.
 * Run as a program, as root on Debian, it installs the missing ones.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageOf = {
  'chromium-headless-shell': 'chromium-headless-shell',
  curl: 'curl',
  /** For `make check`. */
  go: 'golang-go',
  haproxy: 'haproxy',
  jq: 'jq',
  openssl: 'openssl',
  pdftotext: 'poppler-utils',
  pg_dump: 'postgresql-client',
  pg_waldump: 'postgresql',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  qpdf: 'qpdf',
  'redis-server': 'redis-server',
  script: 'bsdutils',
} as const
type Program = keyof typeof packageOf

/** PostgreSQL's server programs are not in the search path of Debian. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin'),
]

const isMissing = (program: Program): boolean =>
  !folders.some((folder) => existsSync(join(folder, program)))

/** A test file that throws it is skipped, except in CI. */
export class MissingProgram extends Error {}

/**
 * Called first by files that call programs.
 * @throws MissingProgram
 */
export const need = (...programs: Program[]): void => {
  const missing = programs.filter(isMissing)
  if (missing.length === 0) return
  const packages = missing.map((program) => packageOf[program])
  throw new MissingProgram(`needs the Debian packages ${packages.join(', ')}`)
}

const install = (): void => {
  const missing = (Object.keys(packageOf) as Program[]).filter(isMissing)
  const canInstall = process.getuid?.() === 0 && globSync('/usr/bin/apt-get').length > 0
  if (missing.length === 0 || !canInstall) return
  const packages = [...new Set(missing.map((program) => packageOf[program]))]
  console.log(`Installing Debian packages that tests call: ${packages.join(', ')}`)
  // Run level 1: the installation of a server must not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
