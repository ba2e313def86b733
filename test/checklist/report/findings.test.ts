/** The findings of the report, as the database tells them. */
import t from 'tap'
import { ageTargets } from '../../../src/checklist/report/report-data.ts'
import {
  findingReading,
  findingRepository,
} from '../../../src/checklist/wstg/finding-repository.ts'
import { type FindingSeverity, findingSeverities } from '../../../src/checklist/wstg/status.ts'
import { findingWith } from '../../support/finding.ts'
import { createDatabase, open } from '../../support/postgres.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const since = new Date(daysBefore(30))
const second = 1 / 86_400

type Given = Parameters<typeof findingWith>[0]

const repositoryWith = async (findings: Given[], item = 'wstg-info-01') => {
  const repository = findingRepository(open(t, await createDatabase(t)))
  await repository.keep(
    findings.map((given, index) =>
      findingReading(findingWith({ id: index + 1, tags: ['wstg', item], ...given }), { age: 0 }),
    ),
  )
  return repository
}

t.test('a finding is overdue when it is older than the target of its severity', async (t) => {
  const names = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', info: 'Info' }
  const cases: [severity: FindingSeverity, days: number, age: number, isOverdue: boolean][] =
    findingSeverities.flatMap((severity) => {
      const target = ageTargets[severity]
      const days = target ?? 5000
      return [
        [severity, days + 1 - second, days, false],
        [severity, days + 1, days + 1, target !== undefined],
        [severity, -1, 0, false],
      ] as (typeof cases)[number][]
    })
  const repository = await repositoryWith(
    cases.map(([severity, days]) => ({
      severity: names[severity] as 'High',
      created: daysBefore(days),
    })),
  )
  const { counts, overdue, listed } = await repository.open(100, now, ageTargets)
  for (const [index, [severity, days, age, isOverdue]] of cases.entries())
    t.match(
      listed.find(({ id }) => id === index + 1),
      { severity, age, isOverdue },
      `${severity}, ${days} days`,
    )
  t.equal(overdue, 4)
  const unread = await repositoryWith([{ created: null }])
  t.match((await unread.open(9, now, ageTargets)).listed, [{ age: null, isOverdue: false }])
  t.same(counts, { critical: 3, high: 3, medium: 3, low: 3, info: 3 })
  const first = await repository.open(2, now, ageTargets)
  t.equal(first.overdue, 4, 'also of those that are not listed')
  t.same(
    first.listed.map(({ age }) => age),
    [31, 30],
  )
})

t.test('what the tool stored or ended in the last days is told, the newest first', async (t) => {
  const ended = { active: false, is_mitigated: true }
  const old = daysBefore(200)
  const repository = await repositoryWith([
    { title: 'new', created: daysBefore(30) },
    { title: 'older', created: daysBefore(30 + second) },
    { title: 'ended', created: old, ...ended, last_status_update: daysBefore(3) },
    { title: 'ended before', created: old, ...ended, last_status_update: daysBefore(31) },
    { title: 'both', created: daysBefore(9), ...ended, last_status_update: daysBefore(1) },
    {
      ...{ title: 'accepted', created: old, active: false, risk_accepted: true },
      ...{ severity: 'Low', last_status_update: daysBefore(2) },
    },
    { title: 'verified', created: old, verified: true, last_status_update: daysBefore(1) },
    { title: 'unknown', created: old, ...ended, last_status_update: null },
  ])
  const { total, created, ended: all, listed } = await repository.recent(since, 3)
  t.same([total, created, all], [4, 2, 3])
  t.match(listed, [
    { title: 'both', created: new Date(daysBefore(9)), ended: new Date(daysBefore(1)) },
    { title: 'accepted', created: null, ended: new Date(daysBefore(2)), state: 'risk_accepted' },
    { title: 'ended', created: null, ended: new Date(daysBefore(3)), wstgIds: ['WSTG-INFO-01'] },
  ])
  t.match((await repository.recent(since, 9)).listed[3], { title: 'new', ended: null })
  t.match(await repository.open(1, now, {}), { accepted: { low: 1, high: 0 } })
})

t.test('a change of the status alone is kept', async (t) => {
  const repository = await repositoryWith([{ created: daysBefore(99), active: false }])
  const changed = { active: false, created: daysBefore(99), last_status_update: daysBefore(1) }
  const read = findingWith({ id: 1, tags: ['wstg', 'wstg-info-01'], ...changed })
  await repository.keep([findingReading(read, { age: 0, alone: false })])
  t.match((await repository.recent(since, 9)).listed, [{ ended: new Date(daysBefore(1)) }])
})

t.test('without findings', async (t) => {
  const repository = await repositoryWith([])
  const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  const nothing = { counts: none, accepted: none, overdue: 0, listed: [] }
  t.same(await repository.open(9, now, ageTargets), nothing)
  t.same(await repository.recent(since, 9), { total: 0, created: 0, ended: 0, listed: [] })
})
