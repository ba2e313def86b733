import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { operationOf } from './observe.ts'

const serverOptions = {
  // Bytes of all headers of a request; beyond it 431.
  maxHeaderSize: 16_384,
  // Milliseconds for the headers of a request to arrive. `addBodyParser` bounds bodies.
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  // `addRefusals` answers requests without Host.
  requireHostHeader: false,
}

/** Unanswered requests of a connection. One read of its socket can bring thousands. */
const mostUnanswered = 32

/** The server of the API. A connection with too many unanswered requests is ended. */
export const createApiServer = (handle: RequestListener): Server => {
  const unanswered = new WeakMap<Socket, ServerResponse[]>()
  return createServer(serverOptions, (request, response) => {
    const { socket } = request
    // Node.js goes on to read the requests of a destroyed socket that have arrived.
    if (socket.destroyed) return void request.destroy()
    const open = unanswered.get(socket)?.filter(({ writableFinished }) => !writableFinished) ?? []
    if (open.push(response) > mostUnanswered) return void socket.destroy()
    unanswered.set(socket, open)
    handle(request, response)
  })
}

/** Milliseconds after which a reader that accepts no part of an answer has been cut off. */
const stallTimeout = 60_000

/** Cuts off readers that have stopped, which frees the sources of their answers. */
export const addStallLimit = (app: FastifyInstance, limit = stallTimeout): void => {
  app.addHook('onRequest', (request, { raw }, done) => {
    // A byte that has left since the last write starts the time again: up to two periods.
    raw.setTimeout(limit / 2, () => {
      if (raw.writableLength === 0) return
      const fields = { event: 'answer_stalled', operation: operationOf(request) }
      request.log.warn(fields, 'the caller has stopped reading')
      raw.destroy()
    })
    done()
  })
}
