import { readFile } from 'node:fs/promises'
import t from 'tap'
import { parse } from 'yaml'
import { ContractError, readOperations } from '../../api/contract.ts'
import { generate } from '../../api/generate.ts'
import document from '../../generated/openapi.json' with { type: 'json' }
import { routes } from '../../generated/routes.ts'
import { createAjv } from '../../src/http/validation.ts'
import { catalogues } from '../../src/texts.ts'
import { resolve } from '../support/contract.ts'

type Json = Record<string, unknown>

const codeHeader = {
  'X-Error-Code': { required: true, schema: { type: 'string', enum: ['thing_not_found'] } },
}
const errorBody = {
  headers: codeHeader,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
}
const otherBody = { content: { 'application/json': { schema: { type: 'string' } } } }

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
    responses: { NotFound: errorBody, Foreign: otherBody, ...components },
  },
})
// The document has the type of parsed YAML: any JSON value.
const read = (document: object) =>
  readOperations(JSON.parse(JSON.stringify(document)), new Set(['thing_not_found']))

t.test('an operation is read with everything that the service must keep', async (t) => {
  const requestBody = { required: true, content: { 'application/json': { schema: {} } } }
  const limits = { bytes: 100, values: 10 }
  const extensions = {
    'x-empty-body-error': 'no_data',
    'x-never-refused-with': 'X-Sender',
    'x-body-limits': { ...limits, withHeader: { name: 'X-Sender', bytes: 200, values: 20 } },
  }
  t.same(read(documentWith({ requestBody, ...extensions })), [
    {
      id: 'getThing',
      method: 'GET',
      path: '/api/things/{id}',
      summary: 'Read a thing',
      security: [{ scheme: 'bearerAuth', roles: ['admin'] }],
      statuses: [200, 404],
      errors: { 404: ['thing_not_found'] },
      integerParameters: ['id'],
      body: {
        required: true,
        mediaTypes: ['application/json'],
        emptyBodyError: 'no_data',
        neverRefusedWith: 'x-sender',
        limits: { ...limits, withHeader: { name: 'x-sender', bytes: 200, values: 20 } },
      },
    },
  ])
  t.match(
    read(documentWith({ security: [] })),
    [{ security: [], body: null }],
    'public if declared so',
  )
})

t.test('declarations that the generated code cannot keep are refused', async (t) => {
  const responses = (more: Json) => ({ responses: { 200: { description: 'ok' }, ...more } })
  const withoutCode = { content: errorBody.content }
  const unknownCode = { required: true, schema: { type: 'string', enum: ['thing_lost'] } }
  const withUnknownCode = { ...errorBody, headers: { 'X-Error-Code': unknownCode } }
  const twoMediaTypes = { content: { ...errorBody.content, 'text/plain': {} } }
  const cases: [label: string, document: object, message: RegExp][] = [
    [
      'a JSON body without limits',
      documentWith({ requestBody: errorBody }),
      /x-body-limits of a JSON body/,
    ],
    [
      'no operationId',
      documentWith({ operationId: undefined }),
      /GET \/api\/things\/\{id\} has no usable operationId/,
    ],
    [
      'an operationId that is no identifier',
      documentWith({ operationId: 'get-thing' }),
      /no usable operationId/,
    ],
    ['an empty operationId', documentWith({ operationId: '' }), /no usable operationId/],
    [
      'no security',
      documentWith({ security: undefined }),
      /getThing does not declare its security/,
    ],
    ['an empty requirement', documentWith({ security: [{}] }), /an empty one would be public/],
    [
      'an empty alternative',
      documentWith({ security: [{ bearerAuth: [] }, {}] }),
      /an empty one would be public/,
    ],
    [
      'two schemes in one',
      documentWith({ security: [{ bearerAuth: [], key: [] }] }),
      /exactly one scheme/,
    ],
    [
      'an unknown scheme',
      documentWith({ security: [{ basic: [] }] }),
      /unknown security scheme basic/,
    ],
    [
      'path-level parameters',
      documentWith({}, { parameters: [{ name: 'id', in: 'path' }] }),
      /belong to each operation/,
    ],
    [
      'an inline error',
      documentWith(responses({ 400: errorBody })),
      /getThing 400: errors are declared by reference/,
    ],
    [
      'an error from elsewhere',
      documentWith(responses({ 400: { $ref: 'https://elsewhere.example/errors.yaml#/x' } })),
      /400: errors are declared by reference to a shared response/,
    ],
    [
      'a shared response of another shape',
      documentWith(responses({ 500: { $ref: '#/components/responses/Foreign' } })),
      /getThing 500: the body of an error is ErrorResponse as application\/json/,
    ],
    [
      'a shared response with an additional media type',
      documentWith(
        responses({ 500: { $ref: '#/components/responses/Two' } }),
        {},
        { Two: twoMediaTypes },
      ),
      /the body of an error is ErrorResponse/,
    ],
    [
      'a reference to nowhere',
      documentWith(responses({ 500: { $ref: '#/components/responses/Missing' } })),
      /not well formed/,
    ],
    [
      'an error without a code',
      documentWith(
        responses({ 500: { $ref: '#/components/responses/Codeless' } }),
        {},
        { Codeless: withoutCode },
      ),
      /getThing 500: an error declares the values of its required header X-Error-Code/,
    ],
    [
      'a code without a text',
      documentWith(
        responses({ 500: { $ref: '#/components/responses/Unknown' } }),
        {},
        { Unknown: withUnknownCode },
      ),
      /getThing 500: the text catalogue has no error thing_lost/,
    ],
    [
      'no success',
      documentWith({ responses: { 404: { $ref: '#/components/responses/NotFound' } } }),
      /no success/,
    ],
    [
      'a default answer',
      documentWith(responses({ default: errorBody })),
      /default is not a single status/,
    ],
    [
      'a range of statuses',
      documentWith(responses({ '4XX': errorBody })),
      /4XX is not a single status/,
    ],
    [
      'a body without content',
      documentWith({ requestBody: { required: true } }),
      /declares no content/,
    ],
    [
      'two operations of one name',
      documentWith(
        {},
        { delete: { operationId: 'getThing', security: [], responses: { 204: {} } } },
      ),
      /two operations are called getThing/,
    ],
    ['no paths', { components: {} }, /not well formed/],
  ]
  for (const [label, document, message] of cases) {
    t.throws(() => read(document), { name: 'ContractError', message }, label)
  }
})

