import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { create } from 'tar'
import { apiVersion } from '../../../generated/routes.ts'
import { webPagePolicy } from './headers.ts'

const clientFolder = fileURLToPath(new URL('../../../generated/client/', import.meta.url))
const pageFolder = fileURLToPath(new URL('reference-page/', import.meta.url))
const swaggerFolder = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist')))
const pageFiles = ['page.js', 'icon.svg', 'swagger-ui-bundle.js', 'swagger-ui.css']

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

/** Serves the contract, its client, and Swagger UI to try its operations. */
export const addReference = async (app: FastifyInstance): Promise<void> => {
  const root = [pageFolder, swaggerFolder, clientFolder]
  // The installation compresses the files of Swagger UI.
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const asked = { 'cache-control': 'no-cache' }
  const serve = (path: string, name: string, headers = {}) =>
    app.get(path, (_request, reply) => reply.headers({ ...asked, ...headers }).sendFile(name))
  for (const name of pageFiles) serve(`/api/docs/${name}`, name)
  for (const path of ['/api/docs', '/api/docs/'])
    serve(path, 'index.html', { 'content-security-policy': webPagePolicy() })
  serve('/api/openapi.json', 'openapi.json')
  const client = await packClient()
  app.get(`/api/docs/${clientFile}`, (_request, reply) =>
    reply.headers(asked).type('application/gzip').send(client),
  )
  app.get('/api/docs/client.tgz', (_request, reply) => reply.redirect(clientFile))
}
