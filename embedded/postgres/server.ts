import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './binaries.ts'
import { adopt, readPrivateFile, removeTemporaries, writePrivateFile } from './directory.ts'
import type { Launcher } from './launcher.ts'
import { disownStalePid, findPostmaster } from './postmaster-file.ts'

/** Long enough for the recovery after a crash (max_wal_size is 1 GB), short enough to notice that something is wrong. */
const startLimit = 60_000
/** A fast shutdown ends the sessions and writes a checkpoint. After this, recovery at the next start is the lesser evil. */
const fastShutdownLimit = 10_000
const immediateShutdownLimit = 5_000
const largestLog = 1_000_000

export interface Installation {
  /** Absolute and real. */
  readonly directory: string
  readonly binaries: PostgresBinaries
  readonly launcher: Launcher
  readonly settings: Readonly<Record<string, string>>
}

export interface Server {
  readonly port: number
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

export const dataOf = (directory: string) => join(directory, 'data')
const logOf = (directory: string) => join(directory, 'postgres.log')
const portOf = (directory: string) => join(directory, 'port')

/** The major version that made the data directory; undefined when there is none yet. */
export function dataVersion(directory: string): number | undefined {
  const version = readPrivateFile(join(dataOf(directory), 'PG_VERSION'))
  return version === undefined ? undefined : Number(version)
}

/**
 * Makes the data directory. It is made under another name and gets its own in one step, so that a start that is cut
 * short leaves nothing that looks like one.
 *
 * Text is UTF-8, compared by code point (`C`: no index depends on the system's libraries) with the character classes of
 * Unicode (`C.UTF-8`, where the system has it: `lower`, `ILIKE` and pg_trgm then know accented letters).
 * @param passwordFile holds the superuser's password
 */
export async function createData(
  { directory, binaries, launcher }: Installation,
  user: string,
  passwordFile: string,
): Promise<void> {
  const prefix = 'data.new-'
  removeTemporaries(directory, prefix)
  for (const characters of ['C.UTF-8', 'C']) {
    const temporary = join(directory, prefix + randomBytes(6).toString('hex'))
    const [program = '', ...words] = [...launcher.prefix, binaries.initdb, '--pgdata', temporary]
    words.push('--username', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--data-checksums')
    words.push('--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', characters, '--no-instructions')
    try {
      await promisify(execFile)(program, words, { env: launcher.environment, cwd: '/', timeout: startLimit })
      return renameSync(temporary, dataOf(directory))
    } catch (error) {
      const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
      if (characters === 'C' || !/invalid locale/.test(text)) {
        throw new Error(`initdb failed in ${directory}: ${text.trim()}`, { cause: error })
      }
    }
  }
}

/**
 * Starts the server on loopback and waits until it accepts connections.
 * @param fixedPort the only port to use; without it the last one if it is free, otherwise any
 * @throws Error with the end of the server's log when it does not start
 */
export async function startServer(installation: Installation, fixedPort?: number): Promise<Server> {
  const { directory } = installation
  const deadline = Date.now() + startLimit
  for (let attempt = 1; ; attempt++) {
    const port = fixedPort ?? (await freePort(attempt === 1 ? Number(readPrivateFile(portOf(directory)) ?? 0) : 0))
    const logStart = rotateLog(directory)
    const server = launch(installation, port)
    if (await becomesReady(server, dataOf(directory), deadline)) {
      if (fixedPort === undefined) writePrivateFile(portOf(directory), `${port}\n`)
      return server
    }
    await server.stop()
    const text = readFileSync(logOf(directory)).subarray(logStart).toString().slice(-2_000).trim()
    // Taken between the look and the start; or a child of a server that was killed has not noticed yet.
    const passing = /Address already in use|shared memory block/.test(text)
    if (!passing || attempt >= 50 || fixedPort !== undefined) {
      throw new Error(`PostgreSQL did not start in ${directory}: ${text || 'no answer in time'}`)
    }
    await delay(100)
  }
}

function launch({ directory, binaries, launcher, settings }: Installation, port: number): Server & { pid: number } {
  const data = dataOf(directory)
  disownStalePid(data)
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '', // the path of a socket has at most 107 bytes
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements are the caller's to log: their texts and details hold what people entered.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...settings,
  }
  const [program = '', ...words] = [...launcher.prefix, binaries.postgres, '-D', data]
  for (const [name, value] of Object.entries(all)) words.push('-c', `${name}=${value}`)

  // A file, not a pipe: nobody has to read it, and it is still there when this process is not.
  const log = openSync(logOf(directory), 'a', 0o600)
  adopt(logOf(directory))
  const child = spawn(program, words, {
    env: launcher.environment,
    cwd: '/',
    stdio: ['ignore', log, log],
    detached: true, // Ctrl-C at the terminal is for this process, which closes the server last
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve()) // the program cannot be run at all
  })
  child.unref()
  const pid = child.pid ?? 0
  if (!launcher.diesWithUs && pid > 0) endAfterUs(pid, ended, launcher.environment)
  return { pid, port, ended, stop: () => stopChild(child, ended) }
}

