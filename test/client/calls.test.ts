import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import {
  ApiError,
  bmiClassOf,
  ConnectionError,
  createClient,
  describe,
  describeBmi,
  isApiError,
  type MessagesResponse,
  type Progress,
  TimeoutError,
} from '../../generated/client/index.js'
import { catalogues } from '../../src/platform/texts.ts'
import { failureOf } from '../support/outcome.ts'
import { password, profile } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { clientOf, credentials, dumpOf, listen, logIn } from './support.ts'

const withTool = { withTool: true }
const refreshPath = '/api/auth/refresh'
const fileOf = (text: string) => ({ file: new Blob([text]) })

t.test('an error has its code, its values, and a text in each language', async (t) => {
  const { client } = await logIn(withTool)
  await client.saveProfile({ body: profile })
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
      'The field username is not valid: it must be text',
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
    const error = await failureOf(call())
    t.match(error, { name: 'ApiError', code, requestId: /./ })
    if (!(error instanceof ApiError)) continue
    t.same(error.parameters, parameters, code)
    t.equal(describe(error, english), text)
    t.equal(describe(error, spanish), error.message, "the service's text in Spanish")
  }
})

/** The error of an answer with this code, and of a gateway's answer without one. */
const errorWith = (message: string, status: number, code?: string) => {
  const headers = new Headers(code === undefined ? {} : { 'x-error-code': code })
  return new ApiError('login', message, { status, headers })
}

t.test("without the values for a text, the error's own text remains", async (t) => {
  const errors = [
    errorWith('No se ha podido importar el volcado: duplicate key', 400, 'import_failed'),
    errorWith('Otro error', 400, 'of_a_later_release'),
    new DOMException('The page has been left', 'AbortError'),
  ]
  for (const error of errors)
    t.equal(describe(error, catalogues.en as MessagesResponse), error.message)
  t.equal(describe('left', catalogues.en), 'left')
  const early = errorWith('Token expirado', 401, 'token_expired')
  t.equal(describe(early, undefined), 'Token expirado', 'before the messages are loaded')
})

t.test('failures without an answer of the service have a text in each language', async (t) => {
  const failures: [error: Error, english: string, spanish: RegExp][] = [
    [new ConnectionError('…'), 'The service could not be reached; try again later', /conectar/],
    [new TimeoutError('…'), 'The service did not answer in time; try again later', /a tiempo/],
    [
      errorWith('HTTP 502', 502),
      'The service could not answer (HTTP 502); try again later',
      /ha podido responder \(HTTP 502\)/,
    ],
  ]
  const { client } = await logIn(withTool)
  const messages = await client.getMessages()
  for (const [error, english, spanish] of failures) {
    t.equal(describe(error, catalogues.en), english)
    t.match(describe(error, messages), spanish)
  }
})

t.test('a base address without a scheme or host is refused', async (t) => {
  const wanted = /baseUrl is an address such as https:\/\/api\.example, not/
  for (const baseUrl of ['127.0.0.1:3100', 'localhost:3100', '/prefix', 'https://', 'ftp://a'])
    t.throws(() => createClient({ baseUrl }), { name: 'TypeError', message: wanted }, baseUrl)
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
  const waitFor = async (header: string) => {
    const headers = { 'retry-after': header }
    const busy = clientOf(async () => new Response('{}', { status: 503, headers }))
    return ((await failureOf(busy.getPublicConfig())) as ApiError).retryAfter
  }
  const soon = Number(await waitFor(new Date(Date.now() + 60_000).toUTCString()))
  t.ok(soon > 0 && soon <= 60, `${soon} s`)
  t.equal(await waitFor(new Date(0).toUTCString()), 0)
  t.equal(await waitFor('7'), 7)
  t.equal(await waitFor('soon'), undefined)
})

t.test('an unreachable service and a foreign answer are errors with their own names', async (t) => {
  const unreachable = clientOf((request) => fetch(request))
  t.match(await failureOf(unreachable.getPublicConfig()), {
    name: 'ConnectionError',
    message: 'the service is unreachable, or it does not allow the origin of this page',
    cause: { name: 'TypeError' },
  })
  const gateway = (status: number, body: string) =>
    failureOf(clientOf(async () => new Response(body, { status })).getPublicConfig())
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
  t.match(await failureOf(client.recordWeight({ body })), { name: 'TypeError', message: /BigInt/ })
})

t.test('files arrive complete, with their names, and report their progress', async (t) => {
  const { client, count, passMinutes, seen } = await logIn(withTool)
  const report = await client.generateReport()
  t.match(report, { fileName: /^informe-seguridad-.*\.pdf$/, contentType: 'application/pdf' })
  const blob = await report.blob()
  t.equal(blob.type, 'application/pdf')
  t.match(await blob.text(), /^%PDF-.*%%EOF\s*$/s)

  passMinutes(16)
  const steps: Progress[] = []
  const exported = await client.exportFindingsDump({ onProgress: (step) => steps.push(step) })
  t.match(exported, { fileName: /^findings-.*\.sql$/, contentType: 'application/sql' })
  const text = await (await exported.blob()).text()
  t.match(text, /PostgreSQL database dump complete/)
  t.equal(count(refreshPath), 1, 'an expired token is renewed once')
  t.equal(steps.at(-1)?.loaded, Buffer.byteLength(text))
  t.ok(steps.every(({ loaded }, index) => loaded > (steps[index - 1]?.loaded ?? 0)))

  passMinutes(16)
  const file = new File([text], 'findings.sql', { type: 'application/sql' })
  const onProgress = (step: Progress) => steps.push(step)
  const imported = await client.importFindingsDump({ body: { file }, onProgress })
  t.same(imported, { message: 'Volcado importado', success: true }, 'an exported dump')
  t.same(steps.at(-1), { loaded: file.size, total: file.size })
  t.equal(count(refreshPath), 2)
  const uploads = seen.filter(({ path }) => path.endsWith('/import-dump'))
  t.match(uploads, [{ status: 401 }, { status: 200 }])
  t.match(
    uploads.at(-1)?.body,
    /name="file"; filename="findings.sql"\r\nContent-Type: application\/sql\r\n\r\n/,
  )
  t.ok(uploads.at(-1)?.body.includes(text), 'a refused upload is sent again completely')
})

