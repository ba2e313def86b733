/**
 * A killed process or a lost server during an import leaves the database unchanged.
 */
import { once } from 'node:events'
import pg from 'pg'
import t, { type Test } from 'tap'
import {
  createToolDatabase,
  fingerprint,
  importText,
  isImporting,
  refusal,
  type ToolDatabase,
} from '../dumps/tool-database.ts'
import { eventually } from '../support/eventually.ts'
import { runOnServer } from '../support/postgres.ts'
import { startProcess } from './dumps-processes.ts'

const filled = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (id integer); insert into public.t values (1)')
  return { database, before: await fingerprint(database) }
}
const content = '--\n-- PostgreSQL database dump\n--\nCREATE TABLE public.t (id integer);\n'
const complete = `${content}--\n-- PostgreSQL database dump complete\n--\n`

/** The server rolls an import back within seconds after its process has ended. */
const untilQuiet = async (t: Test, database: ToolDatabase) => {
  await eventually(async () => !(await isImporting(database)))
  const locks = `select locktype from pg_locks l join pg_database d on d.oid = l.database
    where datname = current_database() and pid <> pg_backend_pid() and mode ~ 'Exclusive'`
  t.same(await database.sql(locks), [], 'no lock is left')
}

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  t.test(`${signal} during an import changes nothing`, async (t) => {
    const { database, before } = await filled(t)
    const { child, half } = startProcess(database.url, '50', 'copy', '60000')
    await half
    t.equal(await isImporting(database), true)
    child.kill(signal)
    await once(child, 'exit')
    await untilQuiet(t, database)
    t.same(await fingerprint(database), before)
    await importText(database, complete)
  })
}

t.test('a connection ended by the server fails the import and changes nothing', async (t) => {
  const { database, before } = await filled(t)
  const { child, half } = startProcess(database.url, '50', 'copy', '1500')
  await half
  const name = new URL(database.url).pathname.slice(1)
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name like '% import'`,
  )
  t.same(await once(child, 'exit'), [1, null])
  t.same(await fingerprint(database), before)
})

t.test('an unreachable server fails the import', async (t) => {
  const { database } = await filled(t)
  const url = database.url.replace(/:\d+\//, ':1/')
  t.match(await refusal({ url }, complete), { status: 503, key: 'service_unavailable' })
})

t.test(
  'an import is refused during a transaction of the tool and succeeds afterwards',
  async (t) => {
    const { database, before } = await filled(t)
    const tool = new pg.Client({ connectionString: database.url })
    await tool.connect()
    t.teardown(() => tool.end())
    await tool.query('begin; select from public.t')
    t.match(await refusal(database, complete), { status: 503, key: 'import_blocked' })
    await tool.query('commit')
    t.same(await fingerprint(database), before)
    t.equal((await refusal(database, complete)).status, 200)
  },
)
