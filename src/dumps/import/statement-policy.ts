import {
  type AlterTableType,
  hasSqlDetails,
  type Node,
  type ObjectType,
  parseSync,
  scanSync,
} from 'libpg-query'
import pg from 'pg'
import { plpgsqlBody, sqlBody } from './body-policy.ts'
import { isLiteralInsert } from './literal-insert.ts'
import { StatementScanner } from './statement-scanner.ts'
import {
  checkTree,
  isSystemName,
  type KnownFunctions,
  type NodeName,
  type NodeOf,
  nameOf,
  printable,
  RefusedStatement,
  refuse,
  refusePart,
  stringOf,
} from './tree-policy.ts'

/** How an admitted statement is carried out. */
export type Action =
  /** It has no effect here: the import has settings of its own. */
  | { action: 'skip' }
  /** The statements after it need it. */
  | { action: 'run' | 'clearSearchPath' }
  /** It changes rows or the position of a sequence. */
  | { action: 'data' }
  /** Rows follow; `command` is the statement written anew from its parts. */
  | { action: 'copy'; command: string }
  | { action: 'define' }
  | { action: 'defineSchema' | 'defineExtension'; name: string }
  /** A definition, or a step of `--clean` on the way to removing a view. */
  | { action: 'replaceView' }
  /** A step of `--clean`. */
  | { action: 'drop' }
  /** Ownership, privileges and some comments: for the end, and not every role exists everywhere. */
  | { action: 'afterwards' }

type Rule<N extends NodeName> = (
  statement: NodeOf<N>,
  functions: KnownFunctions,
  sql: string,
) => Action

const skip: Action = { action: 'skip' }
const run: Action = { action: 'run' }
const afterwards: Action = { action: 'afterwards' }

const define = (statement: object, functions: KnownFunctions): Action => {
  checkTree(statement, functions)
  return { action: 'define' }
}

/** A new object is none of the server's. */
const checkNewName = (nodes: readonly Node[] | undefined): string[] => {
  const name = nameOf(nodes) ?? []
  if (name.length === 0 || name.length > 2 || name.some(isSystemName)) refusePart(name.join('.'))
  return name
}

/** Whether a node names a schema or extension, or an object with its schema, and none of the server's. */
const isOwnObject = (node: Node | undefined): boolean => {
  if (node === undefined) return false
  if ('String' in node) return !isSystemName(node.String.sval ?? '')
  if ('RangeVar' in node)
    return isOwnName([node.RangeVar.schemaname ?? '', node.RangeVar.relname ?? ''])
  if ('ObjectWithArgs' in node) return isOwnName(nameOf(node.ObjectWithArgs.objname))
  if ('List' in node && node.List.items?.every((item) => 'String' in item))
    return isOwnName(nameOf(node.List.items))
  // A constraint of a domain: its type, and its name.
  if ('List' in node) return isOwnObject(node.List.items?.[0])
  return 'TypeName' in node && isOwnName(nameOf(node.TypeName.names))
}
const isOwnName = (parts: string[] | undefined): boolean =>
  parts !== undefined &&
  parts.length >= 2 &&
  parts[0] !== '' &&
  !isSystemName(parts[0]!) &&
  !isSystemName(parts[1]!)

const objects: ReadonlySet<ObjectType> = new Set([
  ...(['OBJECT_DOMAIN', 'OBJECT_FUNCTION', 'OBJECT_INDEX', 'OBJECT_MATVIEW'] as const),
  ...([
    'OBJECT_PROCEDURE',
    'OBJECT_SCHEMA',
    'OBJECT_SEQUENCE',
    'OBJECT_TABLE',
    'OBJECT_TRIGGER',
  ] as const),
  ...(['OBJECT_TYPE', 'OBJECT_VIEW'] as const),
])
const commented: ReadonlySet<ObjectType> = new Set([
  ...objects,
  ...(['OBJECT_COLUMN', 'OBJECT_DOMCONSTRAINT', 'OBJECT_TABCONSTRAINT'] as const),
])

