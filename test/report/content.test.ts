import t from 'tap'
import { withinBounds } from '../../src/report/bounds.ts'
import { openFonts } from '../../src/report/fonts.ts'
import { createFormat, findingAddress } from '../../src/report/format.ts'
import { type ReportItem, reportLimits } from '../../src/report/report-data.ts'
import { createSplitter, unusualCharacters } from '../../src/report/runs.ts'
import { sentences, toolSentences } from '../../src/report/sentences.ts'
import { summarise } from '../../src/report/summary.ts'
import { failure, item, logEntry, mixedItems, report, toolItem, toolReading } from './support.ts'

const idsOf = (items: readonly ReportItem[]) => items.map(({ wstgId }) => wstgId).join(' ')

t.test('every item is counted once by status and once by severity', async (t) => {
  const items = [...mixedItems(97), item({ wstgId: 'X-1', category: null, severity: 'Extreme' })]
  const summary = summarise(report({ items }))
  const sum = (counts: readonly { value: number }[]) =>
    counts.reduce((all, { value }) => all + value, 0)
  const of = (counts: readonly { group: string; value: number }[], group: string) =>
    counts.find((count) => count.group === group)?.value
  t.equal(summary.total, 98)
  t.equal(sum(summary.byStatus), 98)
  t.equal(sum(summary.bySeverity), 98)
  for (const { value, byStatus } of summary.bySeverity) t.equal(sum(byStatus), value)
  t.equal(of(summary.bySeverity, 'other'), 1)
  t.equal(summary.open + summary.closed, 98)
  t.equal(
    summary.closed,
    (of(summary.byStatus, 'Done') ?? 0) + (of(summary.byStatus, 'Not Applicable') ?? 0),
  )
})

t.test('open items of high severity, conflicts and pending items are listed', async (t) => {
  const summary = summarise(
    report({
      items: [
        item({ wstgId: 'A', severity: 'Critical', status: 'Blocked' }),
        item({ wstgId: 'B', severity: 'Critical', status: 'Done', findingId: null }),
        item({ wstgId: 'C', severity: 'High', status: 'In Progress', conflict: true }),
        item({ wstgId: 'D', severity: 'High', status: 'Not Applicable', lastSync: null }),
      ],
    }),
  )
  t.match(summary, { openCritical: 1, openHigh: 1, gone: 1 })
  t.equal(idsOf(summary.urgent), 'A C')
  t.equal(idsOf(summary.conflicts), 'C')
  t.equal(idsOf(summary.pending), 'D')
})

t.test('the coverage of the catalogue is counted by category', async (t) => {
  const items = [
    item({ wstgId: 'WSTG-INFO-01', status: 'Done' }),
    item({ wstgId: 'wstg-info-02', status: 'Blocked' }),
    item({
      wstgId: 'WSTG-ERRH-01',
      category: 'Testing for Error Handling',
      status: 'Not Applicable',
    }),
    item({ wstgId: 'WSTG-INFO-99', status: 'Done' }),
  ]
  const { coverage, uncovered, outside } = summarise(report({ items }))
  t.equal(coverage.length, 12)
  t.match(coverage[0], {
    category: 'Information Gathering',
    code: 'WSTG-INFO',
    tests: 10,
    covered: 2,
    closed: 1,
  })
  t.match(coverage[7], { code: 'WSTG-ERRH', tests: 2, covered: 1, closed: 1 })
  t.equal(uncovered.length, 97 - 3)
  t.notOk(uncovered.some(({ id }) => id === 'WSTG-INFO-02'))
  t.equal(outside, 0)
})

t.test('items known only to the tool count like the others and are marked', async (t) => {
  const items = [
    item({ wstgId: 'WSTG-INFO-01' }),
    item({ wstgId: 'WSTG-INFO-02', lastSync: null }),
    toolItem({ wstgId: 'WSTG-INFO-03', severity: 'Critical' }),
    toolItem({ wstgId: 'WSTG-INFO-04', status: 'Done' }),
    toolItem({ wstgId: 'WSTG-NONE-01', category: null }),
  ]
  const summary = summarise(report({ items }))
  t.match(summary, {
    total: 5,
    tracked: 2,
    onlyInTool: 3,
    outside: 1,
    coveredByTool: 2,
    openCritical: 1,
  })
  t.match(summary.coverage[0], { tests: 10, covered: 4, closed: 3 })
  t.equal(summary.uncovered.length, 97 - 4, 'their checks are not in annex A')
  t.equal(idsOf(summary.pending), 'WSTG-INFO-02', 'they are not in the queue')
  t.equal(summary.printed, 5)
})

