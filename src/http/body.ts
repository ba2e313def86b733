import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import type { BodyLimits } from '../../generated/routes.ts'
import { badRequest, DomainError } from '../errors.ts'
import { exceedsValues } from './json-values.ts'

/** A JSON body that has not arrived by then, in milliseconds, is given up: slow senders must not hold connections. */
const bodyTimeout = 15_000

/**
 * The media type of a Content-Type header without its parameters, in lower case; `undefined` for none, for a malformed
 * one and for a text encoding other than UTF-8, the only one of JSON (RFC 8259, section 8.1).
 */
export const essence = (header: string | undefined): string | undefined => {
  const [type = '', ...parameters] = (header ?? '').split(';')
  const name = type.trim().toLowerCase()
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(name)) return undefined
  const charset = parameters
    .map((item) => item.trim().toLowerCase())
    .find((item) => item.startsWith('charset='))
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset) ? name : undefined
}

/** Callers that send their body only after `100 Continue`. */
const waiting = new WeakMap<IncomingMessage, ServerResponse>()

/** Remembers a caller that waits: it is invited to send when somebody reads, not before it has been let in. */
export const awaitInvitation = (request: IncomingMessage, response: ServerResponse): void => {
  waiting.set(request, response)
}

/** To be called by whoever starts to read a body. */
export const inviteBody = (request: IncomingMessage): void => waiting.get(request)?.writeContinue()

const readBytes = (request: IncomingMessage, limit: number, timeout: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = (error: Error) => {
      clearTimeout(timer)
      request.off('data', collect).resume()
      reject(error)
    }
    const collect = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) stop(new DomainError(413, 'body_too_large'))
      else chunks.push(chunk)
    }
    const timer = setTimeout(() => stop(new DomainError(408, 'request_timeout')), timeout)
    request.on('data', collect)
    request.once('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    // The caller has left: nobody hears the answer, and no dependency of ours is to blame.
    request.once('error', () => stop(badRequest('malformed_json')))
    request.once('close', () => stop(badRequest('malformed_json')))
  })

/** Postgres cannot store U+0000 and lone surrogates are no text: both are refused wherever they stand. */
export const isAcceptedText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Every string of the value, keys included, without recursion: nesting is the caller's choice. */
const hasOnlyAcceptedText = (value: unknown): boolean => {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const current = pending.pop()
    if (typeof current === 'string' && !isAcceptedText(current)) return false
    if (typeof current !== 'object' || current === null) continue
    if (Array.isArray(current)) {
      for (const inner of current) pending.push(inner)
      continue
    }
    // Entries of an object with many keys would cost twice as much.
    for (const key of Object.keys(current)) {
      if (!isAcceptedText(key)) return false
      pending.push((current as Record<string, unknown>)[key])
    }
  }
  return true
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads and parses a JSON body; `undefined` for an empty one. `__proto__` and `constructor.prototype` keys are dropped.
 * @throws DomainError 400 for what is not JSON in UTF-8 or holds refused characters, 408 and 413 for slow and large ones
 */
export const readJson = async (
  request: IncomingMessage,
  limits: BodyLimits,
  timeout: number = bodyTimeout,
): Promise<unknown> => {
  const tooLarge = () => new DomainError(413, 'body_too_large')
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge()
  inviteBody(request)
  const bytes = await readBytes(request, limits.bytes, timeout)
  if (exceedsValues(bytes, limits.values)) throw tooLarge()
  let text: string
  let body: unknown
  try {
    text = utf8.decode(bytes)
    if (text.trim() === '') return undefined
    body = secureJson.parse(text, undefined, { protoAction: 'remove', constructorAction: 'remove' })
  } catch (error) {
    throw new DomainError(400, 'malformed_json', {}, { cause: error })
  }
  // Only an escape can stand for what is refused: JSON and UTF-8 do not admit it as it is.
  if (text.includes('\\u') && !hasOnlyAcceptedText(body)) throw badRequest('invalid_text')
  return body
}

const limitsOf = ({ headers, routeOptions }: FastifyRequest): BodyLimits | undefined => {
  const limits = routeOptions.config.operation?.body?.limits ?? undefined
  const marked = limits?.withHeader
  return marked && headers[marked.name] !== undefined ? marked : limits
}

/** JSON is read where the contract has it; uploads are left to their handlers, whatever else arrives is not even read. */
export const addBodyParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = async (request: FastifyRequest, payload: IncomingMessage) => {
    const limits = limitsOf(request)
    return limits && readJson(payload, limits)
  }
  // '*' would do, but the binding library misses a parser for each media type of the contract, even of answers.
  app.addContentTypeParser(['application/json', 'application/sql', 'application/pdf', '*'], parse)
}

/** Milliseconds that a caller may go on sending a body that nobody reads, so that the answer still reaches it. */
const lingering = 5000

/** Connections whose last answer has been given although the request's body has not arrived. */
const answered = new WeakSet<Socket>()

/** Whether what goes wrong with the connection's request is past answering: it has its answer already. */
export const isAnswered = (socket: Socket): boolean => answered.has(socket)

/** Ends the connection of a caller that goes on sending after its answer; `limit` in milliseconds. */
export const boundUnreadBody = (request: IncomingMessage, limit: number = lingering): void => {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  answered.add(socket)
  request.once('end', () => answered.delete(socket))
  const timer = setTimeout(() => request.destroy(), limit).unref()
  request.once('close', () => clearTimeout(timer))
}
