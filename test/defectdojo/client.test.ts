import t from 'tap'
import type { Finding } from '../../src/defectdojo/findings-tool.ts'
import { findingTitle, wstgTest } from '../../src/wstg/catalogue.ts'
import { tagsFor } from '../../src/wstg/checklist.ts'
import { flagsOfStatus, statusOfFlags, trackerStatuses } from '../../src/wstg/status.ts'
import { startAnsweringProxy } from '../support/answering-proxy.ts'
import { connect, processLock, startSandbox } from '../support/findings.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const newFinding = (wstgId: string, status: (typeof trackerStatuses)[number] = 'In Progress') => {
  const test = wstgTest(wstgId)
  return {
    tags: tagsFor(test.id),
    title: findingTitle(test),
    description: test.description,
    severity: test.severity,
    flags: flagsOfStatus(status),
  }
}

const gather = async (pages: AsyncIterable<Finding[]>): Promise<Finding[]> => {
  const all: Finding[] = []
  for await (const page of pages) all.push(...page)
  return all
}

const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id)

t.test(
  'a finding is created with its product, engagement and test, found and updated',
  async (t) => {
    const { url, api } = await startSandbox(t)
    const { tool, log } = connect(url)
    t.equal(await tool.findByItem('WSTG-ATHN-01'), undefined)
    t.equal((await api('GET', 'products/')).body.count, 0, 'a search creates nothing')

    const created = await tool.createFinding({
      ...newFinding('WSTG-ATHN-01'),
      mitigation: 'first notes',
    })
    t.match(created, {
      title: /^WSTG-ATHN-01: Testing for Credentials transported over an encrypted channel$/i,
      active: true,
      verified: false,
      falsePositive: false,
      severity: 'High',
      mitigation: 'first notes',
      duplicate: false,
    })
    t.same(created.tags.toSorted(), ['wstg', 'wstg-athn-01'])
    for (const [path, fields] of [
      ['products/', { name: 'WSTG Checklist', prod_type: 1 }],
      ['engagements/', { name: 'WSTG', product: 1 }],
      ['test_types/?name=WSTG%20Checklist', { id: 280 }],
      ['tests/', { title: 'WSTG Checklist', engagement: 1, test_type: 280 }],
    ] as const) {
      t.match((await api('GET', path)).body, { count: 1, results: [fields] }, path)
    }
    t.match(
      log.lines.map(({ kind }) => kind),
      ['product', 'engagement', 'test type', 'test'],
    )

    t.same(await tool.findByItem('WSTG-ATHN-01'), created)
    t.same(await tool.getFinding(created.id), created)
    const updated = await tool.updateFinding(created.id, {
      flags: flagsOfStatus('Done'),
      mitigation: 'second notes',
    })
    t.match(updated, { id: created.id, active: false, verified: true, mitigation: 'second notes' })
    const kept = await tool.updateFinding(created.id, {
      flags: flagsOfStatus('Blocked'),
      mitigation: '',
    })
    t.match(
      kept,
      { active: true, verified: false, mitigation: 'second notes' },
      'empty notes keep the existing ones',
    )
  },
)

t.test('every status can follow every other, and a repeated update changes nothing', async (t) => {
  const { url } = await startSandbox(t)
  const { tool } = connect(url)
  const { id } = await tool.createFinding(newFinding('WSTG-INFO-01'))
  for (const from of trackerStatuses) {
    for (const to of trackerStatuses) {
      await tool.updateFinding(id, { flags: flagsOfStatus(from) })
      await tool.updateFinding(id, { flags: flagsOfStatus(to) })
      const again = await tool.updateFinding(id, { flags: flagsOfStatus(to) })
      t.equal(statusOfFlags(again), statusOfFlags(flagsOfStatus(to)), `${from} → ${to}`)
    }
  }
  for (const status of trackerStatuses) {
    const created = await tool.createFinding(newFinding('WSTG-INFO-02', status))
    t.equal(statusOfFlags(created), statusOfFlags(flagsOfStatus(status)), `created as ${status}`)
  }
})

