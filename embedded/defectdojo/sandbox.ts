import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import Fastify, { type FastifyError, type FastifyRequest } from 'fastify'
import type { Log } from '../../src/platform/telemetry/log.ts'
import { createFindingChanges, registerFindingRoutes } from './findings.ts'
import { registerPages } from './pages.ts'
import { registerParentRoutes } from './parents.ts'
import { internalError, malformed, Refusal } from './replies.ts'
import { openStore } from './store.ts'
import { createWebhooks, type WebhookOptions } from './webhooks.ts'

export type SandboxOptions = {
  /** A Postgres database that belongs to the sandbox alone. */
  databaseUrl: string
  /** The API token that is accepted. */
  token: string
  /** The name of a product that is made if it is missing. */
  product?: string
  webhook?: WebhookOptions
  /** The file that keeps the port, so that links to findings last over restarts. */
  portFile?: string
  log: Log
}

/** Bytes. */
const maxBody = 10 * 1024 * 1024

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** The stored port, or 0 for any. */
const portIn = (file: string): number => {
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0
}

/**
 * A stand-in for DefectDojo on loopback, for development and tests only: the operations of its REST
 * API v2 that the service uses, with their peculiarities, and its webhook deliveries. Several
 * sandboxes over one database are one tool with several addresses.
 */
export const createSandbox = async (options: SandboxOptions) => {
  const { databaseUrl, token, product, webhook, portFile, log } = options
  const store = await openStore(databaseUrl, product)
  const app = Fastify({ bodyLimit: maxBody, forceCloseConnections: true })
  let url = ''
  const webhooks = createWebhooks(() => url, log, webhook)
  const changes = createFindingChanges(store, webhooks)

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
    api.get('/api/v2/user_profile/', async () => {
      // Nothing is hidden from a superuser.
      const hidden = await store.all('select from products where hidden')
      return { user: { id: 1, username: 'admin', is_superuser: hidden.length === 0 } }
    })
    registerParentRoutes(api, store)
    registerFindingRoutes(api, store, changes)
  })

  registerPages(app, store, changes)

  const listen = (port: number) => app.listen({ port, host: '127.0.0.1' })

  /** Another program may have taken the stored port. The file then stays as it is. */
  const listenAgain = async (file: string): Promise<string> => {
    const port = portIn(file)
    const address = await listen(port).catch((error: unknown) => {
      if (port !== 0 && isTaken(error)) return listen(0)
      throw error
    })
    if (port === 0) writeFileSync(file, new URL(address).port, { mode: 0o600 })
    return address
  }

  const close = async () => {
    await webhooks.close()
    await app.close()
    await store.close()
  }
  let closed: Promise<void> | undefined

  url = portFile === undefined ? await listen(0) : await listenAgain(portFile)
  return {
    url,
    webhooks,
    close(): Promise<void> {
      closed ??= close()
      return closed
    },
  }
}
