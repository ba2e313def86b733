import t from 'tap'
import { calendarDay, hasCompletedYears, isCalendarDate } from '../../src/measurements/calendar.ts'

t.test('an instant has the calendar day of the time zone', async (t) => {
  const cases: [instant: string, zone: string, day: string][] = [
    ['2026-01-31T22:59:59.999Z', 'Europe/Madrid', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', 'Europe/Madrid', '2026-02-01'],
    ['2026-07-31T21:59:59.999Z', 'Europe/Madrid', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', 'Europe/Madrid', '2026-08-01'],
    ['2026-12-31T23:00:00.000Z', 'Europe/Madrid', '2027-01-01'],
    ['2026-03-29T00:59:59.999Z', 'Europe/Madrid', '2026-03-29'], // the hour before summer time
    ['2026-10-25T22:59:59.999Z', 'Europe/Madrid', '2026-10-25'], // the end of a day of 25 hours
    ['2026-10-25T23:00:00.000Z', 'Europe/Madrid', '2026-10-26'],
    ['2026-01-31T23:30:00.000Z', 'UTC', '2026-01-31'],
    ['2026-01-31T23:30:00.000Z', 'America/New_York', '2026-01-31'],
    ['2026-02-01T03:30:00.000Z', 'America/New_York', '2026-01-31'],
    ['2026-01-31T10:15:00.000Z', 'Pacific/Kiritimati', '2026-02-01'],
    ['2026-01-31T18:20:00.000Z', 'Asia/Kathmandu', '2026-02-01'],
  ]
  for (const [instant, zone, day] of cases)
    t.equal(calendarDay(new Date(instant), zone), day, `${instant} ${zone}`)
})

t.test('only existing dates are accepted', async (t) => {
  for (const date of [
    '1900-01-01',
    '2024-02-29',
    '2000-02-29',
    '2023-12-31',
    '0001-01-01',
    '9999-12-31',
  ]) {
    t.equal(isCalendarDate(date), true, date)
  }
  const others = [
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
  ]
  const shapes = [
    '',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01\n',
    '+002024-01-01',
  ]
  for (const text of [
    ...others,
    ...shapes,
    '2024/01/01',
    '01-01-2024',
    'infinity',
    '２０２４-01-01',
  ]) {
    t.equal(isCalendarDate(text), false, JSON.stringify(text))
  }
})

t.test(
  'a year of age is complete on the birthday, or on 1 March without a 29 February',
  async (t) => {
    const cases: [birthDate: string, today: string, adult: boolean][] = [
      ['2008-11-20', '2026-11-19', false],
      ['2008-11-20', '2026-11-20', true],
      ['2008-11-20', '2026-11-21', true],
      ['2008-02-29', '2026-02-28', false],
      ['2008-02-29', '2026-03-01', true],
      ['2008-12-31', '2027-01-01', true],
      ['1900-01-01', '2026-11-20', true],
      ['2026-11-20', '2026-11-20', false],
    ]
    for (const [birthDate, today, adult] of cases) {
      t.equal(hasCompletedYears(birthDate, 18, today), adult, `born ${birthDate}, today ${today}`)
    }
    t.equal(
      hasCompletedYears('2008-02-29', 20, '2028-02-29'),
      true,
      'on 29 February of a leap year',
    )
    t.equal(hasCompletedYears('2008-02-29', 20, '2028-02-28'), false, 'not before the birthday')
  },
)
