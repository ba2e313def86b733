import type { Tracing } from './tracing.ts'

/** What a statement does and to which table; nothing else of it, let alone values. */
const nameOf = (statement: string): string => {
  const verb = /\b(?:insert|update|delete|select)\b/i.exec(statement)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(statement)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
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
