import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Milliseconds for which the reader of a streamed answer may take nothing of it. */
export const stallTimeout = 60_000

/**
 * Ends the connection of a reader that has stopped, so that the answer's source is let go of. A slow reader, and one
 * that waits for its source, are left alone.
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

/** For every answer of the API that is a stream. */
export const endReplyWhenStalled = ({ raw, request }: FastifyReply): void =>
  endWhenStalled(raw, () => {
    const fields = { event: 'answer_stalled', operation: request.routeOptions.config.operation?.id }
    request.log.warn(fields, 'the caller has stopped reading')
  })
