import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { serve, type Teardown } from '../../support/machine.ts'

interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A real HTTP server on loopback that keeps its requests until the test ends. */
export const startService = async (t: Teardown, answer: RequestListener) => {
  const requests: ReceivedRequest[] = []
  const { url, close } = await serve(t, (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  return { url: `${url}/`, requests, close }
}

export const refusedUrl = async (t: Teardown): Promise<string> => {
  const { url, close } = await startService(t, () => {})
  await close()
  return url
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(code, headers).end('an error page')
  }

/** Faults of a service after it accepted the connection. `good` is the body of a valid answer. */
export const faults = (good: string): Record<string, RequestListener> => ({
  'black hole': () => {},
  500: status(500),
  429: status(429, { 'Retry-After': '2' }),
  'status 404': status(404),
  'a 204': (_request, response) => response.writeHead(204).end(),
  'a 500 whose body never ends': (_request, response) => {
    response.writeHead(500).write('half')
  },
  'HTML page': (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!DOCTYPE html>\n<html><body>Sign in</body></html>\n')
  },
  'body cut half-way': (_request, response) => {
    response.writeHead(200, { 'Content-Length': String(good.length * 2) })
    response.write(good, () => response.destroy())
  },
  'chunked body cut half-way': (_request, response) => {
    response.writeHead(200)
    response.write(good, () => response.destroy())
  },
  'body that stalls': (_request, response) => {
    response.writeHead(200, { 'Content-Length': String(good.length * 2) }).write(good)
  },
  'body that drips': (request, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('\n'), 20)
    request.socket.on('close', () => clearInterval(drip))
  },
  'body without end': (request, response) => {
    response.writeHead(200)
    const pour = () => {
      while (!request.socket.destroyed && response.write('\n'.repeat(64 * 1024)));
    }
    response.on('drain', pour)
    pour()
  },
  'garbage instead of HTTP': (request) => {
    request.socket.end('SSH-2.0-OpenSSH\r\n')
  },
})
