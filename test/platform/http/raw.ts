import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { checkAnswer } from '../../support/contract.ts'
import { outcome } from '../../support/outcome.ts'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

const headEnd = Buffer.from('\r\n\r\n')

const parseHead = (head: string) => {
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]), headers }
}

/** A connection that sends exactly the bytes of the test. */
export class RawConnection {
  readonly socket: Socket
  #received = Buffer.alloc(0)
  #ended = false
  #wake: () => void = () => undefined

  /** @param localAddress the address of the client, for example 127.0.0.2 */
  constructor(port: number, localAddress = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress })
    this.socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    // The server may close while the test is sending: the answer received before counts.
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => {
      this.#ended = true
      this.#wake()
    })
  }

  send(bytes: string | Buffer): void {
    this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  }

  async #until<T>(read: () => T | undefined): Promise<T> {
    for (;;) {
      const result = read()
      if (result !== undefined) return result
      if (this.#ended)
        throw new Error(
          `the connection ended after ${JSON.stringify(this.#received.toString('latin1'))}`,
        )
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** The next answer. With `method` HEAD it has no body, despite its Content-Length. */
  answer(method = 'GET'): Promise<RawAnswer> {
    return this.#until(() => {
      const end = this.#received.indexOf(headEnd)
      if (end < 0) return undefined
      const { status, headers } = parseHead(this.#received.toString('latin1', 0, end))
      const start = end + headEnd.length
      const length =
        method === 'HEAD' || status < 200 || status === 204 ? 0 : Number(headers['content-length'])
      if (Number.isNaN(length))
        throw new Error(`an answer without Content-Length: ${JSON.stringify(headers)}`)
      if (this.#received.length < start + length) return undefined
      const body = Buffer.from(this.#received.subarray(start, start + length))
      this.#received = this.#received.subarray(start + length)
      return { status, headers, body }
    })
  }

  async closed(): Promise<void> {
    if (!this.#ended) await new Promise((resolve) => this.socket.once('close', resolve))
  }

  close(): void {
    this.socket.destroy()
  }
}

/** Sends exactly these bytes on a new connection; returns the answer. */
export const exchange = async (
  port: number,
  request: string | Buffer,
  method?: string,
): Promise<RawAnswer> => {
  const connection = new RawConnection(port)
  try {
    connection.send(request)
    return await connection.answer(method)
  } finally {
    connection.close()
  }
}

/** The result of a request, as `outcome` has it, of an answer that agrees with the document. */
export const outcomeOf = (method: string, path: string, answer: RawAnswer): string => {
  checkAnswer(method, path, answer)
  return outcome(answer)
}
