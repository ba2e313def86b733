import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The name with a hash of the content, so that browsers need not ask whether it has changed. */
export const withHash = (name: string, content: string | Buffer): string =>
  name.replace('.', `-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.`)

/** Serves the files of a page, which have such names. The installation compresses them. */
export const serveKeptFiles = async (
  app: FastifyInstance,
  folder: URL,
  prefix: string,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '*.gz'],
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
    etag: false,
    lastModified: false,
  })
}
