import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { createClient, type Progress } from '../../generated/client/index.js'
import { password } from '../support/service.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import { dumpOf, listen, rejection, watchedClient } from './support.ts'

const refreshPath = '/api/auth/refresh'

const startAdmin = async () => {
  const { baseUrl, passMinutes, service } = await listen({ withTool: true })
  const watched = watchedClient(baseUrl)
  await watched.client.registerAccount({ body: { username: 'ana', password } })
  return { ...watched, baseUrl, passMinutes, service }
}

t.test(
  'a download has its name, its type and all its bytes, and reports its progress',
  async (t) => {
    const { client, count, passMinutes } = await startAdmin()
    const report = await client.generateReport()
    t.match(report, { fileName: /^informe-seguridad-.*\.pdf$/, contentType: 'application/pdf' })
    const blob = await report.blob()
    t.equal(blob.type, 'application/pdf')
    t.match(await blob.text(), /^%PDF-.*%%EOF\s*$/s)

    passMinutes(16)
    const progress: Progress[] = []
    const exported = await client.exportDump({ onProgress: (step) => progress.push(step) })
    t.match(exported, { fileName: /^findings-.*\.sql$/, contentType: 'application/sql' })
    const text = await (await exported.blob()).text()
    t.match(text, /PostgreSQL database dump complete/)
    t.equal(count(refreshPath), 1, 'an expired token is renewed once')
    t.equal(progress.at(-1)?.loaded, Buffer.byteLength(text))
    t.ok(progress.every(({ loaded }, index) => loaded > (progress[index - 1]?.loaded ?? 0)))

    const answer = await client.importDump({ body: { file: new Blob([text]) } })
    t.same(
      answer,
      { message: 'Volcado importado', success: true },
      'the exported dump can be imported',
    )
  },
)

t.test('an incomplete dump is an error, never a file', async (t) => {
  const { baseUrl } = await startAdmin()
  const proxy = await startTcpProxy(t, baseUrl)
  const { client } = watchedClient(proxy.url)
  await client.login({ body: { username: 'ana', password } })
  await proxy.setMode({ cutAfter: 5000 })
  const exported = await client.exportDump()
  t.match(await rejection(exported.blob()), { name: 'ConnectionError' })
})

t.test('a stalled download is given up, and can be aborted', async (t) => {
  const { client } = watchedClient('http://127.0.0.1:9', {
    fetch: async () => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
      })
      return new Response(body, { headers: { 'content-type': 'application/sql' } })
    },
  })
  const stalled = await client.exportDump({ timeoutMs: 100 })
  const progress: Progress[] = []
  const reader = stalled.stream.getReader()
  progress.push({ loaded: (await reader.read()).value?.byteLength ?? 0, total: undefined })
  t.same(progress, [{ loaded: 10, total: undefined }])
  t.match(await rejection(reader.read()), { name: 'TimeoutError' })

  const controller = new AbortController()
  const unwanted = await client.exportDump({ signal: controller.signal })
  const reason = new Error('the page has been left')
  setTimeout(50).then(() => controller.abort(reason))
  t.equal(await rejection(unwanted.blob()), reason)
})

t.test('a download whose reader is slow is not given up', async (t) => {
  const { client } = watchedClient('http://127.0.0.1:9', {
    fetch: async () => {
      const pieces = ReadableStream.from(
        ['one', 'two', 'three'].map((text) => new TextEncoder().encode(text)),
      )
      return new Response(pieces, { headers: { 'content-type': 'application/sql' } })
    },
  })
  const { stream } = await client.exportDump({ timeoutMs: 100 })
  let text = ''
  for await (const piece of stream) {
    await setTimeout(200)
    text += new TextDecoder().decode(piece)
  }
  t.equal(text, 'onetwothree')
})

t.test('a token that may expire during a long upload is renewed before it', async (t) => {
  const { client, count } = await startAdmin()
  const { now } = performance
  t.teardown(() => Object.assign(performance, { now }))
  const uploadAfter = (minutes: number) => {
    Object.assign(performance, { now: () => now.call(performance) + minutes * 60_000 })
    return client.importDump({ body: { file: new Blob([dumpOf(1)]) } })
  }
  await uploadAfter(9)
  t.equal(count(refreshPath), 0)
  await uploadAfter(11)
  t.equal(count(refreshPath), 1)
})

t.test('an upload arrives complete, with its name, and reports its progress', async (t) => {
  const { client, seen } = await startAdmin()
  const text = dumpOf(20_000)
  const progress: Progress[] = []
  const answer = await client.importDump({
    body: { file: new File([text], 'findings.sql', { type: 'application/sql' }) },
    onProgress: (step) => progress.push(step),
  })
  t.same(answer, { message: 'Volcado importado', success: true })
  const { body } = seen.at(-1) ?? {}
  t.match(body, /name="file"; filename="findings.sql"\r\nContent-Type: application\/sql\r\n\r\n/)
  t.ok(body?.includes(text))
  t.same(progress.at(-1), { loaded: text.length, total: text.length })
})

