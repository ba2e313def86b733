import type { Test } from 'tap'
import { createSibling, createToolDatabase, dump, fingerprint, importText } from './tool-database.ts'
import { toolRows, toolSchema } from './tool-schema.ts'

const withoutKey = (text: string) => text.replace(/^\\(un)?restrict .*\n/gm, '')
const withCarriageReturns = (text: string) => text.replaceAll('\n', '\r\n')

export const forms: readonly { name: string; options: string[]; change?: (text: string) => string }[] = [
  { name: 'the default form', options: [] },
  { name: 'from before \\restrict', options: [], change: withoutKey },
  { name: 'with CR LF', options: [], change: withCarriageReturns },
  {
    name: 'with a byte-order mark and CR LF',
    options: ['--clean'],
    change: (text) => `\ufeff${withCarriageReturns(text)}`,
  },
  { name: '--inserts', options: ['--inserts'] },
  { name: '--inserts with CR LF', options: ['--inserts'], change: withCarriageReturns },
  { name: '--clean --if-exists', options: ['--clean', '--if-exists'] },
  { name: '--clean', options: ['--clean'] },
  {
    name: '--clean --if-exists --column-inserts --rows-per-insert',
    options: ['--clean', '--if-exists', '--column-inserts', '--rows-per-insert=50', '--on-conflict-do-nothing'],
  },
  { name: '--quote-all-identifiers', options: ['--quote-all-identifiers'] },
  { name: '--no-owner --no-privileges --no-comments', options: ['--no-owner', '--no-privileges', '--no-comments'] },
]

/**
 * What pg_dump writes of a database in each form goes into the database that it came from and into an empty one, and is
 * the same afterwards.
 */
export const roundTrips = async (t: Test, kind: 'owner' | 'superuser', chosen: typeof forms): Promise<void> => {
  const live = await createToolDatabase(t, kind)
  await live.sql(toolSchema(live.role))
  await live.sql(toolRows)
  const original = await fingerprint(live)
  t.match(original['public.finding'], /^311 rows/)

  for (const { name, options, change = (text: string) => text } of chosen) {
    await t.test(name, async (t) => {
      const text = change(await dump(live, ...options))
      const target = await createSibling(t, live)
      await importText(target, text)
      const imported = await fingerprint(target)
      if (!options.includes('--no-privileges')) t.same(imported, original, 'an empty database becomes the same')
      const again = await importText(target, text)
      t.equal(again.skipped, 0, 'every owner and privilege can be set')
      t.same(await fingerprint(target), imported, 'a database that is the same already stays so')
    })
  }

  await t.test('over the live database, changed meanwhile', async (t) => {
    const text = await dump(live)
    await live.sql("update public.finding set title = 'changed' where id = 1")
    await live.sql(`
      create table public.later (id integer);
      create function public.later() returns integer language sql as 'select 1';
      create type public.later_type as enum ('x');
      drop view inventory.by_severity;
      alter table public.note add column extra text;
      create schema later; create table later.t (id integer);`)
    await importText(live, text)
    t.same(await fingerprint(live), original)
  })

  t.same(await live.sql("select 1 from pg_roles where rolname like 'dump_import_%'"), [], 'no role stays')
}
