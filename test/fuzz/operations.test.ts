/**
 * The checks of schemathesis, on requests made from the document: the service accepts valid data
 * and refuses each single violation, no answer is a 5xx, and every answer keeps the contract
 * (`test/support/contract.ts`).
 */
import fc, { type Arbitrary } from 'fast-check'
import t from 'tap'
import { type DocumentedOperation, documentedOperations, movesFiles } from '../support/document.ts'
import {
  password,
  type Reply,
  type Session,
  startService,
  type TestService,
} from '../support/service.ts'
import { startTool } from '../support/tool.ts'
import { invalid, valid } from './arbitraries.ts'
import { noonZone, runs, seed } from './settings.ts'

/** Other answers to valid requests. They depend on the stored state, like 404 for an id. */
const otherAnswers: Readonly<Record<string, number[]>> = {
  login: [401],
  receiveWstgWebhook: [400],
}

interface Call {
  /** The rule that the request keeps or breaks, for the report of a failure. */
  rule: string
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Whether the call carries a token that the operation accepts. */
  authenticated: boolean
  expected: number[]
}

const successOf = ({ statuses }: DocumentedOperation) => statuses.filter((status) => status < 300)

const headerText = fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,40}[\x21-\x7e])?$/)

/** An id for the path: within the declared bounds, or any integer without bounds. */
const pathId = ({ declared }: DocumentedOperation): Arbitrary<number | string> => {
  const { schema } = declared.parameters?.find((parameter) => parameter.in === 'path') ?? {}
  if (schema?.minimum !== undefined && schema.maximum !== undefined)
    return fc.integer({ min: schema.minimum, max: schema.maximum })
  const others = fc.constantFrom('1', '2147483648', '-1', '99999999999999999999', '007')
  return fc.oneof(fc.integer(), others)
}

/** Headers and a query that change nothing. */
const surroundings = (operation: DocumentedOperation): Arbitrary<Pick<Call, 'path' | 'headers'>> =>
  fc
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
      query: fc.option(fc.webQueryParameters(), { nil: undefined }),
      target: pathId(operation),
    })
    .map(({ headers, query, target }) => ({
      headers: headers as Record<string, string>,
      path:
        operation.path.replace(/\{\w+\}/, String(target)) +
        (query ? `?${query.replaceAll('%00', '')}` : ''),
    }))

/** The username for the cases of each operation. */
const usernameOf = ({ id }: DocumentedOperation) => `fuzz.${id.toLowerCase()}`

