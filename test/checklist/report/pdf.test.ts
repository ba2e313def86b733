/** The pages of a report, as PDF readers see them. */
import t from 'tap'
import { statusColors } from '../../../src/checklist/report/colors.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import {
  failure,
  item,
  logEntry,
  mixedFindings,
  mixedItems,
  openFinding,
  rendered,
  renderReport,
  report,
} from './support.ts'

const { chapters } = textsOf.es
/** All chapters of a report that has something to list in each of them. */
const titles = Object.values(chapters).map((title, index) => `${index + 1}. ${title}`)
const log = [
  logEntry(),
  logEntry({ direction: 'tracker->dd', old_status: null, new_status: 'Blocked' }),
  logEntry({ success: false, error_message: 'La herramienta respondió 400: severidad no válida' }),
]

t.test('the report of a mixed state', async (t) => {
  const items = [
    ...mixedItems(97),
    item({
      wstgId: 'WSTG-APIT-99',
      category: 'API Testing',
      findingState: 'gone',
      findingId: null,
    }),
    item({ wstgId: 'WSTG-APIT-98', category: 'API Testing', findingState: 'false_positive' }),
    item({ wstgId: 'PCI-1', name: null, category: null, status: 'Blocked' }),
  ]
  const findings = [
    openFinding({ wstgIds: ['WSTG-INPV-05', 'WSTG-SESS-03'] }),
    openFinding({ id: 2002, severity: 'low', title: 'Cabecera ausente', created: null }),
    openFinding({ id: 2003, title: 'De hoy', created: new Date('2026-11-20T12:05:01Z') }),
    ...mixedFindings(30),
  ]
  const failed = [
    failure(),
    failure({ request_id: 32, next_attempt_at: new Date('2026-11-20T13:00:00Z') }),
    failure({ request_id: 33, kind: 'webhook', wstg_id: null }),
    failure({ request_id: 34, kind: 'webhook', wstg_id: null, finding_id: null }),
    ...Array.from({ length: 60 }, () => failure()),
  ]
  const pdf = await rendered(t, report({ items, findings, failed, log }))
  const pages = pdf.pages()
  const pictures = pdf.pictures()

  t.test('is a sound file with the properties of a document', async (t) => {
    t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
    t.equal(pdf.info('Title'), 'Informe de seguridad: Portal de salud')
    t.match(pdf.info('Subject'), 'OWASP WSTG')
    t.match(pdf.info('CreationDate'), /Nov 20 12:05:00 2026/)
    t.equal(pdf.info('Encrypted'), 'no')
    const { strings } = pdf.objects()
    t.ok(strings.has('es'), 'its language is Spanish')
    for (const id of [12, 2001])
      t.ok(
        [...strings].some((text) => text.endsWith(`/finding/${id}`)),
        'a link to the tool',
      )
    for (const title of titles) t.ok(strings.has(title), `a bookmark ${title}`)
  })

  t.test('answers on its first page, the open findings before the checklist', async (t) => {
    const words = pdf.pages('raw')[0]?.replace(/\s+/g, ' ')
    const closed = items.filter(({ name, progress }) => name && progress === 'closed')
    const share = Math.round((closed.length / 99) * 100)
    for (const part of [
      'Informe de seguridad Portal de salud Auditoría continua · 20 de noviembre de 2026',
      'No lista para publicar 3 de 97 elementos no cumplen el criterio de salida: ' +
        '2 con hallazgos abiertos, 1 sin empezar. Datos de DefectDojo leídos el 20/11/2026 13:01.',
      `Lista de comprobación: ${share} % cerrado`,
      'De 99 pruebas de la guía OWASP WSTG. Fuera de la guía, contados aparte: 1.',
      /1\. Hallazgos abiertos .*Crítica SQL injection in the search of invoices #2001/,
    ])
      t.match(words, part)
  })

  t.test('has all chapters with their content', async (t) => {
    const content: Record<keyof typeof chapters, (string | RegExp)[]> = {
      findings: [
        /Crítica SQL injection .* #2001 WSTG-INPV-05 WSTG-SESS-03 19 días/,
        /Baja Cabecera ausente #2002 WSTG-INPV-05 –/,
        /Crítica De hoy #2003 WSTG-INPV-05 0 días/,
      ],
      summary: [/Hecho \d+ \d+ %/, /WSTG-SESS Gestión de sesiones \d \d \d/, 'fallidas: 64.'],
      tests: [
        ...items.filter(({ category }) => category).map(({ wstgId }) => `${wstgId} `),
        /Gestión de sesiones · WSTG-SESS · 9/,
        'Falta la cabecera Content-Security-Policy',
        /01\/11\/2026 por admin para ana\.garcia/,
        '01/11/2026 01:42',
        /1 Crítica 2 Baja/,
        /Ya no está en DefectDojo/,
        /Falso positivo #12/,
      ],
      conflicts: [/WSTG-\w+-\d\d .*Hecho/],
      failed: [
        /31 WSTG-CLNT-04 .* 1 – PATCH .*Duplicate findings.*32 .*20\/11\/2026 14:00/,
        /33 #7 19.* 34 – 19/,
      ],
      log: [
        'La herramienta respondió 400: severidad no válida',
        /19\/11\/2026 09:30/,
        'A DefectDojo – › Bloqueado',
        'De DefectDojo En curso › Hecho',
      ],
      outside: [/PCI-1 ■ Bloqueado/],
      about: ['20/11/2026 13:05 (Europe/Madrid)', 'Web Security Testing Guide 4.2'],
    }
    for (const [index, parts] of Object.values(content).entries()) {
      const text = pdf.chapter(titles[index]!, titles[index + 1])
      for (const part of parts) t.match(text, part, titles[index]!)
    }
    t.notMatch(pdf.chapter(titles[2]!, titles[3]), 'PCI-1')
  })

  t.test('names the product and the page at the edges of each page', async (t) => {
    for (const [index, words] of pages.entries()) {
      t.match(words, `${index + 1}/${pages.length}`)
      if (index > 0) t.match(words, /Portal de salud\s+·\s+Informe de seguridad/)
    }
  })

  t.test('keeps its margins on every page', async (t) => {
    for (const [index, { width, height, hasInk }] of pictures.entries()) {
      const page = `page ${index + 1}`
      t.notOk(hasInk(0, 36, 0, height), `${page}: nothing at the left`)
      t.notOk(hasInk(width - 36, width, 0, height), `${page}: nothing at the right`)
      t.notOk(hasInk(0, width, height - 46, height - 40), `${page}: space above the page number`)
    }
  })

  t.test('draws a bar for each status in proportion to its number of tests', async (t) => {
    const tests = items.filter(({ category }) => category)
    const picture = pictures[pages.findIndex((words) => words.includes(titles[1]!))]!
    for (const [status, color] of Object.entries(statusColors)) {
      const expected = (tests.filter((each) => each.status === status).length / 99) * 300
      const length = picture.longestLine(color)
      t.ok(expected > 0 && Math.abs(length - expected) <= 2, `${status}: ${length} of ${expected}`)
    }
  })
})

