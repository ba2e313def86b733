/** Objects in `public` never stand in for the server's own in a statement of the service. */
import { globSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { createDumpExport } from '../../../src/checklist/dumps/dump-export.ts'
import { ownerSql } from '../../../src/checklist/dumps/owner-sql.ts'
import { silentLog } from '../../support/environment.ts'
import { matchEach } from '../../support/outcome.ts'
import {
  asDump,
  createImport,
  createToolDatabase,
  exportOptions,
  importText,
} from './tool-database.ts'

const folder = new URL('../../../src/checklist/dumps/', import.meta.url).pathname
/** Every word of the statements is one of these. */
const words = globSync(`${folder}**/*.ts`).flatMap(
  (path) => readFileSync(path, 'utf8').match(/[a-z]\w*/g) ?? [],
)
const someWord = `any ('{${[...new Set(words)].join(',')}}')`
const operators = ['=', '<>', '~', '!~', '||', '/', '<']

/**
 * Functions, operators, types and relations in `public` with the server's names, for the same types
 * and for texts, which literals and parameters fit best. Each fails when it is used.
 */
const replacements = `
set search_path = pg_catalog;
do $replace$
declare statement text;
begin
  for statement in
    select format('create function public.%I(%s) returns boolean language plpgsql as
                   $$ begin raise exception ''replaced %s''; end $$', name, arguments, name)
      from (select proname as name, oidvectortypes(proargtypes) as arguments from pg_proc
             where pronamespace = 'pg_catalog'::regnamespace
             union
            select proname, repeat('text, ', n) || 'text' from pg_proc, generate_series(0, 3) n
             where pronamespace = 'pg_catalog'::regnamespace) functions
     where name = ${someWord}
     union all
    select format('create function public.replaced(l %1$s, r %2$s) returns boolean
                     language plpgsql as $$ begin raise exception ''replaced %3$s''; end $$;
                   create operator public.%3$s
                     (leftarg = %1$s, rightarg = %2$s, function = public.replaced)',
                  oprleft::regtype, oprright::regtype, oprname)
      from pg_operator where oprname = any ('{${operators.join(',')}}') and oprleft <> 0
     union all
    select format(case when typtype = 'c' then 'create table public.%I ()'
                       else 'create type public.%I as enum ()' end, typname)
      from pg_type where typnamespace = 'pg_catalog'::regnamespace
       and typname = ${someWord}
  loop
    begin
      execute statement;
    exception when others then
      -- PL/pgSQL has no functions for internal types.
    end;
  end loop;
  execute format('alter database %I set search_path = public, pg_catalog', current_database());
end $replace$`

t.test('functions, operators, types and tables in public have no effect', async (t) => {
  const database = await createToolDatabase(t, 'superuser')
  await database.sql(`create table public.kept (id serial); ${replacements}`)
  const [replaced] = await database.sql<{ count: number }>(
    `select pg_catalog.count(*)::pg_catalog.int4 from pg_catalog.pg_proc
      where pronamespace operator(pg_catalog.=) 'public'::pg_catalog.regnamespace`,
  )
  t.ok(replaced!.count > 200, `${replaced!.count} functions are in the way`)
  await t.rejects(database.sql("select format('%s', '1')"), { message: 'replaced format' })

  const warnings: object[] = []
  const log = { ...silentLog, warn: (fields: object) => warnings.push(fields) }
  await createImport(database.url, { log, isSandbox: false }).warnAtStart()
  matchEach(t, warnings, [{ event: 'findings_role_powerful' }, { event: 'database_outdated' }])

  const exports = createDumpExport({ ...exportOptions, databaseUrl: database.url, log })
  const { stream } = await exports.open(new AbortController().signal)
  t.match(await text(stream), /CREATE TABLE public\.kept/)

  await database.asSuperuser(ownerSql(database.url))
  await importText(database, asDump('CREATE TABLE public.added (id integer);'))
  t.same(
    await database.sql(`select relname from pg_catalog.pg_class
      where relnamespace operator(pg_catalog.=) 'public'::pg_catalog.regnamespace`),
    [{ relname: 'added' }],
    'the owner can remove everything',
  )
})
