import type { Tracing } from '../telemetry/tracing.ts'

/** What a statement writes first, if it writes: `for update` and `do update` are parts of others. */
const writing =
  /\b(?<verb>insert|delete|(?<!\b(?:for|do|key)\s+)update)\s+(?:into\s+|from\s+)?"?(?<table>[a-z_]+)/i
const reading = /\b(?<verb>select)\b.*?\bfrom\s+"?(?<table>[a-z_]+)/is

/** What a statement does and to which table or by which function; nothing else of it, let alone values. */
const nameOf = (statement: string): string => {
  const { verb = 'statement', table } =
    (writing.exec(statement) ?? reading.exec(statement))?.groups ?? {}
  return table === undefined ? verb : `${verb.toLowerCase()} ${table}`
}

/** Notes every statement that is run for something that is traced. */
export const traceStatements =
  (tracing: Tracing) =>
  (statement: string, milliseconds: number, failed: boolean): void => {
    const attributes = { 'db.system.name': 'postgresql' }
    tracing.note(nameOf(statement), milliseconds, {
      kind: 'client',
      attributes,
      failure: failed ? 'failed' : undefined,
    })
  }
