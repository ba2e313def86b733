import type { JWT } from '@fastify/jwt'
import type { Kysely } from 'kysely'
import type { Database } from '../db/types.ts'
import packageFile from '../package.json' with { type: 'json' }
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { createAuthenticators } from './accounts/authentication.ts'
import { createBreachCheck } from './accounts/breach-check.ts'
import { createCaptcha } from './accounts/captcha.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import { type AccountRepository, accountRepository } from './accounts/repository.ts'
import { type RevocationList, revocationList } from './accounts/revocation.ts'
import { createTokens, type Tokens } from './accounts/tokens.ts'
import type { Config } from './config.ts'
import { assertWritable, openDatabase } from './database/database.ts'
import { addPoolMetrics } from './database/metrics.ts'
import { openReads, readsOf } from './database/reads.ts'
import { traceStatement } from './database/tracing.ts'
import { isToolUnusable } from './defectdojo/errors.ts'
import {
  createFindingsTool,
  type FindingsTool,
  type FindingsToolOptions,
} from './defectdojo/findings-tool.ts'
import { missingFindingsTool } from './defectdojo/missing-tool.ts'
import { createDumpExport, type DumpExport } from './dumps/dump-export.ts'
import { createDumpImport, type DumpImport } from './dumps/dump-import.ts'
import type { Authenticators } from './http/authorise.ts'
import { redisAttemptCounter, type SharedAttemptCounter } from './http/limits.ts'
import { type MeasurementRepository, measurementRepository } from './measurements/repository.ts'
import { createLeases, type Leases } from './queue/leases.ts'
import { createPauses } from './queue/pauses.ts'
import { createQueue, type RequestJobs } from './queue/queue.ts'
import { connectRedis } from './queue/redis.ts'
import { createSchedule, type Schedule } from './queue/schedule.ts'
import {
  type CollectReportData,
  createReportCollector,
  withoutCredentials,
} from './report/collect.ts'
import { createReportBuilder, type ReportBuilder } from './report/render.ts'
import { addHealthMetrics, createServiceHealth, type ServiceHealth } from './telemetry/health.ts'
import type { RootLog } from './telemetry/logging.ts'
import { createMetrics, type Metrics } from './telemetry/metrics.ts'
import type { openTracing } from './telemetry/opentelemetry.ts'
import { addBacklogMetrics } from './wstg/backlog-metrics.ts'
import { wstgChecklist } from './wstg/checklist.ts'
import { createWstg, type Wstg } from './wstg/wstg.ts'

/** The parts of the API and the worker. */
export interface Context {
  config: Config
  log: RootLog
  now: () => Date
  metrics: Metrics
  health: ServiceHealth
  db: Kysely<Database>
  accounts: Accounts
  accountRepository: AccountRepository
  jwtSecret: string
  /** Given the application's `@fastify/jwt`, which signs and verifies. */
  authentication(jwt: JWT): { tokens: Tokens; authenticators: Authenticators }
  revoked: RevocationList
  measurements: MeasurementRepository
  leases: Leases
  schedule: Schedule
  queue: RequestJobs
  findingsTool: FindingsTool
  wstg: Wstg
  dumps: { dumpExport: DumpExport; dumpImport: DumpImport }
  collectReport: CollectReportData
  reportBuilder: ReportBuilder
  /** Counts login attempts for all replicas; undefined without Redis. */
  countSharedAttempt: SharedAttemptCounter | undefined
  close: () => Promise<void>
}

/** Options that only the starting process knows. */
export interface ContextOptions {
  log: RootLog
  databaseUrl: string
  jwtSecret: string
  /** The sandbox, used when no findings tool is configured. */
  findings?: { url: string; token: string; databaseUrl: string }
  now?: () => Date
  /** Loaded only when traces are configured. */
  openTracing?: typeof openTracing
}

/** Milliseconds in which a write without an answer may still arrive at the tool. */
const unansweredLimitOf = ({ findings }: Config): number => 2 * findings.timeoutMs

/** DefectDojo as configured, otherwise the sandbox, otherwise none. */
const openFindingsTool = (
  config: Config,
  { findings, log }: ContextOptions,
  parts: Pick<FindingsToolOptions, 'withLock' | 'pauses' | 'onCall'>,
): FindingsTool => {
  const url = config.findings.url ?? findings?.url
  const token = config.findings.url === undefined ? findings?.token : config.secrets.findingsToken
  if (url === undefined || token === undefined) return missingFindingsTool
  return createFindingsTool({
    ...config.findings,
    url,
    token,
    log,
    ...parts,
    checklist: wstgChecklist,
    unansweredLimit: unansweredLimitOf(config),
  })
}

