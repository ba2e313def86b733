import pg from 'pg'
import { badRequest } from '../../../platform/errors.ts'
import type { DumpReader, Statement } from './dump-reader.ts'
import { emptyDatabase, resetRights } from './empty-database.ts'
import { actionFor } from './statement-policy.ts'
import type { ImportTransaction } from './transaction.ts'

/** How far an import is. */
export interface Progress {
  statements: number
  /** Rows in `COPY` blocks. */
  rows: number
  /** Owners and privileges that could not be set here, and default privileges. */
  skipped: number
  /** The first line of the current statement; 0 before the first. */
  line: number
}

/** No such role, no right to act for it, or a sequence that stays with its table. */
const tolerated = new Set(['42501', '42704', '0LP01', '0A000'])

/**
 * Runs the statements of one dump by the rules of the policy. Before its first object the database
 * is emptied, and the steps of `--clean` are skipped.
 * @param progress is kept up to date
 * @throws DomainError 400 for a refused statement, `pg.DatabaseError` if the server refuses
 */
export const runDump = async (
  transaction: ImportTransaction,
  reader: DumpReader,
  progress: Progress,
): Promise<void> => {
  const atEnd: string[] = []
  let isEmptied = false

  const carryOut = async (statement: Statement) => {
    const { text, line } = statement
    const action = actionFor(text, statement, line)
    if (action === 'leaveOut') progress.skipped++
    if (action === 'setAtEnd') atEnd.push(text)
    if (action === 'skip' || action === 'leaveOut' || action === 'setAtEnd') return
    if (action !== 'set' && !isEmptied) {
      if (action === 'change') return
      // Rows and positions would go to objects that the dump has not created.
      if (action !== 'create') {
        const construct = /^\w*/.exec(text)![0].toUpperCase()
        throw badRequest('dump_refused', { construct, line })
      }
      await emptyDatabase(transaction)
      isEmptied = true
    }
    if (action === 'copy') progress.rows += await transaction.copy(text, reader.copyRows())
    // `public` stays, and so does a schema of another role.
    else await transaction.run(text.replace(/^(CREATE SCHEMA) (?!IF )/i, '$1 IF NOT EXISTS '))
  }

  /** A failure leaves the object as `pg_restore --no-owner --no-privileges` would. */
  const tryOut = async (text: string) => {
    await transaction.run('SAVEPOINT setting')
    try {
      await transaction.run(text)
      await transaction.run('RELEASE SAVEPOINT setting')
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !tolerated.has(error.code ?? '')) throw error
      progress.skipped++
      await transaction.run('ROLLBACK TO SAVEPOINT setting')
    }
  }

  for (let statement = await reader.next(); statement; statement = await reader.next()) {
    progress.line = statement.line
    await carryOut(statement)
    progress.statements++
  }
  if (progress.line === 0) throw badRequest('dump_empty')
  // Owners and rights cannot be set while a trigger of the table waits.
  await transaction.run('SET CONSTRAINTS ALL IMMEDIATE')
  if (isEmptied) await resetRights(transaction)
  for (const text of atEnd) await tryOut(text)
}
