/**
 * Given HAProxy before two APIs, when they restart in turn, then no call fails. It has its
 * configuration for deployment and runs as the user of its image, so the test needs root.
 */
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { connect as openSocket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { type ErrorKey, errorText } from '../../src/platform/texts.ts'
import { endsWith, registerAt, startProcess, statusOf } from '../start/process.ts'
import { until } from '../support/eventually.ts'
import { connect, runOnServer } from '../support/postgres.ts'
import {
  addresses,
  apiPort,
  apis,
  attempts,
  behindProxy,
  bothAreUsed,
  compose,
  configuration,
  DATABASE_URL,
  dispatcherFor,
  firstCertificate,
  folder,
  host,
  log,
  makeCertificate,
  openPort,
  opsPort,
  port,
  proxy,
  runDocumented,
  send,
  start,
  startProxy,
  tlsPort,
  url,
} from './haproxy.ts'

t.test('without a running process the proxy answers 503 as JSON', async (t) => {
  await until('the proxy listens', () =>
    send('GET', '/api/config', {}).then(
      () => true,
      () => false,
    ),
  )
  const { status, headers, text } = await send('POST', '/api/wstg/webhook', { body: '{}' })
  t.match(headers, {
    'retry-after': '5',
    'content-type': /^application\/json/,
    'x-error-code': 'service_unavailable',
  })
  t.same([status, JSON.parse(text)], [503, { error: errorText('service_unavailable') }])
})

t.test("the proxy's errors have texts and codes of the service", async (t) => {
  const errors = (await readFile(configuration, 'utf8')).matchAll(/^ *http-error .*$/gm)
  for (const [line] of errors) {
    const [, text, code] = /\{\\"error\\":\\"(.*)\\"\}.* hdr X-Error-Code (\w+)$/.exec(line) ?? []
    const seconds = Number(/ Retry-After (\d+)/.exec(line)?.[1])
    t.equal(text, errorText(code as ErrorKey, { seconds }), line.trim().slice(0, 21))
  }
})

t.test('no call fails while two processes restart in turn under load', async (t) => {
  apis.push(...(await Promise.all(addresses.map(start))))
  const worker = startProcess(t, 'worker', { DATABASE_URL })
  await until(
    'the proxy has found a process',
    async () => (await send('GET', '/api/config', {})).status === 200,
  )
  const token = await registerAt(url, 'ana')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  const outcomes: Record<string, number> = {}
  let running = true
  let count = 0
  const clients = [
    ['POST', '/api/weight', '{"peso_kg":70}'],
    ['POST', '/api/wstg/sync', '{"wstg_id":"WSTG-INFO-01","status":"Done"}'],
    ['GET', '/api/stats'],
    ['GET', '/api/config'],
  ].map(async ([method = '', path = '', body = '']) => {
    while (running) {
      // Together too many calls for one client address.
      const from = `127.8.0.${(count++ % 100) + 1}`
      const outcome = await send(method, path, { headers, body, from }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      )
      const key = `${path} ${outcome}`
      outcomes[key] = (outcomes[key] ?? 0) + 1
    }
  })
  await bothAreUsed()
  for (const [index, api] of apis.entries()) {
    api.child.kill('SIGTERM')
    await endsWith(t, api, 0)
    apis[index] = await start(addresses[index] ?? '')
    await bothAreUsed()
  }
  running = false
  await Promise.all(clients)
  worker.child.kill('SIGTERM')
  await endsWith(t, worker, 0)
  t.same(
    Object.keys(outcomes).sort(),
    ['/api/config 200', '/api/stats 200', '/api/weight 201', '/api/wstg/sync 202'],
    JSON.stringify(outcomes),
  )
  const database = await connect(t, DATABASE_URL)
  const { rows } = await database.query(
    `select (select count(*) from weights)::int as weights,
            (select count(*) from wstg_inbox)::int as requests,
            (select count(*) from leases where held_until > clock_timestamp())::int as leases`,
  )
  const [weights, requests] = [outcomes['/api/weight 201'], outcomes['/api/wstg/sync 202']]
  t.same(rows, [{ weights, requests, leases: 0 }], 'each call has taken effect once')
})

t.test('the proxy compresses text, but no answer with a token', async (t) => {
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
  const contract = await send('GET', '/api/openapi.json', { headers })
  t.equal(contract.headers['content-encoding'], 'gzip')
  t.match(contract.headers.vary, /accept-encoding/i)
  t.notOk((await send('GET', '/api/openapi.json', {})).headers['content-encoding'], 'only if asked')
  const body = '{"username":"ana","password":"correcto caballo batería grapa"}'
  const login = await send('POST', '/api/auth/login', { headers, body })
  t.equal(login.status, 200)
  t.notOk(login.headers['content-encoding'])
})

t.test('the address of a caller arrives by every way, and nobody forges one', async (t) => {
  const open = `http://127.0.0.1:${openPort}`
  const withoutProxy = await compose()
  t.same(withoutProxy.api, behindProxy.api)
  startProxy(openPort, withoutProxy.proxy)
  await until('the second proxy serves', () =>
    send('GET', '/api/config', { to: open }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  const [client, forged, other] = ['198.51.100.77', '192.0.2.66', '127.9.17.9']
  const tls = `https://127.0.0.1:${tlsPort}`
  const tls6 = `https://[::1]:${tlsPort}`
  const api = `http://${addresses[0]}:${apiPort}`
  const gateway = '127.0.0.1'
  const ways: [name: string, to: string, from: string, header: string | string[], seen: string][] =
    [
      ['a plain port', open, other, forged, other],
      ['a plain port, from the host', open, host, forged, host],
      ['a plain port, IPv6', `http://[::1]:${openPort}`, '::1', forged, '::1'],
      ['https', tls, other, forged, other],
      ['https, IPv6', tls6, '::1', forged, '::1'],
      ['past the TLS proxy', url, other, forged, other],
      ['past the TLS proxy, IPv6', `http://[::1]:${port}`, '::1', `${forged}, ${client}`, '::1'],
      ['a TLS proxy', url, host, client, client],
      ['which appends', url, host, `${forged}, ${client}`, client],
      ['which adds a header', url, host, [forged, client], client],
      ['which names the port', url, host, `${client}:4711`, client],
      ['IPv6', url, host, '2001:db8::7', '2001:db8::7'],
      ['IPv4 in the form of IPv6', url, host, `::ffff:${client}`, client],
      ['which knows no address', url, host, `${forged}, unknown`, host],
      ['which sends an empty header', url, host, '', host],
      ['Kubernetes', api, gateway, `${forged}, ${client}`, client],
      ['Kubernetes, IPv6', api, gateway, `${forged}, 2001:db8::7`, '2001:db8::7'],
      ['Kubernetes, past the gateway', api, other, forged, other],
    ]
  for (const [name, to, from, header, seen] of ways) {
    const headers = { 'x-forwarded-for': header, forwarded: `for=${forged}` }
    const answer = await send('GET', '/api/config', { to, from, headers })
    const id = String(answer.headers['x-request-id'])
    const lines = () => apis.flatMap((process) => process.lines.filter((line) => line.includes(id)))
    await until(`the line of ${name}`, () => lines().length > 0)
    t.equal(JSON.parse(lines()[0] ?? '').address, seen, name)
  }
  const headers = { 'content-type': 'application/json' }
  const body = '{"username":"nobody","password":"una frase larga y propia"}'
  const attempt = (from: string, address: string) =>
    send('POST', '/api/auth/login', {
      from,
      body,
      headers: { ...headers, 'x-forwarded-for': address },
    })
  const forgedBy = new Set<number>()
  // Without Redis each process counts alone: one of the two gets too many.
  for (let count = 1; count <= 2 * attempts + 1; count++) {
    t.equal((await attempt(host, `198.51.100.${count}`)).status, 401, 'each has its own attempts')
    forgedBy.add((await attempt(other, `192.0.2.${count}`)).status)
  }
  t.ok(forgedBy.has(429), 'but not by a forged header')
})

t.test('a pause of every process for 1.5 s delays calls and refuses none', async (t) => {
  const lines = log.length
  for (const { child } of apis) child.kill('SIGSTOP')
  const calls = Array.from({ length: 20 }, () => send('GET', '/api/config', {}))
  await delay(1500)
  for (const { child } of apis) child.kill('SIGCONT')
  for (const { status } of await Promise.all(calls)) t.equal(status, 200)
  t.notMatch(log.slice(lines), /is DOWN/, 'no process was removed')
})

t.test('the first call that reaches no process removes it, and is answered', async (t) => {
  const [first] = apis
  const lines = log.length
  first?.child.kill('SIGKILL')
  await first?.exited
  for (let call = 0; call < 10; call += 1)
    t.equal((await send('GET', '/api/config', {})).status, 200)
  await until('the process is removed', () => log.slice(lines).includes(' is DOWN'))
  apis[0] = await start(addresses[0] ?? '')
  await until('it is used again', () => log.slice(lines).includes(' is UP'))
})

t.test('one client address gets 429 over its limits, others are served', async (t) => {
  const [flooding, holding, other] = ['127.9.0.1', '127.9.0.2', '127.9.0.3']
  /** The statuses of more calls than an address may make. */
  const flood = async (from: string, forwardedFor = (_call: number) => '') => {
    const statuses = new Set<number>()
    const one = async () => {
      const dispatcher = dispatcherFor(from, { connections: 1 })
      for (let call = 0; call < 400; call += 1) {
        const headers = { 'x-forwarded-for': forwardedFor(call) }
        statuses.add((await send('GET', '/api/config', { from, dispatcher, headers })).status)
      }
      await dispatcher.close()
    }
    await Promise.all(Array.from({ length: 10 }, one))
    return [...statuses]
  }
  t.same(await flood(flooding), [200, 429])
  const { status, headers, text } = await send('GET', '/api/config', { from: flooding })
  t.match(headers, { 'retry-after': '10', 'x-error-code': 'too_many_attempts' })
  t.same(
    [status, JSON.parse(text)],
    [429, { error: errorText('too_many_attempts', { seconds: 10 }) }],
  )
  t.equal((await send('GET', '/api/config', { from: other })).status, 200)

  t.same(await flood(host, (call) => `2001:db8::${call}`), [200, 429], 'one network of IPv6')
  for (const client of ['2001:db8:0:1::1', '192.0.2.1']) {
    const headers = { 'x-forwarded-for': client }
    t.equal((await send('GET', '/api/config', { from: host, headers })).status, 200, client)
  }

  const held = Array.from({ length: 1000 }, () =>
    openSocket({ host: '127.0.0.1', port: Number(port), localAddress: holding }),
  )
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await until(
    'the limit of connections, once the proxy has accepted them',
    async () => (await send('GET', '/api/config', { from: holding })).status === 429,
  )
  t.equal((await send('GET', '/api/config', { from: other })).status, 200)
  for (const socket of held) socket.destroy()
  await until(
    'the address is served again',
    async () => (await send('GET', '/api/config', { from: holding })).status === 200,
  )
})

t.test('reads are served while the database accepts no writes', async (t) => {
  const name = new URL(DATABASE_URL).pathname.slice(1)
  const database = await connect(t, DATABASE_URL)
  const readOnly = (value: 'on' | 'off') =>
    runOnServer(`alter database ${name} set default_transaction_read_only = ${value}`)
  const areReady = async (status: number) => {
    const paths = addresses.map((host) => `http://${host}:${opsPort}/readyz`)
    const found = await Promise.all(paths.map((path) => statusOf(path)))
    return found.every((one) => one === status)
  }
  await readOnly('on')
  t.teardown(() => readOnly('off'))
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await until('both processes tell it', () => areReady(503))
  const lines = log.length
  const body = '{"username":"berta","password":"correcto caballo batería grapa"}'
  const headers = { 'content-type': 'application/json' }
  const registration = await send('POST', '/api/auth/register', { headers, body })
  t.same([registration.status, registration.headers['retry-after']], [503, '5'])
  // Longer than the proxy's checks need to remove a process.
  for (let second = 0; second < 3; second += 1) {
    t.equal((await send('GET', '/api/config', {})).status, 200)
    await delay(1000)
  }
  t.notMatch(log.slice(lines), /is DOWN/, 'no process was removed')
  await readOnly('off')
  await until('both processes are ready', () => areReady(200))
})

/** The answer over HTTP/2, only if this certificate proves the proxy. */
const overTls = (certificate: Buffer, path: string) =>
  new Promise<{ status: number; hsts: unknown }>((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${tlsPort}`, { ca: certificate })
    session.on('error', reject)
    const call = session.request({ ':path': path })
    call.on('error', reject)
    call.on('response', (headers) => {
      resolve({ status: headers[':status'] ?? 0, hsts: headers['strict-transport-security'] })
      session.destroy()
    })
  })

t.test('https with HTTP/2, and a reload takes a renewed certificate', async (t) => {
  const answer = await overTls(firstCertificate, '/api/config')
  t.match(answer, { status: 200, hsts: /^max-age=/ }, 'the service knows that the call is https')

  await writeFile(join(folder, 'tls/register.pem'), 'no certificate')
  proxy.kill('SIGUSR2')
  await until('the proxy has refused the file', () => log.includes('unable to load certificate'))
  t.equal((await overTls(firstCertificate, '/api/config')).status, 200, 'it serves on')

  const secondCertificate = await makeCertificate()
  await t.rejects(overTls(secondCertificate, '/api/config'), /self-signed certificate/)
  await runDocumented('cat fullchain.pem ')
  proxy.kill('SIGUSR2')
  await until('the proxy shows the new certificate', () =>
    overTls(secondCertificate, '/api/config').then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
})
