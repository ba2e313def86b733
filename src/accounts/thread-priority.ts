import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Added to the process's nice value. Where cores are short, a hash gets a third of their time. */
const niceness = 5
const threadsDirectory = '/proc/self/task'

/**
 * Lowers the priority of libuv's pool threads, so that hashes delay neither the event loop nor the
 * database. The threads also serve files and name look-ups, which need little CPU time. Linux has a
 * priority for each thread; lowering it needs no privilege.
 */
export const lowerPoolThreadPriority = (): void => {
  try {
    const own = getPriority()
    for (const id of readdirSync(threadsDirectory)) {
      if (readFileSync(`${threadsDirectory}/${id}/comm`, 'utf8').trim() !== 'libuv-worker') continue
      setPriority(Number(id), Math.min(19, own + niceness))
    }
  } catch {
    // Without /proc, or where the system forbids it, the threads keep their priority.
  }
}
