import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer asks its caller to connect anew, elsewhere if possible; everybody is still served. */
    sendCallersAway(): void
  }
}

/**
 * Lets the server close as soon as the last answer has been given: a connection that a client keeps open for its next
 * request would hold it until the client, or a time-out, gives up; and closed without notice, it could be closed while
 * the next request is on its way.
 */
export const endConnectionsOnClose = (app: FastifyInstance): void => {
  let leaving = false
  let closing = false
  app.decorate('sendCallersAway', () => {
    leaving = true
  })
  app.addHook('preClose', async () => {
    leaving = true
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done()
  })
  // Answers that had begun before have promised to keep the connection.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
