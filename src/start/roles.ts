import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import packageFile from '../../package.json' with { type: 'json' }
import { buildApp } from '../app.ts'
import { type Context, createContext } from '../context.ts'
import { checkRoleSettings } from '../database.ts'
import { buildOperationsServer } from '../http/operations-server.ts'
import { migrateWhenReachable } from './schema.ts'
import type { Service, ServiceOptions } from './service.ts'
import { prepareSurroundings } from './surroundings.ts'
import { startWork } from './work.ts'
import { letYoungGenerationGrow } from './young-generation.ts'

/** What a process does: answer calls, work in the background, or both. */
export interface Roles {
  api: boolean
  worker: boolean
  /** Whether an embedded database is this process's own or may be another's. */
  database: 'own' | 'share'
}

/** Milliseconds that the API waits for the schema; with the database away it answers 503 until that is back. */
const schemaPatience = 5000
/** An operator looks for the variable to change, not for a system call. */
const listen = async (
  server: FastifyInstance,
  host: string,
  port: number,
  variables: { host: string; port: string },
): Promise<string> => {
  try {
    // The address is told in one line, when all is ready; the framework would tell it earlier, and more than once.
    const address = await server.listen({ host, port, listenTextResolver: () => 'listening' })
    return `${host.includes(':') ? `[${host}]` : host}:${new URL(address).port || 80}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new PortTakenError(`${variables.port}: port ${port} is already in use`, { cause: error })
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL') {
      throw new Error(`${variables.host}: ${host} is no address of this machine`, { cause: error })
    }
    throw error
  }
}

class PortTakenError extends Error {
  override name = 'PortTakenError'
}

const listenForCalls = async (context: Context) => {
  const { host, port } = context.config.http
  const app = await buildApp(context)
  return { app, url: `http://${await listen(app, host, port, { host: 'HOST', port: 'PORT' })}` }
}

const listenForOperators = async ({ config, health, metrics, log }: Context, required: boolean) => {
  const { contentType } = metrics.registry
  const server = buildOperationsServer({ examine: health.examine, metrics: { contentType, text: metrics.scrape } })
  const { opsHost, opsPort: port } = config.http
  try {
    const address = await listen(server, opsHost, port, { host: 'OPS_HOST', port: 'OPS_PORT' })
    log.info({ event: 'operations' }, `health and metrics are on ${address}`)
  } catch (error) {
    if (required || !(error instanceof PortTakenError)) throw error
    log.warn({ event: 'ops_port_taken', port }, 'health and metrics are not served: the port is taken')
  }
  return server
}

/** Starts the roles of one process over one context; when `ending` is aborted meanwhile, it waits for nothing more. */
export const startRoles = async (roles: Roles, { config, log, ending, fail }: ServiceOptions): Promise<Service> => {
  const surroundings = await prepareSurroundings(config, log, { database: roles.database, findingsTool: true })
  const tracing =
    config.tracing && (await import('../opentelemetry.ts')).openTracing(config.tracing, packageFile.version, log)
  const context = createContext(config, { ...surroundings, ...(tracing && { tracing }) })
  const directUrl = config.secrets.directDatabaseUrl ?? surroundings.databaseUrl
  const closing = new AbortController()
  const closers: (() => Promise<unknown>)[] = [() => context.close(), () => surroundings.stop()]
  let api: FastifyInstance | undefined

  const close = async () => {
    closing.abort()
    for (const closer of closers) await closer()
  }

  try {
    // First of all: whoever looks while the start waits sees a process that lives and is not ready.
    const operations = await listenForOperators(context, roles.api)
    closers.unshift(() => operations.close())
    const waiting = { databaseUrl: directUrl, log, timeout: config.startTimeout, signal: closing.signal }
    const schema = migrateWhenReachable(waiting).then(async () => {
      if (config.databasePooled) await checkRoleSettings(context.db, log).catch(() => undefined)
      context.health.noteCall('schema', true)
    })
    await Promise.race([
      schema,
      delay(schemaPatience, undefined, { ref: false, signal: ending }).catch(() => undefined),
    ])
    schema.catch((error: unknown) => {
      if (!closing.signal.aborted) fail(error)
    })
    const busy: (() => Promise<unknown>)[] = []
    closers.unshift(() => Promise.all(busy.map((finish) => finish())))
    if (roles.worker) busy.push(startWork(context, schema))
    if (roles.api) {
      const { app, url } = await listenForCalls(context)
      busy.push(() => app.close())
      api = app
      surroundings.announce(url)
      // At every log level: whoever starts the service waits for this line.
      log.child({}, { level: 'info' }).info({ event: 'ready' }, `the API is ready at ${url}`)
    }
  } catch (error) {
    await close()
    throw error
  }
  letYoungGenerationGrow()
  return {
    drain() {
      context.health.drain()
      api?.sendCallersAway()
    },
    close,
  }
}
