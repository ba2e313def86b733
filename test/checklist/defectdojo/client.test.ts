import t from 'tap'
import {
  flagsOfStatus,
  statusOfFlags,
  trackerStatuses,
} from '../../../src/checklist/wstg/status.ts'
import { startAnsweringProxy } from '../../support/answering-proxy.ts'
import { connectTool, startSandbox } from '../../support/findings.ts'
import { behindAnsweringProxy, gather, newFinding, newItem } from '../../support/findings-client.ts'

t.test('a finding is created with its product, engagement and test', async (t) => {
  const { url, api } = await startSandbox(t)
  const { tool, log, createOwn } = connectTool(url)
  t.equal(await tool.findByItem(newItem('WSTG-ATHN-01')), undefined)
  t.equal((await api('GET', 'products/')).body.count, 0, 'a search creates nothing')

  const mitigation = 'first notes'
  const created = await createOwn({ ...newFinding('WSTG-ATHN-01'), mitigation })
  t.match(created, {
    title: /^WSTG-ATHN-01: Testing for Credentials transported over an encrypted channel$/i,
    active: true,
    verified: false,
    falsePositive: false,
    severity: 'High',
    mitigation,
    duplicate: false,
  })
  t.same(created.tags.toSorted(), ['wstg', 'wstg-athn-01'])
  for (const [path, fields] of [
    ['products/', { name: 'WSTG Checklist', prod_type: 1 }],
    ['engagements/', { name: 'WSTG', product: 1 }],
    ['test_types/?name=WSTG%20Checklist', { id: 280 }],
    ['tests/', { title: 'WSTG Checklist', engagement: 1, test_type: 280 }],
  ] as const)
    t.match((await api('GET', path)).body, { count: 1, results: [fields] }, path)
  const kinds = log.lines.map(({ kind }) => kind)
  t.same(kinds, ['product', 'engagement', 'test type', 'test'])
  // The answer to a write does not tell the engagement.
  const [{ id: engagement, name: engagementName, product }] = (await api('GET', 'engagements/'))
    .body.results
  const found = { ...created, engagement, engagementName, product }
  t.same(await tool.findByItem(newItem('WSTG-ATHN-01')), found)
  t.same(await tool.getFinding(created.id), found)
})

t.test('every status can follow every other, and a repeated update changes nothing', async (t) => {
  const { url } = await startSandbox(t)
  const { tool, createOwn } = connectTool(url)
  for (const from of trackerStatuses) {
    const created = await createOwn(newFinding('WSTG-INFO-01', from))
    t.equal(statusOfFlags(created), statusOfFlags(flagsOfStatus[from]), `created as ${from}`)
    for (const to of trackerStatuses) {
      await tool.updateFinding(created.id, { flags: flagsOfStatus[from] })
      await tool.updateFinding(created.id, { flags: flagsOfStatus[to] })
      const again = await tool.updateFinding(created.id, { flags: flagsOfStatus[to] })
      t.equal(statusOfFlags(again), statusOfFlags(flagsOfStatus[to]), `${from} → ${to}`)
    }
  }
})

t.test('an update sends only the three flags and the notes', async (t) => {
  const { url, api } = await startSandbox(t)
  const proxy = await startAnsweringProxy(t, url)
  const { tool, createOwn } = connectTool(proxy.url)
  const { id } = await createOwn(newFinding('WSTG-INFO-01'))
  const others = { title: 'Renamed', severity: 'Critical', description: 'own words' }
  await api('PATCH', `findings/${id}/`, { ...others, tags: ['wstg', 'wstg-info-01', 'mine'] })
  proxy.requests.length = 0
  const flags = flagsOfStatus['Not Applicable']
  await tool.updateFinding(id, { flags, mitigation: 'n' })
  await tool.updateFinding(id, { flags, mitigation: '' })
  const sent = { active: false, verified: false, false_p: true }
  t.match(proxy.requests, [
    { method: 'PATCH', url: `/api/v2/findings/${id}/` },
    { method: 'PATCH' },
  ])
  t.same(
    proxy.requests.map(({ body }) => JSON.parse(body)),
    [{ ...sent, mitigation: 'n' }, sent],
  )
  const { body } = await api('GET', `findings/${id}/`)
  t.match(body, { ...others, mitigation: 'n' }, 'empty notes keep the existing ones')
  t.same(body.tags.toSorted(), ['mine', 'wstg', 'wstg-info-01'])
})

t.test('every request carries the token, ends in a slash and asks for JSON', async (t) => {
  const { proxy } = await behindAnsweringProxy(t)
  const { tool, createOwn } = connectTool(`${proxy.url}/api/v2/`)
  await createOwn(newFinding('WSTG-INFO-01'))
  await tool.findByItem(newItem('WSTG-INFO-02'))
  await gather(tool.listFindings())
  t.match(await tool.probe(), { username: 'admin' })
  t.ok(proxy.requests.length > 8)
  for (const { method, url, headers } of proxy.requests) {
    t.match(url, /^\/api\/v2\/[a-z_/0-9]+\/(\?|$)/, `${method} ${url}`)
    t.match(headers, { authorization: /^Token c0ffee/, accept: 'application/json' })
    if (method !== 'GET') t.equal(headers['content-type'], 'application/json')
  }
})
