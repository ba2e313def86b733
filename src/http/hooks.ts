import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

/**
 * A check, which throws what the request is refused with, as a hook. Not as an asynchronous function: a dozen promises
 * would cost each request as much as its statement.
 */
export const asHook =
  (check: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    try {
      check(request, reply)
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }
