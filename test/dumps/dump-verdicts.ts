import { judge } from '../../src/dumps/import/judge.ts'
import { loadSqlParser } from '../../src/dumps/import/sql-parser.ts'
import { StatementScanner } from '../../src/dumps/import/statement-scanner.ts'
import type { RoleRights } from '../../src/dumps/import/verdict.ts'

const parser = await loadSqlParser()
export const ordinary: RoleRights = { privileged: false, guardedFunctions: new Set(), guardedRelations: new Set() }
const privileged: RoleRights = {
  privileged: true,
  guardedFunctions: new Set(['pg_read_file', 'lo_export']),
  guardedRelations: new Set(['pg_authid', 'pg_shadow']),
}

const sizeOf = (sql: string) => {
  const scanner = new StatementScanner()
  scanner.scan(Buffer.from(sql), true)
  return scanner
}
/** What the import does with one statement. */
export const verdict = (sql: string, rights: RoleRights = privileged) => judge(sql, sizeOf(sql), { parser, rights })
