/** The numbers and texts of a report, before their layout. */
import t from 'tap'
import document from '../../../generated/client/openapi.json' with { type: 'json' }
import { findingAddress, toolAddressOf } from '../../../src/checklist/defectdojo/finding.ts'
import { createFormat } from '../../../src/checklist/report/format.ts'
import { createPrintable, readFonts } from '../../../src/checklist/report/printable.ts'
import { ageTargets } from '../../../src/checklist/report/report-data.ts'
import { progressParts, summarise } from '../../../src/checklist/report/summary.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { item, mixedItems } from './support.ts'

t.test('all counts are of the tests of the guide; other items are counted apart', async (t) => {
  const outsideItem = item({ wstg_id: 'WSTG-SESS-1', name: null, conflict: true })
  const items = [...mixedItems(97), outsideItem]
  const { categories, conflicts, outside, progress, tests } = summarise({ items })
  t.equal(tests.length, 97)
  t.same(progress, {
    closed: 34,
    issues: 11,
    under_way: 18,
    blocked: 17,
    untested: 17,
    total: 97,
  })
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  for (const part of [...progressParts, 'total'] as const)
    t.equal(sum(categories.map(({ progress }) => progress[part])), progress[part], part)
  t.equal(categories.length, 12)
  t.match(categories[5], { name: 'Session Management Testing', code: 'WSTG-SESS' })
  t.same(
    outside.map(({ wstg_id }) => wstg_id),
    ['WSTG-SESS-1'],
  )
  t.ok(conflicts.some(({ wstg_id }) => wstg_id === 'WSTG-SESS-1'))
})

t.test('the document names the target of each severity', async (t) => {
  const { description } = document.paths['/api/findings-manager/generate-pdf'].get
  for (const [severity, days] of Object.entries(ageTargets))
    t.match(description, new RegExp(String.raw`${severity} ${days}\b`))
})

t.test('numbers and moments follow the language and the time zone', async (t) => {
  const spanish = createFormat('Europe/Madrid', textsOf.es)
  t.equal(spanish.count(5000), '5.000')
  t.equal(spanish.items(1), '1 elemento')
  t.equal(spanish.days(1), '1 día')
  t.equal(spanish.days(11), '11 días')
  t.equal(spanish.share(1, 3).replace('\u00a0', ' '), '33 %')
  t.equal(spanish.share(0, 0), '–')
  t.equal(spanish.moment(new Date('2026-11-20T23:30:00Z')), '21/11/2026 00:30')
  t.equal(spanish.moment(new Date('2026-07-01T10:00:09Z')), '01/07/2026 12:00')
  const english = createFormat('Europe/Madrid', textsOf.en)
  t.equal(english.items(5000), '5,000 items')
  t.equal(english.share(1, 3), '33%')
})

t.test('a finding is linked to its page in DefectDojo', async (t) => {
  const cases = [
    ['https://tool.example.org', 'https://tool.example.org/finding/7'],
    ['https://tool.example.org/dojo/', 'https://tool.example.org/dojo/finding/7'],
    ['https://tool.example.org/dojo/api/v2/', 'https://tool.example.org/dojo/finding/7'],
    ['https://tool.example.org/api/v2', 'https://tool.example.org/finding/7'],
    ['https://user:secret@tool.example.org', 'https://tool.example.org/finding/7'],
  ] as const
  for (const [url, link] of cases) t.equal(findingAddress(toolAddressOf(url), 7), link)
})

t.test('a text is printed as it is, or by the codes of its characters', async (t) => {
  const print = createPrintable((await readFonts()).normal)
  const cases: [sent: string, shown: string][] = [
    ['El cierre → 30 €, «ñ», ſ', 'El cierre → 30 €, «ñ», ſ'],
    ['Ελληνικά и кириллица', 'Ελληνικά и кириллица'],
    ['e\u0301', 'é'],
    ['a\u0000b\u007f', 'a[U+0000]b[U+007F]'],
    ['x\u202Etxt.exe', 'x[U+202E]txt.exe'],
    ['42 = ٤٢', '42 = [U+0664][U+0662]'],
    ['של', '[U+05E9][U+05DC]'],
    ['漢🎉', '[U+6F22][U+1F389]'],
    ['a\u200Bb\uFEFF', 'a[U+200B]b[U+FEFF]'],
    ['\uE000\u0378', '[U+E000][U+0378]'],
    ['a\td\r\ne\u2028f', 'a    d\ne\nf'],
    ['half \ud83d pair', 'half \ufffd pair'],
    [`z${'\u0300'.repeat(50)}`, `z${'\u0300'.repeat(4)}…`],
  ]
  for (const [sent, shown] of cases) t.equal(print(sent, { characters: 99, lines: 9 }), shown)
})

t.test('a text beyond its limit is cut and marked', async (t) => {
  const print = createPrintable((await readFonts()).normal)
  t.equal(print('corto', { characters: 5, lines: 1 }), 'corto')
  t.equal(print('una nota larga', { characters: 8, lines: 1 }), 'una nota…')
  t.equal(print('a\nb\nc\nd', { characters: 99, lines: 2 }), 'a\nb…')
  t.equal(print('x'.repeat(100_000), { characters: 300, lines: 9 }), `${'x'.repeat(300)}…`)
})
