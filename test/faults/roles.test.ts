/** Given roles.sql on a server, when the service runs with its roles, then their rights suffice. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { readCompose } from '../deploy/compose.ts'
import { need } from '../programs.ts'
import {
  commandEnvironment,
  endsWith,
  registerAt,
  startProcess,
  statusOf,
} from '../start/process.ts'
import { password, profile } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { apiToken, startSandbox } from '../support/findings.ts'
import { callJson, type JsonCall } from '../support/http.ts'
import { connect, createDatabase, runOnServer } from '../support/postgres.ts'
import { nextRelease } from '../support/releases.ts'

need('pg_dump')

const run = promisify(execFile)
const { services } = await readCompose()
const { command = [], environment: variables = {}, volumes = [] } = services.roles ?? {}
const [script = '', place = ''] = volumes[0]?.split(':') ?? []

const server = new URL(await createDatabase(t, null))
const urlOf = (process: string, host = server.host) => {
  const url = new URL(String(services[process]?.environment?.DATABASE_URL))
  url.host = host
  return url.href
}
const [owner, service] = [urlOf('migrate'), urlOf('api')]
const makeRoles = (administrator: URL, more: Record<string, string> = {}) => {
  const [program = '', ...words] = command.map((word) => word.replace(place, script))
  return run(program, words, {
    env: {
      ...variables,
      PATH: process.env.PATH,
      PGHOST: administrator.hostname,
      PGPORT: administrator.port,
      PGUSER: administrator.username,
      PGPASSWORD: decodeURIComponent(administrator.password),
      PGDATABASE: server.pathname.slice(1),
      ...more,
    },
  })
}
const removeRoles = async () => {
  await runOnServer('drop database if exists register with (force)')
  for (const role of ['register_owner', 'register_service', 'register_administrator'])
    await runOnServer(`drop role if exists ${role}`)
}
t.beforeEach(removeRoles)
t.teardown(removeRoles)

const runCommand = (file: string, words: string[], databaseUrl: string) =>
  run(
    process.execPath,
    [fileURLToPath(new URL(`../../src/start/${file}`, import.meta.url)), ...words],
    { cwd: '/', env: commandEnvironment(databaseUrl) },
  )

t.test('the owner migrates, and the role of the rows suffices for API and worker', async (t) => {
  const administrator = new URL(server)
  administrator.username = 'register_administrator'
  administrator.password = 'x'
  await runOnServer(`create role register_administrator login createrole createdb password 'x'`)
  await makeRoles(administrator)

  const early = startProcess(t, 'worker', { DATABASE_URL: service })
  await endsWith(t, early, 1)
  t.match(early.errors(), /^DATABASE_URL: permission denied .*; run `npm run migrate` as the owner/)
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL: owner }), 0)

  const sandbox = await startSandbox(t)
  const env = { DATABASE_URL: service, FINDINGS_URL: sandbox.url, FINDINGS_API_TOKEN: apiToken }
  const api = startProcess(t, 'api', env)
  const worker = startProcess(t, 'worker', env)
  const url = await api.ready()
  await worker.line(/the worker is ready/)
  const call = async (path: string, expected: number, options?: JsonCall) => {
    const { status, body } = await callJson(`${url}/api/${path}`, options)
    t.equal(status, expected, `${path}: ${JSON.stringify(body).slice(0, 200)}`)
    return body
  }
  const [admin, ana] = [await registerAt(url, 'administradora'), await registerAt(url, 'ana')]
  await call('user', 200, { token: ana, body: profile })
  await call('weight', 201, { token: ana, body: { peso_kg: 70 } })
  const [{ id }] = (await call('weights/recent', 200, { token: ana })).weights
  await call(`weights/${id}`, 200, { method: 'PUT', token: ana, body: { peso_kg: 71 } })
  await call(`weights/${id}`, 200, { method: 'DELETE', token: ana })
  const weights = [{ peso_kg: 70, fecha_registro: '2026-01-31' }]
  await call('weights/batch', 200, { token: ana, body: { weights } })
  await call('stats', 200, { token: ana })
  await call('wstg/sync', 202, { token: admin, body: { wstg_id: 'WSTG-ROLE-1', status: 'Done' } })
  await call('auth/logout', 200, { token: ana, body: {} })
  const { access_token } = await call('auth/login', 200, { body: { username: 'ana', password } })
  await call('auth/logout-everywhere', 200, { token: access_token, body: { password } })
  const again = await call('auth/login', 200, { body: { username: 'ana', password } })
  await call('auth/delete-account', 200, { token: again.access_token, body: { password } })

  const observer = await connect(t, owner)
  const holds = async (statement: string) => (await observer.query(statement)).rowCount !== 0
  await until('the request is processed', () =>
    holds("select from wstg_inbox where state = 'done' and kind = 'sync'"),
  )
  await observer.query(`insert into scheduled_tasks (name, requested_at)
    values ('purge_requests', now()), ('wstg-synchronisation', now())
    on conflict (name) do update set requested_at = now(), last_finished_at = null`)
  for (const task of ['purge_requests', 'wstg-synchronisation'])
    await until(`${task} has run`, () =>
      holds(`select from scheduled_tasks
        where name = '${task}' and last_finished_at is not null and last_error is null`),
    )
  t.match((await runCommand('account-command.ts', ['list'], service)).stdout, 'administradora')
  t.equal(await statusOf(`${await api.operations()}/readyz`), 200)
  await until(
    'the queue in the database is used',
    async () => (await api.metrics()).value('wstg_queue_up') === 1,
  )

  await t.resolves(run('pg_dump', [service]), 'a backup')
  const role = await connect(t, service)
  for (const statement of [
    'create table mine (id integer)',
    'create temporary table mine (id integer)',
    'create schema mine',
    'create role mine',
    'create database mine',
    'drop table weights',
    'truncate weights',
    'alter table weights disable trigger all',
    `create function mine() returns integer language sql as 'select 1'`,
    `copy weights to program 'cat'`,
    `copy weights from '/etc/passwd'`,
    'set role register_owner',
  ])
    await t.rejects(role.query(statement), { code: '42501' }, statement)

  const next = await nextRelease(
    t,
    `await sql\`alter table leases add note text\`.execute(db)
     await sql\`create table later (id integer generated always as identity)\`.execute(db)`,
  )
  const late = startProcess(t, 'worker', env, undefined, next)
  await endsWith(t, late, 1)
  t.match(
    late.errors(),
    /^DATABASE_URL: permission denied for schema public; run `npm run migrate`/,
  )
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL: owner }, undefined, next), 0)
  await role.query('insert into later default values')

  await makeRoles(administrator, { DATABASE_PASSWORD: 'service2' })
  await t.rejects(connect(t, service), { code: '28P01' }, 'the old password')
  await connect(t, service.replace('service1', 'service2'))
  await call('auth/me', 200, { token: admin })
})

t.test('the tables of a superuser are handed over', async (t) => {
  await runOnServer('create database register')
  const old = new URL(server)
  old.pathname = '/register'
  // As in Compose; it is not used.
  const REDIS_URL = 'redis://127.0.0.1:9'
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL: old.href, REDIS_URL }), 0)
  const before = await connect(t, old.href)
  await before.query(
    `insert into accounts (username, password_hash, role) values ('ana', 'x', 'user')`,
  )
  await before.end()
  await makeRoles(server)
  const next = await nextRelease(
    t,
    `await sql\`alter table leases add note text\`.execute(db)
     await sql\`drop function log_wstg_sync\`.execute(db)`,
  )
  await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL: owner }, undefined, next), 0)
  const role = await connect(t, service)
  const { rows } = await role.query(`update accounts set role = 'admin' returning username`)
  t.same(rows, [{ username: 'ana' }])
})
