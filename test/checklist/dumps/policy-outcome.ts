import { loadModule } from 'libpg-query'
import { actionFor, type Known } from '../../../src/checklist/dumps/import/statement-policy.ts'
import { StatementScanner } from '../../../src/checklist/dumps/import/statement-scanner.ts'
import { DumpFunctions, Refusal } from '../../../src/checklist/dumps/import/tree-policy.ts'

await loadModule()

/** Names of the server's own functions. */
const catalog =
  'name text lower pg_read_file lo_export version set_config query_to_xml pg_sleep dblink_exec'

/** The outcome of statements: the action of the last one, or the refused construct. */
export const outcome = (...statements: string[]): string => {
  const known: Known = {
    functions: new DumpFunctions(catalog.split(' ')),
    installedExtensions: new Set(['dblink']),
  }
  try {
    let action = ''
    for (const sql of statements) {
      const scanner = new StatementScanner()
      scanner.scan(`${sql}\n`)
      action = actionFor(sql, scanner, known)
    }
    known.functions.checkCalls()
    return action
  } catch (error) {
    if (error instanceof Refusal) return `refused: ${error.message}`
    return error instanceof Error ? error.name : String(error)
  }
}

/** A function in PL/pgSQL. */
export const plpgsql = (body: string, declarations = '', returns = 'SETOF text') =>
  `CREATE FUNCTION public.f(n integer) RETURNS ${returns} LANGUAGE plpgsql
   AS $body$ DECLARE r record; t text; ${declarations} BEGIN ${body} END $body$`

export const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
