import t from 'tap'
import document from '../../generated/openapi.json' with { type: 'json' }
import { bodyMassIndex } from '../../src/measurements/bmi.ts'
import { starter } from '../accounts/support.ts'
import { noonZone } from '../fuzz/settings.ts'
import { profile } from '../support/service.ts'

const start = starter(t)

const limitsOf = async (service: Awaited<ReturnType<typeof start>>) => {
  const { data } = await service.client().GET('/api/config')
  const limits = data?.validation_limits
  if (!limits) throw new Error('GET /api/config has no limits')
  return limits as Required<typeof limits>
}

t.test('the configuration is public', async (t) => {
  const service = await start(t)
  const reply = await service.request('GET', '/api/config')
  t.same(reply.json(), {
    captcha_site_key: '',
    validation_limits: {
      height_min: 0.4,
      height_max: 2.72,
      weight_min: 2,
      weight_max: 650,
      birth_date_min: '1900-01-01',
      weight_variation_per_day: 5,
      name_min_length: 1,
      name_max_length: 100,
    },
  })
})

t.test('the published limits are the enforced ones', async (t) => {
  const zone = noonZone()
  const service = await start(t, { env: { APP_TIMEZONE: zone } })
  const { token, id } = await service.register()
  const limits = await limitsOf(service)
  const save = async (change: object) =>
    (await service.request('POST', '/api/user', { token, body: { ...profile, ...change } })).status
  const record = async (peso_kg: number) =>
    (await service.request('POST', '/api/weight', { token, body: { peso_kg } })).status

  const shortest = 'a'.repeat(limits.name_min_length)
  const longest = 'a'.repeat(limits.name_max_length)
  const dayBefore = new Date(Date.parse(limits.birth_date_min) - 1).toISOString().slice(0, 10)
  const profiles: [accepted: object, refused: object][] = [
    [{ talla_m: limits.height_min }, { talla_m: limits.height_min - 0.001 }],
    [{ talla_m: limits.height_max }, { talla_m: limits.height_max + 0.001 }],
    [{ nombre: shortest }, { nombre: shortest.slice(1) }],
    [{ apellidos: longest }, { apellidos: `${longest}a` }],
    [{ fecha_nacimiento: limits.birth_date_min }, { fecha_nacimiento: dayBefore }],
  ]
  for (const [accepted, refused] of profiles)
    t.same([await save(accepted), await save(refused)], [200, 400], JSON.stringify(accepted))
  t.same([await record(limits.weight_min), await record(limits.weight_min - 0.001)], [201, 400])
  t.same([await record(limits.weight_max), await record(limits.weight_max + 0.001)], [201, 400])

  await service.sql('delete from weights')
  await service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
     values ($1, 70, date_trunc('day', now(), $2) - interval '1 hour')`,
    [id, zone],
  )
  const change = limits.weight_variation_per_day
  t.same([await record(70 + change + 0.01), await record(70 + change)], [400, 201])
})

t.test("the contract's bounds are the published limits", async (t) => {
  const limits = await limitsOf(await start(t))
  const { Profile, ProfileRequest, WeightItem, WeightRequest, StatsResponse, ImcResponse } =
    document.components.schemas
  for (const { talla_m } of [Profile.properties, ProfileRequest.properties]) {
    t.match(talla_m, { minimum: limits.height_min, maximum: limits.height_max })
  }
  for (const { peso_kg } of [WeightItem.properties, WeightRequest.properties]) {
    t.match(peso_kg, { minimum: limits.weight_min, maximum: limits.weight_max })
  }
  for (const name of [Profile.properties.nombre, Profile.properties.apellidos]) {
    t.match(name, { minLength: limits.name_min_length, maxLength: limits.name_max_length })
  }
  t.equal(StatsResponse.properties.peso_max.maximum, limits.weight_max)
  const { minimum, maximum } = ImcResponse.properties.imc
  t.equal(maximum, bodyMassIndex(limits.weight_max, limits.height_min).bmi)
  t.equal(minimum, bodyMassIndex(limits.weight_min, limits.height_max).bmi)
})
