import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { loadedOnce } from '../loaded-once.ts'

export interface MemoryFile {
  path: string
  /** The media type. */
  type: string
  content: () => Promise<Buffer>
  headers?: Readonly<Record<string, string>>
}

/** Whether `If-None-Match` names this tag (RFC 9110, section 13.1.2); proxies may weaken tags. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true

/**
 * Serves a file from memory, where it stays after its first request. Browsers keep it too, and ask
 * with its `ETag` whether it has changed.
 */
export const serveFile = (app: FastifyInstance, file: MemoryFile): void => {
  const { path, type, content, headers = {} } = file
  const load = loadedOnce(async () => {
    const bytes = await content()
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
  })
  app.get(path, async (request, reply) => {
    const { bytes, etag } = await load()
    reply.headers({ ...headers, 'cache-control': 'no-cache', etag })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(type).send(bytes)
  })
}