/** Changes of a table that pg_dump writes after having created it. */
const tableChanges: ReadonlySet<AlterTableType> = new Set([
  ...([
    'AT_AddConstraint',
    'AT_AddIdentity',
    'AT_AttachPartition',
    'AT_ClusterOn',
    'AT_ColumnDefault',
  ] as const),
  ...([
    'AT_DisableTrig',
    'AT_EnableAlwaysTrig',
    'AT_EnableReplicaTrig',
    'AT_ReplicaIdentity',
  ] as const),
  ...([
    'AT_SetCompression',
    'AT_SetNotNull',
    'AT_SetOptions',
    'AT_SetStatistics',
    'AT_SetStorage',
  ] as const),
  'AT_ValidateConstraint',
])
/** Those of `pg_dump --clean`. */
const tableRemovals: ReadonlySet<AlterTableType> = new Set([
  ...(['AT_DetachPartition', 'AT_DropConstraint', 'AT_DropIdentity', 'AT_DropNotNull'] as const),
])

const alterTable: Rule<'AlterTableStmt'> = (statement, functions) => {
  const { relation, cmds = [] } = statement
  const [first] = cmds
  const { subtype, def } =
    (first !== undefined && 'AlterTableCmd' in first && first.AlterTableCmd) || {}
  if (cmds.length !== 1 || subtype === undefined || relation === undefined) return refuse()
  if (subtype === 'AT_ChangeOwner') {
    return isOwnObject({ RangeVar: relation }) ? afterwards : refuse('ALTER TABLE … OWNER')
  }
  const isRemoval = tableRemovals.has(subtype) || (subtype === 'AT_ColumnDefault' && !def)
  if (!isRemoval && !tableChanges.has(subtype)) return refuse()
  checkTree(statement, functions)
  return { action: isRemoval ? 'drop' : 'define' }
}

const copy: Rule<'CopyStmt'> = (statement, functions) => {
  const {
    relation,
    attlist,
    is_from: isFrom,
    is_program: isProgram,
    filename,
    options,
    whereClause,
    query,
  } = statement
  if (isProgram) refuse('COPY … PROGRAM')
  if (filename !== undefined) refuse(isFrom ? 'COPY … FROM (file)' : 'COPY … TO (file)')
  const columns = nameOf(attlist)
  if (!isFrom || query || whereClause || (options?.length ?? 0) > 0 || !relation || !columns)
    return refuse('COPY')
  checkTree({ relation }, functions)
  const names = [relation.schemaname, relation.relname].filter(
    (part) => part !== undefined && part !== '',
  )
  const list = columns.length === 0 ? '' : ` (${columns.map(pg.escapeIdentifier).join(', ')})`
  return {
    action: 'copy',
    command: `COPY ${names.map((name) => pg.escapeIdentifier(name!)).join('.')}${list} FROM STDIN`,
  }
}

/** Extensions that only bring types, operators and functions on data. */
const extensions: ReadonlySet<string> = new Set(
  'btree_gin btree_gist citext fuzzystrmatch hstore pg_trgm pgcrypto plpgsql unaccent uuid-ossp'.split(
    ' ',
  ),
)
export const isDataExtension = (name: string): boolean => extensions.has(name)

/** Settings that a function may have for itself. */
const functionSettings = new Set(
  `datestyle default_text_search_config lock_timeout search_path statement_timeout timezone work_mem`.split(
    ' ',
  ),
)
const plainOptions = new Set(['as', 'cost', 'language', 'parallel', 'rows', 'strict', 'volatility'])

/** Functions and procedures in SQL and PL/pgSQL, with the rights of their caller. */
const createFunction: Rule<'CreateFunctionStmt'> = (statement, functions, sql) => {
  const { options = [], funcname, sql_body: sqlStandardBody, ...signature } = statement
  const name = checkNewName(funcname)
  let language: string | undefined
  let body: string | undefined
  for (const option of options) {
    const { defname = '', arg } = 'DefElem' in option ? option.DefElem : {}
    if (defname === 'language') language = stringOf(arg)
    else if (defname === 'as') body = soleString(arg)
    else if (defname === 'security' && isTrue(arg)) refuse('SECURITY DEFINER')
    else if (defname === 'set') checkFunctionSetting(arg)
    else if (!plainOptions.has(defname) && defname !== 'security')
      refuse(`CREATE FUNCTION … ${printable(defname.toUpperCase())}`)
  }
  if (language !== 'sql' && language !== 'plpgsql')
    refuse(`CREATE FUNCTION … LANGUAGE ${printable(language ?? '?')}`)
  if (sqlStandardBody || body === undefined) return refuse()
  if (isTooLong(body)) refuse(`CREATE FUNCTION (> ${maxTokens} tokens)`)
  checkTree(signature, functions)
  checkTree(
    language === 'sql' ? parsed(() => sqlBody(body)) : parsed(() => plpgsqlBody(sql, body)),
    functions,
  )
  functions.define(name)
  return { action: 'define' }
}

