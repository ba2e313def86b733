import type { Node } from 'libpg-query'
import { admittedNodes, catalogFunctions, columnNames } from './admitted.ts'

type KeysOf<T> = T extends unknown ? keyof T : never

/** The names of the parse tree's nodes, as in PostgreSQL's `parsenodes.h`. */
export type NodeName = KeysOf<Node>
export type NodeOf<N extends NodeName> = Extract<Node, Record<N, unknown>>[N]

/** A statement that is not admitted. */
export class Refusal extends Error {
  override name = 'Refusal'
  /** The line of the statement, where it is not the current one. */
  readonly line: number | undefined

  /** @param message the part that is not admitted; empty for the statement as a whole */
  constructor(message = '', line?: number) {
    super(printable(message))
    this.line = line
  }
}

export const refuse = (part?: string): never => {
  throw new Refusal(part)
}

/** Parts of statements end up in answers and logs. */
const printable = (text: string): string => text.replace(/[^\w.,:()" ]/g, '?').slice(0, 100)

/** The text of a `String` node. */
export const stringOf = (node: Node | undefined): string | undefined =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : undefined

/** The parts of a name. */
export const nameOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).map((node) => stringOf(node) ?? '')

/** Every schema and relation of the server has such a name. */
export const isSystemName = (name: string): boolean =>
  name.startsWith('pg_') || name === 'information_schema'

/** The functions that a dump defines and calls. A body may call a function defined after it. */
export class DumpFunctions {
  readonly #defined = new Set<string>()
  /** The called functions, with the line of the first call. */
  readonly #called = new Map<string, number>()
  /** Names without a schema by which the dump may call functions, with the first line. */
  readonly names = new Map<string, number>()
  /** The latest of these names, which have not been compared with the database's functions. */
  readonly recent: string[] = []
  /** The line of the statement under check. */
  line = 0
  /** Names of the server's own functions: a call by such a name may mean these. */
  readonly catalog: ReadonlySet<string>

  constructor(catalog: Iterable<string>) {
    this.catalog = new Set(catalog)
  }

  define(name: readonly string[]): void {
    this.#defined.add(JSON.stringify(name)).add(JSON.stringify(name.slice(-1)))
  }

  call(name: readonly string[]): void {
    const last = name.at(-1) ?? ''
    const isCatalogs = name.length === 2 && name[0] === 'pg_catalog' && catalogFunctions.has(last)
    if (isCatalogs) return
    this.mayCall(last)
    if (name.length === 1 && catalogFunctions.has(last)) return
    if (name.length > 2 || this.catalog.has(last) || name.some(isSystemName)) refuse(`${last}()`)
    const key = JSON.stringify(name)
    if (!this.#called.has(key)) this.#called.set(key, this.line)
  }

  /** Notes a name that can mean a function, if the database has one of that name. */
  mayCall(name: string): void {
    if (this.names.has(name)) return
    this.names.set(name, this.line)
    this.recent.push(name)
  }

  /** @throws Refusal for a function that was called and is not the dump's */
  checkCalls(): void {
    for (const [name, line] of this.#called)
      if (!this.#defined.has(name)) throw new Refusal(`${JSON.parse(name).join('.')}()`, line)
  }
}

/** @throws Refusal for a part of a parse tree that is not on the lists */
export const checkTree = (tree: unknown, functions: DumpFunctions): void => {
  const pending: unknown[] = [tree]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    // Relations and types do not always name their kind.
    if ('relname' in node) checkRelation(node as NodeOf<'RangeVar'>)
    if ('names' in node) checkType(node as NodeOf<'TypeName'>)
    if ('intoClause' in node) refuse('INTO')
    for (const [key, value] of Object.entries(node)) {
      if (/^[A-Z]/.test(key)) checkNode(key, value, functions)
      if (/^(table|index)space/i.test(key)) refuse('TABLESPACE')
      if (/^part(spec|bound)$/.test(key)) refuse('PARTITION')
      pending.push(value)
    }
  }
}

const checkNode = (kind: string, value: object, functions: DumpFunctions): void => {
  if (!admittedNodes.has(kind)) refuse(kind)
  if (kind === 'FuncCall') checkCall(value as NodeOf<'FuncCall'>, functions)
  if (kind === 'ColumnRef') checkFields((value as NodeOf<'ColumnRef'>).fields?.slice(1), functions)
  if (kind === 'A_Indirection')
    checkFields((value as NodeOf<'A_Indirection'>).indirection, functions)
  const text = kind === 'String' ? ((value as NodeOf<'String'>).sval ?? '') : ''
  if (isSystemName(text) && text !== 'pg_catalog') refuse(text)
}

const checkCall = ({ funcname, args = [] }: NodeOf<'FuncCall'>, functions: DumpFunctions): void => {
  const name = nameOf(funcname)
  functions.call(name)
  if (name.at(-1) !== 'current_setting') return
  // Some settings of the server hold passwords. A name with a dot is a setting of an application.
  const [setting] = args
  const text = setting !== undefined && 'A_Const' in setting ? setting.A_Const.sval?.sval : ''
  if (!text?.includes('.')) refuse('current_setting()')
}

/** `(x).f` and `x.f` call a function f of one argument where there is no column f. */
const checkFields = (fields: readonly Node[] = [], functions: DumpFunctions): void => {
  for (const field of fields) {
    const name = stringOf(field)
    if (name === undefined) continue
    functions.mayCall(name)
    if (functions.catalog.has(name) && !columnNames.has(name))
      checkCall({ funcname: [field] }, functions)
  }
}

const checkRelation = (relation: NodeOf<'RangeVar'>): void => {
  const { catalogname, schemaname = '', relname = '', relpersistence } = relation
  if (relpersistence === 't') refuse('TEMPORARY')
  if (catalogname !== undefined || isSystemName(schemaname) || isSystemName(relname))
    refuse([schemaname, relname].filter((part) => part !== '').join('.'))
}

/** Types that name an object of the catalogues, except relations and text-search configurations. */
export const namingTypes =
  /\b_?reg(?:collation|database|dictionary|namespace|oper|operator|proc|procedure|role|type)\b/i

const checkType = ({ names }: NodeOf<'TypeName'>): void => {
  const name = nameOf(names)
  if (name[0] === 'information_schema' || namingTypes.test(name.at(-1) ?? ''))
    refuse(name.join('.'))
}
