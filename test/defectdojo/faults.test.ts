import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { FailureReason } from '../../src/defectdojo/errors.ts'
import { flagsOfStatus } from '../../src/wstg/status.ts'
import { type GivenAnswer, startAnsweringProxy } from '../support/answering-proxy.ts'
import { connect, processPauses, startSandbox } from '../support/findings.ts'
import { behindAnsweringProxy, failureOf, newFinding } from '../support/findings-client.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const finding = newFinding('WSTG-INFO-01', 'Done')

/** A sandbox with one finding behind a proxy with network faults. */
const behindBrokenNetwork = async (t: Test, timeoutMs = 400) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  await createFinding(testId, { tags: ['wstg', 'wstg-info-01'], description: 'long '.repeat(2000) })
  const proxy = await startTcpProxy(t, url)
  const { tool } = connect(proxy.url, { timeoutMs })
  const { tool: patient } = connect(proxy.url, { timeoutMs: 20_000 })
  return { proxy, tool, patient }
}

t.test('an unreachable tool is a transient failure only', async (t) => {
  const { proxy, tool, patient } = await behindBrokenNetwork(t)
  const expectFailure = async (reason: FailureReason) => {
    for (const action of [
      () => tool.getFinding(1),
      () => tool.findByItem('WSTG-INFO-01'),
      () => tool.updateFinding(1, { flags: flagsOfStatus('Done') }),
      () => tool.listFindings().next(),
      () => tool.probe(),
    ]) {
      t.match(await failureOf(t, action()), { reason, transient: true, status: undefined })
    }
    await proxy.setMode('pass')
    t.equal((await patient.getFinding(1))?.id, 1, 'afterwards everything works again')
  }
  await proxy.setMode('refuse')
  t.match(
    (await failureOf(t, tool.getFinding(1))).message,
    /^GET \/api\/v2\/findings\/1\/: .*ECONNREFUSED/,
  )
  await expectFailure('unreachable')
  await proxy.setMode('reset')
  await expectFailure('unreachable')
  await proxy.setMode({ cutAfter: 0 })
  await expectFailure('unreachable')
  await proxy.setMode({ cutAfter: 40 })
  await expectFailure('unreachable')
  await proxy.setMode('black hole')
  await expectFailure('timeout')
})

t.test('an incomplete body is no answer', async (t) => {
  const { proxy, tool } = await behindBrokenNetwork(t, 20_000)
  await proxy.setMode({ cutAfter: 3000 })
  t.match(await failureOf(t, tool.getFinding(1)), { reason: 'unreachable', transient: true })
  t.match(await failureOf(t, tool.findByItem('WSTG-INFO-01')), {
    reason: 'unreachable',
    transient: true,
  })
})

t.test('the time-out includes the whole answer', async (t) => {
  const { proxy, tool, patient } = await behindBrokenNetwork(t)
  await proxy.setMode({ delayMs: 2000 })
  t.match((await failureOf(t, tool.getFinding(1))).message, /no complete answer within 400 ms/)
  await proxy.setMode({ delayMs: 20 })
  t.equal((await patient.getFinding(1))?.id, 1, 'a slow answer within the time-out is accepted')

  const stalled = await startAnsweringProxy(t, 'http://127.0.0.1:9')
  stalled.answer(async () => {
    await wait(5000, undefined, { ref: false })
    return { status: 200, body: {} }
  })
  t.match(await failureOf(t, connect(stalled.url, { timeoutMs: 200 }).tool.probe()), {
    reason: 'timeout',
  })
})

t.test('a caller can abort a request', async (t) => {
  const { proxy, tool } = await behindBrokenNetwork(t, 20_000)
  await tool.findByItem('WSTG-INFO-01')
  await proxy.setMode('black hole')
  for (const action of [
    (signal: AbortSignal) => tool.getFinding(1, signal),
    (signal: AbortSignal) => tool.updateFinding(1, { flags: flagsOfStatus('Done') }, signal),
    (signal: AbortSignal) => tool.listFindings(signal).next(),
  ]) {
    t.match(await failureOf(t, action(AbortSignal.timeout(100))), {
      reason: 'aborted',
      transient: true,
    })
    t.match(await failureOf(t, action(AbortSignal.abort())), { reason: 'aborted', transient: true })
  }
})

t.test('answers that do not come from the API are transient failures', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  const page = '<!doctype html><title>Log in</title>'
  for (const [answer, reason, text] of [
    [
      {
        status: 500,
        body: { message: 'Internal server error, check logs for details', pro: ['ad'] },
      },
      'server_error',
      /check logs/,
    ],
    [{ status: 502, body: page }, 'server_error', /answered 502, with an HTML page/],
    [{ status: 503, body: '' }, 'server_error', /answered 503/],
    [{ status: 200, body: page }, 'unusable_answer', /HTML page instead of JSON/],
    [
      { status: 200, body: '{"id":1', headers: { 'content-type': 'application/json' } },
      'unusable_answer',
      /no valid JSON/,
    ],
    [
      { status: 200, body: '', headers: { 'content-type': 'application/json' } },
      'unusable_answer',
      /no valid JSON/,
    ],
    [{ status: 200, body: { status: 'ok' } }, 'unusable_answer', /unexpected answer, id/],
    [
      {
        status: 200,
        body: { id: 1, title: 'x', tags: [], active: 'yes', verified: true, false_p: false },
      },
      'unusable_answer',
      /active/,
    ],
    [{ status: 204 }, 'unusable_answer', /answered 204 with/],
  ] satisfies [GivenAnswer, FailureReason, RegExp][]) {
    proxy.answer(() => answer)
    const error = await failureOf(t, tool.getFinding(1))
    t.match(error, { reason, transient: true })
    t.match(error.message, text)
    t.notMatch(error.message, /ad$|ErrorDetail/)
  }
  proxy.answer(() => ({ status: 200, body: { count: 1, results: [{ id: 1 }] } }))
  t.match(await failureOf(t, tool.findByItem('WSTG-INFO-01')), { reason: 'unusable_answer' })
})

