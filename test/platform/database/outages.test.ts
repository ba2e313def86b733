import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import t from 'tap'
import type { Database } from '../../../db/types.ts'
import { defaultTimeout } from '../../../src/platform/database/client.ts'
import {
  DatabaseOutage,
  isDatabaseUnusable,
  isForeignKeyViolation,
  isUniqueViolation,
  isWrongStatement,
  serverError,
} from '../../../src/platform/database/errors.ts'
import { eventually } from '../../support/eventually.ts'
import { serveSockets } from '../../support/machine.ts'
import { failureOf } from '../../support/outcome.ts'
import { createDatabase, open as openFor } from '../../support/postgres.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'

/** With the default time-out. */
const open = (...[t, url, options]: Parameters<typeof openFor>) =>
  openFor(t, url, { timeout: defaultTimeout, ...options })

const errorOf = (db: Kysely<Database>, statement: string) =>
  failureOf(sql.raw(statement).execute(db))

t.test('a server that is unreachable, silent or closes the connection is an outage', async (t) => {
  const silent = await serveSockets(t, () => undefined)
  const hangUp = await serveSockets(t, (socket) => socket.destroy())
  const urls = {
    refused: 'postgres://nobody@127.0.0.1:9/x',
    'refused on every address of a name': 'postgres://nobody@localhost:9/x',
    'an unknown host': 'postgres://nobody@host.invalid/x',
    'a missing socket': 'postgres://nobody@%2Fnowhere/x',
    silent: `postgres://nobody@127.0.0.1:${silent}/x`,
    'hanging up': `postgres://nobody@127.0.0.1:${hangUp}/x`,
  }
  await Promise.all(
    Object.entries(urls).map(async ([name, url]) => {
      const error = await errorOf(open(t, url), 'select 1')
      t.equal(error instanceof DatabaseOutage, true, `${name}: ${error}`)
      t.equal(isDatabaseUnusable(error), true)
    }),
  )
})

t.test('a connection or statement that the server ends is an outage', async (t) => {
  const db = open(t, await createDatabase(t))
  const endOneself = await errorOf(db, 'select pg_terminate_backend(pg_backend_pid())')
  t.equal(endOneself instanceof DatabaseOutage, true, `${endOneself}`)
  const cancelled = await errorOf(db, 'select pg_cancel_backend(pg_backend_pid())')
  t.equal(cancelled instanceof DatabaseOutage, true, `${cancelled}`)
  const late = await errorOf(db, 'set local statement_timeout = 10; select pg_sleep(1)')
  t.equal(late instanceof DatabaseOutage, true, `${late}`)
  t.same((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }], 'the next one is served')
})

