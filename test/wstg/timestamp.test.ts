import t from 'tap'
import { parseTimestamp } from '../../src/wstg/timestamp.ts'

t.test('ISO 8601 with a zone is an instant', async (t) => {
  const cases: Record<string, string> = {
    '2026-01-31T07:05:09Z': '2026-01-31T07:05:09.000Z',
    '2026-01-31T08:05:09.123+01:00': '2026-01-31T07:05:09.123Z',
    '2026-01-31T08:05:09,5+0100': '2026-01-31T07:05:09.500Z',
    '2026-01-31T08:05:09+01': '2026-01-31T07:05:09.000Z',
    '2026-01-31T07:05Z': '2026-01-31T07:05:00.000Z',
    '2026-01-31T07Z': '2026-01-31T07:00:00.000Z',
    '20260131T070509Z': '2026-01-31T07:05:09.000Z',
    '20260131T0705-0330': '2026-01-31T10:35:00.000Z',
    '2026-01-31t07:05:09.123456789z': '2026-01-31T07:05:09.123Z',
    '2026-01-31 07:05:09Z': '2026-01-31T07:05:09.000Z',
    '2024-02-29T00:00:00Z': '2024-02-29T00:00:00.000Z',
    '2016-12-31T23:59:60Z': '2016-12-31T23:59:59.000Z',
  }
  for (const [text, instant] of Object.entries(cases))
    t.equal(parseTimestamp(text)?.toISOString(), instant, text)
})

t.test('any other text is not an instant', async (t) => {
  const withoutZone = ['2026-01-31T08:05:09', '2026-01-31T08:05', '20260131T080509', '2026-01-31']
  const impossible = [
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00Z',
    '2026-13-01T00:00Z',
    '2026-01-00T00:00Z',
  ]
  const outOfRange = [
    '2026-01-31T25:00Z',
    '2026-01-31T07:60Z',
    '2026-01-31T07:05:61Z',
    '2026-01-31T07:05Z+25:00',
  ]
  const noYear = [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+012026-01-01T00:00Z',
  ]
  const shapes = [
    '',
    'now',
    'yesterday',
    '1769842989',
    '31/01/2026 07:05 Z',
    '2026-0131T07:05Z',
    '2026-01-31T07:05Z ',
  ]
  for (const text of [...withoutZone, ...impossible, ...outOfRange, ...noYear, ...shapes]) {
    t.equal(parseTimestamp(text), undefined, JSON.stringify(text))
  }
})
