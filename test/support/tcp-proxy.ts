import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Teardown } from './machine.ts'

/**
 * The behaviour of the network to a dependency:
 * - `pass`: it works.
 * - `refuse`: no process listens.
 * - `black hole`: new and open connections get no answer. A connection that has lost data stays
 *   dead, because TCP never loses bytes in the middle of a stream.
 * - `reset`: connections break with a TCP reset.
 * - `delayMs`: data arrives with this delay.
 * - `cutAfter`: connections end after this number of bytes of answers.
 */
type ProxyMode =
  | 'pass'
  | 'refuse'
  | 'black hole'
  | 'reset'
  | { delayMs: number }
  | { cutAfter: number }

/** A proxy in front of the server of a URL such as `postgres://…`; it ends with the test. */
export const startTcpProxy = async (t: Teardown, target: string) => {
  let { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  /** Bytes of answers sent to each client since the mode was set. */
  let answered = new WeakMap<Socket, number>()
  let mode: ProxyMode = 'pass'

  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    // The proxy breaks connections on purpose: errors are expected.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const dead = new WeakSet<Socket>()
  const send = (chunk: Buffer, to: Socket, isAnswer: boolean) => {
    if (dead.has(to)) return
    if (typeof mode === 'object' && 'delayMs' in mode)
      setTimeout(() => to.writable && to.write(chunk), mode.delayMs)
    else if (typeof mode === 'object' && isAnswer) {
      const rest = Math.max(mode.cutAfter - (answered.get(to) ?? 0), 0)
      answered.set(to, (answered.get(to) ?? 0) + chunk.length)
      if (chunk.length < rest) to.write(chunk)
      else to.end(chunk.subarray(0, rest), () => to.destroy())
    } else to.write(chunk)
  }
  const forward = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (chunk) => {
      if (mode === 'black hole') for (const socket of [from, to]) dead.add(socket)
      send(chunk, to, isAnswer)
    })
    from.on('close', () => to.destroy())
  }

  const server = createServer((client) => {
    track(client)
    if (mode === 'reset') {
      client.resetAndDestroy()
      return
    }
    const upstream = track(connect(Number(targetPort), hostname))
    forward(client, upstream, false)
    forward(upstream, client, true)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const closeServer = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    await closed
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    await closeServer()
  })

  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    /** The target's URL with the proxy's host and port. */
    url: url.href,
    /** Redirects new connections; open ones keep their target. */
    moveTo(next: string) {
      ;({ hostname, port: targetPort } = new URL(next))
    },
    /** Takes effect on open connections too: `refuse` and `reset` break them. */
    async setMode(next: ProxyMode) {
      mode = next
      answered = new WeakMap()
      if (next === 'refuse' || next === 'reset')
        for (const socket of sockets) socket.resetAndDestroy()
      if (next === 'refuse') await closeServer()
      else if (!server.listening) await listen(port)
    },
  }
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>
