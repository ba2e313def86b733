import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { EmbeddedPostgresOptions } from '../../embedded/postgres/postgres.ts'
import { until } from '../support/eventually.ts'
import type { Teardown } from '../support/machine.ts'

export const isRoot = process.getuid?.() === 0

/** All processes with their working directory in this folder, as the processes of a server. */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)
      } catch {
        return false // gone, or of another user
      }
    })
    .map(Number)

/** Signals every process that runs in a folder. Some may have ended already. */
export const signalAll = (folder: string, signal: NodeJS.Signals): void => {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** A folder that all users may enter. Its processes and the folder are removed after the test. */
export const serverFolder = (t: Teardown): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
  chmodSync(folder, 0o755)
  t.teardown(async () => {
    signalAll(folder, 'SIGKILL')
    await until('all servers are gone', () => processesIn(folder).length === 0)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

const ownerProgram = fileURLToPath(new URL('owner-process.ts', import.meta.url))

/** Starts the embedded server in a separate process with `command`. */
export const startOwner = (
  t: Teardown,
  options: EmbeddedPostgresOptions,
  [program = '', ...words]: string[] = [process.execPath, ownerProgram],
) => {
  const child = spawn(program, [...words, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const errors = text(child.stderr)
  const lines = createInterface({ input: child.stdout })
  /** The first line of the process: the URL, or the reason of its failure. */
  const answer: Promise<{ url?: string; error?: string }> = Promise.race([
    once(lines, 'line').then(([line]) => JSON.parse(line)),
    once(lines, 'close').then(async () => ({ error: await errors })),
  ])
  return { process: child, answer }
}

/** Runs one statement on a new connection. */
export const query = async (
  url: string | undefined,
  statement: string,
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

export const serverPid = (directory: string): number =>
  Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])
