import type { Context } from '../context.ts'
import type { ScheduledTask } from '../queue/schedule.ts'
import { within } from '../telemetry/within.ts'
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
 * Starts the worker and the schedule once the schema is current. Returns a function that stops
 * them.
 */
export const startBackgroundWork = (
  context: Context,
  schema: Promise<void>,
): (() => Promise<void>) => {
  let stopped = false
  const starting = schema.then(
    () => {
      if (stopped) return undefined
      context.log.info({ event: 'working', queue: context.queue.kind }, 'the worker is ready')
      return {
        worker: context.wstg.startWorker(),
        schedule: context.schedule.start(scheduledTasks(context)),
      }
    },
    () => undefined,
  )
  return async () => {
    stopped = true
    const running = await within(starting, 0)
    // Ends early enough to give interrupted requests back.
    await Promise.all([
      running?.worker.stop(context.config.shutdown.timeoutMs * 0.6),
      running?.schedule.stop(),
    ])
  }
}
