/** The checklist as a spreadsheet, and the spreadsheets of others as statuses. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { WstgItem } from '../../generated/client/index.js'
import { wstgTests } from '../../src/checklist/wstg/catalogue.ts'
import { trackerStatuses } from '../../src/checklist/wstg/status.ts'
import { rowsOf, sheetOf, understandRows } from '../../web/admin/spreadsheet-rows.ts'
import { texts } from '../../web/texts/texts.ts'
import type { Answers } from '../../web/ui/choices.ts'
import { listSeparator, openText, readCells, writeCells } from '../../web/ui/tables.ts'
import { runs, seed } from '../fuzz/settings.ts'

const itemWith = (wstg_id: string, fields: Partial<WstgItem> = {}) =>
  ({
    wstg_id,
    name: null,
    category: null,
    wstg_status: null,
    notes: null,
    notes_truncated: false,
    status_set_by: null,
    status_set_for: null,
    status_set_at: null,
    ...fields,
  }) as WstgItem
const guide = wstgTests.map(({ id, name, category }) => itemWith(id, { name, category }))

const read = (text: string, answers: Answers = {}, items: readonly WstgItem[] = guide) => {
  const { choices, changes, unclear, left, isComplete } = understandRows(
    sheetOf(text),
    answers,
    items,
  )
  return {
    asked: choices.filter((one) => one.value === undefined).map(({ key }) => key),
    isComplete,
    changes: changes.map(({ id, status, notes }) => [id, status, ...(notes ? [notes] : [])]),
    unclear: unclear.map(({ reason }) => reason),
    left: Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0)),
  }
}

const written = (items: readonly WstgItem[], language: 'es' | 'en', locale: string) => {
  const rows = rowsOf(
    items,
    texts[language],
    (at) => at.slice(0, 16).replace('T', ' '),
    () => [],
  )
  return `${writeCells(rows, listSeparator(locale))}\r\n`
}

const note = fc.oneof(
  fc.constantFrom('', '=1+1', "'=1", '-2', '+34 600', '@SUM(A1)', '\tx', '\r=x', 'a;b,c\td|e', '"'),
  fc.constantFrom('WSTG-INFO-02', 'see WSTG-INFO-02, WSTG-INFO-03', 'two\nlines', 'two\r\nlines'),
  fc.string({ unit: fc.constantFrom(...`ab ;,\t|"'\n=+-@ñé`), maxLength: 12 }),
)
const checklist = fc.array(
  fc.tuple(fc.constantFrom(null, ...trackerStatuses), note, fc.constantFrom('ana', '=cmd', null)),
  { minLength: guide.length, maxLength: guide.length },
)

t.test(`a checklist that comes back changes nothing, seed ${seed}`, async (t) => {
  const own = ['Own check 7', '=1+1', 'OWN-7', 'WSTG-ACME-001', 'a;b', '..'].map((id) =>
    itemWith(id),
  )
  const property = fc.property(
    checklist,
    fc.constantFrom('es', 'en'),
    fc.constantFrom('es-ES', 'es-MX', 'en-GB', 'de', 'fr-CH', 'ar', 'hi', 'pt-BR', 'pl'),
    (values, language, locale) => {
      const all = [...guide, ...own]
      const items = all.map((item, index): WstgItem => {
        const [wstg_status, notes, user] = values[index % values.length] ?? [null, '', null]
        const set = {
          status_set_by: user,
          status_set_at: wstg_status && '2026-01-31T07:05:09.123Z',
        }
        return { ...item, wstg_status, notes: wstg_status && notes, ...set }
      })
      const text = written(items, language, locale)
      const { asked, changes, unclear, left } = read(text, {}, items)
      const cells = readCells(text, listSeparator(locale)).slice(1)
      const notes = items.map((item) => (item.notes ?? '').trim())
      assert.deepEqual(
        { asked, changes, unclear, left },
        { asked: [], changes: [], unclear: [], left: { same: items.length } },
      )
      assert.deepEqual(
        cells.map((row) => row[4]?.trim()),
        notes,
      )
    },
  )
  fc.assert(property, { seed, numRuns: Math.min(runs, 200) })
  t.pass()
})

t.test('spreadsheets of a language part cells by its separator', async (t) => {
  for (const [locale, separator] of Object.entries({
    'en-GB': ',',
    'en-ZA': ';',
    'es-ES': ';',
    'es-MX': ',',
    'de-CH': ',',
    de: ';',
    'ar-EG': ';',
    ja: ',',
  }))
    t.equal(listSeparator(locale), separator, locale)
  const [, row = ''] = written([itemWith('WSTG-INFO-01', { notes: '=1+1' })], 'en', 'en-GB').split(
    '\r\n',
  )
  t.match(row, ",'=1+1,")
})

/** A random permutation of rows that are cut and doubled. */
const shuffled = (rows: readonly string[][]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...rows], { minLength: 1 }),
      fc.subarray([...rows], { maxLength: 10 }),
    )
    .chain(([some, again]) => {
      const doubled = again.filter((row) => some.includes(row))
      const all = [...some, ...doubled]
      return fc
        .shuffledSubarray(all, { minLength: all.length })
        .map((mixed) => ({ mixed, distinct: some, doubled: doubled.length }))
    })

