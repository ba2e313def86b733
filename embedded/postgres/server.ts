import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Access, connect, superuser } from './databases.ts'
import { readIfThere } from './directory.ts'
import { giveDirectory, type Programs } from './programs.ts'

/** Milliseconds: long enough for the recovery after a crash. */
const startLimit = 60_000
/** Milliseconds: a fast shutdown ends the sessions and writes a checkpoint. */
const fastShutdownLimit = 10_000

/** The directory of one server: `data`, the log of its last start, its port, its password. */
export interface Place {
  /** Absolute and real. */
  readonly directory: string
  /** The open file of the lock that this process has. */
  readonly lock: number
  readonly programs: Programs
  readonly settings: Readonly<Record<string, string>>
}

export interface Server {
  /** `server_version_num`, such as 150018 for 15.18. */
  readonly version: number
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const dataOf = (directory: string) => join(directory, 'data')
const logOf = (directory: string) => join(directory, 'postgres.log')
export const portFile = (directory: string) => join(directory, 'port')
export const passwordFile = (directory: string) => join(directory, 'password')

export const hasData = (directory: string): boolean => existsSync(dataOf(directory))

/** Runs a program that ends together with this process. It has the lock as long as it lives. */
const run = (
  { directory, lock, programs }: Place,
  name: 'initdb' | 'postgres',
  words: string[],
) => {
  const log = openSync(logOf(directory), 'w', 0o600)
  giveDirectory(directory, programs)
  const [program = '', ...rest] = [...programs.prefix, programs[name], ...words]
  const child = spawn(program, rest, {
    ...programs.user,
    env: programs.environment,
    cwd: '/',
    stdio: ['ignore', log, log, lock],
    detached: true, // Ctrl-C at the terminal is for this process, which ends the server last
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve()) // the program cannot be run at all
  })
  return { child, ended }
}

const failure = (directory: string, problem: string) => {
  const log = readFileSync(logOf(directory), 'utf8').slice(-2_000).trim()
  return new Error(`${problem} in ${directory}: ${log || 'no answer in time'}`)
}

/**
 * Makes the data directory. It is made under another name and gets its own in one step, so that a
 * start that is cut short leaves nothing that looks like one. Text is UTF-8, compared by code point
 * (no index depends on the system's libraries) with the character classes of Unicode.
 */
export const createData = async (place: Place): Promise<void> => {
  const { directory, programs } = place
  // initdb puts its own path into a shell command, in double quotes and without escapes.
  if (/["$`\\]/.test(programs.initdb)) {
    const advice = 'Move the project to another folder, or set DATABASE_URL'
    throw new Error(`${programs.initdb} cannot run: its path has one of " $ \` \\. ${advice}`)
  }
  const draft = `${dataOf(directory)}.new`
  rmSync(draft, { recursive: true, force: true })
  const words = ['--pgdata', draft, '--username', superuser, '--pwfile', passwordFile(directory)]
  words.push('--auth', 'scram-sha-256', '--data-checksums', '--no-instructions')
  words.push('--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', 'C.UTF-8')
  const { child, ended } = run(place, 'initdb', words)
  await ended
  if (child.exitCode !== 0) {
    const { message } = failure(directory, 'initdb failed')
    throw new Error(`${message}. Mend the cause, or set DATABASE_URL`)
  }
  renameSync(draft, dataOf(directory))
}

/**
 * Starts the server on loopback, on the port of its last start if that is free, and waits until it
 * accepts connections.
 * @throws Error with the end of the server's log when it does not start
 */
export const startServer = async (place: Place, password: string): Promise<Server & Access> => {
  const { directory } = place
  for (let attempt = 1; ; attempt++) {
    const lastPort = attempt === 1 ? Number(readIfThere(portFile(directory))) : 0
    const access = { port: lastPort || (await freePort()), password }
    writeFileSync(portFile(directory), String(access.port), { mode: 0o600 })
    // A crashed server leaves its pid, which another process may have by now. Every process of a
    // server holds the lock; this process has it, so no server runs.
    rmSync(join(dataOf(directory), 'postmaster.pid'), { force: true })
    const { child, ended } = run(place, 'postgres', wordsOf(place, access.port))
    const stop = async () => {
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGQUIT'), fastShutdownLimit)
      await ended
      clearTimeout(late)
    }
    const version = await versionWhenReady(access, child)
    if (version !== undefined) return { ...access, version, ended, stop }
    await stop()
    const error = failure(directory, 'PostgreSQL did not start')
    if (attempt === 5 || !error.message.includes('Address already in use')) throw error
  }
}

const versionWhenReady = async (
  access: Access,
  child: ChildProcess,
): Promise<number | undefined> => {
  const deadline = performance.now() + startLimit
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    const client = await connect(access).catch(() => undefined)
    if (client)
      try {
        const { rows } = await client.query<{ version: number }>(
          "select current_setting('server_version_num')::integer as version",
        )
        return rows[0]?.version
      } finally {
        await client.end()
      }
    if (performance.now() > deadline) return undefined
    await delay(10)
  }
  return undefined
}

const wordsOf = ({ directory, settings }: Place, port: number): string[] => {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '', // the path of a socket has at most 107 bytes
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The caller logs errors of statements: their texts hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...settings,
  }
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', dataOf(directory), ...pairs]
}

const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
