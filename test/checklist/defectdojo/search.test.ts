import t, { type Test } from 'tap'
import { startAnsweringProxy } from '../../support/answering-proxy.ts'
import { connectTool, period, startSandbox } from '../../support/findings.ts'
import { gather, idsOf, newFinding, newItem } from '../../support/findings-client.ts'

/** A sandbox with a test of our engagement, and its client. */
const start = async (t: Test) => {
  const sandbox = await startSandbox(t)
  const ours = await sandbox.createTest()
  const { tool, log, createOwn } = connectTool(sandbox.url)
  return {
    ...sandbox,
    ...ours,
    tool,
    log,
    createOwn,
    /** Creates a finding in our test. */
    create: async (title: string, ...tags: string[]): Promise<number> =>
      (await sandbox.createFinding(ours.testId, { title, tags })).id,
    /** The number of an item's finding. */
    find: async (item: string) => (await tool.findByItem(newItem(item)))?.id,
  }
}

t.test('a finding is found by its tag in any case, and not by a longer one', async (t) => {
  const { api, create, find } = await start(t)
  await create('x', 'wstg', 'wstg-athn-010')
  t.equal(await find('WSTG-ATHN-01'), undefined)
  const id = await create('y')
  await api('PATCH', `findings/${id}/`, { tags: ['WSTG-ATHN-01'] })
  for (const item of ['WSTG-ATHN-01', 'wstg-athn-01']) t.equal(await find(item), id, item)
})

t.test('a finding with the versioned id is the same item', async (t) => {
  const { create, find } = await start(t)
  const byTitle = await create('WSTG-v42-INFO-02: x', 'wstg')
  t.equal(await find('WSTG-INFO-02'), byTitle)
  const byTag = await create('y', 'wstg-v42-info-02')
  t.equal(await find('WSTG-INFO-02'), byTag, 'a tag precedes a title')
  t.equal(await find('wstg-v42-info-02'), byTag, 'the id is found in any form')
})

t.test('without its tag a finding is found by the tag WSTG and the id in its title', async (t) => {
  const { create, find } = await start(t)
  await create('WSTG-ATHN-010: longer', 'wstg')
  await create('WSTG-ATHN-01: with a tag that only contains it', 'mywstgs')
  await create('Notes on WSTG-ATHN-01', 'wstg', 'wstg-athn-02')
  await create('WSTG-ATHN-01 by title, tagged otherwise', 'wstg-athn-03')
  t.equal(await find('WSTG-ATHN-01'), undefined)
  const untagged = await create('WSTG-ATHN-01: without the tag', 'athn-01')
  t.equal(await find('WSTG-ATHN-01'), untagged, 'the title alone, if no other has the id')
  const right = await create('Retest: wstg-athn-01 again', 'wstg')
  t.equal(await find('WSTG-ATHN-01'), right)
})

t.test('an id that cannot be a tag, or is the common tag, has a finding of its own', async (t) => {
  const { createOwn, find } = await start(t)
  await createOwn(newFinding('WSTG-INFO-01'))
  for (const item of ['Own check, no. 7', 'own-check', `O'Hara "test"`, 'WSTG']) {
    t.equal(await find(item), undefined)
    const created = await createOwn(newFinding(item))
    t.ok(created.tags.includes('wstg'))
    t.equal(await find(item), created.id, item)
  }
  t.equal(await find('Own check, no. 77'), undefined)
})

t.test('the oldest original counts', async (t) => {
  const { testId, createFinding, deleteFindings, create, find } = await start(t)
  const tags = ['wstg', 'wstg-info-01']
  const { id } = await createFinding(testId, { active: false, duplicate: true, tags })
  t.equal(await find('WSTG-INFO-01'), id, 'a duplicate is used if there is no other finding')
  const first = await create('x', ...tags)
  const second = await create('x', ...tags)
  t.equal(await find('WSTG-INFO-01'), first)
  await deleteFindings(first)
  t.equal(await find('WSTG-INFO-01'), second)
})

