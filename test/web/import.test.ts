/** How files of other programs are read, with the answers of a person. */
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { writeCsv } from '../../web/person/csv.ts'
import { isTime, orders, readDate } from '../../web/person/dates.ts'
import { openFile } from '../../web/person/opening.ts'
import { knownOf } from '../../web/person/programs.ts'
import { readRecords, samplesOf, understand } from '../../web/person/reading.ts'
import { tablesOf } from '../../web/person/sheet.ts'
import type { Answers } from '../../web/ui/choices.ts'
import { readAmount, readTyped, toKg, unitOf } from '../../web/units.ts'
import { createZone } from '../../web/zone.ts'

const zone = createZone('Europe/Madrid')

type Content = string | Uint8Array<ArrayBuffer>

const open = (content: Content) => openFile(new Blob([content]), new AbortController().signal)

const tablesIn = async (content: Content) => {
  const opened = await open(content)
  if ('format' in opened) throw new Error(`the format ${opened.format}`)
  return 'sheet' in opened ? [opened.sheet] : tablesOf(opened.text)
}

const read = async (content: Content, { table, ...answers }: Answers = {}) => {
  const tables = await tablesIn(content)
  const sole = tables.length === 1 ? 0 : tables.findIndex(knownOf)
  const sheet = tables[Number(table ?? sole)] ?? { head: [], body: [] }
  const { program, choices, form } = understand(sheet, answers, zone)
  const { records, ...rest } = await readRecords(sheet, form, zone)
  const open = choices.filter(({ value }) => value === undefined)
  return {
    program,
    asked: [
      ...(sole < 0 ? ['table'] : []),
      ...choices.filter((one) => one.isAsked).map((one) => one.key),
    ],
    open: [...(sole < 0 && !table ? ['table'] : []), ...open.map(({ key }) => key)],
    weights: records.map(({ fecha_registro, peso_kg }) => [
      fecha_registro.replace(/:00\.000Z$/, 'Z'),
      peso_kg,
    ]),
    samples: samplesOf(sheet, form, zone),
    ...rest,
  }
}

const utf16 = (text: string) => {
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length))
}

/** A file with its weights, the answers to all that is asked, and whether its program is known. */
interface File {
  name: string
  isKnown: boolean
  content: Content
  weights: (readonly [moment: string, kg: number])[]
  answers: Answers
}

const unseen = (text: string) =>
  text.replace(/\\(t|r|u[0-9A-F]{4})/g, (escaped) => JSON.parse(`"${escaped}"`))

/** The files of `import-files.txt`, which tells its form. */
const readFiles = async (): Promise<File[]> => {
  const text = await readFile(new URL('import-files.txt', import.meta.url), 'utf8')
  return text
    .split(/\n\n(?=[=~] )/)
    .slice(1)
    .map((entry) => {
      const [title = '', ...lines] = entry.trimEnd().split('\n')
      const of = (mark: string) =>
        lines.flatMap((line) => (line.startsWith(mark) ? line.slice(2) : []))
      return {
        name: title.slice(2),
        isKnown: title.startsWith('='),
        content: unseen(lines.filter((line) => !/^[>?] /.test(line)).join('\n')),
        weights: of('> ').map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]),
        answers: Object.fromEntries(of('? ').map((line) => line.split(': '))),
      }
    })
}

const record = { peso_kg: 70.5, fecha_registro: '2026-10-25T00:30:00.123Z' }
const files: File[] = [
  ...(await readFiles()),
  {
    name: 'its own CSV',
    isKnown: true,
    content: writeCsv([record], 'en', zone),
    weights: [[record.fecha_registro, record.peso_kg]],
    answers: {},
  },
  {
    name: 'UTF-16',
    isKnown: false,
    content: utf16('Date\tWeight\n2026-01-05\t70.5\n'),
    weights: [['2026-01-05T11:00Z', 70.5]],
    answers: { unit: 'kg' },
  },
]
const contentOf = (wanted: string) => files.find(({ name }) => name === wanted)?.content ?? ''

t.test('each file asks for no more than it leaves open', async (t) => {
  for (const { name, isKnown, content, weights, answers } of files) {
    const asked = Object.keys(answers)
    t.equal((await read(content)).open.length > 0, asked.length > 0, `${name}: before an answer`)
    const found = await read(content, answers)
    t.same(found.asked.toSorted(), asked.toSorted(), `${name}: asked`)
    t.same(found.open, [], `${name}: open`)
    t.same(found.weights, weights, name)
    t.equal(found.program !== undefined, isKnown, `${name}: known`)
  }
})

