import t from 'tap'
import { equalFlags, type FindingFlags } from '../../src/defectdojo/finding.ts'
import {
  flagsOfStatus,
  isConflict,
  statusAfterReading,
  statusOfFlags,
  toolStatusOf,
  trackerStatuses,
  trackerStatusOf,
} from '../../src/wstg/status.ts'

const flags = (active: boolean, verified: boolean, falsePositive: boolean): FindingFlags => ({
  active,
  verified,
  falsePositive,
})

t.test('a status gives the flags of the specification', async (t) => {
  t.same(Object.fromEntries(trackerStatuses.map((status) => [status, flagsOfStatus(status)])), {
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
  ] as const) {
    t.equal(
      statusOfFlags(flags(active, verified, falsePositive)),
      status,
      `${active} ${verified} ${falsePositive}`,
    )
  }
})

t.test('the text of a caller gives a status', async (t) => {
  for (const status of trackerStatuses) t.equal(trackerStatusOf(status), status)
  t.equal(trackerStatusOf('N/A'), 'Not Applicable')
  for (const unknown of ['', 'done', 'Finished', ' Done', 'constructor']) {
    t.equal(trackerStatusOf(unknown), 'Not Started', unknown)
  }
})

t.test('the state read from the tool replaces the status of the tracker', async (t) => {
  t.equal(statusAfterReading('Blocked', flags(true, false, false), false), 'In Progress')
  t.equal(statusAfterReading('Not Started', flags(true, false, false), false), 'In Progress')
  t.equal(statusAfterReading(undefined, flags(false, true, false), false), 'Done')
})

t.test('an equivalent status is kept if configured', async (t) => {
  for (const status of trackerStatuses) {
    t.equal(statusAfterReading(status, flagsOfStatus(status), true), status)
  }
  t.equal(
    statusAfterReading('Blocked', flags(false, true, false), true),
    'Done',
    'different flags take precedence',
  )
  t.equal(
    statusAfterReading(undefined, flags(true, false, false), true),
    'In Progress',
    'there is no status to keep',
  )
  t.equal(statusAfterReading('Not Started', flags(false, false, false), true), 'Not Started')
})

t.test('the status of the tool is verified or active', async (t) => {
  t.equal(toolStatusOf({ verified: true }), 'verified')
  t.equal(toolStatusOf({ verified: false }), 'active')
})

t.test('only Done and In Progress can contradict the tool', async (t) => {
  const conflicts = trackerStatuses.flatMap((status) =>
    (['verified', 'active'] as const)
      .filter((tool) => isConflict(status, tool))
      .map((tool) => `${status}/${tool}`),
  )
  t.same(conflicts, ['In Progress/verified', 'Done/active'])
  for (const status of trackerStatuses)
    t.equal(isConflict(status, null), false, `${status}, not processed yet`)
})

t.test('flags are equal when all three are equal', async (t) => {
  const base = flags(true, false, false)
  t.ok(equalFlags(base, flags(true, false, false)))
  t.notOk(equalFlags(base, flags(false, false, false)))
  t.notOk(equalFlags(base, flags(true, true, false)))
  t.notOk(equalFlags(base, flags(true, false, true)))
})
