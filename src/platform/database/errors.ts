import pg from 'pg'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** The error's message. A failed connection to a name has one error for each of its addresses. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * The database is down, hangs, is overloaded or accepts no writes: the same statement may succeed
 * later.
 */
export class DatabaseOutage extends Error {
  override name = 'DatabaseOutage'
  /** The server's SQLSTATE or the system's error code; undefined for errors of the driver. */
  readonly code: string | undefined
  /** Whether the statement may have taken effect: its connection broke before its answer. */
  isOutcomeUnknown = false

  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

/**
 * PostgreSQL, appendix A: connection exceptions, insufficient resources, shut-downs and cancelled
 * statements, ended idle transactions, read-only servers, serialisation failures and deadlocks,
 * system and internal errors. And prepared statements that are missing or exist twice, which
 * follows when the first of several that were sent together could not be prepared.
 */
const outageStates = /^(08|53|57P0|57014|25006|25P03|26000|42P05|40001|40P01|58|XX)/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** A `DatabaseOutage` for an error of the server whose SQLSTATE says so, else the error itself. */
export const serverError = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && outageStates.test(error.code ?? '')
    ? new DatabaseOutage(error)
    : error

/**
 * A `DatabaseOutage` for an error whose cause is the server or the network, else the error itself.
 * @param gone whether the connection has ended, which is the cause of an error without a code
 */
export const driverError = (error: unknown, gone: boolean): unknown => {
  if (error instanceof DatabaseOutage || error instanceof pg.DatabaseError)
    return serverError(error)
  const code = codeOf(error)
  const connecting = error instanceof Error && 'syscall' in error && error.syscall === 'connect'
  const lost = code === undefined ? gone : connecting || networkCodes.has(code)
  return lost ? new DatabaseOutage(error) : error
}

/**
 * Whether the statement does not match the schema: SQLSTATE class 42, such as a syntax error or an
 * unknown column. No repetition succeeds, so this is a fault of the code. An operator can grant a
 * missing permission (42501).
 */
export const isWrongStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^42(?!501)/.test(error.code ?? '')

/** No access, database, schema, table, column or function: an operator or a migration must act. */
const unusableStates = /^(28|3D|3F|42P01|42703|42883)/

/** Whether the database cannot serve now: an outage, or it has not been prepared yet. */
export const isDatabaseUnusable = (error: unknown): boolean =>
  error instanceof DatabaseOutage ||
  (error instanceof pg.DatabaseError && unusableStates.test(error.code ?? ''))

/** Whether a statement failed because the row exists (`constraint`: the unique constraint). */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503'
