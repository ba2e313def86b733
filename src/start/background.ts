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
    atStart: true,
    async run() {
      const revocations = await revoked.purge()
      const requests = await wstg.inbox.purge()
      log.info(
        { event: 'purged', revocations, requests },
        'expired revocations and finished requests purged',
      )
    },
  },
]

/**
 * Starts the worker and the schedule once the schema is current.
 * @returns a function that stops them
 */
export const startBackgroundWork = (
  context: Context,
  whenMigrated: (act: () => void) => Promise<void>,
): (() => Promise<unknown>) => {
  let stop: (() => Promise<unknown>) | undefined
  let stopped = false
  void whenMigrated(() => {
    if (stopped) return
    const worker = context.wstg.startWorker()
    const schedule = context.schedule.start(scheduledTasks(context))
    context.log.info({ event: 'working', queue: context.queue.kind }, 'the worker is ready')
    // Ends early enough to give interrupted requests back.
    const jobTimeout = context.config.shutdown.timeoutMs * 0.6
    stop = () => Promise.all([worker.stop(jobTimeout), schedule.stop()])
  })
  return async () => {
    stopped = true
    await stop?.()
  }
}
