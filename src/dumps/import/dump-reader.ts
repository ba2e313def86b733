import { badRequest } from '../../errors.ts'
import { ByteQueue } from './byte-queue.ts'
import { StatementScanner } from './statement-scanner.ts'

/** Bytes of one statement; what is no INSERT has lower limits still, see `judge.ts`. */
export const maxStatementBytes = 8 * 1024 * 1024
/**
 * Bytes of one INSERT. It has to be in memory as a whole, a few times: rows in `COPY` blocks have no limit, a row of
 * `pg_dump --inserts` with all its values has this one.
 */
export const maxInsertBytes = 32 * 1024 * 1024

const isInsert = (bytes: Buffer) => /^insert$/i.test(bytes.toString('latin1', 0, 6))

const header = '-- PostgreSQL database dump'
const trailer = '-- PostgreSQL database dump complete'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const endOfRows = Buffer.from('\\.')

export interface Statement {
  /** Without its semicolon. */
  text: string
  /** Where it begins in the file, from 1. */
  line: number
  /** How many tokens it has at most, see `StatementScanner`. */
  tokens: number
  /** How deep its parentheses go. */
  depth: number
}

const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

/**
 * Reads a plain SQL dump piece by piece: statements one by one, and the rows of `COPY … FROM stdin` as they come.
 * What only psql understands is refused, but for the `\restrict` and `\unrestrict` lines that pg_dump puts around a dump.
 */
export class DumpReader {
  readonly #queue: ByteQueue
  #key: string | undefined
  #unrestricted = false
  #sawStatement = false
  #complete = false
  /** Whether pg_dump's header has been read: what follows is the whole content of a database. */
  isDump = false

  /** @param source UTF-8 text with LF line ends, see `plainText` */
  constructor(source: AsyncIterable<Buffer>) {
    this.#queue = new ByteQueue(source)
  }

