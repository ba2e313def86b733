/**
 * Whether an INSERT holds nothing but literal values, as those of `pg_dump --inserts` do:
 * `INSERT INTO name [(column, …)] [OVERRIDING SYSTEM VALUE] VALUES (literal, …)[, (…)] [ON CONFLICT DO NOTHING]`.
 *
 * The statements of such a dump are mostly INSERTs and can be megabytes long, for which PostgreSQL's parser would need
 * many times their size in memory. This grammar is small enough to be checked by hand, and whatever is not certainly in
 * it is refused.
 */
export const isLiteralInsert = (sql: string): boolean => {
  const cursor = new Cursor(sql)
  return (
    cursor.take(/INSERT INTO /iy) &&
    cursor.name() &&
    (cursor.take(/\s*DEFAULT VALUES/iy) || (columns(cursor) && overriding(cursor) && values(cursor))) &&
    (cursor.take(/\s*ON CONFLICT DO NOTHING/iy) || true) &&
    cursor.take(/\s*$/y)
  )
}

class Cursor {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Passes what the sticky pattern matches; false, and no step taken, when it does not match here. */
  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    return true
  }

  /** A name, qualified or not; each part plain or in double quotes. */
  name(): boolean {
    return this.#part() && (!this.take(/\./y) || this.#part())
  }

  #part(): boolean {
    return this.take(/"(?:[^"]|""){1,200}"|[\p{L}_][\p{L}\p{N}_$]{0,200}/uy)
  }

  /** The rest of a string whose opening quote has been passed; `escapes` as in `E'…'`. */
  restOfString(escapes: boolean): boolean {
    for (;;) {
      if (!escapes) {
        const end = this.#text.indexOf("'", this.#at)
        if (end === -1) return false
        this.#at = end
      } else this.take(/[^\\']*/y)
      const character = this.#text[this.#at]
      if (character === undefined) return false
      if (character === '\\') {
        this.#at += 2
        continue
      }
      this.#at++
      if (this.#text[this.#at] !== "'") return true
      this.#at++
    }
  }
}

const columns = (cursor: Cursor): boolean => {
  if (!cursor.take(/\s*\(/y)) return true
  do {
    if (!cursor.take(/\s*/y) || !cursor.name()) return false
  } while (cursor.take(/\s*,/y))
  return cursor.take(/\s*\)/y)
}

const overriding = (cursor: Cursor): boolean => cursor.take(/\s*OVERRIDING (?:SYSTEM|USER) VALUE/iy) || true

const values = (cursor: Cursor): boolean => {
  if (!cursor.take(/\s*VALUES/iy)) return false
  do {
    if (!cursor.take(/\s*\(\s*/y)) return false
    do {
      if (!literal(cursor)) return false
    } while (cursor.take(/\s*,\s*/y))
    if (!cursor.take(/\s*\)/y)) return false
  } while (cursor.take(/\s*,/y))
  return true
}

const literal = (cursor: Cursor): boolean => {
  if (cursor.take(/[BX]?'/iy)) return cursor.restOfString(false)
  if (cursor.take(/E'/iy)) return cursor.restOfString(true)
  return cursor.take(/(?:NULL|DEFAULT|TRUE|FALSE|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?![\w$.])/iy)
}
