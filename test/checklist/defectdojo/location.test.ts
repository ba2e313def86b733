import t, { type Test } from 'tap'
import { recordRepository } from '../../../src/checklist/defectdojo/record-repository.ts'
import {
  type GivenAnswer,
  type SeenRequest,
  startAnsweringProxy,
} from '../../support/answering-proxy.ts'
import { connectTool, noRight, period, startSandbox } from '../../support/findings.ts'
import { newFinding, newItem, toolFailureOf } from '../../support/findings-client.ts'
import { createDatabase, open } from '../../support/postgres.ts'

const finding = newFinding('WSTG-INFO-01', 'Done')
const counted = (results: unknown[]): GivenAnswer => ({
  status: 200,
  body: { count: results.length, results },
})

/** A client of a sandbox; `decide` may answer instead of the sandbox. */
const start = async (
  t: Test,
  decide: (
    path: string,
    request: SeenRequest,
    api: Awaited<ReturnType<typeof startSandbox>>['api'],
  ) => GivenAnswer | undefined | Promise<GivenAnswer | undefined> = () => undefined,
) => {
  const sandbox = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, sandbox.url)
  proxy.answer((request) =>
    decide(`${request.method} ${request.url.replace('/api/v2/', '')}`, request, sandbox.api),
  )
  const count = async (path: string) => (await sandbox.api('GET', path)).body.count
  return { ...sandbox, ...connectTool(proxy.url), proxy, count }
}

/** Makes the records of further processes on one database. */
const sharedRecords = async (t: Test) => {
  const databaseUrl = await createDatabase(t)
  return () => recordRepository(open(t, databaseUrl))
}

t.test('processes that create findings at the same time share their location', async (t) => {
  const { url, api, count } = await start(t)
  const recordsOf = await sharedRecords(t)
  const tools = [1, 2, 3, 4].map(() => connectTool(url, { records: recordsOf() }))
  for (const { tool } of tools) await tool.findByItem(newItem('WSTG-INFO-01'))
  t.equal(await count('products/'), 0, 'a search creates nothing')
  await Promise.all(
    tools.flatMap(({ createOwn }, index) => [
      createOwn(newFinding(`WSTG-INFO-0${index + 1}`)),
      createOwn(newFinding(`WSTG-CONF-0${index + 1}`)),
    ]),
  )
  for (const [path, fields] of [
    ['products/', { name: 'WSTG Checklist', prod_type: 1 }],
    ['engagements/', { name: 'WSTG', product: 1 }],
    ['test_types/?name=WSTG%20Checklist', { id: 280 }],
    ['tests/', { title: 'WSTG Checklist', engagement: 1, test_type: 280 }],
  ] as const)
    t.match((await api('GET', path)).body, { count: 1, results: [fields] }, path)
  t.equal(await count('findings/'), 8)
})

t.test('an object that another client created meanwhile is looked up again', async (t) => {
  const created: string[] = []
  const { proxy, count } = await start(t, async (path, { body }, api) => {
    const [method, name = ''] = path.split(' ')
    if (method !== 'POST' || !['product_types/', 'products/', 'test_types/'].includes(name))
      return undefined
    created.push(name)
    await api('POST', name, JSON.parse(body))
    // Versions from 3.1.302 answer a lost race with 409. Older versions answer 400, as for any name
    // that exists.
    const message =
      'The request conflicts with an existing record because a unique field value already exists.'
    return name === 'products/' ? { status: 409, body: { message } } : undefined
  })
  await connectTool(proxy.url, { productType: 'New type' }).createOwn(finding)
  t.same(created, ['product_types/', 'products/', 'test_types/'])
  t.equal(await count('products/'), 1)
})

