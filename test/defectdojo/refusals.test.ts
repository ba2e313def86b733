import t from 'tap'
import type { FailureReason } from '../../src/defectdojo/errors.ts'
import { flagsOfStatus } from '../../src/wstg/status.ts'
import type { GivenAnswer } from '../support/answering-proxy.ts'
import { apiToken, connect, startSandbox } from '../support/findings.ts'
import { behindAnsweringProxy, failureOf, newFinding } from '../support/findings-client.ts'

const finding = newFinding('WSTG-INFO-01', 'Done')

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
