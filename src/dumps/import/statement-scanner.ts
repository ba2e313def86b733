/** What the scanner is in the middle of. The names are those of PostgreSQL's manual, "Lexical Structure". */
type State =
  | 'plain'
  | 'string'
  | 'escapeString'
  | 'quotedIdentifier'
  | 'dollarString'
  | 'lineComment'
  | 'blockComment'

const quote = 0x27
const backslash = 0x5c
const dollar = 0x24
const lineFeed = 0x0a
const carriageReturn = 0x0d
const star = 0x2a
const slash = 0x2f
const hyphen = 0x2d

const classOf = (test: RegExp): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) =>
    byte > 127 || test.test(String.fromCharCode(byte)) ? 1 : 0,
  )
const asciiClassOf = (test: RegExp): Uint8Array => classOf(test).fill(0, 128)

const startsWord = classOf(/[A-Za-z_]/)
const continuesWord = classOf(/[A-Za-z0-9_$]/)
const continuesTag = classOf(/[A-Za-z0-9_]/)
const digit = asciiClassOf(/[0-9]/)
const continuesNumber = asciiClassOf(/[A-Za-z0-9_.]/)
const space = asciiClassOf(/[ \t\n\r\f\v]/)

/**
 * Finds the semicolon that ends an SQL statement, the way PostgreSQL's own scanner and psql do: not within strings
 * (standard, `E''`, `U&''`, dollar-quoted), quoted identifiers, comments (nested ones too) and parentheses. There is one
 * scanner for each statement; it goes on where it stopped when there is more to read.
 *
 * A mistake here could only cut a statement at the wrong place: PostgreSQL's parser reads the piece, and it is sent as
 * one statement, so that the outcome would be an error.
 */
export class StatementScanner {
  #state: State = 'plain'
  #at = 0
  #parentheses = 0
  #commentDepth = 0
  #delimiter = Buffer.alloc(0)
  readonly #endsAtSemicolon: boolean
  /** How many tokens the statement has at most: words, strings and single signs outside of comments. */
  tokens = 0
  /** How deep parentheses have been within parentheses. */
  depth = 0
  /** Whether a string or a comment has begun and not ended; a line's end ends a `--` comment, and so does the text's. */
  get isOpen(): boolean {
    return this.#state !== 'plain' && this.#state !== 'lineComment'
  }

  /** Where a backslash stands outside of strings: a command for psql, no SQL. */
  backslashAt: number | undefined

  constructor({ endsAtSemicolon = true } = {}) {
    this.#endsAtSemicolon = endsAtSemicolon
  }

