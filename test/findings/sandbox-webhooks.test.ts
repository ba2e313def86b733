import { once } from 'node:events'
import http from 'node:http'
import t, { type Test } from 'tap'
import { parseDelivery } from '../../src/wstg/webhook-delivery.ts'
import { startSandbox } from '../support/findings.ts'

interface Received {
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
}

const startReceiver = async (t: Test) => {
  const received: Received[] = []
  let status = 202
  const server = http.createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ headers: request.headers, body: JSON.parse(text) })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  t.teardown(close)
  return {
    received,
    close,
    answer(next: number) {
      status = next
    },
    webhook: { url: `http://127.0.0.1:${port}/hook`, headerName: 'X-API-Key', headerValue: 's3cret' },
  }
}

t.test('creating and closing a finding is announced, changing and deleting it is not', async (t) => {
  const { received, webhook } = await startReceiver(t)
  const { sandbox, url, api, createTest, createFinding } = await startSandbox(t, { webhook })
  const { testId } = await createTest()
  const { id } = await createFinding(testId, { title: 'WSTG-CONF-01: Test "X"' })
  await sandbox.webhook.idle()
  t.match(received, [
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
  ])
  await api('PATCH', `findings/${id}/`, { verified: true })
  await api('POST', `findings/${id}/close/`, { is_mitigated: true })
  await sandbox.webhook.idle()
  t.match(received[1], { headers: { 'x-defectdojo-event': 'finding_closed' }, body: { url_ui: /\/finding\/1$/ } })
  await api('DELETE', `findings/${id}/`)
  await sandbox.webhook.idle()
  t.equal(received.length, 2)
})

t.test('a ping names no finding, an import all of its', async (t) => {
  const { received, webhook } = await startReceiver(t)
  const { sandbox, createTest, createFinding } = await startSandbox(t, { webhook })
  const { testId } = await createTest()
  sandbox.webhook.ping()
  await sandbox.webhook.idle()
  t.same(received[0]?.body, { description: 'Test webhook notification', title: '', user: null })

  const ids = [(await createFinding(testId)).id, (await createFinding(testId)).id]
  await sandbox.webhook.idle()
  received.length = 0
  await sandbox.webhook.scanAdded(ids)
  await sandbox.webhook.idle()
  const event = received[0]?.headers['x-defectdojo-event']
  t.same(parseDelivery(received[0]?.body, String(event)), { event: 'scan_added', findingIds: ids, genuine: true })
})

t.test('a 4xx and a refused connection switch the webhook off for good', async (t) => {
  const receiver = await startReceiver(t)
  const { sandbox } = await startSandbox(t, { webhook: receiver.webhook })
  receiver.answer(400)
  sandbox.webhook.ping()
  await sandbox.webhook.idle()
  t.equal(sandbox.webhook.status, 'inactive_permanent')
  receiver.answer(202)
  sandbox.webhook.ping()
  await sandbox.webhook.idle()
  t.equal(receiver.received.length, 1, 'nothing is sent any more')

  const other = await startReceiver(t)
  const refused = await startSandbox(t, { webhook: other.webhook })
  other.close()
  refused.sandbox.webhook.ping()
  await refused.sandbox.webhook.idle()
  t.equal(refused.sandbox.webhook.status, 'inactive_permanent')
})

t.test('a 5xx and a 429 switch it off for a while, and what happens meanwhile is lost', async (t) => {
  for (const status of [503, 429]) {
    const receiver = await startReceiver(t)
    const { sandbox } = await startSandbox(t, { webhook: receiver.webhook })
    receiver.answer(status)
    sandbox.webhook.ping()
    await sandbox.webhook.idle()
    t.equal(sandbox.webhook.status, 'inactive_tmp')
    receiver.answer(202)
    sandbox.webhook.ping()
    await sandbox.webhook.idle()
    t.equal(receiver.received.length, 1)
  }
})
