import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { operationOf } from './observe.ts'

/** Milliseconds after which a reader that accepts no part of an answer has been cut off. */
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
  // Node.js counts each byte that leaves the socket as activity. A timer that finds a byte gone
  // since the last write starts again, so a reader is cut off after up to two of its periods.
  response.setTimeout(limit / 2, () => {
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

/** Requests that may wait on a connection for the answers before theirs; one more ends it. */
const mostWaiting = 32

interface Turn {
  /** Undefined for the refusal of something that is not a request. */
  response?: ServerResponse
  start: () => void
}

interface Turns {
  /** Undefined while the connection is idle. */
  underWay: ServerResponse | undefined
  waiting: Turn[]
}

const connections = new WeakMap<Socket, Turns>()

const turnsOf = (socket: Socket): Turns => {
  let turns = connections.get(socket)
  if (turns === undefined) {
    turns = { underWay: undefined, waiting: [] }
    connections.set(socket, turns)
  }
  return turns
}

/** Whether reading from a connection has stopped because requests wait on it. */
export const isHeldBack = (socket: Socket): boolean => turnsOf(socket).waiting.length > 0

const wait = (socket: Socket, turn: Turn): void => {
  turnsOf(socket).waiting.push(turn)
  socket.pause()
}

const startNext = (socket: Socket): void => {
  const turns = turnsOf(socket)
  turns.underWay = undefined
  const next = turns.waiting.shift()
  if (next === undefined || socket.destroyed) return
  next.start()
  if (turns.waiting.length === 0) socket.resume()
}

/**
 * Handles the requests of a connection one after another, as their answers are sent. Node.js parses
 * what it has read at once, which is up to 64 KiB, and hands over all requests in it. Nothing more
 * is read from the connection while some of them wait.
 */
export const inTurn = (handle: RequestListener): RequestListener => {
  const start = (turns: Turns, request: IncomingMessage, response: ServerResponse) => {
    turns.underWay = response
    response.once('close', () => {
      // Other connections come first.
      setImmediate(startNext, request.socket)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const turns = turnsOf(socket)
    if (turns.underWay === undefined) start(turns, request, response)
    else if (turns.waiting.length === mostWaiting) socket.destroy()
    else wait(socket, { response, start: () => start(turns, request, response) })
  }
}

const isIncomplete = (response: ServerResponse | undefined): boolean =>
  response?.req.complete === false

/**
 * Refuses what Node.js cannot parse on a connection, after the answers to the requests before it
 * (RFC 9112, section 9.3.2). If it is the body of the last request, that request has no other
 * answer.
 */
export const refuseInTurn = (socket: Socket, refuse: () => void): void => {
  const { underWay, waiting } = turnsOf(socket)
  const isBody = isIncomplete(underWay)
  if (underWay === undefined || (isBody && !underWay.headersSent)) refuse()
  else if (isBody) wait(socket, { start: () => void socket.destroySoon() })
  else {
    if (isIncomplete(waiting.at(-1)?.response)) waiting.pop()
    wait(socket, { start: refuse })
  }
}

const serverOptions = {
  // Bytes of all headers of a request; beyond it 431.
  maxHeaderSize: 16_384,
  // Milliseconds for the headers of a request to arrive.
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  // `addRefusals` answers requests without Host.
  requireHostHeader: false,
  // Uploads have no deadline; `readJson` has its own.
  requestTimeout: 0,
  keepAliveTimeout: 72_000,
}

/** A server that bounds what each connection can ask for at once. */
export const boundedServer = (handle: RequestListener): Server =>
  createServer(serverOptions, inTurn(handle)).on('connection', (socket) => {
    // Node.js resumes the connection after each answer.
    socket.on('resume', () => {
      if (isHeldBack(socket)) socket.pause()
    })
  })
