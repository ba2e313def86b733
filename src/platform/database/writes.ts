import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import { DatabaseOutage } from './errors.ts'

/**
 * SQLSTATEs of a server that accepts no writes: read-only, without resources, with a full disk,
 * without access to its files.
 */
const refusals = /^(25006|53[01]00|58030)$/

/** Milliseconds after a refused write until the next one is tried: the process is not ready. */
const refusalHolds = 10_000
/** Milliseconds between two log lines about refused writes. */
const reminderInterval = 30_000

/** Whether the error says that the database accepts no writes. */
const isWriteRefusal = (error: unknown): error is DatabaseOutage =>
  error instanceof DatabaseOutage && refusals.test(error.code ?? '')

/** @throws DatabaseOutage on a read-only server, such as a standby */
export const assertNotReadOnly = async (db: Kysely<Database>): Promise<void> => {
  const refuse = `do $$ begin if current_setting('transaction_read_only')::boolean then
    raise 'the database accepts no writes' using errcode = 'read_only_sql_transaction';
  end if; end $$`
  await db.executeQuery(CompiledQuery.raw(refuse))
}

/** Remembers refused writes: a disk may be full. */
export const watchWrites = (log: Log, note: (accepted: boolean) => void) => {
  let refusedAt = Number.NEGATIVE_INFINITY
  let remindedAt = Number.NEGATIVE_INFINITY

  const refuse = ({ code, message: reason }: DatabaseOutage) => {
    note(false)
    refusedAt = performance.now()
    if (refusedAt - remindedAt < reminderInterval) return
    remindedAt = refusedAt
    log.error({ event: 'database_writes_refused', code, reason }, 'the database accepts no writes')
  }
  return {
    afterFailure(error: unknown): void {
      if (isWriteRefusal(error)) refuse(error)
    },
    /**
     * Asks the database whether it is read-only; `afterFailure` notes that it is.
     * @throws the error of a database that gives no answer
     */
    async check(db: Kysely<Database>): Promise<void> {
      await assertNotReadOnly(db).catch((error: unknown) => {
        if (!isWriteRefusal(error)) throw error
      })
      if (performance.now() - refusedAt < refusalHolds) return
      if (remindedAt > 0)
        log.info({ event: 'database_writes_accepted' }, 'the database accepts writes again')
      remindedAt = Number.NEGATIVE_INFINITY
      note(true)
    },
  }
}