const foreignWords = {
  es: ['Superada', 'Con hallazgos', 'No procede', 'Sin probar'],
  de: ['Bestanden', 'Befunde', 'Entfällt', 'Offen'],
  fr: ['Réussi', 'Problèmes', 'Sans objet', 'À faire'],
}
const meanings = ['Done', 'In Progress', 'Not Applicable', 'Not Started'] as const

t.test(`97 rows, cut, doubled and in another order, seed ${seed}`, async (t) => {
  for (const [language, words] of Object.entries(foreignWords)) {
    const head = ['Nr', 'Test', 'Result', 'Comment']
    const rows = wstgTests.map(({ id, name }, n) => [id, name, words[n % 4] ?? '', `${n}; ${name}`])
    const answers = Object.fromEntries(words.map((word, n) => [`word ${word}`, meanings[n]!]))
    const property = fc.property(
      shuffled(rows),
      fc.constantFrom('\t', ';', ',', '|'),
      ({ mixed, distinct, doubled }, separator) => {
        const text = writeCells([head, ...mixed], separator)
        const present = new Set(distinct.map((row) => row[2]))
        const asked = read(text, { id: '0', status: '2', notes: '3' }).asked.map((key) =>
          key.slice(5),
        )
        const { changes, unclear, left } = read(text, {
          ...{ id: '0', status: '2', notes: '3' },
          ...answers,
        })
        const expected = distinct
          .filter((row) => row[2] !== words[3])
          .map(([id, , word, notes]) => [id, meanings[words.indexOf(word ?? '')], notes])
        const noted = distinct.filter((row) => row[2] === words[3]).length
        return (
          String(asked.sort()) === String([...present].sort()) &&
          String(changes.sort()) === String(expected.sort()) &&
          unclear.length === 0 &&
          (left.doubled ?? 0) === doubled &&
          (left.notes ?? 0) === noted
        )
      },
    )
    fc.assert(property, { seed, numRuns: Math.min(runs, 50) })
    t.pass(language)
  }
})

/** The forms of public checklists, with words of our own. */
const publicSheets: Record<string, [text: string, answers: Answers, outcome: object]> = {
  // Its first column has the category as heading, and its objectives begin with a hyphen.
  'the spreadsheet of OWASP, copied': [
    [
      'OWASP: Testing Guide v4.2 Checklist\t\t\t\t',
      '\t\t\t\t',
      'Information Gathering\tTest Name\tObjectives\tStatus\tNotes',
      'WSTG-INFO-01\tFirst\t"- One aim, and\n- ""another"" one"\tPass\tfine',
      'WSTG-INFO-02\tSecond\t- One aim\tIssues\t',
      'WSTG-INFO-03\tThird\tN/A\tN/A\t',
      'WSTG-INFO-04\tFourth\t- One aim\tNot Started\t',
      '\t\t\t\t',
      'Identity Management Testing\tTest Name\tObjectives\tStatus\tNotes',
      'WSTG-IDNT-01\tFifth\t- One aim\tPass\t',
    ].join('\r\n'),
    { 'word Pass': 'Done', 'word Issues': 'In Progress' },
    {
      asked: [],
      changes: [
        ['WSTG-INFO-01', 'Done', 'fine'],
        ['WSTG-INFO-02', 'In Progress'],
        ['WSTG-INFO-03', 'Not Applicable'],
        ['WSTG-IDNT-01', 'Done'],
      ],
      unclear: [],
      left: { same: 1 },
    },
  ],
  'the Markdown of OWASP': [
    [
      '# Testing Checklist',
      '',
      '| Test ID           | Test Name                 | Status | Notes |',
      '|-------------------|---------------------------|--------|-------|',
      '| **WSTG-INFO**     | **Information Gathering** |        |       |',
      '| WSTG-INFO-01      | First                     | Pass   | a, b  |',
      '| WSTG-INFO-02      | Second                    | Fail   |       |',
      '| WSTG-INFO-03      | Third                     |        |       |',
    ].join('\n'),
    { 'word Pass': 'Done', 'word Fail': '' },
    {
      asked: [],
      changes: [['WSTG-INFO-01', 'Done', 'a, b']],
      unclear: [],
      left: { blank: 1, word: 1, others: 2 },
    },
  ],
  'WSTG and ASVS in one list of test cases': [
    [
      'Suite ID,Suite,Test Case ID,Summary,Mapped Control / Reference,Notes / Comments,Outcome',
      'INFO,WSTG,WSTG-INFO-01,First,WSTG-INFO-01,,ok',
      'AUTHN,WSTG,WSTG-AUTHN-01,Login,WSTG-AUTHN-01,,ok',
      'V2,ASVS,V2.1.1,"Passwords, long",WSTG-ATHN-07,"by hand, twice",ok',
      'V3,ASVS,V3.2.1,Tokens,"WSTG-SESS-01, WSTG-SESS-02",,nok',
    ].join('\n'),
    { id: '2', status: '6', 'word ok': 'Done', unlisted: 'leave' },
    {
      asked: [],
      changes: [['WSTG-INFO-01', 'Done']],
      unclear: [],
      left: { unlisted: 1, others: 2 },
    },
  ],
  'names behind identifiers, and Burp’s own export': [
    [
      'Category,Test ID,Test Name,Status,Triggered,Automated,Notes',
      'Information Gathering,WSTG‑INFO‑01: First,First,PASSED,Yes,Yes,passive scan',
      'Information Gathering,wstg-v42-info-02,Second,FAILED,Yes,Yes,',
      'Information Gathering,OTG-INFO-003,Third,PASSED,No,No,',
      'Information Gathering,"WSTG-INFO-04, WSTG-INFO-05",Both,PASSED,No,No,',
    ].join('\n'),
    { 'word PASSED': 'Done', 'word FAILED': 'In Progress' },
    {
      asked: [],
      changes: [
        ['WSTG-INFO-01', 'Done', 'passive scan'],
        ['WSTG-INFO-02', 'In Progress'],
      ],
      unclear: ['several'],
      left: { others: 1 },
    },
  ],
}

