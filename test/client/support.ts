import type { AddressInfo } from 'node:net'
import file from 'tap'
import { type Client, type ClientOptions, createClient } from '../../generated/client/index.js'
import { checkedFetch } from '../support/http.ts'
import { type ServiceOptions, startService, type TestService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

interface ListeningService {
  service: TestService
  baseUrl: string
  /** Advances the clock of the service by this many minutes: access tokens live for 15. */
  passMinutes: (minutes: number) => void
}

interface Options extends Pick<ServiceOptions, 'env'> {
  /** Whether the service has a findings tool, for dumps and the report. */
  withTool?: boolean
}

const start = async ({ env = {}, withTool = false }: Options) => {
  const clock = { ahead: 0 }
  const service = await startService(file, {
    env: { ...(withTool && (await startTool(file))), ...env },
    now: () => new Date(Date.now() + clock.ahead),
  })
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.app.server.address() as AddressInfo
  return { service, clock, baseUrl: `http://127.0.0.1:${port}` }
}

/** One for each configuration: a start takes longer than most tests. */
const started = new Map<string, ReturnType<typeof start>>()

/** The service on a separate port, without accounts, with a clock that the test controls. */
export const listen = async (options: Options = {}): Promise<ListeningService> => {
  const key = JSON.stringify(options)
  const running = started.get(key) ?? start(options)
  started.set(key, running)
  const { service, clock, baseUrl } = await running
  clock.ahead = 0
  await service.sql('truncate accounts, revoked_tokens restart identity cascade')
  return {
    service,
    baseUrl,
    passMinutes: (minutes) => {
      clock.ahead += minutes * 60_000
    },
  }
}

interface SeenCall {
  method: string
  path: string
  status: number
  body: string
}

export interface WatchedClient {
  client: Client
  /** The sent requests in the order of their answers. */
  seen: SeenCall[]
  /** The number of requests to the path. */
  count: (path: string) => number
}

/** A client whose requests the test can see. */
export const watchedClient = (baseUrl: string, options: ClientOptions = {}): WatchedClient => {
  const seen: SeenCall[] = []
  const send = options.fetch ?? checkedFetch
  const client = createClient({
    ...options,
    baseUrl,
    fetch: async (request) => {
      const copy = request.clone()
      const response = await send(request)
      const { pathname: path } = new URL(copy.url)
      seen.push({ method: copy.method, path, status: response.status, body: await copy.text() })
      return response
    },
  })
  return { client, seen, count: (path) => seen.filter((call) => call.path === path).length }
}

/** A dump that can be imported, with this many additional lines. */
export const dumpOf = (lines: number): string =>
  [
    '--',
    '-- PostgreSQL database dump',
    '--',
    '',
    'SET statement_timeout = 0;',
    '-- one more line\n'.repeat(lines),
    '--',
    '-- PostgreSQL database dump complete',
    '--',
    '',
  ].join('\n')

/** The error that the promise rejects with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('the promise was kept')),
    (error: unknown) => error,
  )
