import t from 'tap'
import { ApiError, bmiBands, describe, recordPortions } from '../../generated/client/index.js'
import { failureOf } from '../support/outcome.ts'
import { password } from '../support/service.ts'
import { listen, watchedClient } from './support.ts'

t.test('the classes of the BMI are bands of weight without gaps', async (t) => {
  const bands = bmiBands(2)
  t.same(
    bands.map((band) => [band.class, band.from]),
    [
      ['underweight', 0],
      ['normal', 74],
      ['overweight', 100],
      ['obese_class_i', 120],
      ['obese_class_ii', 140],
      ['obese_class_iii', 160],
    ],
  )
  t.same(
    bands.slice(0, -1).map(({ to }) => to),
    bands.slice(1).map(({ from }) => from),
  )
  t.equal(bands.at(-1)?.to, Number.POSITIVE_INFINITY)
})

/** Records of `count` days. */
const diary = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    peso_kg: 70,
    fecha_registro: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  }))

t.test('any number of weights is checked or recorded in portions', async (t) => {
  const { baseUrl, service } = await listen()
  const { client, count } = watchedClient(baseUrl)
  await client.registerAccount({ body: { username: 'ana', password } })
  const stored = async () => (await service.sql('select from weights')).length
  const outcomes: string[] = []
  for await (const { answer } of recordPortions(client, diary(1001), { check: true }))
    if (answer && 'results' in answer)
      outcomes.push(...answer.results.map(({ outcome }) => outcome))
  t.same(new Set(outcomes), new Set(['new']))
  t.equal(outcomes.length, 1001)
  t.equal(await stored(), 0)

  const portions = []
  for await (const portion of recordPortions(client, diary(1001))) portions.push(portion)
  t.match(portions, [{ answer: { recorded: 1000 } }, { answer: { recorded: 1 } }])
  t.equal(await stored(), 1001)
  t.equal(count('/api/weights/batch'), 4)
})

t.test('a refused portion records nothing, and the next one follows', async (t) => {
  const { baseUrl } = await listen()
  const { client } = watchedClient(baseUrl)
  await client.registerAccount({ body: { username: 'ana', password } })
  const weights = diary(2001)
  weights[1000] = { peso_kg: 700, fecha_registro: '2023-05-15' }
  const portions = []
  for await (const portion of recordPortions(client, weights)) portions.push(portion)
  t.equal(portions.length, 3)
  const [first, refused, last] = portions
  t.match(first, { start: 0, answer: { recorded: 1000 } })
  t.ok(refused?.error instanceof ApiError)
  t.match(refused, {
    start: 1000,
    index: 1000,
    error: { code: 'weight_out_of_range', parameters: { index: 0 } },
  })
  const messages = await client.getMessages({ headers: { 'Accept-Language': 'en' } })
  t.match(describe(refused?.error, messages, { index: refused?.index }), /^Record 1001: /)
  t.match(last, { start: 2000, answer: { recorded: 1 } })
})

t.test('another failure ends the portions', async (t) => {
  const { baseUrl } = await listen()
  const { client } = watchedClient(baseUrl)
  const failure = await failureOf(recordPortions(client, diary(1)).next())
  t.match(failure, { status: 401, operation: 'recordWeights' })
})
