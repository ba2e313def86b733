import t from 'tap'
import { starter } from '../accounts/support.ts'

const startService = starter(t)

const profile = { nombre: 'Ana', apellidos: 'García', fecha_nacimiento: '1990-05-17', talla_m: 1.6 }

t.test('a BMI needs a profile and a weight; the error names the missing one', async (t) => {
  const service = await startService(t)
  const { token } = await service.register()
  const api = service.client(token)
  const missing = async () => {
    const { response, error } = await api.GET('/api/imc')
    return [response.status, error]
  }
  const withoutProfile = { error: 'Para calcular el IMC, guarda antes tu perfil' }
  t.same(await missing(), [404, withoutProfile], 'neither')
  await api.POST('/api/weight', { body: { peso_kg: 64 } })
  t.same(await missing(), [404, withoutProfile], 'a weight only')
  const other = await service.register()
  await service.client(other.token).POST('/api/user', { body: profile })
  const { response, error } = await service.client(other.token).GET('/api/imc')
  t.same(
    [response.status, error],
    [404, { error: 'Para calcular el IMC, registra antes un peso' }],
    'a profile only',
  )
})

t.test('the BMI uses the latest weight and the current height', async (t) => {
  const service = await startService(t)
  const { token } = await service.register()
  const api = service.client(token)
  await api.POST('/api/user', { body: profile })
  const cases: [kg: number, m: number, imc: number, description: string][] = [
    [47.35, 1.6, 18.5, 'Peso insuficiente'], // 18.496 before rounding
    [47.36, 1.6, 18.5, 'Peso normal'],
    [63.99, 1.6, 25, 'Peso normal'],
    [64, 1.6, 25, 'Sobrepeso'],
    [76.8, 1.6, 30, 'Obesidad de grado I'],
    [89.6, 1.6, 35, 'Obesidad de grado II'],
    [102.39, 1.6, 40, 'Obesidad de grado II'],
    [102.4, 1.6, 40, 'Obesidad de grado III'],
    [650, 0.4, 4062.5, 'Obesidad de grado III'],
    [2, 2.72, 0.27, 'Peso insuficiente'],
  ]
  for (const [peso_kg, talla_m, imc, description] of cases) {
    await api.POST('/api/user', { body: { ...profile, talla_m } })
    await api.POST('/api/weight', { body: { peso_kg } })
    t.same((await api.GET('/api/imc')).data, { imc, description }, `${peso_kg} kg, ${talla_m} m`)
  }
})

t.test('a person under 18 gets no class', async (t) => {
  const minor = 'Para menores de 18 años no se aplican las categorías de IMC de los adultos'
  const cases: [now: string, birthDate: string, description: string][] = [
    ['2026-11-20T12:00:00Z', '2008-11-20', 'Sobrepeso'],
    ['2026-11-20T12:00:00Z', '2008-11-21', minor],
    ['2026-11-20T12:00:00Z', '2026-11-20', minor],
    ['2026-11-20T22:59:59Z', '2008-11-21', minor],
    ['2026-11-20T23:00:00Z', '2008-11-21', 'Sobrepeso'], // midnight in Madrid
    ['2026-02-28T12:00:00Z', '2008-02-29', minor],
    ['2026-03-01T12:00:00Z', '2008-02-29', 'Sobrepeso'],
  ]
  let now = new Date()
  const service = await startService(t, { now: () => now })
  for (const [instant, fecha_nacimiento, description] of cases) {
    now = new Date(instant)
    const { token } = await service.register()
    const api = service.client(token)
    await api.POST('/api/user', { body: { ...profile, fecha_nacimiento } })
    await api.POST('/api/weight', { body: { peso_kg: 64 } })
    t.same(
      (await api.GET('/api/imc')).data,
      { imc: 25, description },
      `born ${fecha_nacimiento}, at ${instant}`,
    )
  }
})
