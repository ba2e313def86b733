import { once } from 'node:events'
import { buildApp } from '../app.ts'
import { type Context, createContext } from '../context.ts'
import { workerNames } from '../platform/environment/config.ts'
import { withTimeout } from '../platform/process/timeouts.ts'
import { buildOpsServer } from '../platform/telemetry/ops-server.ts'
import { startBackgroundWork } from './background.ts'
import { checkEndpoint, endpointOf, listen, PortTakenError } from './listening.ts'
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

/** Milliseconds that the start waits for the schema, and for connections. Then the API listens. */
const longestWait = 5000

const listenForOps = async ({ config, health, metrics, log }: Context, required: boolean) => {
  const server = buildOpsServer(health, metrics)
  try {
    const address = await listen(server, endpointOf(config, 'OPS_'))
    log.info({ event: 'operations' }, `health and metrics are on ${address}`)
  } catch (error) {
    if (required || !(error instanceof PortTakenError)) throw error
    log.warn(
      { event: 'ops_port_taken', port: config.OPS_PORT },
      'health and metrics are not served: the port is taken',
    )
  }
  return server
}

export const sandboxLine = (url = '') => `The sandbox in place of DefectDojo: ${url}`

/** Announces the end of the start, and the way to the administrator's account if there is none. */
const announceReady = (
  { config: { registrationOpen, WEB_PAGE, API_DOCS, findings }, log }: Context,
  announce: ServiceOptions['announce'],
  { url, isEmpty }: { url: string; isEmpty: boolean },
) => {
  const administrator = registrationOpen
    ? 'the first account that registers'
    : 'create it with `npm run account -- create NAME`'
  if (isEmpty)
    log.info({ event: 'no_accounts' }, `there is no account yet; administrator: ${administrator}`)
  const first =
    registrationOpen && WEB_PAGE
      ? "Open it and create the administrator's account"
      : `Administrator: ${administrator}`
  const pages = [WEB_PAGE && `page ${url}/`, API_DOCS && `reference ${url}/api/docs`]
  const shown = pages.filter(Boolean).join(', ')
  announce({
    message: `the API is ready at ${url}${shown && ` (${shown})`}`,
    block: [
      `The service is ready at ${url}`,
      ...(isEmpty ? [first] : []),
      ...(findings.isSandbox ? [sandboxLine(findings.url)] : []),
      'Ctrl-C ends it',
    ],
  })
}

/** Starts the duties of one process. It stops waiting when `ending` is aborted. */
export const startRoles = async (
  { api, worker }: Roles,
  { config: given, log, ending, onEnd, announce, fail }: ServiceOptions,
  whenReady = announceReady,
): Promise<void> => {
  if (api)
    for (const prefix of ['', 'OPS_'] as const) await checkEndpoint(endpointOf(given, prefix))
  const { directDatabaseUrl } = given
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

  const migrating = migrateWhenReachable({
    config,
    log,
    signal: ending,
    isReleaseKnown: given.DATABASE_URL === undefined,
  })
  const stopped = once(ending, 'abort').then(() => false)
  const isMigrated = await withTimeout(Promise.race([migrating, stopped]), longestWait)
  const app = api && (await buildApp(context))
  if (app) finishers.push(() => app.close())
  const listenForCalls = async () =>
    app ? `http://${await listen(app, endpointOf(config, ''))}` : undefined

  /** Opens what the first calls need. @returns whether there is no account */
  const prepare = async () => {
    const opening = [context.open(), api && context.dumps.dumpImport.warnAtStart()]
    await withTimeout(Promise.all(opening), longestWait)
    return context.accountRepository.isEmpty().catch(() => false)
  }
  /** The line stands before the next call is read. */
  const begin = (isEmpty: boolean, url: string | undefined) => {
    context.health.noteCall('schema', true)
    if (worker) finishers.push(startBackgroundWork(context))
    if (url !== undefined) whenReady(context, announce, { url, isEmpty })
  }
  if (isMigrated) {
    const isEmpty = await prepare()
    return begin(isEmpty, await listenForCalls())
  }
  const url = await listenForCalls()
  if (url !== undefined) {
    // Without the URL: the line that announces the end of the start has it.
    const message = `requests to ${new URL(url).host} get 503 until the database answers`
    log.warn({ event: 'listening' }, message)
  }
  const beginLater = async () => {
    if (!(await migrating)) return
    const isEmpty = await prepare()
    if (!ending.aborted) begin(isEmpty, url)
  }
  beginLater().catch((error: unknown) => {
    if (!ending.aborted) fail(error)
  })
}

/** Runs a process with these duties until a signal ends it. */
export const runRoles = (roles: Roles): Promise<void> =>
  runService((options) => startRoles(roles, options), roles.api ? undefined : workerNames)
