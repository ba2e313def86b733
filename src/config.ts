import { isIP, SocketAddress } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isSameDatabase } from './database/address.ts'

/** With this placeholder of the specification the webhook demands an admin's token. */
const webhookKeyPlaceholder = 'change_me_in_production'

const text = z.string().min(1)
/** A name of digits and dots only is refused unless it is an address. */
const host = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^(?=.*[a-z])[a-z0-9.-]+$/i.test(value),
    'must be an IP address or a host name',
  )
const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)
/** A plain decimal number: no sign, no exponent. */
const decimal = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
const share = decimal(0, 1, 'must be a number between 0.0 and 1.0')
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`)
const flag = oneOf('true', 'false').transform((value) => value === 'true')
const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    `must be a URL of one host that starts with ${protocols.join('// or ')}//`,
  )
const httpUrl = url(['http:', 'https:']).refine((value) => {
  const parsed = URL.parse(value)
  return parsed === null || parsed.username + parsed.password === ''
}, 'must not contain a user name or password')
/**
 * pg decodes the database name with `decodeURI`, which keeps escapes such as `%3D`. They are
 * decoded here if a path may contain the character.
 */
const postgresUrl = url(['postgres:', 'postgresql:']).transform((value) =>
  value.replace(/(?<=^\w+:\/\/[^/?#]*)\/[^?#]*/, (path) =>
    path.replace(/%(?:2[46BCF]|3[ABD]|40)/gi, decodeURIComponent),
  ),
)
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
const origins = list.refine(
  (items) => items.every((item) => URL.parse(item)?.origin === item),
  'must be a comma-separated list of origins such as https://app.example',
)
/**
 * An address or a CIDR range of trusted proxies. IPv4-mapped IPv6 ranges are refused: proxies are
 * matched by the IPv4 form of such addresses, so a range would match nothing or too much.
 */
const isNetwork = (value: string): boolean => {
  if (z.union([z.ipv4(), z.cidrv4()]).safeParse(value).success) return true
  if (!z.union([z.ipv6(), z.cidrv6()]).safeParse(value).success) return false
  const address = value.replace(/\/.*/, '')
  // The canonical spelling of the address.
  return !new SocketAddress({ address, family: 'ipv6' }).address.startsWith('::ffff:')
}
const networks = list.refine(
  (items) => items.every(isNetwork),
  'must be a comma-separated list of CIDR ranges such as 10.0.0.0/8 ' +
    '(neither `true` nor a number of hops)',
)
/** PostgreSQL understands the abbreviations and offsets that Node accepts differently. */
const timeZone = z.string().refine((value) => {
  if (!/^(UTC|[A-Za-z_]+(\/[\w+-]+)+)$/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}, 'must be an IANA time zone such as Europe/Madrid')

/** All variables and their defaults; `.env.example` explains them. */
const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: integer(0, 65535).default(3000),
  OPS_HOST: host.default('127.0.0.1'),
  OPS_PORT: integer(0, 65535).default(9464),
  DATA_DIR: text.default('./var'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOLER: oneOf('none', 'transaction').default('none'),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_TIMEOUT_MS: integer(1000, 60_000).default(1800),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  APP_TIMEZONE: timeZone.default('Europe/Madrid'),
  TRUST_PROXY: networks.default([]),
  CORS_ORIGINS: origins.default([]),
  API_DOCS: flag.default(true),
  COOKIE_SECURE: oneOf('auto', 'true', 'false').default('auto'),
  COOKIE_SAMESITE: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['strict', 'lax', 'none'], 'must be Strict, Lax or None'))
    .default('strict'),
  JWT_SECRET_KEY: z.string().optional(),
  PASSWORD_PEPPER: z.string().default(''),
  ARGON2_TIME_COST: integer(2, 100).default(2),
  ARGON2_MEMORY_COST: integer(1024, 1_048_576).default(19_456),
  ARGON2_PARALLELISM: integer(1, 16).default(1),
  ARGON2_HASH_LEN: integer(16, 64).default(32),
  ARGON2_SALT_LEN: integer(16, 64).default(16),
  AUTH_RATE_LIMIT_MAX: integer(1, 1_000_000).default(3),
  BREACH_API_URL: httpUrl.default('https://api.pwnedpasswords.com/range/'),
  BREACH_TIMEOUT_MS: integer(100, 10_000).default(2500),
  BREACH_FAIL_CLOSED: flag.default(false),
  REGISTRATION: oneOf('open', 'closed').default('open'),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET_KEY: text.optional(),
  CAPTCHA_MIN_SCORE: share.default(0.5),
  CAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  FINDINGS_URL: httpUrl.optional(),
  FINDINGS_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must consist of visible ASCII characters')
    .optional(),
  FINDINGS_PRODUCT_TYPE: text.default('Security Testing'),
  FINDINGS_PRODUCT: text.default('Weight and BMI Register Service'),
  FINDINGS_ENGAGEMENT: text.default('WSTG Checklist'),
  FINDINGS_TEST_TYPE: text.default('OWASP WSTG'),
  FINDINGS_SCOPE: oneOf('everything', 'engagement').default('everything'),
  FINDINGS_TIMEOUT_MS: integer(100, 60_000).default(10_000),
  FINDINGS_DATABASE_URL: postgresUrl.optional(),
  FINDINGS_ALLOW_POWERFUL_ROLE: flag.default(false),
  MAX_DUMP_BYTES: integer(1, 2 ** 40).default(2 ** 30),
  PG_DUMP_PATH: text.optional(),
  WSTG_WEBHOOK_KEY: z.string().optional(),
  WSTG_SYNC_INTERVAL: decimal(0.01, 10_080, 'must be between 0.01 and 10080 minutes').default(5),
  WSTG_KEEP_EQUIVALENT_STATUS: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: text.default('weight-bmi-register'),
  OTEL_TRACES_SAMPLER: oneOf(
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  START_TIMEOUT_MS: integer(0, 3_600_000).default(60_000),
  SHUTDOWN_DELAY_MS: integer(0, 600_000).default(0),
  SHUTDOWN_TIMEOUT_MS: integer(100, 600_000).default(10_000),
})

export const variableNames: readonly string[] = Object.keys(variables.shape)

/** An unusable variable. The message is one line with its name and never with its value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The variables with which Node.js chooses the authorities that it trusts. */
const trustNames = new Set(['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'SSL_CERT_FILE'])

/** The variables that a migration reads. */
export const migrationNames: readonly string[] = [
  'NODE_ENV',
  'DATA_DIR',
  'LOG_LEVEL',
  'DATABASE_URL',
  'DATABASE_POOLER',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'START_TIMEOUT_MS',
]

/**
 * The validated configuration. Nothing else reads the environment. An empty variable counts as
 * unset.
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
  const secretBytes = Buffer.byteLength(env.JWT_SECRET_KEY ?? '')
  const ownDatabase = (['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).find((name) => {
    const [own, findings] = [env[name], env.FINDINGS_DATABASE_URL]
    return own !== undefined && findings !== undefined && isSameDatabase(own, findings)
  })

  const signs = production && names.includes('JWT_SECRET_KEY')
  const refusals: [boolean, string][] = [
    [signs && secretBytes === 0, 'JWT_SECRET_KEY must be set in production'],
    [signs && secretBytes < 32, 'JWT_SECRET_KEY must have at least 32 bytes in production'],
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

  const doubts: [boolean, string][] = [
    [
      production && env.FINDINGS_URL === undefined,
      'FINDINGS_URL is not set: WSTG requests are accepted and kept, but reach no findings tool',
    ],
    [
      env.JWT_SECRET_KEY !== undefined && secretBytes < 32,
      'JWT_SECRET_KEY has fewer than 32 bytes: tokens can be forged by guessing it',
    ],
    [
      (env.CAPTCHA_SITE_KEY === undefined) !== (env.CAPTCHA_SECRET_KEY === undefined),
      'only one of CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY is set: captchas are not verified',
    ],
  ]
  const warnings = doubts.flatMap(([doubtful, message]) => (doubtful ? [message] : []))

  return {
    production,
    warnings,
    http: {
      host: env.HOST,
      port: env.PORT,
      opsHost: env.OPS_HOST,
      opsPort: env.OPS_PORT,
      trustedProxies: env.TRUST_PROXY,
      corsOrigins: env.CORS_ORIGINS,
    },
    dataDirectory: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    timeZone: env.APP_TIMEZONE,
    /** Whether `DATABASE_URL` leads through a pooler in transaction mode. */
    databasePooled: pooled,
    /** The variable of `directDatabaseUrl`, for messages. */
    directDatabaseVariable: pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
    /** Milliseconds that a statement may take. */
    databaseTimeout: env.DATABASE_TIMEOUT_MS,
    /** Whether the document and the reference page are served. */
    apiDocs: env.API_DOCS,
    cookie: {
      // Browsers refuse a cookie with SameSite=None that is not Secure.
      secure:
        env.COOKIE_SECURE === 'auto' && (production || env.COOKIE_SAMESITE === 'none')
          ? 'true'
          : env.COOKIE_SECURE,
      sameSite: env.COOKIE_SAMESITE,
    },
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
    attemptsPerMinute: env.AUTH_RATE_LIMIT_MAX,
    /** Whether anybody may register; otherwise `npm run account` makes the accounts. */
    registrationOpen: env.REGISTRATION === 'open',
    breachCheck: {
      url: env.BREACH_API_URL,
      timeoutMs: env.BREACH_TIMEOUT_MS,
      failClosed: env.BREACH_FAIL_CLOSED,
    },
    captcha: {
      siteKey: env.CAPTCHA_SITE_KEY,
      minScore: env.CAPTCHA_MIN_SCORE,
      verifyUrl: env.CAPTCHA_VERIFY_URL,
      // With the range service's 2500 an attempt leaves time for its hash: see `passwords.ts`.
      timeoutMs: 1500,
    },
    findings: {
      /** Undefined: the sandbox, in production no tool. */
      url: env.FINDINGS_URL,
      productType: env.FINDINGS_PRODUCT_TYPE,
      product: env.FINDINGS_PRODUCT,
      engagement: env.FINDINGS_ENGAGEMENT,
      testType: env.FINDINGS_TEST_TYPE,
      scope: env.FINDINGS_SCOPE,
      /** Whether imports may use a role with powers beyond its database. */
      allowPowerfulRole: env.FINDINGS_ALLOW_POWERFUL_ROLE,
      timeoutMs: env.FINDINGS_TIMEOUT_MS,
    },
    wstg: {
      /** Milliseconds between periodic synchronisations. */
      syncInterval: env.WSTG_SYNC_INTERVAL * 60_000,
      keepEquivalentStatus: env.WSTG_KEEP_EQUIVALENT_STATUS,
    },
    dumps: {
      /** bytes of an uploaded dump */
      maxBytes: env.MAX_DUMP_BYTES,
      /** undefined: the program is searched in PATH and the usual folders */
      pgDumpPath: env.PG_DUMP_PATH,
      /** The environment of the importing process. */
      environment: Object.fromEntries(
        Object.entries(given).filter(([name]) => trustNames.has(name)),
      ),
    },
    /** Undefined: no traces. */
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
            serviceName: env.OTEL_SERVICE_NAME,
            sampler: env.OTEL_TRACES_SAMPLER,
            /** of traces, for the samplers with `traceidratio` */
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          },
    /** Milliseconds that a start waits for its database; 0 for any time. */
    startTimeout: env.START_TIMEOUT_MS,
    shutdown: { delayMs: env.SHUTDOWN_DELAY_MS, timeoutMs: env.SHUTDOWN_TIMEOUT_MS },
    secrets: {
      databaseUrl: env.DATABASE_URL,
      /** The same database without its pooler. */
      directDatabaseUrl: pooled ? env.DATABASE_DIRECT_URL : env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      findingsDatabaseUrl: env.FINDINGS_DATABASE_URL,
      jwtSecret: env.JWT_SECRET_KEY,
      passwordPepper: env.PASSWORD_PEPPER,
      captchaSecret: env.CAPTCHA_SECRET_KEY,
      findingsToken: env.FINDINGS_API_TOKEN,
      webhookKey: env.WSTG_WEBHOOK_KEY === webhookKeyPlaceholder ? undefined : env.WSTG_WEBHOOK_KEY,
    },
  }
}

export type Config = ReturnType<typeof readConfig>
/** The configuration of a start, which provides whatever the environment leaves out. */
export type CompleteConfig = Config & {
  readonly secrets: {
    readonly databaseUrl: string
    readonly directDatabaseUrl: string
    readonly jwtSecret: string
  }
}
export type TracingConfig = NonNullable<Config['tracing']>
