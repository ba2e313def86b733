import type pg from 'pg'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { isWrongStatement } from './errors.ts'

/** The first table that a statement writes. `for update` and `do update` are parts of others. */
const writing =
  /\b(?<verb>insert|delete|(?<!\b(for|do|key)\s+)update)\s+((into|from)\s+)?"?(?<table>[a-z_]+)/i
const reading = /\b(?<verb>select)\b.*?\bfrom\s+"?(?<table>[a-z_]+)/is
const calling = /\b(?<verb>select)\s+(?<table>[a-z_]+)\(/i

/** The verb of a statement and its table or function; no values. */
const querySummary = (statement: string): string => {
  const { verb = 'statement', table } =
    (writing.exec(statement) ?? reading.exec(statement) ?? calling.exec(statement))?.groups ?? {}
  return table === undefined ? verb : `${verb.toLowerCase()} ${table}`
}

/** Logs a statement that does not match the schema: it is a fault of the code. */
export const reportWrongStatement = (log: Log, text: string, error: unknown): void => {
  if (!isWrongStatement(error)) return
  const statement = querySummary(text)
  const fields = { event: 'wrong_statement', statement, err: error }
  log.error(fields, `the statement "${statement}" does not match the schema`)
}

export const reportLostConnection = (log: Log, reason: string): void =>
  log.warn({ event: 'database_connection_lost', reason }, 'database connection lost')

/** The use of the connection pool at the moment of a scrape. */
export const addPoolMetrics = ({ gauge }: Metrics, pool: pg.Pool): void => {
  gauge(
    'database_pool_connections',
    'Open database connections, by use',
    () => ({ idle: pool.idleCount, used: pool.totalCount - pool.idleCount }),
    'state',
  )
  gauge(
    'database_pool_waiting',
    'Callers that wait for a database connection',
    () => pool.waitingCount,
  )
  gauge(
    'database_pool_max_connections',
    'Database connections that this process opens at most',
    () => pool.options.max,
  )
}
