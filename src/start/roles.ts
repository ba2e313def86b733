import { once } from 'node:events'
import { buildApp } from '../app.ts'
import { type Context, createContext } from '../context.ts'
import { openKept } from '../platform/database/database.ts'
import { workerNames } from '../platform/environment/config.ts'
import { ConfigError } from '../platform/errors.ts'
import { withTimeout } from '../platform/process/timeouts.ts'
import { buildOpsServer } from '../platform/telemetry/ops-server.ts'
import { startBackgroundWork } from './background.ts'
import { checkEndpoint, endpoints, listen, PortTakenError } from './listening.ts'
import { startLocalServices } from './local-services.ts'
import { checkConnection, migrateWhenReachable } from './schema.ts'
import { runService, type ServiceOptions } from './service.ts'

/**
 * Most of this folder keeps five promises. A start waits for a database that is away or locked, and
 * serves 503 meanwhile (`schema.ts`). An operator's mistake ends it with one line that names the
 * variable (`listening.ts`, `data-directory.ts`). A shutdown finishes the work that runs, within
 * its time (`service.ts`). Services that are not configured are started (`local-services.ts`). A
 * shell manages the accounts (`account-command.ts`).
 */

/** The duties of a process. */
interface Roles {
  api: boolean
  worker: boolean
}

/** Milliseconds that the API waits for the schema. Then it listens and answers 503. */
const schemaWait = 5000

const listenForOps = async ({ config, health, metrics, log }: Context, required: boolean) => {
  const server = buildOpsServer(health, metrics)
  try {
    const address = await listen(server, endpoints(config).ops)
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

/** Announces the end of the start, and a service whose first account would be an administrator. */
const announceReady = async ({ config, accountRepository, log }: Context, url: string) => {
  const administrator = config.registrationOpen
    ? 'the first account that registers'
    : 'create it with `npm run account -- create NAME`'
  if (await accountRepository.isEmpty().catch(() => false))
    log.info({ event: 'no_accounts' }, `there is no account yet; administrator: ${administrator}`)
  const pages = [config.webPage && `page ${url}/`, config.apiDocs && `reference ${url}/api/docs`]
  const shown = pages.filter(Boolean).join(', ')
  const message = `the API is ready at ${url}${shown && ` (${shown})`}`
  // At every log level: programs wait for this line.
  log.child({}, { level: 'info' }).info({ event: 'ready' }, message)
}

/** Starts the duties of one process. It stops waiting when `ending` is aborted. */
const startRoles = async (
  { api, worker }: Roles,
  { config: given, log, ending, onEnd, fail }: ServiceOptions,
): Promise<void> => {
  if (api) for (const endpoint of Object.values(endpoints(given))) await checkEndpoint(endpoint)
  const { directDatabaseUrl } = given.secrets
  if (directDatabaseUrl !== undefined)
    await checkConnection(directDatabaseUrl, given.directDatabaseVariable)
  const local = await startLocalServices(given, log, {
    database: api && worker ? 'own' : 'share',
    findingsTool: true,
    tokens: api,
    fail: (error) => fail(error, 'embedded_postgres_ended'),
  })
  onEnd('embedded services', local.stop)
  const { config } = local
  const context = createContext(config, { log, ending })
  onEnd('connections', context.close)
  // Started first, so that a monitor sees a live process that is not ready.
  const ops = await listenForOps(context, api)
  onEnd('operations port', () => ops.close())
  const finishers: (() => Promise<unknown>)[] = []
  onEnd('requests and jobs', () => Promise.all(finishers.map((finish) => finish())))

  const prepare = async () => {
    const migrated = await migrateWhenReachable({ config, log, signal: ending })
    // A Redis out of reach is checked when it comes.
    if (migrated)
      await context.queue.checkStore().catch((error: unknown) => {
        if (error instanceof ConfigError) throw error
      })
    return migrated
  }
  const schema = prepare()
  const stopped = once(ending, 'abort').then(() => false)
  const migrated = await withTimeout(Promise.race([schema, stopped]), schemaWait)
  schema.catch((error: unknown) => {
    if (!ending.aborted) fail(error)
  })
  const whenMigrated = async (act: () => unknown) => {
    const ok = await schema.catch(() => false)
    if (ok && !ending.aborted) await act()
  }
  const markReady = async () => {
    await openKept(context.db).catch(() => undefined)
    context.health.noteCall('schema', true)
  }
  if (worker) void whenMigrated(() => finishers.push(startBackgroundWork(context)))
  if (!api) return void whenMigrated(markReady)

  void context.dumps.dumpImport.warnAtStart()
  const app = await buildApp(context)
  finishers.push(() => app.close())
  const url = `http://${await listen(app, endpoints(config).api)}`
  // Without the URL: the line that announces the end of the start has it.
  const message = `requests to ${new URL(url).host} get 503 until the database answers`
  if (!migrated) log.warn({ event: 'listening' }, message)
  const announced = whenMigrated(async () => {
    // Ready means that calls are answered too.
    await markReady()
    return announceReady(context, url)
  })
  if (migrated) await announced
}

/** Runs a process with these duties until a signal ends it. */
export const runRoles = (roles: Roles): Promise<void> =>
  runService((options) => startRoles(roles, options), roles.api ? undefined : workerNames)
