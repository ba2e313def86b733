import type { JWT } from '@fastify/jwt'
import packageFile from '../package.json' with { type: 'json' }
import { findingAddress, toolAddressOf } from './checklist/defectdojo/finding.ts'
import { createFindingsTool, type FindingsTool } from './checklist/defectdojo/findings-tool.ts'
import { recordRepository } from './checklist/defectdojo/record-repository.ts'
import { createDumpExport } from './checklist/dumps/dump-export.ts'
import { createDumpImport } from './checklist/dumps/dump-import.ts'
import { createReportCollector } from './checklist/report/collect.ts'
import { createReportBuilder } from './checklist/report/render.ts'
import { addBacklogMetrics } from './checklist/wstg/backlog-metrics.ts'
import { createWriteRule } from './checklist/wstg/checklist.ts'
import { createWstg, createWstgWorker } from './checklist/wstg/wstg.ts'
import { createAccounts } from './people/accounts/accounts.ts'
import { createAuthenticators } from './people/accounts/authentication.ts'
import { createBreachCheck } from './people/accounts/breach-check.ts'
import { createCaptcha } from './people/accounts/captcha.ts'
import { createProgramKeys } from './people/accounts/key-repository.ts'
import { createLinks } from './people/accounts/link-repository.ts'
import { createPasswordHasher } from './people/accounts/passwords.ts'
import { accountRepository } from './people/accounts/repository.ts'
import { revocationList } from './people/accounts/revocation.ts'
import { createTokens, verifyingKeys } from './people/accounts/tokens.ts'
import { measurementRepository } from './people/measurements/repository.ts'
import { settingsRepository } from './people/measurements/settings-repository.ts'
import { openDatabase, openKept } from './platform/database/database.ts'
import { openReads, readsOf } from './platform/database/reads.ts'
import { checkRequirements, zoneOfDatabase } from './platform/database/requirements.ts'
import { addArchiveMetric, addPoolMetrics } from './platform/database/telemetry.ts'
import { watchWrites } from './platform/database/writes.ts'
import type { CompleteConfig } from './platform/environment/config.ts'
import { ConfigError } from './platform/errors.ts'
import { redisAttemptCounter } from './platform/http/limits.ts'
import { type Permission, permissionsOf } from './platform/identity.ts'
import { createQueue } from './platform/queue/queue.ts'
import { connectRedis, redisStore } from './platform/queue/redis.ts'
import { createRuns } from './platform/queue/runs.ts'
import { addHealthMetrics, createServiceHealth } from './platform/telemetry/health.ts'
import type { RootLog } from './platform/telemetry/log.ts'
import { createMetrics } from './platform/telemetry/metrics.ts'

/** Options that only the starting process knows. */
export interface ContextOptions {
  log: RootLog
  /** Aborted when the process ends. It still serves requests then. */
  ending?: AbortSignal
  now?: () => Date
}

/** The parts of the API and the worker. */
export type Context = ReturnType<typeof createContext>

