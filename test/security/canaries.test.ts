/**
 * Processes of the service get valid and invalid requests with unique secret values. One of these
 * values in a log, an answer or the database is a leak.
 */
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import t, { type Test } from 'tap'
import { asDump, dump } from '../checklist/dumps/tool-database.ts'
import { startService as startFake } from '../people/accounts/fake-service.ts'
import { type ServiceProcess, startProcess, temporaryFolder } from '../start/process.ts'
import { until } from '../support/eventually.ts'
import { startSandbox } from '../support/findings.ts'
import { checkedFetch } from '../support/http.ts'
import { createDatabase, runOnServer } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'

/** Letters, digits and hyphens: the same in JSON, in URLs and in SQL. */
const secrets = {
  password: 'Canary-password-4e1f9',
  wrongPassword: 'Canary-wrong-4e1f9',
  breachedPassword: 'Canary-breached-4e1f9',
  pepper: 'Canary-pepper-4e1f9',
  jwtSecret: 'Canary-jwt-secret-4e1f9-of-32-bytes-or-more',
  databasePassword: 'Canary-database-4e1f9',
  findingsDatabasePassword: 'Canary-findings-database-4e1f9',
  redisPassword: 'Canary-redis-4e1f9',
  webhookKey: 'Canary-webhook-4e1f9',
  wrongWebhookKey: 'Canary-wrong-webhook-4e1f9',
  captchaSecret: 'Canary-captcha-secret-4e1f9',
  captchaToken: 'Canary-captcha-token-4e1f9',
  findingsToken: 'Canary-findings-token-4e1f9',
}
/** Personal data: allowed only in the database and in the person's own answers. */
const personal = {
  givenName: 'Canarynombre',
  surnames: 'Canaryapellidos',
  weight: '83.4173',
  height: '1.7391',
  birthDate: '1987-06-05',
  notes: 'Canarynotas',
}

/** A secret in plain text and in its encodings. */
const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/.?=*$/, ''),
  Buffer.from(secret).toString('hex'),
]

/** The digest after its first five digits, which the range service must not receive. */
const suffixOf = (password: string): string =>
  createHash('sha1').update(password).digest('hex').slice(5)

/** All secrets by their names; issued tokens are added. */
const hidden = new Map<string, string[]>(
  Object.entries(secrets).map(([name, value]) => [name, formsOf(value)]),
)
for (const name of ['password', 'wrongPassword', 'breachedPassword'] as const) {
  const digest = suffixOf(secrets[name])
  hidden.set(`${name}'s digest`, [digest, digest.toUpperCase()])
}
hidden.set('a password hash', ['$argon2'])

const holdsNone = (t: Test, where: string, text: string, values: Iterable<[string, string[]]>) => {
  const found = [...values]
    .filter(([, forms]) => forms.some((form) => text.includes(form)))
    .map(([name]) => name)
  t.same(found, [], `${where}: ${text.length} characters`)
}
const everything = (): [string, string[]][] => [
  ...hidden,
  ...Object.entries(personal).map(([name, value]): [string, string[]] => [name, [value]]),
]

/** Names and contents of all files below a folder. */
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    // A process may remove its temporary file meanwhile.
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => `${path}\n${readFileSync(path, 'latin1')}`)
    .join('\n')

/** A role with a new password that owns a new database. */
const createOwned = async (
  t: Test,
  role: string,
  password: string,
  template?: null,
): Promise<string> => {
  await runOnServer(`create role ${role} superuser login password '${password}'`)
  t.teardown(() => runOnServer(`drop role ${role}`))
  const url = new URL(await createDatabase(t, template))
  await runOnServer(`alter database ${url.pathname.slice(1)} owner to ${role}`)
  url.username = role
  url.password = password
  return url.href
}

