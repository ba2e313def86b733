import t from 'tap'
import {
  ApiError,
  bmiClassOf,
  describe,
  describeBmi,
  isApiError,
  type MessagesResponse,
} from '../../generated/client/index.js'
import { catalogues } from '../../src/texts.ts'
import { password } from '../support/service.ts'
import { clientOf, listen, logIn, rejection, watchedClient } from './support.ts'

t.test('an error has its code, its values, and a text in each language', async (t) => {
  const { client } = await logIn()
  await client.saveProfile({
    body: { nombre: 'Ana', apellidos: 'García', fecha_nacimiento: '1990-05-17', talla_m: 1.68 },
  })
  const english = await client.getMessages({ headers: { 'Accept-Language': 'en' } })
  const spanish = await client.getMessages()
  const username = 7 as unknown as string
  const role = { path: { target_user_id: 1 }, body: { role: 'root' as 'user' } }
  const cases: [call: () => Promise<unknown>, code: string, parameters: object, text: string][] = [
    [
      () => client.recordWeight({ body: { peso_kg: 1 } }),
      'weight_out_of_range',
      { min: 2, max: 650 },
      'The weight must be between 2 and 650 kg',
    ],
    [
      () => client.registerAccount({ body: { username, password } }),
      'invalid_field',
      { field: 'username', reason: 'reason_string' },
      'The field username is not valid: it must be a text',
    ],
    [
      () => client.updateUserRole(role),
      'invalid_field',
      { field: 'role', reason: 'reason_enum', values: 'admin, user' },
      'The field role is not valid: it must be one of admin, user',
    ],
    [() => client.getBmi(), 'bmi_without_weight', {}, 'Record a weight first to get your BMI'],
  ]
  for (const [call, code, parameters, text] of cases) {
    const error = await rejection(call())
    t.match(error, { name: 'ApiError', code, requestId: /./ })
    if (!(error instanceof ApiError)) continue
    t.same(error.parameters, parameters, code)
    t.equal(describe(error, english), text)
    t.equal(describe(error, spanish), error.message, "the service's text in Spanish")
  }
})

t.test("without the values for a text, the service's text remains", async (t) => {
  const texts = [
    { code: 'import_failed', message: 'No se ha podido importar el volcado: duplicate key' },
    { code: undefined, message: 'HTTP 502' },
    { code: 'of_a_later_release', message: 'Otro error' },
  ] as Pick<ApiError, 'code' | 'message'>[]
  for (const error of texts) {
    const described = describe({ ...error, parameters: {} }, catalogues.en as MessagesResponse)
    t.equal(described, error.message)
  }
})

t.test('an error belongs to its operation', async (t) => {
  const error = new ApiError('login', 'HTTP 502', new Response(null, { status: 502 }))
  t.ok(isApiError(error, 'login'))
  t.notOk(isApiError(error, 'logout'))
  t.notOk(isApiError(new Error(), 'login'))
})

t.test('the class of a BMI is found by its description and described in English', async (t) => {
  for (const [key, description] of Object.entries(catalogues.es.bmi_descriptions)) {
    t.equal(bmiClassOf({ description }), key)
    const text = catalogues.en.bmi_descriptions[key as 'minor']
    t.equal(describeBmi({ description }, catalogues.en), text)
  }
  t.equal(bmiClassOf({ description: 'Otra clase' }), undefined)
  t.equal(describeBmi({ description: 'Otra clase' }, catalogues.en), 'Otra clase')
})

t.test('an error says how long to wait, in seconds or from a date', async (t) => {
  const { baseUrl } = await listen({ env: { AUTH_RATE_LIMIT_MAX: '1' } })
  const { client } = watchedClient(baseUrl)
  const body = { username: 'ana', password: 'falsa pero larga' }
  t.match(await rejection(client.login({ body })), { status: 401, retryAfter: undefined })
  t.match(await rejection(client.login({ body })), { status: 429, message: /^Demasiados intentos/ })

  const waitFor = async (header: string) => {
    const headers = { 'retry-after': header }
    const busy = clientOf(async () => new Response('{}', { status: 503, headers }))
    return ((await rejection(busy.getPublicConfig())) as ApiError).retryAfter
  }
  const soon = Number(await waitFor(new Date(Date.now() + 60_000).toUTCString()))
  t.ok(soon > 0 && soon <= 60, `${soon} s`)
  t.equal(await waitFor(new Date(0).toUTCString()), 0)
  t.equal(await waitFor('7'), 7)
  t.equal(await waitFor('soon'), undefined)
})

t.test('an unreachable service and a foreign answer are errors with their own names', async (t) => {
  const unreachable = clientOf((request) => fetch(request))
  t.match(await rejection(unreachable.getPublicConfig()), {
    name: 'ConnectionError',
    message: 'the service is out of reach',
    cause: { name: 'TypeError' },
  })
  const gateway = (status: number, body: string) =>
    rejection(clientOf(async () => new Response(body, { status })).getPublicConfig())
  t.match(await gateway(502, '<h1>Bad gateway</h1>'), {
    name: 'ApiError',
    status: 502,
    message: 'HTTP 502',
    code: undefined,
    parameters: {},
  })
  t.match(await gateway(200, '<h1>Wi-Fi login</h1>'), {
    name: 'ConnectionError',
    message: 'the answer broke off, or is not the one of the service',
    cause: { name: 'SyntaxError' },
  })
})

t.test('a request that cannot be built throws the original error', async (t) => {
  const client = clientOf(() => Promise.reject(new Error('not sent')))
  const body = { peso_kg: 1n as unknown as number }
  t.match(await rejection(client.recordWeight({ body })), { name: 'TypeError', message: /BigInt/ })
})
