import file from 'tap'
import {
  type Client,
  type ClientOptions,
  createClient,
  type SessionChange,
} from '../../generated/client/index.js'
import { listen as openPort } from '../platform/http/raw.ts'
import { checkedFetch } from '../support/http.ts'
import { password, startService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

interface ServiceOptions {
  /** Whether the service has a findings tool, for dumps and the report. */
  withTool?: boolean
  env?: Record<string, string>
}

const start = async ({ env = {}, withTool = false }: ServiceOptions) => {
  const clock = { ahead: 0 }
  const service = await startService(file, {
    env: { ...(withTool && (await startTool(file))), ...env },
    now: () => new Date(Date.now() + clock.ahead),
  })
  return { service, clock, baseUrl: `http://127.0.0.1:${await openPort(service.app)}` }
}

/** One for each configuration: a start takes longer than most tests. */
const started = new Map<string, ReturnType<typeof start>>()

/** The service on a separate port, without accounts, with a clock that the test controls. */
export const listen = async (options: ServiceOptions = {}) => {
  const key = JSON.stringify(options)
  const running = started.get(key) ?? start(options)
  started.set(key, running)
  const { service, clock, baseUrl } = await running
  clock.ahead = 0
  await service.sql('truncate accounts, revoked_tokens, session_ends restart identity cascade')
  return {
    service,
    baseUrl,
    /** Advances the clock of the service by this many minutes: access tokens live for 15. */
    passMinutes: (minutes: number) => {
      clock.ahead += minutes * 60_000
    },
  }
}

type Send = (request: Request) => Promise<Response>

/** A client whose requests the test can see, in the order of their answers. */
export const watchedClient = (baseUrl: string, options: ClientOptions = {}) => {
  const seen: { path: string; status: number; body: string }[] = []
  const send = options.fetch ?? checkedFetch
  const client = createClient({
    ...options,
    baseUrl,
    fetch: async (request) => {
      const copy = request.clone()
      const response = await send(request)
      const { pathname: path } = new URL(copy.url)
      seen.push({ path, status: response.status, body: await copy.text() })
      return response
    },
  })
  const changes: SessionChange[] = []
  client.session.onChange((_account, change) => changes.push(change))
  const count = (path: string) => seen.filter((call) => call.path === path).length
  return { client, seen, changes, count }
}

/** A client with these answers instead of a service. */
export const clientOf = (fetch: Send, options: ClientOptions = {}): Client =>
  watchedClient('http://127.0.0.1:9', { ...options, fetch }).client

export const credentials = (username = 'ana') => ({ body: { username, password } })

/** A client with the session of the new account ana, an administrator. */
export const logIn = async (
  options: ServiceOptions = {},
  fetch: (request: Request, send: Send) => Promise<Response> = (request, send) => send(request),
) => {
  const running = await listen(options)
  const watched = watchedClient(running.baseUrl, { fetch: (call) => fetch(call, checkedFetch) })
  await watched.client.registerAccount(credentials())
  watched.changes.length = 0
  return { ...running, ...watched }
}

/** A `fetch` for `logIn` that holds back the answers to a path, once they have come. */
export const holdBack = (path: string) => {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const fetch = async (request: Request, send: Send) => {
    const response = await send(request)
    if (!request.url.endsWith(path)) return response
    held.resolve()
    await released.promise
    return response
  }
  return { fetch, held: held.promise, release: released.resolve }
}

/** A dump that can be imported, with this many additional lines. */
export const dumpOf = (lines: number): string =>
  `-- PostgreSQL database dump\nSET statement_timeout = 0;\n${'-- one more line\n'.repeat(lines)}` +
  '-- PostgreSQL database dump complete\n'
