import pg from 'pg'
import { badRequest } from '../../errors.ts'
import { runOne } from './import-transaction.ts'

/** Bytes of all statements together; a million of them are no dump of the tool. */
const maxBytes = 16 * 1024 * 1024

/**
 * The role does not exist here, or the importing role may not give anything to it or does not own what it speaks of, or a
 * sequence stays with its table.
 */
const tolerated = new Set(['42501', '42704', '0LP01', '0A000'])

/**
 * Owners, privileges and comments on extensions, which are set at the end: until then everything belongs to the importing
 * role. Where a role of the dump does not exist, or the importing role has no right to act for it, the object stays with
 * the importing role, as after `pg_restore --no-owner --no-privileges`.
 */
export class Afterwards {
  readonly #statements: string[] = []
  #bytes = 0

  add(sql: string, line: number): void {
    this.#bytes += Buffer.byteLength(sql)
    if (this.#bytes > maxBytes) {
      throw badRequest('dump_statement_too_long', { line, max: maxBytes / 1024 / 1024 })
    }
    this.#statements.push(sql)
  }

  /** @returns how many statements had no effect */
  async run(client: pg.ClientBase): Promise<number> {
    let skipped = 0
    for (const text of this.#statements) {
      await client.query('SAVEPOINT afterwards')
      try {
        await runOne(client, text)
        await client.query('RELEASE SAVEPOINT afterwards')
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || !tolerated.has(error.code ?? '')) throw error
        skipped++
        await client.query('ROLLBACK TO SAVEPOINT afterwards')
      }
    }
    return skipped
  }
}
