import { parsePlPgSQLSync, parseSync, type ScanToken, scanSync } from 'libpg-query'
import { bodyQueries, plpgsqlParts } from './admitted.ts'
import { namingTypes, Refusal, refuse } from './tree-policy.ts'

/** How PL/pgSQL has the server parse an expression: `RawParseMode` in PostgreSQL's `parser.h`. */
const modes = { statement: 0, expression: 2, firstAssignment: 3 }

/** Levels of RAISE, as in PostgreSQL's `elog.h`, that can fill the server's log without limit. */
const loggedLevels: Readonly<Record<number, string>> = { 15: 'LOG', 19: 'WARNING' }

/** The types of variables are texts, in which a name may have escapes. */
const systemTypes = /pg_(?!catalog\b)|information_schema|u&"/i

/**
 * The queries and expressions of a function's body, as parse trees.
 * @param definition the whole CREATE FUNCTION
 * @throws Refusal for parts that are not admitted, and for a body that the parser does not
 *   understand
 */
export const bodyTrees = (language: 'sql' | 'plpgsql', definition: string, body: string) => {
  try {
    return language === 'sql' ? queriesOf(body) : plpgsqlTrees(definition, body)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(error instanceof Error ? error.message : undefined)
  }
}

const queriesOf = (sql: string): unknown[] =>
  (parseSync(sql).stmts ?? []).map(({ stmt = {} }) => {
    const [kind = ''] = Object.keys(stmt)
    return bodyQueries.has(kind) ? stmt : refuse(kind)
  })

const plpgsqlTrees = (definition: string, body: string): unknown[] => {
  const tokens = body === '' ? [] : scanSync(body).tokens.filter(isWord)
  // It writes to the logs of the server and of this process, whose parser obeys it.
  const isDumped = tokens.some(
    ({ text }, n) => text.toLowerCase() === 'option' && tokens[n - 1]?.text === '#',
  )
  if (isDumped) refuse('OPTION DUMP')
  const trees: unknown[] = []
  let defaults = 0
  const pending: unknown[] = [parsePlPgSQLSync(definition)]
  while (pending.length > 0) {
    const current = pending.pop()
    if (typeof current !== 'object' || current === null) continue
    // RAISE has parameters too, and none of them is a query.
    const isDynamic = 'dynquery' in current || ('params' in current && !('elog_level' in current))
    if (isDynamic) refuse('EXECUTE')
    const level = 'elog_level' in current && loggedLevels[Number(current.elog_level)]
    if (level) refuse(`RAISE ${level}`)
    for (const [key, value] of Object.entries(current)) {
      const part = /^PLpgSQL_(.+)$/.exec(key)?.[1]
      if (part !== undefined && !plpgsqlParts.has(part))
        refuse(part.replace('stmt_', '').toUpperCase())
      if (key === 'typname' && (systemTypes.test(value) || namingTypes.test(value))) refuse(value)
      if (key === 'default_val') defaults++
      if (part === 'expr') trees.push(expressionTrees(value))
      else pending.push(value)
    }
  }
  // The parser leaves out the default of a variable whose type it does not know.
  if (declaredDefaults(tokens) !== defaults) refuse('DECLARE')
  return trees
}

const isWord = ({ tokenName }: ScanToken): boolean =>
  tokenName !== 'SQL_COMMENT' && tokenName !== 'C_COMMENT'

const expressionTrees = (expression: { query: string; parseMode?: number }): unknown[] => {
  const { query, parseMode = modes.statement } = expression
  if (parseMode === modes.statement) return sole(query)
  if (parseMode === modes.expression) return sole(`SELECT ${query}`)
  if (parseMode < modes.firstAssignment) return refuse()
  // `target := expression`, where the target may have subscripts.
  const { start, end } =
    scanSync(query).tokens.find(({ text }) => text === ':=' || text === '=') ?? refuse()
  const bytes = Buffer.from(query)
  const [target, value] = [bytes.toString('utf8', 0, start), bytes.toString('utf8', end)]
  return [...sole(`SELECT ${target}`), ...sole(`SELECT ${value}`)]
}

const sole = (sql: string): unknown[] => {
  const queries = queriesOf(sql)
  return queries.length === 1 ? queries : refuse()
}

/**
 * How many variables are declared with a default, by the tokens of the body. A declaration ends
 * with a semicolon, so each part between two semicolons counts once. It may count too many, for a
 * cursor whose query compares values, which refuses the function. It never counts too few.
 */
const declaredDefaults = (tokens: readonly ScanToken[]): number => {
  let count = 0
  let isDeclaring = false
  let isFirst = true
  let isCounted = false
  for (const { text } of tokens) {
    const word = text.toLowerCase()
    if (word === 'declare') isDeclaring = true
    else if (isFirst && word === 'begin') isDeclaring = false
    else if (isDeclaring && !isCounted && defaultSigns.has(word)) {
      isCounted = true
      count++
    }
    if (word === ';') isCounted = false
    // `DECLARE` may be repeated. It is also the name of a type.
    isFirst = word === ';' || (isFirst && word === 'declare')
  }
  return count
}

const defaultSigns = new Set([':=', '=', 'default'])
