import t, { type Test } from 'tap'
import { createAjv } from '../../src/http/validation.ts'
import { isTextOf } from '../support/contract.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  examplesOf,
  movesFiles,
} from '../support/document.ts'
import { cookieOf, startService, type TestService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

const ajv = createAjv(false)
/** The password of the document's examples. */
const password = 'tres tristes tigres en Lugo'

interface Callers {
  token: string
  cookie: string
}

/** The state in the examples: ana.garcia (1) is the administrator, luis.perez (2) a user. */
const setUp = async ({ request, sql }: TestService): Promise<Callers> => {
  await sql('truncate accounts restart identity cascade')
  const [ana] = [
    await request('POST', '/api/auth/register', { body: { username: 'ana.garcia', password } }),
    await request('POST', '/api/auth/register', { body: { username: 'luis.perez', password } }),
  ]
  return { token: ana.json().access_token, cookie: cookieOf(ana) }
}

/** The preparations for the answer of an example. */
const preparations: Record<string, (service: TestService, callers: Callers) => Promise<unknown>> = {
  registerAccount: ({ sql }) => sql('truncate accounts restart identity cascade'),
  getProfile: saveProfile,
  async getBmi(service, callers) {
    await saveProfile(service, callers)
    await record(63.5)(service, callers)
  },
  getWeightStats: record(64.2, 63.8, 63.5),
  listWeights: record(64.2, 63.8, 63.5),
  listRecentWeights: record(64.2, 63.8, 63.5),
}

function saveProfile({ request }: TestService, { token }: Callers) {
  const operation = documentedOperations.find(({ id }) => id === 'saveProfile')
  const body = operation?.declared.requestBody?.content['application/json']?.example
  return request('POST', '/api/user', { token, body })
}

function record(...weights: number[]) {
  return async ({ request }: TestService, { token }: Callers) => {
    for (const peso_kg of weights)
      await request('POST', '/api/weight', { token, body: { peso_kg } })
  }
}

/** Headers for particular examples of a body; all other examples are sent without them. */
const headersOf = (name: string): Record<string, string> =>
  name.startsWith('defectDojo')
    ? { 'X-DefectDojo-Event': name === 'defectDojoPing' ? 'ping' : 'finding_added' }
    : {}

const send = async (
  service: TestService,
  operation: DocumentedOperation,
  callers: Callers,
  [name, body]: readonly [name: string, body?: unknown],
) => {
  const parameters = operation.declared.parameters ?? []
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), operation.path)
  const headers = parameters
    .filter((parameter) => parameter.in === 'header' && parameter.name === 'Accept-Language')
    .flatMap((parameter) =>
      examplesOf(parameter)
        .slice(0, 1)
        .map(([, value]): [string, string] => [parameter.name, String(value)]),
    )
  return service.request(operation.method as 'GET', path, {
    token: callers.token,
    headers: { cookie: callers.cookie, ...Object.fromEntries(headers), ...headersOf(name) },
    ...(body !== undefined && { body }),
  })
}

/** Fields whose values differ between calls and between examples. */
const variable = new Set(['access_token', 'fecha_registro', 'id'])

/** Expects the fields of the example, with the same values except for the variable ones. */
const compare = (t: Test, label: string, example: unknown, actual: unknown) => {
  if (typeof example !== 'object' || example === null) {
    t.equal(actual, example, label)
    return
  }
  if (typeof actual !== 'object' || actual === null) {
    t.fail(`${label} is missing`)
    return
  }
  for (const [name, value] of Object.entries(example)) {
    const found: unknown = Reflect.get(actual, name)
    if (variable.has(name)) t.equal(typeof found, typeof value, `${label}.${name}`)
    else compare(t, `${label}.${name}`, value, found)
  }
}

/** Answers about the state of the synchronisation: other tests check their numbers. */
const onlyFields = new Set(['getWstgStatus', 'getWstgDashboard'])

const fieldsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
        .sort()
        .map((name) => [name, /^by_/.test(name) ? 'numbers' : fieldsOf(Reflect.get(value, name))])
    : typeof value

