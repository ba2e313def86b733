/** The pure rules: status and flags, conflicts, batches, retries and times. */
import t from 'tap'
import type { FindingFlags } from '../../../src/checklist/defectdojo/finding.ts'
import { decideRetry, quickAttempts } from '../../../src/checklist/wstg/attempts.ts'
import {
  type FindingState,
  findingStateOf,
  flagsOfStatus,
  statusAfterReading,
  statusNear,
  statusOfFlags,
  trackerStatuses,
  trackerStatusOf,
} from '../../../src/checklist/wstg/status.ts'
import { parseTimestamp } from '../../../src/platform/parsing.ts'
import { findingWith } from '../../support/finding.ts'
import { tableOf } from '../../support/table.ts'

const flags = (active: boolean, verified: boolean, falsePositive: boolean): FindingFlags => ({
  active,
  verified,
  falsePositive,
})

t.test('a status gives the flags of the specification', async (t) => {
  t.same(flagsOfStatus, {
    'Not Started': flags(true, false, false),
    'In Progress': flags(true, false, false),
    Blocked: flags(true, false, false),
    Done: flags(false, true, false),
    'Not Applicable': flags(false, false, true),
  })
})

t.test('each combination of flags gives a status', async (t) => {
  for (const [active, verified, falsePositive, status] of [
    [true, false, false, 'In Progress'],
    [false, true, false, 'Done'],
    [false, false, true, 'Not Applicable'],
    [false, false, false, 'Not Started'],
    [true, true, false, 'Not Started'],
    [true, false, true, 'Not Started'],
    [false, true, true, 'Not Started'],
    [true, true, true, 'Not Started'],
  ] as const)
    t.equal(statusOfFlags(flags(active, verified, falsePositive)), status)
})

t.test('the text of a caller gives a status', async (t) => {
  for (const status of trackerStatuses) t.equal(trackerStatusOf(status), status)
  t.equal(trackerStatusOf('N/A'), 'Not Applicable')
  t.equal(trackerStatusOf(' Done\t'), 'Done')
  for (const [unknown, near] of [
    ...['', 'Pass', 'Issues', 'Passed', 'Hecho', 'Finished', 'constructor'].map(
      (text) => [text, undefined] as const,
    ),
    ...['done', 'DONE', 'D o n e', 'Doen', 'Dome', 'Gone'].map((text) => [text, 'Done'] as const),
    ...['In progress', 'InProgress', 'in_progress'].map((text) => [text, 'In Progress'] as const),
    ...['n/a', 'N / A', 'NA'].map((text) => [text, 'N/A'] as const),
    ['not-started', 'Not Started'],
    ['Bloked', 'Blocked'],
    ['x'.repeat(100), undefined],
  ] as const) {
    t.equal(trackerStatusOf(unknown), 'Not Started', unknown)
    t.equal(statusNear(unknown), near, unknown)
  }
})

t.test('the state read from the tool replaces the status of the tracker', async (t) => {
  for (const [current, read, keepEquivalent, status] of [
    ['Blocked', flags(true, false, false), false, 'In Progress'],
    ['Not Started', flags(true, false, false), false, 'In Progress'],
    [undefined, flags(false, true, false), false, 'Done'],
    ['Blocked', flags(false, true, false), true, 'Done'],
    [undefined, flags(true, false, false), true, 'In Progress'],
    ['Not Started', flags(false, false, false), true, 'Not Started'],
  ] as const)
    t.equal(statusAfterReading(current, read, keepEquivalent), status)
  for (const status of trackerStatuses)
    t.equal(statusAfterReading(status, flagsOfStatus[status], true), status, 'kept if configured')
})

/** Times in seconds; without a pause the request is not repeated. */
const retries = tableOf<'rule' | 'attempts' | 'age' | 'asked' | 'failed' | 'pause'>(`
rule                                | attempts | age    | asked   | failed | pause
a short pause                       | 1        | 0      |         | no     | 1
a longer one                        | 2        | 0      |         | no     | 2
and a longer one                    | 3        | 0      |         | no     | 4
growing                             | 4        | 0      |         | no     | 8
to this                             | 5        | 0      |         | no     | 16
failed                              | 6        | 60     |         | yes    | 25
still repeated after nearly a day   | 500      | 86399  |         | yes    | 25
given up after a day                | 501      | 86401  |         | yes    |
quick attempts of an old one        | 1        | 777600 |         | no     | 1
refused                             | 1        | 0      | refused | yes    |
a longer pause of the tool          | 1        | 0      | 7       | no     | 7
a shorter pause of the tool         | 5        | 0      | 7       | no     | 16`)

t.test('a failed attempt is repeated or not', async (t) => {
  t.equal(quickAttempts, 6, 'at least five attempts')
  for (const { rule, attempts, age, asked, failed, pause } of retries) {
    const transient = asked !== 'refused'
    const retryAfter = transient && asked ? Number(asked) : undefined
    const count = Number(attempts)
    const before = { attempts: count, failed: count > quickAttempts, age: Number(age) * 1000 }
    const delay = pause === '' ? undefined : Number(pause) * 1000
    const decision = { failed: failed === 'yes', delay }
    t.same(decideRetry({ transient, retryAfter }, before), decision, rule)
  }
})

t.test('ISO 8601 with a zone is an instant', async (t) => {
  for (const [text, instant] of Object.entries({
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
  }))
    t.equal(parseTimestamp(text)?.toISOString(), instant, text)
})

const noInstants = `2026-01-31T08:05:09|2026-01-31T08:05|20260131T080509|2026-01-31
2026-02-30T00:00:00Z|2025-02-29T00:00Z|2026-13-01T00:00Z|2026-01-00T00:00Z
2026-01-31T24:00Z|2026-01-31T07:Z|2026-01-31T25:00Z|2026-01-31T07:60Z
2026-01-31T07:05:61Z|2026-01-31T07:05Z+25:00
0000-01-01T00:00:00Z|0001-01-01T00:00:00+01:00|9999-12-31T23:59:59-01:00|+012026-01-01T00:00Z
|now|yesterday|1769842989|31/01/2026 07:05 Z|2026-0131T07:05Z|2026-01-31T07:05Z `

t.test('a text without a zone, an impossible date or another form is not an instant', async (t) => {
  for (const text of noInstants.split(/[|\n]/))
    t.equal(parseTimestamp(text), undefined, JSON.stringify(text))
})

t.test('the state of a finding is the first flag that is set', async (t) => {
  const flags = ['duplicate', 'falsePositive', 'out_of_scope', 'risk_accepted'] as const
  const states: FindingState[] = ['duplicate', 'false_positive', 'out_of_scope', 'risk_accepted']
  const all = Object.fromEntries(flags.map((flag) => [flag, true]))
  t.equal(findingStateOf(findingWith({ ...all, active: false })), 'open', 'no ended original')
  t.equal(findingStateOf(findingWith({ ...all, active: true })), 'open')
  for (const [index, state] of states.entries()) {
    const later = Object.fromEntries(flags.slice(index).map((flag) => [flag, true]))
    t.equal(findingStateOf(findingWith({ ...later, active: false, hasEndedOriginal: true })), state)
  }
  for (const verified of [true, false])
    t.equal(findingStateOf(findingWith({ active: false, verified, is_mitigated: true })), 'closed')
})
