import t from 'tap'
import { complete } from '../../api/complete.ts'
import { readOperations } from '../../api/contract.ts'
import document from '../../generated/client/openapi.json' with { type: 'json' }
import { createAjv } from '../../src/platform/http/validation.ts'
import { catalogues } from '../../src/platform/texts.ts'
import { resolve } from '../support/document.ts'

type Json = Record<string, unknown>

const codeHeader = {
  'X-Error-Code': { required: true, schema: { type: 'string', enum: ['thing_not_found'] } },
}
const errorBody = {
  headers: codeHeader,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
}
const foreignBody = { content: { 'application/json': { schema: { type: 'string' } } } }

/** A valid document; `change` replaces parts of its one operation. */
const documentWith = (change: Json = {}, path: Json = {}, components: Json = {}) => ({
  openapi: '3.1.0',
  paths: {
    '/api/things/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'Read a thing',
        security: [{ bearerAuth: ['admin'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
        ],
        responses: {
          200: { description: 'The thing' },
          404: { $ref: '#/components/responses/NotFound' },
        },
        ...change,
      },
      ...path,
    },
  },
  components: {
    securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } },
    schemas: { ErrorResponse: { type: 'object' }, Id: { type: 'integer' } },
    responses: { NotFound: errorBody, Foreign: foreignBody, ...components },
  },
})
const read = (document: object) => readOperations(document, new Set(['thing_not_found']))

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })
const withError = (status: string, error: object, shared: Json = {}) =>
  documentWith({ responses: { 200: { description: 'ok' }, [status]: error } }, {}, shared)
const withParameter = (schema: Json) =>
  documentWith({ parameters: [{ name: 'x', in: 'query', schema }] })
const withoutCode = { content: errorBody.content }
const unknownCode = { required: true, schema: { type: 'string', enum: ['thing_lost'] } }
const withUnknownCode = { ...errorBody, headers: { 'X-Error-Code': unknownCode } }
const twoMediaTypes = { ...errorBody, content: { ...errorBody.content, 'text/plain': {} } }
const elsewhere = { $ref: 'https://elsewhere.example/errors.yaml#/x' }
const noName = /^GET \/api\/things\/\{id\} has no usable operationId$/
const noReference = /^getThing: 400: errors are declared by reference to a shared response$/
const otherBody = /^getThing: 500: the body of an error is ErrorResponse as application\/json$/
const noScheme = /^getThing: each security alternative names exactly one scheme/

const refused: [label: string, document: object, message: RegExp][] = [
  ['no operationId', documentWith({ operationId: undefined }), noName],
  ['an operationId that is no identifier', documentWith({ operationId: 'get-thing' }), noName],
  ['no security', documentWith({ security: undefined }), /^getThing: no security is declared/],
  ['an empty requirement', documentWith({ security: [{}] }), noScheme],
  ['an empty alternative', documentWith({ security: [{ bearerAuth: [] }, {}] }), noScheme],
  ['two schemes in one', documentWith({ security: [{ bearerAuth: [], key: [] }] }), noScheme],
  ['a list as a parameter', withParameter({ type: 'array' }), /parameter x is neither integer nor/],
  [
    'a parameter of two types',
    withParameter({ type: ['string', 'null'] }),
    /parameter x is neither/,
  ],
  ['path-level parameters', documentWith({}, { parameters: [{ name: 'id' }] }), /belong to each/],
  ['an inline error', withError('400', errorBody), noReference],
  ['an error from elsewhere', withError('400', elsewhere), noReference],
  ['a shared response of another shape', withError('500', reference('Foreign')), otherBody],
  ['two media types', withError('500', reference('Two'), { Two: twoMediaTypes }), otherBody],
  [
    'an error without a code',
    withError('500', reference('Codeless'), { Codeless: withoutCode }),
    /500: an error declares the values of its required header X-Error-Code$/,
  ],
  [
    'a code without a text',
    withError('500', reference('Unknown'), { Unknown: withUnknownCode }),
    /500: the text catalogue has no error thing_lost$/,
  ],
  ['a default answer', withError('default', errorBody), /default is not a single status/],
  ['a range of statuses', withError('4XX', errorBody), /4XX is not a single status/],
]

t.test('declarations that the generated code cannot keep are refused', async (t) => {
  for (const [label, document, message] of refused)
    t.throws(() => read(document), { name: 'ContractError', message }, label)
})

/** A shared response with these codes. */
const errorWith = (...codes: string[]) => ({
  ...errorBody,
  headers: { 'X-Error-Code': { required: true, schema: { type: 'string', enum: codes } } },
})
const shared = {
  BadRequest: errorWith('invalid_text', 'invalid_request'),
  ParametersRefused: errorWith('invalid_field', 'invalid_text', 'invalid_request'),
  BodyRefused: errorWith('malformed_json'),
  Unauthorized: errorWith('token_expired'),
  Unavailable: errorWith('service_unavailable'),
  BodyUnavailable: errorWith('busy', 'service_unavailable'),
  ...Object.fromEntries(
    [
      'Forbidden',
      'MethodNotAllowed',
      'RequestTimeout',
      'PayloadTooLarge',
      'UnsupportedMediaType',
      'HeadersTooLarge',
      'InternalError',
    ].map((name) => [name, errorWith(name)]),
  ),
}

