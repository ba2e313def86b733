import t, { type Test } from 'tap'
import { isTextOf } from '../support/contract.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  examplesOf,
  movesFiles,
} from '../support/document.ts'
import { cookieOf, type Reply, startService, type TestService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

/** The password of the document's examples. */
const password = 'tres tristes tigres en Lugo'

const operationOf = (id: string): DocumentedOperation =>
  documentedOperations.find((operation) => operation.id === id)!

/** The examples of the first declared answer. */
const answersOf = ({ declared }: DocumentedOperation): Record<string, unknown> => {
  const [response] = Object.values(declared.responses)
  return Object.fromEntries(examplesOf(response?.content?.['application/json'] ?? {}))
}

/** The state in the examples: ana.garcia (1) is the administrator, luis.perez (2) a user. */
const setUp = async ({ request, sql }: TestService) => {
  await sql('truncate accounts restart identity cascade')
  const register = (username: string) =>
    request('POST', '/api/auth/register', { body: { username, password } })
  const ana = await register('ana.garcia')
  const luis = await register('luis.perez')
  return { token: ana.json().access_token as string, cookie: cookieOf(ana), luis }
}
type Callers = Awaited<ReturnType<typeof setUp>>

const profile = operationOf('saveProfile').declared.requestBody?.content['application/json']
const save =
  (path: string, ...bodies: unknown[]) =>
  async ({ request }: TestService, { token }: Callers) => {
    for (const body of bodies) await request('POST', path, { token, body })
  }
const saveProfile = save('/api/user', profile?.example)
const recordWeights = save('/api/weight', ...[64.2, 63.8, 63.5].map((peso_kg) => ({ peso_kg })))

/** The preparations for the answer of an example. */
const preparations: Record<string, (service: TestService, callers: Callers) => Promise<unknown>> = {
  registerAccount: ({ sql }) => sql('truncate accounts restart identity cascade'),
  getProfile: saveProfile,
  async getBmi(service, callers) {
    await saveProfile(service, callers)
    await recordWeights(service, callers)
  },
  getWeightStats: recordWeights,
  listWeights: recordWeights,
  listRecentWeights: recordWeights,
}

/** The example that fits the state of the preparations and the example of the request. */
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

/** Headers for particular examples of a body; all other examples are sent without them. */
const headersOf = (name: string): Record<string, string> =>
  name.startsWith('defectDojo')
    ? { 'X-DefectDojo-Event': name === 'defectDojoPing' ? 'ping' : 'finding_added' }
    : {}

const send = (
  { request }: TestService,
  { declared, method, path }: DocumentedOperation,
  { token, cookie }: Callers,
  [name, body]: readonly [name: string, body?: unknown],
) => {
  let url = path
  const headers: Record<string, string> = { cookie, ...headersOf(name) }
  for (const parameter of declared.parameters ?? []) {
    if (parameter.in === 'path') url = url.replace(/\{\w+\}/, String(parameter.example))
    if (parameter.name === 'Accept-Language')
      headers[parameter.name] = String(examplesOf(parameter)[0]?.[1])
  }
  return request(method as 'GET', url, { token, headers, ...(body !== undefined && { body }) })
}

/** Fields whose values differ between calls and between examples. */
const variable = new Set(['access_token', 'fecha_registro', 'id'])
/** Answers about the state of the synchronisation: other tests check their numbers. */
const onlyFields = new Set(['getWstgStatus', 'getWstgDashboard'])

/** Expects the fields of the example, with the same values except for the variable ones. */
const compare = (t: Test, id: string, reply: Reply, example: unknown) => {
  const comparable = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (name, inner) => {
      if (/^by_/.test(name)) return 'numbers'
      const isValue = typeof inner !== 'object' || Array.isArray(inner)
      return isValue && (onlyFields.has(id) || variable.has(name)) ? typeof inner : inner
    })
  t.ok(example, `${id} has an example of its answer`)
  t.has(comparable(reply.json()), comparable(example), id)
}

t.test('every request of the document is accepted and answered as documented', async (t) => {
  const service = await startService(t)
  for (const operation of documentedOperations.filter((other) => !movesFiles(other))) {
    const { id, declared, statuses } = operation
    const bodies = examplesOf(declared.requestBody?.content['application/json'] ?? {})
    const answers = answersOf(operation)
    for (const example of bodies.length > 0 ? bodies : [['', undefined] as const]) {
      const label = `${id} ${example[0]}`.trim()
      const callers = await setUp(service)
      await preparations[id]?.(service, callers)
      const reply = await send(service, operation, callers, example)
      t.equal(reply.status, Math.min(...statuses), `${label}: ${reply.text.slice(0, 200)}`)
      compare(t, id, reply, answers[expectedExamples[label] ?? expectedExamples[id] ?? 'example'])
    }
  }
})

t.test('the documented answers for other states are given in these states', async (t) => {
  const service = await startService(t)
  const callers = await setUp(service)
  const expectAnswer = async (id: string, name: string) => {
    const operation = operationOf(id)
    const reply = await service.request('GET', operation.path, { token: callers.token })
    compare(t, id, reply, answersOf(operation)[name])
  }
  compare(t, 'laterAccount', callers.luis, answersOf(operationOf('registerAccount')).laterAccount)
  for (const id of ['getWeightStats', 'listWeights', 'listRecentWeights'])
    await expectAnswer(id, 'withoutWeights')
  await expectAnswer('getMessages', 'spanish')
  const child = { ...(profile?.example as object), fecha_nacimiento: '2015-05-17', talla_m: 1.5 }
  await save('/api/user', child)(service, callers)
  await save('/api/weight', { peso_kg: 45 })(service, callers)
  await expectAnswer('getBmi', 'minor')
})

t.test('files are sent and received as the document shows', async (t) => {
  const service = await startService(t, { env: await startTool(t) })
  const { token } = await setUp(service)
  const withoutDate = (text: unknown) => String(text).replace(/\d{4}-\d\d-\d\d/, 'DATE')
  for (const id of ['exportDump', 'generateReport']) {
    const { declared, path } = operationOf(id)
    const { headers = {}, content = {} } = declared.responses['200'] ?? {}
    const [media = {}] = Object.values(content)
    const reply = await service.request('GET', path, { token })
    t.equal(reply.status, 200, reply.text.slice(0, 200))
    t.ok(reply.text.startsWith(String(examplesOf(media)[0]?.[1])), `${id} begins like its example`)
    const name = headers['Content-Disposition']?.example
    t.equal(withoutDate(reply.headers['content-disposition']), withoutDate(name))
  }

  const { declared, path } = operationOf('importDump')
  const example = declared.requestBody?.content['multipart/form-data']?.example
  const { file } = example as { file: string }
  const disposition = 'form-data; name="file"; filename="dump.sql"'
  const body = `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${file}\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await service.request('POST', path, { token, headers, body })
  t.equal(reply.status, 200, reply.text)
  compare(t, 'importDump', reply, answersOf(operationOf('importDump')).example)
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
        const label = `${id} ${status} ${name}: ${error}`
        t.ok(codes.includes(code) && isTextOf(String(code), error), label)
      }
    }
  }
  t.ok(compared > 100)
})
