import t from 'tap'
import { withinBounds } from '../../src/findings/report/bounds.ts'
import { sentences } from '../../src/findings/report/chapters/management-summary.ts'
import { bar, ring } from '../../src/findings/report/chart.ts'
import { createFormat } from '../../src/findings/report/format.ts'
import { reportLimits } from '../../src/findings/report/report-data.ts'
import { summarise } from '../../src/findings/report/summary.ts'
import { loadGlyphs } from '../../src/findings/report/text/fonts.ts'
import { createTypesetter } from '../../src/findings/report/text/typesetter.ts'
import { excerpt, markEnd, markStart, visibleText } from '../../src/findings/report/text/visible-text.ts'
import { item, logEntry, mixedItems, report, tests, toolItem } from './report-support.ts'

t.test('every item is counted once by status and once by severity', async (t) => {
  const items = [...mixedItems(97), item({ wstgId: 'X-1', category: null, status: 'Waiting', severity: 'Extreme' })]
  const summary = summarise(report({ items }))
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  t.equal(summary.total, 98)
  t.equal(sum(Object.values(summary.byStatus)), 98)
  t.equal(summary.byStatus.other, 1)
  t.equal(sum(Object.values(summary.bySeverity).map(({ total }) => total)), 98)
  for (const { total, byStatus } of Object.values(summary.bySeverity)) t.equal(sum(Object.values(byStatus)), total)
  t.equal(summary.bySeverity.other.total, 1)
  t.equal(summary.open + summary.closed, 98)
  t.equal(summary.closed, summary.byStatus.Done + summary.byStatus['Not Applicable'])
})

t.test('open items of high severity, conflicts and pending items', async (t) => {
  const summary = summarise(
    report({
      items: [
        item({ wstgId: 'A', severity: 'Critical', status: 'Blocked' }),
        item({ wstgId: 'B', severity: 'Critical', status: 'Done' }),
        item({ wstgId: 'C', severity: 'High', status: 'In Progress', conflict: true }),
        item({ wstgId: 'D', severity: 'High', status: 'Not Applicable', lastSync: null }),
      ],
    }),
  )
  t.equal(summary.openCritical, 1)
  t.equal(summary.openHigh, 1)
  t.same(
    summary.conflicts.map(({ wstgId }) => wstgId),
    ['C'],
  )
  t.same(
    summary.pending.map(({ wstgId }) => wstgId),
    ['D'],
  )
})

t.test('coverage of the catalogue, category by category', async (t) => {
  const items = [
    item({ wstgId: 'WSTG-INFO-01', status: 'Done' }),
    item({ wstgId: 'wstg-info-02', status: 'Blocked' }),
    item({ wstgId: 'WSTG-ERRH-01', category: 'Testing for Error Handling', status: 'Not Applicable' }),
    item({ wstgId: 'WSTG-INFO-99', status: 'Done' }),
  ]
  const { coverage, uncovered, outside } = summarise(report({ items }))
  t.equal(coverage.length, 12)
  t.match(coverage[0], { category: 'Information Gathering', code: 'WSTG-INFO', tests: 10, covered: 2, closed: 1 })
  t.match(
    coverage.find(({ code }) => code === 'WSTG-ERRH'),
    { tests: 2, covered: 1, closed: 1 },
  )
  t.equal(
    coverage.reduce((sum, { tests }) => sum + tests, 0),
    97,
  )
  t.equal(uncovered.length, 97 - 3)
  t.notOk(uncovered.some(({ id }) => id === 'WSTG-INFO-02'))
  t.equal(outside, 0)
})

