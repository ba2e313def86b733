/** The kinds of statements that an import admits, and the limits of a statement. */
import { loadModule } from 'libpg-query'
import t from 'tap'
import {
  actionFor,
  maxDeepening,
  maxTokens,
} from '../../../src/checklist/dumps/import/statement-policy.ts'
import { StatementScanner } from '../../../src/checklist/dumps/import/statement-scanner.ts'
import { DomainError } from '../../../src/platform/errors.ts'

await loadModule()

/** The action of a statement, or the refused construct. */
const outcome = (sql: string): string => {
  const scanner = new StatementScanner()
  scanner.scan(`${sql}\n`)
  try {
    return actionFor(sql, scanner, 1)
  } catch (error) {
    if (error instanceof DomainError) return `refused: ${error.parameters.construct}`
    throw error
  }
}

/** The expected outcome and the statement of each line. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*/)
    .map((line) => line.split(' <- '))

t.test('statements of dumps are admitted by their kind', async (t) => {
  const table = rowsOf(`
    skip <- SET statement_timeout = 0
    skip <- SET transaction_timeout = 0
    skip <- SET client_encoding = 'UTF8'
    skip <- SET standard_conforming_strings = on
    skip <- SET default_tablespace = ''
    set <- SET check_function_bodies = false
    set <- SET row_security = off
    set <- SET default_table_access_method = heap
    skip <- SELECT pg_catalog.set_config('search_path', '', false)
    data <- SELECT pg_catalog.setval('public.a_id_seq', 5, true)
    data <- INSERT INTO public.a (b, "c") OVERRIDING SYSTEM VALUE VALUES (1, 'it''s')
    copy <- COPY public.a (b, "c d") FROM stdin
    create <- CREATE SCHEMA x
    create <- CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public
    create <- CREATE MATERIALIZED VIEW public.m AS SELECT 1 AS a WITH NO DATA
    change <- CREATE OR REPLACE VIEW public.v AS SELECT NULL::integer AS id
    change <- ALTER TABLE IF EXISTS ONLY public.a DROP CONSTRAINT b
    change <- DROP FUNCTION IF EXISTS public.f(a integer, text)
    change <- COMMENT ON TRIGGER t ON public.a IS 'x'
    skip <- COMMENT ON DATABASE x IS 'y'
    setAtEnd <- COMMENT ON EXTENSION pg_trgm IS 'x'
    setAtEnd <- ALTER TABLE public.a OWNER TO x
    setAtEnd <- GRANT SELECT(a), UPDATE ON TABLE public.a TO x
    leaveOut <- SELECT * FROM pg_catalog.pg_restore_relation_stats('version', '180004'::integer)
    leaveOut <- SELECT pg_catalog.pg_restore_attribute_stats('relname', 'a')
    leaveOut <- ALTER DEFAULT PRIVILEGES FOR ROLE x GRANT SELECT ON TABLES TO y`)
  for (const [expected, sql = ''] of table) t.equal(outcome(sql), expected, sql)
})