t.test('items are in the order of the catalogue, others after it, numbers in order', async (t) => {
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
    categories.map(({ category, code, items }) => [category, code, idsOf(items)]),
    [
      ['Information Gathering', 'WSTG-INFO', 'WSTG-INFO-9 WSTG-INFO-10'],
      ['API Testing', 'WSTG-APIT', 'WSTG-APIT-01'],
      ['Own', null, 'OWN-1'],
      [null, null, 'PCI-2 PCI-10'],
    ],
  )
  t.equal(outside, 3)
})

t.test('the numbers cover all items, also beyond the printed ones', async (t) => {
  const summary = summarise(report({ items: mixedItems(reportLimits.items + 50) }))
  t.equal(summary.total, reportLimits.items + 50)
  t.equal(summary.printed, reportLimits.items)
})

const written = (given: Parameters<typeof report>[0]) => {
  const data = report(given)
  const facts = { data, summary: summarise(data), format: createFormat(data.timeZone) }
  return [...toolSentences(facts), ...sentences(facts)].join('\n').replaceAll('\u00a0', ' ')
}

t.test('the summary states the numbers in words', async (t) => {
  const mixed = written({
    items: [
      item({ wstgId: 'WSTG-INFO-01', status: 'Done', findingId: null }),
      item({ wstgId: 'WSTG-INFO-02', status: 'Blocked', severity: 'Critical', conflict: true }),
      item({ wstgId: 'WSTG-INFO-03', status: 'In Progress', severity: 'High', lastSync: null }),
      item({ wstgId: 'WSTG-INFO-04', status: 'Not Applicable' }),
      toolItem({ wstgId: 'WSTG-INFO-05' }),
    ],
    log: [logEntry(), logEntry({ success: false })],
    failed: [failure()],
  })
  for (const part of [
    '5 elementos: 4 en seguimiento y 1 solo en la herramienta.',
    'Cerrados: 2 (40,0 %), 1 con la comprobación hecha y 1 por no ser aplicable.',
    'Abiertos: 3, 2 en curso, 1 bloqueado y 0 sin empezar.',
    '1 de severidad crítica y 1 de alta',
    'Comprobaciones del catálogo: 97, con elemento 5 (5,2 %), cerradas 2 (2,1 %).',
    'se contradicen en 1 elemento',
    '1 elemento ya no tiene hallazgo',
    '1 petición ha fallado',
    '1 elemento espera su primera sincronización',
    'Solo en la herramienta: 1; la próxima sincronización periódica',
    '2 entradas, 1 con error',
  ])
    t.ok(mixed.includes(part), part)

  const toolAlone = written({ items: [toolItem()] })
  t.match(toolAlone, '1 elemento: 1 solo en la herramienta.')
  t.notMatch(toolAlone, /pendiente|contradicen/, 'the summary omits absent items')

  const empty = written({})
  t.match(empty, 'Todavía no hay ningún elemento')
  t.match(empty, 'Ninguna petición ha fallado.')
  t.notMatch(empty, /NaN|undefined|null/)
})