t.test('items that only the tool knows count like the others, and are told apart', async (t) => {
  const items = [
    item({ wstgId: 'WSTG-INFO-01' }),
    item({ wstgId: 'WSTG-INFO-02', lastSync: null }),
    toolItem({ wstgId: 'WSTG-INFO-03', severity: 'Critical' }),
    toolItem({ wstgId: 'WSTG-INFO-04', status: 'Done' }),
    toolItem({ wstgId: 'WSTG-NONE-01', category: null }),
  ]
  const summary = summarise(report({ items }))
  t.match(summary, { total: 5, tracked: 2, onlyInTool: 3, outside: 1, coveredByTool: 2, openCritical: 1 })
  t.match(summary.byStatus, { Done: 3, 'In Progress': 2 })
  t.match(summary.coverage[0], { tests: 10, covered: 4, closed: 3 })
  t.equal(summary.uncovered.length, 97 - 4, 'their checks are not in annex A')
  t.same(
    summary.pending.map(({ wstgId }) => wstgId),
    ['WSTG-INFO-02'],
    'they do not wait in the queue',
  )
  t.equal(
    summary.categories.reduce((sum, group) => sum + group.items.length, 0),
    5,
  )
})

t.test('items by category: in the order of the catalogue, others after it, numbers in order', async (t) => {
  const { categories, outside } = summarise(
    report({
      items: [
        item({ wstgId: 'PCI-10', category: null }),
        item({ wstgId: 'WSTG-APIT-01', category: 'API Testing' }),
        item({ wstgId: 'OWN-1', category: 'Own' }),
        item({ wstgId: 'WSTG-INFO-10' }),
        item({ wstgId: 'WSTG-INFO-9' }),
        item({ wstgId: 'PCI-2', category: null }),
      ],
    }),
  )
  t.same(
    categories.map(({ category, code, items }) => [category, code, items.map(({ wstgId }) => wstgId)]),
    [
      ['Information Gathering', 'WSTG-INFO', ['WSTG-INFO-9', 'WSTG-INFO-10']],
      ['API Testing', 'WSTG-APIT', ['WSTG-APIT-01']],
      ['Own', null, ['OWN-1']],
      [null, null, ['PCI-2', 'PCI-10']],
    ],
  )
  t.equal(outside, 3)
})

t.test('more items than are printed: the numbers still cover all of them', async (t) => {
  const summary = summarise(report({ items: mixedItems(reportLimits.items + 50) }))
  t.equal(summary.total, reportLimits.items + 50)
  t.equal(summary.printed, reportLimits.items)
  t.equal(
    summary.categories.reduce((sum, group) => sum + group.items.length, 0),
    reportLimits.items,
  )
})

t.test('the summary in words', async (t) => {
  const written = (given: Parameters<typeof report>[0]) => {
    const data = report(given)
    const format = createFormat(data.timeZone)
    return sentences({ data, summary: summarise(data), format, typesetter: createTypesetter(loadGlyphs()) })
      .join('\n')
      .replaceAll('\u00a0', ' ')
  }
  const mixed = written({
    items: [
      item({ wstgId: 'WSTG-INFO-01', status: 'Done' }),
      item({ wstgId: 'WSTG-INFO-02', status: 'Blocked', severity: 'Critical', conflict: true }),
      item({ wstgId: 'WSTG-INFO-03', status: 'In Progress', severity: 'High', lastSync: null }),
      item({ wstgId: 'WSTG-INFO-04', status: 'Not Applicable' }),
    ],
    log: [logEntry(), logEntry({ success: false })],
  })
  t.match(mixed, '4 elementos. 2 (50,0 %) están cerrados')
  t.match(mixed, '1 con la comprobación hecha y 1 por no ser aplicable')
  t.match(mixed, 'Quedan 2 por cerrar: 1 en curso, 1 bloqueado y 0 sin empezar.')
  t.match(mixed, '1 de severidad crítica y 1 de severidad alta')
  t.match(mixed, 'De las 97 comprobaciones del catálogo, 4 (4,1 %) tienen elemento y 2 (2,1 %) están cerradas')
  t.match(mixed, 'se contradicen en 1 elemento')
  t.match(mixed, '1 elemento espera su primera sincronización')
  t.match(mixed, '2, de ellas 1 con error')

  const both = written({
    items: [
      item({ status: 'Blocked' }),
      toolItem({ wstgId: 'WSTG-INFO-02', status: 'Done' }),
      toolItem({ wstgId: 'X-1' }),
    ],
  })
  t.match(both, 'El informe comprende 3 elementos: 1 en seguimiento y 2 solo en la herramienta.')
  t.match(both, '1 (33,3 %) está cerrado')
  t.match(both, 'entrarán en el seguimiento')

  const toolAlone = written({ items: [toolItem()] })
  t.match(toolAlone, 'El informe comprende 1 elemento, solo en la herramienta: el servicio todavía no sigue ninguno.')
  t.match(toolAlone, 'Queda 1 por cerrar: 1 en curso')
  t.match(toolAlone, '1 (1,0 %) tiene elemento y ninguna está cerrada')
  t.notMatch(toolAlone, /ningún elemento en seguimiento|se contradicen/, 'nothing is said of items that are not there')

  const empty = written({})
  t.match(empty, 'Todavía no hay ningún elemento')
  t.match(empty, '97 comprobaciones')
  t.notMatch(empty, /NaN|undefined|null/)
})