/** A body that the parser does not understand is refused, whatever the server would make of it. */
const parsed = (parse: () => unknown[]): unknown[] => {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RefusedStatement) throw error
    return refusePart(error instanceof Error ? error.message : 'AS')
  }
}

const isTrue = (node: Node | undefined): boolean =>
  node !== undefined && 'Boolean' in node && node.Boolean.boolval === true

const soleString = (node: Node | undefined): string | undefined =>
  node !== undefined && 'List' in node && node.List.items?.length === 1
    ? stringOf(node.List.items[0])
    : undefined

const checkFunctionSetting = (node: Node | undefined): void => {
  const { name = '', args = [] } =
    (node !== undefined && 'VariableSetStmt' in node && node.VariableSetStmt) || {}
  const values = args.map(constantOf)
  const isAdmitted =
    functionSettings.has(name.toLowerCase()) && !values.includes('information_schema')
  if (!isAdmitted) refuse(`CREATE FUNCTION … SET ${printable(name)}`)
}

/** A constant's value as text; `on` and unquoted names of settings are strings as well. */
const constantOf = (node: Node | undefined): string | undefined => {
  if (node === undefined || !('A_Const' in node)) return undefined
  const { sval, ival, boolval, isnull } = node.A_Const
  if (isnull) return undefined
  if (sval) return sval.sval ?? ''
  if (ival) return String(ival.ival ?? 0)
  return boolval ? String(boolval.boolval ?? false) : undefined
}

/** Settings that the import makes itself: the values of the dump would weaken them or change nothing. */
const ownSettings = new Set([
  ...[
    'client_min_messages',
    'default_with_oids',
    'escape_string_warning',
    'idle_in_transaction_session_timeout',
  ],
  ...['default_tablespace', 'lock_timeout', 'statement_timeout', 'transaction_timeout'],
])
/** Settings with one acceptable value, because everything is read as that. */
const fixedSettings: Readonly<Record<string, RegExp>> = {
  client_encoding: /^(utf-?8|unicode)$/i,
  standard_conforming_strings: /^(on|true|1)$/i,
}
/** Settings that the statements after them depend on. */
const neededSettings: Readonly<Record<string, RegExp>> = {
  check_function_bodies: /^(off|false|0)$/i,
  default_table_access_method: /^heap$/,
  row_security: /^(on|off|true|false|1|0)$/i,
  xmloption: /^(content|document)$/i,
}

const set: Rule<'VariableSetStmt'> = ({ kind, name = '', args, is_local: isLocal }) => {
  const value = args?.length === 1 ? constantOf(args[0]) : undefined
  if (kind === 'VAR_SET_VALUE' && !isLocal && value !== undefined) {
    if (ownSettings.has(name) || fixedSettings[name]?.test(value)) return skip
    if (neededSettings[name]?.test(value)) return run
  }
  const command = kind?.startsWith('VAR_RESET') ? 'RESET' : 'SET'
  if (name === 'role') return refuse(`${command} ROLE`)
  if (name === 'session_authorization') return refuse(`${command} SESSION AUTHORIZATION`)
  return refuse(name === '' ? `${command} ALL` : `${command} ${printable(name)}`)
}

/** The queries of a dump: they position sequences and empty the search path. */
const select: Rule<'SelectStmt'> = ({ targetList = [], op, limitOption, ...rest }) => {
  const [target] = targetList
  const value = target !== undefined && 'ResTarget' in target ? target.ResTarget.val : undefined
  const isPlain =
    targetList.length === 1 && op === 'SETOP_NONE' && limitOption === 'LIMIT_OPTION_DEFAULT'
  if (!isPlain || Object.keys(rest).length > 0 || !value || !('FuncCall' in value)) return refuse()
  const { funcname, args = [], funcformat, location, ...clauses } = value.FuncCall
  const name = nameOf(funcname)?.join('.') ?? ''
  if (Object.keys(clauses).length > 0 || !args.every(isLiteral))
    return refuse(`SELECT ${printable(name.replace('pg_catalog.', ''))}`)
  if (name === 'pg_catalog.setval') return { action: 'data' }
  const [setting, path, local] = args.map(constantOf)
  if (
    name === 'pg_catalog.set_config' &&
    setting === 'search_path' &&
    path === '' &&
    local === 'false'
  ) {
    return { action: 'clearSearchPath' }
  }
  return refuse(`SELECT ${printable(name.replace('pg_catalog.', ''))}`)
}

