import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import t, { type Test } from 'tap'
import { type FailureReason, FindingsToolError } from '../../src/defectdojo/errors.ts'
import { flagsOfStatus } from '../../src/wstg/status.ts'
import { type GivenAnswer, startAnsweringProxy } from '../support/answering-proxy.ts'
import { apiToken, connect, processPauses, startSandbox } from '../support/findings.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const finding = {
  title: 'WSTG-INFO-01: x',
  description: 'd',
  severity: 'Low' as const,
  tags: ['wstg', 'wstg-info-01'],
  flags: flagsOfStatus('Done'),
}

/** The error of an action that must fail. */
const failureOf = async (t: Test, action: Promise<unknown>): Promise<FindingsToolError> => {
  const error = await action.then(
    (value) => new Error(`no failure but ${inspect(value)}`),
    (error: unknown) => error,
  )
  if (!(error instanceof FindingsToolError)) throw error
  t.notOk(
    inspect(error, { depth: 10, showHidden: true }).includes(apiToken),
    'the error does not contain the token',
  )
  t.ok(error.message.length <= 600)
  return error
}

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

/** A sandbox behind a proxy that can answer in its place. */
const behindAnsweringProxy = async (t: Test) => {
  const { url } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  return { proxy, ...connect(proxy.url) }
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

t.test('a refusal of the tool is permanent and contains the reason', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  await tool.createFinding(finding)
  proxy.requests.length = 0
  const refusals: [GivenAnswer, FailureReason, RegExp][] = [
    [
      {
        status: 400,
        body: {
          non_field_errors: ['Duplicate findings cannot be verified or active'],
          message: "{'non_field_errors': [ErrorDetail(string='…')]}",
          pro: ['Buy now'],
        },
      },
      'refused',
      /answered 400, Duplicate findings cannot be verified or active$/,
    ],
    [
      { status: 400, body: { severity: ['Bad.', 'Worse.'], tags: ['No.'], pro: ['Buy now'] } },
      'refused',
      /severity: Bad. Worse.; tags: No.$/,
    ],
    [
      { status: 400, body: { message: 'JSON request content is malformed' } },
      'refused',
      /malformed/,
    ],
    [
      { status: 400, body: 'plain', headers: { 'content-type': 'text/plain' } },
      'refused',
      /answered 400$/,
    ],
    [{ status: 401, body: { detail: 'Invalid token.' } }, 'bad_token', /token is not accepted/],
    [{ status: 403, body: { detail: 'Invalid token.' } }, 'bad_token', /token is not accepted/],
    [
      { status: 403, body: { detail: 'Authentication credentials were not provided.' } },
      'bad_token',
      /not accepted/,
    ],
    [{ status: 403, body: { detail: 'API token has expired.' } }, 'bad_token', /expired/],
    [
      { status: 403, body: { detail: 'You do not have permission to perform this action.' } },
      'missing_right',
      /lacks the right/,
    ],
    [
      { status: 404, body: { detail: 'No Finding matches the given query.' } },
      'not_found',
      /No Finding matches/,
    ],
    [{ status: 409, body: { message: 'The request conflicts' } }, 'conflict', /conflicts/],
    [{ status: 415, body: { detail: 'Unsupported media type' } }, 'refused', /Unsupported/],
  ]
  for (const [answer, reason, text] of refusals) {
    proxy.answer(() => answer)
    const error = await failureOf(t, tool.updateFinding(1, { flags: flagsOfStatus('Done') }))
    t.match(error, {
      reason,
      transient: false,
      status: answer.status,
      method: 'PATCH',
      path: '/api/v2/findings/1/',
    })
    t.match(error.message, text)
    t.notMatch(error.message, /Buy now|ErrorDetail/)
  }
  t.equal(
    proxy.requests.length,
    refusals.length,
    'no request was repeated, and no 403 needed another request',
  )
  proxy.answer(() => refusals[1]?.[0])
  t.same((await failureOf(t, tool.getFinding(1))).fieldErrors, {
    severity: ['Bad.', 'Worse.'],
    tags: ['No.'],
  })
})

t.test('another request decides the reason of a 403 without explanation', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  const profile = (status: number) => {
    proxy.answer(({ url }) =>
      url === '/api/v2/user_profile/'
        ? { status, body: { user: {} } }
        : { status: 403, body: '<h1>Forbidden</h1>' },
    )
  }
  profile(200)
  t.match(await failureOf(t, tool.getFinding(1)), {
    reason: 'missing_right',
    status: 403,
    transient: false,
  })
  profile(403)
  t.match(await failureOf(t, tool.getFinding(1)), {
    reason: 'bad_token',
    status: 403,
    transient: false,
  })
  profile(500)
  t.match(await failureOf(t, tool.getFinding(1)), {
    reason: 'refused',
    status: 403,
    transient: false,
  })
})