/** Accepted bodies, with their headers. */
const validBody = (
  operation: DocumentedOperation,
): Arbitrary<{ body?: unknown; headers: Record<string, string> }> => {
  const { 'application/json': json, 'multipart/form-data': form } =
    operation.declared.requestBody?.content ?? {}
  if (form) {
    const { file } = form.example as { file: string }
    const part =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="dump.sql"\r\n\r\n' +
      `${file}\r\n--x--\r\n`
    return fc.constant({
      body: part,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  }
  if (!json) return fc.constant({ headers: {} })
  const bodies = [
    valid(json.schema, operation.id === 'registerAccount' ? 'RegisterRequest' : operation.id),
  ]
  if (operation.id === 'login')
    bodies.push(fc.constant({ username: usernameOf(operation), password }))
  return fc.oneof(...bodies).map((body) => ({ body, headers: {} }))
}

const accepted = (operation: DocumentedOperation): Arbitrary<Call> => {
  const notFound = operation.path.includes('{') ? [404] : []
  const expected = [...successOf(operation), ...notFound, ...(otherAnswers[operation.id] ?? [])]
  return fc
    .tuple(surroundings(operation), validBody(operation))
    .map(([call, { body, headers }]) => ({
      path: call.path,
      headers: { ...call.headers, ...headers },
      body,
      rule: 'valid',
      authenticated: true,
      expected,
    }))
}

/** Bodies with one violation. */
const refusedBody = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  const media = operation.declared.requestBody?.content['application/json']
  if (!media) return undefined
  const owner = operation.id === 'registerAccount' ? 'RegisterRequest' : operation.id
  const violation = invalid(media.schema, owner).map(({ rule, body }) => ({
    rule,
    body,
    expected: [400],
    headers: {},
  }))
  const noJson = fc
    .oneof(
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text.slice(0, -1) || '{')),
      fc.nat(5000).map((depth) => Buffer.from('['.repeat(depth + 1))),
    )
    .filter((bytes) => !isJson(bytes))
    .map((body) => ({ rule: 'no JSON', body, expected: [400], headers: {} }))
  const otherType = fc
    .constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'json',
      '*/*',
    )
    .map((type) => ({
      rule: type,
      body: '{"a":1}',
      expected: [415],
      headers: { 'content-type': type },
    }))
  return fc
    .tuple(
      surroundings(operation),
      fc.oneof(
        { weight: 6, arbitrary: violation },
        { weight: 2, arbitrary: noJson },
        { weight: 1, arbitrary: otherType },
      ),
    )
    .map(([call, { headers, expected, ...rest }]) => ({
      ...call,
      ...rest,
      headers: { ...call.headers, ...headers },
      authenticated: true,
      expected: (operation.body?.neverRefusedWith ?? '') in call.headers ? [202] : expected,
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

/** Uploads: forms with any content, and bodies that are not forms. */
const refusedUpload = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  if (!operation.body?.mediaTypes.includes('multipart/form-data')) return undefined
  const part = fc
    .tuple(
      fc.constantFrom('other', 'FILE', '', '__proto__'),
      fc.string({ unit: 'binary-ascii', maxLength: 100 }),
    )
    .map(
      ([field, content]) =>
        `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${content}\r\n`,
    )
  const form = fc
    .array(part, { maxLength: 4 })
    .map((parts) => Buffer.from(`${parts.join('')}--x--\r\n`))
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return fc
    .tuple(
      surroundings(operation),
      fc.oneof(
        form.map((body) => ({ rule: 'a form without the file', body, headers })),
        fc
          .uint8Array({ minLength: 1 })
          .map((bytes) => ({ rule: 'no form', body: Buffer.from(bytes), headers })),
        fc.constantFrom('application/json', 'multipart/form-data', 'text/plain').map((type) => ({
          rule: type,
          body: Buffer.from('{}'),
          headers: { 'content-type': type },
        })),
      ),
    )
    .map(([call, rest]) => ({ ...call, ...rest, authenticated: true, expected: [400] }))
}

/** Calls without a valid token: 401, also when the request has other violations. */
const unauthenticated = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  if (operation.security.length === 0) return undefined
  const credentials = fc.oneof(
    fc.constant({}),
    headerText.map((authorization) => ({ authorization })),
    headerText.map((token) => ({ authorization: `Bearer ${token}` })),
    headerText.map((token) => ({ cookie: `refresh_token=${token}` })),
    headerText.map((key) => ({ 'x-api-key': key })),
  )
  const body = operation.body
    ? fc.oneof(fc.jsonValue(), fc.constant(undefined))
    : fc.constant(undefined)
  return fc.tuple(surroundings(operation), credentials, body).map(([call, headers, value]) => ({
    ...call,
    headers: { ...call.headers, ...headers },
    ...(value !== undefined && { body: value }),
    rule: 'no valid token',
    authenticated: false,
    expected: [401],
  }))
}

/** Texts that are not integers in the path: the service refuses them. */
const refusedPath = (operation: DocumentedOperation): Arbitrary<Call> | undefined => {
  if (operation.integerParameters.length === 0) return undefined
  return fc
    .string({ unit: 'binary', minLength: 1, maxLength: 20 })
    .filter((value) => !/^-?\d+$/.test(value) && value !== '.' && value !== '..')
    .map((value) => ({
      rule: 'the path holds no integer',
      path: operation.path.replace(/\{\w+\}/, encodeURIComponent(value)),
      headers: {},
      body: { role: 'user' },
      authenticated: true,
      expected: [400],
    }))
}

const callsOf = (operation: DocumentedOperation): Arbitrary<Call> => {
  const refused = [refusedBody, refusedUpload, unauthenticated, refusedPath]
    .map((make) => make(operation))
    .filter((arbitrary) => arbitrary !== undefined)
  const valid = { weight: 2, arbitrary: accepted(operation) }
  const weight = movesFiles(operation) ? 30 : 1
  return fc.oneof(valid, ...refused.map((arbitrary) => ({ weight, arbitrary })))
}

const send = (
  { request }: TestService,
  operation: DocumentedOperation,
  admin: Session,
  call: Call,
): Promise<Reply> =>
  request(operation.method as 'GET', call.path, {
    ...(call.authenticated && { token: admin.token }),
    headers: { ...(call.authenticated && { cookie: admin.cookie }), ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
  })

/** An administrator with a profile and a weight. */
const startAdmin = async (
  { register, request, sql }: TestService,
  username: string,
): Promise<Session> => {
  const { cookie, ...account } = await register(username)
  await sql("update accounts set role = 'admin'")
  const refreshed = await request('POST', '/api/auth/refresh', { headers: { cookie } })
  const { access_token: token } = refreshed.json()
  const profile = {
    nombre: 'Ana',
    apellidos: 'García',
    fecha_nacimiento: '1990-05-17',
    talla_m: 1.68,
  }
  await request('POST', '/api/user', { token, body: profile })
  await request('POST', '/api/weight', { token, body: { peso_kg: 63.5 } })
  return { ...account, cookie, token }
}

t.test(`every operation keeps the contract for ${runs} requests, seed ${seed}`, async (t) => {
  const env = { APP_TIMEZONE: noonZone(), LOG_LEVEL: 'silent', ...(await startTool(t)) }
  const service = await startService(t, { env })
  for (const operation of documentedOperations) {
    t.test(operation.id, async (t) => {
      const admin = await startAdmin(service, usernameOf(operation))
      const statuses = new Map<number, number>()
      const property = fc.asyncProperty(callsOf(operation), async (call) => {
        // Frees the names of earlier cases, because fast-check repeats them to shrink a failure.
        if (operation.id === 'registerAccount')
          await service.sql("delete from accounts where username like '%-%'")
        const session =
          operation.id === 'logout' && call.authenticated ? await service.register() : admin
        const { status, text } = await send(service, operation, session, call)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (!call.expected.includes(status)) {
          throw new Error(
            `${call.rule}: ${status} instead of ${call.expected.join(' or ')}: ` +
              text.slice(0, 200),
          )
        }
      })
      // Dumps and reports take a second each.
      const numRuns = movesFiles(operation) ? runs / 4 : runs
      await t.resolves(fc.assert(property, { seed, numRuns }))
      const counts = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
      t.comment(`${operation.id}, seed ${seed}: ${counts.join(', ')}`)
      // A generated id need not exist.
      const enough = [...successOf(operation), ...(operation.path.includes('{') ? [404] : [])]
      t.ok(
        enough.some((status) => statuses.has(status)),
        'at least one call has succeeded',
      )
    })
  }
})

t.test('every other method on every path is a 405 that lists the allowed ones', async (t) => {
  const { request } = await startService(t)
  const paths = Map.groupBy(documentedOperations, ({ path }) => path)
  for (const [path, operations] of paths) {
    const methods = operations
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .sort()
    const refused = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (method) => !methods.includes(method),
    )
    const answers = await Promise.all(
      refused.map((method) => request(method, path.replace(/\{\w+\}/, '1'))),
    )
    const seen = answers.map(({ status, headers }) => [status, headers.allow])
    t.same(
      seen,
      refused.map(() => [405, methods.join(', ')]),
      path,
    )
  }
})
