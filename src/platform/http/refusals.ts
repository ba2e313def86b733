import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { badRequest, DomainError, notFound } from '../errors.ts'
import { isAcceptedText } from '../parsing.ts'
import { answeredEarly } from './body.ts'
import { endWhenStalled, inTurn, isHeldBack, refuseInTurn, stallTimeout } from './connections.ts'

/** Characters of a path parameter: as many as a request line can hold. */
export const maxParamLength = 16_384

/** The target of `OPTIONS *`, which the router takes for `/`. */
const asterisk = '*'

/**
 * The methods of a path; `undefined` for an unknown path. It knows the routes that are added after
 * this call.
 */
const collectMethods = (app: FastifyInstance) => {
  const router = findMyWay({ maxParamLength })
  app.addHook('onRoute', ({ url, method }) => {
    const methods: Set<string> = router.findRoute('GET', url)?.store ?? new Set()
    if (methods.size === 0) router.on('GET', url, () => undefined, methods)
    for (const name of [method].flat()) methods.add(name)
  })
  return (url: string): ReadonlySet<string> | undefined => {
    if (url === asterisk) return undefined
    const found = router.find('GET', url)
    // The router allows empty parameters, as in `/users//role`; no operation has such a path.
    return found && Object.values(found.params).includes('') ? undefined : found?.store
  }
}

/** @throws DomainError 400 for broken percent-encoding and for characters that are not text */
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

type Headers = Readonly<Record<string, string>>

/**
 * An answer to a request that never reaches the framework's hooks, in the form of all others.
 * @param base headers of every answer, see `baseHeaders`
 */
const answerOf = ({ key, message }: DomainError, base: Headers) => {
  const body = JSON.stringify({ error: message })
  const headers = {
    ...base,
    'x-error-code': key,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { body, headers }
}

const respond = (response: ServerResponse, error: DomainError, base: Headers): void => {
  const { body, headers } = answerOf(error, base)
  endWhenStalled(response)
  response.writeHead(error.status, headers).end(body)
}

const endWith = (socket: Socket, error: DomainError, base: Headers): void => {
  const { body, headers } = answerOf(error, base)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const statusLine = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`
  // Callers that read nothing, or keep their side open.
  socket.setTimeout(stallTimeout / 2, () => socket.destroy())
  socket.end(`${[statusLine, ...lines].join('\r\n')}\r\n\r\n${body}`)
}

const parserError = (code: string | undefined): DomainError => {
  if (code === 'HPE_HEADER_OVERFLOW') return new DomainError(431, 'headers_too_large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new DomainError(408, 'request_timeout')
  return badRequest('invalid_request')
}

/** The framework's options for requests that it refuses before its hooks run. */
export const refusalOptions = (base: Headers) => ({
  /** Refused by Node's HTTP parser. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    // The headers are late because the service does not read them yet.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isHeldBack(socket)) return
    refuseInTurn(socket, () => {
      if (answeredEarly.has(socket)) socket.destroySoon()
      else endWith(socket, parserError(error.code), base)
    })
  },

  /** A URL that the framework cannot decode. */
  frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const headers = { ...base, 'x-request-id': request.id }
    respond(reply.raw, badRequest('invalid_request'), headers)
  },
})

/**
 * The answers without an operation: 400 for Host or URL, 404, and 405 with `Allow`. Call it before
 * the routes are added.
 */
export const addRefusals = (app: FastifyInstance, base: Headers): void => {
  const methodsOf = collectMethods(app)
  const refusalOf = (url: string, method: string): { error: DomainError; headers: Headers } => {
    const allowed = methodsOf(url)
    if (allowed === undefined || allowed.has(method))
      return { error: notFound('route_not_found'), headers: {} }
    const allow = [...allowed].sort().join(', ')
    return { error: new DomainError(405, 'method_not_allowed'), headers: { allow } }
  }
  const refuse = ({ raw: { url = '' }, method }: FastifyRequest, reply: FastifyReply): never => {
    checkUrl(url)
    const { error, headers } = refusalOf(url, method)
    reply.headers(headers)
    throw error
  }
  /** The router falls back to a path with parameters if the fixed path lacks the method. */
  const isForeign = ({ raw, method, routeOptions }: FastifyRequest): boolean =>
    routeOptions.url?.includes(':') === true && methodsOf(raw.url ?? '')?.has(method) !== true
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw)) throw badRequest('invalid_request')
    if (request.is404 || request.raw.url === asterisk || isForeign(request)) refuse(request, reply)
    done()
  })
  // Reached by OPTIONS requests that are not preflights.
  app.setNotFoundHandler(async (request, reply) => refuse(request, reply))

  // CONNECT is for proxies. Without this listener Node closes the connection unanswered.
  app.server.on('connect', (request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => undefined)
    const { error, headers } = refusalOf(request.url ?? '', 'CONNECT')
    refuseInTurn(socket, () => endWith(socket, error, { ...base, ...headers }))
  })
  // An `Expect` header other than `100-continue`, which Node would refuse with an empty body.
  const refuseExpectation = inTurn((request, response) => {
    request.resume()
    const headers = { ...base, connection: 'close' }
    respond(response, new DomainError(417, 'expectation_failed'), headers)
  })
  app.server.on('checkExpectation', refuseExpectation)
}
