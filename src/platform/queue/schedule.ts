import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import { createAlarm } from './alarm.ts'
import type { Lease, Leases } from './leases.ts'

/** Milliseconds until the next search at most: another process may have made a task due. */
const longestPause = 5000
/** Milliseconds until the next search after a due task, which another process may be running. */
const shortPause = 1000

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
  const alarm = createAlarm()

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

  /** Milliseconds until each task is due; none for a task without a row. */
  const waits = async (tasks: readonly ScheduledTask[]): Promise<Map<string, number>> => {
    const left = sql<number>`(extract(epoch from next_run_at - clock_timestamp()) * 1000)::float8`
    const rows = await db
      .selectFrom('scheduled_tasks')
      .select(['name', left.as('left')])
      .where(
        'name',
        'in',
        tasks.map(({ name }) => name),
      )
      .execute()
    return new Map(rows.map((row) => [row.name, row.left]))
  }

  const start = async (task: ScheduledTask, signal: AbortSignal): Promise<void> => {
    const { name } = task
    const isDue = sql<boolean>`exists (select from scheduled_tasks where name = ${name}
      and next_run_at <= statement_timestamp())`
    await runOnce(task, signal, isDue).catch((error: unknown) => {
      if (signal.aborted) return
      const fields = { event: 'scheduled_task_failed', task: name, err: error }
      log.warn(fields, 'a scheduled task failed')
    })
  }

  const loop = async (tasks: readonly ScheduledTask[], signal: AbortSignal): Promise<void> => {
    const running = new Map<string, Promise<void>>()
    let isRegistered = false
    while (!signal.aborted) {
      let pause = longestPause
      try {
        if (!isRegistered) for (const { name, interval } of tasks) await makeDue(name, interval)
        isRegistered = true
        const left = await waits(tasks)
        for (const task of tasks) {
          const { name } = task
          const wait = running.has(name) ? longestPause : (left.get(name) ?? longestPause)
          pause = Math.min(pause, wait > 0 ? wait : shortPause)
          if (wait <= 0)
            running.set(
              name,
              start(task, signal).finally(() => running.delete(name)),
            )
        }
      } catch (error) {
        pause = shortPause
        log.warn({ event: 'schedule_failed', err: error }, 'the schedule could not be read')
      }
      await alarm.pause(pause)
    }
    await Promise.all(running.values())
  }

  return {
    /** Runs the due tasks until it is stopped. `stop` waits until the running task has ended. */
    start(tasks: readonly ScheduledTask[]): { stop(): Promise<void> } {
      const stopping = new AbortController()
      const ended = loop(tasks, stopping.signal)
      return {
        async stop() {
          stopping.abort()
          alarm.ring()
          await ended
        },
      }
    },

    /** Makes a task due: a worker starts it within 5 s, or after the current run. */
    async request(name: string): Promise<void> {
      await makeDue(name, 0)
      alarm.ring()
    },

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
