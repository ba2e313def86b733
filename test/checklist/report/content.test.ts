/** The numbers and texts of a report, before their layout. */
import t from 'tap'
import { findingAddress } from '../../../src/checklist/defectdojo/finding-address.ts'
import { withinBounds } from '../../../src/checklist/report/bounds.ts'
import { openFonts } from '../../../src/checklist/report/fonts.ts'
import { createFormat } from '../../../src/checklist/report/format.ts'
import { type ReportItem, reportLimits } from '../../../src/checklist/report/report-data.ts'
import {
  createSplitter,
  type SplitRuns,
  unusualCharacters,
} from '../../../src/checklist/report/runs.ts'
import { summarise } from '../../../src/checklist/report/summary.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { item, mixedItems, report, toolItem } from './support.ts'

const idsOf = (items: readonly ReportItem[]) => items.map(({ wstgId }) => wstgId).join(' ')

t.test('every item is counted once by status and once by severity', async (t) => {
  const items = [...mixedItems(97), item({ wstgId: 'X-1', category: null, severity: 'Extreme' })]
  const summary = summarise({ items })
  const sum = (counts: readonly { value: number }[]) =>
    counts.reduce((all, { value }) => all + value, 0)
  const count = (isCounted: (item: ReportItem) => boolean) => items.filter(isCounted).length
  t.equal(summary.total, 98)
  t.equal(sum(summary.byStatus), 98)
  t.equal(sum(summary.bySeverity), 98)
  for (const { value, byStatus } of summary.bySeverity) t.equal(sum(byStatus), value)
  const other = count(({ severity }) => severity === null || severity === 'Extreme')
  t.match(summary.bySeverity.at(-1), { name: 'other', value: other })
  const closed = count(({ status }) => status === 'Done' || status === 'Not Applicable')
  const untested = count(({ status }) => status === 'Not Started')
  const open = 98 - closed - untested
  t.same(summary.progress, { closed, open, untested, total: 98 })
})

t.test('open items of high severity, conflicts and pending items are listed', async (t) => {
  const items = [
    item({ wstgId: 'A', severity: 'High', status: 'In Progress', conflict: true }),
    item({ wstgId: 'B', severity: 'Critical', status: 'Done', findingId: null }),
    item({ wstgId: 'C', severity: 'Critical', status: 'Blocked' }),
    item({ wstgId: 'D', severity: 'High', status: 'Not Applicable', lastSync: null }),
    toolItem({ wstgId: 'E' }),
  ]
  const summary = summarise({ items })
  t.match(summary, { gone: 1, tracked: 4, onlyInTool: 1 })
  t.equal(idsOf(summary.urgent), 'C A')
  t.equal(idsOf(summary.conflicts), 'A')
  t.equal(idsOf(summary.pending), 'D', 'without the item that is only in the tool')
})

t.test('items and coverage are in the order of the catalogue', async (t) => {
  const errors = 'Testing for Error Handling'
  const items = [
    item({ wstgId: 'PCI-10', category: null }),
    item({ wstgId: 'WSTG-ERRH-01', category: errors, status: 'Not Applicable' }),
    item({ wstgId: 'WSTG-INFO-10', status: 'Done' }),
    toolItem({ wstgId: 'wstg-info-9' }),
    item({ wstgId: 'WSTG-v42-INFO-02', status: 'Blocked' }),
    item({ wstgId: 'PCI-2', category: null }),
    item({ wstgId: 'WSTG-INFO-99', status: 'Done' }),
  ]
  const { categories, guide, progress } = summarise({ items })
  t.equal(categories.length, 13)
  t.match(categories[0], {
    category: 'Information Gathering',
    code: 'WSTG-INFO',
    progress: { closed: 1, open: 1, untested: 8, total: 10 },
    total: 4,
  })
  t.equal(
    idsOf(categories[0]?.items ?? []),
    'wstg-info-9 WSTG-INFO-10 WSTG-INFO-99 WSTG-v42-INFO-02',
  )
  t.equal(categories[0]?.uncovered.length, 8)
  t.match(categories[7], {
    code: 'WSTG-ERRH',
    progress: { closed: 1, open: 0, untested: 1, total: 2 },
  })
  t.match(categories[12], { category: null, code: '', total: 2 })
  t.equal(idsOf(categories[12]?.items ?? []), 'PCI-2 PCI-10')
  t.same(guide, { closed: 2, open: 1, untested: 94, total: 97 })
  t.same(progress, { closed: 5, open: 2, untested: 94, total: 101 })
})