/** The composition root. Nothing connects before it is used. */
export const createContext = (config: CompleteConfig, options: ContextOptions) => {
  const { log, ending = new AbortController().signal, now = () => new Date() } = options
  const { findings, directDatabaseUrl, databasePooled: pooled } = config
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_TIMEOUT_MS: timeout,
    REDIS_URL,
    JWT_SECRET_KEY,
  } = config
  const { version } = packageFile
  const metrics = createMetrics(version)
  const writes = watchWrites(log, (taken) => health.noteCall('database_writes', taken))
  const db = openDatabase(databaseUrl, log, {
    pooled,
    timeout,
    watch: (pool) => addPoolMetrics(metrics, pool),
    onFailure: writes.afterFailure,
  })
  const reads = pooled ? readsOf(db) : openReads(databaseUrl, log, timeout)
  const revoked = revocationList(db, reads.read, now)
  const repository = accountRepository(db, revoked.noteEnd)
  const store = REDIS_URL === undefined ? undefined : redisStore(REDIS_URL, db)
  const queueOptions = { databaseUrl: directDatabaseUrl, redis: store, log }
  const queue = createQueue(queueOptions)
  const runQueue = createQueue(queueOptions, 'runs')
  const runs = createRuns(db, runQueue, log)
  /** Milliseconds in which a write without an answer may still arrive at the tool. */
  const unansweredLimit = 2 * findings.timeoutMs
  const rule = createWriteRule(findings.write)
  const findingsTool: FindingsTool = createFindingsTool({
    ...findings,
    log,
    records: recordRepository(db),
    checklist: rule,
    unansweredLimit,
    onCall: metrics.observeToolCall,
  })
  const health = createServiceHealth({
    async database() {
      await writes.check(db)
      await checkRequirements(db, config)
    },
    async queue() {
      await queue.checkStore()
      await queue.count()
    },
    findingsTool: findings.url === undefined ? undefined : findingsTool.probe,
    ending,
    now,
    log,
  })
  const wstgOptions = {
    db,
    runs,
    queue,
    tool: findingsTool,
    hasTool: findings.url !== undefined,
    rule,
    keepEquivalentStatus: config.WSTG_KEEP_EQUIVALENT_STATUS ?? false,
    unansweredLimit,
    ending,
    log,
  }
  const wstg = createWstg(wstgOptions)
  addHealthMetrics(metrics, health)
  addArchiveMetric(metrics, db)
  const syncInterval = findings.url === undefined ? undefined : config.syncInterval
  addBacklogMetrics(metrics, wstg.overview, queue, syncInterval)
  const reportBuilder = createReportBuilder({
    onChildEnd: (reason) => metrics.countChild({ program: 'report', reason }),
  })
  const redis = store && connectRedis(store.url, log)

  /** The first one signs. Undefined in a process without an API. */
  const jwtKeys =
    JWT_SECRET_KEY === undefined
      ? undefined
      : verifyingKeys(JWT_SECRET_KEY, config.JWT_SECRET_KEY_PREVIOUS)
  const programKeys = createProgramKeys(db, reads.read, { secrets: jwtKeys ?? [], log })
  const links = createLinks(db, {
    secrets: jwtKeys ?? [],
    passwordLinks: config.PASSWORD_LINKS,
  })
  const toolAddress = findings.url === undefined ? null : toolAddressOf(findings.url)
  const toolName = findings.isSandbox ? 'Sandbox' : 'DefectDojo'

  return {
    config,
    log,
    ending,
    now,
    metrics,
    health,
    db,
    accounts: createAccounts({
      repository,
      passwords: createPasswordHasher({ ...config.argon2, pepper: config.PASSWORD_PEPPER }),
      checkBreach: createBreachCheck({
        url: config.BREACH_API_URL,
        failClosed: config.BREACH_FAIL_CLOSED,
        log,
        onOutcome(outcome) {
          metrics.countBreachCheck({ outcome })
          health.noteCall('breach_service', outcome !== 'failed')
        },
      }),
      verifyCaptcha: createCaptcha({
        siteKey: config.CAPTCHA_SITE_KEY,
        secretKey: config.CAPTCHA_SECRET_KEY,
        minScore: config.CAPTCHA_MIN_SCORE,
        verifyUrl: config.CAPTCHA_VERIFY_URL,
        // With the range service's 2500 an attempt leaves time for its hash: see `passwords.ts`.
        timeoutMs: 1500,
        log,
        onOutcome: (outcome) => metrics.countCaptcha({ outcome }),
      }),
      links,
      registrationOpen: config.registrationOpen,
    }),
    accountRepository: repository,
    programKeys,
    links,
    hasPermission: async (userId: number, permission: Permission): Promise<boolean> => {
      const checklist_access = await repository.checklistAccess(userId)
      return permissionsOf({ role: 'user', checklist_access }).includes(permission)
    },
    jwtKeys,
    /** @param jwt the application's `@fastify/jwt`, which signs and verifies */
    authentication(jwt: JWT) {
      const tokens = createTokens(jwt, jwtKeys?.slice(1) ?? [], now)
      const authenticators = createAuthenticators({
        tokens,
        accounts: repository,
        revoked,
        keys: programKeys,
        webhookKey: config.WSTG_WEBHOOK_KEY,
        corsOrigins: config.CORS_ORIGINS,
        sameSite: config.COOKIE_SAMESITE,
      })
      return { tokens, authenticators }
    },
    revoked,
    measurements: measurementRepository(db, reads.read, zoneOfDatabase(db, config.APP_TIMEZONE)),
    settings: settingsRepository(db, reads.read),
    runs,
    queue,
    wstg,
    wstgWorker: createWstgWorker({ ...wstgOptions, ...wstg }),
    /** Milliseconds; undefined without a findings tool: there is nothing to synchronise. */
    syncInterval,
    toolAddress,
    toolName,
    dumps: {
      dumpExport: createDumpExport({ ...config.dumps, trials: wstg.overview.trials, log, now }),
      dumpImport: createDumpImport({
        ...config.dumps,
        onChildEnd: (reason) => metrics.countChild({ program: 'import', reason }),
        // The dump may be older than the findings or their tags. Called before the commit, so that
        // a service that dies has not imported a dump without it.
        async beforeCommit() {
          await wstg.items.unproveFindings()
          await wstg.overview.trials.forget()
        },
        log,
      }),
    },
    collectReport: createReportCollector({
      db,
      findingUrl: (id) => findingAddress(toolAddress, id),
      scope: {
        product: findings.product,
        engagement: findings.engagement,
        toolAddress,
        toolName,
      },
      timeZone: config.APP_TIMEZONE,
      now,
    }),
    reportBuilder,
    /** Counts login attempts for all replicas; undefined without Redis. */
    countSharedAttempt: redis && redisAttemptCounter(redis, store.prefix),
    /**
     * Opens the connections that the first calls need. Those of a service that is out of reach are
     * opened when it comes.
     * @throws ConfigError for a Redis that refuses the service
     */
    async open() {
      const opening = [openKept(db), queue.open().then(runQueue.open)]
      await Promise.all(
        opening.map((opened) =>
          opened.catch((error: unknown) => {
            if (error instanceof ConfigError) throw error
          }),
        ),
      )
    },
    async close() {
      redis?.disconnect()
      await reportBuilder.close()
      await Promise.all([queue.close(), runQueue.close()])
      await Promise.all([reads.close(), db.destroy()])
    },
  }
}
