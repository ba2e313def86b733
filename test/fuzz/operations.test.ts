/**
 * Requests made from the document by an administrator: the service accepts valid data and refuses
 * each single violation of a parameter or a body, no answer is a 5xx, and every answer keeps the
 * contract (`test/support/contract.ts`).
 */
import { isDeepStrictEqual } from 'node:util'
import fc, { type Arbitrary } from 'fast-check'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import { operations } from '../operations.ts'
import {
  type DocumentedOperation,
  documentedOperations,
  exampleRequests,
  movesFiles,
  operationOf,
  type Parameter,
} from '../support/document.ts'
import {
  password,
  profile,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
import { startTool } from '../support/tool.ts'
import { brokenText, invalid, valid } from './arbitraries.ts'
import { noonZone, runs, seed } from './settings.ts'

interface Call {
  /** The rule that the request keeps or breaks, for the report of a failure. */
  rule: string
  /** The braces of a template remain where the path names what exists. */
  path: string
  headers: Record<string, string>
  body?: unknown
  expected: number[]
}

const successOf = ({ statuses }: DocumentedOperation) => statuses.filter((status) => status < 300)

const headerText = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,40}[\x21-\x7e])?$/)

type Texts = Readonly<Record<string, string>>

const parametersOf = ({ declared }: DocumentedOperation): Parameter[] =>
  (declared.parameters ?? []).filter(({ in: place }) => place === 'path' || place === 'query')

/** Ids without bounds are any integers. Most of them do not exist. */
const parameterText = ({ name, in: place, schema }: Parameter): Arbitrary<string> => {
  if (schema.type === 'integer' && schema.minimum === undefined) {
    const others = fc.constantFrom('1', '2147483648', '-1', '99999999999999999999', '007')
    return fc.oneof(fc.integer().map(String), others)
  }
  const text = valid(place === 'path' ? { minLength: 1, ...schema } : schema, name).map(String)
  return place === 'path' ? text.filter((value) => value !== '.' && value !== '..') : text
}

/** Texts for some parameters. Cursors come from answers only. */
const validTexts = (parameters: Parameter[]): Arbitrary<Texts> => {
  const known = parameters.filter(({ name }) => name !== 'after')
  return fc.record(
    Object.fromEntries(known.map((parameter) => [parameter.name, parameterText(parameter)])),
    { requiredKeys: known.filter((p) => p.in === 'query' && p.required).map((p) => p.name) },
  ) as Arbitrary<Texts>
}

