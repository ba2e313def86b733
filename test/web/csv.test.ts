import t from 'tap'
import { type CsvForm, guessForm, readRecords, writeCsv } from '../../web/person/csv.ts'
import { readDate } from '../../web/person/dates.ts'

const plain: CsvForm = {
  separator: ',',
  decimal: '.',
  order: 'ymd',
  unit: 'kg',
  date: 0,
  time: -1,
  weight: 1,
}

/** A day without a time is the browser's. */
const midnight = (day: string) => new Date(`${day}T00:00`).toISOString()

/** A moment of the browser. */
const local = (moment: string) => new Date(moment).toISOString()

/** Layouts of trackers' files, each with its first weight in kilograms and its moment. */
const files: Record<string, [text: string, peso_kg: number, fecha_registro: string]> = {
  Libra: [
    '#Version: 6\n#Units: lb\n\n#date;weight;weight trend;body fat;log\n' +
      '2026-01-05T07:30:00.000Z;179.0;179.0;;"a; b"\n',
    81.19,
    '2026-01-05T07:30:00.000Z',
  ],
  Fitbit: [
    'Body\nDate,Weight,BMI,Fat\n"13-01-2026","81.2","25.1","0"\n\nActivities\n' +
      'Date,Calories Burned,Steps\n"13-01-2026","2,300","8,000"\n',
    81.2,
    midnight('2026-01-13'),
  ],
  Garmin: [
    'Time,Weight,Change,BMI,Body Fat,\n" Jan 5, 2026",\n7:12 PM,81.2 kg,0.3 kg,25.1,--,\n',
    81.2,
    local('2026-01-05T19:12'),
  ],
  'Samsung Health': [
    'com.samsung.health.weight,6248001,5\n' +
      'start_time,custom,update_time,height,weight,body_fat,time_offset\n' +
      '2026-01-05 06:12:33.000,,2026-01-06 06:12:40.000,168.0,81.2,22.1,UTC+0100\n',
    81.2,
    '2026-01-05T06:12:33.000Z',
  ],
  'Apple QS': [
    'Start,Finish,Body Mass (kg)\n05-Jan-2026 07:00,05-Jan-2026 08:00,81.2\n' +
      '05-Jan-2026 08:00,05-Jan-2026 09:00,0.0\n',
    81.2,
    local('2026-01-05T07:00'),
  ],
  'Simple Health Export': [
    'sep=,\ntype,sourceName,startDate,endDate,unit,value\nHKQuantityTypeIdentifierBodyMass,' +
      'Scale,2026-01-05 06:12:33 +0000,2026-01-05 06:12:33 +0000,kg,81.2\n',
    81.2,
    '2026-01-05T06:12:33.000Z',
  ],
  'openScale 2': [
    '"biaId";"dateTime";"weight"\n1;"2026-01-05T07:12:33Z";"81,2"\n',
    81.2,
    '2026-01-05T07:12:33.000Z',
  ],
  'openScale 3': [
    'date,time,bmi,fat,weight\n2026-01-05,07:12:33,25.1,22.1,81.2\n',
    81.2,
    local('2026-01-05T07:12:33'),
  ],
  Withings: [
    'Date,"Weight (kg)","Fat mass (kg)",Comments\n2026-01-05 07:12:33,81.2,16.3,"a ""b"""\n',
    81.2,
    local('2026-01-05T07:12:33'),
  ],
  MyFitnessPal: ['Date,Weight\n2026-01-05,179.0\n', 81.19, midnight('2026-01-05')],
  'Google Fit': [
    'Date,Move Minutes count,Average weight (kg),Max weight (kg)\n2026-01-04,30,,\n' +
      '2026-01-05,31,81.2,81.3\n',
    81.2,
    midnight('2026-01-05'),
  ],
  'a spreadsheet in Spanish': [
    '\uFEFFFecha;Peso\r\n13/01/2026;81,2\r\n',
    81.2,
    midnight('2026-01-13'),
  ],
  'pounds of the United States': [
    'Date\tWeight (lbs)\n1/13/26\t179.0\n',
    81.19,
    midnight('2026-01-13'),
  ],
  'no heading': ['2026-01-05,81.2 kg', 81.2, midnight('2026-01-05')],
}

t.test('files of other trackers are understood without help', async (t) => {
  for (const [name, [text, peso_kg, fecha_registro]] of Object.entries(files))
    t.same(readRecords(text, guessForm(text, 110)).records, [{ peso_kg, fecha_registro }], name)
})

t.test('doubts about a file are shown', async (t) => {
  const doubtsOf = (...rows: string[]) => guessForm(`Date,Weight\n${rows.join('\n')}\n`, 110).doubts
  t.same(doubtsOf('2026-01-05,81'), [])
  t.same(doubtsOf('2026-01-05,179'), ['unit'])
  t.same(doubtsOf('03/04/2026,81', '04/04/2026,81'), ['order'])
  t.same(doubtsOf('03/13/2026,81'), [])
  t.equal(guessForm('Date,Weight\n03/04/2026,81\n04/04/2026,81\n').order, 'dmy', 'a day apart')
})

t.test('dates', async (t) => {
  const local = new Date(2026, 0, 31, 19, 5).toISOString()
  t.equal(readDate('31.01.2026 19:05', 'dmy'), local, 'without a zone the browser decides')
  t.equal(readDate('1/31/26, 7:05 PM', 'mdy'), local)
  for (const text of ['Jan 31, 2026 7:05 PM', '31-ene-2026 19:05', '31 de enero de 2026, 19:05'])
    t.equal(readDate(text, 'ymd'), local, text)
  t.equal(readDate('2026-01-31 12:05:00 am +0000', 'ymd'), '2026-01-31T00:05:00.000Z')
  for (const text of ['31/02/2026', '2026-01-31', '31/01/2026 25:00', 'ayer', ''])
    t.equal(readDate(text, 'dmy'), undefined, text)
})

t.test('the records are in order, and other lines are shown', async (t) => {
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
