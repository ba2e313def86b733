import Fastify, { type FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Node } from './contract.ts'

/** An operation as fastify-openapi-glue registers it with Fastify. */
export interface Binding {
  method: string
  /** With Fastify's parameters, e.g. `/api/admin/users/:target_user_id/role`. */
  url: string
  /** Of the request and the answers, without references. */
  schema: FastifySchema
}

/** Only successes: an error has one form and one writer. */
const successes = (response: unknown) =>
  Object.fromEntries(Object.entries(Object(response)).filter(([status]) => Number(status) < 400))

/**
 * The bindings of all operations by operationId, by fastify-openapi-glue, which production does not
 * run (docs/architecture.md has the reason).
 * @throws when the document violates OpenAPI's own schema
 */
export const readBindings = async (document: Node): Promise<Map<string, Binding>> => {
  const bindings = new Map<string, Binding>()
  const app = Fastify({ exposeHeadRoutes: false })
  app.addHook('onRoute', ({ method, url, schema: declared }) => {
    const { operationId, body, querystring, params, headers, response } =
      declared as FastifySchema & { operationId: string }
    const schema = { body, querystring, params, headers, response: successes(response) }
    bindings.set(operationId, { method: String(method), url, schema })
  })
  const handler = async () => undefined
  await app.register(openapiGlue, { specification: document, operationResolver: () => handler })
  return bindings
}