t.test('an upload that is refused for its expired token is sent again completely', async (t) => {
  const { client, count, passMinutes } = await startAdmin()
  passMinutes(16)
  t.match(await client.importDump({ body: { file: new Blob([dumpOf(1000)]) } }), { success: true })
  t.equal(count(refreshPath), 1)
  t.equal(count('/api/findings-manager/import-dump'), 2)
})

t.test(
  'a stalled upload is given up; a complete one waits as long as the service works',
  async (t) => {
    let read = false
    const { client } = watchedClient('http://127.0.0.1:9', {
      timeoutMs: 100,
      fetch: async (request) => {
        if (!read) return new Promise<Response>(() => undefined)
        await request.arrayBuffer()
        await setTimeout(300)
        return Response.json({ message: 'Volcado importado', success: true })
      },
    })
    const body = { file: new Blob(['x'.repeat(1_000_000)]) }
    t.match(await rejection(client.importDump({ body })), { name: 'TimeoutError' })
    read = true
    t.match(await client.importDump({ body }), { success: true })
  },
)

t.test('a refused upload does not wait without limit for a new token', async (t) => {
  const { client } = watchedClient('http://127.0.0.1:9', {
    fetch: async (request) => {
      if (request.url.endsWith(refreshPath)) return new Promise<Response>(() => undefined)
      await request.arrayBuffer()
      return Response.json({ error: 'Token expirado' }, { status: 401 })
    },
  })
  const upload = client.importDump({ body: { file: new Blob(['--']) }, timeoutMs: 200 })
  t.match(await rejection(upload), { name: 'TimeoutError', message: 'no answer within 200 ms' })
})

t.test('a file that is no dump is refused with a text for users', async (t) => {
  const { client } = await startAdmin()
  const refused = await rejection(
    client.importDump({ body: { file: new Blob(['-- half a dump']) } }),
  )
  t.match(refused, {
    name: 'ApiError',
    status: 400,
    message: 'El volcado está vacío',
    operation: 'importDump',
  })
})

t.test('only administrators get files', async (t) => {
  const { baseUrl } = await startAdmin()
  const { client } = watchedClient(baseUrl)
  await client.registerAccount({ body: { username: 'luis', password } })
  t.match(await rejection(client.exportDump()), { status: 403 })
  t.match(await rejection(client.importDump({ body: { file: new Blob(['--']) } })), { status: 403 })
})

t.test('a service that does not answer is given up', async (t) => {
  const { baseUrl } = await listen()
  const { client } = watchedClient(baseUrl, {
    timeoutMs: 100,
    fetch: (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  })
  t.match(await rejection(client.getPublicConfig()), { name: 'TimeoutError' })
  const reason = new Error('not wanted')
  t.equal(await rejection(client.getPublicConfig({ signal: AbortSignal.abort(reason) })), reason)
})

t.test('a limit beyond the longest timer is no limit', async (t) => {
  const { client } = watchedClient('http://127.0.0.1:9', {
    fetch: async () => {
      await setTimeout(50)
      return Response.json({})
    },
  })
  for (const timeoutMs of [Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 31 - 1, 0]) {
    t.same(await client.getPublicConfig({ timeoutMs }), {}, `${timeoutMs} ms`)
  }
})

t.test('an unreachable service and a foreign answer are errors with their own names', async (t) => {
  const unreachable = watchedClient('http://127.0.0.1:9')
  t.match(await rejection(unreachable.client.getPublicConfig()), {
    name: 'ConnectionError',
    message: 'the service is out of reach',
    cause: { name: 'TypeError' },
  })
  const proxy = (status: number, body: string) =>
    watchedClient('http://127.0.0.1:9', { fetch: async () => new Response(body, { status }) })
      .client
  t.match(await rejection(proxy(502, '<h1>Bad gateway</h1>').getPublicConfig()), {
    name: 'ApiError',
    status: 502,
    message: 'HTTP 502',
  })
  t.match(await rejection(proxy(200, '<h1>Wi-Fi login</h1>').getPublicConfig()), {
    name: 'ConnectionError',
    message: 'the answer broke off, or is not the one of the service',
    cause: { name: 'SyntaxError' },
  })
})

t.test('without an address the client calls the origin of the page, also in jsdom', async (t) => {
  const { baseUrl } = await listen()
  // As in jsdom: there is a page, but the `fetch` of Node, which requires absolute addresses.
  t.intercept(globalThis, 'location' as keyof typeof globalThis, { value: { origin: baseUrl } })
  t.match(await createClient().getPublicConfig(), { captcha_site_key: '' })
})

t.test('a request that cannot be built throws the original error', async (t) => {
  const noAddress = await rejection(createClient().getPublicConfig())
  t.match(noAddress, { name: 'TypeError', message: /URL/ }, 'Node has no page with an origin')
  const { client } = watchedClient('http://127.0.0.1:9')
  const body = { peso_kg: 1n as unknown as number }
  t.match(await rejection(client.recordWeight({ body })), { name: 'TypeError', message: /BigInt/ })
})
