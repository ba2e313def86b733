import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import Negotiator from 'negotiator'
import { loadedOnce } from '../process/loaded-once.ts'

export interface MemoryFile {
  path: string
  /** The media type. */
  type: string
  content: () => Promise<Buffer>
  headers?: Readonly<Record<string, string>>
  /** Whether the path changes with the content, so that browsers never ask again. */
  immutable?: boolean
  /** Whether callers that accept gzip get it compressed. */
  compressed?: boolean
}

/** Whether `If-None-Match` names this tag (RFC 9110, section 13.1.2); proxies may weaken tags. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true

const withTag = (bytes: Buffer) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
})

/**
 * Answers with a file from memory, where it stays after its first request. Browsers keep it too,
 * and ask with its `ETag` whether it has changed.
 */
export const fileHandler = (file: Omit<MemoryFile, 'path'>): RouteHandlerMethod => {
  const { type, content, immutable = false, compressed = false } = file
  const load = loadedOnce(async () => {
    const bytes = await content()
    const gzipped = compressed ? withTag(await promisify(gzip)(bytes)) : undefined
    return { plain: withTag(bytes), gzipped }
  })
  const headers = {
    ...file.headers,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  return async (request, reply) => {
    const { plain, gzipped } = await load()
    const encoding = new Negotiator(request.raw).encoding(['gzip', 'identity'])
    const isGzipped = gzipped !== undefined && encoding === 'gzip'
    const { bytes, etag } = isGzipped ? gzipped : plain
    reply.headers({ ...headers, etag })
    // Cross-origin access may have set `vary: Origin`.
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
    if (compressed) reply.header('vary', vary)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (isGzipped) reply.header('content-encoding', 'gzip')
    return reply.type(type).send(bytes)
  }
}

const addressOf = (path: string, hash: string): string => path.replace(/(?=\.\w+$)/, `-${hash}`)

/**
 * Serves the files of a page at addresses with a hash of their content, which browsers keep without
 * asking. During an update a browser may have the document of another release, so any other hash
 * gets the file too.
 * @returns a function that replaces the paths in a document with these addresses
 */
export const serveHashedFiles = (app: FastifyInstance, files: readonly MemoryFile[]) => {
  const hashes = files.map(({ path, ...file }) => {
    const content = loadedOnce(file.content)
    const hash = loadedOnce(async () =>
      createHash('sha256')
        .update(await content())
        .digest('hex')
        .slice(0, 12),
    )
    const kept = fileHandler({ ...file, content, immutable: true })
    const other = fileHandler({ ...file, content })
    app.get<{ Params: { hash: string } }>(addressOf(path, ':hash'), async (request, reply) => {
      const handler = request.params.hash === (await hash()) ? kept : other
      return handler.call(app, request, reply)
    })
    return { path, hash }
  })
  return async (html: string): Promise<Buffer> => {
    const addresses = hashes.map(async ({ path, hash }) => [path, addressOf(path, await hash())])
    return Buffer.from(
      (await Promise.all(addresses)).reduce(
        (text, [path, address]) => text.replaceAll(`"${path}"`, `"${address}"`),
        html,
      ),
    )
  }
}

export const serveFile = (app: FastifyInstance, { path, ...file }: MemoryFile): void => {
  app.get(path, fileHandler(file))
}