t.test('no secret and no personal data leaves its place', async (t) => {
  const folder = temporaryFolder(t)
  const suffix = String(process.pid)
  const databaseUrl = await createOwned(t, `canary_${suffix}`, secrets.databasePassword)
  const findingsUrl = await createOwned(
    t,
    `canary_findings_${suffix}`,
    secrets.findingsDatabasePassword,
    null,
  )
  const database = new URL(databaseUrl).pathname.slice(1)
  // The server logs the text of each statement without the parameters.
  for (const setting of [
    "log_statement = 'all'",
    "log_min_error_statement = 'error'",
    'log_parameter_max_length = 0',
  ]) {
    await runOnServer(`alter database ${database} set ${setting}`)
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  t.teardown(() => pool.end())
  const sql = (text: string) => pool.query(text)
  const serverLog = join(
    (await sql('show data_directory')).rows[0].data_directory,
    '../postgres.log',
  )

  const redis = await startRedis(t)
  await redis.command('CONFIG', 'SET', 'requirepass', secrets.redisPassword)
  const redisUrl = redis.url.replace('//', `//:${secrets.redisPassword}@`)
  const observer = new Redis(redisUrl, { retryStrategy: () => null })
  observer.on('error', () => undefined)
  const commands: string[] = []
  const monitor = await observer.monitor()
  monitor.on('monitor', (_time: string, words: string[]) => commands.push(words.join(' ')))
  monitor.on('error', () => undefined)
  t.teardown(() => {
    monitor.disconnect()
    observer.disconnect()
  })

  const sandbox = await startSandbox(t, { databaseUrl: findingsUrl, token: secrets.findingsToken })
  const captcha = await startFake(t, (_request, response) => {
    const action = captcha.requests.at(-1)?.body.includes('-register') ? 'register' : 'login'
    response.end(JSON.stringify({ success: true, action, score: 1 }))
  })
  const breached = suffixOf(secrets.breachedPassword).toUpperCase()
  const breaches = await startFake(
    t,
    (_request, response) => void response.end(`${breached}:7\r\n`),
  )

  // A wrapper of pg_dump records its arguments, which every user of the machine can see.
  const program = join(folder, 'pg_dump')
  const seen = join(folder, 'pg_dump.arguments')
  writeFileSync(program, `#!/bin/sh\ntr '\\0' ' ' </proc/$$/cmdline >>${seen}\nexec pg_dump "$@"\n`)
  chmodSync(program, 0o755)

  const env = {
    LOG_LEVEL: 'trace',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: join(folder, 'data'),
    TMPDIR: folder,
    JWT_SECRET_KEY: secrets.jwtSecret,
    PASSWORD_PEPPER: secrets.pepper,
    WSTG_WEBHOOK_KEY: secrets.webhookKey,
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET_KEY: secrets.captchaSecret,
    CAPTCHA_VERIFY_URL: captcha.url,
    BREACH_API_URL: `${breaches.url}range/`,
    FINDINGS_URL: sandbox.url,
    FINDINGS_API_TOKEN: secrets.findingsToken,
    FINDINGS_DATABASE_URL: findingsUrl,
    FINDINGS_TIMEOUT_MS: '2000',
    PG_DUMP_PATH: program,
  }
  const api = startProcess(t, 'api', env, folder)
  const worker = startProcess(t, 'worker', env, folder)
  const [url] = await Promise.all([api.ready(), worker.line(/the worker is ready/)])

  const refusals: string[] = []
  let calls = 0
  const call = async (
    method: string,
    path: string,
    options: { headers?: object; body?: unknown } = {},
  ) => {
    calls += 1
    const { headers = {}, body } = options
    const form = body instanceof FormData
    const response = await checkedFetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: form || typeof body === 'string' ? (body as string) : JSON.stringify(body),
      }),
    })
    const text = await response.text()
    if (response.status >= 400) refusals.push(JSON.stringify([...response.headers]) + text)
    return { status: response.status, headers: response.headers, text }
  }

  let issued = 0
  const signIn = async (action: 'login' | 'register', username: string, password: string) => {
    const answer = await call('POST', `/api/auth/${action}`, {
      body: { username, password, captcha_token: `${secrets.captchaToken}-${action}` },
    })
    if (answer.status >= 300) return { status: answer.status, token: '', cookie: '' }
    const { access_token: token } = JSON.parse(answer.text)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    // The signature identifies a token.
    for (const value of [token, cookie])
      hidden.set(`token ${++issued}`, [value.split('.')[2] ?? 'a token without a signature'])
    return { status: answer.status, token, cookie }
  }

  const profile = {
    nombre: personal.givenName,
    apellidos: personal.surnames,
    fecha_nacimiento: personal.birthDate,
    talla_m: Number(personal.height),
  }
  const weight = { peso_kg: Number(personal.weight) }
  const upload = (content: string) => {
    const body = new FormData()
    body.set('file', new Blob([content]), `${secrets.password}.sql`)
    return body
  }

  const admin = await signIn('register', 'administradora', secrets.password)
  t.equal(admin.status, 201)

  /** Sends valid and invalid requests with every secret value. */
  const sendAll = async (name: string, { documents = false } = {}) => {
    const registered = await signIn('register', name, secrets.password)
    const own = await signIn('login', name, secrets.password)
    const session = own.status === 200 ? own : admin
    await signIn('login', name, secrets.wrongPassword)
    await signIn('register', `${name}2`, secrets.breachedPassword)
    await signIn('login', secrets.password, secrets.wrongPassword)
    const headers = { authorization: `Bearer ${session.token}` }
    const asAdmin = { headers: { authorization: `Bearer ${admin.token}` } }
    const { cookie } = session
    const broken =
      `{"password":"${secrets.password}","peso_kg":${personal.weight},` +
      `"fecha_nacimiento":"${personal.birthDate}"`
    const badLogin = { username: name, password: [secrets.password] }
    const refresh = (more: object) => call('POST', '/api/auth/refresh', { headers: more })
    for (const body of [broken, badLogin]) await call('POST', '/api/auth/login', { body })
    await call('GET', `/api/auth/me?token=${session.token}&password=${secrets.password}`)
    await call('GET', `/api/${secrets.password}/${session.token}`)
    await refresh({ cookie })
    await refresh({ cookie: `${cookie}x` })
    await refresh({ cookie, 'sec-fetch-site': 'cross-site' })
    for (const body of [profile, { ...profile, fecha_nacimiento: personal.weight }])
      await call('POST', '/api/user', { headers, body })
    for (const body of [weight, { peso_kg: personal.weight }, broken])
      await call('POST', '/api/weight', { headers, body })
    const paths = ['user', 'weights', 'weights/recent', 'imc', 'stats', 'auth/me', 'wstg/status']
    for (const path of paths) await call('GET', `/api/${path}`, { headers })
    await call('GET', '/api/weights', { headers: { authorization: `Bearer ${session.token}x` } })
    const given = { password: secrets.password }
    const made = await call('POST', '/api/admin/invitations', { ...asAdmin, body: given })
    const { code = 'none' } = JSON.parse(made.text)
    if (made.status === 201) hidden.set(`code ${++issued}`, [code])
    await call('POST', '/api/auth/reset-password', { body: { code, new_password: given.password } })
    const joining = { username: `${name}3`, ...given, invitation: code }
    await call('POST', '/api/auth/register', {
      body: { ...joining, captcha_token: `${secrets.captchaToken}-register` },
    })
    const role = { role: secrets.password }
    await call('PUT', `/api/admin/users/${secrets.password}/role`, { headers, body: role })
    const finding = { event: 'finding_updated', finding: { id: 1 } }
    for (const key of [secrets.webhookKey, secrets.wrongWebhookKey])
      await call('POST', '/api/wstg/webhook', { headers: { 'x-api-key': key }, body: finding })
    const sync = { wstg_id: 'WSTG-INFO-01', status: 'Done', user: name, notes: personal.notes }
    await call('POST', '/api/wstg/sync', { ...asAdmin, body: sync })
    if (documents) {
      await call('GET', '/api/findings-manager/export-dump', asAdmin)
      const body = upload(asDump(`SELECT '${secrets.password}'; oh`))
      await call('POST', '/api/findings-manager/import-dump', { ...asAdmin, body })
      await call('GET', '/api/findings-manager/generate-pdf', asAdmin)
    }
    if (session === own) await call('POST', '/api/auth/logout', { headers: { ...headers, cookie } })
    return { registered, own }
  }

  const idle = () =>
    until(
      'the end of all due requests',
      async () => (await sql('select from wstg_inbox where due_at < now()')).rowCount === 0,
    )
  const first = await sendAll('ana', { documents: true })
  t.same([first.registered.status, first.own.status], [201, 200], 'it works')
  t.match(readFileSync(seen, 'utf8'), /pg_dump.*--format=plain/, 'pg_dump has run')
  await idle()

  // The details of failed statements contain their values.
  for (const table of [
    'weights add constraint impossible check (weight_kg < 0)',
    'profiles add constraint impossible check (height_m < 0)',
  ]) {
    await sql(`alter table ${table} not valid`)
  }
  await sendAll('eva')
  await sql('alter table accounts add constraint impossible check (length(username) < 0) not valid')
  await sendAll('luis')
  await sql('drop table profiles, weights cascade')
  await sendAll('ana')
  await captcha.close()
  await breaches.close()
  await sendAll('ana')
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename like 'canary%' and pid <> pg_backend_pid()`,
  )
  await sendAll('ana')
  await redis.kill()
  await sendAll('ana', { documents: true })
  t.ok(calls - refusals.length > 50 && refusals.length > 80, `${refusals.length} refused`)

  const metrics = await Promise.all(
    [api, worker].map(async (service) => {
      const pages = ['metrics', 'readyz', 'livez', secrets.password].map(async (page) => {
        const response = await checkedFetch(`${await service.operations()}/${page}`)
        return page === secrets.password ? '' : response.text()
      })
      return (await Promise.all(pages)).join('\n')
    }),
  )
  const titles = [api, worker].map(({ child }) =>
    readFileSync(`/proc/${child.pid}/cmdline`, 'latin1'),
  )
  const logged = ({ lines }: ServiceProcess) => lines.join('\n')
  const statements = readFileSync(serverLog, 'utf8')
  t.match(logged(api), /"event":"request_failed"/, 'failures were logged')
  t.match(logged(worker), /"level":"(info|warn)"/)
  t.match(statements, /insert into "accounts"/i, 'statements were logged')
  t.ok(commands.length > 20, `${commands.length} commands of Redis`)

  for (const [where, text] of Object.entries({
    "the API's log": logged(api),
    "the worker's log": logged(worker),
    'standard error': api.errors() + worker.errors(),
    metrics: metrics.join('\n'),
    'arguments of processes': titles.join('\n') + readFileSync(seen, 'utf8'),
    "the queue's and the counters' commands": commands.join('\n'),
    "the database server's log": statements,
    refusals: refusals.join('\n'),
    'files that were left': filesIn(folder),
  })) {
    holdsNone(t, where, text, everything())
  }

  // Personal data belongs in the database, but secrets only as hashes.
  hidden.delete('a password hash')
  holdsNone(t, 'a dump of the database', await dump({ url: databaseUrl }), hidden)
})
