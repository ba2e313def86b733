import t from 'tap'
import {
  canonicalWstgId,
  equalWstgIds,
  hasTag,
  tagOfWstgId,
  titleContainsId,
  wstgIdInTitle,
  wstgIdOf,
} from '../../src/wstg/wstg-id.ts'

t.test('an identifier has one canonical form', async (t) => {
  for (const [text, canonical] of [
    ['WSTG-INFO-02', 'WSTG-INFO-02'],
    ['  wstg-info-02 ', 'WSTG-INFO-02'],
    ['WSTG-v42-INFO-02', 'WSTG-INFO-02'],
    ['wstg-V42-info-02', 'WSTG-INFO-02'],
    ['WSTG-v41-INFO-02', 'WSTG-V41-INFO-02'],
    ['wstg-own-check', 'WSTG-OWN-CHECK'],
    ['Own check 7', 'Own check 7'],
  ] as const) {
    t.equal(canonicalWstgId(text), canonical, text)
  }
  t.ok(equalWstgIds('wstg-v42-info-02', 'WSTG-INFO-02'))
  t.ok(equalWstgIds('own', 'OWN'))
  t.notOk(equalWstgIds('WSTG-INFO-02', 'WSTG-INFO-020'))
})

t.test('an identifier is found in a title as a whole word only', async (t) => {
  for (const [title, id] of [
    ['WSTG-INFO-02: Fingerprint Web Server', 'WSTG-INFO-02'],
    ['Retest of wstg-Info-02 (again)', 'WSTG-INFO-02'],
    ['WSTG-v42-INFO-02 - Fingerprint', 'WSTG-INFO-02'],
    ['[WSTG-INFO-02]', 'WSTG-INFO-02'],
    ['OWASP-WSTG-INFO-02', 'WSTG-INFO-02'],
    ['WSTG-INFO-021', 'WSTG-INFO-021'],
    ['WSTG-INFO-02 follows WSTG-INFO-01', 'WSTG-INFO-02'],
    ['XWSTG-INFO-02', undefined],
    ['ñWSTG-INFO-02', undefined],
    ['WSTG-INFO-02b', undefined],
    ['WSTG-INFO-02ñ', undefined],
    ['WSTG-INFO', undefined],
    ['WSTG INFO 02', undefined],
    ['', undefined],
  ] as const) {
    t.equal(wstgIdInTitle(title), id, title)
  }
})

t.test('the item of a finding follows from a tag, otherwise from its title', async (t) => {
  const idOf = (title: string, ...tags: string[]) => wstgIdOf({ title, tags })
  t.equal(idOf('anything', 'wstg', 'wstg-athn-01'), 'WSTG-ATHN-01')
  t.equal(idOf('anything', 'WSTG-ATHN-01'), 'WSTG-ATHN-01')
  t.equal(idOf('anything', 'wstg-v42-athn-01'), 'WSTG-ATHN-01')
  t.equal(idOf('anything', 'wstg-own'), 'WSTG-OWN')
  t.equal(idOf('WSTG-INFO-02: x', 'wstg-athn-01'), 'WSTG-ATHN-01', 'the tag takes precedence')
  t.equal(idOf('WSTG-INFO-02: x', 'wstg'), 'WSTG-INFO-02')
  t.equal(idOf('WSTG-INFO-02: x'), 'WSTG-INFO-02')
  t.equal(idOf('x', 'wstg', 'other'), undefined)
  t.equal(idOf('x', 'wstg-'), undefined)
  t.equal(idOf('x', 'xwstg-info-02'), undefined)
})

t.test('several possible tags give the same answer in any order', async (t) => {
  const tags = ['wstg-reviewed', 'wstg-info-03', 'wstg', 'WSTG-INFO-02']
  for (const order of [tags, tags.toReversed()]) {
    t.equal(
      wstgIdOf({ title: 'x', tags: order }),
      'WSTG-INFO-02',
      'the full form before others, then by the alphabet',
    )
    t.equal(
      wstgIdOf({ title: 'WSTG-INFO-03: y', tags: order }),
      'WSTG-INFO-03',
      'the tag that the title names',
    )
  }
})

t.test('tags are compared without case', async (t) => {
  t.ok(hasTag(['WSTG'], 'wstg'))
  t.ok(hasTag(['wstg'], 'WSTG'))
  t.notOk(hasTag(['wstg-info-02'], 'wstg'))
})

t.test('an identifier that the tool would refuse as a tag gets no tag', async (t) => {
  t.equal(tagOfWstgId('WSTG-INFO-02'), 'wstg-info-02')
  for (const id of ['own check', 'a,b', `it's`, '"x"', 'tab\there'])
    t.equal(tagOfWstgId(id), undefined, id)
})

t.test('the common tag of all findings is not a tag of an item', async (t) => {
  for (const id of ['WSTG', 'wstg', ' Wstg ']) t.equal(tagOfWstgId(id), undefined, id)
})

t.test('a title contains an identifier only as a whole word', async (t) => {
  t.ok(titleContainsId('Own Check 7: something', 'own check 7'))
  t.ok(titleContainsId('see (A+B).', 'A+B'))
  t.notOk(titleContainsId('Own Check 70', 'Own Check 7'))
  t.notOk(titleContainsId('WSTG-INFO-02: x', 'INFO-02'))
  t.notOk(titleContainsId('WSTG-INFO-02: x', 'WSTG-INFO'))
  t.notOk(titleContainsId('axb', 'a.b'), 'no character is a pattern')
})