/** The shared responses by status and the codes of each own response of a completed operation. */
const completed = (change: Json, own: Json = {}) => {
  const document = documentWith(change, {}, { ...structuredClone(shared), ...own })
  complete(document)
  const { responses, ...rest } = document.paths['/api/things/{id}'].get as Json
  const declared = Object.entries(responses as Record<string, { $ref?: string }>)
  const errors = Object.fromEntries(
    declared.map(([status, { $ref = '' }]) => [status, $ref.split('/').at(-1)]),
  )
  return { errors, rest, responses: document.components.responses as Record<string, Json> }
}

const jsonBody = (required: boolean, schema: Json) => ({
  requestBody: { required, content: { 'application/json': { schema, example: {} } } },
})

t.test('the errors of every operation of its form are declared for it', (t) => {
  const always = { 405: 'MethodNotAllowed', 431: 'HeadersTooLarge', 500: 'InternalError' }
  const { errors } = completed({})
  const byRole = { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Unavailable' }
  t.same(errors, { 200: '', 400: 'ParametersRefused', 404: 'NotFound', ...byRole, ...always })
  const open = completed({
    security: [],
    parameters: [],
    responses: {},
    'x-without-outage': true,
  })
  t.same(open.errors, { 400: 'BadRequest', ...always, 503: 'Busy' })
  t.notOk('x-without-outage' in open.rest)
  t.end()
})

t.test('the codes of every operation of its form are added to its own', (t) => {
  const codesOf = (change: Json) => {
    const responses = { 400: reference('Refused'), 503: reference('Busy') }
    const own = { Refused: errorWith('thing_broken'), Busy: errorWith('busy') }
    const { responses: all } = completed({ responses, ...change }, own)
    const read = ({ headers }: Json) => (headers as typeof codeHeader)['X-Error-Code'].schema.enum
    t.same(read(all.Busy!), ['busy', 'service_unavailable'])
    const [code, ...codes] = read(all.Refused!)
    t.equal(code, 'thing_broken')
    t.equal('X-Error-Parameters' in (all.Refused!.headers as Json), codes.includes('invalid_field'))
    return codes.slice(0, -2)
  }
  t.same(codesOf({ parameters: [] }), [])
  t.same(codesOf({}), ['invalid_field'])
  const filter = { name: 'x', in: 'query', required: true, schema: {} }
  t.same(codesOf({ parameters: [filter] }), ['missing_field', 'invalid_field'])
  const list = { properties: { list: { items: { required: ['x'] } } } }
  const whole = ['missing_field', 'invalid_field', 'body_required', 'malformed_json']
  t.same(codesOf(jsonBody(true, list)), whole)
  t.same(codesOf(jsonBody(false, {})), ['invalid_field', 'malformed_json'])
  const empty = { ...jsonBody(true, {}), 'x-empty-body-error': 'no_data' }
  t.same(codesOf(empty), ['invalid_field', 'no_data', 'malformed_json'])
  t.end()
})

t.test('a response whose operations have different codes is refused', (t) => {
  const responses = { 400: reference('NotFound') }
  const post = { operationId: 'saveThing', security: [], responses }
  const document = documentWith({ responses }, { post }, shared)
  t.throws(() => complete(document), { message: /^saveThing: NotFound has other codes for getT/ })
  t.end()
})

t.test('every error text is declared for each operation that can answer with it', async (t) => {
  const keys = Object.keys(catalogues.es.errors).filter((key) => !key.startsWith('reason_'))
  const declared = readOperations(document, new Set(keys)).flatMap(({ errors }) =>
    Object.values(errors).flat(),
  )
  const elsewhere = keys.filter((key) => !declared.includes(key))
  const outside = ['route_not_found']
  const ofClients = ['unreachable', 'timeout', 'gateway']
  const variants = ['one_day', 'later', 'later_one_day'].map(
    (variant) => `weight_change_too_large_${variant}`,
  )
  t.same(
    elsewhere.toSorted(),
    [...outside, ...ofClients, ...variants, 'at_index'].toSorted(),
    'except the errors outside all operations, variants and at_index',
  )
})

t.test('every schema of the contract is a valid schema, as the service assumes', async (t) => {
  const ajv = createAjv()
  t.throws(() => ajv.compile({ type: 'string', minLength: -1 }), /schema is invalid/)
  const compiled: string[] = []
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const here = `${path}/${key}`
      if (key !== 'schema' && path !== '/components/schemas') walk(value, here)
      else if (ajv.compile(resolve(value) as object)) compiled.push(here)
    }
  }
  walk(document, '')
  t.ok(compiled.includes('/components/schemas/ErrorResponse'))
  t.ok(compiled.includes('/paths//api/weight/post/requestBody/content/application/json/schema'))
})
