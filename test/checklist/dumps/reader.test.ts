/** The ends of statements and of rows, compared with PostgreSQL's parser. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { parse as parseStatements, type RawStmt } from 'libpg-query'
import t from 'tap'
import {
  DumpReader,
  maxInsert,
  maxStatement,
} from '../../../src/checklist/dumps/import/dump-reader.ts'
import { DomainError } from '../../../src/platform/errors.ts'
import { asDump, inPieces } from './tool-database.ts'

interface Contents {
  statements: string[]
  /** The rows of each COPY block. */
  rows: string[]
}

const read = (content: string, size?: number) => readFile(asDump(content), size)

const readFile = async (content: string | Buffer, size?: number): Promise<Contents> => {
  const reader = new DumpReader(inPieces(content, size))
  const contents: Contents = { statements: [], rows: [] }
  for (let statement = await reader.next(); statement; statement = await reader.next()) {
    contents.statements.push(statement.text)
    if (!/^copy .* from stdin$/is.test(statement.text)) continue
    const rows: Buffer[] = []
    for await (const piece of reader.copyRows()) rows.push(Buffer.from(piece))
    contents.rows.push(Buffer.concat(rows).toString())
  }
  return contents
}

const keyOf = (content: string) => keyOfFile(asDump(content))

const keyOfFile = async (content: string | Buffer): Promise<string> =>
  readFile(content).then(
    () => 'read',
    (error: { key?: string }) => error.key ?? String(error),
  )

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
t.comment(`FUZZ_SEED=${seed}`)

/** Texts that have a meaning for a scanner. */
const fragments = [
  ...['\n', '\r', ' ', 'create function'],
  ..."; ' '' \" \\ $$ $a$ $b$ -- /* */ ( ) E E' e'\\'' U&' B'1' $1 a$b 1 1e5 . é 漢".split(' '),
  ...'select begin end case - / * $'.split(' '),
]
const fragment = fc.constantFrom(...fragments)
const soup = fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join(''))

const standardString = soup.map((text) => `'${text.replaceAll("'", "''")}'`)
const escapeString = soup.map(
  (text) => `E'${text.replace(/[\\']/g, (sign) => (sign === "'" ? "\\'" : '\\\\'))}'`,
)
const unicodeString = soup.map(
  (text) => `U&'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
)
const dollarString = fc.tuple(fc.constantFrom('$$', '$x$', '$Öa1$'), soup).map(([tag, text]) => {
  const body = text.replaceAll('$', '')
  return `${tag}${body}${tag}`
})
const lineComment = soup.map((text) => `-- ${text.replaceAll(/[\n\r]/g, '')}\n`)
const value = fc.oneof(standardString, escapeString, unicodeString, dollarString)
const gap = fc.oneof(fc.constant(' '), lineComment)
const identifier = soup.map((text) => `"${text.slice(0, 20).replaceAll('"', '""')}x"`)

const statement = fc
  .tuple(gap, value, gap, identifier, gap)
  .map(([a, text, b, name, c]) => `select${a}(${text})${b}as ${name}${c}`)

/** The byte offsets of the statements of a text according to PostgreSQL's parser. */
const parserPieces = async (text: string): Promise<string[] | undefined> => {
  const bytes = Buffer.from(text)
  try {
    const { stmts = [] } = await parseStatements(text)
    return stmts.map(({ stmt_location: at = 0, stmt_len: length }: RawStmt) =>
      bytes.toString('utf8', at, length ? at + length : bytes.length).trim(),
    )
  } catch {
    return undefined
  }
}

/**
 * A statement without leading white space and comments, because the parser does not always remove
 * them.
 */
const core = (text: string) => text.replace(/^(\s|--[^\n\r]*)+/, '').trim()

t.test('pieces are the statements of PostgreSQL’s parser', async (t) => {
  let compared = 0
  const definition = fc.oneof(
    fc
      .tuple(soup, fc.constantFrom('$f$', '$$'))
      .map(
        ([body, tag]) =>
          'create or replace function f() returns trigger language plpgsql as ' +
          `${tag}begin; ${body.replaceAll('$', '')} end;${tag}`,
      ),
    value.map(
      (text) =>
        'create rule r as on insert to t do instead ' +
        `(select ${text}; insert into t values (1); notify x)`,
    ),
    statement,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(definition, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 200 }),
      async (list, size) => {
        const text = `${list.join(';\n')};`
        const expected = await parserPieces(text)
        const { statements } = await read(text, size)
        compared += expected === undefined ? 0 : 1
        if (expected) assert.deepEqual(statements.map(core), expected.map(core))
      },
    ),
    { numRuns: 400, seed },
  )
  t.ok(compared > 100, `${compared} of 400 texts are SQL`)
})

