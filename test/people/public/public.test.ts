/** The public configuration and messages. */
import t from 'tap'
import document from '../../../generated/client/openapi.json' with { type: 'json' }
import { bodyMassIndex } from '../../../src/people/measurements/bmi.ts'
import { catalogues } from '../../../src/platform/texts.ts'
import { noonZone } from '../../fuzz/settings.ts'
import { profile, startService } from '../../support/service.ts'

const zone = noonZone()
const service = await startService(t, { env: { APP_TIMEZONE: zone, MAX_DUMP_BYTES: '5000000' } })
const { request } = service

const readLimits = async () => (await request('GET', '/api/config')).json().validation_limits

t.test('the configuration is public', async (t) => {
  const reply = await request('GET', '/api/config')
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
    time_zone: zone,
  })
})

t.test('the published limits are the enforced ones', async (t) => {
  const { token, id } = await service.register()
  const limits = await readLimits()
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
  const limits = await readLimits()
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

t.test('messages are Spanish, or English if the caller prefers it', async (t) => {
  const headers: Record<'es' | 'en', string[]> = {
    es: [
      ...['', '*', 'es', 'es-MX, en;q=0.9', 'en;q=0.5, es;q=0.6', 'fr, de', 'en;q=0'],
      ...['en;q=banana', ';;;,,,==', 'x'.repeat(5000)],
    ],
    en: [
      ...['en', 'EN', 'en-GB', 'en-GB,en;q=0.9,es;q=0.5', 'es;q=0.5, en;q=0.6', 'fr, en;q=0.3'],
      'es;q=0, *',
    ],
  }
  const absent: [language: 'es', header: undefined][] = [['es', undefined]]
  const given = (['es', 'en'] as const).flatMap((language) =>
    headers[language].map((header) => [language, header] as const),
  )
  for (const [language, header] of [...absent, ...given]) {
    const sent: Record<string, string> = header === undefined ? {} : { 'accept-language': header }
    const reply = await request('GET', '/api/messages', { headers: sent })
    const name = `Accept-Language: ${header?.slice(0, 40)}`
    t.same([reply.status, reply.headers['content-language']], [200, language], name)
    const { errors, ...others } = catalogues[language]
    t.match(reply.json(), others)
    t.same(Object.keys(reply.json().errors), Object.keys(errors))
    t.equal(reply.headers.vary, 'Accept-Language')
  }
})

t.test('both languages have the same keys and parameters, and no text is empty', async (t) => {
  const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()
  for (const group of ['errors', 'texts', 'bmi_descriptions'] as const) {
    const spanish: Record<string, string> = catalogues.es[group]
    const english: Record<string, string> = catalogues.en[group]
    t.same(Object.keys(english), Object.keys(spanish), group)
    for (const [key, text] of Object.entries(spanish)) {
      t.ok(text.trim() !== '' && english[key]?.trim() !== '', key)
      t.same(parameters(english[key] ?? ''), parameters(text), `${key} has its parameters in both`)
    }
  }
})

t.test('constant limits are filled in; parameters of a single request are left', async (t) => {
  const { errors, bmi_descriptions } = (await request('GET', '/api/messages')).json()
  t.equal(errors.weight_out_of_range, 'El peso debe estar entre 2 y 650 kg')
  t.equal(errors.password_too_long, 'La contraseña no puede superar los 128 caracteres')
  t.equal(errors.file_too_large, 'El archivo supera el tamaño máximo de 5 MiB')
  t.match(errors.name_invalid, /^El campo \{field\} debe tener entre 1 y 100 caracteres/)
  t.match(errors.weight_change_too_large, /\{actual\}.*\{days\}.*\{allowed\}/)
  const classes = ['obese_class_i', 'obese_class_ii', 'obese_class_iii', 'minor']
  t.same(Object.keys(bmi_descriptions), ['underweight', 'normal', 'overweight', ...classes])
  const withLimit = Object.keys(errors).filter((key) => /\{(min|max)\}/.test(errors[key]))
  t.same(withLimit, ['dump_statement_too_long'], 'whose limit depends on the statement')
})

t.test('the texts fixed by the specification are used literally', async (t) => {
  t.match(catalogues.es.errors, {
    authentication_required: 'Autenticación requerida',
    token_expired: 'Token expirado',
    webhook_unauthorized: 'Unauthorized',
    forbidden: 'No tienes permisos para realizar esta acción',
    no_data: 'No data provided',
  })
  t.equal(catalogues.es.texts.role_updated, "Rol de '{username}' actualizado a '{role}'")
})

t.test('errors are Spanish for every preferred language', async (t) => {
  const headers = { 'accept-language': 'en' }
  const { token } = await service.register()
  const answers = [
    await service.request('GET', '/api/user', { headers }),
    await service.request('GET', '/api/user', { headers, token }),
    await service.request('GET', '/api/nowhere', { headers }),
  ]
  t.same(
    answers.map((answer) => answer.json().error),
    ['Autenticación requerida', 'Todavía no has guardado tu perfil', 'La ruta no existe'],
  )
})
