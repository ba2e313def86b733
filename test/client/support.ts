import type { AddressInfo } from 'node:net'
import { type Client, type ClientOptions, createClient } from '../../generated/client/index.js'
import { type ServiceOptions, startService, type TestService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

interface Test {
  teardown(action: () => unknown): unknown
}

export interface ListeningService {
  service: TestService
  baseUrl: string
  /** Lets so many minutes pass for the service: access tokens live for 15. */
  passMinutes: (minutes: number) => void
}

/** The service on a port of its own, with a clock that the test moves. */
export const listen = async (
  t: Test,
  { env = {} }: Pick<ServiceOptions, 'env'> = {},
): Promise<ListeningService> => {
  let ahead = 0
  const service = await startService(t, { env, now: () => new Date(Date.now() + ahead) })
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.app.server.address() as AddressInfo
  return {
    service,
    baseUrl: `http://127.0.0.1:${port}`,
    passMinutes: (minutes) => {
      ahead += minutes * 60_000
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
  /** The requests that it has sent, in the order of their answers. */
  seen: SeenCall[]
  /** How many of them went to the path. */
  count: (path: string) => number
}

/** A client whose requests the test can see. */
export const watchedClient = (baseUrl: string, options: ClientOptions = {}): WatchedClient => {
  const seen: SeenCall[] = []
  const send = options.fetch ?? fetch
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

/** The same with a findings tool, for dumps and the report. */
export const listenWithTool = async (
  t: Test,
  { env = {} }: Pick<ServiceOptions, 'env'> = {},
): Promise<ListeningService> => listen(t, { env: { ...(await startTool(t)), ...env } })

/** A dump that can be imported, of so many lines more than it needs. */
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

/** What the promise fails with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('the promise was kept')),
    (error: unknown) => error,
  )
