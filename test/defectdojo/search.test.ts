import t from 'tap'
import { startAnsweringProxy } from '../support/answering-proxy.ts'
import { connect, startSandbox } from '../support/findings.ts'
import { gather, idsOf, newFinding } from '../support/findings-client.ts'

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
