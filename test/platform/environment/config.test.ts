import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import t from 'tap'
import { readConfig, variableNames } from '../../../src/platform/environment/config.ts'

const secret = 'x'.repeat(32)

t.test('without any variable there is a configuration for one machine', async (t) => {
  const config = readConfig({})
  t.match(config, {
    production: false,
    HOST: '127.0.0.1',
    PORT: 3000,
    OPS_HOST: '127.0.0.1',
    OPS_PORT: 9464,
    DATA_DIR: `${process.cwd()}/var`,
    LOG_LEVEL: 'info',
    APP_TIMEZONE: 'Europe/Madrid',
    COOKIE_SECURE: 'auto',
    COOKIE_SAMESITE: 'strict',
    argon2: { timeCost: 2, memoryCost: 19_456, parallelism: 1, hashLength: 32, saltLength: 16 },
    AUTH_RATE_LIMIT_MAX: 3,
    BREACH_API_URL: 'https://api.pwnedpasswords.com/range/',
    BREACH_FAIL_CLOSED: false,
    CAPTCHA_MIN_SCORE: 0.5,
    CAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
    SHUTDOWN_DELAY_MS: 0,
    SHUTDOWN_TIMEOUT_MS: 10_000,
    PASSWORD_PEPPER: '',
  })
  const { warnings, TRUST_PROXY, CORS_ORIGINS } = config
  t.same([warnings, TRUST_PROXY, CORS_ORIGINS], [[], [], []])
})

/** Refused values of each variable, separated by commas; any text is a value of the others. */
const refusedValues: Record<string, string> = {
  NODE_ENV: 'prod,Production, production',
  PORT: '-1,65536,80.5,1e3,0x50,http, 80,99999999999999999999',
  OPS_PORT: '-1,65536,none',
  OPS_HOST: '999.1.1.1,two words,0.0.0.0:9464',
  HOST: '999.1.1.1,127.0.0,::1::2,two words,127.0.0.1:3000,[::1]',
  LOG_LEVEL: 'loud,INFO,30',
  DATABASE_URL:
    'localhost,mysql://u:secret@h/d,http://h/d,postgres,//h/d,' +
    'postgres://h/%E0%A4%A,postgres://h/d?sslrootcert=/missing',
  DATABASE_POOLER: 'session,true',
  DATABASE_DIRECT_URL: 'localhost,mysql://h/d',
  REDIS_URL: 'localhost:6379,http://localhost,postgres://h,redis://u:100%zz@h,redis://h/queue',
  // Node accepts the values from VST on, which PostgreSQL reads differently or not at all.
  APP_TIMEZONE: 'Europe/Atlantis,nowhere,Europe/Madrid ,VST,IST,BST,+05:30,-08,GMT+5',
  TRUST_PROXY:
    'true,false,1,2,loopback,proxy.example,10.0.0.0/33,10.0.0/8,10.0.0.0/,10.0.0.0/8/8,' +
    '10.0.0.0/-1,::1/129,::ffff:10.0.0.0/104,::FFFF:10.0.0.0/104,::ffff:a00:0/104,' +
    '0:0:0:0:0:ffff:a00:0/104,0000::ffff:10.0.0.1',
  CORS_ORIGINS: '*,app.example,https://app.example/,https://app.example/x,HTTPS://app.example,null',
  COOKIE_SECURE: 'yes,1,TRUE',
  COOKIE_SAMESITE: 'some,true',
  ARGON2_TIME_COST: '0,1,101,two',
  ARGON2_MEMORY_COST: '0,1023,1048577,19 MiB',
  ARGON2_PARALLELISM: '0,17',
  ARGON2_HASH_LEN: '15,65',
  ARGON2_SALT_LEN: '15,65',
  AUTH_RATE_LIMIT_MAX: '0,-3,3.5,none',
  REGISTRATION: 'yes,Closed,true',
  PASSWORD_LINKS: 'yes,0',
  BREACH_API_URL: 'api.pwnedpasswords.com,file:///etc/passwd,ftp://x/',
  BREACH_FAIL_CLOSED: 'yes,1,TRUE',
  CAPTCHA_MIN_SCORE: '1.5,-1,1.01,abc,.5,NaN,5e-1',
  CAPTCHA_VERIFY_URL: 'google.com,javascript:alert(1)',
  CAPTCHA_SCRIPT_URL:
    'google.com,javascript:alert(1),https://*/x,https://[::1]/x,https://a.example;b/x,' +
    "https://a.example'unsafe-inline'/x,https://a_b.example/x",
  API_DOCS: 'yes,0',
  WEB_PAGE: 'yes,0',
  FINDINGS_URL: 'dojo.example,file:///x,postgres://h/d,http://user:secret@dojo.example/',
  FINDINGS_API_TOKEN: 'two words,línea,a\nb',
  FINDINGS_SCOPE: 'product,Everything',
  FINDINGS_WRITE: 'tester,Own',
  FINDINGS_TIMEOUT_MS: '99,60001,10s',
  FINDINGS_DATABASE_URL: 'dojo,mysql://h/d,postgres://h/d?sslkey=/missing',
  MAX_DUMP_BYTES: '0,-1,1GiB,1099511627777',
  WSTG_SYNC_INTERVAL: '0,-1,x,100000,5m,0.001,1e1,Infinity',
  WSTG_KEEP_EQUIVALENT_STATUS: 'yes,1',
  DATABASE_TIMEOUT_MS: '999,60001,2s',
  START_TIMEOUT_MS: '-1,x,3600001',
  SHUTDOWN_DELAY_MS: '-1,600001,5s',
  SHUTDOWN_TIMEOUT_MS: '0,99,600001',
}
const anyText = [
  ...['DATA_DIR', 'JWT_SECRET_KEY', 'JWT_SECRET_KEY_PREVIOUS', 'PASSWORD_PEPPER'],
  ...['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY'],
  ...['PG_DUMP_PATH', 'WSTG_WEBHOOK_KEY', 'FINDINGS_PRODUCT_TYPE'],
  ...['FINDINGS_PRODUCT', 'FINDINGS_ENGAGEMENT', 'FINDINGS_TEST_TYPE'],
]

