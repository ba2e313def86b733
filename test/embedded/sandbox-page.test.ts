import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import t from 'tap'
import { startService as startFake } from '../people/accounts/fake-service.ts'
import { startSandbox } from '../support/findings.ts'
import { temporaryFolder } from '../support/machine.ts'

t.test('the page of a finding shows its fields as text, without a token', async (t) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { id } = await createFinding(testId, {
    title: `WSTG-INFO-02: <script>alert("1")</script> & 'Más'`,
    severity: 'High',
    description: '<b>seen</b>',
    mitigation: '<img src=x onerror=alert(2)>\nSecond line',
    tags: ['wstg', 'a<b>c'],
    active: false,
    false_p: true,
  })
  const response = await fetch(`${url}/finding/${id}`)
  t.equal(response.status, 200)
  t.match(response.headers.get('content-type'), /^text\/html; charset=utf-8$/i)
  t.match(response.headers.get('content-security-policy'), /default-src 'none'/)
  const page = await response.text()
  t.match(page, /<html lang="en">/)
  t.match(page, /<title>Finding \d+<\/title>/)
  t.match(page, /<h1>WSTG-INFO-02: &#60;script&#62;.*&#38; &#39;Más&#39;<\/h1>/i)
  const field = (name: string) => new RegExp(`<dt>${name}</dt><dd>([^<]*)</dd>`).exec(page)?.[1]
  t.equal(field('Status'), 'Inactive, False Positive, Mitigated')
  t.equal(field('Severity'), 'High')
  t.equal(field('Tags'), 'wstg, a&#60;b&#62;c')
  t.equal(field('Mitigation'), '&#60;img src=x onerror=alert(2)&#62;\nSecond line')
  t.equal(field('Description'), '&#60;b&#62;seen&#60;/b&#62;')
  t.notMatch(page, /<(script|img|b)\b/)

  const plain = await createFinding(testId)
  const other = await (await fetch(`${url}/finding/${plain.id}`)).text()
  t.match(other, '<dt>Status</dt><dd>Active</dd>')
  t.match(other, '<dt>Mitigation</dt><dd>–</dd>', 'a finding without one')
})

/** Sends a form like a browser on a page of the sandbox. */
const submit = (url: string, path: string, fields: Record<string, string> = {}, headers = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, ...headers },
    body: new URLSearchParams(fields),
  })

const webhookOf = (url: string) => ({ url: `${url}hook`, headerName: 'X-Key', headerValue: 'k' })

t.test('the form adds a finding that names a test, and announces it', async (t) => {
  const { url: receiver, requests } = await startFake(t, (_request, response) => response.end())
  const { sandbox, url, api } = await startSandbox(t, {
    product: 'WSTG Checklist',
    webhook: webhookOf(receiver),
  })
  const cases = [
    { test: 'WSTG-INPV-05', tags: 'api, WSTG', stored: ['wstg', 'wstg-inpv-05', 'api'] },
    { test: '', tags: ' wstg ,', stored: ['wstg'] },
    { test: '', tags: '', stored: [] },
  ]
  for (const { test, tags, stored } of cases) {
    const sent = { title: 'Inyección en la búsqueda', severity: 'Critical', test, tags }
    const response = await submit(url, '/finding', sent)
    t.equal(response.status, 303)
    t.equal(response.headers.get('location'), '/')
    const { body } = await api('GET', 'findings/?limit=100&related_fields=true')
    const finding = body.results.at(-1)
    t.match(finding, { title: 'Inyección En La Búsqueda', severity: 'Critical', active: true })
    t.same(finding.tags, stored)
  }
  await sandbox.webhooks.idle()
  t.same(
    requests.map(({ headers }) => headers['x-defectdojo-event']),
    cases.map(() => 'finding_added'),
  )
  const { body: tests } = await api('GET', 'tests/')
  t.match(tests.results, [{ title: 'Findings of testers' }])
  t.equal(tests.count, 1, 'of the first finding, for all')
})

t.test('a refused form keeps its texts and says the reason', async (t) => {
  const { url, api } = await startSandbox(t, { product: 'WSTG Checklist' })
  for (const [fields, reason] of [
    [{ title: ' ' }, 'title: This field may not be blank.'],
    [{ severity: 'Huge' }, 'severity: Severity must be one of'],
    [{ tags: 'two words' }, 'tags: Invalid tag'],
  ] as const) {
    const sent = { title: 'A "title"', severity: 'Low', test: 'WSTG-INPV-01', tags: '' }
    const response = await submit(url, '/finding', { ...sent, ...fields })
    t.equal(response.status, 400)
    const page = await response.text()
    const alert = /<p role="alert">([^<]*)/.exec(page)?.[1] ?? ''
    t.equal(alert.slice(0, reason.length), reason)
    t.notMatch(alert, 'pro:')
    t.match(page, 'value="WSTG-INPV-01"')
  }
  t.equal((await api('GET', 'findings/')).body.count, 0)
})

