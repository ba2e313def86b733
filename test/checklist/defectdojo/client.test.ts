import t from 'tap'
import {
  flagsOfStatus,
  statusOfFlags,
  trackerStatuses,
} from '../../../src/checklist/wstg/status.ts'
import { startAnsweringProxy } from '../../support/answering-proxy.ts'
import { connectTool, startSandbox } from '../../support/findings.ts'
import { behindAnsweringProxy, gather, newFinding, newItem } from '../../support/findings-client.ts'

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
