import t from 'tap'
import { type BmiClass, bodyMassIndex } from '../../../src/people/measurements/bmi.ts'
import { eachIs, outcome } from '../../support/outcome.ts'
import { profile, startService } from '../../support/service.ts'

let now = new Date('2026-11-20T12:00:00Z')
const service = await startService(t, { now: () => now })
let token: string

t.beforeEach(async () => {
  token = (await service.register()).token
})

const save = (change: object = {}) =>
  service.request('POST', '/api/user', { token, body: { ...profile, ...change } })
const read = async () => (await service.request('GET', '/api/user', { token })).json()
const record = (peso_kg: number) =>
  service.request('POST', '/api/weight', { token, body: { peso_kg } })
const bmi = () => service.request('GET', '/api/imc', { token })

t.test('a profile is saved, read back and replaced as a whole', async (t) => {
  t.equal(outcome(await service.request('GET', '/api/user', { token })), '404 profile_not_found')
  const other = { nombre: 'Ana María', apellidos: 'Núñez', fecha_nacimiento: '2024-02-29' }
  for (const given of [profile, { ...other, talla_m: 0.4 }]) {
    const saved = await save(given)
    t.same([saved.status, saved.json()], [200, { message: 'Perfil guardado' }])
    t.same(await read(), given)
  }
  t.same(await service.sql('select count(*)::integer as rows from profiles'), [{ rows: 1 }])
})

t.test('names are stored unchanged, except for normal form and white space', async (t) => {
  const unchanged = ["O'Brien", 'O’Brien', 'José', 'Anne-Marie', 'J. R. R.', 'Ñandú Çelik Łukasz']
  const scripts = ['山田', 'محمد', 'नेहा', 'ᏣᎳᎩ', '𐐷𐐯𐑊', 'x', 'a'.repeat(100), '𐐷'.repeat(100)]
  const b = (count: number) => 'b'.repeat(count)
  const spaces = ' '.repeat(50)
  const names: [sent: string, kept: string][] = [
    ...[...unchanged, ...scripts].map((name): [string, string] => [name, name]),
    ['  Ana \t María \n de la  O ', 'Ana María de la O'],
    ['\u00a0Ana\u2003María\ufeff', 'Ana María'],
    ['e\u0301'.repeat(100), 'é'.repeat(100)],
    [`${spaces}${b(50)}${spaces}${b(49)}`, `${b(50)} ${b(49)}`],
  ]
  for (const [sent, kept] of names) {
    t.equal(outcome(await save({ nombre: sent, apellidos: sent })), '200', sent.slice(0, 30))
    t.match(await read(), { nombre: kept, apellidos: kept })
  }
})

t.test('invalid names are refused with the name of the field', async (t) => {
  const signs = ['', ' ', '\u00a0\t', '<b>', 'R2D2', 'a@b', 'a_b', 'a,b', 'a;b', '"A"']
  const others = ['`', '\\', 'a/b', 'Ana\u0007', 'Ana\u200b', 'Ana\u202e', '😀', '€', '٣', 'Ⅷ']
  const long = ['a'.repeat(101), 'e\u0301'.repeat(101), '𐐷'.repeat(101), 'a'.repeat(16_000)]
  const names = [...signs, ...others, ...long, 'a'.padEnd(401, ' ')]
  for (const field of ['nombre', 'apellidos'])
    await eachIs(t, `400 name_invalid ${field} 1 100`, names, (name) => save({ [field]: name }))
  t.equal((await service.request('GET', '/api/user', { token })).status, 404, 'nothing was stored')
  t.same((await save({ nombre: '' })).json(), {
    error:
      'El campo nombre debe tener entre 1 y 100 caracteres: ' +
      'letras, espacios, guiones, apóstrofos y puntos',
  })
})

t.test('a birth date is a real day from 1900 until today', async (t) => {
  for (const date of ['1900-01-01', '2000-02-29', '2024-02-29', '2026-11-20']) {
    t.equal((await save({ fecha_nacimiento: date })).status, 200, date)
    t.equal((await read()).fecha_nacimiento, date)
  }
  const outside = ['2026-11-21', '9999-12-31', '1899-12-31', '0001-01-01', '0000-01-01']
  const dates = [...outside, '2023-02-29', 'infinity', 'today', '17/05/1990', '', '1990-05-17 ']
  await eachIs(t, '400 birth_date_invalid 1900-01-01', dates, (date) =>
    save({ fecha_nacimiento: date }),
  )
})