t.test('an update sends only the three flags and the notes', async (t) => {
  const { url, api } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const { tool } = connect(proxy.url)
  const { id } = await tool.createFinding(newFinding('WSTG-INFO-01'))
  const others = { title: 'Renamed', severity: 'Critical', description: 'own words' }
  await api('PATCH', `findings/${id}/`, { ...others, tags: ['wstg', 'wstg-info-01', 'mine'] })
  proxy.requests.length = 0
  await tool.updateFinding(id, {
    flags: { active: true, verified: true, falsePositive: true },
    mitigation: 'n',
  })
  t.equal(proxy.requests.length, 1)
  t.match(proxy.requests[0], { method: 'PATCH', url: `/api/v2/findings/${id}/` })
  t.same(JSON.parse(proxy.requests[0]?.body ?? ''), {
    active: false,
    verified: false,
    false_p: true,
    mitigation: 'n',
  })
  const { body } = await api('GET', `findings/${id}/`)
  t.match(body, others)
  t.same(body.tags.toSorted(), ['mine', 'wstg', 'wstg-info-01'])
})

t.test('every request carries the token, ends in a slash and asks for JSON', async (t) => {
  const { url } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const { tool } = connect(`${proxy.url}/api/v2/`)
  await tool.createFinding(newFinding('WSTG-INFO-01'))
  await tool.findByItem('WSTG-INFO-02')
  await gather(tool.listFindings())
  t.match(await tool.probe(), { username: 'admin', superuser: true })
  t.ok(proxy.requests.length > 8)
  for (const { method, url, headers } of proxy.requests) {
    t.match(url, /^\/api\/v2\/[a-z_/0-9]+\/(\?|$)/, `${method} ${url}`)
    t.match(headers, { authorization: /^Token c0ffee/, accept: 'application/json' })
    if (method !== 'GET') t.equal(headers['content-type'], 'application/json')
  }
})

t.test('a finding is found by its tag in any case, and not by a longer one', async (t) => {
  const { url, api, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { tool } = connect(url)
  await createFinding(testId, { title: 'x', tags: ['wstg', 'wstg-athn-010'] })
  t.equal(await tool.findByItem('WSTG-ATHN-01'), undefined)
  const { id } = await createFinding(testId, { title: 'y' })
  await api('PATCH', `findings/${id}/`, { tags: ['WSTG-ATHN-01'] })
  t.equal((await tool.findByItem('WSTG-ATHN-01'))?.id, id)
  t.equal((await tool.findByItem('wstg-athn-01'))?.id, id)
})

t.test('a finding with the versioned id is the same item', async (t) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { tool } = connect(url)
  const byTitle = await createFinding(testId, { title: 'WSTG-v42-INFO-02: x', tags: ['wstg'] })
  t.equal((await tool.findByItem('WSTG-INFO-02'))?.id, byTitle.id)
  const byTag = await createFinding(testId, { title: 'y', tags: ['wstg-v42-info-02'] })
  t.equal((await tool.findByItem('WSTG-INFO-02'))?.id, byTag.id, 'a tag precedes a title')
  t.equal((await tool.findByItem('wstg-v42-info-02'))?.id, byTag.id, 'the id is found in any form')
})

t.test('without its tag a finding is found by the tag WSTG and the id in its title', async (t) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { tool } = connect(url)
  await createFinding(testId, { title: 'WSTG-ATHN-010: longer', tags: ['wstg'] })
  await createFinding(testId, { title: 'WSTG-ATHN-01: without the tag' })
  await createFinding(testId, {
    title: 'WSTG-ATHN-01: with a tag that only contains it',
    tags: ['mywstgs'],
  })
  await createFinding(testId, { title: 'WSTG-ATHN-01: tagged otherwise', tags: ['athn-01'] })
  await createFinding(testId, { title: 'Notes on WSTG-ATHN-01', tags: ['wstg', 'wstg-athn-02'] })
  t.equal(await tool.findByItem('WSTG-ATHN-01'), undefined)
  const right = await createFinding(testId, { title: 'Retest: wstg-athn-01 again', tags: ['wstg'] })
  t.equal((await tool.findByItem('WSTG-ATHN-01'))?.id, right.id)
})

