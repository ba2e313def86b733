import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { storedSecret } from '../../src/start/data-directory.ts'
import { checkedFetch } from '../support/http.ts'
import { serveSockets } from '../support/machine.ts'
import { createDatabase } from '../support/postgres.ts'
import {
  endsWith,
  failsWith,
  registerAt,
  startProcess,
  statusOf,
  temporaryFolder,
} from './process.ts'

const port = String(await serveSockets(t, () => undefined))
/** The address of the tests' database with one wrong part. */
const wrong = async (t: Test, part: 'password' | 'pathname' | 'username', value: string) =>
  Object.assign(new URL(await createDatabase(t)), { [part]: value }).href

// No value of a variable stands in an answer. Without DATABASE_URL a start would create a folder.
const mistakes: [
  script: 'all' | 'api' | 'migrate',
  env: (t: Test) => Promise<Record<string, string>>,
  line: string | RegExp,
][] = [
  ['all', async () => ({ TRUST_PROXY: 'a-secret' }), /^TRUST_PROXY must be a comma-separated list/],
  [
    'api',
    async () => ({ NODE_ENV: 'production', JWT_SECRET_KEY: '' }),
    'JWT_SECRET_KEY must be set in production\n',
  ],
  ['all', async () => ({ PORT: port }), `PORT: port ${port} is already in use\n`],
  ['all', async () => ({ OPS_PORT: port }), `OPS_PORT: port ${port} is already in use\n`],
  ['api', async () => ({ HOST: '192.0.2.1' }), /^HOST and PORT: 192\.0\.2\.1:.*EADDRNOTAVAIL/],
  ['api', async () => ({ DATA_DIR: '/dev/null' }), /^DATA_DIR: .* cannot be a folder: /],
  ['api', async () => ({ DATA_DIR: '/dev/null/data' }), /^DATA_DIR: .* cannot be a folder: /],
  [
    'all',
    async (t) => ({ DATABASE_URL: await wrong(t, 'password', 'a-secret') }),
    /^DATABASE_URL: .*password authentication failed/,
  ],
  [
    'api',
    async (t) => ({ DATABASE_URL: await wrong(t, 'password', '') }),
    /^DATABASE_URL: .*client password must be a string/,
  ],
  [
    'all',
    async (t) => ({ DATABASE_URL: await wrong(t, 'username', 'no_such_role') }),
    /^DATABASE_URL: .*(password authentication failed|does not exist)/,
  ],
  [
    'migrate',
    async (t) => ({ DATABASE_URL: await wrong(t, 'pathname', '/no_such_database') }),
    /^DATABASE_URL: .*does not exist/,
  ],
]
for (const [script, env, line] of mistakes) {
  t.test(`an operator's mistake ends the start with one line: ${line}`, async (t) => {
    const cwd = temporaryFolder(t)
    const service = startProcess(t, script, { FINDINGS_URL: undefined, ...(await env(t)) }, cwd)
    await failsWith(t, service, line)
    t.notMatch(service.errors(), 'secret')
    t.same(readdirSync(cwd), [], 'nothing has been created')
  })
}

t.test('in production a migration needs the address of its database only', async (t) => {
  const cwd = temporaryFolder(t)
  const DATABASE_URL = await createDatabase(t, null)
  const env = { NODE_ENV: 'production', DATABASE_URL, JWT_SECRET_KEY: '', FINDINGS_API_TOKEN: '' }
  const migrate = startProcess(t, 'migrate', { ...env, PORT: 'none' }, cwd)
  await endsWith(t, migrate, 0)
  t.match(migrate.lines.at(-1), /"event":"schema_current"/)
  t.same(readdirSync(cwd), [], 'no secret has been stored')
})

t.test('in production a worker starts without the secrets of callers', async (t) => {
  const env = { NODE_ENV: 'production', DATABASE_URL: await createDatabase(t), JWT_SECRET_KEY: '' }
  const worker = startProcess(t, 'worker', { ...env, DATA_DIR: '/nonexistent' })
  await worker.line(/the worker is ready/)
  worker.child.kill('SIGTERM')
  await endsWith(t, worker, 0)
})

t.test('an unreadable .env ends the start with one line', async (t) => {
  const cwd = temporaryFolder(t)
  mkdirSync(join(cwd, '.env'))
  await failsWith(t, startProcess(t, 'api', {}, cwd), /^\.env cannot be read: /)
})

t.test('variables that the environment does not set come from .env', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const cwd = temporaryFolder(t)
  const file = [
    '# a comment',
    `DATABASE_URL=${DATABASE_URL}`,
    'CAPTCHA_SITE_KEY="from the file"',
    'HOST=192.0.2.1',
  ]
  writeFileSync(join(cwd, '.env'), file.join('\n'))
  const service = startProcess(t, 'api', { HOST: '127.0.0.1' }, cwd)
  const url = await service.ready()
  t.match(url, /^http:\/\/127\.0\.0\.1:/, 'the environment takes precedence')
  const { captcha_site_key: key } = (await (
    await checkedFetch(`${url}/api/config`)
  ).json()) as Record<string, unknown>
  t.equal(key, 'from the file')
})

t.test('a stored token secret that is short, shared or missing stops the start', async (t) => {
  const folder = temporaryFolder(t)
  const file = join(folder, 'jwt-secret')
  const secret = await storedSecret(folder, 'jwt-secret')
  t.equal(await storedSecret(folder, 'jwt-secret'), secret)
  const refusal = (reason: RegExp) => ({ name: 'ConfigError', message: reason })
  for (const [path, modes, own] of [
    [file, [0o666, 0o644, 0o640, 0o620], 0o600],
    [folder, [0o777, 0o770, 0o702], 0o700],
  ] as const) {
    for (const mode of modes) {
      chmodSync(path, mode)
      const reason = `DATA_DIR: ${path} has mode ${mode.toString(8)}, so other users can`
      await t.rejects(storedSecret(folder, 'jwt-secret'), refusal(new RegExp(`^${reason}`)))
    }
    chmodSync(path, own)
  }
  for (const content of ['x'.repeat(31), '']) {
    writeFileSync(file, content)
    await t.rejects(
      storedSecret(folder, 'jwt-secret'),
      refusal(/^DATA_DIR: .*jwt-secret has fewer than 32 bytes/),
    )
  }
  await t.rejects(
    storedSecret('/proc/self', 'jwt-secret'),
    refusal(/^DATA_DIR: \/proc\/self\/jwt-secret cannot be written: /),
  )
  rmSync(file)
  symlinkSync(join(folder, 'missing'), file)
  await t.rejects(
    storedSecret(folder, 'jwt-secret'),
    refusal(/^DATA_DIR: .*jwt-secret is a link to a missing file$/),
  )
})

t.test('outside production the token secret is generated once, for its owner', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const cwd = temporaryFolder(t)
  const env = { DATABASE_URL, JWT_SECRET_KEY: undefined, DATA_DIR: './data' }
  const both = [startProcess(t, 'api', env, cwd), startProcess(t, 'api', env, cwd)]
  const [first = '', second = ''] = await Promise.all(both.map((service) => service.ready()))
  const file = join(cwd, 'data', 'jwt-secret')
  t.equal(statSync(file).mode & 0o777, 0o600)
  t.ok(readFileSync(file, 'utf8').length >= 43, 'of 256 bits or more')
  const headers = { authorization: `Bearer ${await registerAt(first, 'ana')}` }
  t.equal(await statusOf(`${second}/api/auth/me`, { headers }), 200, 'the same secret')
})