t.test('other kinds of statements are refused', async (t) => {
  const table = rowsOf(`
    TRANSACTION <- BEGIN
    TRANSACTION <- COMMIT
    TRANSACTION <- SAVEPOINT a
    TRANSACTION <- PREPARE TRANSACTION 'a'
    CONSTRAINTS SET <- SET CONSTRAINTS ALL DEFERRED
    COPY: PROGRAM <- copy (select 1) to program 'touch x'
    COPY: PROGRAM <- COPY public.f FROM PROGRAM 'cat x'
    COPY: file <- COPY public.f FROM '/etc/passwd'
    COPY: file <- COPY public.f TO '/tmp/x'
    COPY <- COPY public.f TO STDOUT
    COPY <- COPY public.f FROM STDIN WITH (FORMAT csv)
    COPY <- COPY public.f FROM STDIN WHERE a > 1
    VARIABLE SET: role <- SET ROLE postgres
    VARIABLE SET: session_authorization <- SET SESSION AUTHORIZATION postgres
    VARIABLE SET: search_path <- SET search_path = 'public'
    VARIABLE SET: standard_conforming_strings <- SET standard_conforming_strings = off
    VARIABLE SET: client_encoding <- SET client_encoding = 'LATIN1'
    VARIABLE SET: xmloption <- SET LOCAL xmloption = content
    VARIABLE SET <- RESET ALL
    ALTER SYSTEM <- ALTER SYSTEM SET a = 1
    ALTER ROLE <- ALTER ROLE x SUPERUSER
    ALTER DATABASE SET <- ALTER DATABASE x SET work_mem = '1MB'
    CREATE ROLE <- CREATE ROLE x
    GRANT ROLE <- GRANT pg_execute_server_program TO x
    DO <- DO $$ BEGIN EXECUTE 'x'; END $$
    LOAD <- LOAD 'x'
    CREATE EVENT TRIG <- CREATE EVENT TRIGGER x ON ddl_command_start EXECUTE FUNCTION f()
    CREATE FOREIGN TABLE <- CREATE FOREIGN TABLE x (a int) SERVER y
    CREATE SUBSCRIPTION <- CREATE SUBSCRIPTION x CONNECTION 'host=evil' PUBLICATION y
    CREATE TABLE AS: AS <- CREATE TABLE x AS SELECT 1
    TRUNCATE <- TRUNCATE public.x
    DELETE <- DELETE FROM public.x
    SELECT: pg_catalog.set_config <- SELECT pg_catalog.set_config('role', 'postgres', false)
    SELECT: pg_catalog.setval <- SELECT pg_catalog.setval('a', (SELECT 1))
    SELECT: pg_read_file <- SELECT 1 FROM pg_read_file('b')
    SELECT: large objects (pg_catalog.lo_create) <- SELECT pg_catalog.lo_create('16400')
    ALTER TABLE: OWNER TO <- ALTER TABLE public.t OWNER TO a, ALTER b TYPE text USING f(b)
    CALL <- CALL public.x()
    INSERT <- INSERT INTO public.x VALUES (1); COMMIT
    SQL <- -- nothing`)
  for (const [expected, sql = ''] of table) t.equal(outcome(sql), `refused: ${expected}`, sql)
  t.equal(outcome('SELECT "\u0001", 1'), 'refused: SELECT')
  t.ok(outcome(`SELECT ${'1'.repeat(200_000)}x`).length < 120, 'a text in the answer is cut')
  t.equal(outcome('SELEKT 1'), 'refused: syntax error at or near "SELEKT"')
})

t.test('nesting and length have limits', async (t) => {
  // Each kind of nesting with its number of tokens: up to the limit the parser's stack suffices.
  const nestings: [string, string, number][] = [
    ['(', ')', 2],
    ['(SELECT ', ')', 3],
    ['abs(', ')', 3],
    ['ARRAY[', ']', 3],
    ['NOT ', '', 1],
    ['- ', '', 1],
    ['a + ', '', 2],
    ['a OR ', '', 2],
    ['CASE WHEN a THEN ', ' END', 5],
    ['a UNION SELECT ', '', 3],
    ['a FROM (SELECT ', ') x', 6],
  ]
  for (const [before, after, tokens] of nestings) {
    const view = (depth: number) =>
      `CREATE VIEW public.v AS SELECT ${before.repeat(depth)}a${after.repeat(depth)}`
    t.equal(outcome(view(Math.floor((maxDeepening - 10) / tokens))), 'create', before)
    t.match(outcome(view(maxDeepening / tokens)), /more than 4000 tokens/, before)
  }
  const insert = (values: number) => `INSERT INTO public.t VALUES (${'1,'.repeat(values)}1)`
  t.equal(outcome(insert(maxTokens / 4)), 'data')
  t.match(outcome(insert(maxTokens)), /more than 200000 tokens/)
})
