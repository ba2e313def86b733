import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Milliseconds in which the reader of a streamed answer must take some of it. */
export const stallTimeout = 60_000

/**
 * Ends the connection of a reader that has stopped, which frees the source of the answer. Slow
 * readers, and readers that wait for the source, keep their connections.
 */
export const endWhenStalled = (
  response: ServerResponse,
  onStalled: () => void,
  limit = stallTimeout,
): void => {
  // Node.js counts each byte that leaves the socket as activity.
  response.setTimeout(limit, () => {
    if (response.writableLength === 0) return
    onStalled()
    response.destroy()
  })
}

export const endReplyWhenStalled = ({ raw, request }: FastifyReply): void =>
  endWhenStalled(raw, () => {
    const fields = { event: 'answer_stalled', operation: request.routeOptions.config.operation?.id }
    request.log.warn(fields, 'the caller has stopped reading')
  })
