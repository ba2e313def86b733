/** Bytes that a long statement grows by at least: it is copied a few times and not once per piece. */
const leastStep = 1024 * 1024

/** Bytes that have been read and not yet used. */
export class ByteQueue {
  readonly #source: AsyncIterator<Buffer>
  #bytes: Buffer = Buffer.alloc(0)
  #ended = false
  /** The number of the line that the first waiting byte stands in, from 1. */
  line = 1

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** What is waiting; valid until the next call of `more`. */
  get bytes(): Buffer {
    return this.#bytes
  }

  /** Whether nothing follows what is waiting; known only after `more` has found it out. */
  get ended(): boolean {
    return this.#ended
  }

  /** Waits for more bytes; false at the end. */
  async more(): Promise<boolean> {
    const pieces: Buffer[] = [this.#bytes]
    let size = this.#bytes.length
    const wanted = size + Math.max(Math.min(size, leastStep), size / 4)
    while (!this.#ended && (pieces.length === 1 || size < wanted)) {
      const { value, done } = await this.#source.next()
      if (done) this.#ended = true
      else {
        pieces.push(value)
        size += value.length
      }
    }
    if (pieces.length === 1) return false
    this.#bytes =
      pieces[0]!.length === 0 && pieces.length === 2 ? pieces[1]! : Buffer.concat(pieces, size)
    return true
  }

  /** Removes the first `length` bytes and returns them. */
  take(length: number): Buffer {
    const taken = this.#bytes.subarray(0, length)
    this.#bytes = this.#bytes.subarray(length)
    for (let at = taken.indexOf(0x0a); at !== -1; at = taken.indexOf(0x0a, at + 1)) this.line++
    return taken
  }
}
