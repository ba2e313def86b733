import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import t from 'tap'
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