t.test('a broken connection fails only the statement or transaction that uses it', async (t) => {
  const url = await createDatabase(t)
  const proxy = await startTcpProxy(t, url)
  const db = open(t, proxy.url)
  const other = open(t, url)
  const waiting = failureOf(sql`select pg_sleep(30)`.execute(db))
  const sleeping = sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database()
    and query like '%pg_sleep%' and pid <> pg_backend_pid()`
  await eventually(async () => (await sleeping.execute(other)).rows[0]?.count !== 0, 'a sleep')
  await proxy.setMode('reset')
  const broken = await waiting
  t.equal(broken instanceof DatabaseOutage, true, `during a statement: ${broken}`)
  await proxy.setMode('pass')

  const between = await failureOf(
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(other)
      // Long enough for the server's last message to arrive between two statements.
      await delay(100)
      await sql`select 1`.execute(trx)
    }),
  )
  t.equal(between instanceof DatabaseOutage, true, `between two statements: ${between}`)
  t.same((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }], 'the next one is served')
})

t.test('a statement that takes too long is cancelled on the server first', async (t) => {
  const db = open(t, await createDatabase(t), { poolSize: 1 })
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  const error = await errorOf(db, 'select pg_sleep(60)')
  t.match(error, { code: '57014' }, 'the server has answered')
  t.equal(error instanceof DatabaseOutage, true)
  t.equal(await pid(), before, 'the connection is still in use')
})

t.test('a connection that does not answer in time is not used again', async (t) => {
  const url = await createDatabase(t)
  const db = open(t, url, { poolSize: 1 })
  const pid = async () => (await sql`select pg_backend_pid() as pid`.execute(db)).rows
  const before = await pid()
  const error = await errorOf(db, 'set statement_timeout = 0; select pg_sleep(4)')
  t.match(error, { message: 'no answer within 3000 ms' })
  t.equal(error instanceof DatabaseOutage, true)
  t.strictNotSame(await pid(), before)
})

t.test('errors of statements are not outages', async (t) => {
  const db = open(t, await createDatabase(t))
  const casts = ["select '2024-02-30'::date", "select 'x'::integer"]
  for (const statement of ['select 1 / 0', 'selec 1', 'select 1 + now()', ...casts]) {
    const error = await errorOf(db, statement)
    t.match(error, { severity: 'ERROR' })
    t.equal(error instanceof DatabaseOutage, false, statement)
  }
  const insert = (name: string, role = 'user') =>
    errorOf(
      db,
      `insert into accounts (username, password_hash, role) values ('${name}', '-', '${role}')`,
    )
  t.equal(await insert('ana'), undefined)
  const twice = await insert('ana')
  t.equal(isUniqueViolation(twice, 'accounts_username_key'), true)
  t.equal(isUniqueViolation(twice, 'accounts_pkey'), false, 'of another constraint')
  const orphan = await errorOf(
    db,
    'insert into weights (user_id, weight_kg, recorded_at) values (99, 70, now())',
  )
  t.equal(isForeignKeyViolation(orphan), true)
  const values = [undefined, null, 'timeout', 503, {}, { code: 'ECONNREFUSED' }, new Error('other')]
  for (const error of [twice, orphan, await insert('luis', 'root'), ...values])
    t.equal(isDatabaseUnusable(error), false, String(error))
})

t.test('an unprepared database is unusable, which is not an outage', async (t) => {
  const url = await createDatabase(t, null)
  const wrong = (change: (url: URL) => void) => {
    const changed = new URL(url)
    change(changed)
    return errorOf(open(t, changed.href), 'select 1')
  }
  const errors = {
    'no table yet': await errorOf(open(t, url), 'select * from accounts'),
    'no function yet': await errorOf(open(t, url), "select record_weight(1, 70, 'UTC', 5)"),
    'no such database': await wrong((changed) => (changed.pathname = '/nowhere')),
    'a wrong password': await wrong((changed) => (changed.password = 'wrong')),
    'no such role': await wrong((changed) => (changed.username = 'nobody')),
  }
  for (const [name, error] of Object.entries(errors)) {
    t.equal(isDatabaseUnusable(error), true, `${name}: ${error}`)
    t.equal(error instanceof DatabaseOutage, false, name)
  }
})

t.test('the class of a PostgreSQL error code decides its kind', async (t) => {
  const failed = (code: string) =>
    Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code })
  const outages = '08006 25006 53300 57P01 57P02 57P03 57014 25P03 40001 40P01 58030 XX000'
  for (const code of outages.split(' '))
    t.equal(serverError(failed(code)) instanceof DatabaseOutage, true, code)
  for (const code of '22003 22021 23502 23505 42601 42501 P0001 25P02 57000'.split(' '))
    t.equal(isDatabaseUnusable(serverError(failed(code))), false, code)
  for (const code of ['28P01', '3D000', '42P01', '42703'])
    t.equal(isDatabaseUnusable(failed(code)), true, code)
  for (const code of ['42601', '42P01', '42703', '42883'])
    t.equal(isWrongStatement(serverError(failed(code))), true, code)
  // 42P05 follows from a lost connection; 42501 is a missing permission.
  for (const code of ['42P05', '42501', '23505', '57014'])
    t.equal(isWrongStatement(serverError(failed(code))), false, code)
})