t.test('no line is left without a word', async (t) => {
  const lines = await read('date,weight (kg)\n2026-02-01,70\nTotal\n2026-01-15,-3\n2026-01-16,\n')
  t.same(lines.unread, ['Total', '2026-01-15 · -3'])
  t.match(lines, { empty: 1, others: 0, isLocal: false, isNoon: true })
  const first = await read('Date,Weight (kg)\nayer,70\n2026-01-15,71\n')
  t.same(first.unread, ['ayer · 70'], 'above the first line that can be read')
  const units = await read('Date,Value,Unit\n2026-01-05,71,kg\n2026-01-05,82,cm\n')
  t.same(units.unread, ['2026-01-05 · 82 · cm'], 'an unknown unit')
  const long = await read('Date,Weight\n2026-01-05,70,5\n', { weight: '1', unit: 'kg' })
  t.same([long.weights, long.unread], [[], ['2026-01-05 · 70 · 5']])
  t.equal((await read(contentOf('two children'), { 'only 1': 'Leo' })).others, 2)
  const { isLocal, isNoon, empty } = await read(contentOf('Garmin in kilograms'))
  t.same([isLocal, isNoon, empty], [true, false, 0])
})

t.test('the outcome of the choices is shown for three lines', async (t) => {
  const content = 'Date,Weight\n2026-01-05,152\n2026-01-06,150\n2026-01-07,154\n'
  const kgs = async (answers: Answers) =>
    (await read(content, answers)).samples.map(({ name, value, kg }) => [name, value, kg])
  const asked = [
    ['first', 152, undefined],
    ['lightest', 150, undefined],
    ['heaviest', 154, undefined],
  ]
  t.same(await kgs({}), asked)
  const answered = [
    ['first', 152, 68.95],
    ['lightest', 150, 68.04],
    ['heaviest', 154, 69.85],
  ]
  t.same(await kgs({ unit: 'lb' }), answered)
})

t.test('other formats are named, and files that are cut', async (t) => {
  for (const [content, format] of [
    ['PK\u0003\u0004', 'zip'],
    ['%PDF-1.7', 'pdf'],
    ['SQLite format 3\0', 'database'],
    ['<html><body>', 'xml'],
    ['{"a":1}', 'json'],
    ['{"stores":{"diary":[{"weight":71.4}]}}', 'json'],
    ['[{"a":1},{"a"', 'cut'],
    ['\n', 'empty'],
    ['a\0b', 'other'],
  ] as const)
    t.same(await open(content), { format }, format)
  const whole = String(contentOf('Apple Health'))
  for (const [content, isCut] of [
    [`${whole}\n`, false],
    [whole.slice(0, -50), true],
  ] as const) {
    const [sheet] = await tablesIn(content)
    t.equal(sheet?.isCut, isCut)
  }
})

t.test('its own CSV comes back exactly, in both languages and any zone', async (t) => {
  const dates = `1900-06-01T10:00:00.000Z 1999-12-31T23:59:59.999Z 2026-03-29T00:59:59.001Z
2026-10-25T00:30:00.123Z 2026-10-25T01:30:00.123Z 2026-11-01T04:30:00.000Z 2026-11-01T05:30:00.000Z`
  const kgs = [2, 70.125678, 70.5, 81.25, 64.123, 99.99, 650]
  const records = dates
    .split(/\s/)
    .map((fecha_registro, index) => ({ fecha_registro, peso_kg: kgs[index] ?? 0 }))
  const zones = ['Europe/Madrid', 'America/Havana', 'Asia/Kathmandu', 'America/St_Johns', 'UTC']
  for (const language of ['es', 'en'] as const)
    for (const name of zones)
      for (const some of [records, ...records.map((one) => [one])]) {
        const [sheet = { head: [], body: [] }] = await tablesIn(
          writeCsv(some, language, createZone(name)),
        )
        const { program, choices, form } = understand(sheet, {}, createZone('Asia/Tokyo'))
        t.same([program, choices.filter((one) => one.isAsked)], ['Weight and BMI Register', []])
        const read = await readRecords(sheet, form, createZone('Asia/Tokyo'))
        t.same(read.records, some, `${language} ${name}`)
      }
  const [record] = records.slice(3)
  const written = (language: 'es' | 'en') => writeCsv(record ? [record] : [], language, zone)
  t.equal(written('es'), 'fecha_registro;peso_kg\r\n2026-10-25T02:30:00.123+02:00;81,25\r\n')
  t.equal(written('en'), 'fecha_registro,peso_kg\r\n2026-10-25T02:30:00.123+02:00,81.25\r\n')
})