/** The composition root. Nothing connects before it is used. */
export const createContext = (config: Config, options: ContextOptions): Context => {
  const { log, databaseUrl, jwtSecret, now = () => new Date() } = options
  const { secrets } = config
  const { databasePooled: pooled, databaseTimeout: timeout } = config
  const { version } = packageFile
  const metrics = createMetrics(version)
  const closeTracing =
    config.tracing &&
    options.openTracing?.(config.tracing, { version, log, onExport: metrics.countTraceExport })
  const db = openDatabase(databaseUrl, log, {
    pooled,
    timeout,
    watch: (pool) => addPoolMetrics(metrics, pool),
    ...(config.tracing && { onStatement: traceStatement }),
  })
  const reads = pooled ? readsOf(db) : openReads(databaseUrl, log, timeout)
  const revoked = revocationList(db, reads.read, now)
  const repository = accountRepository(db)
  const leases = createLeases(db, log)
  const schedule = createSchedule(db, leases, log)
  const queue = createQueue({
    databaseUrl: secrets.directDatabaseUrl ?? databaseUrl,
    redisUrl: secrets.redisUrl,
    log,
  })
  const findingsTool: FindingsTool = openFindingsTool(config, options, {
    withLock: leases.holdWhenFree,
    pauses: createPauses(db),
    onCall(operation, outcome, seconds) {
      metrics.observeToolCall(operation, outcome, seconds)
      if (outcome !== 'aborted') health.noteCall('findings_tool', !isToolUnusable(outcome))
    },
  })
  const health = createServiceHealth({
    database: () => assertWritable(db),
    queue: () => queue.count(),
    findingsTool: findingsTool === missingFindingsTool ? undefined : findingsTool.probe,
    now,
  })
  const wstg = createWstg({
    db,
    schedule,
    leases,
    queue,
    tool: findingsTool,
    keepEquivalentStatus: config.wstg.keepEquivalentStatus,
    unansweredLimit: unansweredLimitOf(config),
    countRequests: metrics.countRequests,
    log,
  })
  addHealthMetrics(metrics, health)
  addBacklogMetrics(metrics, {
    backlog: wstg.statusRepository.backlog,
    queue,
    syncInterval: config.wstg.syncInterval,
  })
  const reportBuilder = createReportBuilder()
  const redis = secrets.redisUrl === undefined ? undefined : connectRedis(secrets.redisUrl, log)

  return {
    config,
    log,
    now,
    metrics,
    health,
    db,
    accounts: createAccounts({
      repository,
      passwords: createPasswordHasher({ ...config.argon2, pepper: secrets.passwordPepper }),
      checkBreach: createBreachCheck({
        ...config.breachCheck,
        log,
        onOutcome(outcome) {
          metrics.countBreachCheck(outcome)
          health.noteCall('breach_service', outcome !== 'failed')
        },
      }),
      verifyCaptcha: createCaptcha({
        ...config.captcha,
        secretKey: secrets.captchaSecret,
        log,
        onOutcome: metrics.countCaptcha,
      }),
    }),
    accountRepository: repository,
    jwtSecret,
    authentication(jwt) {
      const tokens = createTokens(jwt, now)
      const authenticators = createAuthenticators({
        tokens,
        accounts: repository,
        revoked,
        webhookKey: secrets.webhookKey,
        corsOrigins: config.http.corsOrigins,
        sameSite: config.cookie.sameSite,
      })
      return { tokens, authenticators }
    },
    revoked,
    measurements: measurementRepository(db, reads.read),
    leases,
    schedule,
    queue,
    findingsTool,
    wstg,
    dumps: createDumps(config, options, now),
    collectReport: createReportCollector({
      status: wstg.statusRepository,
      tool: findingsTool,
      scope: {
        product: config.findings.product,
        engagement: config.findings.engagement,
        toolAddress: withoutCredentials(config.findings.url ?? options.findings?.url),
      },
      timeZone: config.timeZone,
      now,
      log,
    }),
    reportBuilder,
    countSharedAttempt: redis && redisAttemptCounter(redis),
    async close() {
      redis?.disconnect()
      await reportBuilder.close()
      await queue.close()
      await Promise.all([reads.close(), db.destroy()])
      await closeTracing?.()
    },
  }
}

/** The tool's database as configured, otherwise the sandbox's, otherwise none. */
const createDumps = (
  config: Config,
  { findings, log }: ContextOptions,
  now: () => Date,
): Context['dumps'] => {
  const databaseUrl = config.secrets.findingsDatabaseUrl ?? findings?.databaseUrl
  const { allowPowerfulRole } = config.findings
  return {
    dumpExport: createDumpExport({ databaseUrl, pgDumpPath: config.dumps.pgDumpPath, log, now }),
    dumpImport: createDumpImport({ databaseUrl, allowPowerfulRole, log }),
  }
}
