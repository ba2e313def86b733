import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import t from 'tap'
import { revocationList } from '../../../src/people/accounts/revocation.ts'
import { readsOf } from '../../../src/platform/database/reads.ts'
import { registerAt, startProcess, statusOf } from '../../start/process.ts'
import { createDatabase, open } from '../../support/postgres.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'

/** Milliseconds until every process knows of a revocation. */
const limit = 1000

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (url: string, token: string) =>
  statusOf(`${url}/api/auth/me`, { headers: headersOf(token) })
const logout = (url: string, token: string) =>
  statusOf(`${url}/api/auth/logout`, { method: 'POST', headers: headersOf(token) })

t.test('a process refuses a token within a second after another has revoked it', async (t) => {
  const databaseUrl = await createDatabase(t)
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

  const busy = await session()
  t.equal(await logout(firstUrl, busy), 200)
  t.equal(await me(firstUrl, busy), 401, 'immediately in the process that revoked it')
  // Under constant load the list in memory reaches its maximum age.
  const end = performance.now() + limit
  while (performance.now() < end) await me(secondUrl, busy)
  t.equal(await me(secondUrl, busy), 401)

  const unreachable = await session()
  await proxy.setMode('black hole')
  t.equal(await logout(firstUrl, unreachable), 200)
  await delay(limit)
  t.equal(await me(secondUrl, unreachable), 503, 'with the list unreachable')
  await proxy.setMode('pass')
  t.equal(await me(secondUrl, unreachable), 401, 'after the list is reachable again')

  const frozen = await session()
  second.child.kill('SIGSTOP')
  t.equal(await logout(firstUrl, frozen), 200)
  await delay(limit)
  second.child.kill('SIGCONT')
  t.equal(await me(secondUrl, frozen), 401, 'after the process was frozen')
})

t.test('a list that is too long for the memory is queried for each token', async (t) => {
  for (const counts of [
    [12_000, 6000],
    [1, 12_000],
  ] as const) {
    const db = open(t, await createDatabase(t))
    await sql`insert into revoked_tokens (jti, expires_at)
      select 'jti' || n, now() + interval '15 minutes'
      from generate_series(1, ${counts[0]}::integer) n`.execute(db)
    await sql`insert into session_ends (user_id, session_number)
      select n, 2 from generate_series(1, ${counts[1]}::integer) n`.execute(db)
    const list = revocationList(db, readsOf(db).read, () => new Date())
    const has = (number: number, userId: number, session: number) =>
      list.has({ jti: `jti${number}`, userId, session })
    for (const number of [1, Math.ceil(counts[0] / 2), counts[0]])
      t.equal(await has(number, 0, 0), true, `revoked: ${number}`)
    for (const userId of [1, counts[1] / 2, counts[1]]) {
      t.equal(await has(0, userId, 1), true, `ended: ${userId}`)
      t.equal(await has(0, userId, 2), false, `begun since: ${userId}`)
    }
    t.equal(await has(0, 0, 0), false)
  }
})
