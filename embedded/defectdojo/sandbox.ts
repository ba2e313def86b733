import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Log } from '../../src/log.ts'
import { registerFindingRoutes } from './findings.ts'
import { registerParentRoutes } from './parents.ts'
import { internalError, noSuch, Refusal } from './replies.ts'
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

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * A stand-in for DefectDojo, for development and tests only: the operations of its REST API v2 that the service uses,
 * with the peculiarities of the real one, and its webhook deliveries. Never part of what runs in production.
 */
export const createSandbox = async ({ databaseUrl, token, webhook, log }: SandboxOptions) => {
  const store = await openStore(databaseUrl)
  const app = Fastify({ bodyLimit: maxBody, forceCloseConnections: true })
  let siteUrl = ''
  const webhooks = createWebhooks(webhook, () => siteUrl, log)

  const expected = digest(`Token ${token}`)
  const authenticate = async ({ headers: { authorization } }: FastifyRequest) => {
    if (authorization === undefined || !authorization.startsWith('Token ')) {
      throw new Refusal(403, { detail: 'Authentication credentials were not provided.' })
    }
    if (!timingSafeEqual(digest(authorization), expected)) throw new Refusal(403, { detail: 'Invalid token.' })
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body.toString()))
    } catch {
      done(new Refusal(400, { message: 'JSON request content is malformed' }))
    }
  })
  // JSON sent under this type is one strange field to DefectDojo: accepted, and without any effect.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  )

  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    if (status === 415) {
      const type = request.headers['content-type'] ?? ''
      return reply.code(415).send({ detail: `Unsupported media type "${type}" in request.` })
    }
    const refusal = error instanceof Refusal ? error : internalError()
    if (!(error instanceof Refusal)) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ event: 'sandbox_failed', method: request.method, reason }, 'the findings sandbox failed')
    }
    return reply.code(refusal.status).send(refusal.body)
  })

  app.setNotFoundHandler((request, reply) => {
    const [path = '', query] = request.url.split('?', 2)
    if (path.startsWith('/api/v2/') && !path.endsWith('/')) {
      return reply.redirect(query === undefined ? `${path}/` : `${path}/?${query}`, 301)
    }
    return reply.code(404).type('text/html').send('<!doctype html><title>Not Found</title><h1>Not Found</h1>')
  })

  app.register(async (api) => {
    api.addHook('onRequest', authenticate)
    api.get('/api/v2/user_profile/', () => ({
      user: { id: 1, username: 'admin', is_active: true, is_staff: true, is_superuser: true },
      user_contact_info: null,
    }))
    registerParentRoutes(api, store)
    registerFindingRoutes(api, store, webhooks, () => siteUrl)
  })

  const close = async () => {
    await webhooks.close()
    await app.close()
    await store.end()
  }
  let closed: Promise<void> | undefined

  return {
    /** Starts to serve on loopback. @param port 0, the default, takes a free one. */
    async listen(port = 0): Promise<{ url: string }> {
      siteUrl = await app.listen({ port, host: '127.0.0.1' })
      return { url: siteUrl }
    },

    webhook: {
      get status() {
        return webhooks.status
      },
      idle: webhooks.idle,
      /** What DefectDojo sends when an admin sets up the webhook. */
      ping: () => webhooks.deliver('ping', { description: 'Test webhook notification', title: '', user: null }),
      /** What DefectDojo sends after an import that created these findings. @throws Refusal when one does not exist */
      async scanAdded(findingIds: readonly number[]): Promise<void> {
        const found: object[] = []
        let test = 0
        for (const id of findingIds) {
          const { rows } = await store.query('select title, severity, test from findings where id = $1', [id])
          if (rows[0] === undefined) throw noSuch('Finding')
          const { title, severity } = rows[0]
          test = rows[0].test
          const [urlUi, urlApi] = [`${siteUrl}/finding/${id}`, `${siteUrl}/api/v2/findings/${id}/`]
          found.push({ id, title, severity, url_ui: urlUi, url_api: urlApi })
        }
        webhooks.deliver('scan_added', {
          description: 'Event scan_added has occurred.',
          title: `Created/Updated ${found.length} findings`,
          user: null,
          url_ui: `${siteUrl}/test/${test}`,
          url_api: `${siteUrl}/api/v2/tests/${test}/`,
          finding_count: found.length,
          findings: {
            new: found,
            reactivated: [],
            mitigated: [],
            untouched: [],
            new_duplicate: [],
            reactivated_duplicate: [],
            untouched_duplicate: [],
          },
        })
      },
    },

    close(): Promise<void> {
      closed ??= close()
      return closed
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>