t.test('a manually created engagement is used, the oldest of several', async (t) => {
  const { createOwn, api, createTest, count } = await start(t)
  const first = await createTest('WSTG', 'wstg CHECKLIST')
  await createTest('WSTG', 'wstg CHECKLIST')
  await api('POST', 'test_types/', { name: 'WSTG Checklist' })
  const { test } = await createOwn(finding)
  const tests = (await api('GET', 'tests/')).body.results
  const engagement = first.engagementId
  t.match(tests.at(-1), { id: test, engagement, test_type_name: 'WSTG Checklist' })
  t.equal(await count('products/'), 1)
  t.equal(await count('engagements/'), 2)
})

t.test('a prepared test with the right type or name is used', async (t) => {
  for (const fields of [{ test_type: 280 }, { test_type: 3, title: 'wstg checklist' }]) {
    const { createOwn, api, createTest, count } = await start(t)
    const { engagementId: engagement } = await createTest()
    await api('POST', 'test_types/', { name: 'WSTG Checklist' })
    const { body: prepared } = await api('POST', 'tests/', { engagement, ...period, ...fields })
    t.equal((await createOwn(finding)).test, prepared.id)
    t.equal(await count('tests/'), 2)
  }
})

t.test('a finding whose test goes meanwhile is created later', async (t) => {
  const { createOwn } = await start(t, async (path) =>
    path === 'POST findings/' ? { status: 404, body: { detail: 'Not found.' } } : undefined,
  )
  t.match(await toolFailureOf(t, createOwn(finding)), { reason: 'unseen', transient: true })
})

t.test('after a creation without an answer no record is created for a time', async (t) => {
  let lost = 0
  const { url, proxy, count } = await start(t, (path) =>
    path === 'POST engagements/' && lost++ === 0 ? { status: 504, body: {} } : undefined,
  )
  const recordsOf = await sharedRecords(t)
  const [first, second] = [proxy.url, url].map((address) =>
    connectTool(address, { records: recordsOf(), unansweredLimit: 3000 }),
  ) as [ReturnType<typeof connectTool>, ReturnType<typeof connectTool>]
  t.match(await toolFailureOf(t, first.createOwn(finding)), { reason: 'server_error' })
  const failed = performance.now()
  await second.createOwn(finding)
  t.ok(performance.now() - failed > 2500)
  t.equal(await count('engagements/'), 1)
})

t.test('without the right to create a test type a built-in one is used', async (t) => {
  const { createOwn, log, proxy } = await start(t, (path) =>
    path === 'POST test_types/' ? noRight : undefined,
  )
  t.match(await createOwn(finding), { active: false, verified: true })
  const [line] = log.lines.filter(({ level }) => level === 'warn')
  t.match(line, {
    event: 'findings_tool_test_type',
    wanted: 'WSTG Checklist',
    used: 'Web Application Test',
    message: /does not allow us to create the test type "WSTG Checklist"/,
  })
  const test = proxy.requests.find(
    ({ method, url }) => method === 'POST' && url === '/api/v2/tests/',
  )
  t.match(JSON.parse(test?.body ?? ''), { test_type: 4, title: 'WSTG Checklist' })
})

t.test('the error of a user without rights names the preparation', async (t) => {
  const taken = { status: 400, body: { name: ['product with this name already exists.'] } }
  const invisible =
    'perform this action. No product "WSTG Checklist" is visible to the token\'s user: add the user'
  for (const [path, reason, message] of [
    ['POST product_types/', 'missing_right', invisible],
    ['POST products/', 'missing_right', invisible],
    ['POST engagements/', 'missing_right', 'Create the engagement "WSTG" there'],
    ['products/', 'conflict', 'The product "WSTG Checklist" exists there, but the token\'s user'],
  ] as const) {
    const { proxy } = await start(t, (called) => {
      if (reason === 'missing_right') return called === path ? noRight : undefined
      if (called.startsWith(`GET ${path}`)) return counted([])
      return called === `POST ${path}` ? taken : undefined
    })
    const { createOwn } = connectTool(proxy.url, { productType: 'New type' })
    const error = await toolFailureOf(t, createOwn(finding))
    t.match(error, { reason, transient: false, message }, path)
    proxy.pass()
    t.ok(await createOwn(finding), 'after the right is granted no restart is needed')
  }
})
