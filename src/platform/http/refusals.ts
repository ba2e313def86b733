import { METHODS, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { badRequest, DomainError, notFound } from '../errors.ts'
import { isAcceptedText } from '../parsing.ts'

/** Characters of a path parameter: as many as a request line can hold. */
export const maxParamLength = 16_384

/** Milliseconds that a connection stays open after a refusal by the parser. */
const closeTimeout = 30_000

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

type Headers = Readonly<Record<string, string>>

/**
 * An answer to a request that never reaches the framework's hooks, in the form of all others.
 * @param base headers of every answer, see `baseHeaders`
 */
const responseOf = ({ key, message }: DomainError, base: Headers) => {
  const body = JSON.stringify({ error: message })
  const headers = {
    ...base,
    'x-error-code': key,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { body, headers }
}

const endWith = (socket: Socket, error: DomainError, base: Headers): void => {
  const { body, headers } = responseOf(error, base)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const statusLine = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`
  // Callers that read nothing, or keep their side open.
  socket.setTimeout(closeTimeout, () => socket.destroy())
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
    // The caller has ended its side amid a request, which may have been answered.
    if (error.code === 'HPE_INVALID_EOF_STATE') socket.destroySoon()
    else endWith(socket, parserError(error.code), base)
  },

  /** A URL that the framework cannot decode. */
  frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const { body, headers } = responseOf(badRequest('invalid_request'), base)
    reply.raw.writeHead(400, { ...headers, 'x-request-id': request.id }).end(body)
  },
})

/** The router allows empty parameters, as in `/users//role`; no operation has such a path. */
const hasEmptyParameter = ({ params }: FastifyRequest): boolean =>
  Object.values(Object(params)).includes('')

/**
 * The answers without an operation: 400 for a missing Host and for a URL, 404, and 405 with
 * `Allow`. Call it before the routes are added.
 * @returns a function that adds the 405s, to be called after the routes
 */
export const addRefusals = (app: FastifyInstance): (() => void) => {
  const urls = new Set<string>()
  app.addHook('onRoute', ({ url }) => void urls.add(url))
  const refuse = ({ raw: { url = '' } }: FastifyRequest): never => {
    checkUrl(url)
    throw notFound('route_not_found')
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersionMinor, headers } = request.raw
    if (!headers.host && !(httpVersionMinor === 0 && headers.host === undefined))
      throw badRequest('invalid_request')
    if (request.is404 || hasEmptyParameter(request)) refuse(request)
    done()
  })
  // Reached by OPTIONS requests that are not preflights.
  app.setNotFoundHandler(async (request) => refuse(request))

  return () => {
    for (const method of METHODS)
      if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
    urls.delete('*')
    for (const url of urls) {
      const has = (method: string) => app.hasRoute({ method: method as HTTPMethods, url })
      const allow = app.supportedMethods.filter(has).sort().join(', ')
      app.route({
        method: app.supportedMethods.filter((method) => !has(method)),
        url,
        exposeHeadRoute: false,
        onRequest(request, reply) {
          checkUrl(request.raw.url ?? '')
          reply.header('allow', allow)
          throw new DomainError(405, 'method_not_allowed')
        },
        handler: () => undefined,
      })
    }
  }
}
