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

t.test('a response whose operations have different codes is refused', (t) => {
  const responses = { 400: reference('NotFound') }
  const post = { operationId: 'saveThing', security: [], responses }
  const document = documentWith({ responses }, { post }, { BadRequest: errorBody })
  t.throws(() => complete(document), { message: /^saveThing: NotFound has other codes for getT/ })
  t.end()
})

const codes = Object.keys(catalogues.es.errors).filter((key) => !key.startsWith('reason_'))
const operations = readOperations(document, new Set(codes))

t.test('every error text is declared for each operation that can answer with it', async (t) => {
  const declared = operations.flatMap(({ errors }) => Object.values(errors).flat())
  const elsewhere = codes.filter((key) => !declared.includes(key))
  const ofDevices = ['weight_unit_unknown', 'device_field_unknown']
  const ofClients = ['unreachable', 'timeout', 'gateway']
  const variants = ['one_day', 'same_day', 'later', 'later_one_day'].map(
    (variant) => `weight_change_too_large_${variant}`,
  )
  t.same(
    elsewhere.toSorted(),
    [...ofDevices, ...ofClients, ...variants, 'at_index'].toSorted(),
    'except the errors in a body, variants and at_index',
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

t.test('names that generators of other languages derive from the document differ', (t) => {
  interface Schema {
    description: string
    enum?: string[]
    'x-enum-varnames'?: string[]
  }
  const schemas = Object.entries<Schema>(document.components.schemas)
  const names = schemas.map(([name]) => name)
  const constructors = names.map((name) => `New${name}`)
  const ofOperations = operations.flatMap(({ id }) => [
    `${id}Response`,
    `${id}Params`,
    `New${id}Request`,
  ])
  const constants = schemas.flatMap(([, schema]) => schema['x-enum-varnames'] ?? schema.enum ?? [])
  for (const list of [names.concat(constructors), names.concat(ofOperations), constants]) {
    const words = list.map((name) => name.replace(/\W|_/g, '').toLowerCase())
    t.same(
      words.filter((word, index) => words.indexOf(word) !== index),
      [],
    )
  }
  for (const [name, schema] of schemas) {
    const given = schema['x-enum-varnames']
    if (given) t.equal(given.length, schema.enum?.length, name)
  }
  t.end()
})
