import t from 'tap'
import { openDatabase } from '../../src/database/database.ts'
import { readsOf } from '../../src/database/reads.ts'
import { limits } from '../../src/measurements/limits.ts'
import { readProfile } from '../../src/measurements/profile.ts'
import { measurementRepository } from '../../src/measurements/repository.ts'
import { createDatabase } from '../support/postgres.ts'
import { startService } from '../support/service.ts'

const profile = {
  nombre: 'Ana',
  apellidos: "García O'Brien",
  fecha_nacimiento: '1990-05-17',
  talla_m: 1.68,
}
const nameError = (field: string) =>
  `El campo ${field} debe tener entre 1 y 100 caracteres: ` +
  'letras, espacios, guiones, apóstrofos y puntos'
const dateError =
  'La fecha de nacimiento debe ser una fecha real entre 1900-01-01 y hoy, en la forma AAAA-MM-DD'
const heightError = 'La talla debe estar entre 0.4 y 2.72 m'

const service = await startService(t, { now: () => new Date('2026-11-20T12:00:00Z') })

t.test('a profile is saved, read back and replaced as a whole', async (t) => {
  const { id, token } = await service.register()
  const api = service.client(token)
  const before = await api.GET('/api/user')
  t.equal(before.response.status, 404)
  t.same(before.error, { error: 'Todavía no has guardado tu perfil' })

  const saved = await api.POST('/api/user', { body: profile })
  t.equal(saved.response.status, 200)
  t.same(saved.data, { message: 'Perfil guardado' })
  t.same((await api.GET('/api/user')).data, profile)

  const other = {
    nombre: 'Ana María',
    apellidos: 'Núñez',
    fecha_nacimiento: '2024-02-29',
    talla_m: 0.4,
  }
  await api.POST('/api/user', { body: other })
  t.same((await api.GET('/api/user')).data, other)
  const rows = await service.sql(
    'select count(*)::integer as rows from profiles where user_id = $1',
    [id],
  )
  t.same(rows, [{ rows: 1 }])
})

t.test('a profile belongs to its caller, also when the request names another owner', async (t) => {
  const ana = await service.register()
  const luis = await service.register()
  await service.client(ana.token).POST('/api/user', { body: profile })
  const claims = { id: ana.id, user_id: ana.id, role: 'admin', username: ana.username }
  const claimed = { ...profile, nombre: 'Luis', ...claims }
  const reply = await service.request('POST', `/api/user?user_id=${ana.id}`, {
    token: luis.token,
    body: claimed,
  })
  t.equal(reply.status, 200, 'unknown properties are ignored')
  const headers = { 'x-user-id': String(ana.id) }
  const read = await service.request('GET', `/api/user?user_id=${ana.id}&id=${ana.id}`, {
    token: luis.token,
    headers,
  })
  t.same(read.json(), { ...profile, nombre: 'Luis' })
  t.same((await service.client(ana.token).GET('/api/user')).data, profile)
  t.same(await service.sql('select role from accounts where id = $1', [luis.id]), [
    { role: 'user' },
  ])
})

t.test('names are stored unchanged, except for normal form and white space', async (t) => {
  const { token } = await service.register()
  const names: [sent: string, kept: string][] = [
    ["O'Brien", "O'Brien"],
    ['O’Brien', 'O’Brien'],
    ['José', 'José'],
    ['  Ana \t María \n de la  O ', 'Ana María de la O'],
    ['\u00a0Ana\u2003María\ufeff', 'Ana María'],
    ['Anne-Marie', 'Anne-Marie'],
    ['J. R. R.', 'J. R. R.'],
    ['Ñandú Çelik Łukasz', 'Ñandú Çelik Łukasz'],
    ['山田', '山田'],
    ['محمد', 'محمد'],
    ['नेहा', 'नेहा'],
    ['ᏣᎳᎩ', 'ᏣᎳᎩ'],
    ['𐐷𐐯𐑊', '𐐷𐐯𐑊'],
    ['x', 'x'],
    ['a'.repeat(100), 'a'.repeat(100)],
    ['e\u0301'.repeat(100), 'é'.repeat(100)],
    ['𐐷'.repeat(100), '𐐷'.repeat(100)],
    [
      `${' '.repeat(50)}${'b'.repeat(50)}${' '.repeat(50)}${'b'.repeat(49)}`,
      `${'b'.repeat(50)} ${'b'.repeat(49)}`,
    ],
  ]
  for (const [sent, kept] of names) {
    const body = { ...profile, nombre: sent, apellidos: sent }
    const reply = await service.request('POST', '/api/user', { token, body })
    t.equal(reply.status, 200, JSON.stringify(sent.slice(0, 30)))
    const { nombre, apellidos } = (await service.request('GET', '/api/user', { token })).json()
    t.same({ nombre, apellidos }, { nombre: kept, apellidos: kept })
  }
})

