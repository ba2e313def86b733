import { periodicTask } from '../checklist/wstg/periodic.ts'
import type { Context } from '../context.ts'
import type { Task } from '../platform/queue/runs.ts'

/** Milliseconds between purges. */
const purgeInterval = 60 * 60 * 1000

/**
 * Removes rows that are no longer needed. A purge that fails does not stop the others.
 * @throws Error when one has failed
 */
const purge = async ({ wstg, revoked, log }: Context): Promise<void> => {
  const purges = {
    revocations: revoked.purgeRevocations,
    ends: revoked.purgeEnds,
    requests: wstg.inbox.purge,
  }
  const counts: Record<string, number> = {}
  const failed: string[] = []
  for (const [name, run] of Object.entries(purges)) {
    try {
      counts[name] = await run()
    } catch (error) {
      failed.push(name)
      log.warn({ event: 'purge_failed', purge: name, err: error }, 'a purge failed')
    }
  }
  log.info(
    { event: 'purged', ...counts },
    'purged expired revocations, old session ends and finished requests',
  )
  if (failed.length > 0) throw new Error(`purges failed: ${failed.join(', ')}`)
}

const tasksOf = (context: Context): Task[] => [
  { name: periodicTask, interval: context.syncInterval, run: context.wstg.run },
  { name: 'purge', interval: purgeInterval, run: () => purge(context).then(() => undefined) },
]

/**
 * Starts the worker and the runs.
 * @returns a function that stops them
 */
export const startBackgroundWork = (context: Context): (() => Promise<unknown>) => {
  const { config, wstg, runs, queue, log } = context
  const worker = wstg.startWorker()
  const running = runs.start(tasksOf(context))
  log.info({ event: 'working', queue: queue.storeName }, 'the worker is ready')
  // Ends early enough to give interrupted requests back.
  return () => Promise.all([worker.stop(config.shutdown.timeoutMs * 0.6), running.stop()])
}
