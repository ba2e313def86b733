import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { type Route, routes } from '../../generated/routes.ts'
import { badRequest, DomainError, notFound } from '../errors.ts'
import { isAcceptedText } from './body.ts'
import { refusalText } from './errors.ts'
import { securityHeaders } from './headers.ts'

/** The methods of each path of the contract; HEAD comes with GET. */
const allowedMethods = () => {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of Object.values<Route>(routes)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    const allowed = methods.get(pattern) ?? new Set()
    methods.set(pattern, allowed.add(method))
    if (method === 'GET') allowed.add('HEAD')
  }
  const router = findMyWay()
  for (const [pattern, allowed] of methods) router.on('GET', pattern, () => undefined, [...allowed].sort().join(', '))
  return (path: string): string | undefined => router.find('GET', path)?.store
}

/**
 * Refuses an address with broken percent-encoding or characters that are no text.
 * @throws DomainError 400
 */
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

/**
 * What is answered where there is no operation: no Host, a faulty address, an unknown path (404), a known path with
 * another method (405 with `Allow`).
 */
export const addRefusals = (app: FastifyInstance): void => {
  const findAllowed = allowedMethods()
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    checkUrl(request.raw.url ?? '')
    const allowed = findAllowed((request.raw.url ?? '').split('?')[0] ?? '')
    if (allowed === undefined) throw notFound('route_not_found')
    reply.header('allow', allowed)
    throw new DomainError(405, 'method_not_allowed')
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.host && request.raw.httpVersionMinor > 0) throw badRequest('invalid_request')
    if (request.is404) await refuse(request, reply)
  })
  // Reached by an OPTIONS request that is no preflight of an allowed origin.
  app.setNotFoundHandler(refuse)
}

const answerBytes = (status: number): string => {
  const body = JSON.stringify({ error: refusalText(status) })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const statusOfParserError = (code: string | undefined): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Answers what Node's HTTP parser refuses, before there is a request. */
export const answerParserError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  socket.end(answerBytes(statusOfParserError(error.code)))
}

/** Answers an `Expect` header other than `100-continue`, which Node would refuse with an empty body. */
export const answerExpectation = (request: IncomingMessage, response: ServerResponse): void => {
  request.resume()
  response.shouldKeepAlive = false
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  response.writeHead(417, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ error: refusalText(417) }))
}

/** What the framework refuses before its hooks run: an address that it cannot decode. */
export const answerFrameworkError = (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(securityHeaders)
  return reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send({ error: refusalText(400) })
}
