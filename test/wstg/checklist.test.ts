import t from 'tap'
import type { Finding } from '../../src/defectdojo/findings-tool.ts'
import { compareFindings, tagsFor, wstgChecklist } from '../../src/wstg/checklist.ts'
import { findingWith } from '../support/finding.ts'

const finding = (title: string, tags: string[], fields: Partial<Finding> = {}): Finding =>
  findingWith({ title, tags, ...fields })

const isListed = (title: string, ...tags: string[]) =>
  wstgChecklist.searches.some(({ matches }) => matches(finding(title, tags)))

const isTakenFor = (item: string, title: string, ...tags: string[]) =>
  wstgChecklist.searchesFor(item).some(({ matches }) => matches(finding(title, tags)))

t.test(
  'a finding belongs to the checklist by the tag WSTG, by the tag of an item, or by its title',
  async (t) => {
    t.ok(isListed('x', 'wstg'))
    t.ok(isListed('x', 'wstg-info-98'))
    t.ok(isListed('WSTG-INFO-97: y'))
    t.notOk(isListed('x', 'other'))
    t.notOk(isListed('x', 'mywstgs'))
  },
)

t.test('a finding with the identifier of another item is never selected', async (t) => {
  t.ok(isTakenFor('WSTG-INFO-02', 'x', 'wstg-info-02'))
  t.notOk(isTakenFor('WSTG-INFO-02', 'WSTG-INFO-01: x', 'wstg-info-02', 'wstg-info-01'))
  t.notOk(isTakenFor('WSTG-INFO-02', 'After WSTG-INFO-02', 'wstg', 'wstg-info-01'))
  t.ok(isTakenFor('WSTG INFO 1', 'WSTG INFO 1: Security Test', 'wstg'))
  t.notOk(isTakenFor('WSTG', 'WSTG INFO 1: Security Test', 'wstg'))
  t.ok(isTakenFor('WSTG', 'WSTG: Security Test', 'wstg'))
  t.notOk(isTakenFor('A', 'A: B: Security Test', 'wstg'))
  t.ok(isTakenFor('A: B', 'A: B: Security Test', 'wstg'))
  t.notOk(isTakenFor('7', 'Check 7: Security Test', 'wstg'))
  t.ok(isTakenFor('A-1', 'Retest of A-1', 'wstg'))
  t.notOk(isTakenFor('A-1', 'A-1 and A-2: Security Test', 'wstg'))
})

t.test('findings with a tag come first, then originals, then the oldest', async (t) => {
  const tagged = ['wstg', 'wstg-info-01']
  const [oldest, duplicate, first, second] = [
    finding('WSTG-INFO-01: x', ['wstg'], { id: 1 }),
    finding('x', tagged, { id: 2, duplicate: true }),
    finding('x', tagged, { id: 3 }),
    finding('x', tagged, { id: 4 }),
  ]
  t.same([oldest, duplicate, second, first].sort(compareFindings), [
    first,
    second,
    duplicate,
    oldest,
  ])
})

t.test('a new finding has the tag WSTG and, if it fits, the tag of its item', async (t) => {
  t.same(tagsFor('WSTG-INFO-02'), ['wstg', 'wstg-info-02'])
  t.same(tagsFor('WSTG'), ['wstg'])
  t.same(tagsFor('Own check 7'), ['wstg'])
})
