import { hasSqlDetails, type Node, parseSync, scanSync } from 'libpg-query'
import {
  admittedObjects,
  commentedParts,
  dataExtensions,
  functionOptions,
  functionSettings,
  tableChanges,
  tableRemovals,
} from './admitted.ts'
import { bodyTrees } from './body-policy.ts'
import { excess, measure, type Size } from './statement-scanner.ts'
import {
  checkTree,
  type DumpFunctions,
  isSystemName,
  type NodeName,
  type NodeOf,
  nameOf,
  Refusal,
  refuse,
  stringOf,
} from './tree-policy.ts'

/** How an admitted statement is carried out. */
export type Action =
  /** It has no effect here. */
  | 'skip'
  /** A setting that later statements need. */
  | 'set'
  /** It changes rows or the position of a sequence. */
  | 'data'
  /** Rows follow. */
  | 'copy'
  | 'define'
  /** A definition, or a step of `--clean` before a view is dropped. */
  | 'replaceView'
  /** A step of `--clean`. */
  | 'drop'
  /** Owners and privileges: they are set at the end, and not every role exists everywhere. */
  | 'setAtEnd'

/** Facts about the database before the dump is read, and about the dump so far. */
export interface Known {
  functions: DumpFunctions
  installedExtensions: ReadonlySet<string>
}

type Rule<N extends NodeName> = (statement: NodeOf<N>, known: Known, sql: string) => Action

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

const define = (statement: object, { functions }: Known): Action => {
  checkTree(statement, functions)
  return 'define'
}

/** Refuses a new object in a schema of the server, and a name that looks like the server's. */
const checkNewName = (nodes: readonly Node[] | undefined): string[] => {
  const name = nameOf(nodes)
  if (name.length === 0 || name.length > 2 || name.some(isSystemName)) refuse(name.join('.'))
  return name
}

/** Whether objects are admitted ones, named with a schema that is not the server's. */
const areOwn = (kind: string | undefined, names: readonly (Node | undefined)[] = []): boolean =>
  kind !== undefined &&
  (admittedObjects.has(kind) || commentedParts.has(kind)) &&
  names.every((node) => {
    const name = namesIn(node)
    return (name.length > 1 || kind === 'OBJECT_SCHEMA') && !name.slice(0, 2).some(isSystemName)
  })

const namesIn = (node: Node | undefined): string[] => {
  if (node === undefined) return []
  if ('List' in node) return (node.List.items ?? []).flatMap(namesIn)
  if ('RangeVar' in node) return [node.RangeVar.schemaname ?? 'pg_', node.RangeVar.relname ?? '']
  if ('ObjectWithArgs' in node) return nameOf(node.ObjectWithArgs.objname)
  return 'TypeName' in node ? nameOf(node.TypeName.names) : [stringOf(node) ?? 'pg_']
}

const alterTable: Rule<'AlterTableStmt'> = (statement, known) => {
  const { relation, cmds: [first, ...others] = [] } = statement
  const command = first !== undefined && 'AlterTableCmd' in first ? first.AlterTableCmd : undefined
  const { subtype = '', def } = command ?? {}
  if (others.length > 0 || relation === undefined) return refuse()
  if (subtype === 'AT_ChangeOwner')
    return areOwn('OBJECT_TABLE', [{ RangeVar: relation }]) ? 'setAtEnd' : refuse('OWNER')
  const isRemoval = tableRemovals.has(subtype) || (subtype === 'AT_ColumnDefault' && !def)
  if (!isRemoval && !tableChanges.has(subtype)) refuse(subtype.slice('AT_'.length))
  checkTree(statement, known.functions)
  return isRemoval ? 'drop' : 'define'
}

const copy: Rule<'CopyStmt'> = (statement, known) => {
  const { relation, attlist = [], is_from: isFrom, is_program: isProgram, ...rest } = statement
  if (isProgram) refuse('PROGRAM')
  if (rest.filename !== undefined) refuse('file')
  if (!isFrom || relation === undefined || Object.keys(rest).length > 0) refuse()
  checkTree({ relation, attlist }, known.functions)
  return 'copy'
}

/** Literal values only. */
const insert: Rule<'InsertStmt'> = ({ selectStmt, ...statement }, { functions }) => {
  const { withClause, returningClause } = statement
  const select = selectStmt !== undefined && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : {}
  const { valuesLists = [], limitOption, op, ...others } = select
  const isLiteral = valuesLists.every(
    (row) =>
      'List' in row && row.List.items?.every((item) => 'A_Const' in item || 'SetToDefault' in item),
  )
  if (withClause || returningClause || !isLiteral || Object.keys(others).length > 0) refuse()
  checkTree(statement, functions)
  return 'data'
}

/** Functions and procedures in SQL and PL/pgSQL, with the rights of their caller. */
const createFunction: Rule<'CreateFunctionStmt'> = (statement, { functions }, sql) => {
  const { options = [], funcname, sql_body: atomicBody, ...signature } = statement
  const name = checkNewName(funcname)
  let language: string | undefined
  let body: string | undefined
  for (const option of options) {
    const { defname = '', arg } = 'DefElem' in option ? option.DefElem : {}
    if (!functionOptions.has(defname)) refuse(defname.toUpperCase())
    if (defname === 'security' && JSON.stringify(arg).includes('true')) refuse('SECURITY DEFINER')
    if (defname === 'set') checkFunctionSetting(arg)
    if (defname === 'language') language = stringOf(arg)
    if (defname === 'as') body = namesIn(arg)[0]
  }
  if (language !== 'sql' && language !== 'plpgsql') return refuse(`LANGUAGE ${language}`)
  if (atomicBody || body === undefined) return refuse('BEGIN ATOMIC')
  checkSize(measure(body))
  checkTree([signature, bodyTrees(language, sql, body)], functions)
  functions.define(name)
  return 'define'
}