/** The example that fits the state of `setUp` and the example of the request. */
const expectedExamples: Record<string, string> = {
  registerAccount: 'firstAccount',
  getBmi: 'adult',
  getWeightStats: 'withWeights',
  listWeights: 'withWeights',
  listRecentWeights: 'withWeights',
  getMessages: 'english',
  receiveWstgWebhook: 'queued',
  'receiveWstgWebhook defectDojoPing': 'nothingToDo',
}

t.test('every request of the document is accepted and answered as documented', async (t) => {
  const service = await startService(t)
  for (const operation of documentedOperations.filter((other) => !movesFiles(other))) {
    const bodies = examplesOf(operation.declared.requestBody?.content['application/json'] ?? {})
    const [status = '', response] = Object.entries(operation.declared.responses)[0] ?? []
    const answers = new Map(examplesOf(response?.content?.['application/json'] ?? {}))
    for (const example of bodies.length > 0 ? bodies : [['', undefined] as const]) {
      const label = `${operation.id} ${example[0]}`.trim()
      const expected = answers.get(
        expectedExamples[label] ?? expectedExamples[operation.id] ?? 'example',
      )
      t.ok(expected, `${label} has an example of its answer`)
      const callers = await setUp(service)
      await preparations[operation.id]?.(service, callers)
      const reply = await send(service, operation, callers, example)
      t.equal(reply.status, Number(status), `${label}: ${reply.text.slice(0, 200)}`)
      if (onlyFields.has(operation.id)) t.same(fieldsOf(reply.json()), fieldsOf(expected), label)
      else compare(t, label, expected, reply.json())
    }
  }
})

