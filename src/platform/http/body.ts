import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import type { BodyLimits } from '../../../generated/routes.ts'
import { badRequest, busy, DomainError } from '../errors.ts'
import { isAcceptedText } from '../parsing.ts'
import { limitedAddress } from './observe.ts'

/** Milliseconds for a JSON body to arrive: slow senders must not hold connections. */
const bodyTimeout = 15_000
/** Milliseconds that a caller may keep sending an unread body, so that it can read the answer. */
const lingerTimeout = 5000

/** Bytes of the JSON bodies under way in a process, from their arrival to the answer. */
const bytesUnderWay = 32 * 1024 * 1024
/** The part of them that one client address or one account may hold: a body of the largest size. */
const bytesOfCaller = bytesUnderWay / 8

/** Counts the bytes of bodies, of all callers and of each one. */
const createBodyBudget = () => {
  const held = new Map<string, number>()
  const add = (owner: string, bytes: number): void => {
    const sum = (held.get(owner) ?? 0) + bytes
    if (sum === 0) held.delete(owner)
    else held.set(owner, sum)
  }
  const limitOf = (owner: string): number => (owner === 'all' ? bytesUnderWay : bytesOfCaller)
  /** @param callers address and account of the caller; each is charged */
  return (...callers: string[]) => {
    const owners = ['all', ...callers]
    let taken = 0
    return {
      /** @throws DomainError 503 `busy` beyond a limit */
      take(bytes: number): void {
        if (owners.some((owner) => (held.get(owner) ?? 0) + bytes > limitOf(owner))) throw busy()
        for (const owner of owners) add(owner, bytes)
        taken += bytes
      },
      release(): void {
        for (const owner of owners) add(owner, -taken)
        taken = 0
      },
    }
  }
}

type BodyShare = ReturnType<ReturnType<typeof createBodyBudget>>

declare module 'fastify' {
  interface FastifyRequest {
    /** Charged with the body of an operation that takes JSON. */
    bodyShare: BodyShare | undefined
  }
}

/** Callers that send their body only after `100 Continue`: it is sent after authorisation. */
const awaitingContinue = new WeakMap<IncomingMessage, ServerResponse>()

/** Sends `100 Continue` if the caller waits for it. Every reader of a body calls this first. */
const sendContinue = (request: IncomingMessage): void =>
  awaitingContinue.get(request)?.writeContinue()

const tooLarge = () => new DomainError(413, 'body_too_large')

const readBytes = async (
  request: IncomingMessage,
  limit: number,
  timeout: number,
  take: BodyShare['take'],
): Promise<Buffer> => {
  // It emits no further event.
  if (request.destroyed) throw badRequest('malformed_json')
  const announced = Number(request.headers['content-length'] ?? 0)
  // The whole body at once: of two large bodies the first is not refused halfway.
  take(announced)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // One buffer: callers choose the pieces, and each would take memory besides its bytes.
  let body = Buffer.allocUnsafe(announced)
  let size = 0
  const collect = (chunk: Buffer) => {
    const end = size + chunk.length
    if (end > limit) return reject(tooLarge())
    try {
      if (announced === 0) take(chunk.length)
    } catch (error) {
      return reject(error)
    }
    if (end > body.length) {
      const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(end, 2 * body.length)))
      body.copy(larger, 0, 0, size)
      body = larger
    }
    chunk.copy(body, size)
    size = end
  }
  const timer = setTimeout(() => reject(new DomainError(408, 'request_timeout')), timeout)
  request.on('data', collect).once('end', () => resolve(body.subarray(0, size)))
  // The caller has disconnected: a 400 keeps the log free of errors.
  request.once('error', () => reject(badRequest('malformed_json')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    request.off('data', collect).resume()
  }
}

/** Checks every string of the value, also keys. Not recursive: the caller chooses the nesting. */
const hasOnlyAcceptedText = (value: unknown): boolean => {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const current = pending.pop()
    if (typeof current === 'string' && !isAcceptedText(current)) return false
    if (typeof current !== 'object' || current === null) continue
    for (const [key, inner] of Object.entries(current)) {
      if (!isAcceptedText(key)) return false
      pending.push(inner)
    }
  }
  return true
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text holds more than `limit` values at any depth, keys not counted. Parsing many
 * small values costs far more than their bytes, so this check reads the bytes before the parser.
 * For malformed JSON the result is arbitrary.
 */
