import t from 'tap'
import type { FailureReason } from '../../../src/checklist/defectdojo/errors.ts'
import { flagsOfStatus } from '../../../src/checklist/wstg/status.ts'
import { type GivenAnswer, startAnsweringProxy } from '../../support/answering-proxy.ts'
import { apiToken, connectTool, noRight } from '../../support/findings.ts'
import {
  behindAnsweringProxy,
  newFinding,
  newItem,
  toolFailureOf,
} from '../../support/findings-client.ts'

const page = '<!doctype html><title>Log in</title>'
const flags = flagsOfStatus.Done
const answer = (status: number, body: string | object = ''): GivenAnswer => ({ status, body })
/** A refusal of Django REST framework. */
const detail = (status: number, text: string) => answer(status, { detail: text })
const json = (body: string): GivenAnswer => ({
  status: 200,
  body,
  headers: { 'content-type': 'application/json' },
})
const finding = {
  ...{ id: 1, title: 'x', tags: [], severity: 'High' },
  ...{ verified: true, false_p: false, duplicate: false, test: 1 },
}

type Case = [answer: GivenAnswer, reason: FailureReason, message: RegExp]

const refusals: Case[] = [
  [
    answer(400, {
      non_field_errors: ['Duplicate findings cannot be verified or active'],
      message: "{'non_field_errors': [ErrorDetail(string='…')]}",
      pro: ['Buy now'],
    }),
    'refused',
    /answered 400, Duplicate findings cannot be verified or active$/,
  ],
  [
    answer(400, { severity: ['Bad.', 'Worse.'], tags: ['No.'], pro: ['Buy now'] }),
    'refused',
    /severity: Bad. Worse.; tags: No.$/,
  ],
  [answer(400, { message: 'JSON request content is malformed' }), 'refused', /malformed$/],
  [answer(400, { detail: 'y'.repeat(1024 * 1024) }), 'refused', /answered 400, y{400}$/],
  [answer(400, 'plain'), 'refused', /answered 400, with an HTML page/],
  [noRight, 'missing_right', /lacks the right/],
  [detail(404, 'No Finding matches the given query.'), 'not_found', /No Finding matches/],
  [answer(409, { message: 'The request conflicts' }), 'conflict', /conflicts/],
  [detail(415, 'Unsupported media type'), 'refused', /Unsupported/],
]

const outages: Case[] = [
  [detail(401, 'Invalid token.'), 'bad_token', /FINDINGS_API_TOKEN/],
  [detail(403, 'Invalid token.'), 'bad_token', /FINDINGS_API_TOKEN/],
  [detail(403, 'Authentication credentials were not provided.'), 'bad_token', /not accepted/],
  [detail(403, 'API token has expired.'), 'bad_token', /expired/],
  [answer(500, { message: 'Error, check logs', pro: ['Buy now'] }), 'server_error', /check logs/],
  [answer(502, page), 'server_error', /answered 502, with an HTML page/],
  [answer(503), 'server_error', /answered 503/],
  [answer(200, page), 'unusable_answer', /HTML page instead of JSON/],
  [json('{"id":1'), 'unusable_answer', /no valid JSON/],
  [json(''), 'unusable_answer', /no valid JSON/],
  [json(`"${'x'.repeat(33 * 1024 * 1024)}"`), 'unusable_answer', /more than 33554432 bytes/],
  [answer(200, { status: 'ok' }), 'unusable_answer', /unexpected answer, id/],
  [answer(200, { ...finding, active: 'yes' }), 'unusable_answer', /unexpected answer, active/],
  [answer(204), 'unusable_answer', /answered 204 with/],
]

t.test(
  'a refusal is permanent, an outage or a refused token is not; each has its reason',
  async (t) => {
    const { proxy, tool } = await behindAnsweringProxy(t)
    for (const [cases, transient] of [
      [refusals, false],
      [outages, true],
    ] as const)
      for (const [given, reason, message] of cases) {
        proxy.answer(() => given)
        const error = await toolFailureOf(t, tool.updateFinding(1, { flags }))
        t.match(error, { reason, transient, method: 'PATCH', message })
        t.ok(error.message.startsWith('PATCH /api/v2/findings/1/: '))
        t.notMatch(error.message, /Buy now|ErrorDetail/)
      }
    t.equal(proxy.requests.length, refusals.length + outages.length, 'no further request')
    proxy.answer(() => answer(200, { count: 1, results: [{ id: 1 }] }))
    const { tool: all } = connectTool(proxy.url, { scope: 'everything' })
    t.match(await toolFailureOf(t, all.findByItem(newItem('WSTG-INFO-01'))), {
      reason: 'unusable_answer',
    })
  },
)

t.test('a reason does not hold the address of the tool, which may repeat it', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  const { host } = new URL(proxy.url)
  const detail = `Not allowed at ${proxy.url}/api/v2/`
  proxy.answer(() => answer(403, { detail, [proxy.url]: `${host}.` }))
  const { message } = await toolFailureOf(t, tool.updateFinding(1, { flags }))
  t.match(message, /at \[tool\]\/api\/v2\/; \[tool\]: \[tool\]\.$/)
  t.notMatch(message, host)
})

t.test('a page with 403 or 404 says nothing about a finding or the token', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  t.equal(await tool.getFinding(999999), undefined, 'the 404 of DefectDojo')
  for (const status of [403, 404]) {
    proxy.answer(() => answer(status, page))
    const refused = { reason: 'refused', status, transient: false }
    t.match(await toolFailureOf(t, tool.updateFinding(1, { flags })), refused)
    t.match(await toolFailureOf(t, tool.getFinding(1)), refused)
  }
})

t.test('a token that the tool repeats does not appear in messages', async (t) => {
  const { proxy, tool, log } = await behindAnsweringProxy(t)
  for (const status of [400, 403, 500]) {
    proxy.answer(() => answer(status, { detail: `seen: ${apiToken}`, [apiToken]: ['x'] }))
    await toolFailureOf(t, tool.getFinding(1))
  }
  t.notOk(JSON.stringify(log.lines).includes(apiToken))
})

t.test('redirects are not followed', async (t) => {
  const { proxy, tool, createOwn } = await behindAnsweringProxy(t)
  const elsewhere = await startAnsweringProxy(t, 'http://127.0.0.1:9')
  elsewhere.answer(() => answer(200, {}))
  for (const status of [301, 302, 307, 308]) {
    proxy.answer(() => ({ status, headers: { location: `${elsewhere.url}/?token=${apiToken}` } }))
    for (const action of [() => tool.getFinding(1), () => createOwn(newFinding('WSTG-INFO-01'))])
      t.match(await toolFailureOf(t, action()), { reason: 'redirected', transient: true, status })
  }
  t.equal(elsewhere.requests.length, 0)
})

t.test('flags that the tool stores differently are detected', async (t) => {
  const { proxy, tool } = await behindAnsweringProxy(t)
  proxy.answer(() => answer(200, { ...finding, active: true, verified: false }))
  t.match(await toolFailureOf(t, tool.updateFinding(1, { flags })), {
    reason: 'not_applied',
    transient: false,
    message: /finding 1 has other flags/,
    finding: { id: 1, active: true, verified: false },
  })
})
