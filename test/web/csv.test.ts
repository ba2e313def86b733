import t from 'tap'
import { type CsvForm, guessForm, readDate, readRecords, writeCsv } from '../../web/person/csv.ts'

const plain: CsvForm = {
  separator: ',',
  decimal: '.',
  order: 'ymd',
  unit: 'kg',
  date: 0,
  weight: 1,
}

/** A day without a time is the browser's. */
const midnight = (day: string) => new Date(`${day}T00:00`).toISOString()

t.test('files of other trackers are understood without help', async (t) => {
  const files: [name: string, text: string, form: Partial<CsvForm>, first: object][] = [
    [
      'Withings',
      'Date,"Weight (kg)","Fat mass (kg)",Comments\n2026-01-05,81.2,16.3,"before ""lunch"""\n',
      {},
      { peso_kg: 81.2, fecha_registro: midnight('2026-01-05') },
    ],
    [
      'openScale',
      '"biaId";"dateTime";"weight"\n1;"2026-01-05T07:12:33Z";"81,2"\n',
      { separator: ';', decimal: ',', date: 1, weight: 2 },
      { peso_kg: 81.2, fecha_registro: '2026-01-05T07:12:33.000Z' },
    ],
    [
      'a spreadsheet in Spanish',
      '\uFEFFFecha;Peso\r\n13/01/2026;80,95\r\n05/01/2026;81,2\r\n',
      { separator: ';', decimal: ',', order: 'dmy' },
      { peso_kg: 81.2, fecha_registro: midnight('2026-01-05') },
    ],
    [
      'pounds of the United States',
      'Date\tWeight (lbs)\n1/5/2026\t179.0\n1/13/2026\t178.2\n',
      { separator: '\t', order: 'mdy', unit: 'lb' },
      { peso_kg: 81.19, fecha_registro: midnight('2026-01-05') },
    ],
    [
      'no heading',
      '2026-01-05,81.2 kg',
      {},
      { peso_kg: 81.2, fecha_registro: midnight('2026-01-05') },
    ],
  ]
  for (const [name, text, form, first] of files) {
    t.same(guessForm(text), { ...plain, ...form }, name)
    t.same(readRecords(text, guessForm(text)).records[0], first, name)
  }
})

t.test('dates', async (t) => {
  const local = new Date(2026, 0, 31, 19, 5).toISOString()
  t.equal(readDate('31.01.2026 19:05', 'dmy'), local, 'without a zone the browser decides')
  t.equal(readDate('1/31/2026, 7:05 PM', 'mdy'), local)
  t.equal(readDate('2026-01-31 12:05:00 am +0000', 'ymd'), '2026-01-31T00:05:00.000Z')
  for (const text of ['31/02/2026', '2026-01-31', '31/01/26', '31/01/2026 25:00', 'ayer', ''])
    t.equal(readDate(text, 'dmy'), undefined, text)
})

t.test('the records are in order, and other lines are told', async (t) => {
  const text = 'date,weight\n2026-02-01,70\n\nnotes,none\n2026-01-01,71,5\n2026-01-15,-3\n'
  t.same(readRecords(text, plain), {
    records: [
      { peso_kg: 71, fecha_registro: midnight('2026-01-01') },
      { peso_kg: 70, fecha_registro: midnight('2026-02-01') },
    ],
    unread: ['notes,none', '2026-01-15,-3'],
  })
  t.same(readRecords('', guessForm('')), { records: [], unread: [] })
})

t.test('a file that was taken out can be brought in', async (t) => {
  const records = [
    { peso_kg: 63.5, fecha_registro: '2026-01-31T07:05:09.123Z' },
    { peso_kg: 64, fecha_registro: '2026-02-01T07:00:00.000Z' },
  ]
  const text = writeCsv(records)
  t.same(readRecords(text, guessForm(text)), { records, unread: [] })
})
