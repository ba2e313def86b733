import { hasSqlDetails, type Node, parseSync } from 'libpg-query'
import { badRequest } from '../../../platform/errors.ts'
import type { Size } from './statement-scanner.ts'

/** How an admitted statement is carried out. */
export type Action =
  /** It has no effect here. */
  | 'skip'
  /** As `skip`; it is counted like owners and privileges that could not be set. */
  | 'leaveOut'
  /** A setting that later statements need. */
  | 'set'
  /** It changes rows or the position of a sequence. */
  | 'data'
  /** Rows follow. */
  | 'copy'
  | 'create'
  /** It needs an object. Before the first object of the dump it is a step of `--clean`. */
  | 'change'
  /** Owners and privileges: they are set at the end, and not every role exists everywhere. */
  | 'setAtEnd'

type KeysOf<T> = T extends unknown ? keyof T : never
/** The names of the parse tree's nodes, as in PostgreSQL's `parsenodes.h`. */
type NodeName = KeysOf<Node>
type NodeOf<N extends NodeName> = Extract<Node, Record<N, unknown>>[N]

/** SET and SELECT as pg_dump writes them. The import has its own settings instead of the first. */
const exactStatements: readonly [RegExp, Action][] = [
  [/^SET (statement|lock|idle_in_transaction_session|transaction)_timeout = \d+$/i, 'skip'],
  [/^SET client_encoding = '(UTF-?8|UNICODE)'$/i, 'skip'],
  [/^SET standard_conforming_strings = on$/i, 'skip'],
  [/^SET (client_min_messages = warning|escape_string_warning = off)$/i, 'skip'],
  [/^SET (default_with_oids = (true|false)|default_tablespace = ['"\w]+)$/i, 'skip'],
  [/^SET (check_function_bodies = false|xmloption = content|row_security = (on|off))$/i, 'set'],
  [/^SET default_table_access_method = "?heap"?$/i, 'set'],
  [/^SELECT pg_catalog\.set_config\('search_path', '', false\)$/i, 'skip'],
  [/^SELECT pg_catalog\.setval\('(?:[^']|'')+', -?\d+, (true|false)\)$/i, 'data'],
]

/** A statement that is not admitted; the message is the part that is not. */
class Refusal extends Error {}

const refuse = (part = ''): never => {
  throw new Refusal(part)
}

const copy = ({ is_from: isFrom, is_program: isProgram, ...rest }: NodeOf<'CopyStmt'>): Action => {
  const { relation, attlist, filename, ...options } = rest
  if (isProgram) refuse('PROGRAM')
  if (filename !== undefined) refuse('file')
  return isFrom && relation && Object.keys(options).length === 0 ? 'copy' : refuse()
}

/** The first function that a statement calls, with its schema. */
const functionOf = (statement: object): string => {
  const [, names = ''] = /"funcname":\[(.*?)\]/.exec(JSON.stringify(statement)) ?? []
  return Array.from(names.matchAll(/"sval":"(\w+)"/g), ([, name]) => name).join('.')
}

const select = (statement: NodeOf<'SelectStmt'>): Action => {
  const name = functionOf(statement)
  // Of pg_dump 18 and later. The server makes its own statistics.
  if (/^pg_catalog\.pg_restore_\w+_stats$/.test(name)) return 'leaveOut'
  return refuse(/^pg_catalog\.lo_/.test(name) ? `large objects (${name})` : name)
}

const isOwner = (node: Node): boolean =>
  'AlterTableCmd' in node && node.AlterTableCmd.subtype === 'AT_ChangeOwner'

/** A failed change of the owner is tolerated, so nothing else may come with it. */
const alterTable = ({ cmds = [] }: NodeOf<'AlterTableStmt'>): Action => {
  if (!cmds.some(isOwner)) return 'change'
  return cmds.every(isOwner) ? 'setAtEnd' : refuse('OWNER TO')
}

const comment = ({ objtype }: NodeOf<'CommentStmt'>): Action => {
  if (objtype === 'OBJECT_DATABASE') return 'skip'
  // The importing role need not own extensions and schemas.
  const isForeign = objtype === 'OBJECT_EXTENSION' || objtype === 'OBJECT_SCHEMA'
  return isForeign ? 'setAtEnd' : 'change'
}

/** The kinds of statements that are admitted besides `exactStatements`. */
const kinds: { readonly [N in NodeName]?: Action | ((statement: NodeOf<N>) => Action) } = {
  AlterDefaultPrivilegesStmt: 'leaveOut',
  AlterDomainStmt: 'change',
  AlterObjectDependsStmt: 'change',
  AlterOwnerStmt: 'setAtEnd',
  AlterSeqStmt: 'change',
  AlterStatsStmt: 'change',
  AlterTableStmt: alterTable,
  AlterTSConfigurationStmt: 'change',
  CommentStmt: comment,
  CompositeTypeStmt: 'create',
  CopyStmt: copy,
  CreateCastStmt: 'create',
  CreateDomainStmt: 'create',
  CreateEnumStmt: 'create',
  CreateExtensionStmt: 'create',
  CreateFunctionStmt: 'create',
  CreatePolicyStmt: 'create',
  CreateRangeStmt: 'create',
  CreateSchemaStmt: 'create',
  CreateSeqStmt: 'create',
  CreateStatsStmt: 'create',
  CreateStmt: 'create',
  CreateTableAsStmt: ({ objtype }) => (objtype === 'OBJECT_MATVIEW' ? 'create' : refuse('AS')),
  CreateTrigStmt: 'create',
  DefineStmt: 'create',
  DropStmt: 'change',
  GrantStmt: 'setAtEnd',
  IndexStmt: 'create',
  InsertStmt: 'data',
  RefreshMatViewStmt: 'change',
  RuleStmt: 'create',
  SelectStmt: select,
  VariableSetStmt: ({ name }) => refuse(name),
  ViewStmt: ({ replace }) => (replace ? 'change' : 'create'),
}

/** The parse tree of each token takes memory. */
export const maxTokens = 200_000
/**
 * The parser recurses along chains such as `1 + 1 + …` or `NOT NOT …`, and its stack is limited.
 * Its time for operator signs side by side grows with the square of their number.
 */
export const maxDeepening = 4000

const checkSize = ({ tokens, deepening }: Size): void => {
  if (tokens > maxTokens) refuse(`more than ${maxTokens} tokens`)
  if (deepening > maxDeepening) refuse(`more than ${maxDeepening} tokens`)
}

/** Parts of statements end up in answers and logs. */
const printable = (text: string): string => text.replace(/[^\w.,:()" ]/g, '?').slice(0, 100)

/** Such as `ALTER SYSTEM` for `AlterSystemStmt`. */
const inWords = (kind: string): string =>
  kind
    .replace(/Stmt$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, ' $&')
    .toUpperCase()

/**
 * How to carry out a statement, by its kind: PostgreSQL's own parser reads it, so that no spelling
 * hides anything. Expressions and bodies of functions are not read: the role cannot reach beyond
 * its database.
 * @throws DomainError 400 with the statement's line
 */
export const actionFor = (sql: string, size: Size, line: number): Action => {
  const exact = exactStatements.find(([pattern]) => pattern.test(sql))
  if (exact !== undefined) return exact[1]
  let kind = ''
  try {
    checkSize(size)
    const nodes = (parseSync(sql).stmts ?? []).flatMap(({ stmt = {} }) => Object.entries(stmt))
    const [name = 'SQL', statement] = nodes[0] ?? []
    kind = inWords(name)
    const rule = kinds[name as NodeName] as Action | ((statement: unknown) => Action) | undefined
    if (nodes.length !== 1 || rule === undefined) return refuse()
    return typeof rule === 'string' ? rule : rule(statement)
  } catch (error) {
    // The parser's own refusal; the message is the server's.
    const isRefusal = error instanceof Refusal || hasSqlDetails(error)
    if (!isRefusal) throw error
    const construct = [kind, error.message].filter((part) => part !== '').join(': ')
    throw badRequest('dump_refused', { construct: printable(construct), line })
  }
}
