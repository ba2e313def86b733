import { promises as dns, type LookupAddress } from 'node:dns'
import type { IncomingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import { Agent, EnvHttpProxyAgent, request as send } from 'undici'
import { startTimer } from './timeouts.ts'

interface OutboundRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** Milliseconds for the whole exchange, connecting and the body's last byte included. */
  timeoutMs: number
  /** Bytes of the answer's body. */
  maxBytes: number
  signal?: AbortSignal | undefined
}

export interface Response {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Why there is no usable answer, in words that are safe to log: no URL, no header, no body. */
export class ExchangeError extends Error {
  override name = 'ExchangeError'
  readonly reason: 'unreachable' | 'timeout' | 'aborted' | 'unusable_answer'

  constructor(reason: ExchangeError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

const lookUps = new Map<string, Promise<LookupAddress[]>>()

/**
 * Looks up each name once at a time. A look-up holds one of libuv's four threads for as long as the
 * name server is silent, and look-ups of the database wait for a thread.
 */
const lookup: LookupFunction = (name, { all }, done) => {
  const underWay = lookUps.get(name)
  const found = underWay ?? dns.lookup(name, { all: true }).finally(() => lookUps.delete(name))
  if (underWay === undefined) lookUps.set(name, found)
  found.then(
    (addresses) =>
      all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family),
    (error: NodeJS.ErrnoException) => done(error, ''),
  )
}

const connections = { connect: { lookup }, proxyTls: { lookup }, proxyTunnel: false }
/** No connection is used twice. */
const fresh = { ...connections, pipelining: 0 }
const direct = { kept: new Agent(connections), fresh: new Agent(fresh) }
/** Through the proxies of `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. */
const proxied = { kept: new EnvHttpProxyAgent(connections), fresh: new EnvHttpProxyAgent(fresh) }

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127\..*|\[::1\])$/.test(hostname)

/** A kept connection that the server has closed meanwhile. */
const isClosed = (code: string): boolean => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code)

/**
 * Sends one request and resolves with any complete answer, a redirect included: none is followed,
 * because the request is for the configured host.
 * @throws ExchangeError
 */
export const exchange = async (url: URL, request: OutboundRequest): Promise<Response> => {
  const { method = 'GET', headers, body, timeoutMs, maxBytes, signal } = request
  const ended = new AbortController()
  const late = new ExchangeError('timeout', `no complete answer within ${timeoutMs} ms`)
  const timer = startTimer(() => ended.abort(late), timeoutMs)
  const leave = () => ended.abort(new ExchangeError('aborted', 'given up before the answer came'))
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  const { kept, fresh } = isLoopback(url) ? direct : proxied

  const attempt = async (dispatcher: Agent | EnvHttpProxyAgent): Promise<Response> => {
    const options = { method, headers, body: body ?? null, signal: ended.signal, dispatcher }
    const response = await send(url, options)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > maxBytes)
        throw new ExchangeError('unusable_answer', `the answer has more than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    const text = Buffer.concat(chunks).toString('utf8')
    return { status: response.statusCode, headers: response.headers, text }
  }
  const failure = (error: unknown): ExchangeError => {
    if (ended.signal.aborted) return ended.signal.reason
    if (error instanceof ExchangeError) return error
    const { code = 'unknown cause' } = Object(error) as NodeJS.ErrnoException
    return new ExchangeError('unreachable', `the connection failed: ${code}`)
  }
  try {
    // If a kept connection breaks, the outcome of a creation would be unknown.
    if (method === 'POST') return await attempt(fresh)
    return await attempt(kept).catch((error: unknown) => {
      if (ended.signal.aborted || !isClosed(Object(error).code)) throw error
      return attempt(fresh)
    })
  } catch (error) {
    throw failure(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

/** The text of a 200 answer. @throws ExchangeError */
export const fetchText = async (url: string, request: OutboundRequest): Promise<string> => {
  const { status, text } = await exchange(new URL(url), request)
  if (status !== 200) throw new ExchangeError('unusable_answer', `status ${status}`)
  return text
}
