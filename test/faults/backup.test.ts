/** Given a service under traffic, when the commands of docs/backup.md run, then no row is lost. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { need } from '../programs.ts'
import { registerAt, startProcess } from '../start/process.ts'
import { password, profile } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { apiToken, startSandbox } from '../support/findings.ts'
import { callJson, type JsonAnswer, type JsonCall } from '../support/http.ts'
import { temporaryFolder } from '../support/machine.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { findingsWithTag } from '../support/wstg.ts'
import { commandsIn, paste } from './documented-commands.ts'

need('pg_dump')

const folder = temporaryFolder(t)
const root = fileURLToPath(new URL('../..', import.meta.url))

const caller = (url: string) => (path: string, call?: JsonCall) =>
  callJson(`${url}/api/${path}`, call)
type Call = ReturnType<typeof caller>

const logOut = (call: Call, token: string) => call('auth/logout', { token, body: {} })
const statusWith = async (call: Call, token: string) => (await call('auth/me', { token })).status

const DATABASE_URL = await createDatabase(t)
const sandbox = await startSandbox(t)
const env = { FINDINGS_URL: sandbox.url, FINDINGS_API_TOKEN: apiToken }

t.test('a dump under traffic, restored elsewhere, has everything accepted before it', async (t) => {
  const before = startProcess(t, 'api', { ...env, DATABASE_URL })
  const url = await before.ready()
  const call = caller(url)
  const [administrator, ana, luis, eva] = [
    await registerAt(url, 'administradora'),
    await registerAt(url, 'ana'),
    await registerAt(url, 'luis'),
    await registerAt(url, 'eva'),
  ]
  await call('user', {
    token: ana,
    body: profile,
  })
  t.equal((await logOut(call, luis)).status, 200)

  // No worker runs, so accepted requests wait.
  const accepted = {
    accounts: ['administradora', 'ana', 'luis', 'eva'],
    weights: 0,
    items: [] as string[],
  }
  let running = true
  const repeat = async (most: number, step: (count: number) => Promise<void>) => {
    for (let count = 1; running && count <= most; count++) await step(count)
  }
  const ok = ({ status, body }: JsonAnswer, wanted: number) => {
    if (status !== wanted) throw new Error(`${status} ${body.error}`)
  }
  const traffic = Promise.all([
    repeat(Number.POSITIVE_INFINITY, async () => {
      ok(await call('weight', { token: ana, body: { peso_kg: 70 } }), 201)
      accepted.weights++
    }),
    repeat(30, async (count) => {
      await registerAt(url, `nueva${count}`)
      accepted.accounts.push(`nueva${count}`)
    }),
    repeat(20, async (count) => {
      const wstg_id = `WSTG-BACK-${count}`
      ok(await call('wstg/sync', { token: administrator, body: { wstg_id, status: 'Done' } }), 202)
      accepted.items.push(wstg_id)
    }),
  ])
  await until(
    'there is traffic',
    () => accepted.weights > 20 && accepted.accounts.length > 8 && accepted.items.length > 4,
  )
  const promised = structuredClone(accepted)
  const [dump = ''] = await commandsIn('docs/backup.md', 'Backup')
  await paste(dump, { cwd: folder, env: { DATABASE_URL } })
  const { weights } = accepted
  await until('traffic goes on', () => accepted.weights > weights)
  running = false
  await traffic
  t.equal((await logOut(call, eva)).status, 200, 'after the dump')
  before.child.kill('SIGTERM')
  await before.exited

  const server = await startPostgres({
    directory: join(folder, 'postgres'),
    mode: 'own',
    settings: { fsync: 'off', synchronous_commit: 'off' },
  })
  t.teardown(() => server.stop())
  const restored = server.url
  const [restore = ''] = await commandsIn('docs/backup.md', 'Restoring a dump')
  await paste(restore, { cwd: folder, env: { DATABASE_URL: restored } })

  const after = startProcess(t, 'all', { ...env, DATABASE_URL: restored })
  const restoredUrl = await after.ready()
  const again = caller(restoredUrl)
  t.notOk(
    after.lines.some((line) => line.includes('"event":"migrated"')),
    'no migration',
  )

  for (const username of promised.accounts) {
    t.equal((await again('auth/login', { body: { username, password } })).status, 200, username)
  }
  const source = await connect(t, DATABASE_URL)
  const target = await connect(t, restored)
  const rows = async (client: pg.Client, statement: string) => (await client.query(statement)).rows
  const weightRows = 'select id, user_id, weight_kg, recorded_at from weights order by id'
  const copied = await rows(target, weightRows)
  t.ok(copied.length >= promised.weights, 'every weight whose answer came before the dump')
  t.same(copied, (await rows(source, weightRows)).slice(0, copied.length), 'each as it was')
  const [history, stats, person] = await Promise.all(
    ['weights', 'stats', 'user'].map((path) => again(path, { token: ana })),
  )
  t.equal(history?.body.weights.length, copied.length)
  t.equal(stats?.body.num_pesajes, copied.length, 'the statistics count the copied records')
  t.equal(person?.body.apellidos, profile.apellidos)

  const open = 'select from wstg_inbox where due_at is not null limit 1'
  await until(
    'the waiting requests have been processed',
    async () => (await rows(target, open)).length === 0,
  )
  for (const item of promised.items)
    t.equal((await findingsWithTag(sandbox, item.toLowerCase())).length, 1, item)
  t.same(await rows(target, "select seq from wstg_inbox where state <> 'done'"), [])

  t.equal(await statusWith(again, ana), 200, 'tokens are valid while the secret is the same')
  t.equal(await statusWith(again, luis), 401, 'a token revoked before the dump stays revoked')
  t.equal(await statusWith(again, eva), 200, 'valid again: the document gives the remedy')

  await registerAt(restoredUrl, 'despues')
  t.equal((await again('weight', { token: ana, body: { peso_kg: 70 } })).status, 201, 'a new id')
  after.child.kill('SIGTERM')
  await after.exited
})

t.test('the way from the embedded database keeps accounts, weights and sessions', async (t) => {
  const cwd = temporaryFolder(t)
  const data = join(cwd, 'var')
  const start = async (env: Record<string, string> = {}) => {
    const service = startProcess(t, 'all', { ...own, ...env }, cwd)
    const call = caller(await service.ready())
    return { service, call }
  }
  const own = { ...env, JWT_SECRET_KEY: undefined, DATA_DIR: data }
  const end = async ({ child, exited }: ReturnType<typeof startProcess>) => {
    child.kill('SIGTERM')
    await exited
  }
  const [dump = '', secret = '', move = ''] = (
    await commandsIn('docs/backup.md', 'From the embedded database')
  ).map((commands) =>
    commands
      .replaceAll('npm run', `npm --prefix ${root} run`)
      .replaceAll('register.dump', join(cwd, 'register.dump')),
  )
  const [restore = ''] = await commandsIn('docs/backup.md', 'Restoring a dump')

  const { service: before, call } = await start()
  const token = await registerAt(await before.ready(), 'ana')
  await call('user', { token, body: profile })
  t.equal((await call('weight', { token, body: { peso_kg: 70 } })).status, 201)
  await end(before)
  await paste(dump, { cwd, env: { DATA_DIR: data } })

  const server = await startPostgres({ directory: join(cwd, 'other'), mode: 'own' })
  t.teardown(() => server.stop())
  await paste(restore, { cwd, env: { DATABASE_URL: server.url } })
  await paste(secret, { cwd, env: {} })
  const isComplete = async (again: Call, name: string) => {
    const login = await again('auth/login', { body: { username: 'ana', password } })
    t.equal(login.status, 200, `the login, ${name}`)
    const { body } = await again('weights', { token })
    t.match(body.weights, [{ peso_kg: 70 }], `the weights, with the token from before, ${name}`)
  }
  const moved = await start({ DATABASE_URL: server.url, DATA_DIR: join(cwd, 'unused') })
  await isComplete(moved.call, 'on the own server')
  await end(moved.service)

  await paste(move, { cwd, env: { DATA_DIR: data } })
  const newer = await start()
  await isComplete(newer.call, 'on a new embedded server')
  const program = `npm --prefix ${root} run --silent database -- psql`
  const counting = `${program} --tuples-only --command='select count(*) from accounts'`
  t.match(await paste(counting, { cwd, env: { DATA_DIR: data } }), /^ *1\s*$/, 'a running one')
  await end(newer.service)
  const set = paste(counting, { cwd, env: { DATA_DIR: data, DATABASE_URL: server.url } })
  await t.rejects(set, { message: /DATABASE_URL is set: / })
})