const pathWith = ({ path }: DocumentedOperation, parameters: Parameter[], texts: Texts): string => {
  const inQuery = parameters.filter(({ in: place, name }) => place === 'query' && name in texts)
  const query = new URLSearchParams(
    Object.fromEntries(inQuery.map(({ name }) => [name, String(texts[name])])),
  )
  const filled = path.replace(/\{(\w+)\}/g, (mark, name) =>
    name in texts ? encodeURIComponent(String(texts[name])) : mark,
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Headers that change nothing, and a path with valid parameters and further ones. */
const validInput = (operation: DocumentedOperation): Arbitrary<Pick<Call, 'path' | 'headers'>> => {
  const parameters = parametersOf(operation)
  return fc
    .record({
      headers: fc.record(
        {
          'accept-language': headerText,
          accept: headerText,
          'x-request-id': headerText,
          'x-defectdojo-event': headerText,
        },
        { requiredKeys: [] },
      ),
      query: operation.refusesUnknown
        ? fc.constant(undefined)
        : fc.option(fc.webQueryParameters(), { nil: undefined }),
      texts: validTexts(parameters),
    })
    .map(({ headers, query, texts }) => {
      const path = pathWith(operation, parameters, texts)
      const further = query
        ? `${path.includes('?') ? '&' : '?'}_${query.replaceAll('%00', '')}`
        : ''
      return { headers: headers as Record<string, string>, path: path + further }
    })
}

const unknown: Parameter = { name: '_', in: 'query', schema: {} }

/** Calls with one violation in a parameter; `undefined` for an operation without parameters. */
const refusedParameter = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  const parameters = parametersOf(operation)
  const violations = parameters.flatMap(({ name, in: place, schema }) => [
    ...brokenText(schema)
      .filter(([, text]) => place === 'query' || text !== '')
      .map(([rule, text]) => ({
        rule: `${name} breaks ${rule}: ${text}`,
        name,
        text,
        twice: false,
      })),
    ...(place === 'query' ? [{ rule: `${name} twice`, name, text: '1', twice: true }] : []),
  ])
  if (parameters.some(({ name }) => name === 'after'))
    violations.push({ rule: 'after is no cursor', name: 'after', text: '¿?', twice: false })
  if (operation.refusesUnknown)
    violations.push({ rule: 'an unknown one', name: unknown.name, text: '1', twice: false })
  if (violations.length === 0) return undefined
  return fc
    .tuple(validTexts(parameters), fc.constantFrom(...violations))
    .map(([texts, { rule, name, text, twice }]) => {
      const path = pathWith(operation, [...parameters, unknown], { ...texts, [name]: text })
      const repeated = twice ? `&${name}=1` : ''
      return { rule, path: path + repeated, headers: {}, expected: [400] }
    })
}

/** The username for the cases of each operation. */
const usernameOf = ({ id }: DocumentedOperation) => `fuzz.${id.toLowerCase()}`

const [resetBody] = exampleRequests(operationOf('resetPassword')).map(({ body }) => Object(body))

/** Bodies with what the schema does not say: the caller's password, a code, a program of scales. */
const furtherBodies: Readonly<Partial<Record<OperationId, object>>> = {
  recordDeviceWeights: { event: 'insert', weight: 63.5, date: '2001-01-31T11:00:00Z' },
  login: { password },
  changePassword: { current_password: password, new_password: `${password}!` },
  logoutEverywhere: { password },
  createKey: { name: 'scale', permissions: ['weights:read'], password },
  createInvitation: { password },
  resetPassword: resetBody,
  createPasswordLink: { password },
  deleteAccount: { password },
}

/** With weights that differ by at most 10 kg, because all of them are of one day. */
const ofOneDay = (body: unknown): unknown => {
  const { weights } = Object(body) as { weights?: { peso_kg: number }[] }
  if (weights === undefined) return body
  const [first = 0] = weights.map(({ peso_kg: kg }) => kg)
  const near = (kg: number) => first + ((kg - first) % 5)
  return { ...Object(body), weights: weights.map((it) => ({ ...it, peso_kg: near(it.peso_kg) })) }
}

/** Accepted bodies, with their headers. */
const validBody = (
  operation: DocumentedOperation,
): Arbitrary<{ body?: unknown; headers: Record<string, string> }> => {
  const { 'application/json': json, 'multipart/form-data': form } =
    operation.declared.requestBody?.content ?? {}
  if (form) return fc.constantFrom(...exampleRequests(operation))
  if (!json) return fc.constant({ headers: {} })
  const bodies = [
    valid(json.schema, operation.id === 'registerAccount' ? 'RegisterRequest' : operation.id),
  ]
  const body = furtherBodies[operation.id]
  if (body) bodies.push(fc.constant({ username: usernameOf(operation), ...body }))
  return fc.oneof(...bodies).map((body) => ({ body: ofOneDay(body), headers: {} }))
}

const accepted = (operation: DocumentedOperation): Arbitrary<Call> => {
  const { otherAnswers = [] } = operations[operation.id]
  const expected = [...successOf(operation), ...otherAnswers]
  const mayExist = (path: string) => operation.path.includes('{') && !path.includes('{')
  return fc.tuple(validInput(operation), validBody(operation)).map(([call, { body, headers }]) => ({
    path: call.path,
    headers: { ...call.headers, ...headers },
    body,
    rule: 'valid',
    expected: mayExist(call.path) ? [...expected, 404] : expected,
  }))
}

/** Bodies with one violation. */
const refusedBody = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  const media = operation.declared.requestBody?.content['application/json']
  if (!media) return undefined
  const owner = operation.id === 'registerAccount' ? 'RegisterRequest' : operation.id
  const violation = invalid(media.schema, owner)
  const noJson = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => Buffer.from(text)),
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text.slice(0, -1) || '{')),
      fc.nat(98).map((depth) => Buffer.from('['.repeat(depth + 1))),
    )
    .filter((bytes) => !isJson(bytes))
    .map((body) => ({ rule: 'no JSON', body: body as unknown }))
  const { header = '' } = operation.body?.neverRefusedWith ?? {}
  const body = fc.oneof({ weight: 3, arbitrary: violation }, { weight: 1, arbitrary: noJson })
  return fc.tuple(validInput(operation), body).map(([call, wrong]) => ({
    ...call,
    ...wrong,
    expected: header in call.headers ? [202] : [400],
  }))
}

const isJson = (bytes: Buffer): boolean => {
  try {
    JSON.parse(bytes.toString('utf8'))
    return true
  } catch {
    return false
  }
}

const callsOf = (operation: DocumentedOperation): Arbitrary<Call> => {
  const refused = [refusedParameter(operation), refusedBody(operation)]
  return fc.oneof(accepted(operation), ...refused.filter((calls) => calls !== undefined))
}

/** An administrator with a profile and a weight. */
const startAdmin = async (
  { register, request, sql }: TestService,
  username: string,
): Promise<Session> => {
  const { cookie, ...account } = await register(username)
  await sql("update accounts set role = 'admin'")
  const refreshed = await request('POST', '/api/auth/refresh', { headers: { cookie } })
  const { access_token: token } = refreshed.json()
  await request('POST', '/api/user', { token, body: profile })
  await request('POST', '/api/weight', { token, body: { peso_kg: 63.5 } })
  return { ...account, cookie, token }
}

