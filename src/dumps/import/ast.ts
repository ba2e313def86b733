import type { DefElem, Node, RangeVar } from 'libpg-query'

type KeysOf<T> = T extends unknown ? keyof T : never

/** The names of the parse tree's nodes, as in PostgreSQL's `parsenodes.h`. */
export type NodeName = KeysOf<Node>
export type NodeOf<N extends NodeName> = Extract<Node, Record<N, unknown>>[N]

/** The text of a `String` node. */
export const stringOf = (node: Node | undefined): string | undefined =>
  node !== undefined && 'String' in node ? node.String.sval : undefined

/** The parts of a qualified name; undefined when something else is among them. */
export const nameOf = (nodes: readonly Node[] | undefined): string[] | undefined => {
  const parts = (nodes ?? []).map(stringOf)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** Whether an expression is a literal, with or without casts. */
export const isLiteral = (node: Node): boolean => {
  if ('TypeCast' in node) return node.TypeCast.arg !== undefined && isLiteral(node.TypeCast.arg)
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isLiteral)
  if ('NamedArgExpr' in node) return node.NamedArgExpr.arg !== undefined && isLiteral(node.NamedArgExpr.arg)
  return 'A_Const' in node
}

/** A constant's value as text; `on` and unquoted names of settings are strings as well. */
export const constantOf = (node: Node | undefined): string | undefined => {
  if (node === undefined || !('A_Const' in node)) return undefined
  const { sval, ival, boolval, isnull } = node.A_Const
  if (isnull) return undefined
  if (sval) return sval.sval ?? ''
  if (ival) return String(ival.ival ?? 0)
  return boolval ? String(boolval.boolval ?? false) : undefined
}

/** Every property of every node of the tree, a node's own before those of what is in it. */
function* propertiesOf(tree: unknown): Generator<[name: string, value: unknown]> {
  const pending: unknown[] = [tree]
  while (pending.length > 0) {
    const current = pending.pop()
    if (Array.isArray(current)) {
      for (const item of current) pending.push(item)
      continue
    }
    if (typeof current !== 'object' || current === null) continue
    for (const property of Object.entries(current)) {
      yield property
      pending.push(property[1])
    }
  }
}

/**
 * Every function, type or operator name that the tree refers to, by its last part; and what stands in quotes where a
 * definition may name a function, as in `CREATE AGGREGATE … (SFUNC = 'f')`.
 */
export function* referredNames(tree: unknown): Generator<string> {
  for (const [key, value] of propertiesOf(tree)) {
    const isName = (key === 'funcname' || key === 'objname' || key === 'names') && Array.isArray(value)
    const node: Node | undefined = isName ? value.at(-1) : key === 'DefElem' ? (value as DefElem).arg : undefined
    const name = stringOf(node)
    if (name !== undefined) yield name
  }
}

/** A table or view that a statement names. */
export interface Relation {
  schema: string | undefined
  name: string
  /** Whether its rows are inserted, updated or deleted. */
  isChanged: boolean
}

const changingStatements = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])

/** Every table and view that the tree refers to. */
export function* referredRelations(tree: unknown): Generator<Relation> {
  const changed = new Set<unknown>()
  for (const [key, value] of propertiesOf(tree)) {
    if (typeof value !== 'object' || value === null) continue
    if (changingStatements.has(key) && 'relation' in value) changed.add(value.relation)
    if (!('relname' in value) || typeof value.relname !== 'string') continue
    const { schemaname: schema, relname: name } = value as RangeVar
    yield { schema, name: name ?? '', isChanged: changed.has(value) }
  }
}

/** Whether the tree refers to a column, to all of them or to a whole row. */
export const refersToColumns = (tree: unknown): boolean => {
  for (const [key] of propertiesOf(tree)) if (key === 'ColumnRef') return true
  return false
}