t.test('the buttons change a finding of any status as DefectDojo does', async (t) => {
  const { url: receiver, requests } = await startFake(t, (_request, response) => response.end())
  const options = { product: 'WSTG Checklist', webhook: webhookOf(receiver) }
  const { sandbox, url, createTest, createFinding, readFinding } = await startSandbox(t, options)
  const { testId } = await createTest()
  const mitigated = { active: false, is_mitigated: true, risk_accepted: false, false_p: false }
  const actions = {
    close: { after: mitigated, event: 'finding_closed' },
    open: {
      after: { active: true, is_mitigated: false, risk_accepted: false, false_p: false },
      event: 'finding_reopened',
    },
    accept: { after: { active: false, risk_accepted: true }, event: undefined },
    delete: { after: undefined, event: undefined },
  }
  const starts = [
    { active: true },
    { active: false, is_mitigated: true },
    { active: false, risk_accepted: true },
    { active: false, false_p: true },
    { active: false, out_of_scope: true },
  ]
  for (const [action, { after, event }] of Object.entries(actions)) {
    for (const start of starts) {
      for (const list of ['', '?list']) {
        const { id } = await createFinding(testId, start)
        await sandbox.webhooks.idle()
        const before = requests.length
        const response = await submit(url, `/finding/${id}/${action}${list}`)
        t.equal(response.status, 303)
        const next = list === '' && action !== 'delete' ? `/finding/${id}` : '/'
        t.equal(response.headers.get('location'), next)
        await sandbox.webhooks.idle()
        const events = requests.slice(before).map(({ headers }) => headers['x-defectdojo-event'])
        t.same(events, event === undefined ? [] : [event], `${action} ${JSON.stringify(start)}`)
        if (after !== undefined) t.match(await readFinding(id), after)
        else t.equal((await fetch(`${url}/finding/${id}`)).status, 404)
      }
    }
  }
  t.equal((await submit(url, '/finding/999999/close')).status, 404)
  t.equal((await submit(url, '/finding/1/steal')).status, 404)
})

t.test('a foreign page can neither read nor change anything', async (t) => {
  const { url, createTest, createFinding, readFinding } = await startSandbox(t)
  const { id } = await createFinding((await createTest()).testId)
  const { host, port } = new URL(url)
  const status = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) =>
      http
        .request(`${url}${path}`, { method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        .on('error', reject)
        .end(),
    )
  const own = [
    { host, origin: `http://${host}` },
    { host: `localhost:${port}`, origin: `http://localhost:${port}` },
  ]
  const foreign = [
    { host },
    { host, origin: 'null' },
    { host, origin: 'http://evil.example' },
    { host, origin: `https://${host}` },
    { host, origin: `http://localhost:${port}` },
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    { host: '127.0.0.1', origin: 'http://127.0.0.1' },
  ]
  for (const headers of foreign) {
    for (const path of ['/finding', `/finding/${id}/close`, `/finding/${id}/delete`])
      t.equal(await status('POST', path, headers), 403, `${path} ${JSON.stringify(headers)}`)
    const canRead = headers.origin === undefined
    for (const path of ['/', `/finding/${id}`])
      t.equal(await status('GET', path, headers), canRead ? 200 : 403)
  }
  t.match(await readFinding(id), { active: true })
  for (const headers of own) {
    t.equal(await status('GET', '/', headers), 200)
    t.equal(await status('POST', `/finding/${id}/close`, headers), 303)
  }
})

t.test('the port lasts over restarts, unless another program has it', async (t) => {
  const portFile = join(temporaryFolder(t), 'port')
  const first = await startSandbox(t, { portFile })
  await first.sandbox.close()
  const again = await startSandbox(t, { portFile })
  t.equal(again.url, first.url)
  const beside = await startSandbox(t, { portFile })
  t.not(beside.url, first.url)
  t.equal((await beside.api('GET', 'findings/')).status, 200)
  t.equal(readFileSync(portFile, 'utf8'), new URL(first.url).port, 'the first keeps its port')
  await again.sandbox.close()

  const other = http.createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  t.teardown(() => other.close())
  t.not((await startSandbox(t, { portFile })).url, first.url)
})