/** Writes of an operation from one that is read back to the next: each costs many requests. */
const writesUntilRead = 10

const readings = documentedOperations.filter(
  (operation) =>
    operation.method === 'GET' && !operation.path.includes('{') && !movesFiles(operation),
)

/** Reads all that the caller may read, and compares it with the profile or the weights written. */
const readBack = async (
  { request }: TestService,
  token: string,
  written: object,
  answer: object,
): Promise<void> => {
  const read = new Map<OperationId, unknown>()
  for (const { id, path } of readings) {
    const reply = await request('GET', path, { token })
    if (![200, 404].includes(reply.status)) throw new Error(`${id}: ${reply.status} after a write`)
    read.set(id, reply.json())
  }
  const expectSame = (name: string, shown: unknown, expected: unknown) => {
    if (isDeepStrictEqual(shown, expected)) return
    throw new Error(`${name}: ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`)
  }
  if ('nombre' in written) {
    const sent = written as typeof profile
    const [nombre, apellidos] = [sent.nombre, sent.apellidos].map((name) =>
      name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    )
    const { fecha_nacimiento, talla_m } = sent
    const expected = { nombre, apellidos, fecha_nacimiento, talla_m }
    expectSame('the profile', read.get('getProfile'), expected)
  }
  type Weight = components['schemas']['WeightItem']
  const { weights } = read.get('listWeights') as { weights: Weight[] }
  const now = 'message' in answer && 'peso_kg' in written ? weights.slice(0, 1) : []
  const answered =
    'weights' in answer ? answer.weights : 'fecha_registro' in answer ? [answer] : now
  // A known record keeps what it has.
  const isNew = !('known' in answer && answer.known !== 0)
  const sent = 'weights' in written ? (written.weights as object[]) : [written]
  for (const [place, record] of (answered as Weight[]).entries()) {
    const shown = weights.find(({ id }) => id === record.id)
    expectSame('a record of the history', shown, record)
    // A written date has several forms.
    const values = { ...(isNew && sent[place]), fecha_registro: record.fecha_registro }
    for (const [name, value] of Object.entries(record))
      if (name in values) expectSame(name, value, values[name as keyof typeof values])
  }
}

/** Fills the braces of a path with what a preparation has made. */
const existing = async (path: string, prepare: () => unknown): Promise<string> => {
  if (!path.includes('{')) return path
  const made = (await prepare()) as Texts
  return path.replace(/\{(\w+)\}/g, (_mark, name) => encodeURIComponent(String(made[name])))
}

t.test(`every operation keeps the contract for ${runs} requests, seed ${seed}`, async (t) => {
  const env = { APP_TIMEZONE: noonZone(), LOG_LEVEL: 'silent', ...(await startTool(t)) }
  const service = await startService(t, { env })
  for (const operation of documentedOperations) {
    t.test(operation.id, async (t) => {
      const admin = await startAdmin(service, usernameOf(operation))
      const statuses = new Map<number, number>()
      let writes = 0
      /** The account of calls that end sessions, until one succeeds. */
      let leaver: Session | undefined
      const property = fc.asyncProperty(callsOf(operation), async (call) => {
        // Frees the names of earlier cases, because fast-check repeats them to shrink a failure.
        if (operation.id === 'registerAccount')
          await service.sql("delete from accounts where username like '%-%'")
        if (operation.id === 'resetPassword')
          await operations.resetPassword.prepare?.(service, admin)
        const { access, endsSessions } = operations[operation.id]
        const leaves = operation.id === 'logout' || (endsSessions && access.includes('user'))
        if (leaves) leaver ??= await service.register()
        const { token, cookie } = leaver ?? admin
        const path = await existing(call.path, () =>
          operations[operation.id].prepare?.(service, admin),
        )
        const reply = await service.request(operation.method as 'GET', path, {
          token,
          headers: { cookie, ...call.headers },
          ...(call.body !== undefined && { body: call.body }),
        })
        const { status, text } = reply
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status < 300) leaver = undefined
        if (!call.expected.includes(status)) {
          throw new Error(
            `${call.rule}: ${status} instead of ${call.expected.join(' or ')}: ` +
              text.slice(0, 200),
          )
        }
        if (operation.method === 'GET' || movesFiles(operation) || leaves || status >= 300) return
        if (writes % writesUntilRead === 0)
          await readBack(service, token, Object(call.body), reply.json())
        writes += 1
      })
      // Dumps and reports take long, and without a body only the headers and the query vary.
      const share = movesFiles(operation) ? 100 : operation.body === null ? 5 : 1
      const numRuns = Math.ceil(runs / share)
      await t.resolves(fc.assert(property, { seed, numRuns }))
      const counts = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
      t.comment(`${operation.id}, seed ${seed}: ${counts.join(', ')}`)
      t.ok(
        successOf(operation).some((status) => statuses.has(status)),
        'a call has succeeded',
      )
    })
  }
})
