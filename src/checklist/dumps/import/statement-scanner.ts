/**
 * PostgreSQL's tokens. A string or a quoted name is matched by its opening sign only, and so is a
 * block comment, which no dump has outside of strings.
 */
const tokenPattern = new RegExp(
  [
    /[ \t\n\r\f\v]+/,
    /--[^\n\r]*/,
    /\/\*/,
    /[eE]'/,
    /\$(?:[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)?\$?/,
    /[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*/,
    /\d[\w.\x80-\uffff]*/,
    /./,
  ]
    .map(({ source }) => source)
    .join('|'),
  'sy',
)

/** Tokens that never make a parse tree deeper: values and the commas between them. */
const flat = /^(?:['",\d]|[eE]'|\$.|(?:null|true|false|default)$)/i
const blockWord = /^(?:begin|atomic|case|end)$/i
const blank = /^(?:[ \t\n\r\f\v]|--)/

/** How costly a statement is for the parser; see `StatementScanner`. */
export type Size = Pick<StatementScanner, 'tokens' | 'deepening'>

/**
 * Finds the semicolon that ends an SQL statement, as PostgreSQL's scanner and psql do: outside of
 * strings, quoted names, comments, parentheses and `BEGIN ATOMIC … END`. Each statement has a
 * scanner, which continues where it stopped when there is more text.
 *
 * A mistake here is not dangerous: PostgreSQL's parser checks each piece, and the server executes
 * it as one statement.
 */
export class StatementScanner {
  #at = 0
  #parentheses = 0
  /** `BEGIN ATOMIC` and each `CASE` in it that have not ended. */
  #blocks = 0
  #isAfterBegin = false
  /** Tokens outside of comments. */
  tokens = 0
  /** Tokens that can make the parse tree deeper. */
  deepening = 0
  /** The position of a command of psql or a block comment: the scanner stops there. */
  refusedAt: number | undefined

  /**
   * @param text the statement from its beginning, as far as it has been read; a file's text ends
   *   with a line end
   * @returns the length of the statement with its semicolon; undefined when it does not end here
   */
  scan(text: string): number | undefined {
    for (;;) {
      tokenPattern.lastIndex = this.#at
      const token = tokenPattern.exec(text)?.[0]
      const next = tokenPattern.lastIndex
      // A token at the end of the text may continue in the text that follows.
      const end = token === undefined || next === text.length ? undefined : endOf(token, text, next)
      if (token === '\\' || token === '/*') this.refusedAt = this.#at
      if (token === undefined || end === undefined || this.refusedAt !== undefined) return undefined
      this.#at = end
      if (token === '(') this.#parentheses++
      else if (token === ')') this.#parentheses = Math.max(this.#parentheses - 1, 0)
      else if (token === ';' && this.#parentheses === 0 && this.#blocks === 0) return end
      if (blank.test(token)) continue
      this.#count(token)
      this.tokens++
      if (!flat.test(token)) this.deepening++
    }
  }

  #count(token: string): void {
    const word = blockWord.test(token) ? token.toLowerCase() : ''
    if (this.#isAfterBegin && word === 'atomic') this.#blocks++
    else if (this.#blocks > 0 && word === 'case') this.#blocks++
    else if (this.#blocks > 0 && word === 'end') this.#blocks--
    this.#isAfterBegin = word === 'begin'
  }
}

/** Where the string or name that a token opens ends; other tokens are complete. */
const endOf = (token: string, text: string, from: number): number | undefined => {
  if (/^e'$/i.test(token)) return endOfEscapeString(text, from)
  if (!/^(?:['"]|\$.*\$)$/s.test(token)) return from
  const end = text.indexOf(token, from)
  return end === -1 ? undefined : end + token.length
}

const endOfEscapeString = (text: string, from: number): number | undefined => {
  const signs = /\\.|''|'/gs
  signs.lastIndex = from
  while (signs.exec(text)?.[0] !== "'") if (signs.lastIndex === 0) return undefined
  return signs.lastIndex < text.length ? signs.lastIndex : undefined
}