const checkFunctionSetting = (node: Node | undefined): void => {
  const { name = '', args } =
    node !== undefined && 'VariableSetStmt' in node ? node.VariableSetStmt : {}
  const isAdmitted = functionSettings.has(name.toLowerCase())
  if (!isAdmitted || JSON.stringify(args ?? []).includes('information_schema'))
    refuse(`SET ${name}`)
}

const createExtension: Rule<'CreateExtensionStmt'> = ({ extname = '', options = [] }, known) => {
  const isPlain = options.every((node) => {
    const { defname, arg } = 'DefElem' in node ? node.DefElem : {}
    return defname === 'schema' && (extname === 'plpgsql' || !namesIn(arg).some(isSystemName))
  })
  if (isPlain && dataExtensions.has(extname)) return 'define'
  // An administrator has installed it.
  return known.installedExtensions.has(extname) ? 'skip' : refuse(extname)
}

const comment: Rule<'CommentStmt'> = ({ objtype, object }) => {
  if (objtype === 'OBJECT_DATABASE') return 'skip'
  // The importing role need not own extensions and schemas.
  if (objtype === 'OBJECT_EXTENSION') return 'setAtEnd'
  if (!areOwn(objtype, [object])) return refuse()
  return objtype === 'OBJECT_SCHEMA' ? 'setAtEnd' : 'define'
}

/** Every kind of statement that is admitted besides `exactStatements`. */
const rules: { [N in NodeName]?: Rule<N> } = {
  AlterOwnerStmt: ({ objectType, object }) =>
    areOwn(objectType, [object]) ? 'setAtEnd' : refuse(),
  AlterSeqStmt: define,
  AlterTableStmt: alterTable,
  CommentStmt: comment,
  CompositeTypeStmt: () => refuse('composite'),
  CopyStmt: copy,
  CreateEnumStmt: ({ typeName }) => (checkNewName(typeName) ? 'define' : refuse()),
  CreateExtensionStmt: createExtension,
  CreateFunctionStmt: createFunction,
  CreateSchemaStmt: ({ schemaname = '', authrole, schemaElts }) => {
    if (isSystemName(schemaname) || authrole || schemaElts) return refuse()
    return schemaname === 'public' ? 'skip' : 'define'
  },
  CreateSeqStmt: define,
  CreateStmt: define,
  CreateTableAsStmt: () => refuse('AS'),
  CreateTrigStmt: ({ funcname, args, ...statement }, known) => {
    known.functions.call(nameOf(funcname))
    return define(statement, known)
  },
  DropStmt: ({ removeType, objects, concurrent }) =>
    removeType === 'OBJECT_EXTENSION' || (areOwn(removeType, objects) && !concurrent)
      ? 'drop'
      : refuse(),
  GrantStmt: ({ targtype, objtype, objects, grantor }) =>
    targtype === 'ACL_TARGET_OBJECT' && areOwn(objtype, objects) && !grantor
      ? 'setAtEnd'
      : refuse(),
  IndexStmt: define,
  InsertStmt: insert,
  VariableSetStmt: ({ name }) => refuse(name),
  ViewStmt: (statement, known) => {
    define(statement, known)
    return statement.replace ? 'replaceView' : 'define'
  },
}

/** The parse tree of each token takes memory. */
export const maxTokens = 200_000
/** The parser recurses along chains such as `1 + 1 + …` or `NOT NOT …`; its stack is limited. */
export const maxDeepening = 4000

const checkSize = ({ tokens, deepening, isExcessive }: Size): void => {
  if (isExcessive) refuse(excess)
  if (tokens > maxTokens) refuse(`more than ${maxTokens} tokens`)
  if (deepening > maxDeepening) refuse(`more than ${maxDeepening} tokens`)
}

/**
 * How to carry out a statement, by its parse tree: PostgreSQL's own parser reads it, so that no
 * spelling hides anything.
 * @throws Refusal
 */
export const actionFor = (sql: string, size: Size, known: Known): Action => {
  const exact = exactStatements.find(([pattern]) => pattern.test(sql))
  if (exact !== undefined) return exact[1]
  try {
    checkSize(size)
    const { stmts = [] } = parseSync(sql)
    const [kind, statement] = Object.entries(stmts[0]?.stmt ?? {})[0] ?? []
    const rule = rules[kind as NodeName] as Rule<NodeName> | undefined
    if (stmts.length !== 1 || rule === undefined) return refuse()
    return rule(statement as NodeOf<NodeName>, known, sql)
  } catch (error) {
    // The parser's own refusal; the message is the server's.
    if (hasSqlDetails(error)) throw new Refusal(error.message)
    if (!(error instanceof Refusal)) throw error
    throw new Refusal([kindOf(sql), error.message].filter((part) => part !== '').join(': '))
  }
}

const afterTheCommand = new Set('AS FOR FROM IF IN INTO NOT ON ONLY SET TO WITH'.split(' '))

/** None for a text that the parser cannot split, such as one with control characters. */
const tokensOf = (text: string) => {
  try {
    return scanSync(text).tokens
  } catch {
    return []
  }
}

/** The statement's first keywords, such as `ALTER SYSTEM`. */
export const kindOf = (sql: string): string => {
  const beginning = sql
    .slice(0, 1000)
    .replace(/\/\*.*?\*\//gs, ' ')
    .split(/['"$]|\/\*/, 1)[0]!
  const words: string[] = []
  for (const { text, keywordKind } of tokensOf(`${beginning} `)) {
    const word = text.toUpperCase()
    if (keywordKind === 0 || words.length === 3 || (words.length > 0 && afterTheCommand.has(word)))
      break
    words.push(word)
  }
  return words.join(' ') || 'SQL'
}
