import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readPrivateFile, writePrivateFile } from './directory.ts'

/** What a server says of itself in `postmaster.pid` of its data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

const fileOf = (data: string) => join(data, 'postmaster.pid')

/** The server that runs on this data directory now; undefined when there is none, whatever the file says. */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readPrivateFile(fileOf(data))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !runsOn(pid, data)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** A pid alone proves nothing: after a crash or in a restarted container somebody else has it. */
function runsOn(pid: number, data: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(words[0] ?? '') === 'postgres' && words[words.indexOf('-D') + 1] === data
  } catch {
    return false
  }
}

/**
 * After a crash, postgres refuses to start when the pid in the file that it left is in use by whomever. The file cannot
 * simply be removed: its other lines lead postgres to children of the dead server that may still write. So the pid is
 * replaced by that of the new server's parent, which postgres knows not to be a server.
 */
export function disownStalePid(data: string): void {
  if (findPostmaster(data) !== undefined) return
  const content = readPrivateFile(fileOf(data))
  if (content === undefined)
    rmSync(fileOf(data), { force: true }) // an empty one stops postgres too
  else writePrivateFile(fileOf(data), `${content.replace(/^[^\n]*/, String(process.pid))}\n`)
}
