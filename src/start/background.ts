import type { Context } from '../context.ts'
import type { ScheduledTask } from '../queue/schedule.ts'
import { periodicTask } from '../wstg/periodic.ts'

/** Milliseconds between purges. */
const purgeInterval = 60 * 60 * 1000

/** Each run takes place in one process. */
const scheduledTasks = ({ config, wstg, revoked, log }: Context): ScheduledTask[] => [
  {
    name: periodicTask,
    interval: config.wstg.syncInterval,
    run: async (signal) => void (await wstg.synchronise(signal)),
  },
  {
    name: 'purge',
    interval: purgeInterval,
    async run() {
      const { revocations, ends } = await revoked.purge()
      const requests = await wstg.inbox.purge()
      log.info(
        { event: 'purged', revocations, ends, requests },
        'expired revocations, old ends of sessions and finished requests purged',
      )
    },
  },
]

/**
 * Starts the worker and the schedule.
 * @returns a function that stops them
 */
export const startBackgroundWork = (context: Context): (() => Promise<unknown>) => {
  const { config, wstg, schedule, queue, log } = context
  const worker = wstg.startWorker()
  const tasks = schedule.start(scheduledTasks(context))
  log.info({ event: 'working', queue: queue.kind }, 'the worker is ready')
  // Ends early enough to give interrupted requests back.
  return () => Promise.all([worker.stop(config.shutdown.timeoutMs * 0.6), tasks.stop()])
}
