import t from 'tap'
import type { Progress } from '../../generated/client/index.js'
import { password } from '../support/service.ts'
import { dump, openFrontDoor } from './front-door.ts'
import { listen, rejection, watchedClient } from './support.ts'

const refreshPath = '/api/auth/refresh'

const startAdmin = async (t: Parameters<typeof listen>[0], options: Parameters<typeof watchedClient>[1] = {}) => {
  const { baseUrl, passMinutes } = await listen(t)
  const door = await openFrontDoor(t, baseUrl)
  const watched = watchedClient(door.baseUrl, options)
  await watched.client.registerAccount({ body: { username: 'ana', password } })
  return { ...watched, door, passMinutes }
}

t.test('a download has its name, its type and all its bytes, and tells how far it is', async (t) => {
  const { client, count, passMinutes } = await startAdmin(t)
  const report = await client.generateReport()
  t.match(report, { fileName: 'wstg-report-2026-01-31.pdf', contentType: 'application/pdf' })
  const blob = await report.blob()
  t.equal(blob.type, 'application/pdf')
  t.match(await blob.text(), /^%PDF-.*%%EOF\n$/s)

  passMinutes(16)
  const progress: Progress[] = []
  const exported = await client.exportDump({ onProgress: (step) => progress.push(step) })
  t.equal(await (await exported.blob()).text(), dump.join(''))
  t.equal(count(refreshPath), 1, 'an expired token is renewed on the way')
  t.equal(progress.at(-1)?.loaded, dump.join('').length)
  t.ok(progress.every(({ loaded }, index) => loaded > (progress[index - 1]?.loaded ?? 0)))
})

t.test('half a dump is an error, never a file', async (t) => {
  const { client, door } = await startAdmin(t)
  door.breakDump(true)
  const exported = await client.exportDump()
  t.match(await rejection(exported.blob()), { name: 'ConnectionError' })
})

t.test('a download that stops moving is given up, and can be aborted', async (t) => {
  const { client, door } = await startAdmin(t)
  door.stall(true)
  const stalled = await client.exportDump({ timeoutMs: 300 })
  t.match(await rejection(stalled.blob()), { name: 'TimeoutError' })

  const controller = new AbortController()
  const unwanted = await client.exportDump({ signal: controller.signal })
  const reason = new Error('the page has been left')
  setTimeout(() => controller.abort(reason), 50)
  t.equal(await rejection(unwanted.blob()), reason)
})

t.test('an upload arrives whole, with its name, and tells how far it is', async (t) => {
  const { client, door } = await startAdmin(t)
  const text = dump.join('')
  const progress: Progress[] = []
  const answer = await client.importDump({
    body: { file: new File([text], 'findings.sql', { type: 'application/sql' }) },
    onProgress: (step) => progress.push(step),
  })
  t.same(answer, { message: 'Volcado importado', success: true })
  t.match(door.uploads, [/name="file"; filename="findings.sql"\r\nContent-Type: application\/sql\r\n\r\n/])
  t.ok(door.uploads[0]?.includes(text))
  t.same(progress.at(-1), { loaded: text.length, total: text.length })
})

t.test('an upload that is refused for its expired token is sent again, whole', async (t) => {
  const { client, door, count, passMinutes } = await startAdmin(t)
  passMinutes(16)
  const text = dump.join('')
  await client.importDump({ body: { file: new Blob([text]) } })
  t.equal(count(refreshPath), 1)
  t.equal(door.uploads.length, 1)
  t.ok(door.uploads[0]?.includes(text))
})

t.test('only administrators get files', async (t) => {
  const { door } = await startAdmin(t)
  const { client } = watchedClient(door.baseUrl)
  await client.registerAccount({ body: { username: 'luis', password } })
  t.match(await rejection(client.exportDump()), { status: 403 })
  t.match(await rejection(client.importDump({ body: { file: new Blob(['--']) } })), { status: 403 })
})

t.test('a service that does not answer is given up', async (t) => {
  const { baseUrl } = await listen(t)
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

t.test('a service that is out of reach, or something else in its place, is an error of its own', async (t) => {
  const nobody = watchedClient('http://127.0.0.1:9')
  t.match(await rejection(nobody.client.getPublicConfig()), { name: 'ConnectionError', cause: { name: 'TypeError' } })
  const proxy = (status: number, body: string) =>
    watchedClient('http://127.0.0.1:9', { fetch: async () => new Response(body, { status }) }).client
  t.match(await rejection(proxy(502, '<h1>Bad gateway</h1>').getPublicConfig()), {
    name: 'ApiError',
    status: 502,
    message: 'HTTP 502',
  })
  t.match(await rejection(proxy(200, '<h1>Wi-Fi login</h1>').getPublicConfig()), { name: 'ConnectionError' })
})
