import { isSystemName } from './tree-policy.ts'

const code = (character: string): number => character.charCodeAt(0)
const [quote, dot, zero, nine] = [code("'"), code('.'), code('0'), code('9')] as const

/**
 * Whether an INSERT holds nothing but literal values, as those of `pg_dump --inserts` do:
 * `INSERT INTO name [(column, …)] [OVERRIDING SYSTEM VALUE] VALUES (literal, …)[, (…)] [ON CONFLICT DO NOTHING]`.
 *
 * Most statements of such a dump are INSERTs and can be megabytes long, for which PostgreSQL's parser would need many
 * times their size in memory. Each step goes forward by what it has read, so that the cost grows with the length only.
 */
export const isLiteralInsert = (sql: string): boolean => {
  const cursor = new Cursor(sql)
  if (!cursor.take(/INSERT INTO /iy) || !cursor.table()) return false
  const hasRows =
    cursor.take(/\s*DEFAULT VALUES/iy) || (cursor.columns() && cursor.overriding() && cursor.rows())
  if (!hasRows) return false
  cursor.take(/\s*ON CONFLICT DO NOTHING/iy)
  return cursor.take(/\s*$/y)
}

class Cursor {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Passes a short word that the sticky pattern matches; false, and no step taken, when it does not match here. */
  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    return true
  }

  /** A name, qualified or not, of no table of the server's. */
  table(): boolean {
    const first = this.#name()
    const second = first !== undefined && this.take(/\./y) ? this.#name() : ''
    return (
      first !== undefined && second !== undefined && !isSystemName(first) && !isSystemName(second)
    )
  }

  columns(): boolean {
    if (!this.take(/\s*\(/y)) return true
    do {
      this.take(/\s*/y)
      if (this.#name() === undefined) return false
    } while (this.take(/\s*,/y))
    return this.take(/\s*\)/y)
  }

  overriding(): true {
    this.take(/\s*OVERRIDING (?:SYSTEM|USER) VALUE/iy)
    return true
  }

  rows(): boolean {
    if (!this.take(/\s*VALUES/iy)) return false
    do {
      if (!this.take(/\s*\(\s*/y)) return false
      do {
        if (!this.#literal()) return false
      } while (this.take(/\s*,\s*/y))
      if (!this.take(/\s*\)/y)) return false
    } while (this.take(/\s*,/y))
    return true
  }

  /** As the server reads it: folded, or without its double quotes. */
  #name(): string | undefined {
    const from = this.#at
    if (this.take(/"(?:[^"]|""){1,200}"/y))
      return this.#text.slice(from + 1, this.#at - 1).replaceAll('""', '"')
    return this.take(/[\p{L}_][\p{L}\p{N}_$]{0,200}/uy)
      ? this.#text.slice(from, this.#at).toLowerCase()
      : undefined
  }

  #literal(): boolean {
    if (this.take(/(?:NULL|DEFAULT|TRUE|FALSE)(?![\w$.])/iy)) return true
    return this.take(/[BX]?'/iy) ? this.#restOfString() : this.#number()
  }

  #restOfString(): boolean {
    for (;;) {
      const end = this.#text.indexOf("'", this.#at)
      if (end === -1) return false
      this.#at = end + 1
      if (this.#text.charCodeAt(this.#at) !== quote) return true
      this.#at++
    }
  }

  #number(): boolean {
    this.take(/[-+]/y)
    let digits = this.#digits()
    if (this.#text.charCodeAt(this.#at) === dot) {
      this.#at++
      digits += this.#digits()
    }
    this.take(/e[-+]?\d{1,6}/iy)
    return digits > 0 && !this.take(/[\w$.]/y)
  }

  #digits(): number {
    const from = this.#at
    for (let next = this.#text.charCodeAt(this.#at); next >= zero && next <= nine; ) {
      next = this.#text.charCodeAt(++this.#at)
    }
    return this.#at - from
  }
}