t.test('an id that cannot be a tag is found by its title', async (t) => {
  const { url } = await startSandbox(t)
  const { tool } = connect(url)
  for (const wstgId of ['Own check, no. 7', 'own-check', `O'Hara "test"`]) {
    t.equal(await tool.findByItem(wstgId), undefined)
    const created = await tool.createFinding(newFinding(wstgId))
    t.ok(created.tags.includes('wstg'))
    t.equal((await tool.findByItem(wstgId))?.id, created.id, wstgId)
  }
  t.equal(await tool.findByItem('Own check, no. 77'), undefined)
})

t.test('an item with the name of the common tag has a separate finding', async (t) => {
  const { url } = await startSandbox(t)
  const { tool } = connect(url)
  await tool.createFinding(newFinding('WSTG-INFO-01'))
  t.equal(await tool.findByItem('WSTG'), undefined)
  const { id, tags } = await tool.createFinding(newFinding('WSTG'))
  t.same(tags, ['wstg'])
  t.equal((await tool.findByItem('wstg'))?.id, id)
})

t.test(
  'the oldest finding that is no duplicate counts, and the log names the others once',
  async (t) => {
    const { url, createTest, createFinding, deleteFindings } = await startSandbox(t)
    const { testId } = await createTest()
    const { tool, log } = connect(url)
    const tags = ['wstg', 'wstg-info-01']
    const duplicate = await createFinding(testId, { active: false, duplicate: true, tags })
    t.equal(
      (await tool.findByItem('WSTG-INFO-01'))?.id,
      duplicate.id,
      'a duplicate is used if there is no other finding',
    )
    const first = await createFinding(testId, { tags })
    const second = await createFinding(testId, { tags })
    for (let round = 0; round < 3; round++)
      t.equal((await tool.findByItem('WSTG-INFO-01'))?.id, first.id)
    t.match(log.lines, [
      {
        event: 'findings_tool_several_matches',
        wstgId: 'WSTG-INFO-01',
        chosen: first.id,
        others: [second.id],
      },
    ])
    await deleteFindings(first.id)
    t.equal((await tool.findByItem('WSTG-INFO-01'))?.id, second.id)
  },
)

t.test('findings of other engagements and products are ignored', async (t) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const elsewhere = await createTest('WSTG', 'Another product')
  const { tool } = connect(url)
  const tags = ['wstg', 'wstg-info-01']
  const foreign = await createFinding(elsewhere.testId, { tags })
  t.equal(await tool.findByItem('WSTG-INFO-01'), undefined, 'before the engagement exists')
  t.same(await gather(tool.listFindings()), [])
  const ours = await tool.createFinding(newFinding('WSTG-INFO-01'))
  const sibling = await createTest('Another engagement')
  const second = await createFinding(sibling.testId, { tags })

  t.equal((await tool.findByItem('WSTG-INFO-01'))?.id, ours.id)
  t.same(idsOf(await gather(tool.listFindings())), [ours.id])
  for (const [id, inScope] of [
    [foreign.id, false],
    [second.id, false],
    [ours.id, true],
  ] as const) {
    const finding = await tool.getFinding(id)
    t.equal(finding && (await tool.isInScope(finding)), inScope)
  }

  const { tool: all } = connect(url, { scope: 'everything' })
  t.equal((await all.findByItem('WSTG-INFO-01'))?.id, foreign.id)
  t.same(idsOf(await gather(all.listFindings())), [foreign.id, ours.id, second.id])
  const finding = await all.getFinding(foreign.id)
  t.equal(finding && (await all.isInScope(finding)), true)
})

t.test('findings of a test that was added to the engagement later are found', async (t) => {
  const { url, api, createFinding } = await startSandbox(t)
  const { tool } = connect(url)
  await tool.createFinding(newFinding('WSTG-INFO-01'))
  const period = { target_start: '2026-01-01', target_end: '2026-12-31' }
  const { body: test } = await api('POST', 'tests/', { engagement: 1, test_type: 3, ...period })
  const added = await createFinding(test.id, { tags: ['wstg', 'wstg-info-02'] })
  t.equal((await tool.findByItem('WSTG-INFO-02'))?.id, added.id)
})

