/** Hostile dumps: each tries to create the file `sign` or to read the file `secret`. */

const key = 'DInXuKAy4s4UgHWFES7j8thXAzrcpBJ'
/** The statements within a complete dump that also creates the table `public.f`. */
export const framed = (statements: string) =>
  [
    '--\n-- PostgreSQL database dump\n--\n',
    `\\restrict ${key}\n`,
    "SELECT pg_catalog.set_config('search_path', '', false);",
    'CREATE TABLE public.f (a text);',
    `${statements}\n`,
    '--\n-- PostgreSQL database dump complete\n--\n',
    `\\unrestrict ${key}\n`,
  ].join('\n')

/** Commands of psql in all places that a scanner could overlook. */
export const psqlAttacks = (sign: string): readonly string[] => [
  `\ufeff\\! touch ${sign}`,
  `\\! touch ${sign}`,
  `\\o |touch ${sign}`,
  `\\copy f to program 'touch ${sign}'`,
  '\\i /etc/passwd',
  `select 'touch ${sign}' \\gexec`,
  '\\setenv A b',
  `\\unrestrict \`touch ${sign}\``,
  `\\restrict \`touch ${sign}\``,
  `\\unrestrict ${key}\n\\! touch ${sign}\n\\restrict ${key}`,
  `select 1 \\! touch ${sign}`,
  '\\connect postgres',
  `-- comment\r\\! touch ${sign}`,
  `SELECT E'\\''; \\! touch ${sign} -- ';`,
  `SELECT 'a\\'; \\! touch ${sign} --';`,
  "CREATE FUNCTION public.g() RETURNS text LANGUAGE sql AS $tag$ select 'x' $tag$; " +
    `\\! touch ${sign}`,
  `/* /* */ \\! */ \\! touch ${sign}\n`,
  `COPY public.f (a) FROM stdin;\n\\.\n\\! touch ${sign}`,
  `COPY public.f (a) FROM stdin; \\! touch ${sign}\n\\.`,
  `INSERT INTO public.f VALUES ('\\'); \\! touch ${sign} --');`,
]

const plpgsql = (body: string, name = 'g') =>
  `CREATE FUNCTION public.${name}() RETURNS void LANGUAGE plpgsql AS $x$ begin ${body} end $x$;`

/** Dumps by which an import ran commands as a superuser in earlier versions of the service. */
export const escapes = (sign: string, secret: string): Record<string, string> => ({
  'a view of pg_settings that changes how strings are read': `
    CREATE VIEW public.v AS SELECT name, setting FROM pg_catalog.pg_settings;
    CREATE RULE r AS ON INSERT TO public.f
      DO ALSO UPDATE public.v SET setting = 'off' WHERE name = 'standard_conforming_strings';
    INSERT INTO public.f VALUES ('x');
    INSERT INTO public.f VALUES ('a\\'', pg_catalog.set_config($$role$$,$$none$$,false)) --');`,
  'the same by a trigger': plpgsql(
    "update pg_catalog.pg_settings set setting = 'off' " +
      "where name = 'standard_conforming_strings';",
  ),
  'a view of pg_proc that changes a function': `
    CREATE VIEW public.pv AS SELECT oid, proname, prosrc FROM pg_catalog.pg_proc;
    ${plpgsql(
      `update public.pv set prosrc = ' begin ' || 'co' || ` +
        `'py (select 1) to program ''touch ${sign}''; end ';`,
    )}`,
  'temporary objects before the catalogues': `
    CREATE TABLE pg_temp.pg_proc (oid oid, proowner oid, prosecdef boolean, prokind "char");`,
  'a temporary view': `CREATE VIEW pg_temp.pg_proc AS SELECT 1 AS oid;`,
  'an operator in the way': `
    CREATE FUNCTION public.eq(oid, oid) RETURNS boolean LANGUAGE sql AS 'select true';
    CREATE OPERATOR public.= (FUNCTION = public.eq, LEFTARG = oid, RIGHTARG = oid);`,
  'column notation': `
    CREATE TYPE public.rt AS (p text);
    CREATE VIEW public.v AS SELECT (ROW('${secret}')::public.rt).pg_read_file AS content;`,
  'column notation in a body': `
    CREATE TYPE public.rt AS (p text);
    CREATE FUNCTION public.g() RETURNS text LANGUAGE plpgsql AS $x$
      declare r public.rt; begin r.p = '${secret}'; return (r).pg_read_file; end $x$;`,
  'column notation on a value': `
    CREATE VIEW public.v AS
      SELECT ('select to_tsvector(pg_read_file(''${secret}''))'::text).ts_stat::text AS content;`,
  'column notation on an alias': `
    CREATE VIEW public.v AS SELECT x.lo_import FROM lower('${secret}') AS x;`,
  'column notation on a variable': `
    CREATE FUNCTION public.g(a text) RETURNS text LANGUAGE plpgsql AS $x$
      begin return (a).current_setting; end $x$;`,
  'a cast': `
    CREATE TYPE public.rt AS (p text);
    CREATE FUNCTION public.c(public.rt) RETURNS text LANGUAGE sql AS 'select ($1).p';
    CREATE CAST (public.rt AS text) WITH FUNCTION public.c(public.rt) AS IMPLICIT;`,
  'a domain where a sequence is positioned': `
    CREATE DOMAIN public.d AS text CHECK (VALUE <> '');
    SELECT pg_catalog.setval(('public.s'::public.d)::regclass, 5);`,
  'privileges in CREATE SCHEMA': plpgsql(
    'create schema zz grant all on all tables in schema pg_catalog to public;',
  ),
  'a default that the parser leaves out': `
    CREATE FUNCTION public.g() RETURNS void LANGUAGE plpgsql AS $x$
      declare r public.f := pg_read_file('${secret}'); begin end $x$;`,
  'a default after a type with the name of a keyword': `
    CREATE DOMAIN public.declare AS text;
    CREATE FUNCTION public.g() RETURNS text LANGUAGE plpgsql AS $x$
      declare v public.declare := pg_read_file('${secret}'); begin return v; end $x$;`,
  'a row of a catalogue in other letters': `
    CREATE FUNCTION public.g() RETURNS void LANGUAGE plpgsql AS $x$
      declare v U&"\\0070g_authid"; begin end $x$;`,
})

