/** Written weights agree with a plain recomputation of the rule and of the summaries. */
import fc from 'fast-check'
import t from 'tap'
import { publicLimits } from '../../../src/people/measurements/limits.ts'
import { withoutOutliers } from '../../../web/person/consistent.ts'
import { seed } from '../../fuzz/settings.ts'
import { connect } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { summaryDifferences } from '../../support/summaries.ts'

interface Stored {
  id: number
  kg: number
  /** Hours since the first day of the model. */
  hour: number
}

const env = { APP_TIMEZONE: 'UTC' }
const service = await startService(t, { env, now: () => new Date('2026-06-15T12:00:00Z') })
const start = Date.parse('2026-03-01T00:00:00Z')
const dateOf = (hour: number) => new Date(start + hour * 3_600_000).toISOString()
const dayOf = ({ hour }: Stored) => Math.floor(hour / 24)
const inOrder = (a: Stored, b: Stored) => a.hour - b.hour || a.id - b.id

/** The last records of the days, in the order of the days. */
const lastOfDays = (records: readonly Stored[]): Stored[] => {
  const lasts = new Map<number, Stored>()
  for (const record of records.toSorted(inOrder)) lasts.set(dayOf(record), record)
  return [...lasts.values()]
}

/** The ids of the new records that differ too much from an earlier new one of their day. */
const badInDay = (fresh: readonly Stored[]): number[] =>
  fresh
    .filter((record) =>
      fresh.some(
        (other) =>
          dayOf(other) === dayOf(record) &&
          inOrder(other, record) < 0 &&
          Math.abs(other.kg - record.kg) > 10,
      ),
    )
    .map(({ id }) => id)

/** The ids of the written records that break the rule per day, in the order of their dates. */
const badOnes = (records: readonly Stored[], written: ReadonlySet<number>): number[] => {
  const lasts = lastOfDays(records)
  const contradict = (a: Stored | undefined, b: Stored | undefined) =>
    a !== undefined && b !== undefined && Math.abs(a.kg - b.kg) > 5 * (dayOf(b) - dayOf(a))
  return lasts
    .filter((record, place) => {
      if (!written.has(record.id)) return false
      const [before, after] = [lasts[place - 1], lasts[place + 1]]
      if (contradict(before, record)) return true
      return contradict(record, after) && !written.has(after!.id)
    })
    .map(({ id }) => id)
}

const kg = fc.constantFrom(60, 62, 64.5, 65, 67, 70, 70.01, 75)
const hour = fc.integer({ min: 0, max: 24 * 8 })
const action = fc.oneof(
  fc.record({
    name: fc.constant('batch' as const),
    entries: fc.array(fc.tuple(kg, hour), { minLength: 1, maxLength: 6 }),
    check: fc.boolean(),
  }),
  fc.record({
    name: fc.constant('correct' as const),
    place: fc.nat(20),
    kg,
    hour: fc.option(hour, { nil: undefined }),
  }),
  fc.record({ name: fc.constant('delete' as const), place: fc.nat(20) }),
)

/** The preview keeps all of a batch without bad records, and else a part without any. */
const expectConsistentPreview = (
  entries: readonly (readonly [kg: number, hour: number])[],
  records: readonly Stored[],
  isGood: boolean,
) => {
  const recordOf = ([peso_kg, hour]: readonly [number, number]) => ({
    peso_kg,
    fecha_registro: dateOf(hour),
  })
  const hourOf = ({ fecha_registro }: { fecha_registro: string }) =>
    (Date.parse(fecha_registro) - start) / 3_600_000
  const { kept, outliers } = withoutOutliers(
    entries.toSorted(([, a], [, b]) => a - b).map(recordOf),
    records.toSorted(inOrder).map(({ kg, hour }) => recordOf([kg, hour])),
    publicLimits,
    (record) => Math.floor(hourOf(record) / 24),
  )
  const fresh: Stored[] = []
  for (const record of kept) {
    const [kg, hour] = [record.peso_kg, hourOf(record)]
    if (![...records, ...fresh].some((other) => other.kg === kg && other.hour === hour))
      fresh.push({ id: 1e9 + fresh.length, kg, hour })
  }
  const written = new Set(fresh.map(({ id }) => id))
  const bad = [...badInDay(fresh), ...badOnes([...records, ...fresh], written)]
  if (bad.length > 0 || (isGood && outliers.length > 0) || (!isGood && outliers.length === 0))
    throw new Error(`preview of ${JSON.stringify({ entries, records, kept, outliers, bad })}`)
}

