import v8 from 'node:v8'
import type { ParseResult, ScanToken } from 'libpg-query'

/** PostgreSQL's own parser. Its recursion has limits of its own, see `maxTokens` in `judge.ts`. */
export interface SqlParser {
  /** @throws SqlSyntaxError */
  parse(sql: string): ParseResult
  /** The tokens, comments among them; undefined when the text does not even consist of tokens. */
  scan(sql: string): ScanToken[] | undefined
}

/** What the parser does not accept; the message is the server's. */
export class SqlSyntaxError extends Error {
  override name = 'SqlSyntaxError'
}

let loading: Promise<SqlParser> | undefined

/** Loads the parser when it is first needed: it takes some 15 MB. */
export const loadSqlParser = (): Promise<SqlParser> => {
  loading ??= load()
  return loading
}

const load = async (): Promise<SqlParser> => {
  // After some hundred statements V8 would compile the parser's large functions a second time, optimised, which takes
  // up to 500 MB for seconds; as it is, it parses 50,000 statements a second. Has to be said before the module loads.
  v8.setFlagsFromString('--no-wasm-tier-up')
  v8.setFlagsFromString('--no-wasm-dynamic-tiering')
  const { hasSqlDetails, loadModule, parseSync, scanSync } = await import('libpg-query')
  await loadModule()
  return {
    parse(sql) {
      try {
        return parseSync(sql)
      } catch (error) {
        throw hasSqlDetails(error) ? new SqlSyntaxError(error.message, { cause: error }) : error
      }
    },
    scan(sql) {
      if (sql === '') return []
      try {
        return scanSync(sql).tokens
      } catch (error) {
        // The library takes the scanner's message for its result.
        if (error instanceof SyntaxError) return undefined
        throw error
      }
    },
  }
}