/** Statements that reach beyond the database. */
export const attacks = (sign: string, secret: string): Record<string, string> => ({
  'COPY to a program': `COPY public.f TO PROGRAM 'touch ${sign}';`,
  'COPY from a program': `COPY public.f FROM PROGRAM 'touch ${sign}';`,
  'COPY from a file': `COPY public.f FROM '${secret}';`,
  'COPY to a file': `COPY public.f TO '${sign}';`,
  'COPY into a catalogue': 'COPY pg_authid FROM stdin;\n\\.\n',
  'INSERT into a catalogue': "INSERT INTO pg_catalog.pg_authid VALUES (1, 'x', true);",
  DO: `DO $$ BEGIN EXECUTE 'COPY (SELECT 1) TO PROGRAM ''touch ${sign}'''; END $$;`,
  'a function in C':
    "CREATE FUNCTION public.g(text) RETURNS integer LANGUAGE c AS 'libc.so.6', 'system';",
  'a function in an untrusted language':
    "CREATE FUNCTION public.g() RETURNS text LANGUAGE plperlu AS 'system(1)';",
  'a command in an SQL body':
    'CREATE FUNCTION public.g() RETURNS void LANGUAGE sql ' +
    `AS $x$ copy (select 1) to program 'touch ${sign}' $x$;`,
  'a command in a PL/pgSQL body': plpgsql(`copy (select 1) to program 'touch ${sign}';`),
  'dynamic SQL': plpgsql(`execute 'co' || 'py public.f to program ''touch ${sign}''';`),
  'a file in a body': plpgsql(`perform pg_read_file('${secret}');`),
  'a file in a view': `CREATE VIEW public.v AS SELECT pg_catalog.pg_read_file('${secret}');`,
  'a file in a default': `CREATE TABLE public.g (a text DEFAULT pg_read_file('${secret}'));`,
  'SQL in a text': `CREATE VIEW public.v AS SELECT query_to_xml('select 1', true, true, '');`,
  'passwords of roles': 'CREATE VIEW public.v AS SELECT rolpassword FROM pg_authid;',
  'other sessions': plpgsql('perform pg_terminate_backend(pid) from pg_stat_activity;'),
  'other sessions in a default':
    'CREATE TABLE public.g (a boolean DEFAULT pg_terminate_backend(1));',
  'a role': 'ALTER ROLE postgres NOLOGIN;',
  'another role': 'SET ROLE postgres;',
  'membership in a role': 'GRANT pg_execute_server_program TO PUBLIC;',
  'a right to a function of the server':
    'GRANT EXECUTE ON FUNCTION lo_export(oid, text) TO PUBLIC;',
  'a setting of the server': "ALTER SYSTEM SET archive_command = 'x';",
  'an extension': 'CREATE EXTENSION dblink;',
  'a language': 'CREATE LANGUAGE plpython3u;',
  'a large object': "SELECT lo_export(1, '/tmp/x');",
  'an event trigger': 'CREATE EVENT TRIGGER e ON ddl_command_start EXECUTE FUNCTION public.g();',
  'rights of the owner':
    'CREATE FUNCTION public.g() RETURNS text LANGUAGE sql ' +
    "SECURITY DEFINER AS $x$ select 'x' $x$;",
  'the end of the transaction': 'COMMIT;',
})
