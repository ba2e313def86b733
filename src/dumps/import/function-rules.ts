import type { Node } from 'libpg-query'
import { type NodeOf, stringOf } from './ast.ts'
import { refusedInBody } from './function-body.ts'
import { isFunctionSetting } from './session-rules.ts'
import type { Court, Verdict } from './verdict.ts'

const refuse = (construct: string): Verdict => ({ action: 'refuse', construct })

/** Functions and procedures in SQL and PL/pgSQL with the rights of their caller. */
export const functionRule = (statement: NodeOf<'CreateFunctionStmt'>, court: Court): Verdict => {
  const construct = statement.is_procedure ? 'CREATE PROCEDURE' : 'CREATE FUNCTION'
  let language = statement.sql_body ? 'sql' : undefined
  let body: string | undefined
  for (const node of statement.options ?? []) {
    if (!('DefElem' in node)) return refuse(construct)
    const { defname = '', arg } = node.DefElem
    if (defname === 'language') language = stringOf(arg)
    else if (defname === 'as') body = soleString(arg)
    else if (defname === 'security' && isTrue(arg)) return refuse('SECURITY DEFINER')
    else if (defname === 'leakproof' && isTrue(arg)) return refuse('LEAKPROOF')
    else if (defname === 'set' && !isHarmlessSetting(arg)) return refuse(`${construct} … SET`)
    else if (['support', 'transform', 'window'].includes(defname))
      return refuse(`${construct} … ${defname.toUpperCase()}`)
  }
  if (language !== 'sql' && language !== 'plpgsql') {
    return refuse(`${construct} … LANGUAGE ${(language ?? '?').replace(/\W/g, '?').slice(0, 40)}`)
  }
  if (statement.sql_body) return { action: 'defineFunction' }
  if (body === undefined) return refuse(construct)
  const refused = refusedInBody(body, court)
  return refused === undefined ? { action: 'defineFunction' } : refuse(`${construct} … ${refused}`)
}

const isTrue = (node: Node | undefined): boolean =>
  node !== undefined && 'Boolean' in node && node.Boolean.boolval === true

const isHarmlessSetting = (node: Node | undefined): boolean =>
  node !== undefined && 'VariableSetStmt' in node && isFunctionSetting(node.VariableSetStmt.name ?? '')

const soleString = (node: Node | undefined): string | undefined =>
  node !== undefined && 'List' in node && node.List.items?.length === 1 ? stringOf(node.List.items[0]) : undefined
