import Fastify, { type FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Node } from './contract.ts'

/** Only successes: an error has one form and one writer. */
const successes = (response: unknown) =>
  Object.fromEntries(Object.entries(Object(response)).filter(([status]) => Number(status) < 400))

/**
 * The schemas of each operation's request and answers, without references, as the binding library
 * reads them. In the service it would validate the document at each start, which takes a quarter of
 * the start.
 * @throws when the document violates OpenAPI's own schema
 */
export const routeSchemas = async (document: Node): Promise<Record<string, FastifySchema>> => {
  const schemas: Record<string, FastifySchema> = {}
  const app = Fastify({ exposeHeadRoutes: false })
  app.addHook('onRoute', ({ schema }) => {
    const { operationId, body, querystring, params, headers, response } =
      schema as FastifySchema & { operationId: string }
    const answers = successes(response)
    schemas[operationId] = { body, querystring, params, headers, response: answers }
  })
  const handler = async () => undefined
  await app.register(openapiGlue, { specification: document, operationResolver: () => handler })
  return schemas
}
