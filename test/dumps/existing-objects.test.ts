/** A dump neither calls functions that are not its own, nor moves sequences of other roles. */
import t, { type Test } from 'tap'
import { createToolDatabase, query, refusal, refusalInProcess } from './tool-database.ts'

const header = '-- PostgreSQL database dump\n'
const trailer = '\n-- PostgreSQL database dump complete\n'

/** A database in which an administrator's function counts its calls, also when they fail. */
const withFunction = async (t: Test) => {
  const database = await createToolDatabase(t, 'owner')
  await query(
    database.superuserUrl,
    `create schema admin; create sequence admin.calls;
     create function public.dba_note(a text) returns text language sql security definer as
       $$ select nextval('admin.calls')::text $$;
     create table public.existing (a text);
     grant all on schema public to ${database.role}; grant all on public.existing to public`,
  )
  const calls = async () => {
    const rows = 'select last_value::integer, is_called from admin.calls'
    return query(database.superuserUrl, rows)
  }
  return { database, calls }
}

const trigger = (call: string) => `
  CREATE TABLE public.late (a text);
  CREATE FUNCTION public.act() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS
    $x$ BEGIN PERFORM ${call}; RETURN NEW; END $x$;
  CREATE TRIGGER t BEFORE INSERT ON public.late FOR EACH ROW EXECUTE FUNCTION public.act();
  INSERT INTO public.late VALUES ('x');`

const own = (signature: string) =>
  `CREATE FUNCTION public.${signature} LANGUAGE sql AS 'select ''own''::text';`

t.test('functions that exist already are not called', async (t) => {
  const { database, calls } = await withFunction(t)
  const attacks: Record<string, string> = {
    'by its name': trigger("public.dba_note('x')"),
    'by its name alone': trigger("dba_note('x')"),
    'as a field of a value': trigger("('x'::text).dba_note"),
    'as a column of a table': `CREATE VIEW public.v AS SELECT a.dba_note FROM public.existing a;`,
    'in an index': 'CREATE INDEX i ON public.existing USING btree ((public.dba_note(a)));',
    'in the first statement': `CREATE TABLE public.x (a text DEFAULT public.dba_note('x'));`,
    'beside an own function of that name':
      own('dba_note(n integer) RETURNS text') + trigger("public.dba_note('x')"),
    'before an own function of that name':
      trigger("public.dba_note('x')") + own('dba_note(n integer) RETURNS text'),
    'beside an own function whose name has a dot':
      own('"admin.dba_note"() RETURNS text') + trigger("admin.dba_note('x')"),
    'as a trigger': `CREATE TRIGGER t BEFORE INSERT ON public.existing
      FOR EACH ROW EXECUTE FUNCTION public.dba_note();`,
  }
  const [before] = await calls()
  for (const [name, text] of Object.entries(attacks)) {
    const answer = await refusalInProcess(database, text)
    t.match(answer, { status: 400, key: 'dump_refused', text: /dba_note\(\) \(línea \d+\)/ }, name)
  }
  t.same(await calls(), [before], 'none has run')
})

t.test('functions of extensions are not called', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await query(database.superuserUrl, 'create extension pgcrypto')
  const attacks = [
    trigger("crypt('a', 'b')"),
    `${header}${own('crypt(n integer) RETURNS text')}${trigger("crypt('a', 'b')")}${trailer}`,
    `CREATE EXTENSION fuzzystrmatch;${trigger("soundex('a')")}`,
    `CREATE EXTENSION fuzzystrmatch;${own('soundex() RETURNS text')}${trigger("soundex('a')")}`,
    `${own('soundex() RETURNS text')}${own('g(a text DEFAULT soundex()) RETURNS text')}
     CREATE EXTENSION fuzzystrmatch;`,
  ]
  for (const text of attacks) {
    const answer = await refusalInProcess(database, text)
    t.match(answer, { status: 400, text: /(crypt|soundex)\(\) \(línea \d+\)/ }, text)
  }
})

t.test('a dump calls its own functions, which may replace earlier ones', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const text = `${own('note(a text) RETURNS text')}${trigger("public.note('x')")}`
  t.equal((await refusal(database, `${header}${text}${trailer}`)).status, 200)
  t.equal((await refusal(database, `${header}${text}${trailer}`)).status, 200, 'with a header')
  const clean = `DROP TABLE public.late; DROP FUNCTION public.act();
    DROP FUNCTION public.note(text);`
  t.equal((await refusal(database, `${clean}${text}`)).status, 200, 'after DROP')
  const replacing = `DROP TABLE public.late; DROP FUNCTION public.act();
    ${text.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')}`
  t.equal((await refusal(database, replacing)).status, 200, 'with OR REPLACE')
})

t.test('a sequence of another role is not moved', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await query(
    database.superuserUrl,
    `create sequence public.foreign_seq; grant all on sequence public.foreign_seq to public`,
  )
  const position = 'select last_value, is_called from public.foreign_seq'
  const before = await database.sql(position)
  const text = `SELECT pg_catalog.setval('public.foreign_seq', 4242, true);
    INSERT INTO public.nonexistent VALUES (1);`
  for (const content of [text, `${header}${text}${trailer}`])
    t.match(await refusal(database, content), {
      status: 500,
      text: /must be owner of sequence foreign_seq/,
    })
  t.same(await database.sql(position), before)
})
