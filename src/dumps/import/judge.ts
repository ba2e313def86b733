import type { Node } from 'libpg-query'
import { type NodeName, type NodeOf, referredNames, referredRelations, stringOf } from './ast.ts'
import { functionRule } from './function-rules.ts'
import { isGuarded, isGuardedRelation } from './guarded.ts'
import { isLiteralInsert } from './literal-insert.ts'
import {
  alterTableRule,
  commentRule,
  copyRule,
  defaultPrivilegesRule,
  definitionRule,
  domainRule,
  dropRule,
  extensionRule,
  grantRule,
  indexRule,
  ownerRule,
  refreshRule,
  schemaRule,
  sequenceRule,
  tableAsRule,
  tableRule,
  viewRule,
} from './object-rules.ts'
import { printable, selectRule, setRule } from './session-rules.ts'
import { type SqlParser, SqlSyntaxError } from './sql-parser.ts'
import type { Court, RoleRights, Verdict } from './verdict.ts'

type Rules = { [N in NodeName]?: (statement: NodeOf<N>, court: Court) => Verdict }

const define = (): Verdict => ({ action: 'define' })

/** Every kind of statement that a plain pg_dump of a database needs. What is not here is refused. */
const rules: Rules = {
  AlterDefaultPrivilegesStmt: defaultPrivilegesRule,
  AlterDomainStmt: domainRule,
  AlterObjectDependsStmt: define,
  AlterOwnerStmt: ownerRule,
  AlterSeqStmt: sequenceRule,
  AlterStatsStmt: define,
  AlterTableStmt: alterTableRule,
  AlterTSConfigurationStmt: define,
  CommentStmt: commentRule,
  CompositeTypeStmt: define,
  CopyStmt: copyRule,
  CreateCastStmt: define,
  CreateDomainStmt: define,
  CreateEnumStmt: define,
  CreateExtensionStmt: extensionRule,
  CreateFunctionStmt: functionRule,
  CreatePolicyStmt: define,
  CreateRangeStmt: define,
  CreateSchemaStmt: schemaRule,
  CreateSeqStmt: define,
  CreateStatsStmt: define,
  CreateStmt: tableRule,
  CreateTableAsStmt: tableAsRule,
  CreateTrigStmt: define,
  DefineStmt: definitionRule,
  DropStmt: dropRule,
  GrantStmt: grantRule,
  IndexStmt: indexRule,
  RefreshMatViewStmt: refreshRule,
  RuleStmt: define,
  SelectStmt: selectRule,
  VariableSetStmt: setRule,
  ViewStmt: viewRule,
}

/** Whatever can be called in a default, a constraint or a view, but for changing the role that the import runs as. */
const alwaysGuarded = 'set_config'

/** Bytes. Definitions of tables, views and functions are far below; rows do not pass through the parser. */
export const maxDefinitionBytes = 256 * 1024
/** The parser recurses along chains such as `1 + 1 + …` and `UNION`; its stack takes some 10,000 tokens of the worst kind. */
export const maxDefinitionTokens = 8000
/** Parentheses within parentheses, for the same reason. */
export const maxDefinitionDepth = 400

/**
 * What to do with a statement, by its parse tree: PostgreSQL's own parser reads it, so that no spelling hides anything.
 * @param size how many tokens the statement has at most, and how deep its parentheses go
 */
