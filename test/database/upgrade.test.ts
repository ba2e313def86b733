import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import t from 'tap'
import * as accountsAndMeasurements from '../../db/migrations/001-accounts-and-measurements.ts'
import * as wstgSynchronisation from '../../db/migrations/002-wstg-synchronisation.ts'
import { describeSchema } from '../../db/schema.ts'
import { openDatabase } from '../../src/database/database.ts'
import { DatabaseOutage } from '../../src/database/errors.ts'
import { createDatabase } from '../support/postgres.ts'
import { startService } from '../support/service.ts'
import { summaryDifferences } from '../support/summaries.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const migrateFile = fileURLToPath(new URL('../../src/start/migrate.ts', import.meta.url))
type Test = Parameters<typeof createDatabase>[0]

/** What the release before the summaries made of an empty database. */
const previousRelease = {
  '001-accounts-and-measurements': accountsAndMeasurements,
  '002-wstg-synchronisation': wstgSynchronisation,
}

const open = (t: Test, url: string) => {
  const db = openDatabase(url, quiet, { poolSize: 2, patient: true })
  t.teardown(() => db.destroy())
  return db
}

const connect = async (t: Test, connectionString: string, options: pg.ClientConfig = {}) => {
  const client = new pg.Client({ connectionString, ...options })
  await client.connect()
  t.teardown(() => client.end())
  return client
}

const createPreviousDatabase = async (t: Test): Promise<string> => {
  const url = await createDatabase(t, null)
  const provider = { getMigrations: async () => previousRelease }
  const { error } = await new Migrator({ db: open(t, url), provider }).migrateToLatest()
  if (error !== undefined) throw error
  return url
}

const startMigration = (url: string) => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    JWT_SECRET_KEY: 'x'.repeat(32),
    NODE_ENV: 'test',
  }
  const child = spawn(process.execPath, [migrateFile], {
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outcome = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], output, errors]) => ({
      code,
      signal,
      errors,
      migrated: output.includes('"event":"migrated"'),
    }),
  )
  return { child, outcome }
}

