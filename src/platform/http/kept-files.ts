import { createHash } from 'node:crypto'

/** The name with a hash of the content, so that browsers need not ask whether it has changed. */
export const withHash = (name: string, content: string | Buffer): string =>
  name.replace('.', `-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.`)

/** Options of @fastify/static for files with such names. The installation compresses them. */
export const keptFiles = {
  preCompressed: true,
  maxAge: '1y',
  immutable: true,
  etag: false,
  lastModified: false,
} as const
