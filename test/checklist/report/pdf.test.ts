/** The pages of a report, as PDF readers see them. */
import t from 'tap'
import { statusColors } from '../../../src/checklist/report/colors.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import {
  failure,
  item,
  logEntry,
  mixedItems,
  rendered,
  renderReport,
  report,
  toolItem,
  toolReading,
} from './support.ts'

const { chapters, serviceName } = textsOf.es
/** All chapters of a report that has something to list in each of them. */
const titles = Object.values(chapters).map((title, index) => `${index + 1}. ${title}`)
const log = [
  logEntry(),
  logEntry({ direction: 'tracker->dd', old_status: null, new_status: 'Blocked' }),
  logEntry({ success: false, error_message: 'La herramienta respondió 400: severidad no válida' }),
]
const sentence = 'Se observó que el servicio acepta el método TRACE. '

t.test('the report of a mixed state', async (t) => {
  const closed = {
    toolStatus: 'active',
    toolFlags: ['inactive', 'mitigated', 'riskAccepted', 'duplicate'],
  } as const
  const dates = { foundOn: '2026-11-01', mitigatedOn: '2026-11-12' }
  const urgent = { status: 'Blocked', severity: 'Critical' } as const
  const items = [
    ...mixedItems(90),
    item({ wstgId: 'PCI-1', ...urgent, severity: 'High', ...closed, ...dates }),
    item({ wstgId: 'PCI-2', ...urgent, findingId: null }),
    item({ wstgId: 'PCI-3', toolFlags: [], isRead: false }),
    item({ wstgId: 'PCI-4', toolStatus: 'active', toolFlags: ['inactive', 'falsePositive'] }),
    toolItem({ wstgId: 'PCI-5' }),
    item({ wstgId: 'PCI-6', notes: `${sentence.repeat(40)}Fin de la nota.` }),
  ].map((each) => ({ ...each, category: each.wstgId.startsWith('PCI') ? null : each.category }))
  const failed = [
    failure(),
    failure({ seq: 32, nextAttempt: new Date('2026-11-20T13:00:00Z') }),
    ...Array.from({ length: 60 }, () => failure()),
  ]
  const notShown = Array.from({ length: 21 }, (_, index) => 71 + index)
  const tool = toolReading({ failure: 'timeout', read: 3, total: 9, notShown })
  const pdf = await rendered(t, report({ tool, items, failed, log }))
  const pages = pdf.pages()
  const pictures = pdf.pictures()

  t.test('is a sound file with the properties of a document', async (t) => {
    t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
    t.equal(pdf.info('Title'), 'Informe de seguridad')
    t.equal(pdf.info('Author'), serviceName)
    t.match(pdf.info('Subject'), 'OWASP WSTG')
    t.match(pdf.info('CreationDate'), /Nov 20 12:05:00 2026/)
    t.equal(pdf.info('Encrypted'), 'no')
    t.ok(pdf.objects().strings.has('es'), 'its language is Spanish')
    t.ok(pdf.objects().strings.has('https://tool.example.org/finding/12'), 'a link to the tool')
  })

  t.test('has all chapters with their content', async (t) => {
    const content: Record<keyof typeof chapters, (string | RegExp)[]> = {
      summary: ['Total: 96 elementos. Incluye solo en la herramienta: 1.', 'Otra o ninguna'],
      coverage: [/WSTG-SESS Gestión de sesiones \d \d \d 9/, 'esta tabla: 6 elementos'],
      urgent: [
        /PCI-2 .*sin hallazgo.*PCI-1 .*Activo #12.*Inactivo, Mitigado, Riesgo/,
        /Duplicado/,
        /01\/11\/2026.*11 días mitigado el 12\/11\/2026/,
      ],
      conflicts: [/WSTG-\w+-\d\d .* En conflicto/],
      failed: [/31 WSTG-CLNT-04 .*1 Ninguno PATCH .*Duplicate findings.*32 .*20\/11\/2026.*14:00/],
      pending: [/WSTG-\w+-\d\d /],
      detail: [
        ...items.map(({ wstgId }) => `${wstgId} `),
        'Fuera de la guía · 6 elementos',
        'Falta la cabecera Content-Security-Policy',
        '01/11/2026 01:42',
        /Verificado #12 no leído/,
        /Activo #12 Inactivo, Falso positivo/,
        /Abiertos: 1 Crítica, 2 Baja/,
        /PCI-5 A check ■ En curso .*Solo en la herramienta/,
        'Texto completo: nota 1',
      ],
      log: [
        'La herramienta respondió 400: severidad no válida',
        /19\/11\/2026.*09:30/,
        'Hacia la herramienta – › Bloqueado',
        'Desde la herramienta En curso › Hecho',
      ],
      uncovered: ['La herramienta no se leyó por completo', /WSTG-CLNT-13.*WSTG-APIT-01/],
      notes: [/(Se observó que el servicio acepta el método TRACE\. ){40}Fin de la nota\./],
      about: ['https://tool.example.org', '20/11/2026 13:05 (Europe/Madrid)', 'Guide (WSTG) 4.2'],
    }
    const contents = pdf.pages('layout')[1]?.split('\n') ?? []
    for (const [index, parts] of Object.values(content).entries()) {
      const title = titles[index]!
      const text = pdf.chapter(title, titles[index + 1])
      for (const part of parts) t.match(text, part, title)
      const line = contents.find((candidate) => candidate.includes(title))
      const page = Number(/(\d+)\s*$/.exec(line ?? '')?.[1])
      t.ok(page >= 2 && pages[page - 1]?.includes(title), `${title}: page ${page}`)
    }
    t.match(contents.join(), /Gestión de sesiones +· +WSTG-SESS +· +9 elementos +\d/)
    t.notMatch(pdf.chapter(titles[2]!, titles[3]), 'PCI-3')
    t.notMatch(pdf.chapter(titles[8]!, titles[9]), 'WSTG-INFO-01')
  })

  t.test('names its subject and its time, and numbers the other pages', async (t) => {
    const [cover, ...others] = pages
    const isClosed = ({ status }: { status: string }) =>
      status === 'Done' || status === 'Not Applicable'
    const words = cover?.replace(/\s+/g, ' ')
    for (const part of [
      'Informe de seguridad Portal de salud Auditoría continua 20 de noviembre de 2026',
      'La lista no supera el control: quedan 12 de 97 elementos por resolver. ',
      `${items.filter(isClosed).length} de 103 comprobaciones cerradas; `,
      /\d+ con hallazgos abiertos; \d+ en conflicto; 62 peticiones fallidas\./,
      '96: 95 en seguimiento y 1 solo en la herramienta',
      'Su hallazgo ya no está en la herramienta: 1 elemento',
      'Entradas: 3; con error: 1',
      'La lectura de la herramienta no terminó: 3 de 9 hallazgos',
      /o este tiene otro: 21 \(71, 72, [\d, ]+ 90, …\)/,
    ])
      t.match(words, part)
    t.notMatch(cover, 'Página')
    for (const [index, words] of others.entries()) {
      t.match(words, `Página ${index + 2} de ${pages.length}`)
      t.match(words, /Informe de seguridad\s+·\s+Portal de salud/)
    }
  })

  t.test('keeps its margins on every page', async (t) => {
    for (const [index, { width, height, hasInk }] of pictures.slice(1).entries()) {
      const page = `page ${index + 2}`
      t.notOk(hasInk(0, 36, 0, height), `${page}: nothing at the left`)
      t.notOk(hasInk(width - 36, width, 0, height), `${page}: nothing at the right`)
      t.notOk(hasInk(0, width, height - 50, height - 44), `${page}: space above the page number`)
    }
  })

  t.test('draws a bar for each status in proportion to its number of items', async (t) => {
    const picture = pictures[pages.findLastIndex((words) => words.includes(titles[0]!))]!
    for (const [status, color] of Object.entries(statusColors)) {
      const count = items.filter((each) => each.status === status).length
      const expected = (count / items.length) * 265
      const length = picture.longestLine(color)
      t.ok(count > 0 && Math.abs(length - expected) <= 2, `${status}: ${length} of ${expected}`)
    }
  })
})