t.test('invalid names are refused with the name of the field', async (t) => {
  const { token } = await service.register()
  const names = [
    '',
    ' ',
    '\u00a0\t',
    '<b>',
    'Ana<script>',
    'R2D2',
    'a@b',
    'a_b',
    'a,b',
    'a;b',
    '"Ana"',
    '`',
    '\\',
    'a/b',
  ]
  const signs = [
    'Ana\u0007',
    'Ana\u200b',
    'Ana\u202e',
    '😀',
    '€',
    '٣',
    'Ⅷ',
    'a'.repeat(101),
    'e\u0301'.repeat(101),
  ]
  for (const field of ['nombre', 'apellidos']) {
    for (const name of [
      ...names,
      ...signs,
      '𐐷'.repeat(101),
      'a'.repeat(100_000),
      'a'.padEnd(401, ' '),
    ]) {
      const reply = await service.request('POST', '/api/user', {
        token,
        body: { ...profile, [field]: name },
      })
      t.same(
        [reply.status, reply.json()],
        [400, { error: nameError(field) }],
        JSON.stringify(name.slice(0, 20)),
      )
    }
  }
  t.equal((await service.request('GET', '/api/user', { token })).status, 404, 'nothing was stored')
})

t.test('a birth date is a real day from 1900 until today', async (t) => {
  const { token } = await service.register()
  const post = (value: unknown) =>
    service.request('POST', '/api/user', { token, body: { ...profile, fecha_nacimiento: value } })
  for (const date of ['1900-01-01', '2000-02-29', '2024-02-29', '2026-11-20']) {
    t.equal((await post(date)).status, 200, date)
    t.equal((await service.request('GET', '/api/user', { token })).json().fecha_nacimiento, date)
  }
  const impossible = [
    '2024-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '0000-00-00',
    '2024-04-31',
  ]
  const outside = [
    '2026-11-21',
    '2027-01-01',
    '9999-12-31',
    '1899-12-31',
    '0001-01-01',
    '0000-01-01',
  ]
  const shapes = [
    'infinity',
    '-infinity',
    'today',
    'now',
    '2024-1-1',
    '24-01-01',
    '17/05/1990',
    '19900517',
    '',
    ' ',
  ]
  for (const date of [
    ...impossible,
    ...outside,
    ...shapes,
    '1990-05-17T00:00:00Z',
    '1990-05-17 ',
    '１９９０-05-17',
  ]) {
    const reply = await post(date)
    t.same([reply.status, reply.json()], [400, { error: dateError }], JSON.stringify(date))
  }
})

t.test('today is the day of APP_TIMEZONE', async (t) => {
  // 20 November in UTC, already 21 November in Madrid, still 20 November in New York.
  const now = () => new Date('2026-11-20T23:30:00Z')
  const databaseUrl = await createDatabase(t)
  const answers = async (zone: string | undefined) => {
    const env = zone === undefined ? {} : { APP_TIMEZONE: zone }
    const service = await startService(t, { now, env, databaseUrl })
    const { token } = await service.register()
    const statuses: number[] = []
    for (const fecha_nacimiento of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      const body = { ...profile, fecha_nacimiento }
      statuses.push((await service.request('POST', '/api/user', { token, body })).status)
    }
    return statuses
  }
  t.same(await answers(undefined), [200, 200, 400], 'Europe/Madrid by default')
  t.same(await answers('UTC'), [200, 400, 400])
  t.same(await answers('America/New_York'), [200, 400, 400])
  t.same(await answers('Pacific/Kiritimati'), [200, 200, 400])
})

