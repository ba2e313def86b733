/** How files of other programs are read, with answers to their open questions. */
import t from 'tap'
import { readDate } from '../../web/person/dates.ts'
import { openFile } from '../../web/person/opening.ts'
import { isAnswered, readRecords, type SheetForm, understand } from '../../web/person/reading.ts'
import { separatorOf, sheetOf, writeCsv } from '../../web/person/sheet.ts'
import { readTyped } from '../../web/units.ts'
import { createZone } from '../../web/zone.ts'

const zone = createZone('Europe/Madrid')

const open = (content: string | Uint8Array<ArrayBuffer>) =>
  openFile(new Blob([content]), new AbortController().signal)

const sheetIn = async (content: string | Uint8Array<ArrayBuffer>) => {
  const opened = await open(content)
  if ('format' in opened) throw new Error(`the format ${opened.format}`)
  return 'sheet' in opened ? opened.sheet : sheetOf(opened.text, separatorOf(opened.text))
}

const read = async (
  content: string | Uint8Array<ArrayBuffer>,
  answers: Partial<SheetForm> = {},
) => {
  const sheet = await sheetIn(content)
  const understood = understand(sheet, answers, zone)
  const { form, isAmbiguous, leftOut } = understood
  const { records, question, ...rest } = await readRecords(sheet, understood, zone)
  const questions = [...understood.questions, ...(question ? [question] : [])]
  return {
    asked: questions.map(({ name }) => name),
    open: questions.filter((one) => !isAnswered(one, form)).map(({ name }) => name),
    weights: records.map(({ fecha_registro, peso_kg }) => [
      fecha_registro.replace(/:00\.000Z$/, 'Z'),
      peso_kg,
    ]),
    ...rest,
    isAmbiguous,
    leftOut,
  }
}

type Weights = [moment: string, kg: number][]
type File = [
  content: string | Uint8Array<ArrayBuffer>,
  weights: Weights,
  answers?: Partial<SheetForm>,
]

/** A day without a time begins at midnight, in winter an hour before that of UTC. */
const winter = (day: number) => `2026-01-${String(day - 1).padStart(2, '0')}T23:00Z`

const utf16 = (text: string) => {
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length))
}