/** A literal, or one with a cast to `regclass`: a type of the dump's own could run the dump's code. */
const isLiteral = (node: Node): boolean => {
  if (!('TypeCast' in node)) return 'A_Const' in node
  const { arg, typeName } = node.TypeCast
  return (
    nameOf(typeName?.names)?.join('.').replace('pg_catalog.', '') === 'regclass' &&
    arg !== undefined &&
    'A_Const' in arg
  )
}

const drop: Rule<'DropStmt'> = ({ removeType, objects: names = [], concurrent }) =>
  removeType === 'OBJECT_EXTENSION' ||
  (removeType !== undefined && objects.has(removeType) && !concurrent && names.every(isOwnObject))
    ? { action: 'drop' }
    : refuse()

const comment: Rule<'CommentStmt'> = ({ objtype, object }) => {
  if (objtype === 'OBJECT_DATABASE') return skip
  if (objtype === 'OBJECT_EXTENSION') return afterwards
  const isAdmitted = objtype !== undefined && commented.has(objtype) && isOwnObject(object)
  if (!isAdmitted) return refuse()
  // Older versions of pg_dump comment on objects that the importing role need not own.
  return objtype === 'OBJECT_SCHEMA' ? afterwards : { action: 'define' }
}

const defaultPrivileges: Rule<'AlterDefaultPrivilegesStmt'> = ({ options = [] }) => {
  const schemas = options.flatMap((option) => {
    const { defname, arg } = 'DefElem' in option ? option.DefElem : {}
    return defname === 'schemas' && arg !== undefined && 'List' in arg ? (arg.List.items ?? []) : []
  })
  return schemas.every(isOwnObject) ? afterwards : refuse()
}

/** Every kind of statement that is admitted, and nothing else. `docs/dumps.md` says why each of them is here. */
const rules: { [N in NodeName]?: Rule<N> } = {
  AlterDefaultPrivilegesStmt: defaultPrivileges,
  AlterDomainStmt: ({ subtype, ...statement }, functions) => {
    if (subtype === 'X')
      return isOwnName(nameOf(statement.typeName)) ? { action: 'drop' } : refuse()
    return subtype === 'C' || subtype === 'V' ? define(statement, functions) : refuse()
  },
  AlterOwnerStmt: ({ objectType, object }) =>
    objectType !== undefined && objects.has(objectType) && isOwnObject(object)
      ? afterwards
      : refuse('ALTER … OWNER'),
  AlterSeqStmt: define,
  AlterTableStmt: alterTable,
  CommentStmt: comment,
  CompositeTypeStmt: define,
  CopyStmt: copy,
  CreateDomainStmt: (statement, functions) => {
    checkNewName(statement.domainname)
    return define(statement, functions)
  },
  CreateEnumStmt: (statement, functions) => {
    checkNewName(statement.typeName)
    return define(statement, functions)
  },
  CreateExtensionStmt: ({ extname = '', options = [] }) =>
    options.every((option) => 'DefElem' in option && option.DefElem.defname === 'schema')
      ? { action: 'defineExtension', name: extname }
      : refuse(),
  CreateFunctionStmt: createFunction,
  CreateSchemaStmt: ({ schemaname = '', authrole, schemaElts }) =>
    isSystemName(schemaname) || authrole || schemaElts
      ? refuse()
      : { action: 'defineSchema', name: schemaname },
  CreateSeqStmt: define,
  CreateStmt: define,
  CreateTableAsStmt: (statement, functions) =>
    statement.objtype === 'OBJECT_MATVIEW' && statement.into?.skipData
      ? define(statement, functions)
      : refuse('CREATE TABLE AS'),
  CreateTrigStmt: ({ funcname, ...statement }, functions) => {
    functions.call(nameOf(funcname) ?? [])
    return define(statement, functions)
  },
  DropStmt: drop,
  GrantStmt: ({ targtype, objtype, objects: names = [], grantor }) =>
    targtype === 'ACL_TARGET_OBJECT' &&
    objtype !== undefined &&
    objects.has(objtype) &&
    !grantor &&
    names.every(isOwnObject)
      ? afterwards
      : refuse(),
  IndexStmt: (statement, functions) =>
    statement.concurrent ? refuse() : define(statement, functions),
  RefreshMatViewStmt: (statement, functions) =>
    statement.concurrent ? refuse() : define(statement, functions),
  SelectStmt: select,
  VariableSetStmt: set,
  ViewStmt: (statement, functions) => {
    const action = define(statement, functions)
    return statement.replace ? { action: 'replaceView' } : action
  },
}

