import Fastify, { type FastifyError, type FastifyRequest } from 'fastify'
import type { Log } from '../../src/telemetry/log.ts'
import { registerFindingRoutes } from './findings.ts'
import { registerParentRoutes } from './parents.ts'
import { internalError, malformed, Refusal } from './replies.ts'
import { openStore } from './store.ts'
import { createWebhooks, type WebhookOptions } from './webhooks.ts'

export type SandboxOptions = {
  /** A Postgres database that belongs to the sandbox alone. */
  databaseUrl: string
  /** The API token that is accepted. */
  token: string
  webhook?: WebhookOptions
  log: Log
}

/** Bytes. */
const maxBody = 10 * 1024 * 1024

/**
 * A stand-in for DefectDojo on loopback, for development and tests only: the operations of its REST
 * API v2 that the service uses, with their peculiarities, and its webhook deliveries. Several
 * sandboxes over one database are one tool with several addresses.
 */
export const createSandbox = async ({ databaseUrl, token, webhook, log }: SandboxOptions) => {
  const store = await openStore(databaseUrl)
  const app = Fastify({ bodyLimit: maxBody, forceCloseConnections: true })
  let url = ''
  const webhooks = createWebhooks(() => url, log, webhook)

  const authenticate = async ({ headers: { authorization } }: FastifyRequest) => {
    if (authorization === `Token ${token}`) return
    const isToken = authorization?.startsWith('Token ')
    const detail = isToken ? 'Invalid token.' : 'Authentication credentials were not provided.'
    throw new Refusal(403, { detail })
  }

  app.setErrorHandler((error, request, reply) => {
    const { statusCode, message } = error as FastifyError
    const refusal =
      error instanceof Refusal ? error : statusCode === 400 ? malformed() : internalError()
    if (refusal.status === 500) {
      const fields = { event: 'sandbox_failed', method: request.method, reason: message }
      log.error(fields, 'the findings sandbox failed')
    }
    return reply.code(refusal.status).send(refusal.body)
  })

  app.setNotFoundHandler((request, reply) => {
    const [path = '', query] = request.url.split('?', 2)
    if (path.startsWith('/api/v2/') && !path.endsWith('/')) {
      return reply.redirect(query === undefined ? `${path}/` : `${path}/?${query}`, 301)
    }
    return reply.code(404).type('text/html').send('<!doctype html><h1>Not Found</h1>')
  })

  app.register(async (api) => {
    api.addHook('onRequest', authenticate)
    api.get('/api/v2/user_profile/', () => ({
      user: { id: 1, username: 'admin', is_superuser: true },
    }))
    registerParentRoutes(api, store)
    registerFindingRoutes(api, store, webhooks)
  })

  const close = async () => {
    await webhooks.close()
    await app.close()
    await store.close()
  }
  let closed: Promise<void> | undefined

  url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    webhooks,
    close(): Promise<void> {
      closed ??= close()
      return closed
    },
  }
}