t.test('weights are typed with any unit and either mark of decimals', async (t) => {
  for (const [text, unit, kg] of [
    ['63,5', 'kg', 63.5],
    ['63.5 kg', 'lb', 63.5],
    ['154 lb', 'kg', 69.85],
    ['154', 'lb', 69.85],
    ['11 st 4 lb', 'kg', 71.67],
    ['11st', 'st', 69.85],
    ['12.7', 'st', undefined], // 12 st 7 lb or 12.7 st
    ['12,7', 'st', undefined],
    ['１２.５', 'st', undefined],
    ['12', 'st', 76.2],
    ['12.5 st', 'st', 79.38],
    ['12 st 7.5 lb', 'st', 79.61],
    ['65.3 kg', 'st', 65.3],
    ['٦٣٫٥', 'kg', 63.5],
    ['۶۳٫۵ kg', 'lb', 63.5],
    ['٦٣،٥', 'kg', 63.5],
    ['６３．５', 'kg', 63.5],
    ['６３，５ｋｇ', 'lb', 63.5],
    ['٦٣٫٥٫٥', 'kg', undefined],
    ['१२', 'kg', undefined],
    ['sixty', 'kg', undefined],
    ['70 bpm', 'kg', undefined],
  ] as const)
    t.equal(readTyped(text, unit), kg, text)
})

const languages = ['en', 'es', 'de', 'fr', 'it', 'pt']
const utc = createZone('UTC')
const day = 86_400_000
/** Long after all dates here. */
const now = Date.UTC(2040, 0, 1)
const at = (text: string, order: (typeof orders)[number], where = utc) =>
  readDate(text, order, where, now)?.at

/** Forms of a time of the day, as text behind a day, in milliseconds. */
const times: [text: string, ms: number][] = [
  ['', 43_200_000],
  ...(
    [
      ['7:05', 0],
      ['07:05', 0],
      ['07:05:09', 9000],
      ['07:05:09.123', 9123],
      ['07:05:09,123', 9123],
      ['7.05.09', 9000],
      ['7h05', 0],
      ['7:05 AM', 0],
      ['7:05am', 0],
      ['7:05 a. m.', 0],
      ['7:05:09\u202Fa.m.', 9000],
      ['7:05 PM', 43_200_000],
      ['7:05 p.\u00A0m.', 43_200_000],
      ['7:05 Uhr', 0],
      ['7:05 UTC', 0],
      ['07:05:00Z', 0],
      ['07:05 +01:00', -3_600_000],
      ['07:05:00 +0100', -3_600_000],
      ['07:05:00-03', 10_800_000],
      ['07:05:00 GMT+0100 (CET)', -3_600_000],
    ] as const
  ).map(([text, ms]): [string, number] => [text, 25_500_000 + ms]),
]
const links = [' ', ', ', ' at ', ' a las ', ' um ', ' à ', ' alle ore ', ' às ', '\u202F', ' - ']

t.test('days with the name of a month: languages, orders, weekdays and times', async (t) => {
  const wrong: string[] = []
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const name = (part: 'month' | 'weekday', date: number) =>
        new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' }).format(date)
      for (let month = 0; month < 12; month++) {
        const date = Date.UTC(2026, month, 5)
        const [word, weekday] = [name('month', date), name('weekday', date)]
        const forms = [
          ...['5 $ 2026', '05-$-2026', '5. $ 2026', '5 de $ de 2026', '5th $ 2026'],
          ...['$ 5, 2026', '$ 05 2026', '$ 5th, 2026', '2026 $ 5', '2026-$-05', '2026, $ 5'],
        ].map((form) => form.replace('$', word))
        for (const form of forms)
          for (const before of ['', `${weekday} `, `${weekday}, `])
            for (const [index, [time, ms]] of times.entries()) {
              const link = time && links[(index + month) % links.length]
              const text = before + form + link + time
              const expected = new Date(date + ms).toISOString()
              if (orders.some((order) => at(text, order) !== expected)) wrong.push(text)
            }
      }
    }
  t.same(wrong, [])
})

t.test('days in numbers: every day of a year, orders, marks, weekdays and times', async (t) => {
  const wrong: string[] = []
  for (let date = Date.UTC(2028, 0, 1); date < Date.UTC(2029, 0, 1); date += day) {
    const [y = '', m = '', d = ''] = new Date(date).toISOString().slice(0, 10).split('-')
    const plain = [y, Number(m), Number(d)]
    for (const order of orders)
      for (const mark of ['-', '/', '.', '. '])
        for (const [year, month, dayOfMonth] of [[y, m, d], plain]) {
          const parts = { ymd: [year, month, dayOfMonth], dmy: [dayOfMonth, month, year] }
          const text = { ...parts, mdy: [month, dayOfMonth, year] }[order].join(mark)
          const [time = '', ms = 0] = times[(date / day) % times.length] ?? []
          const link = time && links[(date / day) % links.length]
          const expected = new Date(date + ms).toISOString()
          for (const before of ['', 'lunes, ', 'Mo ']) {
            const written = before + text + link + time
            if (at(written, order) !== expected) wrong.push(`${order} ${written}`)
          }
        }
  }
  t.same(wrong, [])
})

