import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { checkedFetch } from '../support/http.ts'
import { createDatabase } from '../support/postgres.ts'
import { endsWith, failsWith, startProcess, statusOf, temporaryFolder } from './process.ts'

t.test(
  'an invalid configuration ends the start with one line with the variable and without its value',
  async (t) => {
    const cases: [
      script: 'all' | 'api' | 'worker' | 'migrate',
      env: Record<string, string | undefined>,
      line: RegExp,
    ][] = [
      [
        'all',
        { TRUST_PROXY: 'true-secret' },
        /^TRUST_PROXY must be a comma-separated list of CIDR ranges .*\n$/,
      ],
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
  },
)

t.test('variables that the environment does not set come from .env', async (t) => {
  const DATABASE_URL = await createDatabase(t)
  const cwd = temporaryFolder(t)
  const file = [
    '# a comment',
    `DATABASE_URL=${DATABASE_URL}`,
    'CAPTCHA_SITE_KEY="from the file"',
    'HOST=192.0.2.1',
    '',
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

t.test('an unreadable .env ends the start with one line', async (t) => {
  const cwd = temporaryFolder(t)
  mkdirSync(join(cwd, '.env'))
  const service = startProcess(t, 'api', {}, cwd)
  await endsWith(t, service, 1)
  t.match(service.errors(), /^\.env cannot be read: .*\n$/)
})

t.test('a port in use ends the start with one line that names the variable', async (t) => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  t.teardown(async () => other.close())
  const { port } = other.address() as { port: number }
  for (const variable of ['PORT', 'OPS_PORT']) {
    const cwd = temporaryFolder(t)
    // An embedded database would create a folder.
    const service = startProcess(
      t,
      'all',
      { DATABASE_URL: undefined, [variable]: String(port) },
      cwd,
    )
    await failsWith(t, service, `${variable}: port ${port} is already in use\n`)
    t.same(readdirSync(cwd), [])
  }
})

t.test('a database that refuses or does not exist ends the start with one line', async (t) => {
  const url = new URL(await createDatabase(t))
  const wrong = {
    password: 'wrong-password-of-the-test',
    pathname: '/no_such_database',
    username: 'no_such_role',
  }
  for (const [part, value] of Object.entries(wrong)) {
    const changed = Object.assign(new URL(url), { [part]: value }).href
    for (const script of ['all', 'migrate'] as const) {
      const cwd = temporaryFolder(t)
      const service = startProcess(
        t,
        script,
        { DATABASE_URL: changed, FINDINGS_URL: undefined },
        cwd,
      )
      await failsWith(
        t,
        service,
        /^DATABASE_URL: .*(password authentication failed|does not exist)/,
      )
      t.notMatch(service.errors(), 'wrong-password-of-the-test')
      t.same(readdirSync(cwd), [])
    }
  }
})

t.test(
  'the log warns of a name in .env similar to a variable of the service, and of no other',
  async (t) => {
    const DATABASE_URL = await createDatabase(t)
    const cwd = temporaryFolder(t)
    const names = [
      'COOKIE_SAMSITE',
      'PORTS',
      'WSTG_KEY',
      'COMPOSE_PROJECT_NAME',
      'POSTGRES_PASSWORD',
      'LANG',
    ]
    writeFileSync(join(cwd, '.env'), names.map((name) => `${name}=1\n`).join(''))
    const service = startProcess(t, 'api', { DATABASE_URL }, cwd)
    await service.ready()
    const warnings = service.lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'configuration')
    t.same(
      warnings.map(({ msg }) => msg),
      [
        '.env: COOKIE_SAMSITE is no variable of this service; the nearest is COOKIE_SAMESITE',
        '.env: PORTS is no variable of this service; the nearest is PORT',
        '.env: WSTG_KEY is no variable of this service; the nearest is WSTG_WEBHOOK_KEY',
      ],
    )
  },
)

t.test(
  'outside production the token secret is generated once and readable only by its owner',
  async (t) => {
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
    const answer = await checkedFetch(`${first}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body,
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    t.equal(
      await statusOf(`${second}/api/auth/me`, { headers }),
      200,
      'processes started together have the same secret',
    )
  },
)

t.test(
  'a folder that cannot be created ends the start with a line with the variable',
  async (t) => {
    // Node's recursive mkdir never returns for a folder below /proc.
    for (const folder of ['/dev/null', '/dev/null/data', '/proc/data']) {
      const service = startProcess(t, 'api', { DATABASE_URL: undefined, DATA_DIR: folder })
      await failsWith(t, service, /^DATA_DIR: .* cannot be a folder: /)
    }
  },
)

t.test('an address of another machine ends the start with a line with the variable', async (t) => {
  const service = startProcess(t, 'api', { DATABASE_URL: undefined, HOST: '192.0.2.1' })
  await failsWith(t, service, 'HOST: 192.0.2.1 is no address of this machine\n')
})
