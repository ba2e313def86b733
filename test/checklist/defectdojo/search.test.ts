import t from 'tap'
import { startAnsweringProxy } from '../../support/answering-proxy.ts'
import { connectTool, period, startSandbox } from '../../support/findings.ts'
import { gather, idsOf, newFinding, newItem } from '../../support/findings-client.ts'

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
  const { url, api, createTest, createFinding } = await startSandbox(t)
  const ours = await createTest()
  const create = async (title: string, ...tags: string[]): Promise<number> =>
    (await createFinding(ours.testId, { title, tags })).id
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
