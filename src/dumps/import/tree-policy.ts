import type { Node } from 'libpg-query'
import { catalogFunctions } from './function-list.ts'

type KeysOf<T> = T extends unknown ? keyof T : never

/** The names of the parse tree's nodes, as in PostgreSQL's `parsenodes.h`. */
export type NodeName = KeysOf<Node>
export type NodeOf<N extends NodeName> = Extract<Node, Record<N, unknown>>[N]

/** A statement that is not on the list. */
export class RefusedStatement extends Error {
  override name = 'RefusedStatement'
  /** The caller is told of it; without one, of the statement's first words. */
  readonly construct: string
  /** Whether the construct is a part of the statement and does not say which kind the statement is of. */
  readonly isPart: boolean
  /** Where the statement begins, if it is not the current one. */
  readonly line: number | undefined

  constructor(
    construct: string,
    { isPart = false, line }: { isPart?: boolean; line?: number } = {},
  ) {
    super(construct)
    this.construct = construct
    this.isPart = isPart
    this.line = line
  }
}

export const refuse = (construct = ''): never => {
  throw new RefusedStatement(construct)
}
export const refusePart = (construct: string): never => {
  throw new RefusedStatement(printable(construct), { isPart: true })
}

/** Names end up in answers and logs. */
export const printable = (name: string): string => name.replace(/[^\w.() ]/g, '?').slice(0, 64)

/** The text of a `String` node. */
export const stringOf = (node: Node | undefined): string | undefined =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : undefined

