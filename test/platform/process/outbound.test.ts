import { execFile } from 'node:child_process'
import { promises as dns } from 'node:dns'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import t from 'tap'
import { exchange } from '../../../src/platform/process/outbound.ts'
import { eventually } from '../../support/eventually.ts'
import { serve, serveSockets } from '../../support/machine.ts'

/** Calls the URLs by each method and prints the answers. */
const program = `
  const { exchange } = await import('./src/platform/process/outbound.ts')
  for (const url of process.argv.slice(1))
    for (const method of ['GET', 'PATCH', 'POST']) {
      const limits = { timeoutMs: 30_000, maxBytes: 100 }
      const { text } = await exchange(new URL(url), { method, headers: {}, ...limits })
      console.log(method, text)
    }`

t.test('every method uses the proxies of the environment, but not for loopback', async (t) => {
  const proxy = await serve(t, ({ url }, response) => response.end(`by the proxy: ${url}`))
  const own = await serve(t, (_request, response) => response.end('direct'))
  const { http_proxy: _, no_proxy: __, NO_PROXY: ___, ...others } = process.env
  const env = { ...others, HTTP_PROXY: proxy.url }
  const tool = 'http://tool.invalid/api/v2/'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, tool, own.url],
    { env },
  )
  const answers = (text: string) => ['GET', 'PATCH', 'POST'].map((method) => `${method} ${text}`)
  const expected = [...answers(`by the proxy: ${tool}`), ...answers('direct')]
  t.same(stdout.trim().split('\n'), expected)
})

t.test('a name is looked up once at a time, also for the name server that is silent', async (t) => {
  const server = await serve(t, (_request, response) => response.end('found'))
  const asked: string[] = []
  const answer = Promise.withResolvers<object[]>()
  const { lookup } = dns
  t.teardown(() => Object.assign(dns, { lookup }))
  Object.assign(dns, {
    lookup: (name: string) => {
      asked.push(name)
      return answer.promise
    },
  })
  const call = (name: string) => {
    const url = new URL(server.url.replace('127.0.0.1', name))
    return exchange(url, { method: 'POST', headers: {}, timeoutMs: 30_000, maxBytes: 100 })
  }
  const calls = ['one.test', 'one.test', 'other.test', 'one.test'].map(call)
  await eventually(() => asked.length >= 2, 'the look-ups')
  answer.resolve([{ address: '127.0.0.1', family: 4 }])
  for (const { text } of await Promise.all(calls)) t.equal(text, 'found')
  t.same(asked, ['one.test', 'other.test'])
})

t.test('a creation is sent once, also beside a kept connection that breaks', async (t) => {
  for (const [method, breaks, arrived] of [
    ['GET', 'kept', 2],
    ['PATCH', 'kept', 2],
    ['POST', 'kept', 1],
    ['POST', 'all', 1],
  ] as const) {
    const methods: string[] = []
    let isBroken = false
    const port = await serveSockets(t, (socket) => {
      const wasOpenedBefore = !isBroken
      socket.on('data', (head) => {
        methods.push(String(head).split(' ')[0] ?? '')
        if (isBroken && (wasOpenedBefore || breaks === 'all')) return socket.resetAndDestroy()
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
      })
    })
    const call = (name: 'GET' | 'PATCH' | 'POST') => {
      const url = new URL(`http://127.0.0.1:${port}/`)
      return exchange(url, { method: name, headers: {}, timeoutMs: 30_000, maxBytes: 100 })
    }
    await call('GET')
    // The connection becomes free in a later turn of the event loop.
    await setImmediate()
    isBroken = true
    const outcome = call(method).then(({ text }) => text)
    if (breaks === 'all') await t.rejects(outcome, { name: 'ExchangeError', message: /ECONNRESET/ })
    else t.equal(await outcome, 'ok')
    t.same(methods, ['GET', ...Array(arrived).fill(method)], `${method}, ${breaks}`)
  }
})
