/** The bodies of functions, and the limits of length and depth. */
import t from 'tap'
import { maxDeepening, maxTokens } from '../../../src/checklist/dumps/import/statement-policy.ts'
import { measure, StatementScanner } from '../../../src/checklist/dumps/import/statement-scanner.ts'
import { lines, outcome, plpgsql } from './policy-outcome.ts'

t.test('bodies of functions contain only admitted statements', async (t) => {
  const admitted = [
    plpgsql("t := lower('x'); r.a = 1; return;"),
    plpgsql(
      "begin select into t current_setting('pghistory.id'); " +
        'exception when others then end; return;',
    ),
    plpgsql(
      'if n > 1 then return next t; elsif n < 0 then null; ' +
        'else raise exception $$x %$$, n; end if;',
    ),
    plpgsql(
      'for r in select * from public.a where id = n loop ' +
        'insert into b (x) values (r.id) on conflict do nothing; end loop;',
    ),
    plpgsql(
      'for i in 1..n loop update public.a set x = i; delete from public.a; end loop; ' +
        'return query select t;',
    ),
    plpgsql(
      'perform public.f(n); case n when 1 then null; else null; end case; ' +
        'get diagnostics n = row_count;',
    ),
    plpgsql("t := 'ñ' || lower('é');"),
    plpgsql(
      'null;',
      "a text := 'x'; b integer DEFAULT 1; c CURSOR FOR SELECT 1; " +
        "d CONSTANT text NOT NULL := lower('ñ');",
    ),
    'CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ' +
      "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; NEW.a = now(); RETURN NEW; END $$",
    'CREATE FUNCTION public.f(n integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT ' +
      "AS 'select n * 2; select $1'",
    'CREATE FUNCTION public.f() RETURNS void LANGUAGE sql ' +
      "SET search_path TO 'public', 'pg_temp' AS 'delete from a'",
    "CREATE PROCEDURE public.f() LANGUAGE sql AS 'delete from a'",
  ]
  for (const sql of admitted) t.equal(outcome(sql), 'define', sql)
  t.equal(
    outcome(
      "CREATE FUNCTION public.f() RETURNS integer LANGUAGE sql AS 'select public.g()'",
      "CREATE FUNCTION public.g() RETURNS integer LANGUAGE sql AS 'select 1'",
    ),
    'define',
    'a function may call a function that is defined later',
  )

  const statements: Record<string, string> = {
    "execute 'select 1';": 'DYNEXECUTE',
    "for r in execute 'select 1' loop null; end loop;": 'DYNFORS',
    "return query execute 'select 1';": 'EXECUTE',
    'call public.p();': 'CALL',
    'do $$ begin end $$;': 'CALL',
    'commit;': 'COMMIT',
    "copy public.a from '/etc/passwd';": 'CopyStmt',
    'create schema zz grant all on all tables in schema pg_catalog to public;': 'CreateSchemaStmt',
    'create table x (a text);': 'CreateStmt',
    "raise log 'x';": 'RAISE LOG',
    "raise warning 'x';": 'RAISE WARNING',
    'alter system set a = 1;': 'AlterSystemStmt',
    'set role postgres;': 'VariableSetStmt',
    'update pg_catalog.pg_proc set prosrc = $$x$$;': 'pg_catalog.pg_proc',
    'update pg_settings set setting = 1;': 'pg_settings',
    'merge into a using b on true when matched then delete;': 'MergeStmt',
  }
  for (const [body, part] of Object.entries(statements)) {
    t.match(outcome(plpgsql(body)), `refused: CREATE FUNCTION: ${part}`, body)
  }
  for (const option of [
    '#option dump',
    '#OPTION DUMP',
    '#print_strict_params on # /* */ option dump',
  ])
    t.match(
      outcome(plpgsql('null;').replace('$body$', `$body$ ${option}\n`)),
      'refused: CREATE FUNCTION: OPTION DUMP',
      option,
    )
  for (const body of [
    'copy a from stdin',
    'select 1 into b',
    'create table a (b text)',
    'table pg_authid',
    'commit',
  ]) {
    const sql = `CREATE FUNCTION public.f() RETURNS void LANGUAGE sql AS $$ select 1; ${body} $$`
    t.match(outcome(sql), /^refused: CREATE FUNCTION: /, sql)
  }
})

