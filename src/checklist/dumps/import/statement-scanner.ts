/**
 * PostgreSQL's tokens. A string, a quoted name or a block comment is matched by its opening sign
 * only.
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

/**
 * PostgreSQL's scanner reads all operator signs that follow the beginning of a comment. So the time
 * for many beginnings side by side grows with the square of their number. The name of an operator
 * has at most 63 signs.
 */
const maxSigns = 64
const maxCommentDepth = 32
export const excess = 'comments or operator signs beyond their limits'
const operatorSign = /^(?:[-+*/<>=~!@#%^&|`?]|\/\*)$/

/** Tokens that never make a parse tree deeper: values and the commas between them. */
const flat = /^(?:['",\d]|[eE]'|\$.|(?:null|true|false|default)$)/i
const blockWord = /^(?:begin|atomic|case|end)$/i
const blank = /^(?:[ \t\n\r\f\v]|--|\/\*)/

/** How costly a statement is for the parser; see `StatementScanner`. */
export type Size = Pick<StatementScanner, 'tokens' | 'deepening' | 'isExcessive'>

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
  /** Whether a string, a quoted name or a comment has begun and not ended. */
  isOpen = false
  /** How many operators and comments have followed each other without a space. */
  #signs = 0
  /** Whether comments or operator signs are beyond their limits: the scanner stops there. */
  isExcessive = false
  /** The position of a backslash outside of strings: it begins a command of psql. */
  backslashAt: number | undefined

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
      this.isOpen = token !== undefined && next < text.length && end === undefined
      if (token === '\\') this.backslashAt = this.#at
      if (token === undefined || end === undefined || token === '\\') return undefined
      this.#signs = operatorSign.test(token) ? this.#signs + 1 : 0
      this.isExcessive = end === tooDeep || this.#signs > maxSigns
      if (this.isExcessive) return undefined
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

/** Where the string, name or comment that a token opens ends; other tokens are complete. */
const endOf = (token: string, text: string, from: number): number | undefined => {
  if (token === '/*') return endOfComment(text, from)
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

/** Instead of the end of a comment. */
const tooDeep = -1

const endOfComment = (text: string, from: number): number | undefined => {
  const signs = /\/\*|\*\/|[^-+*/<>=~!@#%^&|`?]+/g
  signs.lastIndex = from
  /** Beginnings of comments with nothing but operator signs between them. */
  let beginnings = 1
  for (let depth = 1; depth > 0; ) {
    const sign = signs.exec(text)?.[0]
    if (sign === undefined) return undefined
    if (sign === '/*') depth++
    else if (sign === '*/') depth--
    beginnings = sign === '/*' ? beginnings + 1 : sign === '*/' ? beginnings : 0
    if (Math.max(depth, beginnings) > maxCommentDepth) return tooDeep
  }
  return signs.lastIndex
}
