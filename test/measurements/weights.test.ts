import t from 'tap'
import { eachIs, outcome } from '../support/outcome.ts'
import { profile, startService } from '../support/service.ts'

interface Item {
  id: number
  peso_kg: number
  fecha_registro: string
}

const service = await startService(t)
let id: number
let token: string

t.beforeEach(async () => {
  ;({ id, token } = await service.register())
})

const post = (body: unknown) => service.request('POST', '/api/weight', { token, body })
const get = async (path: string) => (await service.request('GET', `/api/${path}`, { token })).json()
const history = async (): Promise<Item[]> => (await get('weights')).weights
const weightsOf = (items: Item[]) => items.map(({ peso_kg }) => peso_kg)

t.test('without weights the statistics are zeros and the lists are empty', async (t) => {
  t.same(await get('stats'), { num_pesajes: 0, peso_max: 0, peso_min: 0 })
  t.same(await get('weights'), { weights: [] })
  t.same(await get('weights/recent'), { weights: [] })
})

t.test('a weight is recorded without a profile, with its time in UTC', async (t) => {
  const before = Date.now()
  const reply = await post({ peso_kg: 70.5 })
  const after = Date.now()
  t.same([reply.status, reply.json()], [201, { message: 'Peso registrado' }])
  const [item] = await history()
  t.match(item, { id: Number, peso_kg: 70.5, fecha_registro: /^[\d-]{10}T[\d:]{8}\.\d{3}Z$/ })
  const recorded = Date.parse(item?.fecha_registro ?? '')
  t.ok(recorded >= before - 1 && recorded <= after + 1, 'the time of the call, to a millisecond')
})

t.test('a weight is between its limits and comes back with every sent digit', async (t) => {
  // All weights of one day are stored and not compared with each other.
  const weights = [2, 2.0000001, 70, 649.9999999, 650, 70.123456789]
  for (let index = 0; index < 40; index += 1) weights.push(Number((64.1 + index * 0.07).toFixed(2)))
  await eachIs(t, '201', weights, (peso_kg) => post({ peso_kg }))
  t.same(weightsOf(await history()), weights.toReversed())
  const outside = ['1.9999999', '650.0000001', '0', '-0', '-70', '1e-320', '1e308']
  const postText = (text: string) => post(`{"peso_kg":${text}}`)
  await eachIs(t, '400 weight_out_of_range 2 650', outside, postText)
  const error = 'El peso debe estar entre 2 y 650 kg'
  t.same((await postText('1')).json(), { error })
  for (const text of ['1e400', '-1e400']) t.equal((await postText(text)).status, 400, text)
  t.equal((await history()).length, weights.length)
})

t.test('JSON types are not coerced', async (t) => {
  const values = ['"70"', '[70]', 'true', 'null', '{}', '""', '"NaN"']
  const noJson = ['NaN', 'Infinity', '070', '70.', '.7', '0x46', "'70'", 'undefined', '70 kg']
  const postText = (text: string) => post(`{"peso_kg":${text}}`)
  await eachIs(t, '400 invalid_field peso_kg reason_number', values, postText)
  await eachIs(t, '400 malformed_json', noJson, postText)
  const others = ['{}', '{"peso":70}', '{"PESO_KG":70}']
  await eachIs(t, '400 missing_field peso_kg', others, post)
  const noObjects = ['[]', '[{"peso_kg":70}]', '70', '"70"', 'null', 'true']
  await eachIs(t, '400 invalid_request', noObjects, post)
  t.same(await history(), [])
})

t.test('twenty concurrent weights are all stored, in the order of their times', async (t) => {
  const weights = Array.from({ length: 20 }, (_, index) => 60 + index)
  const replies = await Promise.all(weights.map((peso_kg) => post({ peso_kg })))
  t.same(new Set(replies.map(outcome)), new Set(['201']))
  const items = await history()
  t.same(weightsOf(items).sort(), weights)
  const ids = items.map((item) => item.id)
  t.same(
    ids,
    ids.toSorted((a, b) => b - a),
    'a later record has the later time and the higher id',
  )
})

t.test(
  'lists are newest first, equal times by id; the recent list is the first five',
  async (t) => {
    const other = await service.register()
    const days = [5, 7, 5, 6, 5, 1, 7]
    for (const [index, day] of days.entries())
      await service.sql(
        'insert into weights (user_id, weight_kg, recorded_at) values ($1, $3, $4), ($2, 99, $4)',
        [id, other.id, 70 + index / 10, `2026-01-0${day}T06:05:04.0${index === 3 ? '5' : '06'}Z`],
      )
    const items = await history()
    t.same(
      items.map(({ peso_kg, fecha_registro }) => [peso_kg, fecha_registro]),
      [
        [70.6, '2026-01-07T06:05:04.006Z'],
        [70.1, '2026-01-07T06:05:04.006Z'],
        [70.3, '2026-01-06T06:05:04.050Z'],
        [70.4, '2026-01-05T06:05:04.006Z'],
        [70.2, '2026-01-05T06:05:04.006Z'],
        [70, '2026-01-05T06:05:04.006Z'],
        [70.5, '2026-01-01T06:05:04.006Z'],
      ],
    )
    t.same((await get('weights/recent')).weights, items.slice(0, 5))
    t.same(await get('stats'), { num_pesajes: 7, peso_max: 70.6, peso_min: 70 })
  },
)

t.test('a history has every hundredth of a kilogram exactly', async (t) => {
  await service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     select $1, step / 100.0, timestamptz '2020-01-01Z' + step * interval '1 minute'
     from generate_series(200, 65000) as step`,
    [id],
  )
  const items = await history()
  t.equal(items.length, 64_801)
  const wrong = items.findIndex(({ peso_kg }, index) => peso_kg !== (65_000 - index) / 100)
  t.equal(wrong, -1, 'in order and without a rounding error')
  t.same(await get('stats'), { num_pesajes: 64_801, peso_max: 650, peso_min: 2 })
})

t.test('a token of a deleted account stores nothing', async (t) => {
  await service.sql('delete from accounts where id = $1', [id])
  const gone = '401 authentication_required'
  t.equal(outcome(await post({ peso_kg: 70 })), gone)
  const saved = await service.request('POST', '/api/user', { token, body: profile })
  t.equal(outcome(saved), gone)
  t.same(await history(), [])
})
