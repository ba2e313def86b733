/** Hostile dumps on a real server: none runs, with any kind of role, and nothing changes. */
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { attacks, escapes, framed, psqlAttacks } from './attacks.ts'
import {
  createToolDatabase,
  fingerprint,
  importText,
  type RoleKind,
  refusal,
  refusalInProcess,
} from './tool-database.ts'

t.setTimeout(300_000)
const folder = mkdtempSync(join(tmpdir(), 'dump-attacks-'))
chmodSync(folder, 0o777)
t.teardown(() => rmSync(folder, { recursive: true }))
/** The file that an attack would create. */
const sign = join(folder, 'sign')
const secret = join(folder, 'secret')
writeFileSync(secret, 'secret\n', { mode: 0o644 })

for (const kind of ['owner', 'superuser', 'createrole'] as const satisfies RoleKind[]) {
  t.test(`as ${kind}`, async (t) => {
    const database = await createToolDatabase(t, kind)
    await database.sql('create table public.kept (id integer); insert into public.kept values (1)')
    const before = await fingerprint(database)
    for (const [name, text] of Object.entries({
      ...escapes(sign, secret),
      ...attacks(sign, secret),
      ...Object.fromEntries(psqlAttacks(sign).map((text) => [text, text])),
    })) {
      const answer = await refusalInProcess(database, framed(text))
      t.match(answer, { status: 400, key: 'dump_refused', text: /línea \d+/ }, name)
    }
    const [attack = ''] = Object.values(escapes(sign, secret))
    t.match(await refusal(database, framed(attack)), { status: 400, key: 'dump_refused' })
    t.same(await fingerprint(database), before)
    t.notOk(existsSync(sign))
  })
}

t.test('a dump cannot create objects in the schema of the server', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const text = "CREATE FUNCTION lower(text, text) RETURNS text LANGUAGE sql AS 'select $1';"
  t.match(await refusal(database, framed(text)), { status: 500, text: /no schema/ })
})

t.test('a change of the syntax of string constants ends the import', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  // The administrator makes the change, because no admitted statement can change the setting.
  await database.sql(`
    create table public.f (a text);
    create function public.change() returns trigger language plpgsql as
      $$ begin perform set_config('standard_conforming_strings', 'off', false); return new; end $$;
    create trigger t before insert on public.f for each row execute function public.change()`)
  const text = `INSERT INTO public.f VALUES ('x');\nINSERT INTO public.f VALUES ('y');\n`
  t.match(await refusal(database, text), {
    status: 400,
    text: /SET standard_conforming_strings \(línea 1\)/,
  })
  t.same(await database.sql('select * from public.f'), [])
})

t.test('lines of a COPY block are rows unless they are `\\.` alone', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  const block = (rows: string) => framed(`COPY public.f (a) FROM stdin;\n${rows}\\.\n`)
  const command = `\\! touch ${sign}`
  await importText(database, block(`x\\.\n${command}\n`))
  // PostgreSQL up to 17 takes this as the end of the rows.
  t.same(await database.sql('select a from public.f'), [{ a: 'x' }])
  // The server ends the rows at a `\\.` between CRs, and takes the other line as an invalid row.
  t.equal((await refusal(database, block(`a\r\\.\r${command}\n`))).status, 200)
  t.equal((await refusal(database, block(`\\. \n${command}\n`))).status, 500)
  t.notOk(existsSync(sign))
})
