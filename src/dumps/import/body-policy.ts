import { parsePlPgSQLSync, parseSync, scanSync } from 'libpg-query'
import { refusePart } from './tree-policy.ts'

/** How PL/pgSQL has the server parse the text of an expression (`RawParseMode` in PostgreSQL's `parser.h`). */
const modes = { statement: 0, expression: 2, firstAssignment: 3 }

const queries = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'])

/** The parts of a PL/pgSQL function, each of which reports every expression in it; a test goes through them. */
const admittedParts = new Set([
  ...[
    'function',
    'var',
    'rec',
    'recfield',
    'row',
    'type',
    'expr',
    'stmt_block',
    'exception_block',
    'exception',
  ],
  ...[
    'condition',
    'stmt_assign',
    'stmt_if',
    'if_elsif',
    'stmt_case',
    'case_when',
    'stmt_loop',
    'stmt_while',
  ],
  ...['stmt_fori', 'stmt_fors', 'stmt_foreach_a', 'stmt_exit', 'stmt_return', 'stmt_return_next'],
  ...[
    'stmt_return_query',
    'stmt_raise',
    'raise_option',
    'stmt_assert',
    'stmt_execsql',
    'stmt_perform',
  ],
  ...['stmt_getdiag', 'diag_item'],
])

/** Parts with a query that is put together at run time. */
const dynamic = new Set(['dynquery', 'params'])

interface Expression {
  query: string
  parseMode?: number
}

/** The statements of an SQL function's body. */
export const sqlBody = (body: string): unknown[] =>
  parseSync(body).stmts?.map(({ stmt }) => queryOf(stmt)) ?? []

/**
 * The queries and expressions of a PL/pgSQL function, as parse trees.
 * @param definition the whole CREATE FUNCTION
 * @throws RefusedStatement for what is not on the list, `SqlError` for what the parser does not understand
 */
export const plpgsqlBody = (definition: string, body: string): unknown[] => {
  const trees: unknown[] = []
  let defaults = 0
  const pending: unknown[] = [parsePlPgSQLSync(definition)]
  while (pending.length > 0) {
    const current = pending.pop()
    if (Array.isArray(current)) {
      for (const item of current) pending.push(item)
      continue
    }
    if (typeof current !== 'object' || current === null) continue
    for (const [key, value] of Object.entries(current)) {
      const part = /^PLpgSQL_(.+)$/.exec(key)?.[1]
      if (part !== undefined && !admittedParts.has(part))
        refusePart(part.replace('stmt_', '').toUpperCase())
      if (dynamic.has(key) && !isRaise(current)) refusePart('EXECUTE')
      if (key === 'typname') checkTypeText(String(value))
      if (key === 'default_val') defaults++
      if (part === 'expr') trees.push(treeOf(value as Expression))
      else pending.push(value)
    }
  }
  // The parser leaves out the default of a variable whose type it does not know.
  if (declaredDefaults(body) !== defaults) refusePart('DECLARE')
  return trees
}

const isRaise = (part: object): boolean => 'elog_level' in part

const queryOf = (statement: unknown): unknown => {
  const [kind = ''] = Object.keys(statement ?? {})
  if (!queries.has(kind)) refusePart(kind)
  return statement
}

const treeOf = ({ query, parseMode = modes.statement }: Expression): unknown => {
  if (parseMode === modes.statement) return queryOf(sole(query))
  if (parseMode === modes.expression) return queryOf(sole(`SELECT ${query}`))
  if (parseMode < modes.firstAssignment) return refusePart('FUNCTION')
  // `target := expression`, where the target may have subscripts.
  const sign = scanSync(query).tokens.find(({ text }) => text === ':=' || text === '=')
  if (sign === undefined) return refusePart('FUNCTION')
  const bytes = Buffer.from(query)
  const target = bytes.toString('utf8', 0, sign.start)
  return [
    queryOf(sole(`SELECT ${target}`)),
    queryOf(sole(`SELECT ${bytes.toString('utf8', sign.end)}`)),
  ]
}

const sole = (sql: string): unknown => {
  const { stmts = [] } = parseSync(sql)
  return stmts.length === 1 ? stmts[0]!.stmt : refusePart('FUNCTION')
}

const checkTypeText = (name: string): void => {
  if (/pg_(?!catalog\b)|information_schema/i.test(name)) refusePart(name)
}

/**
 * How many variables are declared with a default, by the tokens of the body. Where a column is called `declare` more
 * may be counted than there are, which refuses the function.
 */
const declaredDefaults = (body: string): number => {
  let count = 0
  let declaring = false
  let words: string[] = []
  for (const { text, tokenName } of body === '' ? [] : scanSync(body).tokens) {
    if (tokenName === 'SQL_COMMENT' || tokenName === 'C_COMMENT') continue
    const word = text.toLowerCase()
    if (!declaring || words.length === 0) {
      if (word === 'declare') declaring = true
      else if (word === 'begin') declaring = false
      else if (declaring) words.push(word)
    } else if (word === ';') {
      const afterScroll = words[1] === 'no' ? 3 : words[1] === 'scroll' ? 2 : 1
      if (
        words[afterScroll] !== 'cursor' &&
        words.some((sign) => sign === ':=' || sign === '=' || sign === 'default')
      )
        count++
      words = []
    } else words.push(word)
  }
  return count
}