export const exceedsValues = (json: Uint8Array, limit: number): boolean => {
  let values = 1
  let opened = false
  let inString = false
  for (let index = 0; index < json.length && values <= limit; index += 1) {
    const byte = json[index] ?? 0
    if (inString) {
      if (byte === backslash) index += 1
      inString = byte !== quote
      continue
    }
    // Valid JSON has no other control characters than white space.
    if (byte <= 0x20) continue
    // A container that is not empty holds one value more than commas.
    if (opened && byte !== closeBracket && byte !== closeBrace) values += 1
    if (byte === comma) values += 1
    opened = byte === openBracket || byte === openBrace
    inString = byte === quote
  }
  return values > limit
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads and parses a JSON body; `undefined` if it is empty. Keys `__proto__` and
 * `constructor.prototype` are dropped.
 * @param take is charged with the bytes; the caller gives them back
 * @throws DomainError 400 for a malformed body or refused characters, 408 for a slow one, 413 for
 *   a large one, 503 when too many bytes of bodies are under way
 */
export const readJson = async (
  request: IncomingMessage,
  limits: BodyLimits,
  timeout: number = bodyTimeout,
  take: BodyShare['take'] = () => undefined,
): Promise<unknown> => {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge()
  sendContinue(request)
  const bytes = await readBytes(request, limits.bytes, timeout, take)
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
  // Refused characters can only be written as escapes: JSON and UTF-8 do not allow them raw.
  if (text.includes('\\u') && !hasOnlyAcceptedText(body)) throw badRequest('invalid_text')
  return body
}

/** Connections that have been answered before the body of their request arrived. */
export const answeredEarly = new WeakSet<Socket>()

/** Ends the connection of a caller that keeps sending after its answer; `limit` in ms. */
export const boundUnreadBody = (request: IncomingMessage, limit = lingerTimeout): void => {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  answeredEarly.add(socket)
  request.once('end', () => answeredEarly.delete(socket))
  const timer = setTimeout(() => request.destroy(), limit).unref()
  request.once('close', () => clearTimeout(timer))
}

/** Reads the JSON bodies of the contract. Handlers read uploads; all other bodies stay unread. */
export const addBodyParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const shareOf = createBodyBudget()
  app.decorateRequest('bodyShare', undefined)
  const parse = async (request: FastifyRequest, payload: IncomingMessage) => {
    const limits = request.routeOptions.config.operation?.body?.limits
    if (!limits) return undefined
    const { withHeader } = limits
    const hasHeader = withHeader && request.headers[withHeader.name] !== undefined
    return readJson(payload, hasHeader ? withHeader : limits, bodyTimeout, request.bodyShare?.take)
  }
  app.addContentTypeParser(['application/json', '*'], parse)
  app.server.on('checkContinue', (request, response) => {
    awaitingContinue.set(request, response)
    app.server.emit('request', request, response)
  })
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.routeOptions.config.operation?.body?.limits) {
      const userId = request.securityContext?.token?.userId
      const account = userId === undefined ? [] : [`account ${userId}`]
      const share = shareOf(`address ${limitedAddress(request)}`, ...account)
      request.bodyShare = share
      // Not `onResponse`: it does not run when the caller has left.
      reply.raw.once('close', share.release)
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // A reader of an upload that has failed leaves a pipe, which stops the connection.
    raw.unpipe().resume()
    boundUnreadBody(raw)
    done()
  })
}

/** Parts of a form. */
const maxParts = 100
/** Bytes of boundaries and part headers: a request beyond file and overhead is refused unread. */
const maxOverhead = 65_536

export const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/**
 * The file in this field of a `multipart/form-data` body, while it arrives. Other fields are
 * ignored.
 * @param maxBytes of the file itself
 * @throws DomainError 400 for a malformed form and for a form without exactly one file in the
 *   expected field, 413 for a large file
 */
export async function* uploadedFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const fileTooLarge = () => new DomainError(413, 'file_too_large', { max: megabytes(maxBytes) })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxOverhead) throw fileTooLarge()
  sendContinue(request.raw)
  let found = false
  try {
    const limits = { fileSize: maxBytes, parts: maxParts, fieldSize: maxOverhead }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue
      if (found || part.fieldname !== field) throw badRequest('multipart_expected')
      found = true
      const { file } = part
      // The form parser would wait for the end of a file that it has cut off.
      file.once('limit', () => file.destroy(fileTooLarge()))
      for await (const bytes of file) yield bytes
      if (file.truncated) throw fileTooLarge()
    }
  } catch (error) {
    // All errors of the form parser concern the form.
    throw error instanceof DomainError
      ? error
      : new DomainError(400, 'multipart_expected', {}, { cause: error })
  }
  if (!found) throw badRequest('missing_field', { field })
}
