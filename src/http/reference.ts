import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The contract as JSON, the same bytes as in the repository. */
const documentFile = new URL('../../generated/openapi.json', import.meta.url)
const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** Beside the operations of the contract, these can be read; `*` stands for the rest of a path. */
export const referencePaths = [
  documentPath,
  pagePath,
  ...['/', '/json', '/yaml', '/static/*'].map((rest) => pagePath + rest),
] as const

/** The page runs its own scripts and styles and calls this service; its icons are part of the styles. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** Serves the contract and a page to browse it and to try its operations; everything on the page comes from here. */
export const addReference = async (app: FastifyInstance): Promise<void> => {
  const document = await readFile(documentFile)
  app.get(documentPath, async (_request, reply) =>
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }).send(document),
  )
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(document.toString('utf8')) } })
  await app.register(swaggerUi, {
    routePrefix: pagePath,
    staticCSP: pagePolicy,
    uiHooks: {
      // The page would ask for its document at an address made of its own, query and all.
      onRequest: async (request, reply) => {
        if (request.url.includes('?')) return reply.redirect(request.url.replace(/\?.*$/s, ''))
      },
    },
    theme: { title: 'Weight and BMI Register Service' },
    uiConfig: {
      // Without the bar at the top, which would load any document that a link names.
      layout: 'BaseLayout',
      deepLinking: true,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
  })
}