const sequence = fc.array(action, { minLength: 3, maxLength: 12, size: 'max' })

t.test(`sequences of writes agree with the model, seed ${seed}`, async (t) => {
  const counts = { stored: 0, refused: 0 }
  const property = fc.asyncProperty(sequence, async (actions) => {
    const { token } = await service.register()
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      service.request(method, `/api/weights/${path}`, { token, body })
    let records: Stored[] = []
    const expectSame = (actual: unknown, expected: unknown) => {
      const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
      if (a !== b) throw new Error(`${a} instead of ${b}`)
    }
    for (const step of actions) {
      if (step.name === 'batch') {
        const { entries, check } = step
        // Provisional ids are higher than all stored ones.
        const fresh: Stored[] = []
        const outcomes = entries.map(([kg, hour], index) => {
          const isSame = (other: Stored) => other.kg === kg && other.hour === hour
          if ([...records, ...fresh].some(isSame)) return 'known'
          fresh.push({ id: 1e9 + index, kg, hour })
          return 'new'
        })
        const written = new Set(fresh.map(({ id }) => id))
        const all = [...badInDay(fresh), ...badOnes([...records, ...fresh], written)]
        const bad = fresh
          .toSorted(inOrder)
          .filter(({ id }) => all.includes(id))
          .map(({ id }) => id - 1e9)
        expectConsistentPreview(entries, records, bad.length === 0)
        const body = {
          check,
          weights: entries.map(([kg, hour]) => ({ peso_kg: kg, fecha_registro: dateOf(hour) })),
        }
        const reply = await send('POST', 'batch', body)
        if (check) {
          const told = reply.json().results.map((result: { outcome: string }) => result.outcome)
          expectSame(
            told,
            outcomes.map((outcome, index) => (bad.includes(index) ? 'refused' : outcome)),
          )
        } else if (bad.length > 0) {
          counts.refused += 1
          expectSame(reply.status, 400)
          const { index } = JSON.parse(String(reply.headers['x-error-parameters']))
          expectSame(index, bad[0])
        } else {
          counts.stored += 1
          expectSame(reply.status, 200)
          const { weights } = reply.json()
          for (const record of fresh) records.push({ ...record, id: weights[record.id - 1e9].id })
          for (const [index, [kg, hour]] of entries.entries()) {
            const same = records.filter((record) => record.kg === kg && record.hour === hour)
            expectSame(weights[index].id, Math.min(...same.map(({ id }) => id)))
          }
        }
      } else {
        const record = records[step.place]
        const path = String(record?.id ?? 999_999)
        if (step.name === 'delete') {
          expectSame((await send('DELETE', path)).status, record ? 200 : 404)
          records = records.filter((other) => other !== record)
        } else {
          const changed = record && { ...record, kg: step.kg, hour: step.hour ?? record.hour }
          const after = records.map((other) => (other === record ? changed! : other))
          const isBad = changed && badOnes(after, new Set([changed.id])).length > 0
          const body = {
            peso_kg: step.kg,
            ...(step.hour !== undefined && { fecha_registro: dateOf(step.hour) }),
          }
          const expected = isBad ? 400 : record ? 200 : 404
          expectSame((await send('PUT', path, body)).status, expected)
          if (expected === 200) records = after
        }
      }
      const { weights } = (await service.request('GET', '/api/weights', { token })).json()
      expectSame(
        weights.map((item: { id: number; peso_kg: number; fecha_registro: string }) => [
          item.id,
          item.peso_kg,
          item.fecha_registro,
        ]),
        records
          .toSorted(inOrder)
          .reverse()
          .map(({ id, kg, hour }) => [id, kg, dateOf(hour)]),
      )
      const stats = (await service.request('GET', '/api/stats', { token })).json()
      const kgs = records.map((record) => record.kg)
      expectSame(stats, {
        num_pesajes: kgs.length,
        peso_max: Math.max(0, ...kgs),
        peso_min: kgs.length === 0 ? 0 : Math.min(...kgs),
      })
    }
  })
  await t.resolves(fc.assert(property, { seed, numRuns: 60 }))
  t.ok(counts.stored > 10 && counts.refused > 5, JSON.stringify(counts))
  t.same(await summaryDifferences(await connect(t, service.databaseUrl)), [])
})