t.test('an invalid value is refused in one line, with its variable, without itself', async (t) => {
  const covered = [...Object.keys(refusedValues), ...anyText]
  t.same(covered.sort(), [...variableNames].sort(), 'no variable is left out here')
  for (const [name, values] of Object.entries(refusedValues)) {
    const refusal = { name: 'ConfigError', message: new RegExp(`^${name} [^\\n]+$`) }
    for (const value of values.split(','))
      t.throws(() => readConfig({ [name]: value }), refusal, `${name}=${value}`)
    const canary = { ...refusal, message: /^(?!.*canary)/ }
    t.throws(() => readConfig({ [name]: 'the canary' }), canary, `${name} is not repeated`)
  }
  for (const [name, value] of [
    ['DATABASE_URL', 'postgres://h,other/d'],
    ['REDIS_URL', 'redis://h,other'],
    ['CAPTCHA_MIN_SCORE', '0,5'],
    ['TRUST_PROXY', '10.0.0.0/8,true'],
  ] as const)
    t.throws(() => readConfig({ [name]: value }), { name: 'ConfigError' }, value)
})

t.test('only a pooler in transaction mode needs and uses a direct URL', async (t) => {
  const DATABASE_URL = 'postgres://pooler/d'
  const DATABASE_DIRECT_URL = 'postgres://server/d'
  for (const missing of [{}, { DATABASE_URL }, { DATABASE_DIRECT_URL }]) {
    t.throws(() => readConfig({ DATABASE_POOLER: 'transaction', ...missing }), {
      message: /^DATABASE_DIRECT_URL /,
    })
  }
  const urls = { DATABASE_URL, DATABASE_DIRECT_URL }
  const pooled = { databasePooled: true, DATABASE_URL, directDatabaseUrl: DATABASE_DIRECT_URL }
  t.match(readConfig({ DATABASE_POOLER: 'transaction', ...urls }), pooled)
  t.equal(readConfig(urls).directDatabaseUrl, DATABASE_URL)
})