t.test('no text makes one piece of two statements', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fragment, statement, fc.constant('; select 1;')), { maxLength: 25 }),
      fc.integer({ min: 1, max: 80 }),
      async (parts, size) => {
        const reader = new DumpReader(inPieces(asDump(parts.join('')), size))
        try {
          for (let piece = await reader.next(); piece; piece = await reader.next()) {
            const parsed = await parserPieces(piece.text)
            assert.ok(parsed === undefined || parsed.length <= 1, JSON.stringify(piece.text))
          }
        } catch (error) {
          assert.ok(error instanceof DomainError && error.status === 400)
        }
      },
    ),
    { numRuns: 1000, seed },
  )
  t.pass('1000 texts')
})

t.test('rows of COPY are unchanged with any size of chunks', async (t) => {
  const line = fc
    .oneof(soup, fc.constantFrom('', '\\', '.', '\\N', '\\\\.', 'x\\.', '\\.x', '\\. ', '.\\'))
    .map((text) => text.replaceAll(/[\n\r]/g, ''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(line, { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 30 }),
      async (blocks, size) => {
        const rows = blocks.map((lines) =>
          lines
            .filter((text) => text !== '\\.')
            .map((text) => `${text}\n`)
            .join(''),
        )
        const text = rows.map((block) => `COPY public.t (a) FROM stdin;\n${block}\\.\n\n`).join('')
        const contents = await read(text, size)
        assert.deepEqual(contents.rows, rows)
        assert.equal(contents.statements.length, blocks.length)
        const withCarriageReturns = asDump(text).replaceAll('\n', '\r\n')
        assert.deepEqual((await readFile(withCarriageReturns, size)).rows, rows, 'with CR LF')
      },
    ),
    { numRuns: 150, seed },
  )
  t.same((await read('copy t from stdin;\na\n\\.')).rows, ['a\n'], 'without a line break')
  t.equal(await keyOf('copy t from stdin;\na\n'), 'dump_incomplete')
  t.equal(await keyOf('copy t from stdin;\na\n\\'), 'dump_incomplete')
  t.equal(await keyOf('copy t from stdin; select 1;\n\\.\n'), 'dump_refused')
})

const key = 'DInXuKAy4s4UgHWFES7j8thXAzrcpBJ'
const dump =
  `--\n-- PostgreSQL database dump\n--\n\n\\restrict ${key}\n\nSELECT 1;\n\n` +
  `--\n-- PostgreSQL database dump complete\n--\n\n\\unrestrict ${key}\n\n`

t.test('the lines around a dump are checked', async (t) => {
  t.same((await readFile(dump)).statements, ['SELECT 1'])
  for (const [name, text] of Object.entries({
    'another key': dump.replace(`unrestrict ${key}`, 'unrestrict abc'),
    'a key with a backquote': dump.replaceAll(key, '`touch x`'),
    'a command after the key': dump.replace(`\\restrict ${key}`, `\\restrict ${key} \\! touch x`),
    'restrict twice': dump.replace('SELECT 1;', `\\restrict ${key}\nSELECT 1;`),
    'unrestrict without restrict': dump.replace(`\\restrict ${key}\n`, ''),
    'a command after a CR': dump.replace('SELECT 1;', '-- x\r\\! touch x\nSELECT 1;'),
  })) {
    t.equal(await keyOfFile(text), 'dump_refused', name)
  }
  const header = '-- PostgreSQL database dump\n'
  for (const [name, text] of Object.entries({
    'no header': dump.replace(header, ''),
    'another kind of header': dump.replace(header, '-- PostgreSQL database cluster dump\n'),
    'a statement before it': `SELECT 1;\n${dump}`,
    'a command before it': `\\! touch x\n${dump}`,
    'a block comment before it': `/* x */${dump}`,
    'comments only': '-- x\n',
    'nothing but a line': '\n',
  })) {
    t.equal(await keyOfFile(text), 'dump_not_plain', name)
  }
  for (let length = 0; length < dump.length - 2; length++) {
    const text = dump.slice(0, length)
    const isEmpty = await readFile(text).then(
      ({ statements }) => statements.length === 0,
      () => true,
    )
    t.ok(isEmpty, `cut after ${length} characters`)
    if (t.counts.fail > 0) break
  }
})

