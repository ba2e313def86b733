import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import type { Lease, Leases } from './leases.ts'

/** Milliseconds between searches for due tasks. */
const pollInterval = 1000

/** The lease of a running task. */
export const leaseOfTask = (name: string): string => `task:${name}`

export interface ScheduledTask {
  /** Identifies the task in the database, for all replicas. */
  name: string
  /** Milliseconds from the start of one run to the start of the next; the first comes after it. */
  interval: number
  /**
   * One run. `signal` is aborted when the process ends, or when another process may have started
   * the task.
   * @returns a warning if it has ended without being a success
   */
  run: (signal: AbortSignal) => Promise<string | undefined>
}

/**
 * One schedule for all replicas: the database holds the next time of each task, and the process
 * that takes the task's lease runs it. So runs never overlap, and the loss of a queue does not
 * matter.
 */
export const createSchedule = (db: Kysely<Database>, leases: Leases, log: Log) => {
  /** Makes a task due in so many milliseconds, unless it is due earlier. */
  const makeDue = (name: string, milliseconds: number) =>
    sql`
      insert into scheduled_tasks (name, next_run_at)
      values (${name}, clock_timestamp() + ${milliseconds} * interval '1 millisecond')
      on conflict (name) do update set next_run_at = excluded.next_run_at
      where scheduled_tasks.next_run_at > excluded.next_run_at`.execute(db)

  /** A run that fails has seen nothing, so the warning of the run before stays. */
  const finish = (name: string, error: string | null, warning: string | undefined) =>
    db
      .updateTable('scheduled_tasks')
      .set({ last_finished_at: sql`clock_timestamp()`, last_error: error })
      .$if(error === null, (query) => query.set({ last_warning: warning ?? null }))
      .$if(error === null && warning === undefined, (query) =>
        query.set({ last_succeeded_at: sql`clock_timestamp()` }),
      )
      .where('name', '=', name)
      .execute()

  /**
   * Runs a task under its lease.
   * @returns false if another process runs it, or the condition is false
   * @throws the failure of the run
   */
  const runOnce = async (
    { name, interval, run }: ScheduledTask,
    signal: AbortSignal,
    condition?: RawBuilder<boolean>,
  ): Promise<boolean> => {
    const runHeld = async (lease: Lease) => {
      await sql`
        update scheduled_tasks
        set last_started_at = clock_timestamp(),
          next_run_at = clock_timestamp() + ${interval} * interval '1 millisecond'
        where name = ${name}`.execute(db)
      let warning: string | undefined
      try {
        warning = await run(AbortSignal.any([signal, lease.signal]))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (!signal.aborted) await finish(name, reason, undefined)
        throw error
      }
      await finish(name, null, warning)
    }
    return (await leases.hold(leaseOfTask(name), runHeld, condition)) !== undefined
  }

  const loop = async (task: ScheduledTask, signal: AbortSignal) => {
    const { name, interval } = task
    const isDue = sql<boolean>`exists (select from scheduled_tasks where name = ${name}
      and next_run_at <= statement_timestamp())`
    let registered = false
    while (!signal.aborted) {
      try {
        if (!registered) await makeDue(name, interval)
        registered = true
        await runOnce(task, signal, isDue)
      } catch (error) {
        if (!signal.aborted)
          log.warn(
            { event: 'scheduled_task_failed', task: name, err: error },
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
    request: (name: string) => makeDue(name, 0),

    /**
     * Runs a task now, even if it is not due.
     * @returns false if it is already running
     */
    async runNow(task: ScheduledTask, signal: AbortSignal): Promise<boolean> {
      await makeDue(task.name, task.interval)
      return runOnce(task, signal)
    },
  }
}

export type Schedule = ReturnType<typeof createSchedule>
