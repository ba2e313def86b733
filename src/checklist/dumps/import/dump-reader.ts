import { badRequest } from '../../../platform/errors.ts'
import { dumpText, TextQueue } from './dump-text.ts'
import { type Size, StatementScanner } from './statement-scanner.ts'

/** Characters of a statement. The definitions of tables, views and functions are far below. */
export const maxStatement = 256 * 1024
/** Characters of an INSERT, which is in memory a few times. The rows of COPY have no limit. */
export const maxInsert = 16 * 1024 * 1024

/** Every plain dump begins with it, of every version and with all options. */
const header = '-- PostgreSQL database dump'
const trailer = '-- PostgreSQL database dump complete'
const endOfRows = '\n\\.\n'

export interface Statement extends Size {
  /** Without its semicolon. */
  text: string
  /** Where it begins in the file, from 1. */
  line: number
}

/**
 * Reads a plain SQL dump piece by piece: statements one by one, and the rows of `COPY … FROM stdin`
 * as they come. Only comments may come before the header. Commands of psql are refused, except the
 * `\restrict` and `\unrestrict` lines that pg_dump writes around a dump.
 */
export class DumpReader {
  readonly #queue: TextQueue
  /** Of a `\restrict` line whose `\unrestrict` line has not come. */
  #key: string | undefined
  #hasHeader = false
  #isComplete = false

  constructor(file: AsyncIterable<Uint8Array>) {
    this.#queue = new TextQueue(dumpText(file))
  }

  /**
   * The next statement; undefined at the end of the file.
   * @throws DomainError 400 for a file without pg_dump's header, psql's commands, block comments,
   *   a statement beyond its limit and a file that breaks off
   */
  async next(): Promise<Statement | undefined> {
    while (await this.#skipBlank()) {
      const { line } = this.#queue
      const scanner = new StatementScanner()
      const text = await this.#read(scanner)
      if (scanner.tokens === 0) continue
      this.#isComplete = false
      const { tokens, deepening } = scanner
      return { text, line, tokens, deepening }
    }
    if (!this.#hasHeader) throw badRequest('dump_not_plain')
    if (this.#key !== undefined || !this.#isComplete) throw badRequest('dump_incomplete')
    return undefined
  }

  /**
   * The rows after the `COPY` statement that was read last, without the `\.` that ends them. They
   * have to be read to their end before the next statement.
   * @throws DomainError 400 when the file ends before the rows do
   */
  async *copyRows(): AsyncGenerator<Buffer, void, undefined> {
    if ((await this.#line()).trim() !== '') throw this.#refused('COPY')
    // The line end of the statement is left in the queue: every row, and the end of the rows,
    // follows a line end.
    let skipped = 1
    for (;;) {
      const { text } = this.#queue
      const end = text.indexOf(endOfRows)
      const rows = this.#queue.take(end === -1 ? lengthOfRows(text) : end + 1)
      if (rows.length > skipped) yield Buffer.from(rows.slice(skipped))
      if (rows !== '') skipped = 0
      if (end !== -1) {
        this.#queue.take(endOfRows.length - 1)
        return
      }
      if (!(await this.#queue.more())) throw badRequest('dump_incomplete')
    }
  }

  /** Skips white space, line comments and psql's lines; false at the end of the file. */
  async #skipBlank(): Promise<boolean> {
    for (;;) {
      this.#queue.take(/^[ \t\n\r\f\v]*/.exec(this.#queue.text)![0].length)
      const { text } = this.#queue
      if (text.startsWith('--')) this.#comment(await this.#line())
      else if (text.length > 1 && !this.#hasHeader) throw badRequest('dump_not_plain')
      else if (text.startsWith('\\')) this.#command(await this.#line())
      else if (text.length > 1) return true
      else if (!(await this.#queue.more())) return false
    }
  }

  #comment(text: string) {
    if (text === header) this.#hasHeader = true
    else if (text === trailer) this.#isComplete = true
  }

  #command(text: string) {
    const [, name, key] = /^\\(restrict|unrestrict) ([A-Za-z0-9]+)\s*$/.exec(text) ?? []
    if (name === 'restrict' && this.#key === undefined) this.#key = key
    else if (name === 'unrestrict' && key === this.#key) this.#key = undefined
    else throw this.#refused(commandName(text))
  }

  /** The rest of the line without its end. A CR ends it too, as in PostgreSQL. */
  async #line(): Promise<string> {
    for (let searched = 0; ; ) {
      const { text } = this.#queue
      const end = text.slice(searched).search(/[\n\r]/)
      if (end !== -1) return this.#queue.take(searched + end)
      if (text.length > maxStatement) throw this.#tooLong(maxStatement)
      searched = text.length
      await this.#queue.more()
    }
  }

  async #read(scanner: StatementScanner): Promise<string> {
    for (;;) {
      const { text } = this.#queue
      const length = scanner.scan(text)
      if (scanner.refusedAt !== undefined)
        throw this.#refused(commandName(text.slice(scanner.refusedAt)))
      const limit = /^insert\b/i.test(text) ? maxInsert : maxStatement
      if ((length ?? text.length) > limit) throw this.#tooLong(limit)
      if (length !== undefined) return this.#queue.take(length).slice(0, -1)
      if (!(await this.#queue.more())) throw badRequest('dump_incomplete')
    }
  }

  #refused(construct: string) {
    return badRequest('dump_refused', { construct, line: this.#queue.line })
  }

  #tooLong(limit: number) {
    const max = limit / 1024 / 1024
    return badRequest('dump_statement_too_long', { line: this.#queue.line, max })
  }
}

/** The part of a text that belongs to the rows for certain; no character is cut in two. */
const lengthOfRows = (text: string): number => {
  const length = Math.max(text.length - endOfRows.length + 1, 0)
  return /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length
}

/**
 * Enough of a psql command or a block comment to recognise it, and nothing that would have to be
 * escaped.
 */
const commandName = (text: string): string => /^(\/\*|\\[A-Za-z!?|]{0,20})/.exec(text)?.[0] ?? '\\'