t.test('the client applies filters that the tool ignores', async (t) => {
  const { url, api, createTest, createFinding } = await startSandbox(t)
  const ours = await createTest()
  const foreign = await createTest('Another engagement')
  await createFinding(foreign.testId, { tags: ['wstg', 'wstg-info-01'] })
  await createFinding(ours.testId, { title: 'Untagged' })
  const named = await createFinding(ours.testId, { title: 'WSTG-INFO-01: untagged' })
  const wanted = await createFinding(ours.testId, { tags: ['wstg', 'wstg-info-01'] })
  const proxy = await startAnsweringProxy(t, url)
  // An older tool without these filters.
  proxy.answer(async ({ method, url }) => {
    if (method !== 'GET') return undefined
    const { pathname, searchParams } = new URL(url, 'http://tool')
    const paging = new URLSearchParams(
      [...searchParams].filter(([name]) => ['limit', 'offset'].includes(name)),
    )
    return {
      status: 200,
      body: (await api('GET', `${pathname.replace('/api/v2/', '')}?${paging}`)).body,
    }
  })
  const { tool } = connect(proxy.url)
  t.equal((await tool.findByItem('WSTG-INFO-01'))?.id, wanted.id)
  t.equal(await tool.findByItem('WSTG-INFO-02'), undefined)
  t.same(idsOf(await gather(tool.listFindings())), [named.id, wanted.id])
  const created = await tool.createFinding(newFinding('WSTG-INFO-02'))
  t.ok(proxy.requests.some(({ method, url }) => method === 'POST' && url === '/api/v2/tests/'))
  t.equal((await tool.findByItem('WSTG-INFO-02'))?.id, created.id)
  t.equal(
    (
      await fetch(`${url}/api/v2/products/`, {
        headers: { authorization: `Token ${'c0ffee00'.repeat(5)}` },
      })
    ).status,
    200,
  )
})

t.test('a list of any length is read in order, each finding once', async (t) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  const { tool } = connect(url)
  t.same(await gather(tool.listFindings()), [], 'nothing yet')
  const expected: number[] = []
  for (let index = 0; index < 260; index++) {
    const ours = index % 13 !== 0
    const { id } = await createFinding(testId, { tags: [ours ? 'wstg' : 'mywstgs'] })
    if (ours) expected.push(id)
  }
  const { id: untagged } = await createFinding(testId, { title: 'WSTG-INFO-02: by hand' })
  t.same(idsOf(await gather(tool.listFindings())), [...expected, untagged])
})

t.test('findings that are deleted while a list is read hide no other finding', async (t) => {
  const { url, createTest, createFinding, deleteFindings } = await startSandbox(t)
  const { testId } = await createTest()
  const { tool } = connect(url)
  const ids: number[] = []
  for (let index = 0; index < 320; index++)
    ids.push((await createFinding(testId, { tags: ['wstg'] })).id)
  const removed = new Set<number>()
  const remove = async (from: number, to: number) => {
    const going = ids.slice(from, to)
    for (const id of going) removed.add(id)
    await deleteFindings(...going)
  }
  const seen: number[] = []
  let page = 0
  for await (const findings of tool.listFindings()) {
    seen.push(...idsOf(findings))
    page++
    if (page === 1) await remove(0, 30)
    if (page === 2) await remove(40, 190)
    if (page === 3) await createFinding(testId, { tags: ['wstg'] })
  }
  t.equal(new Set(seen).size, seen.length, 'no finding twice')
  for (const id of ids) if (!removed.has(id)) t.ok(seen.includes(id), `finding ${id}`)
})

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

t.test('connections are reused for the next request', async (t) => {
  const { url } = await startSandbox(t)
  const proxy = await startTcpProxy(t, url)
  const { tool } = connect(proxy.url)
  for (let round = 0; round < 10; round++) {
    await tool.probe()
    t.equal(await tool.getFinding(1), undefined)
  }
  t.ok(proxy.accepted <= 2, `${proxy.accepted} connections`)
})
