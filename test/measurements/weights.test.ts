import t from 'tap'
import { startService } from '../support/service.ts'

const rangeError = 'El peso debe estar entre 2 y 650 kg'

const service = await startService(t)
/** The number of an account's records. */
const recordsOf = async (id: number) =>
  (
    await service.sql<{ rows: number }>(
      'select count(*)::integer as rows from weights where user_id = $1',
      [id],
    )
  )[0]?.rows

t.test('a weight is recorded without a profile, with its time in UTC', async (t) => {
  const { token } = await service.register()
  const api = service.client(token)
  const before = Date.now()
  const { response, data } = await api.POST('/api/weight', { body: { peso_kg: 70.5 } })
  const after = Date.now()
  t.equal(response.status, 201)
  t.same(data, { message: 'Peso registrado' })
  const { data: history } = await api.GET('/api/weights')
  t.match(history, {
    weights: [{ id: Number, peso_kg: 70.5, fecha_registro: /^[\d-]{10}T[\d:]{8}\.\d{3}Z$/ }],
  })
  const recorded = Date.parse(history?.weights[0]?.fecha_registro ?? '')
  t.ok(
    recorded >= before - 1 && recorded <= after + 1,
    'the time is that of the call, rounded to milliseconds',
  )
})

t.test('all weights of one day are stored and not compared with each other', async (t) => {
  const { token } = await service.register()
  const api = service.client(token)
  for (const peso_kg of [70, 170, 2, 650]) {
    t.equal(
      (await api.POST('/api/weight', { body: { peso_kg } })).response.status,
      201,
      `${peso_kg} kg`,
    )
  }
  const { data } = await api.GET('/api/weights')
  t.same(
    data?.weights.map(({ peso_kg }) => peso_kg),
    [650, 2, 170, 70],
  )
})

t.test('a weight is between its limits', async (t) => {
  const { id, token } = await service.register()
  for (const peso_kg of [2, 2.0000001, 70, 649.9999999, 650, 70.123456789]) {
    const reply = await service.request('POST', '/api/weight', { token, body: { peso_kg } })
    t.equal(reply.status, 201, `${peso_kg} kg`)
    const [latest] = (await service.request('GET', '/api/weights/recent', { token })).json().weights
    t.equal(latest.peso_kg, peso_kg, 'the history returns the sent weight')
  }
  for (const peso_kg of ['1.9999999', '650.0000001', '0', '-0', '-70', '1e-320', '1e308']) {
    const reply = await service.request('POST', '/api/weight', {
      token,
      body: `{"peso_kg":${peso_kg}}`,
    })
    t.same([reply.status, reply.json()], [400, { error: rangeError }], `${peso_kg} kg`)
  }
  for (const peso_kg of ['1e400', '-1e400']) {
    const reply = await service.request('POST', '/api/weight', {
      token,
      body: `{"peso_kg":${peso_kg}}`,
    })
    t.equal(reply.status, 400, `${peso_kg} is beyond all numbers`)
  }
  t.equal(await recordsOf(id), 6)
})

t.test('JSON types are not coerced', async (t) => {
  const { id, token } = await service.register()
  for (const value of ['"70"', '[70]', 'true', 'null', '{}', '""', '"NaN"']) {
    const reply = await service.request('POST', '/api/weight', {
      token,
      body: `{"peso_kg":${value}}`,
    })
    const error = 'El campo peso_kg no es válido: debe ser un número'
    t.same([reply.status, reply.json()], [400, { error }], value)
  }
  for (const value of [
    'NaN',
    'Infinity',
    '070',
    '70.',
    '.7',
    '0x46',
    "'70'",
    'undefined',
    '70 kg',
  ]) {
    const reply = await service.request('POST', '/api/weight', {
      token,
      body: `{"peso_kg":${value}}`,
    })
    const error = 'El cuerpo de la petición no es JSON válido'
    t.same([reply.status, reply.json()], [400, { error }], `${value} is no JSON`)
  }
  for (const body of ['{}', '{"peso":70}', '{"PESO_KG":70}']) {
    const reply = await service.request('POST', '/api/weight', { token, body })
    t.same(
      [reply.status, reply.json()],
      [400, { error: 'Falta el campo obligatorio peso_kg' }],
      body,
    )
  }
  for (const body of ['[]', '[{"peso_kg":70}]', '70', '"70"', 'null', 'true']) {
    const reply = await service.request('POST', '/api/weight', { token, body })
    t.same([reply.status, reply.json()], [400, { error: 'La petición no es válida' }], body)
  }
  t.equal(await recordsOf(id), 0)
})

t.test('a caller cannot choose the id, the time or the owner of a record', async (t) => {
  const ana = await service.register()
  const luis = await service.register()
  const claims = {
    id: 99,
    user_id: ana.id,
    account: ana.id,
    fecha_registro: '2001-01-01T00:00:00.000Z',
  }
  const body = { peso_kg: 80, ...claims }
  t.equal(
    (await service.request('POST', `/api/weight?user_id=${ana.id}`, { token: luis.token, body }))
      .status,
    201,
  )
  const rows = await service.sql(
    `select id <> 99 as own_id, recorded_at > now() - interval '1 hour' as fresh from weights
      where user_id = $1`,
    [luis.id],
  )
  t.same(rows, [{ own_id: true, fresh: true }])
  t.equal(await recordsOf(ana.id), 0)
  for (const path of ['weights', 'weights/recent', 'stats', 'imc']) {
    const reply = await service.request('GET', `/api/${path}?user_id=${luis.id}`, {
      token: ana.token,
    })
    t.notMatch(reply.text, '80', `${path} shows the caller's own`)
  }
})

t.test('twenty concurrent weights are all stored, in the order of their times', async (t) => {
  const { token } = await service.register()
  const weights = Array.from({ length: 20 }, (_, index) => 60 + index)
  const replies = await Promise.all(
    weights.map((peso_kg) => service.request('POST', '/api/weight', { token, body: { peso_kg } })),
  )
  t.same(new Set(replies.map(({ status }) => status)), new Set([201]))
  const { weights: history } = (await service.request('GET', '/api/weights', { token })).json()
  t.same(history.map(({ peso_kg }: { peso_kg: number }) => peso_kg).sort(), weights)
  const ids = history.map(({ id }: { id: number }) => id)
  t.same(
    ids,
    [...ids].sort((a, b) => b - a),
    'a later record has the later time and the higher id',
  )
})

t.test('a token of a deleted account stores nothing', async (t) => {
  const { id, token } = await service.register()
  await service.sql('delete from accounts where id = $1', [id])
  const weight = await service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })
  t.same([weight.status, weight.json()], [401, { error: 'Autenticación requerida' }])
  const body = { nombre: 'Ana', apellidos: 'García', fecha_nacimiento: '1990-05-17', talla_m: 1.68 }
  const profile = await service.request('POST', '/api/user', { token, body })
  t.same([profile.status, profile.json()], [401, { error: 'Autenticación requerida' }])
  t.same((await service.request('GET', '/api/weights', { token })).json(), { weights: [] })
})
