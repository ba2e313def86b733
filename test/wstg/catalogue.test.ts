import { readFile } from 'node:fs/promises'
import t from 'tap'
import { severities } from '../../src/defectdojo/finding.ts'
import {
  findingTitle,
  isKnownWstgId,
  wstgGuide,
  wstgTest,
  wstgTests,
} from '../../src/wstg/catalogue.ts'

t.test('the catalogue holds the 97 tests of WSTG 4.2', async (t) => {
  t.equal(wstgTests.length, 97)
  t.equal(new Set(wstgTests.map(({ id }) => id)).size, 97)
  const counts: Record<string, number> = {}
  for (const { id } of wstgTests) {
    const [, group = ''] = /^WSTG-([A-Z]{4})-\d{2}$/.exec(id) ?? []
    counts[group] = (counts[group] ?? 0) + 1
  }
  t.same(counts, {
    INFO: 10,
    CONF: 11,
    IDNT: 5,
    ATHN: 10,
    ATHZ: 4,
    SESS: 9,
    INPV: 19,
    ERRH: 2,
    CRYP: 4,
    BUSL: 9,
    CLNT: 13,
    APIT: 1,
  })
})

t.test('each test has a name, a category, a severity and one sentence', async (t) => {
  for (const { id, name, category, severity, description } of wstgTests) {
    t.ok(name.length > 0 && name.trim() === name, id)
    t.ok(category.length > 0, id)
    t.ok(severities.includes(severity), id)
    t.match(description, /^[A-Z](?:(?!\. ).)+\.$/, id)
    t.ok(findingTitle(wstgTest(id)).length <= 511, 'fits the tool')
  }
  t.equal(new Set(wstgTests.map(({ description }) => description)).size, 97)
  t.equal(new Set(wstgTests.map(({ category }) => category)).size, 12)
})

t.test('every form of a known id gives its entry', async (t) => {
  for (const id of ['WSTG-INPV-05', 'wstg-inpv-05', 'WSTG-v42-INPV-05']) {
    const test = wstgTest(id)
    t.equal(isKnownWstgId(id), true)
    t.match(test, {
      id: 'WSTG-INPV-05',
      category: 'Input Validation Testing',
      severity: 'Critical',
    })
    t.equal(findingTitle(test), 'WSTG-INPV-05: Testing for SQL Injection')
  }
})

t.test('an unknown id gets a general title and severity Medium', async (t) => {
  t.equal(isKnownWstgId('WSTG-INFO-99'), false)
  const test = wstgTest('WSTG-INFO-99')
  t.equal(test.severity, 'Medium')
  t.ok(findingTitle(test).startsWith('WSTG-INFO-99: '))
  t.ok(test.description.length > 0)
  t.equal(wstgTest('constructor').severity, 'Medium')
})

t.test('the data names its source and licence, also in NOTICE', async (t) => {
  t.equal(wstgGuide.version, '4.2')
  t.match(wstgGuide.attribution, /OWASP Foundation/)
  t.match(wstgGuide.license, /CC BY-SA 4\.0/)
  const notice = await readFile(new URL('../../NOTICE', import.meta.url), 'utf8')
  for (const text of ['src/wstg/catalogue.json', 'CC BY-SA 4.0', 'OWASP Foundation'])
    t.ok(notice.includes(text), text)
})
