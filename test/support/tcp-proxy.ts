import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * How the way to a dependency behaves: `pass` it is up; `refuse` nobody listens; `black hole` connections are accepted
 * and nothing is ever answered, also on those that were open; `reset` connections break with a TCP reset.
 */
export type ProxyMode = 'pass' | 'refuse' | 'black hole' | 'reset'

export interface TcpProxy {
  /** The target's URL with the proxy's host and port in it. */
  readonly url: string
  /** Takes effect on open connections too: `refuse` and `reset` break them. */
  setMode(mode: ProxyMode): Promise<void>
}

interface Teardown {
  teardown(action: () => unknown): unknown
}

/** A proxy in front of the server that a URL such as `postgres://…` or `redis://…` names; it ends with the test. */
export const startTcpProxy = async (t: Teardown, target: string): Promise<TcpProxy> => {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: ProxyMode = 'pass'

  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    // Breaking connections is the purpose; nobody has to hear of it.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (mode !== 'black hole') to.write(chunk)
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
    forward(client, upstream)
    forward(upstream, client)
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
    url: url.href,
    async setMode(next) {
      mode = next
      if (next === 'refuse' || next === 'reset') for (const socket of sockets) socket.resetAndDestroy()
      if (next === 'refuse') await closeServer()
      else if (!server.listening) await listen(port)
    },
  }
}
