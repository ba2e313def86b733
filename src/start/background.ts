import { periodicTask } from '../checklist/wstg/periodic.ts'
import type { Context } from '../context.ts'
import type { Task } from '../platform/queue/runs.ts'

/** Milliseconds between purges. */
const purgeInterval = 60 * 60 * 1000

/** A purge of rows that are no longer needed is a task of its own: its failure stops no other. */
const tasksOf = ({ syncInterval, wstg, wstgWorker, revoked, links }: Context): Task[] => {
  const purges = {
    purge_revocations: revoked.purgeRevocations,
    purge_session_ends: revoked.purgeEnds,
    purge_links: links.purge,
    purge_requests: wstg.inbox.purge,
  }
  return [
    { name: periodicTask, interval: syncInterval, run: wstgWorker.run },
    ...Object.entries(purges).map(([name, purge]) => ({
      name,
      interval: purgeInterval,
      run: () => purge().then(() => undefined),
    })),
  ]
}

/**
 * Starts the worker and the runs.
 * @returns a function that stops them
 */
export const startBackgroundWork = (context: Context): (() => Promise<unknown>) => {
  const { config, wstgWorker, runs, queue, log } = context
  const worker = wstgWorker.start()
  const running = runs.start(tasksOf(context))
  log.info({ event: 'working', queue: queue.storeName }, 'the worker is ready')
  // Ends early enough to give interrupted requests back.
  return () => Promise.all([worker.stop(config.SHUTDOWN_TIMEOUT_MS * 0.6), running.stop()])
}