t.test('an incomplete dump is an error, never a file', async (t) => {
  const { baseUrl } = await logIn(withTool)
  const proxy = await startTcpProxy(t, baseUrl)
  const client = createClient({ baseUrl: proxy.url })
  await client.login(credentials())
  await proxy.setMode({ cutAfter: 5000 })
  const exported = await client.exportFindingsDump()
  t.match(await failureOf(exported.blob()), { name: 'ConnectionError' })
})

t.test('a stalled download fails after the limit, and can be aborted', async (t) => {
  const client = clientOf(async () => {
    const body = new ReadableStream({ start: (stalled) => stalled.enqueue(new Uint8Array(10)) })
    return new Response(body, { headers: { 'content-type': 'application/sql' } })
  })
  const stalled = await client.exportFindingsDump({ timeoutMs: 100 })
  const reader = stalled.stream.getReader()
  t.equal((await reader.read()).value?.byteLength, 10)
  t.match(await failureOf(reader.read()), { name: 'TimeoutError' })

  const controller = new AbortController()
  const unwanted = await client.exportFindingsDump({ signal: controller.signal })
  const reason = new Error('the page has been left')
  setTimeout(50).then(() => controller.abort(reason))
  t.equal(await failureOf(unwanted.blob()), reason)
})

t.test('a slow reader does not end a download', async (t) => {
  const client = clientOf(async () => {
    const pieces = ['one', 'two', 'three'].map((text) => new TextEncoder().encode(text))
    return new Response(ReadableStream.from(pieces))
  })
  const { stream } = await client.exportFindingsDump({ timeoutMs: 200 })
  let text = ''
  for await (const piece of stream) {
    await setTimeout(300)
    text += new TextDecoder().decode(piece)
  }
  t.equal(text, 'onetwothree')
})

t.test('a token that may expire during a long upload is renewed before it', async (t) => {
  const { client, count } = await logIn(withTool)
  const { now } = performance
  t.teardown(() => Object.assign(performance, { now }))
  for (const [minutes, refreshes] of [
    [9, 0],
    [11, 1],
  ] as const) {
    Object.assign(performance, { now: () => now.call(performance) + minutes * 60_000 })
    await client.importFindingsDump({ body: fileOf(dumpOf(1)) })
    t.equal(count(refreshPath), refreshes, `after ${minutes} minutes`)
  }
})

t.test('an upload without progress fails; a complete one waits for the service', async (t) => {
  let read = false
  const client = clientOf(async (request) => {
    if (!read) return new Promise<Response>(() => undefined)
    await request.arrayBuffer()
    await setTimeout(2500)
    return Response.json({ message: 'Volcado importado', success: true })
  })
  const input = { body: fileOf('x'.repeat(1_000_000)), timeoutMs: 2000 }
  t.match(await failureOf(client.importFindingsDump(input)), { name: 'TimeoutError' })
  read = true
  t.match(await client.importFindingsDump(input), { success: true })
})

t.test('a refused upload does not wait without limit for a new token', async (t) => {
  const refreshed = Promise.withResolvers<Response>()
  // Its own limit would keep the process.
  t.teardown(() => refreshed.resolve(Response.error()))
  const client = clientOf(async (request) => {
    if (request.url.endsWith(refreshPath)) return refreshed.promise
    await request.arrayBuffer()
    return Response.json({ error: 'Token expirado' }, { status: 401 })
  })
  const upload = client.importFindingsDump({ body: fileOf('--'), timeoutMs: 200 })
  t.match(await failureOf(upload), { name: 'TimeoutError', message: 'no answer within 200 ms' })
})

t.test('a call without an answer fails after its limit; a call can be aborted', async (t) => {
  const pending: Parameters<typeof clientOf>[0] = () => new Promise(() => undefined)
  const client = clientOf(pending, { timeoutMs: 100 })
  t.match(await failureOf(client.getPublicConfig()), { name: 'TimeoutError' })
  const reason = new Error('not wanted')
  t.equal(await failureOf(client.getPublicConfig({ signal: AbortSignal.abort(reason) })), reason)

  const slow = clientOf(async () => {
    await setTimeout(50)
    return Response.json({})
  })
  for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 31, 0])
    t.same(await slow.getPublicConfig({ timeoutMs }), {}, `${timeoutMs} ms is no limit`)
})

t.test('without an address the client calls the origin of the page, also in jsdom', async (t) => {
  const noOrigin = await failureOf(createClient().getPublicConfig())
  const missing = { name: 'TypeError', message: /needs the option baseUrl/ }
  t.match(noOrigin, missing, 'Node has no page with an origin')
  const { baseUrl } = await listen(withTool)
  // As in jsdom: there is a page, but the `fetch` of Node, which requires absolute addresses.
  t.intercept(globalThis, 'location' as keyof typeof globalThis, { value: { origin: baseUrl } })
  t.match(await createClient().getPublicConfig(), { captcha_site_key: '' })
})
