import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../../../db/types.ts'
import type { Log } from '../telemetry/log.ts'
import { DatabaseOutage } from './errors.ts'

/**
 * SQLSTATEs of a server that accepts no writes: read-only, without resources, with a full disk,
 * without access to its files.
 */
const refusals = /^(25006|53[01]00|58030)$/

/** Milliseconds after a refused write in which a successful check does not yet count. */
const refusalHolds = 5000
/** Milliseconds between two log lines about refused writes. */
const reminderInterval = 30_000

/** Whether the error says that the database accepts no writes. */
const isWriteRefusal = (error: unknown): error is DatabaseOutage =>
  error instanceof DatabaseOutage && refusals.test(error.code ?? '')

/** A statement of PL/pgSQL that fails on a read-only server, such as a standby. */
const refuseReadOnly = `if current_setting('transaction_read_only')::boolean then
    raise 'the database accepts no writes' using errcode = 'read_only_sql_transaction';
  end if;`

/** @throws DatabaseOutage on a read-only server */
export const assertNotReadOnly = async (db: Kysely<Database>): Promise<void> => {
  await db.executeQuery(CompiledQuery.raw(`do $$ begin ${refuseReadOnly} end $$`))
}

/**
 * Fails on a server that accepts no writes. It writes 140 kB to a temporary file on the database's
 * disk, which the server removes at once. Changing a row would prove less: even on a full disk it
 * might find room in a page that the table already has. The temporary file leaves nothing behind
 * and needs no table, no privilege and no write-ahead log.
 */
const trialWrite = `do $$ begin
  ${refuseReadOnly}
  perform set_config('temp_tablespaces', '', true), set_config('work_mem', '64kB', true);
  perform count(*) from generate_series(1, 10000);
end $$`

/** Remembers refused writes, which reveal more than a check: another disk may be full. */
export const watchWrites = (log: Log, note: (accepted: boolean) => void) => {
  /** The texts of statements that were refused and have not been accepted since. */
  const refused = new Set<string>()
  let refusedAt = Number.NEGATIVE_INFINITY
  let remindedAt = Number.NEGATIVE_INFINITY

  const accept = () => {
    if (remindedAt > 0)
      log.info({ event: 'database_writes_accepted' }, 'the database accepts writes again')
    refused.clear()
    refusedAt = remindedAt = Number.NEGATIVE_INFINITY
    note(true)
  }
  const refuse = ({ code, message: reason }: DatabaseOutage) => {
    note(false)
    if (performance.now() - remindedAt < reminderInterval) return
    remindedAt = performance.now()
    log.error({ event: 'database_writes_refused', code, reason }, 'the database accepts no writes')
  }
  return {
    /** @param error undefined after a success */
    afterStatement(text: string, error: unknown): void {
      // Its success says nothing about other disks.
      if (text === trialWrite) return
      if (error === undefined) {
        if (refused.size > 0 && refused.has(text)) accept()
      } else if (isWriteRefusal(error)) {
        refused.add(text)
        refusedAt = performance.now()
        refuse(error)
      }
    },
    /** @throws while the database accepts no writes, according to the last statements too */
    async check(db: Kysely<Database>): Promise<void> {
      try {
        await db.executeQuery(CompiledQuery.raw(trialWrite))
      } catch (error) {
        if (isWriteRefusal(error)) refuse(error)
        throw error
      }
      if (performance.now() - refusedAt < refusalHolds)
        throw new Error('the database has just refused a write')
      accept()
    },
  }
}