const flat = (pages: string[]) => pages.join('').replace(/\s+/g, ' ')

t.test('what was read, and what was not, is told beside the verdict', async (t) => {
  const gate = { passed: false, stale: true, items: 97, reasons: [] }
  const warning = 'the findings tool shows no engagement "審計" in the product "Portal de salud"'
  const readAt = new Date('2026-11-18T12:01:00Z')
  const stale = await rendered(t, report({ gate: { ...gate, readAt }, warning }))
  const [first = ''] = stale.pages('raw')
  t.match(first.replace(/\s+/g, ' '), /No lista .*los datos de DefectDojo no son recientes\./)
  t.match(flat([first]), 'Datos de DefectDojo leídos el 18/11/2026 13:01. Esa lectura no es')
  t.match(flat([first]), 'La última lectura avisa: the findings tool shows no engagement')
  const unread = await rendered(t, report({ gate: { ...gate, readAt: null } }))
  t.match(flat(unread.pages('raw')), 'DefectDojo no se ha leído todavía.')
  const ready = { ...gate, passed: true, stale: false, readAt }
  const passed = await rendered(t, report({ gate: ready, items: mixedItems(1) }))
  t.match(flat(passed.pages('raw')), 'Lista para publicar Cumple el criterio de salida: 97 elem')
})