t.test('numbers and moments are Spanish and in the report’s time zone', async (t) => {
  const format = createFormat('Europe/Madrid')
  t.equal(format.count(5000), '5.000')
  t.equal(format.share(1, 3).replace('\u00a0', ' '), '33,3 %')
  t.equal(format.share(0, 0), '–')
  t.equal(format.moment(new Date('2026-11-20T23:30:00Z')), '21/11/2026 00:30')
  t.equal(format.instant(new Date('2026-07-01T10:00:09Z')), '01/07/2026 12:00:09')
  t.equal(format.moment(null), '–')
  t.equal(format.moment(new Date(Number.NaN)), '–')
  t.equal(createFormat('America/Bogota').moment(new Date('2026-11-20T02:00:00Z')), '19/11/2026 21:00')
})

t.test('what cannot be seen is named', async (t) => {
  const mark = (name: string) => `${markStart}${name}${markEnd}`
  t.equal(visibleText('a\u0000b\u007f'), `a${mark('U+0000')}b${mark('U+007F')}`)
  t.equal(visibleText('x\u202Etxt.exe'), `x${mark('U+202E')}txt.exe`)
  t.equal(
    visibleText('\u2066y\u2069\u200F\u061C'),
    ['U+2066', 'y', 'U+2069', 'U+200F', 'U+061C'].map((part) => (part === 'y' ? part : mark(part))).join(''),
  )
  t.equal(visibleText('a\u200Bb\u00ADc'), `a${mark('U+200B')}b${mark('U+00AD')}c`)
  t.equal(visibleText('\u{E0041}'), mark('U+E0041'))
  t.equal(visibleText(`forged ${markStart}U+0041${markEnd}`), `forged ${mark('U+E000')}U+0041${mark('U+E001')}`)
  t.equal(visibleText('\ud800a\udc00'), '\ufffda\ufffd')
  t.equal(visibleText('a\r\nb\rc\u2028d\u0085e\tf'), 'a\nb\nc\nd\ne    f')
  t.equal(visibleText('\ufeffa\u00a0b\u3000c'), 'a b c')
  t.equal(visibleText(`e${'\u0301'.repeat(10)}`), `e${'\u0301'.repeat(4)}${mark('+6 signos')}`)
  const kept = 'áéíóúñ ¿¡ 👩‍💻 ❤️ می‌خواهم שָׁלוֹם 漢字'
  t.equal(visibleText(kept), kept)
})