t.test('a tool that hides findings from the service does not look fine', async (t) => {
  const shown = 'the findings tool shows no engagement "審計" in the product "Portal de salud"'
  const tool = toolReading({ warning: shown, read: 0, total: 0, findings: 0 })
  const pdf = await rendered(t, report({ tool, items: mixedItems(3) }))
  const flat = pdf.pages('raw').join('').replace(/\s+/g, ' ')
  const title =
    'La herramienta de hallazgos respondió, pero en la última sincronización no lo mostró todo'
  t.ok(flat.includes(title))
  t.ok(flat.includes(`Aviso: ${shown}.`))
  t.ok(flat.includes('La herramienta no se leyó por completo'))
})

t.test('an empty state and a tool that does not answer', async (t) => {
  const tool = toolReading({ failure: 'unreachable', read: 0, total: 0, findings: 0 })
  const pdf = await rendered(t, report({ tool }))
  pdf.checkSyntax()
  const pages = pdf.pages('raw')
  const flat = pages.join('').replace(/\s+/g, ' ')
  for (const sentence of [
    'No se pudo leer la herramienta de hallazgos',
    'Motivo: La herramienta de hallazgos no ha respondido.',
    'No hay elementos abiertos de severidad crítica ni alta.',
    'No hay peticiones fallidas.',
    'No hay elementos en conflicto.',
    'No hay elementos pendientes de sincronizar.',
    'No hay elementos. ',
    'Todavía no hay ninguna comprobación empezada.',
    'El registro de sincronización está vacío.',
  ])
    t.match(flat, sentence)
  t.notMatch(flat, /undefined|NaN|\[object/)
  t.ok(pages.length <= 7)
})

t.test('no title stands alone, and no page is empty', async (t) => {
  // The tables fill their last pages to different heights.
  for (const count of [6, 19, 32]) {
    const items = Array.from({ length: count }, (_, index) =>
      item({ wstgId: `WSTG-INFO-${index + 1}`, conflict: true }),
    )
    const pdf = await rendered(t, report({ items }))
    const pictures = pdf.pictures()
    for (const [index, words] of pdf.pages('raw').entries()) {
      const { width, height, hasInk } = pictures[index]!
      t.ok(hasInk(42, width - 42, 62, height - 54), `${count} items: page ${index + 1}`)
      if (index === 1) continue
      const below = words.split(/\s+·\s+WSTG-[A-Z]{4}\s+·.*/).slice(1)
      if (words.includes(`. ${chapters.detail}`))
        t.equal(below.length, 1, `${count} items: a title`)
      for (const rows of below) t.match(rows, /^\s*WSTG-/, `${count} items: a row below it`)
    }
  }
})

t.test('a report in English', async (t) => {
  const statusSet = { at: new Date('2026-11-18T09:00:00Z'), by: 'admin', for: 'ana.garcia' }
  const pdf = await rendered(
    t,
    report({
      language: 'en',
      items: mixedItems(97).map((item) => ({ ...item, statusSet })),
      log: log.slice(0, 2),
      gate: { passed: false, stale: true, items: 97, open: 1 },
    }),
  )
  const flat = pdf.pages('raw').join('').replace(/\s+/g, ' ')
  for (const part of [
    'Security report Portal de salud',
    'does not pass the gate: 1 of 97 items is not finished. The last complete reading of the tool',
    'Information Leakage 18/11/2026 by admin for ana.garcia',
    '20 November 2026 at 13:05',
    /\d+ of 97 tests closed; \d+ open with critical or high severity/,
    'Session Management Testing · WSTG-SESS · 9 items',
    'In progress › Done',
    'About this report',
  ])
    t.match(flat, part)
  t.notMatch(flat, /[Ee]lemento|Hecho|herramienta/)
  t.ok(pdf.objects().strings.has('en'), 'its language is English')
})

t.test('the same data gives the same file', async (t) => {
  const data = report({ items: mixedItems(5), log })
  t.same(await renderReport(data), await renderReport(structuredClone(data)))
})
