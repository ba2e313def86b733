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
import { listen, rejection, watchedClient } from './support.ts'

const english = { 'Accept-Language': 'en' }

t.test(
  'an error has its code, the values in its text, and a text in the language of the messages',
  async (t) => {
    const { baseUrl } = await listen()
    const { client } = watchedClient(baseUrl)
    await client.registerAccount({ body: { username: 'ana', password } })
    await client.saveProfile({
      body: { nombre: 'Ana', apellidos: 'García', fecha_nacimiento: '1990-05-17', talla_m: 1.68 },
    })
    const messages = await client.getMessages({ headers: english })
    const username = 7 as unknown as string
    const cases: [call: () => Promise<unknown>, code: string, parameters: object, text: string][] =
      [
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
          () =>
            client.updateUserRole({
              path: { target_user_id: 1 },
              body: { role: 'root' as 'user' },
            }),
          'invalid_field',
          { field: 'role', reason: 'reason_enum', values: 'admin, user' },
          'The field role is not valid: it must be one of admin, user',
        ],
        [() => client.getBmi(), 'bmi_without_weight', {}, 'Record a weight first to get your BMI'],
        [
          () => client.login({ body: { username: 'ana', password: 'x' } }),
          'invalid_credentials',
          {},
          'Wrong username or password',
        ],
      ]
    for (const [call, code, parameters, text] of cases) {
      const error = await rejection(call())
      t.match(error, { name: 'ApiError', code })
      if (!(error instanceof ApiError)) continue
      t.same(error.parameters, parameters, code)
      t.equal(describe(error, messages), text)
      t.equal(
        describe(error, await client.getMessages()),
        error.message,
        'the text of the service in Spanish',
      )
    }
  },
)

t.test('without the values for a text, the text of the service remains', async (t) => {
  const messages = catalogues.en as MessagesResponse
  const texts = [
    {
      code: 'import_failed',
      parameters: {},
      message: 'No se ha podido importar el volcado: duplicate key',
    },
    { code: undefined, parameters: {}, message: 'HTTP 502' },
    { code: 'of_a_later_release', parameters: {}, message: 'Otro error' },
  ] as Pick<ApiError, 'code' | 'parameters' | 'message'>[]
  for (const error of texts) t.equal(describe(error, messages), error.message)
})

t.test('an error belongs to its operation; the answer of a gateway has no code', async (t) => {
  const error = new ApiError('login', 'HTTP 502', new Response(null, { status: 502 }))
  t.same([error.code, error.parameters], [undefined, {}])
  t.ok(isApiError(error, 'login'))
  t.notOk(isApiError(error, 'logout'))
  t.notOk(isApiError(new Error(), 'login'))
})

t.test(
  'the class of a BMI is found by its description and described in another language',
  async (t) => {
    for (const [key, description] of Object.entries(catalogues.es.bmi_descriptions)) {
      t.equal(bmiClassOf({ description }), key)
      const text = catalogues.en.bmi_descriptions[key as 'minor']
      t.equal(describeBmi({ description }, catalogues.en), text)
    }
    t.equal(bmiClassOf({ description: 'Otra clase' }), undefined)
    t.equal(describeBmi({ description: 'Otra clase' }, catalogues.en), 'Otra clase')
  },
)