/** Where the kernel does not do it: a shell that sees its input end when this process does. */
function endAfterUs(pid: number, ended: Promise<void>, env: Launcher['environment']): void {
  const watch = spawn('sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env,
    cwd: '/',
    detached: true,
  })
  watch.on('error', () => {})
  watch.stdin.on('error', () => {})
  watch.unref()
  if (watch.stdin instanceof net.Socket) watch.stdin.unref()
  void ended.then(() => watch.kill('SIGKILL'))
}

async function becomesReady(server: Server & { pid: number }, data: string, deadline: number): Promise<boolean> {
  let over = false
  void server.ended.then(() => {
    over = true
  })
  while (!over && Date.now() < deadline) {
    const postmaster = findPostmaster(data)
    if (postmaster?.pid === server.pid && postmaster.ready) return true
    await delay(15)
  }
  return false
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref()
  for (const [signal, limit] of [
    ['SIGINT', fastShutdownLimit],
    ['SIGQUIT', immediateShutdownLimit],
    ['SIGKILL', immediateShutdownLimit],
  ] as const) {
    child.kill(signal)
    if (await within(ended, limit)) return
  }
}

/**
 * Waits for the server of a killed service to end, and sees to it that it does.
 * @throws Error when it is still there after 20 seconds
 */
export async function endPrevious(data: string, log: (message: string) => void): Promise<void> {
  const started = Date.now()
  let signal: NodeJS.Signals = 'SIGINT'
  for (let sent = false; ; ) {
    const previous = findPostmaster(data)
    if (previous === undefined) return
    const waited = Date.now() - started
    if (waited > 20_000) throw new Error(`a PostgreSQL server (process ${previous.pid}) does not leave ${data}`)
    if (signal === 'SIGINT' && waited > fastShutdownLimit) {
      signal = 'SIGQUIT'
      sent = false
    }
    if (!sent) {
      log(`Waiting for the PostgreSQL server of an earlier run (process ${previous.pid}) to end`)
      sent = true
      try {
        process.kill(previous.pid, signal)
      } catch {
        continue // it has just gone
      }
    }
    await delay(25)
  }
}

async function within(event: Promise<void>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController()
  const late = delay(milliseconds, false, { signal: timer.signal }).catch(() => false)
  const inTime = await Promise.race([event.then(() => true), late])
  timer.abort()
  return inTime
}

/** @returns the preferred port if nobody has it, otherwise one that nobody has at this moment */
async function freePort(preferred: number): Promise<number> {
  const probe = net.createServer()
  try {
    probe.listen(preferred, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  } catch (error) {
    if (preferred === 0) throw error
    return freePort(0)
  } finally {
    probe.close()
  }
}

/** Keeps one earlier log. @returns the size of the log as it is now, in bytes */
function rotateLog(directory: string): number {
  const size = statSync(logOf(directory), { throwIfNoEntry: false })?.size ?? 0
  if (size <= largestLog) return size
  renameSync(logOf(directory), `${logOf(directory)}.1`)
  return 0
}