  /**
   * The next statement; undefined at the end of the file.
   * @throws DomainError 400 for psql's commands, a statement beyond its limit and a file that breaks off
   */
  async next(): Promise<Statement | undefined> {
    while (await this.#skipBlank()) {
      const { line } = this.#queue
      const scanner = new StatementScanner()
      const text = await this.#read(scanner)
      if (scanner.tokens === 0) continue
      if (this.#unrestricted) throw badRequest('dump_refused', { construct: '\\unrestrict', line })
      this.#sawStatement = true
      this.#complete = false
      return { text, line, tokens: scanner.tokens, depth: scanner.depth }
    }
    if (this.#key !== undefined && !this.#unrestricted) throw badRequest('dump_incomplete')
    if (this.isDump && !this.#complete) throw badRequest('dump_incomplete')
    return undefined
  }

  /**
   * The rows after the `COPY` statement that was read last, without the `\.` that ends them. They have to be read to
   * their end before the next statement.
   * @throws DomainError 400 when the file ends before the rows do
   */
  async *copyRows(): AsyncGenerator<Buffer, void, undefined> {
    await this.#finishLine()
    let atLineStart = true
    for (;;) {
      const { bytes } = this.#queue
      const end = this.#findEndOfRows(bytes, atLineStart)
      if (end.found) {
        if (end.at > 0) yield this.#queue.take(end.at)
        this.#queue.take(end.length)
        return
      }
      if (end.at > 0) {
        const rows = this.#queue.take(end.at)
        atLineStart = rows.at(-1) === lineFeed
        yield rows
      } else if (
        !(await this.#queue.more()) &&
        !this.#findEndOfRows(this.#queue.bytes, atLineStart).found
      ) {
        throw badRequest('dump_incomplete')
      }
    }
  }

  /** Skips white space and line comments; false at the end of the file. */
  async #skipBlank(): Promise<boolean> {
    for (;;) {
      const { bytes } = this.#queue
      let at = 0
      while (at < bytes.length && isSpace(bytes[at]!)) at++
      const [first, second] = [bytes[at], bytes[at + 1]]
      if (first === undefined || (second === undefined && !this.#queue.ended)) {
        if (first === undefined) this.#queue.take(at)
        if (!(await this.#queue.more()) && this.#queue.bytes.length === 0) return false
        continue
      }
      this.#queue.take(at)
      if (first === 0x2d && second === 0x2d) this.#comment(await this.#readLine())
      else if (first === 0x5c) await this.#command()
      else return true
    }
  }

  #comment(text: string) {
    if (text === header && !this.#sawStatement) this.isDump = true
    else if (text === trailer) this.#complete = true
  }

  /** The only commands of psql in a dump: they guard psql against what the rows between them might hold. */
  async #command() {
    const { line } = this.#queue
    const text = await this.#readLine()
    const [, name, key] = /^\\(restrict|unrestrict) ([A-Za-z0-9]+)\s*$/.exec(text) ?? []
    if (name === 'restrict' && key !== undefined && this.#key === undefined && !this.#sawStatement)
      this.#key = key
    else if (name === 'unrestrict' && key === this.#key && !this.#unrestricted)
      this.#unrestricted = true
    // A key that is cut short is the end of a file that is cut short.
    else if (name === 'unrestrict' && this.#queue.ended && this.#queue.bytes.length === 0) {
      throw badRequest('dump_incomplete')
    } else throw badRequest('dump_refused', { construct: commandName(text), line })
  }

  /** The rest of the line, which ends at a CR too: so it does for PostgreSQL. */
  async #readLine(): Promise<string> {
    for (let searched = 0; ; ) {
      const { bytes } = this.#queue
      let end = searched
      while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end++
      if (end < bytes.length || this.#queue.ended) return this.#queue.take(end).toString()
      if (end > maxStatementBytes) throw this.#tooLong(maxStatementBytes)
      searched = end
      await this.#queue.more()
    }
  }

  async #read(scanner: StatementScanner): Promise<string> {
    for (;;) {
      const { bytes, ended } = this.#queue
      const length = scanner.scan(bytes, ended)
      if (scanner.backslashAt !== undefined) {
        const construct = commandName(
          bytes.toString('utf8', scanner.backslashAt, scanner.backslashAt + 20),
        )
        throw badRequest('dump_refused', { construct, line: this.#queue.line })
      }
      const limit = isInsert(bytes) ? maxInsertBytes : maxStatementBytes
      if (length !== undefined && length <= limit)
        return this.#queue.take(length).toString('utf8', 0, length - 1)
      if (length !== undefined || bytes.length > limit) throw this.#tooLong(limit)
      if (ended) {
        if (scanner.tokens > 0 || scanner.isOpen) throw badRequest('dump_incomplete')
        this.#queue.take(bytes.length)
        return ''
      }
      await this.#queue.more()
    }
  }

  #tooLong(limit: number) {
    return badRequest('dump_statement_too_long', {
      line: this.#queue.line,
      max: limit / 1024 / 1024,
    })
  }

  /** After `COPY … FROM stdin;` nothing may stand on the line. */
  async #finishLine() {
    const { line } = this.#queue
    for (;;) {
      const { bytes, ended } = this.#queue
      const end = bytes.indexOf(lineFeed)
      if (end !== -1 || ended || bytes.length > maxStatementBytes) {
        const rest = end === -1 ? bytes : bytes.subarray(0, end)
        if (rest.some((byte) => !isSpace(byte)))
          throw badRequest('dump_refused', { construct: 'COPY', line })
        this.#queue.take(end === -1 ? bytes.length : end + 1)
        return
      }
      await this.#queue.more()
    }
  }

  /** Where the line `\.` begins and how long it is; not found, how many bytes are rows for certain. */
  #findEndOfRows(
    bytes: Buffer,
    atLineStart: boolean,
  ): { found: boolean; at: number; length: number } {
    for (let at = bytes.indexOf(endOfRows); at !== -1; at = bytes.indexOf(endOfRows, at + 1)) {
      if (at === 0 ? !atLineStart : bytes[at - 1] !== lineFeed) continue
      const next = bytes[at + 2] === carriageReturn ? 3 : 2
      if (bytes[at + next] === lineFeed) return { found: true, at, length: next + 1 }
      if (at + next >= bytes.length) return { found: this.#queue.ended, at, length: next }
    }
    // A backslash at the very end may be the first half of `\.`.
    const held =
      bytes.at(-1) === 0x5c && (bytes.length === 1 ? atLineStart : bytes.at(-2) === lineFeed)
        ? 1
        : 0
    return { found: false, at: bytes.length - held, length: 0 }
  }
}

/** Enough of a psql command to recognise it, and nothing that would have to be escaped. */
const commandName = (text: string): string => /^\\[A-Za-z!?|]{0,20}/.exec(text)?.[0] ?? '\\'