/** The parts of a name; undefined when something else is among them. */
export const nameOf = (nodes: readonly Node[] | undefined): string[] | undefined => {
  const parts = (nodes ?? []).map(stringOf)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** Every schema, table and view of the server has such a name; nothing of the tool may have one. */
export const isSystemName = (name: string): boolean =>
  name.startsWith('pg_') || name === 'information_schema'

/** Queries and expressions may consist of these nodes. */
const queryNodes: readonly NodeName[] = [
  ...([
    'A_ArrayExpr',
    'A_Const',
    'A_Expr',
    'A_Indices',
    'A_Indirection',
    'A_Star',
    'Alias',
    'BitString',
  ] as const),
  ...([
    'BoolExpr',
    'Boolean',
    'BooleanTest',
    'CaseExpr',
    'CaseWhen',
    'CoalesceExpr',
    'CollateClause',
  ] as const),
  ...([
    'ColumnRef',
    'CommonTableExpr',
    'DeleteStmt',
    'Float',
    'FuncCall',
    'GroupingFunc',
    'GroupingSet',
  ] as const),
  ...([
    'IndexElem',
    'InsertStmt',
    'Integer',
    'JoinExpr',
    'List',
    'LockingClause',
    'MinMaxExpr',
  ] as const),
  ...([
    'MultiAssignRef',
    'NamedArgExpr',
    'NullTest',
    'ParamRef',
    'RangeFunction',
    'RangeSubselect',
    'RangeVar',
  ] as const),
  ...([
    'ResTarget',
    'RowExpr',
    'SelectStmt',
    'SetToDefault',
    'SortBy',
    'SQLValueFunction',
    'String',
    'SubLink',
  ] as const),
  ...(['TypeCast', 'TypeName', 'UpdateStmt', 'WindowDef'] as const),
]

/** Definitions may hold these besides. */
const definitionNodes: readonly NodeName[] = [
  ...([
    'AlterTableCmd',
    'ColumnDef',
    'Constraint',
    'DefElem',
    'FunctionParameter',
    'PartitionCmd',
  ] as const),
  ...([
    'PartitionElem',
    'PartitionRangeDatum',
    'ReplicaIdentityStmt',
    'TriggerTransition',
  ] as const),
]

const admittedNodes: ReadonlySet<string> = new Set([...queryNodes, ...definitionNodes])

/** Properties that hold a node of one kind without naming it, and which kind where that matters here. */
const structures: Readonly<Record<string, 'RangeVar' | 'TypeName' | ''>> = {
  ...{
    constrrel: 'RangeVar',
    name: 'RangeVar',
    pktable: 'RangeVar',
    rel: 'RangeVar',
    relation: 'RangeVar',
  },
  ...{ sequence: 'RangeVar', typevar: 'RangeVar', view: 'RangeVar' },
  ...{ argType: 'TypeName', returnType: 'TypeName', typeName: 'TypeName' },
  ...{
    alias: '',
    boolval: '',
    bound: '',
    bsval: '',
    collClause: '',
    fval: '',
    infer: '',
    into: '',
    ival: '',
    larg: '',
  },
  ...{
    onConflictClause: '',
    over: '',
    partbound: '',
    partspec: '',
    rarg: '',
    returningClause: '',
    sval: '',
  },
  ...{ withClause: '' },
}

/** The functions that the dump defines, and those that exist without it. */
export class KnownFunctions {
  readonly #defined = new Set<string>()
  /** With the line of the first call. */
  readonly #called = new Map<string, number>()
  /** Of the statement that is being checked. */
  line = 0
  /** Names in `pg_catalog`: without a schema the server would take those first. */
  system: ReadonlySet<string> = new Set()
  /** Names of functions of extensions, which the list does not have. */
  extensions: ReadonlySet<string> = new Set()

  define(name: readonly string[]): void {
    this.#defined.add(name.join('.')).add(name.at(-1)!)
  }

  /** A function's body may call what the dump defines after it, so that is looked up in the end. */
  call(parts: readonly string[]): void {
    const name = parts.at(-1) ?? ''
    const schema = parts.length === 2 ? parts[0] : undefined
    if (parts.length > 2) refusePart(`${name}()`)
    if (schema === undefined || schema === 'pg_catalog') {
      if (catalogFunctions.has(name)) return
      if (schema !== undefined || this.system.has(name)) refusePart(`${name}()`)
    }
    if (isSystemName(name) || isSystemName(schema ?? '') || this.extensions.has(name))
      refusePart(`${name}()`)
    const key = parts.join('.')
    if (!this.#called.has(key)) this.#called.set(key, this.line)
  }

  /** @throws RefusedStatement for a function that was called and is not the dump's */
  settle(): void {
    for (const [name, line] of this.#called) {
      if (!this.#defined.has(name)) throw new RefusedStatement(`${printable(name)}()`, { line })
    }
  }
}

/** Settings of the server are nobody's business, and some hold passwords; names with a dot are an application's own. */
const checkSettingRead = ({ args = [] }: NodeOf<'FuncCall'>): void => {
  const [name] = args
  const text = name !== undefined && 'A_Const' in name ? name.A_Const.sval?.sval : undefined
  if (!text?.includes('.')) refusePart('current_setting()')
}

/** Checks that a part of a parse tree holds nothing but what the lists admit, whatever the role may do. */
export const checkTree = (tree: unknown, functions: KnownFunctions): void => {
  const pending: unknown[] = [tree]
  while (pending.length > 0) {
    const current = pending.pop()
    if (Array.isArray(current)) {
      for (const item of current) pending.push(item)
      continue
    }
    if (typeof current !== 'object' || current === null) continue
    for (const [key, value] of Object.entries(current)) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && !isWrapped(value)) {
        const kind = /^[A-Z]/.test(key) ? key : structures[key]
        if (kind === undefined || (kind === key && !admittedNodes.has(key))) refusePart(key)
        checkNode(kind as NodeName, value, functions)
      }
      pending.push(value)
    }
  }
}

/** Whether a property's value names its kind itself, as in `{ FuncCall: … }`. */
const isWrapped = (value: object): boolean => {
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && name !== undefined && /^[A-Z]/.test(name)
}

const checkNode = (kind: NodeName, value: object, functions: KnownFunctions): void => {
  if (kind === 'RangeVar') checkRelation(value as NodeOf<'RangeVar'>)
  else if (kind === 'TypeName') checkType(value as NodeOf<'TypeName'>)
  else if (kind === 'FuncCall') {
    const call = value as NodeOf<'FuncCall'>
    const name = nameOf(call.funcname) ?? []
    functions.call(name)
    if (name.at(-1) === 'current_setting') checkSettingRead(call)
  } else if (kind === 'ColumnRef' || kind === 'A_Indirection') {
    // `(x).f` and `x.f` call a function f of one argument where there is no column f.
    const { fields, indirection } = value as { fields?: Node[]; indirection?: Node[] }
    for (const node of fields ?? indirection ?? []) {
      const name = stringOf(node) ?? ''
      if (isSystemName(name)) refusePart(name)
    }
  }
}

const checkRelation = ({
  catalogname,
  schemaname = '',
  relname = '',
  relpersistence,
}: NodeOf<'RangeVar'>): void => {
  if (relpersistence === 't') refusePart('TEMPORARY')
  const name = [schemaname, relname].filter((part) => part !== '').join('.')
  if (catalogname !== undefined || isSystemName(schemaname) || isSystemName(relname))
    refusePart(name)
}

/** Types that name an object of the catalogues; these two name a sequence and a configuration of full-text search. */
const namingTypes = /^_?reg(?!class$|config$)/

const checkType = ({ names }: NodeOf<'TypeName'>): void => {
  const parts = nameOf(names) ?? []
  const name = parts.at(-1) ?? ''
  const isForeign = parts.length > 1 && isSystemName(parts[0]!) && parts[0] !== 'pg_catalog'
  if (isForeign || isSystemName(name) || namingTypes.test(name)) refusePart(parts.join('.'))
}
