import http from 'node:http'
import { serve, type Teardown } from './machine.ts'

export interface SeenRequest {
  method: string
  /** Path and query. */
  url: string
  headers: http.IncomingHttpHeaders
  body: string
}

export interface GivenAnswer {
  status: number
  headers?: Record<string, string>
  body?: string | object
}

const readAll = async (stream: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Decide = (request: SeenRequest) => GivenAnswer | undefined | Promise<GivenAnswer | undefined>

/**
 * An HTTP proxy that records each request and can answer instead of its server. It stops with the
 * test.
 */
export const startAnsweringProxy = async (t: Teardown, targetUrl: string) => {
  const requests: SeenRequest[] = []
  const passOn = () => undefined
  let decide: Decide = passOn

  const { url } = await serve(t, async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = await readAll(request)
    const seen = { method, url, headers, body: body.toString('utf8') }
    requests.push(seen)
    const answer = await decide(seen)
    if (answer !== undefined) {
      const text =
        typeof answer.body === 'object' ? JSON.stringify(answer.body) : (answer.body ?? '')
      const type = typeof answer.body === 'object' ? 'application/json' : 'text/html'
      response.writeHead(answer.status, { 'content-type': type, ...answer.headers }).end(text)
      return
    }
    const upstream = http.request(new URL(url, targetUrl), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    upstream.end(body)
  })
  return {
    url,
    /** The requests so far, oldest first. */
    requests,
    /** Answers each request from now on. Undefined passes the request on. */
    answer(next: Decide) {
      decide = next
    },
    pass() {
      decide = passOn
    },
  }
}
