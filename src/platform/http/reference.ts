import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { create } from 'tar'
import { apiVersion } from '../../../generated/routes.ts'
import { webPagePolicy } from './headers.ts'
import { serveKeptFiles } from './kept-files.ts'

const clientFolder = fileURLToPath(new URL('../../../generated/client/', import.meta.url))
const pageFolder = new URL('../../../generated/reference/', import.meta.url)

const clientFile = `client-${apiVersion}.tgz`

/**
 * The generated client as an npm package. Lock files hold its hash, so the same files give the same
 * bytes on every machine: the output of a compressor depends on its version and the processor.
 */
const packClient = async (): Promise<Buffer> => {
  const options = {
    cwd: clientFolder,
    prefix: 'package',
    portable: true,
    mtime: new Date(0),
    gzip: { level: 0 },
    // The mode depends on the umask of the installation.
    filter: (_path: string, file: object) => Boolean(Object.assign(file, { mode: 0o100644 })),
  }
  return create(options, (await readdir(clientFolder)).sort()).concat()
}

/** The explorer's components have inline styles. */
const policy = webPagePolicy().replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

/** Serves the contract, its client, and OpenAPI Explorer to try its operations. */
export const addReference = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, { root: clientFolder, serve: false, lastModified: false })
  await serveKeptFiles(app, pageFolder, '/api/docs/')
  const page = await readFile(new URL('index.html', pageFolder), 'utf8')
  const asked = { 'cache-control': 'no-cache' }
  for (const path of ['/api/docs', '/api/docs/'])
    app.get(path, (_request, reply) =>
      reply
        .headers({ ...asked, 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(page),
    )
  app.get('/api/openapi.json', (_request, reply) =>
    reply.headers(asked).sendFile('openapi.json', { cacheControl: false, etag: true }),
  )
  const client = await packClient()
  app.get(`/api/docs/${clientFile}`, (_request, reply) =>
    reply.headers(asked).type('application/gzip').send(client),
  )
  app.get('/api/docs/client.tgz', (_request, reply) => reply.redirect(clientFile))
}
