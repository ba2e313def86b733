import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import { badRequest, DomainError } from '../errors.ts'
import { isReadBeforeSlot } from './slots.ts'

/** Milliseconds for a JSON body to arrive: slow senders must not hold connections. */
const bodyTimeout = 15_000
/** Milliseconds that a caller may keep sending an unread body, so that it can read the answer. */
const lingerTimeout = 5000

/** Names and values of a body, and objects and arrays: parsing so many takes 150 ms at most. */
const mostParts = 110_000

const [quote, backslash] = [0x22, 0x5c]
const isOpening = (byte: number): boolean => (byte | 0x20) === 0x7b
/** Whether a byte outside of texts belongs to a number, or to true, false or null. */
const isOfWord = (byte: number): boolean =>
  byte === 0x2b || (byte > 0x2c && byte !== 0x3a && (byte | 0x20) < 0x7b)

/** Counts the parts of JSON before it is parsed, so that it may be malformed. */
const hasTooManyParts = (bytes: Buffer): boolean => {
  let [values, containers, wasOfWord] = [0, 0, false]
  if (bytes.length <= mostParts) return false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (isOpening(byte)) containers += 1
    else if (byte === quote || (isOfWord(byte) && !wasOfWord)) values += 1
    wasOfWord = isOfWord(byte)
    if (values > mostParts || containers > mostParts) return true
    if (byte === quote)
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1)
        if (bytes[at] === backslash) at += 1
  }
  return false
}

const tooLarge = () => new DomainError(413, 'body_too_large')

/** The bytes of a request that has the header of genuine deliveries; its caller has the key. */
const bytesOfMarked = ({ routeOptions, headers }: FastifyRequest): number | undefined => {
  const { neverRefusedWith: marked } = routeOptions.config.operation?.body ?? {}
  return marked && headers[marked.header] !== undefined ? marked.bytes : undefined
}

/** The largest JSON body of the request; undefined for an operation that takes none. */
const limitOf = (request: FastifyRequest): number | undefined =>
  bytesOfMarked(request) ?? request.routeOptions.config.operation?.body?.bytes ?? undefined

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Escaped backslashes, and escaped pairs of surrogates. */
const escapedPairs = /\\\\|\\ud[89ab]..\\ud[c-f]../gi

/** Whether well-formed JSON escapes NUL or a lone surrogate, which UTF-8 cannot hold unescaped. */
const hasRefusedText = (json: string): boolean =>
  json.includes('\\u') && /\\u(0000|d[89a-f])/i.test(json.replaceAll(escapedPairs, ' '))

/** @returns undefined for an empty body @throws DomainError 400 */
const parseJson = (bytes: Buffer): unknown => {
  let text: string
  let body: unknown
  try {
    text = utf8.decode(bytes)
    if (text.trim() === '') return undefined
    body = secureJson.parse(text, undefined, { protoAction: 'remove', constructorAction: 'remove' })
  } catch (error) {
    throw new DomainError(400, 'malformed_json', {}, { cause: error })
  }
  if (hasRefusedText(text)) throw badRequest('invalid_text')
  return body
}

/**
 * Bounds length and time of a JSON body before it is read.
 * @throws DomainError 413 for a declared length beyond the limit; 408 is sent when time is over
 */
export const limitBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  timeout = bodyTimeout,
): void => {
  if (request.mediaType !== 'application/json') return
  const limit = limitOf(request) ?? Number.POSITIVE_INFINITY
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const refuse = () =>
    reply.header('connection', 'close').send(new DomainError(408, 'request_timeout'))
  const timer = setTimeout(refuse, timeout)
  request.raw.once('end', () => clearTimeout(timer))
  reply.raw.once('close', () => clearTimeout(timer))
}

/** Has the framework read the JSON bodies of the contract. Handlers read uploads. */
export const addBodyParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const limit = limitOf(request)
      if (limit === undefined) return undefined
      if (bytes.length > limit) throw tooLarge()
      if (!isReadBeforeSlot(request)) await request.slot?.ofProcess()
      if (bytesOfMarked(request) === undefined && hasTooManyParts(bytes)) throw tooLarge()
      return parseJson(bytes)
    },
  )
  // The library of the bindings warns of media types without a parser, also of those of answers.
  const others = ['*', 'application/pdf', 'application/sql']
  app.addContentTypeParser(others, (_request, _payload, done) => done(null))
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // A reader of an upload that has failed leaves a pipe, which stops the connection.
    raw.unpipe().resume()
    if (!raw.complete) {
      const timer = setTimeout(() => raw.destroy(), lingerTimeout).unref()
      raw.once('close', () => clearTimeout(timer))
    }
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