t.test('the numbers cover all items, also beyond the printed ones', async (t) => {
  const summary = summarise({ items: mixedItems(reportLimits.items + 50) })
  t.equal(summary.total, reportLimits.items + 50)
  const printed = summary.categories.flatMap(({ items }) => items)
  t.equal(printed.length, reportLimits.items)
})

t.test('numbers and moments follow the language and the time zone', async (t) => {
  const spanish = createFormat('Europe/Madrid', textsOf.es)
  t.equal(spanish.count(5000), '5.000')
  t.equal(spanish.items(1), '1 elemento')
  t.equal(spanish.days(1), '1 día')
  t.equal(spanish.days(11), '11 días')
  t.equal(spanish.share(1, 3).replace('\u00a0', ' '), '33,3 %')
  t.equal(spanish.share(0, 0), '–')
  t.same(spanish.dayAndTime(new Date('2026-11-20T23:30:00Z')), ['21/11/2026', '00:30'])
  t.same(spanish.dayAndTime(new Date('2026-07-01T10:00:09Z')), ['01/07/2026', '12:00'])
  const english = createFormat('Europe/Madrid', textsOf.en)
  t.equal(english.items(5000), '5,000 items')
  t.equal(english.share(1, 3), '33.3%')
})

t.test('a finding is linked to its page in DefectDojo', async (t) => {
  const cases = [
    ['https://tool.example.org', 'https://tool.example.org/finding/7'],
    ['https://tool.example.org/dojo/', 'https://tool.example.org/dojo/finding/7'],
    ['https://tool.example.org/dojo/api/v2/', 'https://tool.example.org/dojo/finding/7'],
    ['https://tool.example.org/api/v2', 'https://tool.example.org/finding/7'],
    ['file:///etc/passwd', undefined],
    [null, undefined],
  ] as const
  for (const [address, link] of cases) t.equal(findingAddress(address, 7), link)
})

const splitterFor = async (text: string) => createSplitter(await openFonts(unusualCharacters(text)))
const textOf = ({ text }: ReturnType<SplitRuns>): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('')

t.test('invisible characters are named, disruptive characters are replaced', async (t) => {
  const cases: [sent: string, shown: string][] = [
    ['a\u0000b\u007f', 'a[U+0000]b[U+007F]'],
    ['x\u202Etxt.exe', 'x[U+202E]txt.exe'],
    ['\u2066y\u2069\u200F\u061C', '[U+2066]y[U+2069][U+200F][U+061C]'],
    ['a\u200Bb\u00ADc\uE000\u{E0041}', 'a[U+200B]b[U+00AD]c[U+E000][U+E0041]'],
    ['\u0007\u0301 \u200D', '[U+0007][U+0301] [U+200D]'],
    ['a𓀀b', 'a[U+13000]b'],
    ['👩\u0301 x', '👩\u0301 x'],
    ['\ud800a\udc00', '\ufffda\ufffd'],
    ['a\r\nb\rc\u2028d\u0085e\tf\u00a0g', 'a\nb\nc\nd\ne    f g'],
    [`e${'\u0301'.repeat(10)}`, `e${'\u0301'.repeat(4)}…`],
    ['áéíóúñ ¿¡ 👩‍💻 ❤️ می‌خواهم שָׁלוֹם 漢字', 'áéíóúñ ¿¡ 👩‍💻 ❤️ می‌خواهم שָׁלוֹם 漢字'],
  ]
  const split = await splitterFor(cases.join(''))
  for (const [sent, shown] of cases)
    t.equal(textOf(split(sent, { characters: 200, lines: 9 })), shown, encodeURI(shown))
})

t.test('each character uses the first font that has it', async (t) => {
  const raw = 'año → שלום 🎉 漢字'
  const split = await splitterFor(raw)
  t.match(split(raw, { characters: 99, lines: 1 }).text, [
    { text: 'año ', font: 'Roboto' },
    { text: '→', font: 'DejaVu' },
    { text: ' ', font: 'Roboto' },
    { text: 'שלום', font: 'DejaVu' },
    { text: ' ', font: 'Roboto' },
    { text: '🎉', font: 'Emoji' },
    { text: '' },
    { text: ' ', font: 'Roboto' },
    { text: '漢字', font: 'Unifont' },
  ])
  const fonts = await openFonts(unusualCharacters('solo español: áéíóúñ€'))
  t.equal(fonts.length, 1, 'other fonts are not opened')
})