t.test('the sandbox reports a bad token as such for reads and creations', async (t) => {
  const { url } = await startSandbox(t)
  const { tool } = connect(url, { token: 'wrong' })
  t.match(await failureOf(t, tool.probe()), { reason: 'bad_token', transient: false, status: 403 })
  t.match(await failureOf(t, tool.createFinding(finding)), { reason: 'bad_token' })
})

t.test(
  'an invisible finding is undefined; a foreign page is not taken for that answer',
  async (t) => {
    const { proxy, tool } = await behindAnsweringProxy(t)
    t.equal(await tool.getFinding(999999), undefined)
    const page = { status: 404, body: '<h1>Not Found</h1>' }
    proxy.answer(({ url }) => (url.startsWith('/api/v2/findings/') ? page : undefined))
    t.equal(await tool.getFinding(1), undefined, 'the API answers otherwise')
    proxy.answer(() => page)
    const error = await failureOf(t, tool.getFinding(1))
    t.match(error, { reason: 'refused', status: 404, transient: false })
    t.match(error.message, /HTML page/)
  },
)

t.test('a token that the tool repeats does not appear in messages', async (t) => {
  const { proxy, tool, log } = await behindAnsweringProxy(t)
  for (const status of [400, 403, 500]) {
    proxy.answer(() => ({ status, body: { detail: `seen: ${apiToken}`, [apiToken]: ['x'] } }))
    await failureOf(t, tool.getFinding(1))
  }
  proxy.answer(() => ({ status: 302, headers: { location: `/?token=${apiToken}` } }))
  await failureOf(t, tool.getFinding(1))
  t.notOk(JSON.stringify(log.lines).includes(apiToken))
})

t.test('flags that the tool stores differently are detected', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  await tool.createFinding(finding)
  proxy.answer(({ method }) =>
    method === 'PATCH'
      ? { status: 200, body: { ...finding, id: 1, active: true, verified: false, false_p: false } }
      : undefined,
  )
  const error = await failureOf(t, tool.updateFinding(1, { flags: flagsOfStatus('Done') }))
  t.match(error, { reason: 'not_applied', transient: false })
  t.match(error.message, /finding 1 has other flags/)
})

const noRight = {
  status: 403,
  body: { detail: 'You do not have permission to perform this action.' },
}

t.test(
  'without the right to create a test type a built-in one is used, and the log says so',
  async (t) => {
    const { proxy, tool, log } = await behindAnsweringProxy(t)
    proxy.answer(({ method, url }) =>
      method === 'POST' && url === '/api/v2/test_types/' ? noRight : undefined,
    )
    const created = await tool.createFinding(finding)
    t.match(created, { active: false, verified: true })
    const [line] = log.lines.filter(({ level }) => level === 'warn')
    t.match(line, {
      event: 'findings_tool_test_type',
      wanted: 'WSTG Checklist',
      used: 'Web Application Test',
    })
    t.match(line?.message, /does not let us create the test type "WSTG Checklist"/)
    const test = proxy.requests.find(
      ({ method, url }) => method === 'POST' && url === '/api/v2/tests/',
    )
    t.match(JSON.parse(test?.body ?? ''), { test_type: 4, title: 'WSTG Checklist' })
  },
)

t.test('without the right to create a product the error names the preparation', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  proxy.answer(({ method, url }) =>
    method === 'POST' && url === '/api/v2/products/' ? noRight : undefined,
  )
  const error = await failureOf(t, tool.createFinding(finding))
  t.match(error, { reason: 'missing_right', transient: false, status: 403 })
  t.match(
    error.message,
    'perform this action. No product "WSTG Checklist" is visible to the user "admin": add the user',
  )
  proxy.pass()
  t.ok(await tool.createFinding(finding), 'after the right is granted no restart is needed')
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

t.test('an existing but invisible product is reported as such', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  const nothing = { status: 200, body: { count: 0, next: null, previous: null, results: [] } }
  const taken = { status: 400, body: { name: ['product with this name already exists.'] } }
  proxy.answer(({ method, url }) => {
    if (!url.startsWith('/api/v2/products/')) return undefined
    return method === 'GET' ? nothing : taken
  })
  const error = await failureOf(t, tool.createFinding(finding))
  t.match(error, { reason: 'refused', status: 400 })
  t.match(
    error.message,
    /The product "WSTG Checklist" exists there, but the token's user cannot see it/,
  )
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
