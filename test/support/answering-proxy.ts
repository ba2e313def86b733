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
  /** The answer of the server itself. */
  const passTo = async ({ method, url, headers, body }: SeenRequest) => {
    const { authorization = '' } = headers
    const sent = { authorization, 'content-type': 'application/json' }
    const target = new URL(url, targetUrl)
    const response = await fetch(target, { method, headers: sent, body: body || null })
    // biome-ignore lint/suspicious/noExplicitAny: a test checks the values it reads
    return { status: response.status, body: (await response.json()) as any }
  }

  /**
   * Answers the first such request, and passes all others on.
   * @returns when it has come
   */
  const once = (isMeant: (request: SeenRequest) => boolean, answer: Decide): Promise<void> => {
    const come = Promise.withResolvers<void>()
    let isOver = false
    decide = (request) => {
      if (isOver || !isMeant(request)) return undefined
      isOver = true
      come.resolve()
      return answer(request)
    }
    return come.promise
  }

  return {
    url,
    passTo,
    once,
    /** Takes the server's answer to the first such request, and keeps it until `release`. */
    hold(isMeant: (request: SeenRequest) => boolean) {
      const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      void once(isMeant, async (request) => {
        const answer = await passTo(request)
        taken.resolve()
        await released.promise
        return answer
      })
      return { taken: taken.promise, release: () => released.resolve() }
    },
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