const appleRecord = (type: string, unit: string, date: string, value: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="a &quot;b&quot;" unit="${unit}" ` +
  `device="&lt;HKDevice: 0x1, name:scale>" creationDate="${date}" startDate="${date}" ` +
  `endDate="${date}" value="${value}"/>\n`

/** Files that decide everything. */
const decided: Record<string, File> = {
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
  'Garmin in pounds': [
    'Time,Weight,Change,BMI,\n" Jan 5, 2026",\n8:30 AM,176.4 lbs,1.1 lbs,25.1,\n',
    [['2026-01-05T07:30Z', 80.01]],
  ],
  'Apple QS': [
    'Start,Finish,Body Mass (kg)\n05-Jan-2026 07:00,05-Jan-2026 08:00,81.2\n' +
      '05-Jan-2026 08:00,05-Jan-2026 09:00,0.0\n',
    [['2026-01-05T06:00Z', 81.2]],
  ],
  'Simple Health Export': [
    'sep=,\ntype,sourceName,startDate,endDate,unit,value\n' +
      'HKQuantityTypeIdentifierBodyMass,Scale,2026-01-05 06:12:33 +0000,x,kg,81.2\n' +
      'HKQuantityTypeIdentifierLeanBodyMass,Scale,2026-01-05 06:12:33 +0000,x,kg,60.1\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
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
  Renpho: [
    'No.\tDate\tTime\tWeight(kg)\tBMI\tOptimal Weight(kg)\tRemarks\t\r\n' +
      '1\t2026.01.05\t20:34:03\t69.1\t22.6\t65.0\t--\t\r\n',
    [['2026-01-05T19:34:03.000Z', 69.1]],
  ],
  'Happy Scale': [
    'Date,Weight (lb),Moving average\n"January 5, 2026 at 7:03:04 AM",154.2,154.9\n',
    [['2026-01-05T06:03:04.000Z', 69.94]],
  ],
  Cronometer: [
    'Day,Time,Group,Metric,Unit,Amount\n2026-01-05,07:01:00,,Weight,lbs,154\n' +
      '2026-01-05,07:02:00,,Heart Rate,bpm,61\n2026-01-05,07:01:00,,Muscle Mass,kg,31\n',
    [['2026-01-05T06:01Z', 69.85]],
  ],
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
  'a day in words': [
    'Fecha;Peso en kilos\nlunes, 5 de enero de 2026 a las 7:03;70,2\n',
    [['2026-01-05T06:03Z', 70.2]],
  ],
  'its own export': [
    writeCsv([{ peso_kg: 70.5, fecha_registro: '2026-10-25T00:30:00.123Z' }]),
    [['2026-10-25T00:30:00.123Z', 70.5]],
  ],
  'a comment with another unit': [
    'comment,dateTime,weight_kg\n"lost 2 lbs since monday",2026-01-13 06:29,69.3\n',
    [['2026-01-13T05:29Z', 69.3]],
  ],
  'no heading': ['2026-01-05,81.2 kg', [[winter(5), 81.2]]],
  'thousands of grams': ['Date,Weight (g)\n2026-01-05,"81,234"\n', [[winter(5), 81.23]]],
  'thousands of grams with a point': ['Datum;Gewicht (g)\n5.1.26;81.234\n', [[winter(5), 81.23]]],
  'thousands and decimals': ['Date,Weight (g)\n2026-01-05,"81,234.5"\n', [[winter(5), 81.23]]],
  'stones and pounds in two columns': [
    'Date,Stone,Pounds\n2026-01-05,12,3.5\n2026-01-06,12,\n',
    [
      [winter(5), 77.79],
      [winter(6), 76.2],
    ],
  ],
  'a column of units': [
    'Date,Weight,Unit\n2026-01-05,179,lb\n2026-01-06,81.1,kg\n',
    [
      [winter(5), 81.19],
      [winter(6), 81.1],
    ],
  ],
  'a year of two digits': ['Date,Weight (kg)\n13.01.26,76.00\n', [[winter(13), 76]]],
  'a remark with a unit above': [
    '#Units: kg\nlost 2 lb\nDate;Weight\n2026-01-05;81',
    [[winter(5), 81]],
  ],
}

/** Files that leave a question, with the answers. */
const asking: Record<string, File> = {
  MyFitnessPal: [
    'Date,Body Fat %,Weight\n2026-01-05,18.5,175.0\n',
    [[winter(5), 79.38]],
    { unit: 'lb' },
  ],
  'no unit, in the range of both': [
    'Date,Weight\n01/05/2026,152.4\n01/12/2026,151.8\n',
    [
      [winter(5), 69.13],
      [winter(12), 68.86],
    ],
    { unit: 'lb' },
  ],
  'a comment as the only unit': [
    '"comment","dateTime","weight"\n"lost 2 lbs since monday","2026-01-13 06:29",69.3\n',
    [['2026-01-13T05:29Z', 69.3]],
    { unit: 'kg' },
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
  "Google Fit's JSON": [
    '{"Data Source":"a","Data Points":[{"fitValue":[{"value":{"fpVal":81.5}}],' +
      '"startTimeNanos":1767596580000000000,"dataTypeName":"com.google.weight"},' +
      '{"fitValue":[{"value":{"fpVal":1.68}}],"startTimeNanos":1767596580000000000,' +
      '"dataTypeName":"com.google.height"}]}',
    [['2026-01-05T07:03Z', 81.5]],
    { unit: 'kg' },
  ],
  'Samsung Health': [
    'com.samsung.health.weight,6248001,5\ncom.samsung.health.weight.start_time,' +
      'com.samsung.health.weight.weight,com.samsung.health.weight.time_offset\n' +
      '2026-01-05 06:12:33.000,81.2,UTC+0100\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
    { unit: 'kg' },
  ],
  'openScale 3': [
    'date,time,bmi,fat,weight\n2026-01-05,07:12:33,25.1,22.1,81.2\n',
    [['2026-01-05T06:12:33.000Z', 81.2]],
    { unit: 'kg' },
  ],
  'decimals in the next cell': [
    'Date,Weight,Body fat\n2026-01-05,70,5,22,1\n2026-01-06,70,3,22,0\n2026-01-07,70,22,0\n',
    [
      [winter(5), 70.5],
      [winter(6), 70.3],
    ],
    { unit: 'kg', long: 1 },
  ],
  'a family': [
    '\uFEFFtime,weight,height\r\n2026-01-05 06:09:29+0000,77.1,182.0\r\n' +
      '2026-01-06 06:11:00+0000,61.4,165.0\r\n',
    [['2026-01-05T06:09:29.000Z', 77.1]],
    { unit: 'kg', person: '182.0' },
  ],
  'many people': [
    `user,date,weight (kg)\n${'abcdefghijklmn'.replace(/./g, '$&,2026-01-05,70\n')}`,
    [[winter(5), 70]],
    { person: 'n' },
  ],
  'several weights': [
    'Date,Ana weight (kg),Bruno weight (kg)\n2026-01-05,61.4,77.1\n',
    [[winter(5), 77.1]],
    { weight: 2 },
  ],
  'a goal before the weight': [
    'Date,Goal weight,Current weight\n2026-01-05,65.0,70.5\n',
    [[winter(5), 70.5]],
    { unit: 'kg' },
  ],
  'two units': ['Date,Weight (kg)\n2026-01-05,179 lb\n', [[winter(5), 81.19]], { unit: 'lb' }],
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
  'the word UTC': [
    'Date,Weight\n2026-01-05 07:03:00 UTC,70.5\n',
    [['2026-01-05T07:03Z', 70.5]],
    { unit: 'kg' },
  ],
  'UTF-16': [utf16('Date\tWeight\n2026-01-05\t70.5\n'), [[winter(5), 70.5]], { unit: 'kg' }],
  'many decimals': [
    'Date;Weight;Fat\n26/04/2021 07:00;69,61451247;6,43\n',
    [['2021-04-26T05:00Z', 69.61451247]],
    { unit: 'kg' },
  ],
}

t.test('files that decide everything are read without a question', async (t) => {
  for (const [name, [content, weights]] of Object.entries(decided)) {
    const found = await read(content)
    t.same(found.asked, [], name)
    t.same(found.weights, weights, name)
  }
})

t.test('open questions of a file are asked, and nothing is read before', async (t) => {
  for (const [name, [content, weights, answers = {}]] of Object.entries(asking)) {
    t.not((await read(content)).open.length, 0, name)
    const found = await read(content, answers)
    t.same(found.asked.toSorted(), Object.keys(answers).toSorted(), name)
    t.same(found.open, [], name)
    t.same(found.weights, weights, name)
  }
  t.same((await read('Date,Weight\n2026-01-05,81\n')).weights, [])
})

t.test('left-out columns and ambiguous dates are reported', async (t) => {
  const order = async (...rows: string[]) =>
    (await read(`Date,Weight (kg)\n${rows.join('\n')}\n`)).isAmbiguous
  t.equal(await order('03/04/2026,81', '04/04/2026,81'), true)
  t.equal(await order('03/13/2026,81'), false)
  const { leftOut } = await read('Date,Goal weight,Current weight\n2026-01-05,65,70\n')
  t.same(leftOut, ['Goal weight'])
  t.equal((await read(decided.Cronometer?.[0] ?? '')).others, 2)
  const unread = await read('date,weight (kg)\n2026-02-01,70\nnotes,none\n2026-01-15,-3\n')
  t.same(unread.unread, ['notes, none', '2026-01-15, -3'])
  t.equal(unread.isLocal, true)
  t.equal((await read(decided.Libra?.[0] ?? '')).isLocal, false)
})

t.test('other formats are named', async (t) => {
  for (const [content, format] of [
    ['PK\u0003\u0004', 'zip'],
    ['%PDF-1.7', 'pdf'],
    ['SQLite format 3\0', 'database'],
    ['<html><body>', 'xml'],
    ['{"a":1}', 'json'],
    ['a\0b', 'other'],
  ] as const)
    t.same(await open(content), { format }, format)
})

t.test('weights are typed with any unit and either mark of decimals', async (t) => {
  for (const [text, unit, kg] of [
    ['63,5', 'kg', 63.5],
    ['63.5 kg', 'lb', 63.5],
    ['154 lb', 'kg', 69.85],
    ['154', 'lb', 69.85],
    ['11 st 4 lb', 'kg', 71.67],
    ['11st', 'st', 69.85],
    ['sixty', 'kg', undefined],
    ['70 bpm', 'kg', undefined],
  ] as const)
    t.equal(readTyped(text, unit), kg, text)
})

t.test('dates', async (t) => {
  const at = (text: string, order: 'ymd' | 'dmy' | 'mdy') => readDate(text, order, zone)?.at
  const evening = '2026-01-31T18:05:00.000Z'
  t.equal(at('31.01.2026 19:05', 'dmy'), evening, 'without a zone that of the service decides')
  t.equal(at('1/31/26, 7:05 PM', 'mdy'), evening)
  for (const text of [
    'Jan 31, 2026 7:05 PM',
    '31-ene-2026 19:05',
    '31 de enero de 2026, 19:05',
    'Sat Jan 31 2026 19:05:00 GMT+0100 (CET)',
    '2026-01-31T19:05:00+01:00',
  ])
    t.equal(at(text, 'ymd'), evening, text)
  t.equal(at('2026-01-31 12:05:00 am +0000', 'ymd'), '2026-01-31T00:05:00.000Z')
  t.equal(at('2026-03-29 02:30', 'ymd'), '2026-03-29T01:30:00.000Z', 'left out by the clocks')
  for (const text of ['31/02/2026', '2026-01-31', '31/01/2026 25:00', 'ayer', ''])
    t.equal(at(text, 'dmy'), undefined, text)
})
