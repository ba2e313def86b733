import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { createDatabase } from '../support/postgres.ts'
import { endsWith, startProcess, statusOf, temporaryFolder } from './process.ts'

t.test('a bad configuration ends the start with one line that names the variable, not its value', async (t) => {
  const cases: [script: 'all' | 'api' | 'worker' | 'migrate', env: Record<string, string | undefined>, line: RegExp][] =
    [
      ['all', { TRUST_PROXY: 'true-secret' }, /^TRUST_PROXY must be a comma-separated list of CIDR ranges .*\n$/],
      [
        'migrate',
        { NODE_ENV: 'production', JWT_SECRET_KEY: undefined },
        /^JWT_SECRET_KEY must be set in production\n$/,
      ],
    ]
  for (const [script, env, line] of cases) {
    const service = startProcess(t, script, env)
    await endsWith(t, service, 1)
    t.match(service.errors(), line)
    t.notMatch(service.errors(), 'secret')
    t.same(service.lines, [], 'standard output stays empty')
  }
})

t.test('what the environment does not say comes from .env', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const cwd = temporaryFolder(t)
  const file = ['# a comment', `DATABASE_URL=${DATABASE_URL}`, 'CAPTCHA_SITE_KEY="from the file"', 'HOST=192.0.2.1', '']
  writeFileSync(join(cwd, '.env'), file.join('\n'))
  const service = startProcess(t, 'api', { HOST: '127.0.0.1' }, cwd)
  const url = await service.ready()
  t.match(url, /^http:\/\/127\.0\.0\.1:/, 'the environment goes first')
  const { captcha_site_key: key } = (await (await fetch(`${url}/api/config`)).json()) as Record<string, unknown>
  t.equal(key, 'from the file')
})

t.test('a .env that cannot be read ends the start with one line', async (t) => {
  const cwd = temporaryFolder(t)
  mkdirSync(join(cwd, '.env'))
  const service = startProcess(t, 'api', {}, cwd)
  await endsWith(t, service, 1)
  t.match(service.errors(), /^\.env cannot be read: .*\n$/)
})

t.test('a port that is taken ends the start with a line that names the variable', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  t.teardown(async () => other.close())
  const { port } = other.address() as { port: number }
  for (const variable of ['PORT', 'OPS_PORT']) {
    const service = startProcess(t, 'api', { DATABASE_URL, [variable]: String(port), LOG_LEVEL: 'silent' })
    await endsWith(t, service, 1)
    t.equal(service.lines.length, 1, 'one line, also when logs are off')
    const line = JSON.parse(service.lines[0] ?? '')
    t.match(line, { level: 'fatal', event: 'start_failed', msg: `${variable}: port ${port} is already in use` })
  }
})

t.test('a database that cannot be used ends the start with a line that says why', async (t) => {
  const url = new URL(await createDatabase(t))
  url.password = 'wrong-password-of-the-test'
  const service = startProcess(t, 'all', { DATABASE_URL: url.href })
  await endsWith(t, service, 1)
  const { lines } = service
  const line = lines.find((candidate) => candidate.includes('start_failed')) ?? '{}'
  t.match(JSON.parse(line), { level: 'fatal', msg: /password authentication failed/ })
  t.notMatch(lines.join('\n'), 'wrong-password-of-the-test')
})

t.test('outside production the token secret is made once and kept, readable by its owner only', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const cwd = temporaryFolder(t)
  const env = { DATABASE_URL, JWT_SECRET_KEY: undefined, DATA_DIR: './data' }
  const both = [startProcess(t, 'api', env, cwd), startProcess(t, 'api', env, cwd)]
  const [first = '', second = ''] = await Promise.all(both.map((service) => service.ready()))
  const file = join(cwd, 'data', 'jwt-secret')
  t.equal(statSync(file).mode & 0o777, 0o600)
  t.ok(readFileSync(file, 'utf8').length >= 43, 'of 256 bits or more')
  const body = JSON.stringify({ username: 'ana', password: 'correcto caballo batería grapa' })
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${first}/api/auth/register`, { method: 'POST', headers: json, body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  t.equal(await statusOf(`${second}/api/auth/me`, { headers }), 200, 'started together they have the same')
})

t.test('a folder that cannot be made ends the start with a line that names the variable', async (t) => {
  // Node's recursive mkdir never returns for a folder below /proc.
  for (const folder of ['/dev/null', '/dev/null/data', '/proc/data']) {
    const service = startProcess(t, 'api', { DATABASE_URL: undefined, DATA_DIR: folder, LOG_LEVEL: 'silent' })
    await endsWith(t, service, 1)
    t.match(JSON.parse(service.lines.at(-1) ?? '{}'), {
      event: 'start_failed',
      msg: /^DATA_DIR: .* cannot be a folder: /,
    })
  }
})

t.test('an address that is not this machine’s ends the start with a line that names the variable', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const service = startProcess(t, 'api', { DATABASE_URL, HOST: '192.0.2.1', LOG_LEVEL: 'silent' })
  await endsWith(t, service, 1)
  t.match(JSON.parse(service.lines.at(-1) ?? '{}'), {
    event: 'start_failed',
    msg: 'HOST: 192.0.2.1 is no address of this machine',
  })
})