t.test(
  "the service's own document would be refused with any such fault in any operation",
  async (t) => {
    const yaml = await readFile(new URL('../../api/openapi.yaml', import.meta.url), 'utf8')
    const faults: [label: string, spoil: (operation: Json) => void][] = [
      ['operationId', (operation) => delete operation.operationId],
      ['security', (operation) => delete operation.security],
      ['empty requirement', (operation) => (operation.security = [{}])],
      ['inline error', (operation) => ((operation.responses as Json)['500'] = errorBody)],
    ]
    const keys = new Set(Object.keys(catalogues.es.errors))
    const parsed = parse(yaml) as { info: Json; paths: Record<string, Record<string, Json>> }
    const fresh = () => structuredClone(parsed)
    let operations = 0
    for (const [path, item] of Object.entries(parsed.paths)) {
      for (const method of Object.keys(item)) {
        operations += 1
        for (const [label, spoil] of faults) {
          const document = fresh()
          spoil(document.paths[path]?.[method] ?? {})
          t.throws(
            () => readOperations(document as never, keys),
            ContractError,
            `${method} ${path} without ${label}`,
          )
        }
      }
    }
    t.equal(operations, Object.keys(routes).length)
    t.equal(parsed.info.version, '1.0.0')
  },
)

t.test('every error text is declared for each operation that can answer with it', async (t) => {
  const yaml = await readFile(new URL('../../api/openapi.yaml', import.meta.url), 'utf8')
  const keys = Object.keys(catalogues.es.errors).filter((key) => !key.startsWith('reason_'))
  const declared = readOperations(parse(yaml), new Set(keys)).flatMap(({ errors }) =>
    Object.values(errors).flat(),
  )
  const elsewhere = keys.filter((key) => !declared.includes(key))
  t.same(
    elsewhere,
    ['route_not_found', 'expectation_failed'],
    'except the errors outside all operations',
  )
})

t.test('the generated files match the document', async (t) => {
  const yaml = await readFile(new URL('../../api/openapi.yaml', import.meta.url), 'utf8')
  for (const [name, content] of await generate(yaml)) {
    const present = await readFile(new URL(`../../generated/${name}`, import.meta.url), 'utf8')
    t.ok(present === content, `generated/${name} is up to date (\`make generate\` writes it)`)
  }
})

t.test('every schema of the contract is a valid schema, as the service assumes', async (t) => {
  const ajv = createAjv(false)
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