t.test('dates that are read in one way or in none', async (t) => {
  const evening = '2026-01-31T18:05:00.000Z'
  for (const [text, order] of [
    ['31.01.2026 19:05', 'dmy'],
    ['1/31/26, 7:05 PM', 'mdy'],
    ['31-ene-26 19:05', 'ymd'],
    ['2026-01-31T19:05:00+01:00', 'ymd'],
    ['20260131T180500Z', 'ymd'],
    ['20260131190500+0100', 'ymd'],
    ['1769882700', 'dmy'],
    ['1769882700000', 'dmy'],
    ['1769882700000000000', 'dmy'],
    ['\u200E31/01/2026\u200E 19:05', 'dmy'],
  ] as const)
    t.equal(at(text, order, zone), evening, text)
  t.equal(at('2026-03-29 02:30', 'ymd', zone), '2026-03-29T01:30:00.000Z', 'left out by the clocks')
  for (const text of [
    ...['31/02/2026', '2026-01-31', '31/01/2026 25:00', '31/01/2026 07:60', 'ayer', ''],
    ...['5 Foo 2026', 'Mar 2026', '5 Jan 7:05', '31/01/2026 07:05 CET'],
  ])
    t.equal(at(text, 'dmy'), undefined, text)
  t.same(['7:05', '07:05:09 PM', '9.33.45', '70.50', '70,5', ''].map(isTime), [
    ...[true, true, true],
    ...[false, false, false],
  ])
})

t.test('today begins at its first instant until noon', async (t) => {
  const today = (clock: string) => readDate('2026-01-05', 'ymd', zone, Date.parse(clock))?.at
  t.equal(today('2026-01-05T10:59:59Z'), '2026-01-04T23:00:00.000Z')
  t.equal(today('2026-01-05T11:00:00Z'), '2026-01-05T11:00:00.000Z')
  t.equal(today('2026-01-04T22:59:59Z'), '2026-01-05T11:00:00.000Z', 'not tomorrow')
})

t.test('units in all their spellings', async (t) => {
  const spellings = {
    kg: 'kg kgs Kg KG kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos 公斤',
    g: 'g gr grs gram grams gramo gramos gramme grammes 克',
    lb: 'lb lbs LB pound pounds libra libras',
    st: 'st sts stone stones Stone',
    jin: 'jin Jin 斤 市斤',
  }
  const kgs = { kg: 100, g: 0.1, lb: 45.36, st: 635.03, jin: 50 }
  for (const [unit, words] of Object.entries(spellings) as [keyof typeof kgs, string][])
    for (const word of words.split(' '))
      for (const text of [`100 ${word}`, `100${word}`, `100 ${word}.`]) {
        const amount = readAmount(text, '.')
        t.equal(amount?.unit && toKg(amount.value, amount.unit), kgs[unit], text)
      }
  for (const word of ['cm', 'bpm', 'min', '%', 'kcal', 'm', 't', ''])
    t.equal(unitOf(word), undefined)
})

t.test('marks of decimals and of thousands in all pairs', async (t) => {
  for (const decimal of ['.', ','] as const)
    for (const group of ['', '.', ',', ' ', '\u00A0', '\u202F', "'", '’'].filter(
      (one) => one !== decimal,
    ))
      for (const decimals of ['', '5', '25', '125', '69612']) {
        const text = `81${group}234${decimals && decimal + decimals}`
        t.equal(readAmount(text, decimal)?.value, Number(`81234.${decimals}`), text)
      }
  const marks = async (...weights: string[]) => {
    const lines = weights.map((one) => `2026-01-05;${one}`)
    const [sheet] = await tablesIn(['Fecha;Peso (g)', ...lines].join('\n'))
    const { choices } = understand(sheet as NonNullable<typeof sheet>, {}, zone)
    return choices.find(({ key }) => key === 'decimal')?.options.join(' ')
  }
  for (const [weights, expected] of [
    [['81'], '.'],
    [['81.5'], '.'],
    [['81,5'], ','],
    [['81.234'], '. ,'],
    [['81,234'], '. ,'],
    [['81,234', '80'], '. ,'],
    [['81,234', '80,5'], ','],
    [['81,234', '80.5'], '.'],
    [['81,234.5'], '.'],
    [['81.234,5'], ','],
    [['81.5', '80,5'], '. ,'],
    [["81'234.5", '80'], '.'],
  ] as const)
    t.equal(await marks(...weights), expected, weights.join(' and '))
})