t.test('values at their limits are accepted', async (t) => {
  const zones = ['America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC']
  const accepted: Record<string, string>[] = [
    { PORT: '0', OPS_PORT: '65535' },
    { LOG_LEVEL: 'silent' },
    { DATABASE_URL: 'postgresql://u:p%40ss@h:5432/d?sslmode=disable' },
    { REDIS_URL: 'rediss://:p@h:6379/1' },
    ...zones.map((zone) => ({ APP_TIMEZONE: zone })),
    ...['::', 'localhost'].map((host) => ({ HOST: host })),
    { TRUST_PROXY: '10.0.0.0/8, 192.0.2.1, fd00::/8,::1' },
    { CORS_ORIGINS: 'https://app.example, http://localhost:5173' },
    { COOKIE_SAMESITE: 'Lax' },
    { COOKIE_SAMESITE: 'None', COOKIE_SECURE: 'true' },
    { ARGON2_TIME_COST: '3', ARGON2_MEMORY_COST: '65536' },
    { ARGON2_HASH_LEN: '64', ARGON2_SALT_LEN: '64' },
    ...['0', '1.0'].map((score) => ({ CAPTCHA_MIN_SCORE: score })),
    { SHUTDOWN_DELAY_MS: '0', SHUTDOWN_TIMEOUT_MS: '100' },
  ]
  for (const environment of accepted)
    t.doesNotThrow(() => readConfig(environment), JSON.stringify(environment))
  const { DATABASE_URL, FINDINGS_DATABASE_URL } = readConfig({
    DATABASE_URL: 'postgres://u:p%40ss@h:5432/d?application_name=%3D',
    FINDINGS_DATABASE_URL: 'postgresql://u%3D:p%2F@h/a%3Db%2fc%20d%3F%25',
  })
  t.equal(DATABASE_URL, 'postgres://u:p%40ss@h:5432/d?application_name=%3D')
  t.equal(FINDINGS_DATABASE_URL, 'postgresql://u%3D:p%2F@h/a=b/c%20d%3F%25')
  t.same(new pg.Client(FINDINGS_DATABASE_URL).database, 'a=b/c d%3F%', 'pg decodes it')
  t.same(readConfig({ TRUST_PROXY: ' 10.0.0.0/8 ,,192.0.2.1 ' }).TRUST_PROXY, [
    '10.0.0.0/8',
    '192.0.2.1',
  ])
})

t.test('an empty variable counts as unset, an unknown one is ignored', async (t) => {
  const empty = Object.fromEntries(variableNames.map((name) => [name, '']))
  t.same(readConfig({ ...empty, OTHER: 'x' }), readConfig({}))
})

t.test('the previous token secret has the length of the present one and differs', async (t) => {
  const withPrevious = (JWT_SECRET_KEY_PREVIOUS: string, NODE_ENV = 'production') =>
    readConfig({ NODE_ENV, JWT_SECRET_KEY: secret, JWT_SECRET_KEY_PREVIOUS })
  t.equal(withPrevious('é'.repeat(16)).JWT_SECRET_KEY_PREVIOUS, 'é'.repeat(16))
  t.throws(() => withPrevious('x'.repeat(31)), {
    message: 'JWT_SECRET_KEY_PREVIOUS must have at least 32 bytes in production',
  })
  t.throws(() => withPrevious(secret), {
    message: 'JWT_SECRET_KEY_PREVIOUS must differ from JWT_SECRET_KEY',
  })
  t.match(withPrevious('short', 'development').warnings.join(), /JWT_SECRET_KEY_PREVIOUS has fewer/)
})

t.test('production requires a token secret of 32 bytes', async (t) => {
  const production = (JWT_SECRET_KEY?: string) =>
    readConfig({ NODE_ENV: 'production', JWT_SECRET_KEY })
  t.throws(() => production(), { message: 'JWT_SECRET_KEY must be set in production' })
  t.throws(() => production(''), { message: 'JWT_SECRET_KEY must be set in production' })
  t.throws(() => production('x'.repeat(31)), {
    message: 'JWT_SECRET_KEY must have at least 32 bytes in production',
  })
  t.equal(production(secret).production, true)
  t.equal(production('é'.repeat(16)).JWT_SECRET_KEY, 'é'.repeat(16), 'the length is in bytes')
  t.match(readConfig({ JWT_SECRET_KEY: 'short' }).warnings, [
    /JWT_SECRET_KEY has fewer than 32 bytes/,
  ])
})

