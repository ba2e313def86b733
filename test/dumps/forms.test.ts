/** Every form of a dump, for a database with all objects of pg_dump and for DefectDojo's. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import {
  createSibling,
  createToolDatabase,
  dump,
  fingerprint,
  importText,
} from './tool-database.ts'
import { toolRows, toolSchema } from './tool-schema.ts'

t.setTimeout(300_000)

const withoutKey = (text: string) => text.replace(/^\\(un)?restrict .*\n/gm, '')
const withCarriageReturns = (text: string) => text.replaceAll('\n', '\r\n')

/** Additions of the clients of PostgreSQL 17 and 18. */
const asByLaterClients = (text: string) =>
  text
    .replace('SET lock_timeout = 0;', 'SET lock_timeout = 0;\nSET transaction_timeout = 0;')
    .replace(
      /^(CREATE TABLE public\.note \(\n {4}id bigint) NOT NULL/m,
      '$1 CONSTRAINT note_id_named NOT NULL',
    )

const forms: readonly { options: string[]; change?: (text: string) => string }[] = [
  // From before \restrict, with a byte-order mark.
  { options: [], change: (text) => `\ufeff${withCarriageReturns(withoutKey(text))}` },
  { options: ['--inserts'] },
  { options: ['--clean'], change: asByLaterClients },
  {
    options: [
      '--clean',
      '--if-exists',
      '--column-inserts',
      '--rows-per-insert=50',
      '--on-conflict-do-nothing',
    ],
  },
  { options: ['--quote-all-identifiers'] },
]

t.test(
  'every form of a dump gives an empty, an equal and a changed database the same content',
  async (t) => {
    const live = await createToolDatabase(t, 'owner')
    await live.sql(toolSchema(live.role))
    await live.sql(toolRows)
    const original = await fingerprint(live)
    t.match(original['public.finding'], /^311 rows/)
    const target = await createSibling(t, live)
    for (const { options, change = (text: string) => text } of forms) {
      const { skipped } = await importText(target, change(await dump(live, ...options)))
      t.equal(skipped, 0, 'every owner and privilege can be set')
      t.same(await fingerprint(target), original, options.join(' '))
    }
    await t.test('import over the live database, changed meanwhile', async (t) => {
      const text = await dump(live)
      await live.sql(`update public.finding set title = 'changed' where id = 1`)
      await live.sql(`
      create table public.later (id integer);
      create function public.later() returns integer language sql as 'select 1';
      create type public.later_range as range (subtype = integer);
      create aggregate public.later_sum(integer) (sfunc = int4pl, stype = integer);
      drop view inventory.on_grouped;
      alter table public.note add column extra text;
      create schema later; create table later.t (id integer)`)
      await importText(live, text)
      t.same(await fingerprint(live), original)
    })
  },
)

t.test('dumps of a DefectDojo database are imported', async (t) => {
  const file = new URL('defectdojo/defectdojo-3.2.0-plain.sql.gz', import.meta.url)
  const database = await createToolDatabase(t, 'owner')
  await importText(database, gunzipSync(readFileSync(file)))
  const original = await fingerprint(database)
  t.match(original['public.dojo_finding'], /^173 rows/)
  await importText(database, await dump(database, '--clean', '--if-exists', '--inserts'))
  t.same(await fingerprint(database), original)
})
