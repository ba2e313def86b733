import type { NodeOf } from './ast.ts'
import { constantOf, isLiteral, nameOf } from './ast.ts'
import type { Verdict } from './verdict.ts'

/** Settings that the import makes itself: what the dump asks for would weaken them or changes nothing. */
const ownSettings = new Set([
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
  'client_min_messages',
  'escape_string_warning',
  'default_with_oids',
])

/** Settings of pg_dump that have one acceptable value, because everything is read as that. */
const fixedSettings: Readonly<Record<string, RegExp>> = {
  client_encoding: /^(utf-?8|unicode)$/i,
  standard_conforming_strings: /^(on|true|1)$/i,
}

/** Settings that the statements after them depend on. */
const neededSettings: Readonly<Record<string, RegExp>> = {
  check_function_bodies: /^(off|false|0)$/i,
  xmloption: /^(content|document)$/i,
  row_security: /^(on|off|true|false|1|0)$/i,
  default_table_access_method: /^\w{1,63}$/,
  default_tablespace: /^$/,
}

/** Names end up in answers. */
export const printable = (name: string) => name.replace(/[^\w.]/g, '?').slice(0, 64)

export const setRule = (statement: NodeOf<'VariableSetStmt'>): Verdict => {
  const name = statement.name ?? ''
  const value = statement.args?.length === 1 ? constantOf(statement.args[0]) : undefined
  const refusal: Verdict = { action: 'refuse', construct: settingConstruct(statement) }
  // How `--disable-triggers` begins each of its steps.
  if (statement.kind === 'VAR_SET_DEFAULT' && name === 'session_authorization') return { action: 'skip' }
  if (statement.kind !== 'VAR_SET_VALUE' || statement.is_local || value === undefined) return refusal
  if (ownSettings.has(name)) return { action: 'skip' }
  if (fixedSettings[name]?.test(value)) return { action: 'skip' }
  if (neededSettings[name]?.test(value)) return { action: 'run' }
  // Tables and indexes land in the database's own tablespace: another server need not have the others.
  return name === 'default_tablespace' ? { action: 'skip' } : refusal
}

const settingConstruct = ({ kind, name }: NodeOf<'VariableSetStmt'>): string => {
  const command = kind === 'VAR_RESET' || kind === 'VAR_RESET_ALL' ? 'RESET' : 'SET'
  if (name === 'role') return `${command} ROLE`
  if (name === 'session_authorization') return `${command} SESSION AUTHORIZATION`
  return name ? `${command} ${printable(name)}` : `${command} ALL`
}

/**
 * Settings that a function may have for itself: those that every user may change, but for the role, for what the server
 * loads, and for the settings of languages that a dump's functions cannot have. A name with a dot belongs to an extension
 * or to the tool.
 */
const functionSettings = new RegExp(
  `^(${[
    'search_path|row_security|check_function_bodies|default_text_search_config|default_transaction_\\w+|transform_null_equals',
    'timezone|datestyle|intervalstyle|lc_(monetary|numeric|time)|extra_float_digits|bytea_output|xmloption|xmlbinary',
    'statement_timeout|lock_timeout|idle_\\w+_timeout|transaction_timeout|client_min_messages|application_name',
    'work_mem|maintenance_work_mem|hash_mem_multiplier|temp_buffers|synchronous_commit|vacuum_cost_\\w+',
    'jit|jit_\\w+_cost|enable_\\w+|geqo|geqo_\\w+|(from|join)_collapse_limit|constraint_exclusion|cursor_tuple_fraction',
    'max_parallel_\\w+|parallel_\\w+|min_parallel_\\w+|(debug|force)_parallel_\\w+|plan_cache_mode|default_statistics_target',
    '(seq|random)_page_cost|cpu_\\w+_cost|effective_\\w+|gin_\\w+|standard_conforming_strings|escape_string_warning',
    '(?!pl(perl|tcl|python))\\w+\\.\\w+',
  ].join('|')})$`,
  'i',
)

export const isFunctionSetting = (name: string): boolean => functionSettings.test(name)

/** The only queries of a dump: they position sequences, empty the search path and restore statistics. */
export const selectRule = (statement: NodeOf<'SelectStmt'>): Verdict => {
  const refusal: Verdict = { action: 'refuse', construct: '' }
  const call = soleCall(statement)
  if (!call) return refusal
  const name = nameOf(call.funcname) ?? []
  const functionName = name.at(-1) ?? ''
  const args = call.args ?? []
  if (/^(lo_|lowrite|loread)/.test(functionName))
    return { action: 'refuse', construct: `SELECT ${printable(functionName)}` }
  if (name.length !== 2 || name[0] !== 'pg_catalog' || !args.every(isLiteral)) return refusal
  if (functionName === 'set_config') {
    const [setting, value, local] = args.map(constantOf)
    return setting === 'search_path' && value === '' && local === 'false'
      ? { action: 'run' }
      : { action: 'refuse', construct: 'SELECT set_config' }
  }
  const statistics = /^pg_(restore|clear)_(relation|attribute|extended)_stats$/
  return functionName === 'setval' || statistics.test(functionName) ? { action: 'run' } : refusal
}

/** The function of `SELECT f(…)` and of `SELECT * FROM f(…)`, when there is nothing else in the query. */
const soleCall = (statement: NodeOf<'SelectStmt'>): NodeOf<'FuncCall'> | undefined => {
  const { targetList = [], fromClause = [], op, limitOption, ...rest } = statement
  if (Object.keys(rest).length > 0 || op !== 'SETOP_NONE' || limitOption !== 'LIMIT_OPTION_DEFAULT') return undefined
  const [target] = targetList
  if (targetList.length !== 1 || target === undefined || !('ResTarget' in target)) return undefined
  const selected = target.ResTarget.val
  if (selected === undefined) return undefined
  if (fromClause.length === 0) return 'FuncCall' in selected ? plainCall(selected.FuncCall) : undefined
  const [from] = fromClause
  const isStar =
    'ColumnRef' in selected && selected.ColumnRef.fields?.length === 1 && 'A_Star' in selected.ColumnRef.fields[0]!
  if (!isStar || fromClause.length !== 1 || from === undefined || !('RangeFunction' in from)) return undefined
  const list = from.RangeFunction.functions?.length === 1 ? from.RangeFunction.functions[0] : undefined
  const item = list !== undefined && 'List' in list ? list.List.items?.[0] : undefined
  return item !== undefined && 'FuncCall' in item ? plainCall(item.FuncCall) : undefined
}

const plainCall = (call: NodeOf<'FuncCall'>): NodeOf<'FuncCall'> | undefined =>
  call.agg_filter || call.agg_order || call.over || call.agg_within_group ? undefined : call