t.test('an excerpt never splits a character, a mark or a short word', async (t) => {
  t.same(excerpt('corto', 10), { text: 'corto', cut: false })
  t.same(excerpt('una nota larga', 7), { text: 'una', cut: true })
  t.same(excerpt('una nota larga', 8), { text: 'una nota', cut: true })
  t.same(excerpt('x'.repeat(100), 30), { text: 'x'.repeat(30), cut: true })
  t.same(excerpt('a\nb\nc\nd', 100, 2), { text: 'a\nb', cut: true })
  t.same(excerpt(`${'x'.repeat(9)}😀z`, 10), { text: 'x'.repeat(9), cut: true })
  t.same(excerpt(`${'x'.repeat(9)}👩‍💻z`, 12), { text: 'x'.repeat(9), cut: true })
  t.same(excerpt(`ab${visibleText('\u0000')}cd`, 5), { text: 'ab', cut: true })
  t.same(excerpt(visibleText('ab\u0007\u0301cd'), 10), { text: 'ab', cut: true }, 'a sign that follows a mark')
  t.same(excerpt(visibleText(`e${'\u0301'.repeat(9)}cdefg`), 17), { text: 'e\u0301\u0301\u0301\u0301', cut: true })
})

t.test('texts from outside are bounded before they are handed on, and say so', async (t) => {
  const huge = 'n'.repeat(3_000_000)
  const bounded = withinBounds(
    report({
      items: [
        item({ name: 'x'.repeat(5000), notes: huge, status: 'y'.repeat(500) }),
        item({ notes: 'corta' }),
        ...Array.from({ length: 20 }, () => item({ notes: huge })),
      ],
      log: Array.from({ length: 1500 }, () => logEntry({ errorMessage: huge })),
    }),
  )
  const [first, second] = bounded.items
  t.equal(bounded.items.length, 22)
  t.equal(first?.name, `${'x'.repeat(reportLimits.name)} […]`)
  t.equal(first?.status, `${'y'.repeat(reportLimits.label)} […]`)
  t.match(first?.notes, /^n{200000}\n\[Texto cortado: se incluyen 200\.000 de 3\.000\.000 caracteres\]$/)
  t.equal(second?.notes, 'corta')
  t.equal(bounded.log.length, reportLimits.logEntries)
  const size = JSON.stringify(bounded).length
  t.ok(size < 3_000_000, `${size} characters are handed on`)
  t.ok(bounded.items.every(({ notes }) => notes === 'corta' || /Texto cortado/.test(notes ?? '')))
})

t.test('the ring shows each share as an angle, and nothing as a pale ring', async (t) => {
  const diameter = 100
  const { canvas } = ring(
    [
      { value: 3, color: '#111111' },
      { value: 0, color: '#222222' },
      { value: 1, color: '#333333' },
    ],
    diameter,
  )
  t.equal(canvas.length, 2)
  const [large, small] = canvas
  if (large?.type !== 'polyline' || small?.type !== 'polyline') return t.fail('slices are polylines')
  const turnOf = ({ x, y }: { x: number; y: number }) => (Math.atan2(x - 50, 50 - y) / (2 * Math.PI) + 1) % 1
  t.match(small, { color: '#333333', closePath: true })
  t.ok(Math.abs(turnOf(small.points[0]!) - 0.75) < 1e-9, 'the last quarter starts at three quarters')
  const distances = [...large.points, ...small.points].map(({ x, y }) => Math.hypot(x - 50, y - 50))
  t.ok(
    distances.every((distance) => distance > 25 && distance < 50),
    'all of it is on the ring',
  )
  t.equal(ring([{ value: 0, color: '#111111' }], diameter).canvas.length, 1)
})

t.test('a bar fills its share of the width and never more', async (t) => {
  const { canvas } = bar(
    [
      { value: 2, color: '#111111' },
      { value: 3, color: '#222222' },
    ],
    10,
    200,
  )
  t.match(canvas, [
    { type: 'rect', x: 0, w: 200 },
    { x: 0, w: 40, color: '#111111' },
    { x: 40, w: 60, color: '#222222' },
  ])
  t.equal(bar([{ value: 0, color: '#111111' }], 0, 200).canvas.length, 1)
})

t.test('the catalogue of these tests is as large as the guide', async (t) => {
  t.equal(tests.length, 97)
  t.equal(new Set(tests.map(({ id }) => id)).size, 97)
})
