import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A test, as far as helpers that clean up need it. */
export interface Teardown {
  teardown(action: () => unknown): unknown
}

/** A new folder, removed at the end of the test. */
export const temporaryFolder = (t: Teardown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'register-'))
  t.teardown(() =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  )
  return folder
}

export const childrenOf = (pid: number | undefined = process.pid): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []

/** A TCP server on loopback that ends with the test, with its connections. */
export const serveSockets = async (t: Teardown, answer: (socket: Socket) => unknown) => {
  const sockets: Socket[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket.on('error', () => undefined))
    answer(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A free port for a program that cannot choose one. The program should bind it at once. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** An HTTP server on loopback; it ends with the test. */
export const serve = async (t: Teardown, listener: RequestListener) => {
  const server = createHttpServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  t.teardown(close)
  return { url: `http://127.0.0.1:${port}`, close }
}