t.test('public checklists are read once a person has said what their words mean', async (t) => {
  for (const [name, [text, answers, outcome]] of Object.entries(publicSheets)) {
    const { isComplete, ...rest } = read(text, answers)
    t.same(rest, outcome, name)
    t.ok(isComplete, name)
    const { asked, isComplete: isGuessed } = read(text)
    const words = Object.keys(answers).filter((key) => key !== 'id' && key !== 'status')
    if (!answers.id) t.same(asked, words, `${name}: what is asked`)
    t.notOk(isGuessed, `${name}: nothing is guessed`)
  }
})

t.test('words that are the names of statuses are not asked', async (t) => {
  const names = [texts.es, texts.en].flatMap(({ statuses }) => Object.entries(statuses))
  for (const [status, name] of [...names, ...trackerStatuses.map((one) => [one, one])])
    for (const word of [name, ` ${name?.toUpperCase()} `, name?.replace(' ', '  ')]) {
      const { asked, changes } = read(`ID\tStatus\nWSTG-INFO-01\t${word}`)
      const isSame = status === 'Not Started'
      t.same([asked, changes], [[], isSame ? [] : [['WSTG-INFO-01', status]]], word)
    }
  for (const word of ['Pass', 'Issues', 'ok', 'x', 'Dome', 'NA', '✓'])
    t.same(read(`ID\tStatus\nWSTG-INFO-01\t${word}`).asked, [`word ${word}`], word)
})

t.test('rows that contradict each other are told, equal ones are taken once', async (t) => {
  for (const [rows, changes, unclear, left] of [
    [['Done', 'Done'], 1, 0, { doubled: 1 }],
    [['Done', 'Hecho', 'done'], 1, 0, { doubled: 2 }],
    [['Done', 'Blocked'], 0, 2, {}],
    [['Done\ta', 'Done\tb'], 0, 2, {}],
    [['Done', ''], 1, 0, { blank: 1 }],
    [[`Done\t${'x'.repeat(16_385)}`], 0, 1, {}],
  ] as const) {
    const lines = rows.map((row) => `WSTG-INFO-01\t${row}`)
    const outcome = read(['ID\tStatus\tNotes', ...lines].join('\n'))
    const told = [outcome.changes.length, outcome.unclear.length, outcome.left]
    t.same(told, [changes, unclear, left], String(rows).slice(0, 40))
  }
})

t.test('notes that are cut in the list are compared by their beginning', async (t) => {
  const notes = 'x'.repeat(500)
  const items = [itemWith('WSTG-INFO-01', { wstg_status: 'Done', notes, notes_truncated: true })]
  const left = (text: string) =>
    read(`ID\tStatus\tNotes\nWSTG-INFO-01\tDone\t${text}`, {}, items).left
  t.same(left(`${notes}yz`), { same: 1 })
  t.same(left('yz'), { notes: 1 })
  t.same(left(''), { same: 1 })
})

t.test('files that are no tables of tests have none', async (t) => {
  for (const text of ['', 'x', 'a,b\nc,d', '{"a":1}', 'ID\tStatus\nMASTG-TEST-0001\tPass'])
    t.notOk(read(text).isComplete, text)
  t.match(await openText(new Blob(['PK\u0003\u0004'])), { format: 'zip' })
  t.match(await openText(new Blob(['\uFEFFa'])), { text: 'a' })
})
