import { type GlobalMeta, z } from 'zod'
import { defaultTimeout } from '../database/client.ts'
import {
  decimal,
  flag,
  host,
  httpUrl,
  integer,
  networks,
  oneOf,
  origins,
  postgresUrl,
  redisUrl,
  scriptUrl,
  share,
  text,
  timeZone,
} from './variable-forms.ts'

/** Bytes of a token secret at least: those of HMAC-SHA-256 (RFC 7518, section 3.2). */
export const minSecretBytes = 32
/** With this placeholder of the specification the webhook demands an admin's token. */
export const webhookKeyPlaceholder = 'change_me_in_production'

/** The description of a variable. */
interface Annotation {
  /** Its meaning, as a comment in `.env.example`. */
  about: string
  /** The effect of an unset variable that has no default. */
  unset?: string
  /** Its default as it is shown. */
  shown?: string
  /** Whether only the APIs read it. */
  api?: true
  /** A host, a port, a path or a mode, which the image decides: Compose does not pass it on. */
  fixed?: true
}

/**
 * All variables, their forms, defaults and meanings. `make settings` writes `.env.example` and the
 * lists in `docker-compose.yml` from them.
 */
export const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test')
    .default('development')
    .meta({
      about:
        '`production` requires a strong `JWT_SECRET_KEY`, marks cookies `Secure` and ' +
        'starts no sandbox',
      fixed: true,
    }),
  HOST: host.default('127.0.0.1').meta({ about: 'address of the API', fixed: true }),
  PORT: integer(0, 65535).default(3000).meta({ about: 'port of the API', fixed: true }),
  OPS_HOST: host.default('127.0.0.1').meta({
    about: "address of `/livez`, `/readyz` and `/metrics`, for the operator's network only",
    fixed: true,
  }),
  OPS_PORT: integer(0, 65535)
    .default(9464)
    .meta({ about: 'its port; each process on a machine needs its own', fixed: true }),
  DATA_DIR: text.default('./var').meta({
    about: 'folder of the embedded database and of generated secrets; each instance needs its own',
    fixed: true,
  }),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .default('info')
    .meta({
      about: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    }),
  DATABASE_URL: postgresUrl.optional().meta({
    about: '`postgres://…`; PostgreSQL 15 or newer; one host',
    unset: 'embedded PostgreSQL',
  }),
  DATABASE_POOLER: oneOf('none', 'transaction')
    .default('none')
    .meta({
      about:
        '`transaction`: `DATABASE_URL` goes through PgBouncer in transaction mode ' +
        '(docs/scaling.md)',
    }),
  DATABASE_DIRECT_URL: postgresUrl.optional().meta({
    about: 'the server itself, behind that pooler; for migrations and, without Redis, the queue',
  }),
  DATABASE_TIMEOUT_MS: integer(1000, 60_000).default(defaultTimeout).meta({
    about:
      'how long a statement may take; with more, answers during an outage take longer than 5 s',
  }),
  REDIS_URL: redisUrl.optional().meta({
    about:
      '`redis://…` or `rediss://…` with `maxmemory-policy noeviction`; holds the ' +
      "queue (else PostgreSQL does) and the replicas' common count of login attempts",
  }),
  APP_TIMEZONE: timeZone.default('Europe/Madrid').meta({
    about:
      'time zone of the report and of the calendar days of people who have chosen none: an IANA ' +
      'name, `Area/City` or `UTC`',
  }),
  TRUST_PROXY: networks.default([]).meta({
    about:
      'comma-separated CIDR ranges of reverse proxies whose `X-Forwarded-*` headers ' +
      'count; a proxy must pass paths on unchanged: a path prefix is not supported',
    api: true,
  }),
  CORS_ORIGINS: origins.default([]).meta({
    about: 'comma-separated origins whose pages may call the API with credentials',
    api: true,
  }),
  API_DOCS: flag.default(true).meta({
    about:
      'serve `/api/openapi.json`, the reference page `/api/docs` and the client ' +
      '`/api/docs/client-<version>.tgz`',
    api: true,
  }),
  WEB_PAGE: flag.default(true).meta({ about: 'serve the page for people at `/`', api: true }),
  COOKIE_SECURE: oneOf('auto', 'true', 'false')
    .default('auto')
    .meta({
      about:
        '`auto`: Secure in production, with `COOKIE_SAMESITE=None`, and for calls by ' +
        'https; or `true`, `false`',
      api: true,
    }),
  COOKIE_SAMESITE: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['strict', 'lax', 'none'], 'must be Strict, Lax or None'))
    .default('strict')
    .meta({
      about:
        'or `Lax`; `None` lets the `CORS_ORIGINS` of other sites keep a session, one for ' +
        'each site (`Partitioned`)',
      shown: 'Strict',
      api: true,
    }),
  JWT_SECRET_KEY: z
    .string()
    .optional()
    .meta({
      about: `at least ${minSecretBytes} bytes; must be set in production`,
      unset: 'generated once, kept in `DATA_DIR`',
      api: true,
    }),
  JWT_SECRET_KEY_PREVIOUS: z.string().optional().meta({
    about: 'the previous key: its tokens are still accepted, for a change of the key (SECURITY.md)',
    api: true,
  }),
  PASSWORD_PEPPER: z.string().default('').meta({
    about: 'appended to every password before hashing; changing it makes all passwords wrong',
    api: true,
  }),
  ARGON2_TIME_COST: integer(2, 100)
    .default(2)
    .meta({
      about:
        'iterations of Argon2id; a login renews the stored hash when any of the five ' +
        'values has changed (effect: SECURITY.md)',
      api: true,
    }),
  ARGON2_MEMORY_COST: integer(1024, 1_048_576)
    .default(19_456)
    .meta({ about: 'KiB of memory of Argon2id', api: true }),
  ARGON2_PARALLELISM: integer(1, 16).default(1).meta({ about: 'lanes of Argon2id', api: true }),
  ARGON2_HASH_LEN: integer(16, 64).default(32).meta({ about: 'bytes of the hash', api: true }),
  ARGON2_SALT_LEN: integer(16, 64).default(16).meta({ about: 'bytes of the salt', api: true }),
  AUTH_RATE_LIMIT_MAX: integer(1, 1_000_000)
    .default(3)
    .meta({
      about:
        'login and registration attempts per minute, for each client address and route; wrong ' +
        'current passwords of signed-in callers, for each account and client address',
      api: true,
    }),
  REGISTRATION: oneOf('open', 'closed').default('open').meta({
    about: '`closed`: only invitations and `npm run account` create accounts',
    api: true,
  }),
  PASSWORD_LINKS: flag.default(true).meta({
    about:
      '`false`: administrators cannot create password links, and those made before are refused',
    api: true,
  }),
  BREACH_API_URL: httpUrl.default('https://api.pwnedpasswords.com/range/').meta({
    about: 'range service for breached passwords; it gets the first five hex digits of the SHA-1',
    api: true,
  }),
  BREACH_FAIL_CLOSED: flag.default(false).meta({
    about: '`true`: no registration while the range service fails; `false`: a local list decides',
    api: true,
  }),
  CAPTCHA_SITE_KEY: text
    .optional()
    .meta({ about: 'captcha v3 on login and registration when both keys are set', api: true }),
  CAPTCHA_SECRET_KEY: text.optional().meta({ about: 'the secret of that site key', api: true }),
  CAPTCHA_MIN_SCORE: share
    .default(0.5)
    .meta({ about: 'the lowest accepted score (0.0 to 1.0)', api: true }),
  CAPTCHA_VERIFY_URL: httpUrl
    .default('https://www.google.com/recaptcha/api/siteverify')
    .meta({ about: "the captcha's verifier", api: true }),
  CAPTCHA_SCRIPT_URL: scriptUrl.default('https://www.google.com/recaptcha/api.js').meta({
    about: "the captcha's script, which the page at `/` loads when both keys are set",
    api: true,
  }),
  FINDINGS_URL: httpUrl.optional().meta({
    about: 'address of DefectDojo (docs/defectdojo.md)',
    unset: 'a sandbox outside production',
  }),
  FINDINGS_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must consist of visible ASCII characters')
    .optional()
    .meta({
      about: 'a token for its API',
      unset: "the sandbox's outside production",
    }),
  FINDINGS_PRODUCT_TYPE: text.default('Security Testing').meta({
    about:
      'name of the product type (Organization in DefectDojo 3.x) that holds the findings there; ' +
      'the four objects are created when they are missing',
  }),
  FINDINGS_PRODUCT: text
    .default('Weight and BMI Register Service')
    .meta({ about: 'name of the product (Asset in DefectDojo 3.x)' }),
  FINDINGS_ENGAGEMENT: text.default('WSTG Checklist').meta({ about: 'name of the engagement' }),
  FINDINGS_TEST_TYPE: text.default('OWASP WSTG').meta({ about: 'name of the test type' }),
  FINDINGS_SCOPE: oneOf('everything', 'engagement')
    .default('everything')
    .meta({
      about:
        '`everything`: every finding tagged WSTG counts; `engagement`: only findings ' +
        'of the engagement',
    }),
  FINDINGS_WRITE: oneOf('specified', 'own')
    .default('specified')
    .meta({
      about:
        '`specified`: a status is written to the finding that has the identifier, also to one ' +
        'that a tester made; `own`: only to findings that the service made',
    }),
  FINDINGS_TIMEOUT_MS: integer(100, 60_000)
    .default(10_000)
    .meta({ about: 'time limit of one call to DefectDojo' }),
  FINDINGS_DATABASE_URL: postgresUrl.optional().meta({
    about:
      "DefectDojo's database, for dumps; its role is an ordinary owner (`npm run " +
      'findings:owner`)',
    unset: "the sandbox's database",
    api: true,
  }),
  MAX_DUMP_BYTES: integer(1, 2 ** 40)
    .default(2 ** 30)
    .meta({ about: 'size of an uploaded dump', api: true }),
  PG_DUMP_PATH: text.default('pg_dump').meta({
    about:
      "the program for exports, at least as new as DefectDojo's server (Debian: " +
      '`postgresql-client`)',
    api: true,
    fixed: true,
  }),
  WSTG_WEBHOOK_KEY: z
    .string()
    .optional()
    .meta({
      about:
        'secret shared with DefectDojo; without it the webhook requires an ' +
        "administrator's token",
      shown: webhookKeyPlaceholder,
      api: true,
    }),
  WSTG_SYNC_INTERVAL: decimal(0.01, 10_080, 'must be between 0.01 and 10080 minutes')
    .default(5)
    .meta({ about: 'minutes from one periodic synchronisation to the next' }),
  WSTG_KEEP_EQUIVALENT_STATUS: flag.optional().meta({
    about:
      '`true` (recommended): a status such as `Blocked`, which DefectDojo lacks, stays as ' +
      "long as its flags equal the tool's",
    unset: 'false, but true with the sandbox that replaces DefectDojo',
  }),
  START_TIMEOUT_MS: integer(0, 3_600_000)
    .default(60_000)
    .meta({
      about:
        'how long a start waits for an unreachable database, and for locks that a migration ' +
        'needs, before it ends with exit code 1; `0`: no limit',
    }),
  SHUTDOWN_DELAY_MS: integer(0, 600_000).default(0).meta({
    about: 'after SIGTERM: how long new connections are still served while `/readyz` is 503',
  }),
  SHUTDOWN_TIMEOUT_MS: integer(100, 600_000)
    .default(10_000)
    .meta({ about: 'how long running work may take to finish' }),
})

/** The variables as the documents show them. */
export const variableDocs = Object.entries(variables.shape).map(([name, schema]) => {
  const { shown, ...annotation } = schema.meta() as Annotation & GlobalMeta
  const standard: unknown = schema.safeParse(undefined).data
  return { name, value: shown ?? String(standard ?? ''), ...annotation }
})
