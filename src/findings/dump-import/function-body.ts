import type { ScanToken } from 'libpg-query'
import type { Court, RoleRights } from './verdict.ts'

/** Functions that run SQL given as text: what they run cannot be judged beforehand. */
const textRunners = new Set(
  `query_to_xml query_to_xmlschema query_to_xml_and_xmlschema ts_stat ts_rewrite connectby crosstab crosstab2 crosstab3
   crosstab4 dblink dblink_connect dblink_exec dblink_open dblink_send_query`.split(/\s+/),
)

/** Whether a privileged role must not call the function in code that comes from a dump. */
export const isGuarded = (name: string, { guardedFunctions }: RoleRights): boolean =>
  guardedFunctions.has(name) || textRunners.has(name)

interface Word {
  /** Upper case for a keyword, the name for an identifier, as it is written for anything else. */
  text: string
  /** What it would name as a function. */
  name: string
  kind: 'keyword' | 'name' | 'string' | 'other'
}

const wordOf = ({ text, tokenName, keywordKind }: ScanToken): Word => {
  if (keywordKind > 0) return { text: text.toUpperCase(), name: text.toLowerCase(), kind: 'keyword' }
  if (tokenName === 'SCONST') return { text, name: '', kind: 'string' }
  if (tokenName !== 'IDENT') return { text, name: '', kind: 'other' }
  const name = text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text.toLowerCase()
  return { text: name, name, kind: 'name' }
}

const isComment = ({ tokenName }: ScanToken) => tokenName === 'SQL_COMMENT' || tokenName === 'C_COMMENT'

/** After these a statement can begin, in SQL and in PL/pgSQL. */
const beforeStatement = new Set([';', 'BEGIN', 'THEN', 'ELSE', 'LOOP', '>>'])

/** Commands that no function of the tool needs and that reach beyond its tables. */
const refusedCommands = new Set(['COPY', 'DO', 'LOAD', 'GRANT', 'REVOKE', 'REASSIGN', 'SECURITY', 'IMPORT'])

/** What a body may create, alter and drop. */
const ownObjects = new Set(
  'TABLE TEMP TEMPORARY UNLOGGED LOCAL INDEX UNIQUE VIEW MATERIALIZED SEQUENCE TRIGGER'.split(' '),
)

/**
 * What in a function's body is not admitted; undefined when there is nothing. Bodies run after the import with the rights
 * of whoever uses the tool's tables, so the check goes by PostgreSQL's own tokens and errs on the side of refusing. With
 * a role that can reach beyond its database, functions that the server guards are out too, as is SQL put together at run
 * time: nobody could tell what it does.
 */
export const refusedInBody = (body: string, court: Court): string | undefined => {
  const words = court.parser
    .scan(body)
    ?.filter((token) => !isComment(token))
    .map(wordOf)
  if (words === undefined) return 'AS'
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1]
    if (word.kind === 'keyword' && (previous === undefined || beforeStatement.has(previous.text))) {
      const refused = refusedCommand(words, index)
      if (refused) return refused
    }
    if (!court.rights.privileged) continue
    if (/^u&"/i.test(word.text)) return 'U&""'
    if (words[index + 1]?.text === '(' && isGuarded(word.name, court.rights)) return word.name
    if (word.kind === 'keyword' && word.text === 'EXECUTE' && previous?.text !== '.') {
      const refused = refusedDynamicSql(words, index, court)
      if (refused) return refused
    }
  }
  return undefined
}

const refusedCommand = (words: readonly Word[], index: number): string | undefined => {
  const command = words[index]!.text
  const following = words.slice(index + 1, index + 4).map(({ text }) => text)
  if (refusedCommands.has(command)) return command
  if (command === 'CREATE' || command === 'ALTER' || command === 'DROP') {
    const object = following[0] === 'OR' && following[1] === 'REPLACE' ? following[2] : following[0]
    return object !== undefined && ownObjects.has(object) ? undefined : `${command} ${object ?? ''}`.trim()
  }
  if (command === 'SET' || command === 'RESET') {
    const name = following[0] === 'LOCAL' || following[0] === 'SESSION' ? following[1] : following[0]
    if (name === 'ROLE' || name === 'AUTHORIZATION' || name === 'session_authorization') return `${command} ${name}`
  }
  return undefined
}

/** Stands for what `format` puts in. */
const argument = 'x_argument_x'
const quotedMark = /%(?:(?:\d+\$)?[IL]|%)/g

/**
 * `EXECUTE` is admitted when the text that it runs is there to be read: a literal, or `format` with a literal that has
 * nothing but quoted parts (`%I`, `%L`).
 */
const refusedDynamicSql = (words: readonly Word[], index: number, court: Court): string | undefined => {
  const first = words[index + 1]
  // As in `CREATE TRIGGER … EXECUTE FUNCTION`.
  if (first?.text === 'FUNCTION' || first?.text === 'PROCEDURE') return undefined
  const isFormat = first?.name === 'format' && words[index + 2]?.text === '('
  const literal = isFormat ? words[index + 3] : first
  const text = literal?.kind === 'string' ? literalText(literal.text) : undefined
  const after = words[isFormat ? closing(words, index + 2) + 1 : index + 2]
  if (text === undefined || !['INTO', 'USING', 'LOOP', ';', undefined].includes(after?.text)) return 'EXECUTE'
  if (!isFormat) return refusedInBody(text, court)
  const sql = text.replace(quotedMark, (mark) => (mark === '%%' ? '%' : ` ${argument} `))
  const hasOtherMarks = text.replace(quotedMark, '').includes('%')
  // Within quotes or a comment of the format's own an argument would not be what it seems.
  const isMisplaced = court.parser.scan(sql)?.some((token) => token.text !== argument && token.text.includes(argument))
  return hasOtherMarks || isMisplaced !== false ? 'EXECUTE' : refusedInBody(sql, court)
}

/** The index of the parenthesis that closes the one at `index`. */
const closing = (words: readonly Word[], index: number): number => {
  let depth = 0
  for (let at = index; at < words.length; at++) {
    if (words[at]!.text === '(') depth++
    else if (words[at]!.text === ')' && --depth === 0) return at
  }
  return words.length
}

const literalText = (token: string): string | undefined => {
  if (token.startsWith("'")) {
    const inner = token.slice(1, -1)
    // Several literals on several lines are one token.
    return inner.replaceAll("''", '').includes("'") ? undefined : inner.replaceAll("''", "'")
  }
  const delimiter = /^\$\w*\$/.exec(token)?.[0]
  return delimiter === undefined ? undefined : token.slice(delimiter.length, -delimiter.length)
}
