import t from 'tap'
import { startService } from '../support/service.ts'

interface Item {
  id: number
  peso_kg: number
  fecha_registro: string
}

const service = await startService(t)

t.test('without weights the statistics are zeros and the lists are empty', async (t) => {
  const { token } = await service.register()
  const api = service.client(token)
  t.same((await api.GET('/api/stats')).data, { num_pesajes: 0, peso_max: 0, peso_min: 0 })
  t.same((await api.GET('/api/weights')).data, { weights: [] })
  t.same((await api.GET('/api/weights/recent')).data, { weights: [] })
})

t.test(
  'lists are newest first, equal times by id, and the recent list is the first five',
  async (t) => {
    const ana = await service.register()
    const luis = await service.register()
    const times = [
      '2026-01-05',
      '2026-01-07',
      '2026-01-05',
      '2026-01-06',
      '2026-01-05',
      '2026-01-01',
      '2026-01-07',
    ]
    for (const [index, day] of times.entries()) {
      const text =
        'insert into weights (user_id, weight_kg, recorded_at) values ($1, $3, $4), ($2, 99, $4)'
      await service.sql(text, [
        ana.id,
        luis.id,
        70 + index / 10,
        `${day}T06:05:04.0${index === 3 ? '5' : '06'}Z`,
      ])
    }
    const api = service.client(ana.token)
    const { data } = await api.GET('/api/weights')
    t.same(
      data?.weights.map(({ peso_kg, fecha_registro }) => [peso_kg, fecha_registro]),
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
    t.same((await api.GET('/api/weights/recent')).data?.weights, data?.weights.slice(0, 5))
    t.same(
      (await api.GET('/api/stats')).data,
      { num_pesajes: 7, peso_max: 70.6, peso_min: 70 },
      'only her own records count',
    )
  },
)

t.test(
  'a history of more than 64,000 records returns every hundredth of a kilogram exactly',
  async (t) => {
    const { id, token } = await service.register()
    await service.sql(
      `insert into weights (user_id, weight_kg, recorded_at)
     select $1, step / 100.0, timestamptz '2020-01-01Z' + step * interval '1 minute'
     from generate_series(200, 65000) as step`,
      [id],
    )
    const reply = await service.request('GET', '/api/weights', { token })
    const { weights } = reply.json() as { weights: Item[] }
    t.equal(weights.length, 64_801)
    t.equal(
      weights.findIndex(({ peso_kg }, index) => peso_kg !== (65_000 - index) / 100),
      -1,
      'in order and without a rounding error',
    )
    t.same((await service.request('GET', '/api/stats', { token })).json(), {
      num_pesajes: 64_801,
      peso_max: 650,
      peso_min: 2,
    })
  },
)

t.test('the history returns every sent digit', async (t) => {
  const { token } = await service.register()
  const sent = Array.from({ length: 60 }, (_, index) => Number((64.1 + index * 0.07).toFixed(2)))
  for (const peso_kg of sent) {
    t.equal(
      (await service.request('POST', '/api/weight', { token, body: { peso_kg } })).status,
      201,
    )
  }
  const { weights } = (await service.request('GET', '/api/weights', { token })).json() as {
    weights: Item[]
  }
  t.same(
    weights.map(({ peso_kg }) => peso_kg),
    sent.toReversed(),
  )
})