t.test('bytes that are not UTF-8 text are refused', async (t) => {
  const text = asDump('-- año\nselect 1;')
  const refused: Record<string, Buffer> = {
    'Latin-1': Buffer.from(text, 'latin1'),
    'UTF-16': Buffer.from(`\ufeff${text}`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(text, 'utf16le'),
    NUL: Buffer.from(asDump('select 1;\0')),
    gzip: Buffer.from('1f8b0800000000000003', 'hex'),
    custom: Buffer.from('PGDMP\x01\x0e\x00'),
    zstd: Buffer.from('28b52ffd04', 'hex'),
    surrogates: Buffer.from(asDump('-- \xed\xa0\x80'), 'latin1'),
    overlong: Buffer.from(asDump('-- \xc0\xaf'), 'latin1'),
    'a character cut off': Buffer.from(text).subarray(0, text.indexOf('ñ') + 1),
  }
  for (const [name, bytes] of Object.entries(refused))
    t.equal(await keyOfFile(bytes), 'dump_not_plain', name)
  for (const size of [1, 2, 3, 4, 5, 7]) {
    t.same(
      (await readFile(`\ufeff${asDump("select '漢字🐘é';")}`, size)).statements,
      ["select '漢字🐘é'"],
      `${size} bytes at a time`,
    )
    t.same((await read("select 'a\r\nb\r\r\nc\r';\r\nselect 2;", size)).statements, [
      "select 'a\r\nb\r\r\nc\r'",
      'select 2',
    ])
    const withCarriageReturns = asDump("select 'a\nb\r\nc\r';").replaceAll('\n', '\r\n')
    t.same((await readFile(withCarriageReturns, size)).statements, ["select 'a\nb\r\nc\r'"])
  }
})

t.test('statements have a limit, rows have no limit', async (t) => {
  const long = `select '${'x'.repeat(maxStatement - 10)}'`
  t.equal((await read(`${long};`)).statements[0]?.length, long.length)
  t.equal(await keyOf(`${long}          ;`), 'dump_statement_too_long')
  const insert = `Insert into a.b values ('${'x'.repeat(maxInsert - 28)}')`
  t.equal((await read(`;\n${insert};`, 65_536)).statements[0]?.length, maxInsert - 1)
  t.equal(await keyOf(`${insert} ;`), 'dump_statement_too_long')
  const row = '🐘'.repeat(maxStatement)
  t.same((await read(`copy t from stdin;\n${row}\n\\.\n`, 65_537)).rows, [`${row}\n`])
})

t.test('block comments are refused outside of strings', async (t) => {
  for (const text of ['/* a */ select 1;', 'select 1 +/* a */ 1;', '/*', 'select (/**/1);'])
    for (const size of [1, 100]) {
      const refusal = { key: 'dump_refused', parameters: { construct: '/*', line: 2 } }
      t.match(await read(text, size).catch((error: unknown) => error), refusal, text)
    }
  const texts = [
    "select '/*'",
    'select $$/*$$',
    'select "/*"',
    "select E'\\'/*'",
    'select -- /*\n1',
  ]
  for (const text of texts) t.same((await read(`${text};`)).statements, [text])
})

t.test('incomplete files are refused', async (t) => {
  for (const text of ['select 1', "select 'a;", 'select $$a;', 'select "a;', 'select (1;']) {
    t.not(await keyOf(text), 'read', text)
  }
  for (const text of ['', '\n', ';', ' ; ;', '-- a']) {
    t.same((await read(text)).statements, [], JSON.stringify(text))
  }
})
