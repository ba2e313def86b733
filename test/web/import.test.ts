/** How files of other programs are read, with the answers of a person. */
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

type Weights = [moment: string, kg: number][]
type File = [content: Content, weights: Weights, answers?: Answers]

/** A day without a time is its noon, in winter an hour before that of UTC. */
const winter = (day: number) => `2026-01-${String(day).padStart(2, '0')}T11:00Z`

const utf16 = (text: string) => {
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length))
}

const appleRecord = (type: string, unit: string, date: string, value: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="a &quot;b&quot;" unit="${unit}" ` +
  `device="&lt;HKDevice: 0x1, name:scale>" creationDate="${date}" startDate="${date}" ` +
  `endDate="${date}" value="${value}"/>\n`

/** Files of known programs. Only units that the program does not write are asked. */
const programs: Record<string, File> = {
  Libra: [
    '#Version: 6\n#Units: lb\n\n#date;weight;weight trend;body fat;log\n' +
      '2026-01-05T07:30:00.000Z;179.0;178.0;;"lost; 2 kg"\n',
    [['2026-01-05T07:30Z', 81.19]],
  ],
  'Fitbit in grams': [
    'timestamp,weight grams,data source\n2026-01-05T07:30:00Z,81234.5,Aria\n',
    [['2026-01-05T07:30Z', 81.23]],
  ],
  'Garmin in kilograms': [
    'Time,Weight,Change,BMI,Body Fat,\n" Jan 5, 2026",\n7:12 PM,81.2 kg,0.3 kg,25.1,--,\n' +
      '" Jan 4, 2026",\n7:02 AM,80.9 kg,--,25.0,--,\n',
    [
      ['2026-01-04T06:02Z', 80.9],
      ['2026-01-05T18:12Z', 81.2],
    ],
  ],
  'Garmin, March first': [
    'Time,Weight,Change,BMI,\n" Mar 2, 2026",\n7:06 AM,173.1 lbs,0.2 lbs,25.3,\n' +
      '" Feb 2, 2026",\n7:06 AM,173.3 lbs,0.2 lbs,25.3,\n',
    [
      ['2026-02-02T06:06Z', 78.61],
      ['2026-03-02T06:06Z', 78.52],
    ],
  ],
  "Garmin's JSON": [
    '[{"metaData":{"calendarDate":"2026-01-05"},"weight":{"weight":81400.0,' +
      '"timestampGMT":"2026-01-05T06:12:00.0"}},{"metaData":{"calendarDate":"2026-01-06"},' +
      '"height":178.0}]',
    [['2026-01-05T06:12Z', 81.4]],
  ],
  'Apple Health': [
    '<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ATTLIST Record type CDATA>\n]>\n' +
      '<HealthData>' +
      appleRecord('StepCount', 'count', '2026-01-05 07:00:00 +0100', '12') +
      appleRecord('BodyMass', 'lb', '2026-01-05 07:00:00 +0100', '179') +
      appleRecord('LeanBodyMass', 'kg', '2026-01-05 07:00:00 +0100', '60') +
      appleRecord('BodyMass', 'kg', '2026-01-06 07:00:00 +0100', '81.1') +
      '</HealthData>',
    [
      ['2026-01-05T06:00Z', 81.19],
      ['2026-01-06T06:00Z', 81.1],
    ],
  ],
  Withings: [
    'Date,"Weight (kg)","Fat mass (kg)",Comments\n2026-01-05 07:12:33,81.2,16.3,"2 lbs ""less"""\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
  ],
  'Google Fit': [
    'Date,Move Minutes count,Average weight (kg),Max weight (kg)\n2026-01-04,30,,\n' +
      '2026-01-05,31,81.2,81.3\n',
    [[winter(5), 81.2]],
  ],
  "Google Fit's JSON": [
    '{"Data Source":"a","Data Points":[{"fitValue":[{"value":{"fpVal":81.5}}],' +
      '"startTimeNanos":1767596580000000000,"dataTypeName":"com.google.weight"},' +
      '{"fitValue":[{"value":{"fpVal":1.68}}],"startTimeNanos":1767596580000000000,' +
      '"dataTypeName":"com.google.height"}]}',
    [['2026-01-05T07:03Z', 81.5]],
  ],
  'Renpho with tabs': [
    'No.\tDate\tTime\tWeight(kg)\tBMI\tOptimal Weight(kg)\tRemarks\t\r\n' +
      '1\t2026.01.05\t20:34:03\t69.1\t22.6\t65.0\t--\t\r\n',
    [['2026-01-05T19:34:03.000Z', 69.1]],
  ],
  'Renpho with commas': [
    'Time of Measurement,Weight(lb),BMI,Body Fat(%),Optimal weight(lb),Remarks\n' +
      '"13/01/2026, 20:34:03",152.4,22.6,20,140,--\n',
    [['2026-01-13T19:34:03.000Z', 69.13]],
  ],
  'Happy Scale': [
    'Date,Weight (lb),Moving average\n"January 5, 2026 at 7:03:04 AM",154.2,154.9\n',
    [['2026-01-05T06:03:04.000Z', 69.94]],
  ],
  'Samsung Health': [
    'com.samsung.health.weight,6248001,5\ncom.samsung.health.weight.start_time,' +
      'com.samsung.health.weight.weight,com.samsung.health.weight.time_offset\n' +
      '2026-01-05 06:12:33.000,81.2,UTC+0100\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
  ],
  'openScale 2': [
    '"biceps","bone","comment","dateTime","fat","water","weight"\n' +
      '0.0,2.9,"lost 2 lbs since monday","2026-01-13 06:29",17.6,62.7,69.3\n',
    [['2026-01-13T05:29Z', 69.3]],
  ],
  'openScale 3': [
    'date,time,bmi,fat,weight\n2026-01-05,07:12:33,25.1,22.1,81.2\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
  ],
  Zepp: [
    '\uFEFFtime,weight,height,bmi,fatRate,bodyWaterRate\r\n' +
      '2026-01-05 06:09:29+0000,77.1,182.0,23.2,null,null\r\n',
    [['2026-01-05T06:09:29.000Z', 77.1]],
  ],
  'Zepp of a family': [
    'time,weight,height,bmi,fatRate,bodyWaterRate\n' +
      '2026-01-05 06:09:29+0000,77.1,182.0,23.2,null,null\n' +
      '2026-01-06 06:11:00+0000,61.4,165.0,22.6,null,null\n',
    [['2026-01-05T06:09:29.000Z', 77.1]],
    { 'only 2': '182.0' },
  ],
  MyFitnessPal: [
    'Date,Body Fat %,Weight\n2026-01-05,18.5,175.0\n',
    [[winter(5), 79.38]],
    { unit: 'lb' },
  ],
  Fitbit: [
    'Body\nDate,Weight,BMI,Fat\n"13-01-2026","81.2","25.1","0"\n\nActivities\n' +
      'Date,Calories Burned,Steps\n"13-01-2026","2,300","8,000"\n',
    [[winter(13), 81.2]],
    { unit: 'kg' },
  ],
  "Fitbit's JSON": [
    '[{"logId":1,"weight":152.4,"bmi":24.6,"date":"01/05/26","time":"07:05:09","source":"API"}]',
    [['2026-01-05T06:05:09.000Z', 69.13]],
    { unit: 'lb' },
  ],
  'its own CSV': [
    writeCsv([{ peso_kg: 70.5, fecha_registro: '2026-10-25T00:30:00.123Z' }], 'en', zone),
    [['2026-10-25T00:30:00.123Z', 70.5]],
  ],
  "the account's own data": [
    '{"account":{"username":"ana"},"profile":null,"weights":[{"id":1,"peso_kg":70.5,' +
      '"fecha_registro":"2026-10-25T00:30:00.123Z"}]}',
    [['2026-10-25T00:30:00.123Z', 70.5]],
  ],
}

/** Other tables, with the answers to all that is asked. */
const tables: Record<string, File> = {
  'units in the cells': [
    'Date,Weight\n2026-01-05,180.2 lbs\n2026-01-12,81.6 kg\n2026-01-19,12st 3lb\n',
    [
      [winter(5), 81.74],
      [winter(12), 81.6],
      [winter(19), 77.56],
    ],
  ],
  'narrow spaces before PM': [
    'Date,Weight (lb)\n"10/13/2025, 9:00\u202FPM",172.0\n"10/13/2025, 7:00\u202FAM",170.0\n',
    [
      ['2025-10-13T05:00Z', 77.11],
      ['2025-10-13T19:00Z', 78.02],
    ],
  ],
  'the times of Spanish programs': [
    'Fecha;Peso (kg)\n13/10/2025 9:00 p. m.;70,2\n14/10/2025, 7:05 a.\u00A0m.;69,9\n',
    [
      ['2025-10-13T19:00Z', 70.2],
      ['2025-10-14T05:05Z', 69.9],
    ],
  ],
  'no heading': ['2026-01-05,81.2 kg', [[winter(5), 81.2]]],
  jin: ['Date,Weight(jin)\n2026-01-05 07:10,142.8\n', [['2026-01-05T06:10Z', 71.4]]],
  'a column of times with another name': [
    'Datum,Uhrzeit,Gewicht (kg)\n13.01.2026,07:12,68.4\n',
    [['2026-01-13T06:12Z', 68.4]],
  ],
  'a heading that repeats': [
    'Date,Weight (kg)\n2026-01-05,70\nDate,Weight (kg)\n2026-01-06,71\n',
    [
      [winter(5), 70],
      [winter(6), 71],
    ],
  ],
  'blanks between the columns': [
    '2026-01-05T07:10:00.000 71.4\n2026-01-06T07:11:00.000 71.2\n',
    [
      ['2026-01-05T06:10Z', 71.4],
      ['2026-01-06T06:11Z', 71.2],
    ],
    { unit: 'kg' },
  ],
  'a column of units': [
    'Date,Weight,Unit\n2026-01-05,179,lb\n2026-01-06,81.1,kg\n',
    [
      [winter(5), 81.19],
      [winter(6), 81.1],
    ],
  ],
  'a column of units without a name': [
    'Date,Weight,\n2026-01-05,179,lb\n2026-01-06,81.1,kg\n',
    [
      [winter(5), 81.19],
      [winter(6), 81.1],
    ],
    { unit: '#2' },
  ],
  'no unit, in the range of both': [
    'Date,Weight\n01/05/2026,152.4\n01/13/2026,151.8\n',
    [
      [winter(5), 69.13],
      [winter(13), 68.86],
    ],
    { unit: 'lb' },
  ],
  'a comment as the only unit': [
    '"comment","dateTime","weight"\n"lost 2 lbs since monday","2026-01-13 06:29",69.3\n',
    [['2026-01-13T05:29Z', 69.3]],
    { unit: 'kg' },
  ],
  'two units': ['Date,Weight (kg)\n2026-01-05,179 lb\n', [[winter(5), 81.19]], { unit: 'lb' }],
  'either order of dates': [
    'Date,Weight(kg)\n03/01/2026,70\n',
    [[winter(3), 70]],
    { order: 'dmy' },
  ],
  'no order that reads all dates': [
    'Date,Weight(kg)\n31/01/2026,70\n01/30/2026,71\n',
    [[winter(30), 71]],
    { order: 'mdy' },
  ],
  'either mark of decimals': [
    'Datum;Gewicht (g)\n2026-01-05;81.234\n',
    [[winter(5), 81.23]],
    { decimal: ',' },
  ],
  'quantities under a name that no list has': [
    'FeatureName,Timestamp,Value\nWeight,2026-01-05T07:10:00+01:00,71.4\n' +
      'Pulse,2026-01-05T07:20:00+01:00,64\nWeight,2026-01-06T07:10:00+01:00,71.2\n',
    [
      ['2026-01-05T06:10Z', 71.4],
      ['2026-01-06T06:10Z', 71.2],
    ],
    { 'only 0': 'Weight', unit: 'kg' },
  ],
  'two children': [
    'id,child,weight,date\n1,Eva,8.1,2026-01-05\n2,Leo,10.4,2026-01-05\n' +
      '3,Eva,8.3,2026-01-19\n4,Leo,10.6,2026-01-19\n',
    [
      [winter(5), 10.4],
      [winter(19), 10.6],
    ],
    { 'only 1': 'Leo', unit: 'kg' },
  ],
  'values that are computed': [
    'Date,Measured,Trend,IsInterpolated\n2026-01-05,71.4,71.5,False\n' +
      '2026-01-06,71.3,71.4,True\n2026-01-07,71.2,71.4,False\n',
    [
      [winter(5), 71.4],
      [winter(7), 71.2],
    ],
    { weight: '1', 'only 3': 'False', unit: 'kg' },
  ],
  'two columns of dates': [
    'Birth date,Exam date,Weight (kg)\n1990-05-17,2026-01-05,71.4\n',
    [[winter(5), 71.4]],
    { date: '1' },
  ],
  'two columns of times': [
    'Date,Asleep,Awake,Weight (kg)\n2026-01-05,23:10,07:10,71.4\n',
    [['2026-01-05T06:10Z', 71.4]],
    { time: '2' },
  ],
  'several weights': [
    'Date,Ana weight (kg),Bruno weight (kg)\n2026-01-05,61.4,77.1\n',
    [[winter(5), 77.1]],
    { weight: '2' },
  ],
  'a goal before the weight': [
    'Date,Goal weight,Current weight\n2026-01-05,65.0,70.5\n',
    [[winter(5), 70.5]],
    { weight: '2', unit: 'kg' },
  ],
  'stones and pounds in two columns': [
    'Date,Stone,Pounds\n2026-01-05,12,3.5\n2026-01-06,12,\n',
    [
      [winter(5), 77.79],
      [winter(6), 76.2],
    ],
    { weight: '1+' },
  ],
  'decimals in the next cell': [
    'Date,Weight,Body fat\n2026-01-05,70,5,22,1\n2026-01-06,70,3,22,0\n2026-01-07,70,22,0\n',
    [
      [winter(5), 70.5],
      [winter(6), 70.3],
    ],
    { weight: '1+', unit: 'kg' },
  ],
  'another table below': [
    'Fecha;Peso (kg)\n05/01/2026;71,4\n13/01/2026;71,2\n\nFecha;Pulso\n14/01/2026;68\n',
    [
      [winter(5), 71.4],
      [winter(13), 71.2],
    ],
    { table: '0' },
  ],
  'numbers that are missing in some lines': [
    'at;pulse;mass\n1767596580;null;71.4\n1767682980;66;null\n1767769380;null;71.1\n',
    [
      ['2026-01-05T07:03Z', 71.4],
      ['2026-01-07T07:03Z', 71.1],
    ],
    { weight: '2', unit: 'kg' },
  ],
  'seconds since 1970': [
    'date,weight\n1767596580,70.5\n',
    [['2026-01-05T07:03Z', 70.5]],
    { unit: 'kg' },
  ],
  'dots in times': [
    'Data;Peso\n21/01/2014 9.33.45;66,90\n',
    [['2014-01-21T08:33:45.000Z', 66.9]],
    { unit: 'kg' },
  ],
  'UTF-16': [utf16('Date\tWeight\n2026-01-05\t70.5\n'), [[winter(5), 70.5]], { unit: 'kg' }],
  'JSON of another program': [
    '[{"day":"2026-01-05","weight":70.5}]',
    [[winter(5), 70.5]],
    { unit: 'kg' },
  ],
}

t.test('each file asks for no more than it leaves open', async (t) => {
  for (const [name, [content, weights, answers = {}]] of Object.entries({
    ...programs,
    ...tables,
  })) {
    const asked = Object.keys(answers)
    t.equal((await read(content)).open.length > 0, asked.length > 0, `${name}: before an answer`)
    const found = await read(content, answers)
    t.same(found.asked.toSorted(), asked.toSorted(), `${name}: asked`)
    t.same(found.open, [], `${name}: open`)
    t.same(found.weights, weights, name)
    t.equal(found.program !== undefined, name in programs, `${name}: known`)
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
  const [children = ''] = tables['two children'] ?? []
  t.equal((await read(children, { 'only 1': 'Leo' })).others, 2)
  const { isLocal, isNoon, empty } = await read(programs['Garmin in kilograms']?.[0] ?? '')
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
  const [whole = ''] = programs['Apple Health'] ?? []
  for (const [content, isCut] of [
    [`${whole}\n`, false],
    [String(whole).slice(0, -50), true],
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