t.test('an empty state', async (t) => {
  const items = wstgTests.map(({ id, name, category }) =>
    item({
      wstgId: id,
      name,
      category,
      status: null,
      findingState: null,
      findingId: null,
      lastSync: null,
    }),
  )
  const pdf = await rendered(t, report({ items }))
  pdf.checkSyntax()
  const text = flat(pdf.pages('raw'))
  t.match(text, 'No hay hallazgos abiertos de la lista.')
  t.match(text, 'En conflicto: 0. Peticiones fallidas: 0.')
  t.notMatch(text, /undefined|NaN|\[object/)
  for (const absent of ['conflicts', 'failed', 'log', 'outside'] as const)
    t.notMatch(text, new RegExp(String.raw`[1-9]\. ${chapters[absent]}`))
  t.ok(pdf.pages().length <= 6)
})

t.test('a usual checklist has at most 10 pages, a large one at most 60', async (t) => {
  const manyLogs = Array.from({ length: 100 }, () => logEntry())
  const usual = report({ items: mixedItems(97), findings: mixedFindings(20), log: manyLogs })
  t.ok((await rendered(t, usual)).pages().length <= 10)
  const large = report({ items: mixedItems(1600), findings: mixedFindings(200), log: manyLogs })
  const pdf = await rendered(t, large)
  t.ok(pdf.pages().length <= 60)
  const text = pdf.text('raw')
  for (const { wstgId } of large.items) if (!text.includes(wstgId)) t.fail(wstgId)
})

t.test('lists that are cut say so', async (t) => {
  const { findings, ...data } = report({ findings: mixedFindings(10), items: mixedItems(1) })
  const counts = { ...findings.counts, low: 1192 }
  const pdf = await rendered(t, { ...data, findings: { ...findings, counts } })
  t.match(flat(pdf.pages('raw')), 'Se muestran 10 de 1.200.')
})

t.test('no title stands alone, and no page is empty', async (t) => {
  // The tables fill their last pages to different heights.
  for (const count of [6, 19, 32]) {
    const items = mixedItems(count).map((each) => ({ ...each, conflict: true }))
    const pdf = await rendered(t, report({ items, findings: mixedFindings(count), log }))
    const pictures = pdf.pictures()
    for (const [index, words] of pdf.pages('raw').entries()) {
      const { width, height, hasInk } = pictures[index]!
      t.ok(hasInk(42, width - 42, 62, height - 54), `${count} items: page ${index + 1}`)
      const [, ...below] = words.split(/^\d\. .*\n/m)
      for (const text of below) t.match(text, /\S+\s+\S+/, `${count} items: a row below a title`)
    }
  }
})

t.test('a report in English', async (t) => {
  const gate = { passed: false, stale: false, readAt: null, items: 97 }
  const pdf = await rendered(
    t,
    report({
      language: 'en',
      items: mixedItems(97),
      findings: [openFinding({ created: new Date('2026-11-19T10:00:00Z') })],
      log: log.slice(0, 2),
      gate: { ...gate, reasons: ['open_finding', 'unassigned_finding'] },
    }),
  )
  const text = flat(pdf.pages('raw'))
  for (const part of [
    'Security report Portal de salud',
    'Not ready for release 1 of 97 items does not pass the gate: 1 with open findings. ' +
      '1 finding of the checklist names no test.',
    '01/11/2026 by admin for ana.garcia',
    '20 November 2026 at 13:05',
    /Checklist: \d+% closed/,
    'Session Management Testing · WSTG-SESS · 9',
    'WSTG-INPV-05 1 day',
    'In progress › Done',
    'About this report',
  ])
    t.match(text, part)
  t.notMatch(text, /[Ee]lemento|Hecho|herramienta/)
  t.ok(pdf.objects().strings.has('en'), 'its language is English')
})

t.test('the same data gives the same file', async (t) => {
  const data = report({ items: mixedItems(5), log })
  t.same(await renderReport(data), await renderReport(structuredClone(data)))
})
