import t from 'tap'
import { startAnsweringProxy } from '../support/answering-proxy.ts'
import { connect, processLock, startSandbox } from '../support/findings.ts'
import { behindAnsweringProxy, failureOf, newFinding } from '../support/findings-client.ts'

const finding = newFinding('WSTG-INFO-01', 'Done')

t.test(
  'objects that other processes create at the same time are used, not created again',
  async (t) => {
    const { url, api } = await startSandbox(t)
    const withLock = processLock()
    const tools = [1, 2, 3, 4].map(() => connect(url, { withLock }).tool)
    await Promise.all(
      tools.map((tool, index) => tool.createFinding(newFinding(`WSTG-INFO-0${index + 1}`))),
    )
    for (const path of [
      'products/',
      'engagements/',
      'tests/',
      'test_types/?name=WSTG%20Checklist',
    ]) {
      t.equal((await api('GET', path)).body.count, 1, path)
    }
    t.equal((await api('GET', 'findings/')).body.count, 4)
  },
)

t.test('an object that another client created meanwhile is looked up again', async (t) => {
  const { url, api } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const created = new Set<string>()
  proxy.answer(async ({ method, url, body }) => {
    const path = url.replace('/api/v2/', '')
    if (method !== 'POST' || !['product_types/', 'products/', 'test_types/'].includes(path))
      return undefined
    created.add(path)
    await api('POST', path, JSON.parse(body))
    // Versions from 3.1.302 answer a lost race with 409. Older versions answer 400, as for any name
    // that exists.
    const message =
      'The request conflicts with an existing record because a unique field value already exists.'
    return path === 'products/' ? { status: 409, body: { message } } : undefined
  })
  const { tool } = connect(proxy.url, { productType: 'New type' })
  await tool.createFinding(newFinding('WSTG-INFO-01'))
  t.equal(created.size, 3)
  t.equal((await api('GET', 'products/')).body.count, 1)
})

t.test('a manually created engagement is used, the oldest of several', async (t) => {
  const { url, api, createTest } = await startSandbox(t)
  const first = await createTest('WSTG', 'wstg CHECKLIST')
  await createTest('WSTG', 'wstg CHECKLIST')
  await api('POST', 'test_types/', { name: 'WSTG Checklist' })
  const { tool } = connect(url)
  const { test } = await tool.createFinding(newFinding('WSTG-INFO-01'))
  const tests = (await api('GET', 'tests/')).body.results
  t.match(
    tests.at(-1),
    { id: test, engagement: first.engagementId, test_type_name: 'WSTG Checklist' },
    'the oldest',
  )
  t.equal((await api('GET', 'products/')).body.count, 1)
  t.equal((await api('GET', 'engagements/')).body.count, 2)
})

t.test('a prepared test with the right type or name is used', async (t) => {
  for (const fields of [{ test_type: 280 }, { test_type: 3, title: 'wstg checklist' }]) {
    const { url, api, createTest } = await startSandbox(t)
    const { engagementId } = await createTest()
    await api('POST', 'test_types/', { name: 'WSTG Checklist' })
    const period = { target_start: '2026-01-01', target_end: '2026-12-31' }
    const { body: prepared } = await api('POST', 'tests/', {
      engagement: engagementId,
      ...period,
      ...fields,
    })
    const { tool } = connect(url)
    t.equal((await tool.createFinding(newFinding('WSTG-INFO-01'))).test, prepared.id)
    t.equal((await api('GET', 'tests/')).body.count, 2)
  }
})

t.test('a deleted test is replaced', async (t) => {
  const { url, api } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const { tool } = connect(proxy.url)
  const { test: gone } = await tool.createFinding(newFinding('WSTG-INFO-01'))
  proxy.answer(async ({ method, url, body }) => {
    const path = url.replace('/api/v2/', '')
    if (method === 'POST' && path === 'findings/' && JSON.parse(body).test === gone) {
      return { status: 404, body: { detail: 'No Test matches the given query.' } }
    }
    if (method !== 'GET' || !path.startsWith('tests/')) return undefined
    const { body: answer } = await api('GET', path)
    const results = answer.results.filter(({ id }: { id: number }) => id !== gone)
    return { status: 200, body: { ...answer, count: results.length, results } }
  })
  const { test } = await tool.createFinding(newFinding('WSTG-INFO-02'))
  t.not(test, gone, 'a new test is created')
})

t.test('a creation that fails with 404 is not repeated if the test still exists', async (t) => {
  const { url } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const { tool } = connect(proxy.url)
  let sent = 0
  proxy.answer(({ url }) =>
    url === '/api/v2/findings/' && ++sent ? { status: 404, body: {} } : undefined,
  )
  await t.rejects(tool.createFinding(newFinding('WSTG-INFO-01')), { message: /answered 404/ })
  t.equal(sent, 1)
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
