import t, { type Test } from 'tap'
import type { WebhookOptions } from '../../embedded/defectdojo/webhooks.ts'
import { parseDelivery } from '../../src/checklist/wstg/webhook-delivery.ts'
import { startService as startFake } from '../people/accounts/fake-service.ts'
import { startSandbox } from '../support/findings.ts'

const startReceiver = async (t: Test) => {
  let status = 202
  const { url, requests, close } = await startFake(t, (_request, response) =>
    response.writeHead(status).end(),
  )
  return {
    requests,
    close,
    answer(next: number) {
      status = next
    },
    webhook: { url: `${url}hook`, headerName: 'X-API-Key', headerValue: 's3cret' },
  }
}

const start = async (t: Test, webhook: WebhookOptions) => {
  const { sandbox, url, log, api, createTest, createFinding } = await startSandbox(t, { webhook })
  const { testId } = await createTest()
  const happen = async (fields = {}) => {
    const finding = await createFinding(testId, fields)
    await sandbox.webhooks.idle()
    return finding
  }
  /** The states into which the sandbox has put its webhook. */
  const states = () => log.lines.map(({ status }) => status)
  return { sandbox, url, api, happen, states }
}

t.test('the creation of a finding is announced, a change is not', async (t) => {
  const { requests, webhook } = await startReceiver(t)
  const { sandbox, url, api, happen } = await start(t, webhook)
  const { id } = await happen({ title: 'WSTG-CONF-01: Test "X"' })
  const body = JSON.parse(requests[0]?.body ?? '')
  t.match(
    { ...requests[0], body },
    {
      headers: {
        'x-defectdojo-event': 'finding_added',
        'x-defectdojo-instance': url,
        'user-agent': 'DefectDojo-3.2.0',
        'content-type': 'application/json',
        'x-api-key': 's3cret',
      },
      body: {
        description: 'Finding "WSTG-CONF-01: Test "X"" was added by admin',
        title: 'Addition of WSTG-CONF-01: Test "X"',
        user: null,
        url_ui: `${url}/finding/${id}`,
      },
    },
  )
  const delivery = parseDelivery(body, 'finding_added')
  t.match(delivery, { findingIds: [id], fromDefectDojo: true })
  await api('PATCH', `findings/${id}/`, { verified: true })
  await sandbox.webhooks.idle()
  t.equal(requests.length, 1)
})

t.test('a 4xx and a refused connection switch the webhook off permanently', async (t) => {
  const receiver = await startReceiver(t)
  const refused = await start(t, receiver.webhook)
  receiver.answer(400)
  await refused.happen()
  receiver.answer(202)
  await refused.happen()
  t.equal(receiver.requests.length, 1, 'no further webhook is sent')
  t.same(refused.states(), ['inactive_permanent'])

  const gone = await startReceiver(t)
  const unconnected = await start(t, gone.webhook)
  await gone.close()
  await unconnected.happen()
  t.same(unconnected.states(), ['inactive_permanent'])
})

t.test('a 5xx and a 429 switch the webhook off temporarily, and its events are lost', async (t) => {
  for (const status of [503, 429]) {
    const receiver = await startReceiver(t)
    const { happen, states } = await start(t, receiver.webhook)
    receiver.answer(status)
    await happen()
    receiver.answer(202)
    await happen()
    t.equal(receiver.requests.length, 1)
    t.same(states(), ['inactive_tmp'])
  }
})
