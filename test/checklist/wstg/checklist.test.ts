/** The pure rules: which finding belongs to which item, and the catalogue of items. */
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { type Finding, severities } from '../../../src/checklist/defectdojo/finding.ts'
import { newerWstgTests, wstgGuide, wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import {
  compareFindings,
  createWriteRule,
  findingFor,
  keysNamedBy,
  missingInGuide,
  tagsFor,
  wstgIdInTitle,
  wstgIdOf,
} from '../../../src/checklist/wstg/checklist.ts'
import { canonicalWstgId, wstgIdMeantBy } from '../../../src/checklist/wstg/identifier.ts'
import { findingWith } from '../../support/finding.ts'

t.test('an identifier has one canonical form', async (t) => {
  for (const [text, canonical] of Object.entries({
    'WSTG-INFO-02': 'WSTG-INFO-02',
    '  wstg-info-02 ': 'WSTG-INFO-02',
    'WSTG-v42-INFO-02': 'WSTG-INFO-02',
    'wstg-V42-info-02': 'WSTG-INFO-02',
    'WSTG-v41-INFO-02': 'WSTG-V41-INFO-02',
    'wstg-own-check': 'WSTG-OWN-CHECK',
    'Own check 7': 'Own check 7',
  }))
    t.equal(canonicalWstgId(text), canonical, text)
})

t.test('an identifier is found in a title as a whole word only', async (t) => {
  for (const [title, id] of Object.entries({
    'WSTG-INFO-02: Fingerprint Web Server': 'WSTG-INFO-02',
    'Retest of wstg-Info-02 (again)': 'WSTG-INFO-02',
    'WSTG-v42-INFO-02 - Fingerprint': 'WSTG-INFO-02',
    '[WSTG-INFO-02]': 'WSTG-INFO-02',
    'OWASP-WSTG-INFO-02': undefined,
    'WSTG-INFO-021': 'WSTG-INFO-021',
    'WSTG-INFO-02 follows WSTG-INFO-01': 'WSTG-INFO-02',
    'XWSTG-INFO-02': undefined,
    'ñWSTG-INFO-02': undefined,
    'WSTG-INFO-02b': undefined,
    'WSTG-INFO-02ñ': undefined,
    'WSTG-INFO': undefined,
    'WSTG INFO 02': undefined,
    '': undefined,
  }))
    t.equal(wstgIdInTitle(title), id, title)
})

t.test('a text means an item by one rule', async (t) => {
  for (const [text, id] of [
    ['WSTG-INFO-02', 'WSTG-INFO-02'],
    ['wstg-v42-info-02', 'WSTG-INFO-02'],
    ['WSTG-BUSL-09-3', 'WSTG-BUSL-09-3'],
    ['.wstg-info-02', 'WSTG-INFO-02'],
    ['WSTG-INFO-02.', 'WSTG-INFO-02'],
    ['Own check', 'Own check'],
    ['See WSTG-INFO-02.', 'WSTG-INFO-02'],
    ['WSTG-INFO-02/WSTG-v42-INFO-02', 'WSTG-INFO-02'],
    ['After WSTG-IDNT-03.1', 'After WSTG-IDNT-03.1'],
    ['WSTG-INFO-01, WSTG-INFO-02', undefined],
    ...Array.from('-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d').flatMap(
      (dash) =>
        [
          [`WSTG${dash}INFO${dash}02`, 'WSTG-INFO-02'],
          [`wstg ${dash}info${dash} 02`, 'WSTG-INFO-02'],
          [`WSTG${dash}v42${dash}INFO${dash}02`, 'WSTG-INFO-02'],
          [`WSTG${dash}BUSL${dash}09${dash}3`, 'WSTG-BUSL-09-3'],
          [`Roles (WSTG ${dash} INFO ${dash} 02) ${dash} x`, 'WSTG-INFO-02'],
        ] as const,
    ),
    ['WSTG-INFO-02 \u2013 3 parts', 'WSTG-INFO-02'],
    ['own\u20117', 'own\u20117'],
    ['WSTG INFO 02', 'WSTG INFO 02'],
  ] as const)
    t.equal(wstgIdMeantBy(text), id, text)
})

t.test('an identifier that the guide does not know is told', async (t) => {
  for (const [id, near] of [
    ['WSTG-INFO-02', 'known'],
    ['WSTG-APIT-02', 'known'],
    ['WSTG-v42-INFO-02', 'known'],
    ['OWN-02', undefined],
    ['WSTG', undefined],
    ['A check of ours', undefined],
    ['WSTG-ACME-01', undefined],
    ['WSTG-INFO-98', undefined],
    ['WSTG-AUTHNZ-01', undefined],
    ['WSTG-INFO-2', 'WSTG-INFO-02'],
    ['WSTG-INF0-01', 'WSTG-INFO-01'],
    ['WSTG-V41-INFO-02', 'WSTG-INFO-02'],
    ['OTG-INFO-002', 'WSTG-INFO-02'],
    ['WSTG-AUTHN-06', 'WSTG-ATHN-06'],
    ['WSTG-ERR-01', 'WSTG-ERRH-01'],
  ] as const)
    t.same(missingInGuide(id), near === 'known' ? undefined : { near }, id)
})

t.test('an identifier of a tag or a title ends where its word ends', async (t) => {
  for (const [title, keys] of [
    ['WSTG-IDNT-03.1 and WSTG-BUSL-09-3', []],
    ['XWSTG-INFO-02, x-WSTG-INFO-02, WSTG-INFO-02x', []],
    ['WSTG\u2011BUSL\u201109\u20113', []],
    ['WSTG\u2011INFO\u201102: x, WSTG - INFO - 03', [2, 3]],
    ['__WSTG-INFO-02__ [WSTG-INFO-03]. WSTG-INFO-04... wstg-info-05', [2, 3, 4, 5]],
  ] as const)
    t.same(
      keysNamedBy({ title, tags: [] }),
      keys.map((n) => `wstg-info-0${n}`),
      title,
    )
  t.same(keysNamedBy({ title: 'x', tags: ['wstg-busl-09-3'] }), ['wstg-busl-09-3'])
  t.same(keysNamedBy({ title: 'x', tags: ['wstg-info-02.'] }), ['wstg-info-02'])
})

t.test('the item of a finding follows from a tag, otherwise from its title', async (t) => {
  for (const [title, tags, id] of [
    ['anything', ['wstg', 'wstg-athn-01'], 'WSTG-ATHN-01'],
    ['anything', ['WSTG-ATHN-01'], 'WSTG-ATHN-01'],
    ['anything', ['wstg-v42-athn-01'], 'WSTG-ATHN-01'],
    ['anything', ['wstg-own'], 'WSTG-OWN'],
    ['WSTG-INFO-02: x', ['wstg-athn-01'], 'WSTG-ATHN-01'],
    ['WSTG-INFO-02: x', ['wstg'], 'WSTG-INFO-02'],
    ['WSTG-INFO-02: x', [], 'WSTG-INFO-02'],
    ['x', ['wstg', 'other'], undefined],
    ['x', ['wstg-'], undefined],
    ['x', ['xwstg-info-02'], undefined],
  ] as const)
    t.equal(wstgIdOf({ title, tags: [...tags] }), id, `${title} ${tags}`)
  const tags = ['wstg-reviewed', 'wstg-info-03', 'wstg', 'WSTG-INFO-02']
  for (const order of [tags, tags.toReversed()]) {
    t.equal(wstgIdOf({ title: 'x', tags: order }), 'WSTG-INFO-02', 'full form, then alphabet')
    t.equal(wstgIdOf({ title: 'WSTG-INFO-03: y', tags: order }), 'WSTG-INFO-03', 'named in title')
  }
})

const finding = (title: string, tags: readonly string[], fields: Partial<Finding> = {}): Finding =>
  findingWith({ title, tags: [...tags], ...fields })

const rule = createWriteRule('specified')

t.test('the lists hold the findings with a tag of the checklist', async (t) => {
  for (const [title, tags, listed] of [
    ['x', ['wstg'], true],
    ['x', ['WSTG'], true],
    ['x', ['wstg-info-98'], true],
    ['WSTG-INFO-97: y', [], true],
    ['see (WSTG-INFO-97)', [], true],
    ['wstg sess 3: y', [], true],
    ['x', ['owasp:wstg-info-02'], true],
    ['x wstg', [], false],
    ['x', ['other'], false],
    ['x', ['mywstgs'], false],
  ] as const)
    for (const list of Object.values(rule.lists))
      t.equal(list.matches(finding(title, tags)), listed, `${title} ${tags}`)
})

t.test('a finding with the identifier of another item is never selected', async (t) => {
  for (const [item, title, tags, taken] of [
    ['WSTG-INFO-02', 'x', ['wstg-info-02'], true],
    ['WSTG-INFO-02', 'x', ['wstg-v42-info-02'], true],
    ['WSTG-INFO-02', 'x', ['wstg-info-020'], false],
    ['Own', 'x', ['own'], true],
    ['own check 7', 'Own Check 7: something', ['wstg'], true],
    ['Own Check 7', 'Own Check 70', ['wstg'], false],
    ['A+B', 'see (A+B).', ['wstg'], true],
    ['a.b', 'axb', ['wstg'], false],
    ['INFO-02', 'XWSTG-INFO-02: x', ['wstg'], false],
    ['WSTG-INFO-02', 'WSTG-INFO-01: x', ['wstg-info-02', 'wstg-info-01'], false],
    ['WSTG-INFO-02', 'After WSTG-INFO-02', ['wstg', 'wstg-info-01'], false],
    ['WSTG INFO 1', 'WSTG INFO 1: Security Test', ['wstg'], true],
    ['WSTG', 'WSTG INFO 1: Security Test', ['wstg'], false],
    ['WSTG', 'WSTG: Security Test', ['wstg'], true],
    ['A', 'A: B: Security Test', ['wstg'], false],
    ['A: B', 'A: B: Security Test', ['wstg'], true],
    ['7', 'Check 7: Security Test', ['wstg'], false],
    ['A-1', 'Retest of A-1', ['wstg'], true],
    ['A-1', 'A-1 and A-2: Security Test', ['wstg'], false],
  ] as const)
    t.equal(
      rule.searchesFor({ wstgId: item }).some(({ matches }) => matches(finding(title, tags))),
      taken,
      `${item}: ${title} ${tags}`,
    )
})

t.test('findings with a tag come first, then originals, then the oldest', async (t) => {
  const tagged = ['wstg', 'wstg-info-01']
  const oldest = finding('WSTG-INFO-01: x', ['wstg'], { id: 1 })
  const duplicate = finding('x', tagged, { id: 2, duplicate: true })
  const [first, second] = [finding('x', tagged, { id: 3 }), finding('x', tagged, { id: 4 })]
  t.same([oldest, duplicate, second, first].sort(compareFindings), [
    first,
    second,
    duplicate,
    oldest,
  ])
})

t.test('a new finding has the tag WSTG and, if the tool takes it, that of its item', async (t) => {
  t.same(tagsFor('wstg-v42-info-02'), ['WSTG', 'WSTG-INFO-02'])
  t.same(tagsFor('Own-7'), ['WSTG', 'Own-7'])
  for (const id of ['WSTG', 'wstg', ' Wstg ', 'own check', 'a,b', `it's`, '"x"', 'tab\there'])
    t.same(tagsFor(id), ['WSTG'], id)
})

t.test('the catalogue holds the 97 tests of WSTG 4.2', async (t) => {
  const groups = Object.groupBy(wstgTests, ({ id }) => /^WSTG-([A-Z]{4})-\d{2}$/.exec(id)![1]!)
  const counts = Object.entries(groups).map(([group, tests]) => `${group} ${tests!.length}`)
  t.equal(
    counts.join(),
    'INFO 10,CONF 11,IDNT 5,ATHN 10,ATHZ 4,SESS 9,INPV 19,ERRH 2,CRYP 4,BUSL 9,CLNT 13,APIT 1',
  )
  t.equal(new Set(wstgTests.map(({ id }) => id)).size, 97)
  for (const { id, name, category, severity, description } of wstgTests) {
    t.ok(name.length > 0 && name.trim() === name, id)
    t.ok(category.length > 0, id)
    t.ok(severities.includes(severity), id)
    t.match(description, /^[A-Z](?:(?!\. ).)+\.$/, id)
    t.ok(findingFor(id).title.length <= 511, 'fits the tool')
  }
  t.equal(new Set(wstgTests.map(({ description }) => description)).size, 97)
  t.equal(new Set(wstgTests.map(({ category }) => category)).size, 12)
})

t.test('new tests of the guide name findings and stay outside of the checklist', async (t) => {
  t.equal(newerWstgTests.length, 18)
  const categories = new Set(wstgTests.map(({ category }) => category))
  for (const { id, name, category, severity, description } of newerWstgTests) {
    t.notOk(
      wstgTests.some((test) => test.id === id),
      id,
    )
    t.ok(categories.has(category), id)
    t.ok(severities.includes(severity), id)
    t.match(description, /^[A-Z](?:(?!\. ).)+\.$/, id)
    t.match(findingFor(id.toLowerCase()), { title: `${id}: ${name}`, severity, description })
  }
})

t.test('every form of a known id gives its entry, others a general one', async (t) => {
  const title = 'WSTG-INPV-05: Testing for SQL Injection'
  for (const id of ['WSTG-INPV-05', 'wstg-inpv-05', 'WSTG-v42-INPV-05'])
    t.match(findingFor(id), { title, severity: 'Critical', tags: ['WSTG', 'WSTG-INPV-05'] })
  const unknown = { title: 'WSTG-INFO-99: Security Test', severity: 'Medium', description: /./ }
  t.match(findingFor('wstg-info-99'), unknown)
  t.equal(findingFor('constructor').severity, 'Medium')
})

t.test('the data names its source and licence, also in NOTICE', async (t) => {
  t.equal(wstgGuide.version, '4.2')
  t.match(wstgGuide.attribution, /OWASP Foundation/)
  t.match(wstgGuide.license, /CC BY-SA 4\.0/)
  const notice = await readFile(new URL('../../../NOTICE', import.meta.url), 'utf8')
  for (const text of [
    'src/checklist/wstg/catalogue.json',
    'src/checklist/wstg/newer-tests.json',
    'CC BY-SA 4.0',
    'OWASP Foundation',
  ])
    t.ok(notice.includes(text), text)
})