export const judge = (sql: string, size: { tokens: number; depth: number }, court: Court): Verdict => {
  const refuse = (construct: string): Verdict => ({ action: 'refuse', construct })
  // Most statements of `pg_dump --inserts`, some of them megabytes long.
  if (/^insert\b/i.test(sql)) return isLiteralInsert(sql) ? { action: 'insert' } : refuse('INSERT')
  if (Buffer.byteLength(sql) > maxDefinitionBytes)
    return refuse(`${firstWord(sql)} (> ${maxDefinitionBytes / 1024} KiB)`)
  if (size.tokens > maxDefinitionTokens) return refuse(`${firstWord(sql)} (> ${maxDefinitionTokens} tokens)`)
  if (size.depth > maxDefinitionDepth) return refuse(`${firstWord(sql)} (> ${maxDefinitionDepth} parentheses)`)
  let statement: Node | undefined
  try {
    const { stmts = [] } = court.parser.parse(sql)
    statement = stmts.length === 1 ? stmts[0]?.stmt : undefined
  } catch (error) {
    // What the parser cannot cope with is not run either.
    return error instanceof SqlSyntaxError ? { action: 'invalid', error: error.message } : refuse(firstWord(sql))
  }
  const ruled = statement === undefined ? refuse('') : byRule(statement, court)
  const verdict = (isDefinition(ruled) ? guardedUse(statement, court.rights) : undefined) ?? ruled
  if ((verdict.action === 'refuse' || verdict.action === 'drop') && verdict.construct === '') {
    return { ...verdict, construct: leadingWords(sql, court.parser) }
  }
  // The parser takes `CREATE LANGUAGE` for the extension of that name.
  if (verdict.action === 'defineExtension' && !leadingWords(sql, court.parser).startsWith('CREATE EXTENSION')) {
    return refuse('CREATE LANGUAGE')
  }
  return verdict
}

const byRule = (statement: Node, court: Court): Verdict => {
  for (const [name, body] of Object.entries(statement)) {
    // The key of a node says what its body is: that is how the parse tree is made.
    const rule = rules[name as NodeName] as ((body: unknown, court: Court) => Verdict) | undefined
    if (rule) return rule(body, court)
  }
  return { action: 'refuse', construct: '' }
}

const isDefinition = ({ action }: Verdict) =>
  action === 'define' || action === 'defineFunction' || action === 'replaceView' || action === 'afterwards'

const guardedUse = (statement: Node | undefined, rights: RoleRights): Verdict | undefined => {
  for (const name of referredNames(statement)) {
    if (name === alwaysGuarded || (rights.privileged && isGuarded(name, rights))) {
      return { action: 'refuse', construct: `${name}()` }
    }
  }
  if (!rights.privileged || statement === undefined) return undefined
  const replacement = replacedFunction(statement)
  if (replacement) return { action: 'refuse', construct: replacement }
  for (const relation of referredRelations(statement)) {
    if (isGuardedRelation(relation, rights)) return { action: 'refuse', construct: printable(relation.name) }
  }
  return undefined
}

/** What `EXECUTE format(…)` calls must be PostgreSQL's own: another of that name could fit its arguments better. */
const replacedFunction = (statement: Node): string | undefined => {
  const isFormat = (name: Node[] | undefined) => stringOf(name?.at(-1)) === 'format'
  if ('CreateFunctionStmt' in statement && isFormat(statement.CreateFunctionStmt.funcname))
    return 'CREATE FUNCTION format'
  if ('DefineStmt' in statement && isFormat(statement.DefineStmt.defnames)) return 'CREATE AGGREGATE format'
  return undefined
}

const afterTheCommand = new Set(['IF', 'NOT', 'ON', 'TO', 'FROM', 'FOR', 'IN', 'INTO', 'WITH', 'AS', 'SET', 'ONLY'])

/** The statement's first keywords, such as `ALTER SYSTEM`: what the caller is told was refused. */
const leadingWords = (sql: string, parser: SqlParser): string => {
  const words: string[] = []
  for (const { text, keywordKind, tokenName } of parser.scan(sql) ?? []) {
    if (tokenName === 'SQL_COMMENT' || tokenName === 'C_COMMENT') continue
    const word = text.toUpperCase()
    if (keywordKind === 0 || words.length === 3 || (words.length > 0 && afterTheCommand.has(word))) break
    words.push(word)
  }
  return words.join(' ') || firstWord(sql)
}

const firstWord = (sql: string): string => /^\s*([A-Za-z]{1,20})/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