t.test('today is the day of APP_TIMEZONE', async (t) => {
  // 20 November in UTC, already 21 November in Madrid, still 20 November in New York.
  const instant = new Date('2026-11-20T23:30:00Z')
  const zones: [env: Record<string, string>, latest: string, next: string][] = [
    [{}, '2026-11-21', '2026-11-22'],
    [{ APP_TIMEZONE: 'America/New_York' }, '2026-11-20', '2026-11-21'],
  ]
  const { databaseUrl } = service
  for (const [env, latest, next] of zones) {
    const { request, register } = await startService(t, { databaseUrl, now: () => instant, env })
    const { token } = await register()
    const statuses: number[] = []
    for (const fecha_nacimiento of [latest, next]) {
      const body = { ...profile, fecha_nacimiento }
      statuses.push((await request('POST', '/api/user', { token, body })).status)
    }
    t.same(statuses, [200, 400], JSON.stringify(env))
  }
})

t.test('a height is between its limits', async (t) => {
  for (const talla_m of [0.4, 0.40000001, 1.5, 2.7199999, 2.72]) {
    t.equal((await save({ talla_m })).status, 200)
    t.equal((await read()).talla_m, talla_m, `${talla_m} m come back as sent`)
  }
  const heights = [0.3999999, 2.7200001, 0, -1.7, 170, 1e308]
  await eachIs(t, '400 height_out_of_range 0.4 2.72', heights, (talla_m) => save({ talla_m }))
})

t.test('an answer names all refused fields, its text the first', async (t) => {
  const bad = { nombre: undefined, apellidos: undefined, talla_m: 'alta' }
  const all = Object.keys(bad)
  for (const [index, first] of all.entries()) {
    for (let end = index + 1; end <= all.length; end += 1) {
      const fields = all.slice(index, end)
      const sent = Object.entries(bad).filter(([name]) => fields.includes(name))
      const { headers } = await save(Object.fromEntries(sent))
      t.equal(headers['x-error-code'], first === 'talla_m' ? 'invalid_field' : 'missing_field')
      const parameters = JSON.parse(String(headers['x-error-parameters']))
      t.equal(parameters.field, first)
      t.same(parameters.fields ?? [first], fields)
    }
  }
})

t.test('a BMI needs a profile and a weight; the error names the missing one', async (t) => {
  t.equal(outcome(await bmi()), '404 bmi_without_profile', 'neither')
  await record(64)
  t.equal(outcome(await bmi()), '404 bmi_without_profile', 'a weight only')
  token = (await service.register()).token
  await save()
  t.equal(outcome(await bmi()), '404 bmi_without_weight', 'a profile only')
})

t.test('the BMI uses the latest weight and the current height', async (t) => {
  const cases: [kg: number, m: number, imc: number, description: string][] = [
    [47.35, 1.6, 18.5, 'Peso insuficiente'],
    [64, 1.6, 25, 'Sobrepeso'],
    [64, 1.7, 22.15, 'Peso normal'],
    [102.4, 1.6, 40, 'Obesidad de grado III'],
  ]
  for (const [peso_kg, talla_m, imc, description] of cases) {
    await save({ talla_m })
    await record(peso_kg)
    t.same((await bmi()).json(), { imc, description }, `${peso_kg} kg, ${talla_m} m`)
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
  const before = now
  for (const [instant, fecha_nacimiento, description] of cases) {
    now = new Date(instant)
    token = (await service.register()).token
    await save({ fecha_nacimiento, talla_m: 1.6 })
    await record(64)
    t.same((await bmi()).json(), { imc: 25, description }, `${fecha_nacimiento}, at ${instant}`)
  }
  now = before
})

t.test('the class is decided before rounding and changes exactly at each bound', async (t) => {
  const cases: [kg: number, m: number, bmi: number, bmiClass: BmiClass][] = [
    // 1.6 m squared is 2.56 m²: 0.01 kg less stays below the bound, though it rounds up to it.
    [47.35, 1.6, 18.5, 'underweight'],
    [47.36, 1.6, 18.5, 'normal'],
    [63.99, 1.6, 25, 'normal'],
    [64, 1.6, 25, 'overweight'],
    [76.79, 1.6, 30, 'overweight'],
    [76.8, 1.6, 30, 'obese_class_i'],
    [89.59, 1.6, 35, 'obese_class_i'],
    [89.6, 1.6, 35, 'obese_class_ii'],
    [102.39, 1.6, 40, 'obese_class_ii'],
    [102.4, 1.6, 40, 'obese_class_iii'],
    // Half a hundredth is rounded up.
    [20.005, 1, 20.01, 'normal'],
    [20.004999, 1, 20, 'normal'],
    [1.005 * 4, 2, 1.01, 'underweight'], // 1.00499999999999989… in binary
    [80.1, 2, 20.03, 'normal'], // 20.025
    [80.02, 2, 20.01, 'normal'], // 20.005
    [650, 0.4, 4062.5, 'obese_class_iii'],
    [2, 2.72, 0.27, 'underweight'],
  ]
  for (const [kg, m, bmi, bmiClass] of cases)
    t.same(bodyMassIndex(kg, m), { bmi, bmiClass }, `${kg} kg at ${m} m`)
})
