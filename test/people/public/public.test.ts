/** The public configuration and messages. */
import t from 'tap'
import { catalogues } from '../../../src/platform/texts.ts'
import { startService } from '../../support/service.ts'

const env = { APP_TIMEZONE: 'Atlantic/Canary', MAX_DUMP_BYTES: '5000000' }
const service = await startService(t, { env })
const { request } = service

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
    time_zone: env.APP_TIMEZONE,
  })
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
  const withLimit = Object.keys(errors).filter((key) =>
    /\{(min|max|categories)\}/.test(errors[key]),
  )
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
