import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { operationOf } from './observe.ts'

/** Milliseconds in which the reader of an answer must take some of it. */
export const stallTimeout = 60_000

/**
 * Ends the connection of a reader that has stopped, which frees the source of the answer. Slow
 * readers, and readers that wait for the source, keep their connections.
 */
export const endWhenStalled = (
  response: ServerResponse,
  onStalled: () => void = () => undefined,
  limit = stallTimeout,
): void => {
  // Node.js counts each byte that leaves the socket as activity.
  response.setTimeout(limit, () => {
    if (response.writableLength === 0) return
    onStalled()
    response.destroy()
  })
}

/** Cuts off the stopped reader of any answer, with a line in the log. */
export const addStallLimit = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    endWhenStalled(reply.raw, () => {
      const fields = { event: 'answer_stalled', operation: operationOf(request) }
      request.log.warn(fields, 'the caller has stopped reading')
    })
    done()
  })
}

/** Requests that wait for the answers before theirs. A connection without an entry is idle. */
const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

/** Whether a connection is not read on, because requests wait on it. */
export const isHeldBack = (socket: Socket): boolean => (waiting.get(socket)?.length ?? 0) > 0

/**
 * Handles the requests of a connection one after another, as their answers are sent. Node.js parses
 * what it has read at once, which is up to 64 KiB, and hands over all requests in it. Nothing more
 * is read from the connection while some of them wait.
 */
const inTurn = (handle: RequestListener): RequestListener => {
  const start = (socket: Socket, request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => {
      // Other connections come first.
      setImmediate(startNext, socket)
    })
    handle(request, response)
  }
  const startNext = (socket: Socket) => {
    const wasHeldBack = isHeldBack(socket)
    const next = waiting.get(socket)?.shift()
    if (next === undefined || socket.destroyed) waiting.delete(socket)
    else start(socket, ...next)
    if (wasHeldBack && !isHeldBack(socket)) socket.resume()
  }
  return (request, response) => {
    const { socket } = request
    const queue = waiting.get(socket)
    if (queue === undefined) {
      waiting.set(socket, [])
      start(socket, request, response)
    } else {
      queue.push([request, response])
      socket.pause()
    }
  }
}

/** Bounds what each connection of the server can ask for at once. Call it before `listen`. */
export const boundPipelining = (server: Server): void => {
  const [handle] = server.listeners('request') as RequestListener[]
  if (handle === undefined) throw new Error('the server has no handler')
  server.off('request', handle).on('request', inTurn(handle))
  server.on('connection', (socket) => {
    // Node.js resumes the connection after each answer.
    socket.on('resume', () => {
      if (isHeldBack(socket)) socket.pause()
    })
  })
}