t.test('a long word may break at short distances, others stay whole', async (t) => {
  const split = await splitterFor('')
  const { text } = split(`${'x'.repeat(39)} ${'y'.repeat(200)}`, { characters: 300, lines: 1 })
  const parts = typeof text === 'string' ? [text] : text.map((run) => run.text)
  const shown = parts.filter((part) => part !== '')
  t.equal(shown.join(''), `${'x'.repeat(39)} ${'y'.repeat(200)}`)
  t.match(shown[0], /^x{39} y{6}$/)
  t.same(new Set(shown.slice(1).map(({ length }) => length)), new Set([6, 2]))
})

t.test('a text of a known width has a run for each font of a line', async (t) => {
  const raw = 'El cierre → no borra la 🎉 cookie. 会话未失效，令牌'
  const split = await splitterFor(raw)
  const linesOf = (text: string, width: number) => {
    const found = split(text, { characters: 999, lines: 9, width }).text
    if (typeof found === 'string') throw new Error('No lines')
    return found.map(({ text, noWrap = false }) => (noWrap ? `${text}|` : text))
  }
  t.same(linesOf('El cierre de la sesión no borra la cookie.\nSegundo párrafo', 10), [
    ...['El cierre de la sesión |', 'no borra la cookie.|', '\n', 'Segundo párrafo|'],
  ])
  t.same(linesOf('a Wiedergutmachung b', 4), ['a |', 'Wiedergutmachung ', 'b|'])
  t.same(linesOf('no line starts with a / slash ) or a sign', 3), [
    ...['no line |', 'starts |', 'with |', 'a / slash ) or ', 'a sign|'],
  ])
  t.same(linesOf(raw, 12), [
    ...['El cierre |', '→|', ' no borra la |', '🎉|', '', ' cookie. |', '会话未失效，令牌|'],
  ])
  t.same(linesOf('会话未失效，令牌', 5), ['会话未失|', '效，令牌|'])
  t.same(linesOf(`x ${'y'.repeat(60)}`, 10), [
    ...[`x ${'y'.repeat(18)}|`, '', `${'y'.repeat(18)}|`, '', `${'y'.repeat(18)}|`, ''],
    ...[`${'y'.repeat(6)}|`, ''],
  ])
  t.same(linesOf('', 10), [])
})

t.test('a text beyond its limit is cut and marked', async (t) => {
  const split = await splitterFor('')
  const cut = (raw: string, characters: number, lines = 9) => {
    const runs = split(raw, { characters, lines })
    return [textOf(runs), runs.length, runs.cut]
  }
  t.same(cut('corto', 5), ['corto', 5, false])
  t.same(cut('una nota larga', 7), ['una…', 3, true])
  t.same(cut('a\nb\nc\nd', 99, 2), ['a\nb…', 3, true])
  t.same(cut('x'.repeat(100_000), 300), [`${'x'.repeat(300)}…`, 300, true])
  t.same(cut('\u0007'.repeat(9), 16), ['[U+0007][U+0007]…', 16, true])
})

t.test('external texts are cut before the rendering and marked', async (t) => {
  const huge = 'n'.repeat(3_000_000)
  const { items } = withinBounds(
    report({
      items: [
        item({ name: 'x'.repeat(5000), notes: huge, severity: 'y'.repeat(900) }),
        item({ notes: 'corta' }),
        ...Array.from({ length: 20 }, () => item({ notes: huge })),
      ],
    }),
  )
  const [first, second] = items
  t.equal(first?.name, `${'x'.repeat(reportLimits.text)}…`)
  t.equal(first?.severity, `${'y'.repeat(reportLimits.text)}…`)
  t.equal(first?.notes, `${'n'.repeat(reportLimits.note)}…`)
  t.equal(second?.notes, 'corta')
  t.ok(items.every(({ notes }) => notes === 'corta' || notes?.endsWith('…')))
  const size = JSON.stringify(items).length
  t.ok(size < 2_000_000, `${size} characters are handed on`)
})
