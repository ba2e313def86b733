import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { endsWith, registerAt, startProcess, statusOf, until } from '../start/process.ts'
import { createDatabase } from '../support/postgres.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

/** Milliseconds within which what is revoked anywhere is refused everywhere. */
const limit = 1000

const connect = async (t: { teardown(action: () => unknown): unknown }, url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  return client
}
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (url: string, token: string) =>
  statusOf(`${url}/api/auth/me`, { headers: headersOf(token) })
const logout = (url: string, token: string) =>
  statusOf(`${url}/api/auth/logout`, { method: 'POST', headers: headersOf(token) })

const listening = `pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`

t.test(
  'what one process has revoked the others refuse, whatever becomes of the notifications',
  async (t) => {
    const databaseUrl = await createDatabase(t)
    const db = await connect(t, databaseUrl)
    const proxy = await startTcpProxy(t, databaseUrl)
    const first = startProcess(t, 'api', { DATABASE_URL: databaseUrl })
    const second = startProcess(t, 'api', { DATABASE_URL: proxy.url })
    const firstUrl = await first.ready()
    const secondUrl = await second.ready()
    let names = 0
    const session = async () => {
      const token = await registerAt(firstUrl, `persona${++names}`)
      for (const url of [firstUrl, secondUrl]) t.equal(await me(url, token), 200)
      return token
    }
    /** Asks all the time, so that the list in memory is always as old as it may be. */
    const isRefusedInTime = async (what: string) => {
      const token = await session()
      t.equal(await logout(firstUrl, token), 200)
      t.equal(await me(firstUrl, token), 401, `${what}: at once where it was revoked`)
      const end = performance.now() + limit
      while (performance.now() < end) await me(secondUrl, token)
      t.equal(await me(secondUrl, token), 401, what)
    }

    await session()
    await until('both listen', async () => (await db.query(`select ${listening}`)).rowCount === 2)
    await isRefusedInTime('with notifications')

    await db.query('alter table revoked_tokens disable trigger notify_revocation')
    await isRefusedInTime('without notifications')
    await db.query('alter table revoked_tokens enable trigger notify_revocation')

    await db.query(`select pg_terminate_backend(pid), ${listening}`)
    await isRefusedInTime('with nobody listening')
    await until(
      'both listen again',
      async () => (await db.query(`select ${listening}`)).rowCount === 2,
    )

    const silent = await session()
    await proxy.setMode('black hole')
    t.equal(await logout(firstUrl, silent), 200)
    await delay(limit)
    t.equal(await me(secondUrl, silent), 503, 'with the list out of reach')
    await proxy.setMode('pass')
    t.equal(await me(secondUrl, silent), 401, 'and when it is back')

    const frozen = await session()
    second.child.kill('SIGSTOP')
    await db.query('alter table revoked_tokens disable trigger notify_revocation')
    t.equal(await logout(firstUrl, frozen), 200)
    await delay(limit)
    second.child.kill('SIGCONT')
    t.equal(await me(secondUrl, frozen), 401, 'after the process was frozen')

    for (const process of [first, second]) process.child.kill('SIGTERM')
    for (const process of [first, second]) await endsWith(t, process, 0)
  },
)
