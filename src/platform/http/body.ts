import type { FastifyInstance, FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import { badRequest, DomainError } from '../errors.ts'
import { isSmall } from './work.ts'

/** Milliseconds for a JSON body to arrive: slow senders must not hold connections. */
const bodyTimeout = 15_000
/** Milliseconds that a caller may keep sending an unread body, so that it can read the answer. */
const lingerTimeout = 5000

/** Values of a heavy body, 20 for each of 10,000 measurements: V8 parses them within 250 ms. */
const mostValues = 200_000

/** Commas and brackets count in texts too, of which real bodies have few. */
const hasTooManyValues = (bytes: Buffer): boolean => {
  let values = 0
  for (let at = 0; at < bytes.length && values <= mostValues; at += 1) {
    const byte = bytes[at]
    if (byte === 0x2c || byte === 0x5b || byte === 0x7b) values += 1
  }
  return values > mostValues
}

const tooLarge = () => new DomainError(413, 'body_too_large')

/** The largest JSON body of the request; undefined for an operation that takes none. */
const limitOf = ({ routeOptions, headers }: FastifyRequest): number | undefined => {
  const { bytes, neverRefusedWith: marked } = routeOptions.config.operation?.body ?? {}
  return (marked && headers[marked.header] !== undefined ? marked.bytes : bytes) ?? undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** An escape of JSON; the group is one that is no text, the first alternative a surrogate pair. */
const escapes = /\\(?:ud[89ab]..\\ud[c-f]..|u(0000|d[89a-f]..)|.)/gi

/** Whether JSON escapes NUL or a lone surrogate, which neither JSON nor UTF-8 allow unescaped. */
const hasRefusedText = (json: string): boolean =>
  /\\u(?:0000|d[89a-f])/i.test(json) &&
  json.matchAll(escapes).some(([, refused]) => refused !== undefined)

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

/** Has the framework read the JSON bodies of the contract. Handlers read uploads. */
export const addBodyParser = (app: FastifyInstance, timeout = bodyTimeout): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const limit = limitOf(request)
      if (limit === undefined) return undefined
      if (bytes.length > limit) throw tooLarge()
      if (!isSmall(request)) await request.work?.turn()
      if (request.routeOptions.config.operation?.heavy && hasTooManyValues(bytes)) throw tooLarge()
      return parseJson(bytes)
    },
  )
  // The library of the bindings warns of media types without a parser, also of those of answers.
  const others = ['*', 'application/pdf', 'application/sql']
  app.addContentTypeParser(others, (_request, _payload, done) => done(null))
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (request.mediaType !== 'application/json') return done()
    const limit = limitOf(request) ?? Number.POSITIVE_INFINITY
    if (Number(request.headers['content-length'] ?? 0) > limit) return done(tooLarge())
    const refuse = () =>
      reply.header('connection', 'close').send(new DomainError(408, 'request_timeout'))
    const timer = setTimeout(refuse, timeout)
    request.raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
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
