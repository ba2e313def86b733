import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'

/** What happens to the bytes of a connection. `cut` lets so many bytes of the answer through and then hangs up. */
type Fault =
  | { kind: 'pass' }
  | { kind: 'blackHole' }
  | { kind: 'reset' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'cut'; bytes: number }

interface Link {
  client: net.Socket
  upstream: net.Socket
  /** Bytes of answers that came through since the fault began. */
  answered: number
  /** Swallowed something, so that it must not go on. */
  lossy: boolean
}

interface Teardown {
  teardown(action: () => unknown): unknown
}

/** A TCP proxy that can fail in front of any server: the findings tool, Postgres, Redis. */
export interface FaultProxy {
  host: string
  port: number
  /** The target's URL with the proxy's host and port in it. */
  urlFor(target: string): string
  /** Connections accepted so far. */
  accepted(): number
  pass(): Promise<void>
  /** Nobody listens any more, and what was connected is closed. */
  refuse(): Promise<void>
  /** Connections are accepted and stay silent. */
  blackHole(): Promise<void>
  /** Connections are reset as soon as something is sent. */
  reset(): Promise<void>
  /** What is sent arrives so much later. */
  delay(milliseconds: number): Promise<void>
  cutAfter(bytes: number): Promise<void>
}

/** Starts a proxy in front of a server on loopback; it stops with the test. */
export const startFaultProxy = async (t: Teardown, target: { host?: string; port: number }): Promise<FaultProxy> => {
  const links = new Set<Link>()
  let fault: Fault = { kind: 'pass' }
  let accepted = 0

  const drop = (link: Link) => {
    links.delete(link)
    link.client.destroy()
    link.upstream.destroy()
  }

  const forward = (link: Link, to: net.Socket, chunk: Buffer) => {
    if (fault.kind === 'blackHole') link.lossy = true
    else if (fault.kind === 'reset') {
      link.client.resetAndDestroy()
      drop(link)
    } else if (fault.kind === 'delay') setTimeout(() => to.writable && to.write(chunk), fault.milliseconds)
    else if (fault.kind === 'cut' && to === link.client) {
      const rest = fault.bytes - link.answered
      link.answered += chunk.length
      if (chunk.length < rest) to.write(chunk)
      else to.end(chunk.subarray(0, Math.max(rest, 0)), () => drop(link))
    } else to.write(chunk)
  }

  const server = net.createServer((client) => {
    accepted++
    const upstream = net.connect(target.port, target.host ?? '127.0.0.1')
    const link: Link = { client, upstream, answered: 0, lossy: false }
    links.add(link)
    client.on('data', (chunk) => forward(link, upstream, chunk))
    upstream.on('data', (chunk) => forward(link, client, chunk))
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined)
      socket.on('close', () => drop(link))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const { port } = address

  const become = async (next: Fault): Promise<void> => {
    fault = next
    for (const link of links) {
      link.answered = 0
      if (link.lossy) drop(link)
    }
    if (!server.listening) {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    }
  }
  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : Promise.resolve()
    server.close()
    for (const link of links) drop(link)
    await closed
  }
  t.teardown(stop)

  return {
    host: '127.0.0.1',
    port,
    urlFor(url) {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    accepted: () => accepted,
    pass: () => become({ kind: 'pass' }),
    refuse: stop,
    blackHole: () => become({ kind: 'blackHole' }),
    reset: () => become({ kind: 'reset' }),
    delay: (milliseconds) => become({ kind: 'delay', milliseconds }),
    cutAfter: (bytes) => become({ kind: 'cut', bytes }),
  }
}

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

/** An HTTP proxy that writes down each request and can answer in place of the server behind it. */
export interface AnsweringProxy {
  url: string
  /** The requests so far, oldest first. */
  requests: SeenRequest[]
  /** Decides about each request from now on; what gets undefined is passed on. May wait. */
  answer(decide: (request: SeenRequest) => GivenAnswer | undefined | Promise<GivenAnswer | undefined>): void
  pass(): void
}

const readAll = async (stream: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Starts an answering proxy in front of an HTTP server; it stops with the test. */
export const startAnsweringProxy = async (t: Teardown, targetUrl: string): Promise<AnsweringProxy> => {
  const requests: SeenRequest[] = []
  const passOn = () => undefined
  let decide: Parameters<AnsweringProxy['answer']>[0] = passOn

  const server = http.createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = await readAll(request)
    const seen = { method, url, headers, body: body.toString('utf8') }
    requests.push(seen)
    const answer = await decide(seen)
    if (answer !== undefined) {
      const text = typeof answer.body === 'object' ? JSON.stringify(answer.body) : (answer.body ?? '')
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  t.teardown(() => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    return closed
  })

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer(next) {
      decide = next
    },
    pass() {
      decide = passOn
    },
  }
}