t.test(
  'a database of the previous release is migrated under traffic, by a process that is killed and by its successors',
  async (t) => {
    const url = await createPreviousDatabase(t)
    const operator = await connect(t, url)
    await operator.query(
      `insert into accounts (username, password_hash, role) select 'user' || n, '-', 'user' from generate_series(1, 500) n`,
    )
    await operator.query(
      `insert into weights (user_id, weight_kg, recorded_at)
     select id, 60 + n % 7, timestamptz '2026-01-01Z' + n * interval '1 hour'
     from accounts, generate_series(1, case when id = 1 then 5000 when id % 10 = 0 then 0 else 20 end) as n`,
    )
    const before = (await operator.query('select count(*)::integer as rows from weights')).rows[0]
      .rows

    // Two processes of the previous release, one of which has always been an operator's script, and one of this release.
    let writing = true
    const acknowledged = new Map<string, number>()
    const refused: unknown[] = []
    let longest = 0
    const writer = async (name: string, write: (n: number) => Promise<void>) => {
      for (let n = 0; writing; n += 1) {
        const begin = performance.now()
        try {
          await write(n)
          acknowledged.set(name, (acknowledged.get(name) ?? 0) + 1)
        } catch (error) {
          if (!(error instanceof DatabaseOutage)) throw error
          refused.push(error)
        }
        longest = Math.max(longest, performance.now() - begin)
        await delay(1)
      }
    }
    const previousProcess = await connect(t, url, { statement_timeout: 1800 })
    const script = await connect(t, url, { statement_timeout: 1800 })
    const service = await startService(t, { databaseUrl: url })
    const people = await Promise.all(Array.from({ length: 4 }, () => service.register()))
    const writers = [
      writer('function', async (n) => {
        await previousProcess.query('select recorded from record_weight($1, 65, $2, 5)', [
          1 + (n % 20),
          'Europe/Madrid',
        ])
      }),
      writer('insert', async (n) => {
        const row = [1 + (n % 7), 60 + (n % 9)]
        await script.query(
          'insert into weights (user_id, weight_kg, recorded_at) values ($1, $2, now())',
          row,
        )
      }),
      writer('service', async (n) => {
        const token = people[n % people.length]?.token ?? ''
        const reply = await service.request('POST', '/api/weight', { token, body: { peso_kg: 65 } })
        if (reply.status === 503) throw new DatabaseOutage(new Error('503'))
        if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`)
      }),
    ]

    // A transaction that was open before keeps the new index from being completed.
    const reader = await connect(t, url)
    await reader.query('begin isolation level repeatable read')
    await reader.query('select count(*) from accounts')
    const building = async () => {
      const { rows } = await operator.query(
        `select pid from pg_stat_activity
       where datname = current_database() and query like 'create unique index concurrently%' and wait_event_type = 'Lock'`,
      )
      return rows.map(({ pid }) => pid)
    }
    const untilItBuilds = async () => {
      for (;;) {
        const [pid] = await building()
        if (pid !== undefined) return pid
        await delay(20)
      }
    }

    const first = startMigration(url)
    const backend = await untilItBuilds()
    first.child.kill('SIGKILL')
    t.match(await first.outcome, { signal: 'SIGKILL' })
    const successors = [startMigration(url), startMigration(url)]
    await operator.query('select pg_terminate_backend($1)', [backend])
    while ((await untilItBuilds()) === backend) await delay(20)
    await reader.query('commit')
    const outcomes = await Promise.all(successors.map(({ outcome }) => outcome))
    for (const { code, errors } of outcomes) t.same([code, errors], [0, ''])
    t.equal(
      outcomes.filter(({ migrated }) => migrated).length,
      1,
      'one of them has gone on, the other has waited',
    )

    // The processes of the previous release serve on for a while.
    const counts = () => [...acknowledged.values()]
    const sofar = counts()
    while (counts().some((count, index) => count < (sofar[index] ?? 0) + 5)) await delay(10)
    writing = false
    await Promise.all(writers)

    const { rows } = await operator.query('select count(*)::integer as rows from weights')
    const written = counts().reduce((sum, count) => sum + count, 0)
    t.ok(rows[0].rows >= before + written, 'whatever was acknowledged is there')
    t.ok(rows[0].rows <= before + written + refused.length, 'and nothing else')
    t.comment(
      `${written} writes, ${refused.length} refused, the longest took ${Math.round(longest)} ms`,
    )
    t.same(await summaryDifferences(operator), [], 'the summaries are what the rows amount to')
    t.equal(
      await describeSchema(open(t, url)),
      await readFile(new URL('../../db/schema.sql', import.meta.url), 'utf8'),
    )
    for (const { token, id } of people) {
      const [expected] = await service.sql(
        'select count(*)::integer as rows from weights where user_id = $1',
        [id],
      )
      t.equal(
        (await service.request('GET', '/api/stats', { token })).json().num_pesajes,
        expected?.rows,
      )
    }
  },
)

t.test(
  'a process of the previous release that starts meanwhile does not stand in the way',
  async (t) => {
    const url = await createPreviousDatabase(t)
    const operator = await connect(t, url)
    // The migrator's lock in the form in which it waits for it.
    const migratorLock = '3853314791062309107'
    await operator.query(`select pg_advisory_lock(${migratorLock})`)
    const migration = startMigration(url)
    const previous = await connect(t, url)
    const waiting = previous.query(`select pg_advisory_lock(${migratorLock})`).then(
      () => previous.query(`select pg_advisory_unlock(${migratorLock})`),
      (error: unknown) =>
        t.match(error, { code: '40P01' }, 'it is told that it would wait for ever, and asks again'),
    )
    const waiters = `select count(*)::integer as n from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
    while ((await operator.query(waiters)).rows[0].n < 2) await delay(20)
    await operator.query(`select pg_advisory_unlock(${migratorLock})`)
    t.match(await migration.outcome, { code: 0, migrated: true })
    await waiting
    t.same(await summaryDifferences(operator), [])
  },
)