t.test('an endless answer is given up', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  proxy.answer(() => ({ status: 200, body: `"${'x'.repeat(33 * 1024 * 1024)}"` }))
  t.match((await failureOf(t, tool.getFinding(1))).message, /more than 33554432 bytes/)
  proxy.answer(() => ({ status: 400, body: { detail: 'y'.repeat(1024 * 1024) } }))
  t.match(await failureOf(t, tool.getFinding(1)), { reason: 'refused', status: 400 })
})

t.test('redirects are not followed', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  const elsewhere = await startAnsweringProxy(t, 'http://127.0.0.1:9')
  elsewhere.answer(() => ({ status: 200, body: {} }))
  for (const status of [301, 302, 307, 308]) {
    proxy.answer(() => ({ status, headers: { location: `${elsewhere.url}/` } }))
    t.match(await failureOf(t, tool.getFinding(1)), {
      reason: 'redirected',
      transient: true,
      status,
    })
    t.match(await failureOf(t, tool.createFinding(finding)), { reason: 'redirected', status })
  }
  t.equal(elsewhere.requests.length, 0)
})

t.test('after a 429 no request is sent until Retry-After has passed', async (t) => {
  const { proxy, tool, log } = await behindAnsweringProxy(t)
  proxy.answer(() => ({
    status: 429,
    headers: { 'retry-after': '2' },
    body: { detail: 'Request was throttled.' },
  }))
  t.match(await failureOf(t, tool.probe()), {
    reason: 'rate_limited',
    transient: true,
    status: 429,
    retryAfter: 2,
  })
  proxy.pass()
  for (const action of [tool.probe(), tool.getFinding(1), tool.findByItem('WSTG-INFO-01')]) {
    const error = await failureOf(t, action)
    t.match(error, { reason: 'rate_limited', transient: true, status: undefined })
    t.ok(error.retryAfter === 1 || error.retryAfter === 2)
  }
  t.equal(proxy.requests.length, 1)
  t.match(log.lines, [{ event: 'findings_tool_pause', seconds: 2 }])
  await wait(2050)
  t.match(await tool.probe(), { username: 'admin' })
})

t.test('all processes keep a pause that the tool has requested from one of them', async (t) => {
  const { url } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const pauses = processPauses()
  const [first, second] = [connect(proxy.url, { pauses }), connect(proxy.url, { pauses })]
  proxy.answer(() => ({ status: 429, headers: { 'retry-after': '2' } }))
  await failureOf(t, first.tool.probe())
  proxy.pass()
  t.match(await failureOf(t, second.tool.probe()), { reason: 'rate_limited', status: undefined })
  t.equal(proxy.requests.length, 1)
  await wait(2050)
  t.match(await second.tool.probe(), { username: 'admin' })

  const failing = async () => Promise.reject(new Error('the database is away'))
  const alone = connect(proxy.url, { pauses: { set: failing, clear: failing, remaining: failing } })
  t.match(
    await alone.tool.probe(),
    { username: 'admin' },
    'without the database each process keeps its own pause',
  )
})

t.test('Retry-After may be a date, be missing, or ask for too much', async (t) => {
  for (const [header, retryAfter] of [
    [new Date(Date.now() + 60_000).toUTCString(), 60],
    [undefined, undefined],
    ['soon', undefined],
    ['0', 0],
    ['7200', 7200],
    ['999999999', 86_400],
  ] as const) {
    const { proxy, tool } = await behindAnsweringProxy(t)
    proxy.answer(() => ({
      status: 429,
      ...(header !== undefined && { headers: { 'retry-after': header } }),
    }))
    const error = await failureOf(t, tool.probe())
    const difference = Math.abs((error.retryAfter ?? 0) - (retryAfter ?? 0))
    t.ok(
      difference <= 1 && (error.retryAfter === undefined) === (retryAfter === undefined),
      String(header),
    )
    proxy.pass()
    if (!retryAfter) t.ok(await tool.probe(), 'and the next request is sent')
  }
})

t.test('a read on a connection that the tool has closed is repeated at once', async (t) => {
  let connections = 0
  const server = createServer((socket) => {
    const isFirst = connections++ === 0
    let requests = 0
    socket.on('error', () => undefined)
    socket.on('data', () => {
      // The proxy closes the first connection at its second request.
      if (isFirst && requests++ > 0) return socket.resetAndDestroy()
      const body = '{"user":{"username":"x"}}'
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const { tool } = connect(`http://127.0.0.1:${port}`)
  t.match(await tool.probe(), { username: 'x' })
  t.match(await tool.probe(), { username: 'x' })
  t.equal(connections, 2)
})

t.test('an invalid configuration is refused at once', async (t) => {
  const create = (options: object) => () => connect('http://127.0.0.1:9', options)
  for (const url of ['', 'ftp://x', 'no url', 'http://user:secret@host/']) {
    t.throws(create({ url }), /findings tool/, url)
  }
  for (const token of ['', 'with space', 'line\nbreak', 'ñ']) {
    t.throws(create({ token }), {
      message: "the findings tool's token must consist of visible ASCII characters",
    })
  }
})
