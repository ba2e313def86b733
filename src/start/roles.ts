import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { checkRoleSettings } from '../database/database.ts'
import type { RootLog } from '../telemetry/logging.ts'
import { buildOpsServer } from '../telemetry/ops-server.ts'
import { startBackgroundWork } from './background.ts'
import { prepareHost } from './host.ts'
import { apiEndpoint, checkEndpoint, listen, opsEndpoint, PortTakenError } from './listening.ts'
import { checkAccess, migrateWhenReachable } from './schema.ts'
import type { Service, ServiceOptions, ShutdownPhase } from './service.ts'

/** The duties of a process. */
export interface Roles {
  api: boolean
  worker: boolean
  /** `share`: use the embedded database of another process if one runs. */
  database: 'own' | 'share'
}

/** Milliseconds that the API waits for the schema. Then it listens and answers 503. */
const schemaWait = 5000

const listenForCalls = async (context: Context) => {
  const app = await buildApp(context)
  return { app, url: `http://${await listen(app, apiEndpoint(context.config))}` }
}

const listenForOps = async ({ config, health, metrics, log }: Context, required: boolean) => {
  const server = buildOpsServer(health, metrics)
  try {
    const address = await listen(server, opsEndpoint(config))
    log.info({ event: 'operations' }, `health and metrics are on ${address}`)
  } catch (error) {
    if (required || !(error instanceof PortTakenError)) throw error
    log.warn(
      { event: 'ops_port_taken', port: config.http.opsPort },
      'health and metrics are not served: the port is taken',
    )
  }
  return server
}

/** Finds an operator's mistakes before anything is started: ports in use, a wrong password. */
const checkBeforehand = async (roles: Roles, config: Config, log: RootLog) => {
  if (roles.api)
    for (const endpoint of [apiEndpoint(config), opsEndpoint(config)]) await checkEndpoint(endpoint)
  const { databaseUrl, directDatabaseUrl } = config.secrets
  if (databaseUrl !== undefined) await checkAccess(databaseUrl, 'DATABASE_URL', log)
  if (config.databasePooled && directDatabaseUrl !== undefined) {
    await checkAccess(directDatabaseUrl, 'DATABASE_DIRECT_URL', log)
  }
}

/** Announces the end of the start: one line for programs, four for a terminal. */
const announceReady = async ({ config, accountRepository, log }: Context, url: string) => {
  // At every log level: programs wait for this line.
  if (!process.stdout.isTTY)
    return log.child({}, { level: 'info' }).info({ event: 'ready' }, `the API is ready at ${url}`)
  const empty = await accountRepository.isEmpty().catch(() => false)
  const lines = [
    `The API is ready   ${url}`,
    `Reference page     ${config.apiDocs ? `${url}/api/docs` : 'switched off by API_DOCS'}`,
    `Data folder        ${config.dataDirectory}`,
    `Administrator      ${empty ? 'the first account to register' : 'there are accounts already'}`,
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
}

/** Starts the duties of one process. It stops waiting when `ending` is aborted. */
export const startRoles = async (
  roles: Roles,
  { config, log, ending, fail }: ServiceOptions,
): Promise<Service> => {
  await checkBeforehand(roles, config, log)
  const host = await prepareHost(config, log, {
    database: roles.database,
    findingsTool: true,
    fail: (error) => fail(error, 'embedded_postgres_ended'),
  })
  const tracing = config.tracing && (await import('../telemetry/opentelemetry.ts'))
  const context = createContext(config, { ...host, ...tracing })
  const directUrl = config.secrets.directDatabaseUrl ?? host.databaseUrl
  const closing = new AbortController()
  const busy: (() => Promise<unknown>)[] = []
  let ops: FastifyInstance | undefined
  let api: FastifyInstance | undefined
  const phases: ShutdownPhase[] = [
    {
      name: 'requests and jobs',
      run() {
        closing.abort()
        return Promise.all(busy.map((finish) => finish()))
      },
    },
    { name: 'operations port', run: async () => ops?.close() },
    { name: 'connections', run: context.close },
    { name: 'embedded services', run: host.stop },
  ]

  try {
    // Started first, so that a monitor sees a live process that is not ready.
    ops = await listenForOps(context, roles.api)
    const variable = config.databasePooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
    const waiting = {
      databaseUrl: directUrl,
      variable,
      log,
      timeout: config.startTimeout,
      signal: closing.signal,
    }
    let migrated = false
    const schema = migrateWhenReachable(waiting).then(async () => {
      if (config.databasePooled) await checkRoleSettings(context.db, log).catch(() => undefined)
      migrated = true
    })
    await Promise.race([
      schema,
      delay(schemaWait, undefined, { ref: false, signal: ending }).catch(() => undefined),
    ])
    schema.catch((error: unknown) => {
      if (!closing.signal.aborted) fail(error)
    })
    // Ready means that calls are answered too.
    const markReady = () =>
      void schema.then(
        () => context.health.noteCall('schema', true),
        () => undefined,
      )
    if (!roles.api) markReady()
    if (roles.worker) busy.push(startBackgroundWork(context, schema))
    if (roles.api) {
      void context.dumps.dumpImport.warnOfRole()
      const { app, url } = await listenForCalls(context)
      busy.push(() => app.close())
      api = app
      markReady()
      host.announce(url)
      // Without the URL: the line that announces the end of the start has it.
      const message = `requests to ${new URL(url).host} get 503 until the database answers`
      if (!migrated) log.warn({ event: 'listening' }, message)
      const announced = schema.then(
        () => announceReady(context, url),
        () => undefined,
      )
      if (migrated) await announced
    }
  } catch (error) {
    for (const { run } of phases) await run()
    throw error
  }
  return {
    drain() {
      context.health.drain()
      api?.sendCallersAway()
    },
    phases,
  }
}
