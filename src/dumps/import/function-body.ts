import { type Relation, referredNames, referredRelations, refersToColumns } from './ast.ts'
import { isName, type Word, wordsOf } from './body-words.ts'
import { isGuarded, isGuardedRelation, isSystemSchema } from './guarded.ts'
import type { Court, RoleRights } from './verdict.ts'

/** After these a statement can begin, in SQL and in PL/pgSQL; an expression after `THEN` and `ELSE` in either. */
const beforeStatement = new Set([';', 'BEGIN', 'THEN', 'ELSE', 'LOOP', '>>'])

const isString = (word: Word | undefined) => word?.kind === 'string'
const isKeyword = (keyword: string) => (word: Word | undefined) => word?.kind === 'keyword' && word.text === keyword

/**
 * Commands that no function of the tool needs and that reach beyond its tables, each with what has to follow: most of
 * these words can be names as well.
 */
const refusedCommands: Readonly<Record<string, (next: Word | undefined) => boolean>> = {
  DO: (next) => isString(next) || isKeyword('LANGUAGE')(next),
  GRANT: () => true,
  IMPORT: isKeyword('FOREIGN'),
  LOAD: isString,
  REASSIGN: isKeyword('OWNED'),
  REVOKE: (next) => isOperand(next),
  SECURITY: isKeyword('LABEL'),
}

/** What a body may create, alter and drop. */
const ownObjects = new Set(
  'TABLE TEMP TEMPORARY UNLOGGED LOCAL INDEX UNIQUE VIEW MATERIALIZED SCHEMA SEQUENCE TRIGGER'.split(' '),
)

/**
 * What in a function's body is not admitted; undefined when there is nothing. Bodies run after the import with the rights
 * of whoever uses the tool's tables, so the check goes by PostgreSQL's own tokens and errs on the side of refusing. With
 * a role that can reach beyond its database, functions and catalogues that the server guards are out too, as is SQL put
 * together at run time: nobody could tell what it does.
 */
export const refusedInBody = (body: string, court: Court): string | undefined => {
  const words = wordsOf(body, court.parser)
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
    if (isGuardedTable(words, index, court.rights)) return word.name
    if (word.kind === 'keyword' && word.text === 'EXECUTE' && previous?.text !== '.') {
      const refused = refusedDynamicSql(words, index, court)
      if (refused) return refused
    }
  }
  return undefined
}

const refusedCommand = (words: readonly Word[], index: number): string | undefined => {
  const command = words[index]!.text
  const following = words.slice(index + 1, index + 4)
  if (refusedCommands[command]?.(following[0]) || (command === 'COPY' && isCopy(words, index + 1))) return command
  if (!isOperand(following[0])) return undefined
  if (command === 'CREATE' || command === 'ALTER' || command === 'DROP') {
    const isReplacing = following[0]!.text === 'OR' && following[1]?.text === 'REPLACE'
    const object = following[isReplacing ? 2 : 0]?.text ?? ''
    return ownObjects.has(object) ? undefined : `${command} ${object}`.trim()
  }
  if (command === 'SET' || command === 'RESET') {
    const name = following.find(({ text }) => text !== 'LOCAL' && text !== 'SESSION')?.text.toUpperCase()
    if (name === 'ROLE') return `${command} ROLE`
    if (name === 'AUTHORIZATION' || name === 'SESSION_AUTHORIZATION') return `${command} SESSION AUTHORIZATION`
  }
  return undefined
}

/** Whether the word can be what a command is about: after a name there would be an operator, or the expression's rest. */
const isOperand = (word: Word | undefined): boolean =>
  word !== undefined && word.kind !== 'other' && !(word.isReserved && ['ELSE', 'END', 'WHEN'].includes(word.text))

/** `COPY (query) …` and `COPY [BINARY] table [(columns)] FROM …` or `TO …`; `next` is the index of what follows `COPY`. */
const isCopy = (words: readonly Word[], next: number): boolean => {
  let at = words[next]?.text === 'BINARY' ? next + 1 : next
  if (words[at]?.text === '(') return true
  if (!isName(words[at])) return false
  while (words[at + 1]?.text === '.') at += 2
  at++
  if (words[at]?.text === '(') {
    do at++
    while (isName(words[at]) || words[at]?.text === ',')
    at++
  }
  return words[at]?.text === 'FROM' || words[at]?.text === 'TO'
}

/** What stands before a table that is changed, last word first. */
const beforeChanged = /^(INTO (INSERT|MERGE)|FROM DELETE|UPDATE|TABLE (ALTER|DROP|TRUNCATE)|TRUNCATE)\b/
const inBetween = new Set(['ONLY', '(', 'IF', 'EXISTS'])

/** Whether a word names a table or view of the server's that the code must not use. */
const isGuardedTable = (words: readonly Word[], index: number, rights: RoleRights): boolean => {
  const { name, kind } = words[index]!
  if (kind !== 'name' || words[index + 1]?.text === '.') return false
  let first = index
  while (words[first - 1]?.text === '.') first -= 2
  const schema = first < index ? words[index - 2]?.name : undefined
  while (inBetween.has(words[first - 1]?.text ?? '')) first--
  const isChanged = beforeChanged.test(`${words[first - 1]?.text} ${words[first - 2]?.text}`)
  return isGuardedRelation({ schema, name, isChanged }, rights)
}

/** Stands for what `format` puts in. */
const argument = 'x_argument_x'
/** What it makes is parsed: as few tokens as any nesting of them leaves the parser its stack. */
const maxFormatTokens = 400
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
  const tokens = court.parser.scan(sql)
  const isMisplaced = tokens?.some((token) => token.text !== argument && token.text.includes(argument))
  if (hasOtherMarks || isMisplaced !== false || tokens!.length > maxFormatTokens) return 'EXECUTE'
  const refused = refusedInBody(sql, court)
  return refused === argument || (refused === undefined && namesAtRunTime(sql, court)) ? 'EXECUTE' : refused
}

/**
 * Whether an argument says which function is called, or of which table, which may be one of the server's, rows are changed
 * or columns read: that a table is there, and how many rows it has, nobody need hide.
 */
const namesAtRunTime = (sql: string, { parser }: Court): boolean => {
  try {
    const tree = parser.parse(sql)
    const isRead = refersToColumns(tree)
    const isUnknown = ({ schema, name, isChanged }: Relation) =>
      (isRead || isChanged) && (schema === argument || (name === argument && isSystemSchema(schema ?? 'pg_catalog')))
    return [...referredNames(tree)].includes(argument) || [...referredRelations(tree)].some(isUnknown)
  } catch {
    return true
  }
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