t.test('the state of the reading of the tool is stated in words', async (t) => {
  const late = written({ tool: toolReading({ failure: 'late', read: 300, total: 1602 }) })
  t.match(late, 'La lectura de la herramienta no terminó: 300 de 1.602 hallazgos')
  t.notMatch(late, 'no respondió')
  const none = { read: 0, total: 0, findings: 0 }
  const cases = [
    [{ ...none, failure: 'late' }, 'La herramienta de hallazgos no respondió a tiempo'],
    [{ ...none, failure: 'no_answer' }, 'La herramienta de hallazgos no respondió\n'],
    [{ ...none, failure: 'bad_token' }, 'No se pudo leer la herramienta de hallazgos'],
    [none, 'No se leyó ningún hallazgo de la lista WSTG'],
    [{ repeated: 1, unidentified: 2 }, 'Sin mostrar: 1 de un elemento que ya tiene otro y 2 sin'],
  ] as const
  for (const [reading, words] of cases) t.match(written({ tool: toolReading(reading) }), words)
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

t.test('numbers and moments are Spanish and in the report’s time zone', async (t) => {
  const format = createFormat('Europe/Madrid')
  t.equal(format.count(5000), '5.000')
  t.equal(format.share(1, 3).replace('\u00a0', ' '), '33,3 %')
  t.equal(format.share(0, 0), '–')
  t.equal(format.moment(new Date('2026-11-20T23:30:00Z')), '21/11/2026 00:30')
  t.equal(format.instant(new Date('2026-07-01T10:00:09Z')), '01/07/2026 12:00:09')
  t.equal(format.moment(null), '–')
  t.equal(format.moment(new Date(Number.NaN)), '–')
  t.equal(
    createFormat('America/Bogota').moment(new Date('2026-11-20T02:00:00Z')),
    '19/11/2026 21:00',
  )
})

t.test('invisible characters are named, disruptive characters are replaced', async (t) => {
  const shown = (raw: string) => {
    const { text } = split(raw, { characters: 200, lines: 9 })
    if (typeof text === 'string') return { words: text, named: '' }
    const join = (runs: typeof text) => runs.map((run) => run.text).join('')
    return { words: join(text), named: join(text.filter(({ color }) => color !== undefined)) }
  }
  const cases: [sent: string, words: string, named: string][] = [
    ['a\u0000b\u007f', 'a[U+0000]b[U+007F]', '[U+0000][U+007F]'],
    ['x\u202Etxt.exe', 'x[U+202E]txt.exe', '[U+202E]'],
    [
      '\u2066y\u2069\u200F\u061C',
      '[U+2066]y[U+2069][U+200F][U+061C]',
      '[U+2066][U+2069][U+200F][U+061C]',
    ],
    [
      'a\u200Bb\u00ADc\uE000\u{E0041}',
      'a[U+200B]b[U+00AD]c[U+E000][U+E0041]',
      '[U+200B][U+00AD][U+E000][U+E0041]',
    ],
    ['written [U+0007]', 'written [U+0007]', ''],
    ['\u0007\u0301 \u200D', '[U+0007][U+0301] [U+200D]', '[U+0007][U+0301][U+200D]'],
    ['a𓀀b', 'a[U+13000]b', '[U+13000]'],
    ['\ud800a\udc00', '\ufffda\ufffd', ''],
    ['a\r\nb\rc\u2028d\u0085e\tf\u00a0g', 'a\nb\nc\nd\ne    f g', ''],
    [`e${'\u0301'.repeat(10)}`, `e${'\u0301'.repeat(4)}[…]`, ''],
    ['áéíóúñ ¿¡ 👩‍💻 ❤️ می‌خواهم שָׁלוֹם 漢字', 'áéíóúñ ¿¡ 👩‍💻 ❤️ می‌خواهم שָׁלוֹם 漢字', ''],
  ]
  const all = cases.map(([sent]) => sent).join('')
  const split = createSplitter((await openFonts(unusualCharacters(all))).tried)
  for (const [sent, words, named] of cases) t.same(shown(sent), { words, named }, encodeURI(words))
})

t.test('each character uses the first font that has it', async (t) => {
  const raw = 'año → שלום 🎉 漢字'
  const { text } = createSplitter((await openFonts(unusualCharacters(raw))).tried)(raw, {
    characters: 99,
    lines: 1,
  })
  t.match(text, [
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
  t.equal(
    (await openFonts(unusualCharacters('solo español: áéíóúñ€'))).tried.length,
    1,
    'other fonts are not opened',
  )
})

t.test('a text beyond its limit is cut and marked', async (t) => {
  const split = createSplitter((await openFonts([])).tried)
  const cut = (raw: string, characters: number, lines = 9) => {
    const { text, length, cut } = split(raw, { characters, lines })
    return [typeof text === 'string' ? text : text.map((run) => run.text).join(''), length, cut]
  }
  t.same(cut('corto', 5), ['corto', 5, false])
  t.same(cut('una nota larga', 7), ['una…', 3, true])
  t.same(cut('a\nb\nc\nd', 99, 2), ['a\nb…', 3, true])
  t.same(cut('x'.repeat(100_000), 300), [`${'x'.repeat(300)}…`, 300, true])
  t.same(cut('\u0007'.repeat(9), 20), ['[U+0007][U+0007]…', 16, true])
})

t.test('external texts are cut before the rendering and marked', async (t) => {
  const huge = 'n'.repeat(3_000_000)
  const bounded = withinBounds(
    report({
      items: [
        item({ name: 'x'.repeat(5000), notes: huge, severity: 'y'.repeat(900) }),
        item({ notes: 'corta' }),
        ...Array.from({ length: 20 }, () => item({ notes: huge })),
      ],
      log: Array.from({ length: 200 }, () => logEntry({ error_message: huge })),
      failed: [failure({ reason: huge })],
    }),
  )
  const [first, second] = bounded.items
  t.equal(bounded.items.length, 22)
  t.equal(first?.name, `${'x'.repeat(reportLimits.text)} […]`)
  t.equal(first?.severity, `${'y'.repeat(reportLimits.text)} […]`)
  t.match(
    first?.notes,
    /^n{200000}\n\[Texto cortado: se incluyen 200\.000 de 3\.000\.000 caracteres\]$/,
  )
  t.equal(second?.notes, 'corta')
  t.match(bounded.failed.listed, [{ reason: `${'n'.repeat(reportLimits.text)} […]` }])
  const size = JSON.stringify(bounded).length
  t.ok(size < 3_000_000, `${size} characters are handed on`)
  t.ok(bounded.items.every(({ notes }) => notes === 'corta' || /Texto cortado/.test(notes ?? '')))
})