/** The parser's description of an admitted body must contain each of its expressions. */
t.test('no expression of a body is overlooked', async (t) => {
  const x = "pg_read_file('x')"
  const bodies = lines(`
    t := X;
    r.a := X;
    t[length(X)] := 1;
    return next X;
    return query select X;
    if X = 'a' then null; end if;
    if true then perform X; end if;
    if true then null; elsif X = 'a' then null; end if;
    if true then null; elsif true then perform X; else null; end if;
    if true then null; else perform X; end if;
    case X when 'a' then null; end case;
    case t when X then null; end case;
    case when X = t then null; end case;
    case when true then perform X; end case;
    case t when 'a' then null; else perform X; end case;
    while X = t loop null; end loop;
    while true loop perform X; end loop;
    loop exit when X = t; end loop;
    loop continue when X = t; end loop;
    loop perform X; end loop;
    for i in length(X)..2 loop null; end loop;
    for i in 1..length(X) loop null; end loop;
    for i in 1..2 by length(X) loop null; end loop;
    for i in 1..2 loop perform X; end loop;
    for r in select X loop null; end loop;
    for r in select 1 order by X loop null; end loop;
    for r in select 1 loop perform X; end loop;
    foreach t in array X loop null; end loop;
    foreach t in array n loop perform X; end loop;
    raise notice 'a %', X;
    raise exception using message = X;
    assert X = t;
    assert true, X;
    perform X;
    select X into t;
    insert into a values (X);
    insert into a values (1) returning X into t;
    begin null; exception when others then perform X; end;
    <<l>> begin perform X; end;
    declare v public.t := X; begin null; end;
    if n = 1 then declare v public.t := X; begin null; end; end if;
    t := (X).a;`)
  for (const body of bodies)
    t.match(outcome(plpgsql(body.replace('X', x))), /^refused: .*(pg_read_file|DECLARE)/, body)
  const declarations = lines(`
    text
    record
    public.t
    public.t%rowtype
    public.t.a%type
    constant public.t
    public.t not null
    public.declare
    public.begin`).flatMap((type) => [':=', '=', 'default'].map((sign) => `v ${type} ${sign} X;`))
  const cursors = lines(`
    c cursor for select X;
    c cursor for select 1 = 1; v public.t := X;
    "x cursor y" public.t := X;
    c no scroll cursor for select 1; begin null; end; declare c public.t := X; begin end; declare
    declare declare v public.t := X;`)
  for (const declaration of [...declarations, ...cursors]) {
    const sql = plpgsql('null;', declaration.replace('X', x))
    t.match(outcome(sql), /^refused: CREATE FUNCTION: /, declaration)
  }
  t.match(outcome(plpgsql(`return ${x};`, '', 'text')), /pg_read_file/)
})

t.test('variables have no types that name objects of the server', async (t) => {
  const types = lines(`
    regrole
    pg_catalog.regprocedure
    "regtype"
    REGPROC[]
    setof regoper
    pg_catalog . /* a */ regnamespace
    regrole/*%type*/`)
  for (const type of types)
    t.match(outcome(plpgsql('null;', `v ${type};`)), /^refused: CREATE FUNCTION: .*reg/i, type)
  for (const type of [
    'regclass',
    'pg_catalog.regconfig',
    'public.region',
    'public.t.regrole_id%type',
  ])
    t.equal(outcome(plpgsql('null;', `v ${type};`)), 'define', type)
})

t.test('comments and operators have limits', async (t) => {
  const nested = (depth: number) => `${'/* '.repeat(depth)}${'*/ '.repeat(depth)}`
  const table = (comment: string) => `${comment}CREATE TABLE public.t (id integer)`
  const stars = '*'.repeat(300)
  for (const comment of [nested(32), `/${stars}/`, `/* ${stars}/`, '/**/'.repeat(10)]) {
    t.equal(outcome(table(comment)), 'define', comment.slice(0, 20))
    t.equal(outcome(plpgsql(`${comment} null;`)), 'define', comment.slice(0, 20))
  }
  const refused = [
    nested(33),
    '/*'.repeat(60_000) + '*/'.repeat(60_000),
    '/**/'.repeat(65),
    `/*${'/**/'.repeat(65)}*/`,
    `/*${'/*+*/'.repeat(65)}*/`,
    `SELECT 1 ${'+'.repeat(65)} 1; `,
    `SELECT 1 ${'@+'.repeat(33)} 1; `,
  ]
  for (const text of refused) {
    t.match(outcome(table(text)), /^refused: .*(comments|operator)/, text.slice(0, 20))
    t.match(outcome(plpgsql(`${text} null;`)), /^refused: .*(comments|operator)/, text.slice(0, 20))
  }
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
    t.equal(outcome(view(Math.floor((maxDeepening - 10) / tokens))), 'define', before)
    t.match(outcome(view(maxDeepening / tokens)), /more than 4000 tokens/, before)
  }
  t.match(outcome(plpgsql(`t := ${'1+ '.repeat(maxDeepening)}1;`)), /more than 4000 tokens/)
  const insert = (values: number) => `INSERT INTO public.t VALUES (${'1,'.repeat(values)}1)`
  t.equal(outcome(insert(maxTokens / 4)), 'data')
  t.match(outcome(insert(maxTokens)), /more than 200000 tokens/)
})

/**
 * A scan that reads its input repeatedly would need a hundred times as long for ten times the
 * length.
 */
t.test('the cost of a statement grows linearly with its length', async (t) => {
  const seconds = (piece: string, length: number) => {
    const text = `INSERT INTO public.t VALUES (${piece.repeat(length / piece.length)}`
    const started = process.cpuUsage().user
    new StatementScanner().scan(`${text}\n`)
    return process.cpuUsage().user - started
  }
  for (const piece of ['1', '1.', ' ', "''", '1,', '-', 'e1', '$a', '$a$', "E'\\", '/*', 'é']) {
    seconds(piece, 1000)
    const short = seconds(piece, 100_000)
    t.ok(seconds(piece, 1_000_000) < 60 * (short + 10_000), `ten times as much of ${piece}`)
  }
  const cost = (length: number) => {
    const started = process.cpuUsage().user
    measure(';'.repeat(length))
    return process.cpuUsage().user - started
  }
  const short = cost(2000)
  t.ok(cost(200_000) < 300 * (short + 10_000), 'a hundred times as many statements in a body')
})