t.test('invalid combinations are refused or cause a warning', async (t) => {
  t.throws(() => readConfig({ COOKIE_SAMESITE: 'none', COOKIE_SECURE: 'false' }), {
    message: /^COOKIE_SAMESITE /,
  })
  for (const name of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY']) {
    const { warnings } = readConfig({ [name]: 'the-key' })
    t.match(warnings, [/captchas are not verified/])
    t.notMatch(warnings.join(), 'the-key')
  }
  t.same(readConfig({ CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET_KEY: 'b' }).warnings, [])
})

t.test("the findings tool's database is not the service's own, in any spelling", (t) => {
  const own = 'postgres://register:secret@localhost/regis%74er'
  const same = [
    own,
    'postgres://another@localhost:5432/register',
    'postgresql://register@127.0.0.1/register',
    'postgres://register@[::1]:5432/register',
    'postgres://register@LOCALHOST/register?sslmode=disable',
    'postgres://register@elsewhere/register?host=localhost',
    'postgres://register@localhost:1/register?port=5432',
    'postgres://register@elsewhere/register?host=/var/run/postgresql',
    'postgres://register@localhost',
  ]
  for (const url of same) {
    const env = { DATABASE_URL: own, FINDINGS_DATABASE_URL: url }
    t.throws(
      () => readConfig(env),
      { message: /^FINDINGS_DATABASE_URL names the service's own database/ },
      url,
    )
  }
  const pooled = { DATABASE_POOLER: 'transaction', DATABASE_URL: 'postgres://u@pooler/register' }
  const direct = { ...pooled, DATABASE_DIRECT_URL: own, FINDINGS_DATABASE_URL: own }
  t.throws(() => readConfig(direct), { message: /^FINDINGS_DATABASE_URL .* DATABASE_DIRECT_URL$/ })
  const others = [
    'postgres://register@localhost/defectdojo',
    'postgres://register@localhost:5433/register',
    'postgres://register@10.0.0.1/register',
    'postgres://register@localhost/Register',
    'postgres://register@localhost/register?host=dojo',
  ]
  for (const url of others) readConfig({ DATABASE_URL: own, FINDINGS_DATABASE_URL: url })
  t.end()
})

t.test('the placeholder of the webhook key is not a key', async (t) => {
  t.equal(readConfig({ WSTG_WEBHOOK_KEY: 'change_me_in_production' }).WSTG_WEBHOOK_KEY, undefined)
  t.equal(readConfig({ WSTG_WEBHOOK_KEY: 'a key' }).WSTG_WEBHOOK_KEY, 'a key')
  const production = (WSTG_WEBHOOK_KEY: string) =>
    readConfig({ NODE_ENV: 'production', JWT_SECRET_KEY: 'x'.repeat(32), WSTG_WEBHOOK_KEY })
  const message = 'WSTG_WEBHOOK_KEY must have at least 16 bytes in production'
  t.throws(() => production('x'.repeat(15)), { message })
  t.equal(production('x'.repeat(16)).WSTG_WEBHOOK_KEY, 'x'.repeat(16))
})

const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8')

t.test('every variable is used', async (t) => {
  const folder = fileURLToPath(new URL('../../../src/', import.meta.url))
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/variables.ts'] })
  const sources = (await Promise.all(files.map((file) => read(`src/${file}`)))).join()
  // A template makes the names of hosts and ports.
  const own = variableNames.filter((name) => !/^(OPS_)?(HOST|PORT)$/.test(name))
  for (const name of own) t.match(sources, new RegExp(`\\b\\w+\\.${name}\\b|\\b${name}[:,]`), name)
})

t.test('.env.example shows the defaults', async (t) => {
  const lines = (await read('.env.example')).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)
  const entries = [...lines].map(([, name = '', value = '']): [string, string] => [name, value])
  t.same(readConfig(Object.fromEntries(entries)), readConfig({}))
})

t.test('the interval of synchronisations is a whole number of milliseconds', (t) => {
  // Redis cuts a fraction off, and a schedule that differs from its interval is made again.
  for (let hundredths = 1; hundredths <= 2000; hundredths++) {
    const { syncInterval } = readConfig({ WSTG_SYNC_INTERVAL: String(hundredths / 100) })
    t.equal(syncInterval, hundredths * 600)
  }
  t.end()
})
