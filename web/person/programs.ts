/** The programs whose files are read without a question about their columns. */
import { unitOf } from '../units.ts'
import { type DateOrder, orders } from './dates.ts'
import type { Sheet } from './sheet.ts'

/**
 * Name; columns of date and time; column of the weight; its unit, or `#` and the column of units;
 * order of dates, or `utc` for those in UTC that do not say so; further columns of each file.
 * Names of columns are without units, and without the name of Samsung's package. A `.` ends the
 * files that have no other columns.
 */
const signatures = `
Weight and BMI Register | fecha_registro | peso_kg | kg | ymd |
Apple Health | BodyMass.startDate | BodyMass.value | #BodyMass.unit | ymd |
openScale | dateTime | weight | kg | ymd | comment, fat, water
openScale | date + time | weight | kg | ymd | bmi, fat
Libra | #date | weight | | ymd | weight trend
Fitbit | Date | Weight | | | BMI, Fat, .
Fitbit | date + time | weight | | mdy | logId, bmi
Fitbit | timestamp | weight grams | g | ymd | data source
Garmin | Time | Weight | | | Change, BMI
Garmin | weight.timestampGMT | weight.weight | g | utc | metaData.calendarDate
Samsung Health | start_time | weight | kg | utc | time_offset
Withings | Date | Weight | | ymd | Fat mass, Comments
MyFitnessPal | Date | Weight | | ymd | Body Fat %, .
Google Fit | Date | Average weight | | ymd | Max weight
Google Fit | startTimeNanos | com.google.weight | kg | ymd | dataTypeName
Renpho | Date + Time | Weight | | | BMI, Remarks
Renpho | Time of Measurement | Weight | | | BMI, Remarks
Zepp Life | time | weight | kg | ymd | fatRate, bodyWaterRate, height?
Zepp Life | timestamp | weight | kg | ymd | fatRate, bodyWaterRate, height?
Happy Scale | Date | Weight | | | Moving average, .`

/** The reading of a program's table. Columns are positions from 0. */
export interface Known {
  program: string
  date: number
  time: number
  weight: number
  /** The unit, or `#` and the column of units; without either, headings and cells decide. */
  unit: string | undefined
  order: DateOrder | undefined
  isUtc: boolean
  /** The column that differs between people who use the program together. */
  people: number[]
}

const nameOf = (cell: string) =>
  cell.replace(/^com\.samsung\.s?health\.weight\./, '').replace(/ ?\((?:kg|g|lbs?|st|jin)\)$/, '')

const programs = signatures
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

/** The reading of a table that a known program writes. */
export const knownOf = ({ head, preamble = [] }: Sheet): Known | undefined => {
  const names = head.map(nameOf)
  for (const [
    program = '',
    moment = '',
    weight = '',
    unit = '',
    order = '',
    more = '',
  ] of programs) {
    const [date = '', time] = moment.split(' + ')
    const further = more.split(', ').filter(Boolean)
    const needed = [
      date,
      weight,
      ...(time ? [time] : []),
      ...further.filter((name) => name !== '.'),
    ]
    const at = (name: string | undefined) => names.indexOf(name?.replace('?', '') ?? '')
    const isWhole = further.includes('.')
    if (needed.some((name) => at(name) < 0)) continue
    if (isWhole && names.filter(Boolean).length > needed.length) continue
    // Libra writes the unit above its heading.
    const above = /^#Units: ?(\p{L}+)/mu.exec(preamble.join('\n'))?.[1]
    return {
      program,
      date: at(date),
      time: at(time),
      weight: at(weight),
      unit: unit.startsWith('#') ? `#${at(unit.slice(1))}` : unit || unitOf(above ?? ''),
      order: order === 'utc' ? 'ymd' : orders.find((one) => one === order),
      isUtc: order === 'utc',
      people: further.filter((name) => name.endsWith('?')).map(at),
    }
  }
  return undefined
}
