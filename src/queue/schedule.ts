import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import type { Leases } from './leases.ts'

/** Milliseconds between searches for due tasks. */
const pollInterval = 1000

export interface ScheduledTask {
  /** Identifies the task in the database, for all replicas. */
  name: string
  /** Milliseconds from the start of one run to the start of the next. */
  interval: number
  /**
   * Whether each start of a process makes the task due; otherwise the first run comes after one
   * interval.
   */
  atStart?: boolean
  /**
   * One run. `signal` is aborted when the process ends, or when another process may have started
   * the task.
   */
  run: (signal: AbortSignal) => Promise<void>
}

/**
 * One schedule for all replicas: the database holds the next time of each task, and the process
 * that takes the task's lease runs it. So runs never overlap, and the loss of a queue does not
 * matter.
 */
export const createSchedule = (db: Kysely<Database>, leases: Leases, log: Log) => {
  const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`

  /** A shortened interval takes effect at once. */
  const register = ({ name, interval, atStart = false }: ScheduledTask) =>
    sql`
      insert into scheduled_tasks (name, next_run_at)
      values (${name}, clock_timestamp() + ${milliseconds(atStart ? 0 : interval)})
      on conflict (name) do update set next_run_at = excluded.next_run_at
      where scheduled_tasks.next_run_at > excluded.next_run_at`.execute(db)

  const isDue = async (name: string): Promise<boolean> => {
    const { rows } = await sql`
      select from scheduled_tasks where name = ${name}
        and next_run_at <= clock_timestamp()`.execute(db)
    return rows.length > 0
  }

  const finish = (name: string, failure: string | null) =>
    sql`
      update scheduled_tasks
      set last_finished_at = clock_timestamp(), last_error = ${failure},
        last_succeeded_at = case when ${failure === null}::boolean then clock_timestamp()
          else last_succeeded_at end
      where name = ${name}`.execute(db)

  /**
   * Runs a task under its lease.
   * @param always also before it is due
   * @returns false if another process runs it
   * @throws the failure of the run
   */
  const runOnce = async (
    { name, interval, run }: ScheduledTask,
    signal: AbortSignal,
    always: boolean,
  ): Promise<boolean> => {
    const held = await leases.hold(`task:${name}`, async (lease) => {
      const { numAffectedRows } = await sql`
        update scheduled_tasks
        set last_started_at = clock_timestamp(),
          next_run_at = clock_timestamp() + ${milliseconds(interval)}
        where name = ${name}
          and (${always}::boolean or next_run_at <= clock_timestamp())`.execute(db)
      if (!numAffectedRows) return
      try {
        await run(AbortSignal.any([signal, lease.signal]))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (!signal.aborted) await finish(name, reason)
        throw error
      }
      await finish(name, null)
    })
    return held !== undefined
  }

  const loop = async (task: ScheduledTask, signal: AbortSignal) => {
    let registered = false
    while (!signal.aborted) {
      try {
        if (!registered) await register(task)
        registered = true
        if (await isDue(task.name)) await runOnce(task, signal, false)
      } catch (error) {
        if (!signal.aborted)
          log.warn(
            { event: 'scheduled_task_failed', task: task.name, err: error },
            'a scheduled task failed',
          )
      }
      await delay(pollInterval, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    /** Runs the due tasks until it is stopped. `stop` waits until the running task has ended. */
    start(tasks: readonly ScheduledTask[]): { stop(): Promise<void> } {
      const stopping = new AbortController()
      const loops = tasks.map((task) => loop(task, stopping.signal))
      return {
        async stop() {
          stopping.abort()
          await Promise.all(loops)
        },
      }
    },

    /** Makes a task due: a worker starts it within a second, or after the current run. */
    async request(name: string): Promise<void> {
      await sql`
        insert into scheduled_tasks (name, next_run_at) values (${name}, clock_timestamp())
        on conflict (name) do update set next_run_at = excluded.next_run_at`.execute(db)
    },

    /**
     * Runs a task now, even if it is not due.
     * @returns false if it is already running
     */
    async runNow(task: ScheduledTask, signal: AbortSignal): Promise<boolean> {
      await register(task)
      return runOnce(task, signal, true)
    },
  }
}

export type Schedule = ReturnType<typeof createSchedule>
