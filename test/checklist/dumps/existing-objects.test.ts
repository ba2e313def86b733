/** A dump neither uses objects that are not its own, nor moves sequences of other roles. */
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { temporaryFolder } from '../../support/machine.ts'
import {
  asDump,
  createToolDatabase,
  query,
  refusal,
  refusalInProcess,
  type ToolDatabase,
} from './tool-database.ts'

/** Objects that call an administrator's function, which creates a file. */
const createObjects = ({ superuserUrl, role }: ToolDatabase, sign: string) =>
  query(
    superuserUrl,
    `create function public.dba_note(a text, b text default '') returns boolean
       language plpgsql security definer as
       $$ begin copy (select 1) to '${sign}'; return true; end $$;
     create operator public.=== (function = public.dba_note, leftarg = text, rightarg = text);
     create domain public.dba_text as text check (public.dba_note(value));
     create table public.existing (a text);
     grant all on schema public to ${role}; grant all on public.existing to public`,
  )

const trigger = (call: string) => `
  CREATE TABLE public.late (a text);
  CREATE FUNCTION public.act() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS
    $x$ BEGIN PERFORM ${call}; RETURN NEW; END $x$;
  CREATE TRIGGER t BEFORE INSERT ON public.late FOR EACH ROW EXECUTE FUNCTION public.act();
  INSERT INTO public.late VALUES ('x');`

const own = (signature: string) =>
  `CREATE FUNCTION public.${signature} LANGUAGE sql AS 'select ''own''::text';`

const table = (column: string) =>
  `CREATE TABLE public.late (${column}); INSERT INTO public.late VALUES ('x');`

t.test('objects that exist already are not used', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const folder = temporaryFolder(t)
  // The server may run as another user.
  chmodSync(folder, 0o777)
  const sign = join(folder, 'sign')
  await createObjects(database, sign)
  const statusOf = (text: string) =>
    refusalInProcess(database, text).then(
      ({ status }) => status,
      () => 500,
    )
  const attacks: Record<string, string> = {
    'a function by its name': trigger("public.dba_note('x')"),
    'a function by its name alone': trigger("dba_note('x')"),
    'a function as a field of a value': trigger("('x'::text).dba_note"),
    'a function as a column of a table':
      'CREATE VIEW public.v AS SELECT a.dba_note FROM public.existing a;',
    'a function beside an own one of that name':
      own('dba_note(n integer) RETURNS text') + trigger("public.dba_note('x')"),
    'a function before an own one of that name':
      trigger("public.dba_note('x')") + own('dba_note(n integer) RETURNS text'),
    'a function of a trigger': `CREATE TRIGGER t BEFORE INSERT ON public.existing
      FOR EACH ROW EXECUTE FUNCTION public.dba_note();`,
    'an operator': trigger("'x'::text === 'y'::text"),
    'an operator by its full name': trigger("'x'::text OPERATOR(public.===) 'y'::text"),
    'an operator with ANY': trigger("'x'::text === ANY (ARRAY['y'::text])"),
    'an operator in CHECK': table('a text CHECK (a OPERATOR(public.===) a)'),
    'a cast to a domain': trigger("'x'::public.dba_text"),
    'a column of a domain': table('a public.dba_text'),
    'a variable of a domain': trigger('1').replace('$x$ BEGIN', '$x$ DECLARE v dba_text; BEGIN'),
  }
  for (const [name, text] of Object.entries(attacks)) {
    const bare = await refusalInProcess(database, text)
    t.match(bare, { status: 400, key: 'dump_not_plain' }, `${name}, without the header`)
    t.not(await statusOf(asDump(text)), 200, `${name}, in a dump`)
  }
  t.notOk(existsSync(sign), 'the function has not run')
})

t.test('functions of extensions are not called', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await query(database.superuserUrl, 'create extension pgcrypto')
  const extension = 'CREATE EXTENSION fuzzystrmatch WITH SCHEMA public;'
  const attacks = [
    trigger("crypt('a', 'b')"),
    `${own('crypt(n integer) RETURNS text')}${trigger("crypt('a', 'b')")}`,
    `${extension}${trigger("soundex('a')")}`,
    `${extension}${own('soundex() RETURNS text')}${trigger("soundex('a')")}`,
    `${own('soundex() RETURNS text')}${own('g(a text DEFAULT public.soundex()) RETURNS text')}
     ${extension}`,
  ]
  for (const text of attacks) {
    const answer = await refusalInProcess(database, asDump(text))
    t.match(answer, { status: 400, text: /(crypt|soundex)\(\) \(línea \d+\)/ }, text)
  }
})

t.test('a dump calls its own functions, which may replace earlier ones', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const text = asDump(`${own('note(a text) RETURNS text')}${trigger("public.note('x')")}`)
  t.equal((await refusal(database, text)).status, 200)
  t.equal((await refusal(database, text)).status, 200, 'again')
})

t.test('a sequence of another role is not moved', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await query(
    database.superuserUrl,
    `create sequence public.foreign_seq; grant all on sequence public.foreign_seq to public`,
  )
  const position = 'select last_value, is_called from public.foreign_seq'
  const before = await database.sql(position)
  const text = `CREATE TABLE public.t (id integer);
    SELECT pg_catalog.setval('public.foreign_seq', 4242, true);`
  t.match(await refusal(database, asDump(text)), {
    status: 500,
    text: /foreign_seq/,
  })
  t.same(await database.sql(position), before)
})