t.test('findings of other engagements and products are ignored', async (t) => {
  const { url, api, createTest, createFinding } = await startSandbox(t)
  const elsewhere = await createTest('WSTG', 'Another product')
  const { tool, createOwn } = connectTool(url)
  const tags = ['wstg', 'wstg-info-01']
  const foreign = await createFinding(elsewhere.testId, { tags })
  t.equal(await tool.findByItem(newItem('WSTG-INFO-01')), undefined, 'before the engagement exists')
  t.same(await gather(tool.listFindings()), [])
  const ours = await createOwn(newFinding('WSTG-INFO-01'))
  const sibling = await createTest('Another engagement')
  const second = await createFinding(sibling.testId, { tags })

  t.equal((await tool.findByItem(newItem('WSTG-INFO-01')))?.id, ours.id)
  t.same(idsOf(await gather(tool.listFindings())), [ours.id])
  const { tool: all } = connectTool(url, { scope: 'everything' })
  t.equal((await all.findByItem(newItem('WSTG-INFO-01')))?.id, foreign.id)
  t.same(idsOf(await gather(all.listFindings())), [foreign.id, ours.id, second.id])
  for (const [id, inScope] of [
    [foreign.id, false],
    [second.id, false],
    [ours.id, true],
  ] as const) {
    const finding = await tool.getFinding(id)
    t.equal(finding && (await tool.isInScope(finding)), inScope)
    t.equal(finding && (await all.isInScope(finding)), true)
  }

  const engagement = (await api('GET', `tests/?limit=100`)).body.results.find(
    ({ id }: { id: number }) => id === ours.test,
  ).engagement
  const { body: test } = await api('POST', 'tests/', { engagement, test_type: 3, ...period })
  const added = await createFinding(test.id, { tags: ['wstg', 'wstg-info-02'] })
  t.equal(
    (await tool.findByItem(newItem('WSTG-INFO-02')))?.id,
    added.id,
    'a test that was added later',
  )
})

t.test('the client applies filters that the tool ignores', async (t) => {
  const { url, api, createTest, createFinding, create } = await start(t)
  const foreign = await createTest('Another engagement')
  await createFinding(foreign.testId, { tags: ['wstg', 'wstg-info-01'] })
  await create('Untagged')
  const untagged = await create('WSTG-INFO-01: untagged')
  const wanted = await create('x', 'wstg', 'wstg-info-01')
  const proxy = await startAnsweringProxy(t, url)
  // An older tool without these filters.
  proxy.answer(async ({ method, url }) => {
    if (method !== 'GET') return undefined
    const { pathname, searchParams } = new URL(url, 'http://tool')
    for (const name of [...searchParams.keys()])
      if (!['limit', 'offset', 'related_fields'].includes(name)) searchParams.delete(name)
    const { body } = await api('GET', `${pathname.replace('/api/v2/', '')}?${searchParams}`)
    return { status: 200, body }
  })
  const { tool, createOwn } = connectTool(proxy.url)
  t.equal((await tool.findByItem(newItem('WSTG-INFO-01')))?.id, wanted)
  t.equal(await tool.findByItem(newItem('WSTG-INFO-02')), undefined)
  t.same(idsOf(await gather(tool.listFindings())), [untagged, wanted])
  const created = await createOwn(newFinding('WSTG-INFO-02'))
  t.equal((await tool.findByItem(newItem('WSTG-INFO-02')))?.id, created.id)
})

t.test('a list of any length is read in order, each finding once', async (t) => {
  const { tool, create } = await start(t)
  const expected: number[] = []
  for (let index = 0; index < 230; index++) {
    const isOurs = index % 13 !== 0
    const id = await create('A finding', isOurs ? 'wstg' : 'mywstgs')
    if (isOurs) expected.push(id)
  }
  await create('WSTG-INFO-02: by hand')
  t.same(idsOf(await gather(tool.listFindings())), expected)
})
