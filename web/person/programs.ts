/** The programs whose files are read without a question about their columns. */

import type { Sheet } from '../ui/tables.ts'
import { unitOf } from '../units.ts'
import { orders } from './dates.ts'

/**
 * Name; columns of date and time; column of the weight; its unit, or `#` and the column of units;
 * order of day and month, or `utc` for dates in UTC that do not say so; further columns of each
 * file. A `.` says that there are no others, a `?` that the column differs between people.
 */
const signatures = `Weight and BMI Register | fecha_registro | peso_kg | kg | |
Apple Health | BodyMass.startDate | BodyMass.value | #BodyMass.unit | |
openScale | dateTime | weight | kg | | comment, fat, water
openScale | date + time | weight | kg | | bmi, fat
Libra | #date | weight | | | weight trend
Fitbit | Date | Weight | | | BMI, Fat, .
Fitbit | date + time | weight | | mdy | logId, bmi
Fitbit | timestamp | weight grams | g | | data source
Garmin | Time | Weight | | | Change, BMI
Garmin | weight.timestampGMT | weight.weight | g | utc | metaData.calendarDate
Samsung Health | start_time | weight | kg | utc | time_offset
Withings | Date | Weight | | | Fat mass, Comments
MyFitnessPal | Date | Weight | | | Body Fat %, .
Google Fit | Date | Average weight | | | Max weight
Google Fit | startTimeNanos | com.google.weight | kg | | dataTypeName
Renpho | Date + Time | Weight | | | BMI, Remarks
Renpho | Time of Measurement | Weight | | | BMI, Remarks
Zepp Life | time | weight | kg | | fatRate, bodyWaterRate, height?
Zepp Life | timestamp | weight | kg | | fatRate, bodyWaterRate, height?
Happy Scale | Date | Weight | | | Moving average, .`

const programs = signatures.split('\n').map((line) => line.split('|').map((part) => part.trim()))

/** The name of a column without its unit, and without the name of Samsung's package. */
const nameOf = (cell: string) =>
  cell.replace(/^com\.samsung\.s?health\.weight\./, '').replace(/ ?\((kg|g|lbs?|st|jin)\)$/, '')

/** The reading of a table that a known program writes. Columns are positions from 0. */
export const knownOf = ({ head, preamble = '' }: Sheet) => {
  const names = head.map(nameOf)
  const at = (name = '') => names.indexOf(name.replace('?', ''))
  const fits = ([, moment = '', weight = '', , , more = '']: string[]) => {
    const needed = [...moment.split(' + '), weight, ...more.split(', ')].filter(Boolean)
    const others = names.filter((name) => name && !needed.includes(name))
    return needed.every((name) => (name === '.' ? others.length === 0 : at(name) >= 0))
  }
  const [program, moment = '', weight, unit = '', order, more = ''] = programs.find(fits) ?? []
  if (program === undefined) return undefined
  const [date, time] = moment.split(' + ')
  // Libra writes the unit above its heading.
  const above = /^#Units: ?(\p{L}+)/mu.exec(preamble)?.[1] ?? ''
  return {
    program,
    date: at(date),
    time: time ? at(time) : -1,
    weight: at(weight),
    /** A unit, or `#` and the column of units; without either, headings and cells decide. */
    unit: unit.startsWith('#') ? `#${at(unit.slice(1))}` : unit || unitOf(above),
    order: orders.find((one) => one === order),
    isUtc: order === 'utc',
    /** The columns that differ between people who use the program together. */
    people: more.split(', ').flatMap((name) => (name.endsWith('?') ? at(name) : [])),
  }
}
