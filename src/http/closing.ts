import type { FastifyInstance } from 'fastify'

/**
 * Lets the server close as soon as the last answer has been given: a connection that a client keeps open for its next
 * request would hold it until the client, or a time-out, gives up.
 */
export const endConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  // Answers that had begun before have promised to keep the connection.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