t.test('a height is between its limits', async (t) => {
  const { token } = await service.register()
  for (const talla_m of [0.4, 0.40000001, 1.5, 2.7199999, 2.72]) {
    t.equal(
      (await service.client(token).POST('/api/user', { body: { ...profile, talla_m } })).response
        .status,
      200,
    )
    t.equal(
      (await service.client(token).GET('/api/user')).data?.talla_m,
      talla_m,
      `${talla_m} m come back as sent`,
    )
  }
  for (const talla_m of [0.3999999, 2.7200001, 0, -1.7, 170, 1e308]) {
    const reply = await service.request('POST', '/api/user', {
      token,
      body: { ...profile, talla_m },
    })
    t.same([reply.status, reply.json()], [400, { error: heightError }], `${talla_m} m`)
  }
})

t.test('all four fields are required, with their JSON types', async (t) => {
  const { token } = await service.register()
  const refused = async (body: unknown, error: string) => {
    const reply = await service.request('POST', '/api/user', { token, body })
    t.same([reply.status, reply.json()], [400, { error }], JSON.stringify(body))
  }
  for (const field of Object.keys(profile)) {
    await refused({ ...profile, [field]: undefined }, `Falta el campo obligatorio ${field}`)
    const reason = field === 'talla_m' ? 'debe ser un número' : 'debe ser un texto'
    const others = field === 'talla_m' ? ['1.68', [1.68], ''] : [1, ['Ana'], 0]
    for (const value of [null, true, {}, [], ...others]) {
      await refused({ ...profile, [field]: value }, `El campo ${field} no es válido: ${reason}`)
    }
  }
})

t.test('a distributed table accepts the statement that saves a profile', async (t) => {
  const statements: string[] = []
  const { id } = await service.register()
  const onStatement = (statement: string) => void statements.push(statement)
  const db = openDatabase(
    service.databaseUrl,
    { ...console, info: () => undefined },
    { onStatement },
  )
  t.teardown(() => db.destroy())
  const given = { givenName: 'Ana', surnames: 'García', birthDate: '1990-05-17', heightM: 1.68 }
  await measurementRepository(db, readsOf(db).read).saveProfile(id, given)
  const update = statements.join().split(/do update set/)[1]
  t.match(update, /updated_at/)
  t.notMatch(update, /\(/, 'its update of an existing row calls no function')
})

t.test('the rules apply without the validation of the contract', async (t) => {
  const good = { givenName: 'Ana', surnames: 'García', birthDate: '1990-05-17', heightM: 1.68 }
  t.same(readProfile({ ...good, givenName: ' A  na ' }, '2026-11-20'), {
    ...good,
    givenName: 'A na',
  })
  const refused: [string, object, string][] = [
    ['given name', { givenName: '<b>' }, nameError('nombre')],
    ['surnames', { surnames: ' ' }, nameError('apellidos')],
    ['a name too long for normalisation', { givenName: 'a'.padEnd(401, ' ') }, nameError('nombre')],
    ['birth date', { birthDate: '2023-02-29' }, dateError],
    ['future', { birthDate: '2026-11-21' }, dateError],
    ['past', { birthDate: '1899-12-31' }, dateError],
    ['low', { heightM: limits.height.min - 0.01 }, heightError],
    ['high', { heightM: limits.height.max + 0.01 }, heightError],
  ]
  for (const [what, change, message] of refused) {
    t.throws(
      () => readProfile({ ...good, ...change }, '2026-11-20'),
      { status: 400, message },
      what,
    )
  }
})