/** Bytes. Definitions of tables, views and functions are far below; rows do not pass through the parser. */
export const maxBytes = 256 * 1024
/** The parser recurses along chains such as `1 + 1 + …` and `UNION`; its stack takes some 10,000 tokens of the worst kind. */
export const maxTokens = 8000
/** Parentheses within parentheses, for the same reason. */
export const maxDepth = 400

/** Whether a function's body, which is one string to the scanner of statements, exceeds the same limits. */
const isTooLong = (body: string): boolean => {
  const scanner = new StatementScanner({ endsAtSemicolon: false })
  scanner.scan(Buffer.from(body), true)
  return scanner.tokens > maxTokens || scanner.depth > maxDepth
}

/** The parser's own refusal; the message is the server's. */
export class InvalidStatement extends Error {
  override name = 'InvalidStatement'
}

/**
 * What to do with a statement, by its parse tree: PostgreSQL's own parser reads it, so that no spelling hides anything.
 * @param size how many tokens the statement has at most, and how deep its parentheses go
 * @throws RefusedStatement, InvalidStatement
 */
export const judge = (
  sql: string,
  size: { tokens: number; depth: number },
  functions: KnownFunctions,
): Action => {
  // Most statements of `pg_dump --inserts`, some of them megabytes long.
  if (/^insert\b/i.test(sql)) return isLiteralInsert(sql) ? { action: 'data' } : refuse('INSERT')
  const first = /^[A-Za-z]{1,20}/.exec(sql)?.[0].toUpperCase() ?? 'SQL'
  if (Buffer.byteLength(sql) > maxBytes) refuse(`${first} (> ${maxBytes / 1024} KiB)`)
  if (size.tokens > maxTokens) refuse(`${first} (> ${maxTokens} tokens)`)
  if (size.depth > maxDepth) refuse(`${first} (> ${maxDepth} parentheses)`)
  try {
    const { stmts = [] } = parseSync(sql)
    const [kind, statement] = Object.entries(stmts[0]?.stmt ?? {})[0] ?? []
    const rule = rules[kind as NodeName] as Rule<NodeName> | undefined
    if (stmts.length !== 1 || rule === undefined) return refuse()
    return rule(statement as NodeOf<NodeName>, functions, sql)
  } catch (error) {
    if (hasSqlDetails(error)) throw new InvalidStatement(error.message)
    if (!(error instanceof RefusedStatement)) throw error
    if (error.isPart) throw new RefusedStatement(`${kindOf(sql)}: ${error.construct}`)
    throw error.construct === '' ? new RefusedStatement(kindOf(sql)) : error
  }
}

const afterTheCommand = new Set([
  'IF',
  'NOT',
  'ON',
  'TO',
  'FROM',
  'FOR',
  'IN',
  'INTO',
  'WITH',
  'AS',
  'SET',
  'ONLY',
])

/** The statement's first keywords, such as `ALTER SYSTEM`: the text that the caller is told. */
const kindOf = (sql: string): string => {
  const words: string[] = []
  for (const { text, keywordKind, tokenName } of scanSync(sql).tokens) {
    if (tokenName === 'SQL_COMMENT' || tokenName === 'C_COMMENT') continue
    const word = text.toUpperCase()
    if (keywordKind === 0 || words.length === 3 || (words.length > 0 && afterTheCommand.has(word)))
      break
    words.push(word)
  }
  return words.join(' ') || 'SQL'
}
