/**
 * The service agrees with a model of it after any sequence of actions. Written weights have a model
 * in `test/people/measurements/written-model.test.ts`.
 */
import fc, { type AsyncCommand } from 'fast-check'
import t from 'tap'
import { cookieOf, type Reply, startService, type TestService } from '../support/service.ts'
import { bmi, isAdult, isRefused, type Model, type Person, stats } from './model.ts'
import { noonZone, runs, seed } from './settings.ts'

/** Number of sequences, each with up to 40 steps. */
const sequences = Math.ceil(runs / 5)

const expectAnswer = (what: string, { status, text }: Reply, expected: number) => {
  if (status !== expected) throw new Error(`${what}: ${status} instead of ${expected}: ${text}`)
}

const expectSame = (what: string, actual: unknown, expected: unknown) => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`)
}

/** A step of a registered person; `who` selects the person. */
const step = (
  name: string,
  who: number,
  run: (person: Person, model: Model, service: TestService) => Promise<void>,
): AsyncCommand<Model, TestService> => ({
  check: ({ people }) => people.length > 0,
  run: async (model, service) => {
    const person = model.people[who % model.people.length]
    if (person) await run(person, model, service)
  },
  toString: () => `${name}(${who})`,
})

let names = 0

const register = (password: string): AsyncCommand<Model, TestService> => ({
  check: () => true,
  async run({ people }, { request }) {
    names += 1
    const username = `persona${names}`
    const reply = await request('POST', '/api/auth/register', { body: { username, password } })
    expectAnswer('register', reply, 201)
    const { role, access_token: token } = reply.json()
    expectSame('the role', role, people.length === 0 ? 'admin' : 'user')
    people.push({
      username,
      password,
      token,
      cookie: cookieOf(reply),
      profile: undefined,
      weights: [],
    })
    const again = await request('POST', '/api/auth/register', {
      body: { username: username.toUpperCase(), password },
    })
    expectAnswer('register the same name', again, 400)
  },
  toString: () => `register(${JSON.stringify(password)})`,
})

const login = (who: number, wrong: boolean) =>
  step('login', who, async (person, _model, { request }) => {
    const body = { username: ` ${person.username}`, password: person.password + (wrong ? ' ' : '') }
    const reply = await request('POST', '/api/auth/login', { body })
    expectAnswer('login', reply, wrong ? 401 : 200)
    if (wrong) return
    person.token = reply.json().access_token
    person.cookie = cookieOf(reply)
  })

const refresh = (who: number) =>
  step('refresh', who, async (person, _model, { request }) => {
    const reply = await request('POST', '/api/auth/refresh', { headers: { cookie: person.cookie } })
    expectAnswer('refresh', reply, 200)
    person.token = reply.json().access_token
  })

const logout = (who: number) =>
  step('logout', who, async (person, _model, { request }) => {
    const { token, cookie, username, password } = person
    expectAnswer(
      'logout',
      await request('POST', '/api/auth/logout', { token, headers: { cookie } }),
      200,
    )
    expectAnswer('a revoked token', await request('GET', '/api/stats', { token }), 401)
    expectAnswer(
      'a revoked cookie',
      await request('POST', '/api/auth/refresh', { headers: { cookie } }),
      401,
    )
    const reply = await request('POST', '/api/auth/login', { body: { username, password } })
    expectAnswer('login after logout', reply, 200)
    person.token = reply.json().access_token
    person.cookie = cookieOf(reply)
  })

const saveProfile = (who: number, heightCm: number, year: number, nombre: string) =>
  step('saveProfile', who, async (person, _model, { request }) => {
    const birthDate = `${year}-06-15`
    const body = {
      nombre,
      apellidos: 'Gárcia-O’Brien',
      fecha_nacimiento: birthDate,
      talla_m: heightCm / 100,
    }
    expectAnswer(
      'saveProfile',
      await request('POST', '/api/user', { token: person.token, body }),
      200,
    )
    person.profile = { heightCm, birthDate, nombre, apellidos: body.apellidos }
  })

const recordWeight = (who: number, kg100: number) =>
  step(`recordWeight ${kg100 / 100}`, who, async (person, { today }, { request }) => {
    const reply = await request('POST', '/api/weight', {
      token: person.token,
      body: { peso_kg: kg100 / 100 },
    })
    const written = { kg100, day: today }
    const refused = isRefused(person.weights, written)
    expectAnswer('recordWeight', reply, refused ? 400 : 201)
    if (!refused) person.weights.push(written)
  })

/** A weight near the last one, so that changes are within and beyond the daily limit. */
const recordChange = (who: number, difference: number) =>
  step(`recordChange ${difference / 100}`, who, async (person, model, service) => {
    const last = person.weights.at(-1)?.kg100 ?? 7000
    await recordWeight(model.people.indexOf(person), limited(last + difference)).run(model, service)
  })

const limited = (kg100: number) => Math.min(65_000, Math.max(200, kg100))

const read = (who: number) =>
  step('read', who, async (person, _model, { request }) => {
    const get = (path: string) => request('GET', path, { token: person.token })
    const { profile, weights } = person
    const kilograms = weights.map(({ kg100 }) => kg100 / 100).reverse()
    const listed = async (path: string) =>
      (await get(path)).json().weights.map(({ peso_kg }: { peso_kg: number }) => peso_kg)
    expectSame('stats', (await get('/api/stats')).json(), stats(person))
    expectSame('weights', await listed('/api/weights'), kilograms)
    expectSame('recent weights', await listed('/api/weights/recent'), kilograms.slice(0, 5))

    const stored = await get('/api/user')
    expectAnswer('profile', stored, profile ? 200 : 404)
    if (profile) {
      const { nombre, apellidos, birthDate, heightCm } = profile
      const shown = { nombre, apellidos, fecha_nacimiento: birthDate, talla_m: heightCm / 100 }
      expectSame('profile', stored.json(), shown)
    }
    const index = await get('/api/imc')
    const latest = weights.at(-1)
    expectAnswer('BMI', index, profile && latest ? 200 : 404)
    if (profile && latest) {
      const { imc, description } = bmi(latest.kg100, profile.heightCm)
      expectSame('BMI', index.json().imc, imc)
      if (isAdult(profile.birthDate)) expectSame('class', index.json().description, description)
      else if (!/menores de 18/.test(index.json().description))
        throw new Error('a class for a minor')
    }
  })

/** Simulates the passing of time: moves every record into the past. */
const passDays = (days: number): AsyncCommand<Model, TestService> => ({
  check: ({ people }) => people.length > 0,
  async run(model, { sql }) {
    await sql(`update weights set recorded_at = recorded_at - interval '${days} days'`)
    model.today += days
  },
  toString: () => `passDays(${days})`,
})

const who = fc.nat(3)
const commands = [
  fc
    .string({ unit: 'grapheme', minLength: 8, maxLength: 20 })
    .filter((text) => !text.includes('\0'))
    .map(register),
  fc.tuple(who, fc.boolean()).map(([person, wrong]) => login(person, wrong)),
  who.map(refresh),
  who.map(logout),
  fc
    .tuple(
      who,
      fc.integer({ min: 40, max: 272 }),
      fc.constantFrom(1900, 1961, 1990, 2004, 2015, 2025),
      fc.constantFrom('Ana', 'José María', 'Åsa'),
    )
    .map(([person, cm, year, name]) => saveProfile(person, cm, year, name)),
  fc
    .tuple(who, fc.integer({ min: 200, max: 65_000 }))
    .map(([person, kg100]) => recordWeight(person, kg100)),
  fc
    .tuple(
      who,
      fc.oneof(
        fc.constantFrom(-501, -500, 500, 501, 1000, 1001),
        fc.integer({ min: -2000, max: 2000 }),
      ),
    )
    .map(([person, difference]) => recordChange(person, difference)),
  fc
    .tuple(who, fc.integer({ min: -400, max: 400 }))
    .map(([person, difference]) => recordChange(person, difference)),
  who.map(read),
  fc.integer({ min: 1, max: 4 }).map(passDays),
]

t.test(`${sequences} sequences agree with the model, seed ${seed}`, async (t) => {
  const service = await startService(t, { env: { APP_TIMEZONE: noonZone(), LOG_LEVEL: 'silent' } })
  let steps = 0
  const property = fc.asyncProperty(
    fc.commands(commands, { maxCommands: 40, size: 'max' }),
    async (plan) => {
      await service.sql('truncate accounts restart identity cascade')
      const model: Model = { today: 0, people: [] }
      await fc.asyncModelRun(() => ({ model, real: service }), plan)
      for (const index of model.people.keys()) await read(index).run(model, service)
      steps += [...plan].length
    },
  )
  await t.resolves(fc.assert(property, { seed, numRuns: sequences }))
  t.comment(`${steps} steps`)
  t.ok(steps > sequences * 5)
})
