import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Added to the process's nice value: a third of a normal thread's share where cores are short; logins go on. */
const niceness = 5
const threadsDirectory = '/proc/self/task'

/**
 * Lets the threads of libuv's pool give way to the event loop, to the database and to whatever else wants a core. They
 * also serve files and name look-ups, which need next to no CPU. Linux sets priorities for each thread; lowering one's own
 * takes no privilege. Where it cannot be done, everything works as before.
 */
export const yieldPoolThreads = (): void => {
  try {
    const own = getPriority()
    for (const id of readdirSync(threadsDirectory)) {
      if (readFileSync(`${threadsDirectory}/${id}/comm`, 'utf8').trim() !== 'libuv-worker') continue
      setPriority(Number(id), Math.min(19, own + niceness))
    }
  } catch {
    // Not Linux, no /proc, or the system forbids it.
  }
}
