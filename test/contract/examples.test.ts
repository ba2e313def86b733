import t, { type Test } from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { operations } from '../operations.ts'
import { isTextOf } from '../support/contract.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  exampleRequests,
  examplesOf,
  movesFiles,
  operationOf,
} from '../support/document.ts'
import { cookieOf, type Reply, startService, type TestService } from '../support/service.ts'
import { startTool } from '../support/tool.ts'

/** The password of the document's examples. */
const password = 'tres tristes tigres en Lugo'

/** The examples of the first declared answer. */
const answersOf = ({ declared }: DocumentedOperation): Record<string, unknown> => {
  const [response] = Object.values(declared.responses)
  return Object.fromEntries(examplesOf(response?.content?.['application/json'] ?? {}))
}

/** The state in the examples: ana.garcia (1) is the administrator, luis.perez (2) a user. */
const setUp = async ({ request, sql }: TestService) => {
  await sql('truncate accounts, session_ends restart identity cascade')
  const register = async (username: string) => {
    const reply = await request('POST', '/api/auth/register', { body: { username, password } })
    const { user_id: id, role, access_token: token } = reply.json()
    return { reply, session: { id, username, role, token, cookie: cookieOf(reply) } }
  }
  const { session: ana } = await register('ana.garcia')
  return { ana, luis: (await register('luis.perez')).reply }
}

/** Fields whose values differ between calls and between examples. */
const variable = new Set(['access_token', 'created_at', 'fecha_registro', 'id'])
/** Expects the fields of the example, with the same values except for the variable ones. */
const compare = (t: Test, id: OperationId, reply: Reply, example: unknown) => {
  const comparable = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (name, inner) => {
      if (/^by_/.test(name)) return 'numbers'
      const isValue = typeof inner !== 'object' || Array.isArray(inner)
      return isValue && (operations[id].otherValues || variable.has(name)) ? typeof inner : inner
    })
  t.ok(example, `${id} has an example of its answer`)
  t.has(comparable(reply.json()), comparable(example), id)
}

t.test('every request of the document is accepted and answered as documented', async (t) => {
  // No tool answers at this address.
  const env = { FINDINGS_URL: 'http://127.0.0.1:9', FINDINGS_API_TOKEN: 'unused' }
  const shared = await startService(t, { env })
  for (const operation of documentedOperations.filter((other) => !movesFiles(other))) {
    const { id, method, statuses } = operation
    const { prepare, endsSessions, example, exampleFor } = operations[id]
    const service = endsSessions ? await startService(t) : shared
    const answers = answersOf(operation)
    for (const { name } of exampleRequests(operation)) {
      const { ana } = await setUp(service)
      const path = await prepare?.(service, ana, name)
      const { url, headers, body } = exampleRequests(operation, path).find(
        (other) => other.name === name,
      )!
      const reply = await service.request(method as 'GET', url, {
        token: ana.token,
        headers: { cookie: ana.cookie, ...headers },
        ...(body !== undefined && { body }),
      })
      const label = `${id} ${name}: ${reply.text.slice(0, 200)}`
      t.equal(reply.status, Math.min(...statuses), label)
      compare(t, id, reply, answers[exampleFor?.[name] ?? example ?? 'example'])
    }
  }
})

t.test('the documented answers for other states are given in these states', async (t) => {
  const service = await startService(t)
  const { ana, luis } = await setUp(service)
  const expectAnswer = async (id: OperationId, name: string) => {
    const operation = operationOf(id)
    const reply = await service.request('GET', operation.path, { token: ana.token })
    compare(t, id, reply, answersOf(operation)[name])
  }
  compare(t, 'registerAccount', luis, answersOf(operationOf('registerAccount')).laterAccount)
  for (const id of ['getWeightStats', 'listWeights', 'listRecentWeights'] as const)
    await expectAnswer(id, 'withoutWeights')
  await expectAnswer('getMessages', 'spanish')
  const [saved] = exampleRequests(operationOf('saveProfile'))
  const child = { ...(saved?.body as object), fecha_nacimiento: '2015-05-17', talla_m: 1.5 }
  const { token } = ana
  await service.request('POST', '/api/user', { token, body: child })
  await service.request('POST', '/api/weight', { token, body: { peso_kg: 45 } })
  await expectAnswer('getBmi', 'minor')
})

t.test('files are sent and received as the document shows', async (t) => {
  const service = await startService(t, { env: await startTool(t) })
  const { token } = (await setUp(service)).ana
  const withoutDate = (text: unknown) => String(text).replace(/\d{4}-\d\d-\d\d/, 'DATE')
  for (const id of ['exportFindingsDump', 'generateReport']) {
    const { declared, path } = operationOf(id)
    const { headers = {}, content = {} } = declared.responses['200'] ?? {}
    const [media = {}] = Object.values(content)
    const reply = await service.request('GET', path, { token })
    t.equal(reply.status, 200, reply.text.slice(0, 200))
    t.ok(reply.text.startsWith(String(examplesOf(media)[0]?.[1])), `${id} begins like its example`)
    const name = headers['Content-Disposition']?.example
    t.equal(withoutDate(reply.headers['content-disposition']), withoutDate(name))
  }

  const importDump = operationOf('importFindingsDump')
  for (const { url, headers, body } of exampleRequests(importDump)) {
    const reply = await service.request('POST', url, { token, headers, body })
    t.equal(reply.status, 200, reply.text)
    compare(t, 'importFindingsDump', reply, answersOf(importDump).example)
  }
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
