import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/types.ts'
import { databaseNow, inMilliseconds } from '../database/database.ts'
import type { Log } from '../telemetry/log.ts'
import type { JobHandler } from './connections.ts'
import type { JobQueue } from './queue.ts'

/** Milliseconds between looks at what the queue has lost, and after which a request is overdue. */
const upkeepInterval = 3000
/** The share of its interval after which a task is run again by its schedule: ticks vary. */
const leastInterval = 0.9
/** Milliseconds after a failed run before it is requested for waiting work. */
const failurePause = 25_000

/** Acts at once, and again so many milliseconds after the last time, until it is stopped. */
export const repeat = (milliseconds: number, log: Log, act: () => Promise<unknown>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const actAgain = async (): Promise<void> => {
    while (!signal.aborted) {
      await act().catch((error: unknown) =>
        log.warn({ event: 'upkeep_failed', err: error }, 'lost jobs could not be queued again'),
      )
      await delay(milliseconds, undefined, { signal }).catch(() => undefined)
    }
  }
  const acting = actAgain()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await acting
    },
  }
}

export interface Run {
  /** Aborted when the process ends. */
  signal: AbortSignal
  /** Once a newer run has begun, this one may store nothing. */
  number: number
  began: Date
}

export interface Task {
  name: string
  /** Milliseconds from run to run; the first comes after them. Undefined: only on request. */
  interval: number | undefined
  /** @returns a warning for administrators, if there is one, and whether it is a success */
  run: (run: Run) => Promise<RunWarning | undefined>
}

export interface RunWarning {
  warning: string | undefined
  isSuccess: boolean
}

/** The same moment throughout a statement: a success has ended when it succeeded. */
const now = sql<Date>`statement_timestamp()`

/** The last run has not ended: it runs, or its process has died. */
export const isRunning = sql<SqlBool>`coalesce(
  scheduled_tasks.last_started_at > coalesce(scheduled_tasks.last_finished_at, '-infinity'), false
)`

/**
 * Tasks that one process at a time runs. BullMQ's schedulers give the time; a row of the database
 * says whether a run was requested, which run is the newest, and how the last one ended.
 */
export const createRuns = (db: Kysely<Database>, queue: JobQueue, log: Log) => {
  const requestIf = async (name: string, condition: RawBuilder<SqlBool>): Promise<void> => {
    const requested_at = databaseNow
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('scheduled_tasks')
      .values({ name, requested_at })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ requested_at }).where(condition),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows > 0n) void queue.announce(name)
  }

  /** Makes a run due: it begins soon, or after the current one. Several requests are one. */
  const request = (name: string): Promise<void> => requestIf(name, sql`true`)

  /**
   * Undefined for a tick of the schedule that comes soon after a run has begun, as after a long
   * one, or of a schedule that has been removed.
   */
  const begin = ({ name, interval }: Task) =>
    db
      .insertInto('scheduled_tasks')
      .values({ name, number: 1, last_started_at: databaseNow })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({
            number: sql`scheduled_tasks.number + 1`,
            last_started_at: databaseNow,
            requested_at: null,
          })
          .where(
            sql<SqlBool>`scheduled_tasks.requested_at is not null or ${isRunning}
              or coalesce(scheduled_tasks.last_started_at, '-infinity')
                < ${inMilliseconds(interval === undefined ? null : -leastInterval * interval)}`,
          ),
      )
      .returning(['number', 'last_started_at'])
      .executeTakeFirst()

  const end = (
    { name }: Task,
    number: number,
    outcome: { last_error?: string | null; last_warning?: string | null },
    isSuccess = false,
  ) =>
    db
      .updateTable('scheduled_tasks')
      .set({ ...outcome, last_finished_at: now, ...(isSuccess && { last_succeeded_at: now }) })
      .where('name', '=', name)
      .where('number', '=', number)
      .execute()

  const runOnce = async (task: Task, signal: AbortSignal): Promise<void> => {
    const begun = await begin(task)
    if (begun === undefined) return
    const { number, last_started_at: began } = begun
    try {
      const { warning = null, isSuccess = true } =
        (await task.run({ signal, number, began: began! })) ?? {}
      await end(task, number, { last_error: null, last_warning: warning }, isSuccess)
    } catch (error) {
      if (signal.aborted) {
        await request(task.name)
        return void (await end(task, number, {}))
      }
      const fields = { event: 'scheduled_task_failed', task: task.name, err: error }
      log.warn(fields, 'a scheduled task failed')
      // A run that fails has seen nothing, so the warning of the run before stays.
      const last_error = error instanceof Error ? error.message : String(error)
      await end(task, number, { last_error })
    }
  }

  return {
    request,

    /**
     * As `request`, for work that waits, the newest of it since a time: not if a run that began
     * later runs or has not failed, and not soon after a run that was no success. One that has read
     * the work and has a warning is repeated by the schedule.
     * @param since in whole milliseconds
     */
    requestFor: (name: string, since: Date): Promise<void> =>
      requestIf(
        name,
        sql`(
          coalesce(date_trunc('milliseconds', scheduled_tasks.last_started_at), '-infinity')
            <= ${since}
          or scheduled_tasks.last_error is not null and not ${isRunning}
        ) and (
          scheduled_tasks.last_succeeded_at is not distinct from scheduled_tasks.last_finished_at
          or scheduled_tasks.last_finished_at < ${inMilliseconds(-failurePause)}
        )`,
      ),

    /** When the schedule has the next run; null while there is none, or the queue is away. */
    next: (name: string): Promise<Date | null> => queue.next(name).catch(() => null),

    /**
     * Stores a result of a run; a newer run waits for it.
     * @throws Error once a newer run has begun
     */
    ifNewest: <Result>(
      name: string,
      number: number,
      store: (db: Kysely<Database>) => Promise<Result>,
    ): Promise<Result> =>
      db.transaction().execute(async (transaction) => {
        const newest = await transaction
          .selectFrom('scheduled_tasks')
          .select('number')
          .where('name', '=', name)
          .where('number', '=', number)
          .forShare()
          .executeTakeFirst()
        if (newest === undefined) throw new Error('a newer run has begun')
        return store(transaction)
      }),

    /** Runs the tasks until it is stopped. */
    start(tasks: readonly Task[]) {
      const handle: JobHandler = async (name, { signal }) => {
        const task = tasks.find((it) => it.name === name)
        if (task) await runOnce(task, signal)
      }
      const worker = queue.startWorker(handle, 1)
      const upkeep = repeat(upkeepInterval, log, async () => {
        await queue.runOneAtATime()
        for (const { name, interval } of tasks) await queue.schedule(name, interval)
        const overdue = await db
          .selectFrom('scheduled_tasks')
          .select('name')
          .where('requested_at', '<', inMilliseconds(-upkeepInterval))
          .execute()
        for (const { name } of overdue) await queue.announce(name)
      })
      return {
        /** Gives a running task back. */
        stop: () => Promise.all([upkeep.stop(), worker.stop(0)]),
      }
    },
  }
}

export type Runs = ReturnType<typeof createRuns>
