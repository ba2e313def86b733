import type { Tracing } from '../telemetry/tracing.ts'
import { querySummary } from './query-summary.ts'

/** Adds every statement of a traced call to its trace. */
export const traceStatements =
  (tracing: Tracing) =>
  (statement: string, milliseconds: number, failed: boolean): void => {
    const attributes = { 'db.system.name': 'postgresql' }
    tracing.note(querySummary(statement), milliseconds, {
      kind: 'client',
      attributes,
      failure: failed ? 'failed' : undefined,
    })
  }