t.test('files are sent and received as the document shows', async (t) => {
  const service = await startService(t, { env: await startTool(t) })
  const { token } = await setUp(service)
  const declaredOf = (id: string) =>
    documentedOperations.find((operation) => operation.id === id)?.declared
  const withoutDate = (text: unknown) => String(text).replace(/\d{4}-\d\d-\d\d/, 'DATE')

  for (const id of ['exportDump', 'generateReport']) {
    const operation = documentedOperations.find((other) => other.id === id)
    const { headers = {}, content = {} } = operation?.declared.responses['200'] ?? {}
    const [media] = Object.values(content)
    const reply = await service.request('GET', operation?.path ?? '', { token })
    t.equal(reply.status, 200, reply.text.slice(0, 200))
    const [[, start] = []] = examplesOf(media ?? {})
    t.ok(reply.text.startsWith(String(start)), `${id} begins like its example`)
    t.equal(
      withoutDate(reply.headers['content-disposition']),
      withoutDate(headers['Content-Disposition']?.example),
      `${id} is called like its example`,
    )
  }

  const form = declaredOf('importDump')?.requestBody?.content['multipart/form-data'] ?? {
    example: {},
  }
  const { file } = form.example as { file: string }
  const disposition = 'form-data; name="file"; filename="dump.sql"'
  const body = `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${file}\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await service.request('POST', '/api/findings-manager/import-dump', {
    token,
    headers,
    body,
  })
  t.equal(reply.status, 200, reply.text)
  t.same(
    reply.json(),
    declaredOf('importDump')?.responses['200']?.content?.['application/json']?.example,
  )
})

t.test('the documented answers for other states are given in these states', async (t) => {
  const service = await startService(t)
  const answerOf = (id: string, name: string) => {
    const [response] = Object.values(
      documentedOperations.find((operation) => operation.id === id)?.declared.responses ?? {},
    )
    return response?.content?.['application/json']?.examples?.[name]?.value
  }
  const callers = await setUp(service)
  const get = async (path: string, headers = {}) =>
    (await service.request('GET', path, { token: callers.token, headers })).json()
  compare(
    t,
    'getWeightStats',
    answerOf('getWeightStats', 'withoutWeights'),
    await get('/api/stats'),
  )
  for (const path of ['/api/weights', '/api/weights/recent'])
    t.same(await get(path), { weights: [] })
  compare(t, 'getMessages', answerOf('getMessages', 'spanish'), await get('/api/messages'))

  const body = { nombre: 'Eva', apellidos: 'García', fecha_nacimiento: '2015-05-17', talla_m: 1.5 }
  await service.request('POST', '/api/user', { token: callers.token, body })
  await record(45)(service, callers)
  compare(t, 'getBmi', answerOf('getBmi', 'minor'), await get('/api/imc'))

  const luis = await service.request('POST', '/api/auth/login', {
    body: { username: 'luis.perez', password },
  })
  compare(t, 'registerAccount', answerOf('registerAccount', 'laterAccount'), luis.json())
})

t.test('every error text of the document belongs to a code that its status declares', async (t) => {
  let compared = 0
  for (const { id, declared } of documentedOperations) {
    for (const [status, { content = {}, headers = {} }] of Object.entries(declared.responses)) {
      if (Number(status) < 400) continue
      const codes = headers['X-Error-Code']?.schema.enum ?? []
      for (const [name, value] of examplesOf(content['application/json'] ?? {})) {
        compared += 1
        const { error } = value as { error: string }
        const code = name === 'example' ? codes[0] : name
        t.ok(
          codes.includes(code) && isTextOf(String(code), error),
          `${id} ${status} ${name}: ${error}`,
        )
      }
    }
  }
  t.ok(compared > 100)
})

const register = (body: unknown) => ['POST', '/api/auth/register', body] as const
const role = (id: number, body: object) => ['PUT', `/api/admin/users/${id}/role`, body] as const
const weight = (body: object) => ['POST', '/api/weight', body] as const
const eva = (text: string) => ({ username: 'eva', password: text })

const refusals: Record<string, readonly ['GET' | 'POST' | 'PUT', path: string, body?: unknown]> = {
  'Falta el campo obligatorio password': register({ username: 'eva' }),
  'Ese nombre de usuario ya está en uso': register({ username: 'ana.garcia', password }),
  'La contraseña debe tener al menos 8 caracteres': register(eva('a')),
  'La contraseña no puede superar los 128 caracteres': register(eva('a'.repeat(129))),
  'El cuerpo de la petición no es JSON válido': register('{'),
  'Usuario o contraseña incorrectos': ['POST', '/api/auth/login', eva(password)],
  'Tiene que quedar al menos un administrador': role(1, { role: 'user' }),
  'Falta el campo obligatorio role': role(1, {}),
  'No existe ningún usuario con ese identificador': role(9, { role: 'user' }),
  'Todavía no has guardado tu perfil': ['GET', '/api/user'],
  'Para calcular el IMC, guarda antes tu perfil': ['GET', '/api/imc'],
  'El peso debe estar entre 2 y 650 kg': weight({ peso_kg: 651 }),
  'Falta el campo obligatorio peso_kg': weight({}),
  'Método no permitido en esta ruta': ['PUT', '/api/weight', { peso_kg: 70 }],
}

t.test('refusals have exactly the texts of the document', async (t) => {
  const service = await startService(t)
  const { token } = await setUp(service)
  const documented = JSON.stringify(documentedOperations)
  for (const [text, [method, path, body]] of Object.entries(refusals)) {
    const reply = await service.request(method, path, {
      token,
      ...(body !== undefined && { body }),
    })
    t.equal(reply.json().error, text)
    t.ok(documented.includes(JSON.stringify(text)), `the document shows: ${text}`)
  }
})

t.test('the example of every field, header and parameter is valid', async (t) => {
  let checked = 0
  const check = (label: string, schema: object, value: unknown) => {
    checked += 1
    t.ok(ajv.validate(schema, value), `${label}: ${ajv.errorsText()}`)
  }
  const visit = (label: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { examples, schema } = node as { examples?: unknown; schema?: object }
    if (Array.isArray(examples)) for (const value of examples) check(label, node, value)
    if (schema)
      for (const [name, value] of examplesOf(node)) check(`${label} ${name}`, schema, value)
    for (const [name, inner] of Object.entries(node))
      if (name !== 'examples') visit(`${label}/${name}`, inner)
  }
  for (const { id, declared } of documentedOperations) visit(id, declared)
  t.ok(checked > 500)
})
