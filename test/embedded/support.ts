import { type ChildProcess, spawn } from 'node:child_process'
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
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { EmbeddedPostgresOptions } from '../../embedded/postgres/postgres.ts'
import { eventually } from '../support/eventually.ts'

export const isRoot = process.getuid?.() === 0

interface Teardown {
  teardown(action: () => void | Promise<void>): void
}

/** Kills every process that runs in a folder. Some may have ended already. */
export const killAll = (folder: string): void => {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** A folder that all users may enter. Its processes and the folder are removed after the test. */
export function temporaryFolder(t: Teardown): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
  chmodSync(folder, 0o755)
  t.teardown(async () => {
    killAll(folder)
    await until('all servers are gone', () => processesIn(folder).length === 0)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

export interface OwnerProcess {
  readonly process: ChildProcess
  /** The first line of the process: the URL, or the reason of its failure. */
  readonly answer: Promise<{ url?: string; error?: string }>
}

/** Starts the embedded server in a separate process with `command`. */
export function startOwner(
  t: Teardown,
  options: EmbeddedPostgresOptions,
  command = [process.execPath, fileURLToPath(new URL('owner-process.ts', import.meta.url))],
): OwnerProcess {
  const [program = '', ...words] = command
  const child = spawn(program, [...words, JSON.stringify(options)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.teardown(() => {
    child.kill('SIGKILL')
  })
  const messages: string[] = []
  child.stderr.on('data', (chunk) => messages.push(String(chunk)))
  const answer = (async () => {
    for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line)
    return { error: messages.join('') }
  })()
  return { process: child, answer }
}

/** Runs one statement on a new connection. */
export async function query(
  url: string | undefined,
  statement: string,
): Promise<Record<string, unknown>[]> {
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

/** All processes with their working directory in this folder, as the processes of a server. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)
      } catch {
        return false // gone, or of another user
      }
    })
    .map(Number)
}

export const until = (
  description: string,
  holds: () => boolean | Promise<boolean>,
  pause?: number,
) => eventually(holds, description, pause)
