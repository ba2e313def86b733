/** Given a wrong setting of the findings tool, when a run ends, then *Synchronisation* names it. */
import t from 'tap'
import { startBackgroundWork } from '../../../src/start/background.ts'
import type { GivenAnswer } from '../../support/answering-proxy.ts'
import { noRight } from '../../support/findings.ts'
import { eventually, startBehindProxy } from '../../support/wstg.ts'

const answers: [setting: string, answer: GivenAnswer, error: RegExp][] = [
  ['the path', { status: 404, body: '<h1>Not Found</h1>' }, /answered 404, .* check FINDINGS_URL$/],
  ['another API', { status: 404, body: { error: 'no' } }, /answered 404, .* check FINDINGS_URL$/],
  ['the host', { status: 400, body: '<h1>Bad Request</h1>' }, /answered 400.* check FINDINGS_URL$/],
  ['another site', { status: 200, body: '<h1>Hello</h1>' }, /HTML page .* check FINDINGS_URL$/],
  ['another form', { status: 200, body: { ok: true } }, /unexpected .* check FINDINGS_URL$/],
  [
    'http for https',
    { status: 301, headers: { location: 'https://tool/' } },
    /a redirect, which is not followed: FINDINGS_URL must lead to the API directly/,
  ],
  [
    'the token',
    { status: 403, body: { detail: 'Invalid token.' } },
    /the API token \(FINDINGS_API_TOKEN\) is not accepted, Invalid token\.$/,
  ],
  ['a right', noRight, /the token's user lacks the right, You do not have permission/],
]

t.test('a wrong address, token or product and a missing right are told apart', async (t) => {
  const env = { FINDINGS_PRODUCT: 'Shop' }
  const service = await startBehindProxy(t, env, { worker: false })
  const { tool, admin, get, context, sandbox } = service
  t.teardown(startBackgroundWork(context))
  const read = () => get('synchronise')
  const run = async () => {
    const before = (await read()).last_finished_at
    await service.request('POST', '/api/wstg/synchronise', admin)
    await eventually(async () => (await read()).last_finished_at !== before, 'the end of the run')
    return read()
  }
  for (const [setting, answer, last_error] of answers) {
    tool.answer(() => answer)
    t.match(await run(), { last_error, last_warning: null, last_succeeded_at: null }, setting)
  }
  tool.pass()
  const warned = { last_error: null, last_succeeded_at: null }
  const last_warning = /^the token's user sees no product "Shop": check FINDINGS_PRODUCT, add the/
  t.match(await run(), { ...warned, last_warning })
  await sandbox.createTest('WSTG', 'Shopp')
  t.match(await run(), { ...warned, last_warning })
  const [type] = (await sandbox.api('GET', 'product_types/')).body.results
  const product = { name: 'Shop', description: 'x', prod_type: type.id }
  t.equal((await sandbox.api('POST', 'products/', product)).status, 201)
  const right = { last_error: null, last_warning: null, last_succeeded_at: /Z$/ }
  t.match(await run(), right, 'a missing engagement is normal')
})