  /**
   * @param bytes the statement from its beginning as far as it has been read
   * @param isWhole whether nothing follows these bytes
   * @returns the length of the statement with its semicolon; undefined when it does not end here (or `backslashAt` is set)
   */
  scan(bytes: Buffer, isWhole: boolean): number | undefined {
    while (this.#at < bytes.length) {
      if (this.#state !== 'plain') {
        if (!this.#within(bytes, isWhole)) return undefined
        continue
      }
      const before = this.#at
      const end = this.#plain(bytes, isWhole)
      if (end !== undefined) return end
      // What stands here needs more bytes to be understood, or is not SQL at all.
      if (this.#at === before || this.backslashAt !== undefined) return undefined
    }
    return undefined
  }

  /** Advances through what is outside of strings and comments; stops before what needs more bytes to be understood. */
  #plain(bytes: Buffer, isWhole: boolean): number | undefined {
    const size = bytes.length
    while (this.#at < size && this.#state === 'plain') {
      const at = this.#at
      const byte = bytes[at]!
      if (space[byte]) {
        this.#at++
        continue
      }
      const next = bytes[at + 1]
      if (byte === hyphen || byte === slash) {
        if (next === undefined && !isWhole) return undefined
        if (byte === hyphen && next === hyphen) this.#enter('lineComment', at + 2)
        else if (byte === slash && next === star) {
          this.#commentDepth = 1
          this.#enter('blockComment', at + 2)
        } else this.#pass(at + 1)
      } else if (startsWord[byte]) {
        let end = at + 1
        while (end < size && continuesWord[bytes[end]!]) end++
        if (end === size && !isWhole) return undefined
        this.#word(bytes, at, end)
      } else if (digit[byte]) {
        let end = at + 1
        while (end < size && continuesNumber[bytes[end]!]) end++
        this.#pass(end)
      } else if (byte === dollar) {
        let end = at + 1
        if (end < size && startsWord[bytes[end]!])
          while (end < size && continuesTag[bytes[end]!]) end++
        if (end === size && !isWhole) return undefined
        if (bytes[end] === dollar) {
          this.#delimiter = Buffer.from(bytes.subarray(at, end + 1))
          this.#enter('dollarString', end + 1)
        } else this.#pass(at + 1)
      } else if (byte === backslash) {
        this.backslashAt = at
        return undefined
      } else if (byte === 0x3b) {
        this.#at++
        if (this.#parentheses === 0 && this.#endsAtSemicolon) return this.#at
      } else {
        if (byte === quote) this.#state = 'string'
        else if (byte === 0x22) this.#state = 'quotedIdentifier'
        else if (byte === 0x28) this.depth = Math.max(this.depth, ++this.#parentheses)
        else if (byte === 0x29 && this.#parentheses > 0) this.#parentheses--
        this.#pass(at + 1)
      }
    }
    return undefined
  }

  #enter(state: State, at: number) {
    if (state === 'dollarString') this.tokens++
    this.#state = state
    this.#at = at
  }

  #pass(at: number) {
    this.tokens++
    this.#at = at
  }

  /** An `E` directly before a quote belongs to the string. */
  #word(bytes: Buffer, start: number, end: number) {
    this.#pass(end)
    if (end - start === 1 && (bytes[start]! | 0x20) === 0x65 && bytes[end] === quote) {
      this.#enter('escapeString', end + 1)
    }
  }

  /** Looks for the end of the string or comment; false when it is not among these bytes. */
  #within(bytes: Buffer, isWhole: boolean): boolean {
    switch (this.#state) {
      case 'string':
      case 'quotedIdentifier': {
        // A doubled quote closes and opens again at once: nothing lies between.
        const end = bytes.indexOf(this.#state === 'string' ? quote : 0x22, this.#at)
        return end === -1 ? this.#wait(bytes.length) : this.#leave(end + 1)
      }
      case 'escapeString':
        return this.#escapeString(bytes, isWhole)
      case 'dollarString': {
        const end = bytes.indexOf(this.#delimiter, this.#at)
        if (end !== -1) return this.#leave(end + this.#delimiter.length)
        return this.#wait(Math.max(this.#at, bytes.length - this.#delimiter.length + 1))
      }
      case 'lineComment': {
        while (
          this.#at < bytes.length &&
          bytes[this.#at] !== lineFeed &&
          bytes[this.#at] !== carriageReturn
        )
          this.#at++
        return this.#at < bytes.length ? this.#leave(this.#at) : false
      }
      default:
        return this.#blockComment(bytes)
    }
  }

  #leave(at: number): true {
    this.#state = 'plain'
    this.#at = at
    return true
  }

  #wait(at: number): false {
    this.#at = at
    return false
  }

  #escapeString(bytes: Buffer, isWhole: boolean): boolean {
    let at = this.#at
    for (;;) {
      while (at < bytes.length && bytes[at] !== quote && bytes[at] !== backslash) at++
      if (at + 1 >= bytes.length)
        return isWhole && bytes[at] === quote ? this.#leave(at + 1) : this.#wait(at)
      if (bytes[at] === quote && bytes[at + 1] !== quote) return this.#leave(at + 1)
      at += 2
    }
  }

  #blockComment(bytes: Buffer): boolean {
    let at = this.#at
    for (; at + 1 < bytes.length; at++) {
      if (bytes[at] === star && bytes[at + 1] === slash) {
        at++
        if (--this.#commentDepth === 0) return this.#leave(at + 1)
      } else if (bytes[at] === slash && bytes[at + 1] === star) {
        at++
        this.#commentDepth++
      }
    }
    return this.#wait(at)
  }
}
