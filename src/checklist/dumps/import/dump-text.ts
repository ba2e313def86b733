import { badRequest } from '../../../platform/errors.ts'

/**
 * The text of an uploaded file. pg_dump on Windows writes every LF as CR LF, also inside strings:
 * where the first line ends with CR LF, every CR LF becomes LF. A byte-order mark is removed and a
 * last line end is added.
 * @throws DomainError 400 for bytes that are not UTF-8 text
 */
export async function* dumpText(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined })
      if (!text.includes('\0')) return text
    } catch {}
    throw badRequest('dump_not_plain')
  }
  let held = ''
  let isFromWindows: boolean | undefined
  for await (const bytes of file) {
    let text = held + decode(bytes)
    const lineEnd = text.indexOf('\n')
    if (lineEnd !== -1) isFromWindows ??= text[lineEnd - 1] === '\r'
    held = text.endsWith('\r') ? '\r' : ''
    if (held !== '') text = text.slice(0, -1)
    yield isFromWindows ? text.replaceAll('\r\n', '\n') : text
  }
  yield `${held}${decode()}\n`
}

/** Characters by which a long statement grows at least, so that it is copied a few times only. */
const leastStep = 1024 * 1024

/** Text that has been read and not yet used. */
export class TextQueue {
  readonly #source: AsyncIterator<string>
  text = ''
  /** The number of the line of the first waiting character, from 1. */
  line = 1

  constructor(source: AsyncIterable<string>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Waits for more text; false at the end. */
  async more(): Promise<boolean> {
    const { length } = this.text
    const wanted = length + Math.max(Math.min(length, leastStep), length / 4, 1)
    while (this.text.length < wanted) {
      const { value, done } = await this.#source.next()
      if (done) break
      this.text += value
    }
    return this.text.length > length
  }

  take(length: number): string {
    const taken = this.text.slice(0, length)
    this.text = this.text.slice(length)
    for (let at = taken.indexOf('\n'); at !== -1; at = taken.indexOf('\n', at + 1)) this.line++
    return taken
  }
}
