import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { create } from 'tar'
import { apiVersion } from '../../../generated/routes.ts'
import { loadedOnce } from '../process/loaded-once.ts'
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
const packClient = loadedOnce(async () => {
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
})

/** Serves the contract, its client, and Swagger UI to try its operations. */
export const addReference = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: [pageFolder, clientFolder, swaggerFolder],
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const send =
    (name: string, headers = {}): RouteHandlerMethod =>
    (_request, reply) =>
      reply.headers({ 'cache-control': 'no-cache', ...headers }).sendFile(name)
  app.get('/api/openapi.json', send('openapi.json'))
  for (const name of pageFiles) app.get(`/api/docs/${name}`, send(name))
  for (const path of ['/api/docs', '/api/docs/'])
    app.get(path, send('index.html', { 'content-security-policy': webPagePolicy() }))
  app.get(`/api/docs/${clientFile}`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/gzip')
      .send(await packClient()),
  )
  app.get('/api/docs/client.tgz', (_request, reply) => reply.redirect(clientFile))
}
