import { setTimeout as delay } from 'node:timers/promises'
import { isLockTimeout } from '../tool-database.ts'
import { type ImportTransaction, lockTimeout } from './transaction.ts'

/**
 * Milliseconds to wait for the locks at each attempt. It is below the server's `deadlock_timeout`
 * of one second, so that in a deadlock the import fails and not a client of the tool.
 */
const attemptTimeout = 500
/** Milliseconds between two attempts, at most. */
const pause = 300

const tables = `
  SELECT format('%I.%I', nspname, relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
   WHERE relkind IN ('r', 'p') AND relpersistence <> 't' AND nspname !~ '^pg_'
     AND nspname <> 'information_schema' AND pg_has_role(relowner, 'USAGE')
   ORDER BY c.oid`

/**
 * Locks every table of the database, so that the import does not wait for a client later.
 * @throws pg.DatabaseError when clients hold locks at every attempt
 */
export const lockTables = async (transaction: ImportTransaction): Promise<void> => {
  const names = await transaction.own<{ name: string }>(tables)
  if (names.length === 0) return
  const { client } = transaction
  const list = names.map(({ name }) => name).join(', ')
  const deadline = performance.now() + lockTimeout
  for (;;) {
    const left = Math.max(Math.ceil(deadline - performance.now()), 1)
    try {
      await client.query('SAVEPOINT before_locks')
      await client.query(`SET LOCAL lock_timeout = ${Math.min(attemptTimeout, left)}`)
      await client.query(`LOCK TABLE ${list} IN ACCESS EXCLUSIVE MODE`)
      await client.query('RELEASE SAVEPOINT before_locks')
      await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`)
      return
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() >= deadline) throw error
      await client.query('ROLLBACK TO SAVEPOINT before_locks')
      await delay(Math.random() * pause)
    }
  }
}
