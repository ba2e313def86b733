import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { type Route, routes } from '../../generated/routes.ts'
import { badRequest, DomainError, notFound } from '../errors.ts'
import { errorText } from '../texts.ts'
import { isAcceptedText, isAnswered } from './body.ts'
import { refusalKey } from './errors.ts'

/** Not imported: the import evaluates all exports of `node:http`, a tenth of the start. */
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** Characters of a path parameter: as many as a request line can hold. */
export const maxParamLength = 16_384

/** The methods of a path as an `Allow` header; `undefined` for an unknown path. */
export type FindAllowed = (url: string) => string | undefined

/**
 * The methods of the contract's paths, with HEAD for each GET.
 * @param readable further paths, for GET and HEAD
 */
export const allowedMethods = (readable: readonly string[]): FindAllowed => {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of Object.values<Route>(routes)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    const allowed = methods.get(pattern) ?? new Set()
    methods.set(pattern, allowed.add(method))
    if (method === 'GET') allowed.add('HEAD')
  }
  for (const path of readable) methods.set(path, new Set(['GET', 'HEAD']))
  const router = findMyWay({ maxParamLength })
  for (const [pattern, allowed] of methods)
    router.on('GET', pattern, () => undefined, [...allowed].sort().join(', '))
  return (url) => {
    const found = router.find('GET', url)
    // The router admits empty parameters, as in `/users//role`; no operation has such a path.
    return found && Object.values(found.params).includes('') ? undefined : found?.store
  }
}

/** @throws DomainError 400 for broken percent-encoding and for characters that are no text */
export const checkUrl = (url: string): void => {
  if (!url.includes('%')) return
  let decoded: string
  try {
    decoded = decodeURIComponent(url.replaceAll('+', ' '))
  } catch (error) {
    throw new DomainError(400, 'invalid_request', {}, { cause: error })
  }
  if (!isAcceptedText(decoded)) throw badRequest('invalid_text')
}

/** HTTP/1.1 demands exactly one Host (RFC 9112, section 3.2); Node takes the first of several. */
const hasOneHost = ({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean => {
  if (!headers.host) return httpVersionMinor === 0 && headers.host === undefined
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

/** The answers without an operation: 400 for Host or URL, 404, and 405 with `Allow`. */
export const addRefusals = (app: FastifyInstance, findAllowed: FindAllowed): void => {
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const url = request.raw.url ?? ''
    checkUrl(url)
    const allowed = findAllowed(url)
    if (allowed === undefined || allowed.split(', ').includes(request.method))
      throw notFound('route_not_found')
    reply.header('allow', allowed)
    throw new DomainError(405, 'method_not_allowed')
  }
  /** The router falls back to a path with parameters if the fixed path lacks the method. */
  const isForeign = ({ raw, method, routeOptions }: FastifyRequest): boolean =>
    routeOptions.url?.includes(':') === true &&
    findAllowed(raw.url ?? '')
      ?.split(', ')
      .includes(method) !== true
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw)) throw badRequest('invalid_request')
    if (request.is404 || isForeign(request)) refuse(request, reply)
    done()
  })
  // Reached by OPTIONS requests that are no preflights.
  app.setNotFoundHandler(async (request, reply) => refuse(request, reply))
}

const statusOfParserError = (code: string | undefined): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/**
 * The answers to requests that never reach the framework's hooks, in the form of all others.
 * @param standing headers of every answer, see `standingHeaders`
 */
export const earlyRefusals = (
  standing: Readonly<Record<string, string>>,
  findAllowed: FindAllowed,
) => {
  const answerOf = (status: number) => {
    const key = refusalKey(status)
    const body = JSON.stringify({ error: errorText(key) })
    const headers = {
      ...standing,
      'x-error-code': key,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }
    return { body, headers }
  }
  const endWith = (socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) => {
    const { body, headers } = answerOf(status)
    const lines = Object.entries({ ...headers, ...more, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }

  return {
    /** Refused by Node's HTTP parser. */
    parserError(error: Error & { code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
      if (isAnswered(socket)) socket.destroySoon()
      else endWith(socket, statusOfParserError(error.code))
    },

    /** CONNECT is for proxies. Without this listener Node closes the connection unanswered. */
    connect(request: IncomingMessage, socket: Duplex): void {
      socket.on('error', () => undefined)
      const allowed = findAllowed(request.url ?? '')
      if (allowed === undefined) endWith(socket, 404)
      else endWith(socket, 405, { allow: allowed })
    },

    /** An `Expect` header other than `100-continue`, which Node would refuse with an empty body. */
    expectation(request: IncomingMessage, response: ServerResponse): void {
      request.resume()
      response.shouldKeepAlive = false
      const { body, headers } = answerOf(417)
      response.writeHead(417, headers).end(body)
    },

    /** Refused by the framework before its hooks run: a URL that it cannot decode. */
    frameworkError(_error: Error, request: FastifyRequest, reply: FastifyReply) {
      const { body, headers } = answerOf(400)
      return reply
        .code(400)
        .headers({ ...headers, 'x-request-id': request.id })
        .send(body)
    },
  }
}
