import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isSameDatabase } from '../database/address.ts'
import { ConfigError } from '../errors.ts'
import { minSecretBytes, variables, webhookKeyPlaceholder } from './variables.ts'

export const variableNames: readonly string[] = Object.keys(variables.shape)

/** The variables with which Node.js chooses the authorities that it trusts. */
const trustNames = new Set(['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'SSL_CERT_FILE'])

/** The variables that a worker reads: it serves no callers. */
export const workerNames: readonly string[] = Object.entries(variables.shape)
  .filter(([, schema]) => schema.meta()?.api !== true)
  .map(([name]) => name)

/** The variables that a migration reads. */
export const migrationNames: readonly string[] = [
  'NODE_ENV',
  'DATA_DIR',
  'LOG_LEVEL',
  'DATABASE_URL',
  'DATABASE_POOLER',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'APP_TIMEZONE',
  'START_TIMEOUT_MS',
]

/**
 * The validated configuration: the variables by their names, and values derived from them. No
 * other code reads the service's variables. An empty one counts as unset.
 * @param names the variables that the process reads: no others are validated or demanded
 * @throws ConfigError for the first unusable variable
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[] = variableNames,
) => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = Object.entries(given).filter(([name]) => names.includes(name))
  const parsed = variables.safeParse(Object.fromEntries(read))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'configuration'} ${issue?.message ?? 'is not valid'}`,
    )
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const pooled = env.DATABASE_POOLER === 'transaction'
  const webhookKey =
    env.WSTG_WEBHOOK_KEY === webhookKeyPlaceholder ? undefined : env.WSTG_WEBHOOK_KEY
  const tokenKeys = (['JWT_SECRET_KEY', 'JWT_SECRET_KEY_PREVIOUS'] as const).filter(
    (name) => env[name] !== undefined,
  )
  const shortKeys = tokenKeys.filter((name) => Buffer.byteLength(env[name] ?? '') < minSecretBytes)
  const ownDatabase = (['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).find((name) => {
    const [own, findings] = [env[name], env.FINDINGS_DATABASE_URL]
    return own !== undefined && findings !== undefined && isSameDatabase(own, findings)
  })

  const signs = production && names.includes('JWT_SECRET_KEY')
  const refusals: [boolean, string][] = [
    [signs && env.JWT_SECRET_KEY === undefined, 'JWT_SECRET_KEY must be set in production'],
    [
      signs && shortKeys.length > 0,
      `${shortKeys[0]} must have at least ${minSecretBytes} bytes in production`,
    ],
    [
      production && webhookKey !== undefined && Buffer.byteLength(webhookKey) < 16,
      'WSTG_WEBHOOK_KEY must have at least 16 bytes in production',
    ],
    [
      tokenKeys.length === 2 && env.JWT_SECRET_KEY === env.JWT_SECRET_KEY_PREVIOUS,
      'JWT_SECRET_KEY_PREVIOUS must differ from JWT_SECRET_KEY',
    ],
    [
      env.COOKIE_SAMESITE === 'none' && env.COOKIE_SECURE === 'false',
      'COOKIE_SAMESITE None needs COOKIE_SECURE true or auto: ' +
        'browsers refuse such a cookie otherwise',
    ],
    [
      env.FINDINGS_URL !== undefined && env.FINDINGS_API_TOKEN === undefined,
      'FINDINGS_API_TOKEN must be set when FINDINGS_URL is',
    ],
    [
      pooled && (env.DATABASE_URL === undefined || env.DATABASE_DIRECT_URL === undefined),
      'DATABASE_DIRECT_URL must be set, and DATABASE_URL too, when DATABASE_POOLER is: ' +
        'migrations need the server itself',
    ],
    [
      ownDatabase !== undefined,
      `FINDINGS_DATABASE_URL names the service's own database, that of ${ownDatabase}`,
    ],
  ]
  for (const [refused, message] of refusals) if (refused) throw new ConfigError(message)

  const warningRules: [boolean, string][] = [
    [
      production && env.FINDINGS_URL === undefined,
      'FINDINGS_URL is not set: WSTG requests are accepted and kept, but reach no findings tool',
    ],
    [
      shortKeys.length > 0,
      `${shortKeys[0]} has fewer than ${minSecretBytes} bytes: tokens can be forged by guessing it`,
    ],
    [
      (env.CAPTCHA_SITE_KEY === undefined) !== (env.CAPTCHA_SECRET_KEY === undefined),
      'only one of CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY is set: captchas are not verified',
    ],
  ]
  const warnings = warningRules.flatMap(([doubtful, message]) => (doubtful ? [message] : []))

  return {
    ...env,
    production,
    warnings,
    DATA_DIR: resolve(env.DATA_DIR),
    // Browsers refuse a cookie with SameSite=None that is not Secure.
    COOKIE_SECURE:
      env.COOKIE_SECURE === 'auto' && (production || env.COOKIE_SAMESITE === 'none')
        ? ('true' as const)
        : env.COOKIE_SECURE,
    WSTG_WEBHOOK_KEY: webhookKey,
    /** Whether `DATABASE_URL` leads through a pooler in transaction mode. */
    databasePooled: pooled,
    /** The same database without its pooler. */
    directDatabaseUrl: pooled ? env.DATABASE_DIRECT_URL : env.DATABASE_URL,
    /** The variable of `directDatabaseUrl` or, of an embedded database, the folder; in messages. */
    directDatabaseVariable:
      env.DATABASE_URL === undefined
        ? `DATA_DIR (${resolve(env.DATA_DIR)})`
        : pooled
          ? 'DATABASE_DIRECT_URL'
          : 'DATABASE_URL',
    argon2: {
      timeCost: env.ARGON2_TIME_COST,
      /** KiB */
      memoryCost: env.ARGON2_MEMORY_COST,
      parallelism: env.ARGON2_PARALLELISM,
      /** bytes */
      hashLength: env.ARGON2_HASH_LEN,
      /** bytes */
      saltLength: env.ARGON2_SALT_LEN,
      /**
       * One more than cores: no core idles while an answer is made. libuv has four threads, so
       * files and names wait behind at most one hash.
       */
      maxConcurrent: Math.min(4, availableParallelism() + 1),
      maxWaiting: 250,
    },
    /** Whether anyone may register without an invitation. */
    registrationOpen: env.REGISTRATION === 'open',
    /** Undefined: captchas are not verified. */
    captchaScript:
      env.CAPTCHA_SITE_KEY !== undefined && env.CAPTCHA_SECRET_KEY !== undefined
        ? env.CAPTCHA_SCRIPT_URL
        : undefined,
    findings: {
      /** Undefined: the sandbox, in production no tool. */
      url: env.FINDINGS_URL,
      token: env.FINDINGS_API_TOKEN,
      /** Whether it is the sandbox, which the service itself runs. */
      isSandbox: false,
      productType: env.FINDINGS_PRODUCT_TYPE,
      product: env.FINDINGS_PRODUCT,
      engagement: env.FINDINGS_ENGAGEMENT,
      testType: env.FINDINGS_TEST_TYPE,
      scope: env.FINDINGS_SCOPE,
      write: env.FINDINGS_WRITE,
      timeoutMs: env.FINDINGS_TIMEOUT_MS,
    },
    /** Whole milliseconds between periodic synchronisations: Redis keeps no others. */
    syncInterval: Math.round(env.WSTG_SYNC_INTERVAL * 60_000),
    dumps: {
      /** Of the findings tool; undefined where the service cannot reach its database. */
      databaseUrl: env.FINDINGS_DATABASE_URL,
      pgDumpPath: env.PG_DUMP_PATH,
      timeZone: env.APP_TIMEZONE,
      /** The folders in which the programs for dumps are searched. */
      searchPath: given.PATH ?? '/usr/local/bin:/usr/bin:/bin',
      /** Whether the database is the sandbox's. */
      isSandbox: false,
      /** The environment of the importing process. */
      environment: Object.fromEntries(
        Object.entries(given).filter(([name]) => trustNames.has(name)),
      ),
    },
  }
}

export type Config = ReturnType<typeof readConfig>
/** The complete configuration: the start has provided the values that the environment lacks. */
export type CompleteConfig = Config & {
  readonly DATABASE_URL: string
  readonly directDatabaseUrl: string
}
