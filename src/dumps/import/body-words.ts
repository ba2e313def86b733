import type { ScanToken } from 'libpg-query'
import type { SqlParser } from './sql-parser.ts'

/** A token of a function's body. */
export interface Word {
  /** Upper case for a keyword, the name for an identifier, as it is written for anything else. */
  text: string
  /** What it would name as a function. */
  name: string
  kind: 'keyword' | 'name' | 'string' | 'other'
  /** Whether it is a keyword that nothing can be called without quotes. */
  isReserved: boolean
}

/** `RESERVED_KEYWORD` of PostgreSQL's scanner. */
const reserved = 4

const wordOf = ({ text, tokenName, keywordKind }: ScanToken): Word => {
  const isReserved = keywordKind === reserved
  if (keywordKind > 0) return { text: text.toUpperCase(), name: text.toLowerCase(), kind: 'keyword', isReserved }
  if (tokenName === 'SCONST' || /^u&'/i.test(text)) return { text, name: '', kind: 'string', isReserved }
  if (/^u&"/i.test(text)) return { text, name: '', kind: 'name', isReserved }
  if (tokenName !== 'IDENT') return { text, name: '', kind: 'other', isReserved }
  const name = text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text.toLowerCase()
  return { text: name, name, kind: 'name', isReserved }
}

const isComment = ({ tokenName }: ScanToken) => tokenName === 'SQL_COMMENT' || tokenName === 'C_COMMENT'

/** The tokens of a body but for comments; undefined when it does not consist of tokens. */
export const wordsOf = (body: string, parser: SqlParser): Word[] | undefined =>
  parser
    .scan(body)
    ?.filter((token) => !isComment(token))
    .map(wordOf)

/** Whether the word can be the name of a table, a column or a variable. */
export const isName = (word: Word | undefined): boolean =>
  word?.kind === 'name' || (word?.kind === 'keyword' && !word.isReserved)
