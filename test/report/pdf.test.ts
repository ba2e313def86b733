/** The pages of a report, as PDF readers see them. */
import t from 'tap'
import { chapters, serviceName, statusKinds } from '../../src/report/labels.ts'
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

const titles = Object.values(chapters)
const log = [
  logEntry(),
  logEntry({ direction: 'tracker->dd', old_status: null, new_status: 'Blocked' }),
  logEntry({ success: false, error_message: 'La herramienta respondió 400: severidad no válida' }),
]

t.test('the report of a mixed state', async (t) => {
  const sentence = 'Se observó que el servicio acepta el método TRACE. '
  const longNote = `${sentence.repeat(40)}Fin de la nota.`
  const own = item({ wstgId: 'PCI-7', name: 'Comprobación propia', category: null })
  const items = [...mixedItems(90), { ...own, notes: longNote }]
  const pdf = await rendered(t, report({ items, log }))
  const pages = pdf.pages()
  const text = pages.join('')
  const pictures = pdf.pictures()

  t.test('is a sound file with the properties of a document', async (t) => {
    t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
    t.equal(pdf.info('Title'), 'Informe de seguridad')
    t.equal(pdf.info('Author'), serviceName)
    t.match(pdf.info('Subject'), 'OWASP WSTG')
    t.match(pdf.info('CreationDate'), /Nov 20 12:05:00 2026/)
    t.equal(pdf.info('JavaScript'), 'no')
    t.equal(pdf.info('Encrypted'), 'no')
    t.ok(pdf.objects().strings.has('es'), 'its language is Spanish')
  })

  t.test('names its subject and its time', async (t) => {
    for (const part of [
      'Informe de seguridad',
      '20 de noviembre de 2026',
      'Portal de salud',
      'Auditoría continua',
      'https://tool.example.org',
      '20/11/2026 13:05:00 (Europe/Madrid)',
      'La herramienta de hallazgos respondió',
      'Guide (WSTG) 4.2',
    ])
      t.match(pages[0], part)
  })

  t.test('sums up its content', async (t) => {
    const summary = pdf.chapter(titles[0]!, titles[1])
    const closed = items.filter(({ status }) => status === 'Done' || status === 'Not Applicable')
    for (const part of [
      '91 elementos',
      `${91 - closed.length} abiertos, ${closed.length} cerrados`,
      '97 comprobaciones, 90 con elemento',
      '92,8 % del catálogo con elemento',
      '3 entradas, 1 con error',
    ])
      t.match(summary, part)
  })

  t.test('has all chapters, and the table of contents names their pages', async (t) => {
    const contents = pdf.pages('layout')[1]?.split('\n') ?? []
    for (const title of [...titles, 'Gestión de sesiones', 'Fuera del catálogo']) {
      const line = contents.find((candidate) => candidate.includes(title))
      const page = Number(/(\d+)\s*$/.exec(line ?? '')?.[1])
      t.ok(page >= 3 && pages[page - 1]?.includes(title), `${title}: page ${page}`)
    }
  })

  t.test('numbers its pages from the second on', async (t) => {
    for (const [index, words] of pages.entries()) {
      if (index === 0) t.notMatch(words, 'Página')
      else t.match(words, `Página ${index + 1} de ${pages.length}`)
      if (index > 0) t.match(words, /Informe de seguridad\s+·\s+Portal de salud/)
    }
  })

  t.test('shows every item with its known state', async (t) => {
    for (const { wstgId } of items) t.ok(text.includes(wstgId), wstgId)
    const statuses = ['Hecho', 'En curso', 'Sin empezar', 'No aplicable', 'Bloqueado']
    const severities = ['Crítica', 'Alta', 'Media', 'Baja', 'Informativa', 'Otra o ninguna']
    for (const label of [...statuses, ...severities, 'Verificado', 'Activo', 'En conflicto'])
      t.match(text, label)
    t.match(text, 'hallazgo 1042')
    t.match(pdf.chapter('8. Detalle'), 'Falta la cabecera Content-Security-Policy en')
    t.match(text, '01/11/2026 01:42', 'the last synchronisation, in local time')
  })

  t.test('has a long note complete in the annex, with a reference in the table', async (t) => {
    t.match(pdf.chapter('8. Detalle'), 'Texto completo: nota 1 del anexo B')
    const annex = pdf.chapter('Anexo B. Notas completas')
    t.equal(annex.split('acepta el método TRACE.').length - 1, 40)
    t.match(annex, 'Fin de la nota.')
  })

  t.test('shows the latest synchronisations', async (t) => {
    const entries = pdf.chapter('9. Registro de sincronización', 'Anexo A')
    t.match(entries, 'La herramienta respondió 400: severidad no válida')
    t.match(entries, 'Hacia la herramienta')
    t.match(entries, 'Desde la herramienta')
    t.match(entries, '19/11/2026 09:30:05')
  })

  t.test('lists the checks without an item', async (t) => {
    const annex = pdf.chapter('Anexo A. Comprobaciones sin elemento', 'Anexo B')
    t.match(annex, /WSTG-CLNT-13.*WSTG-APIT-01/)
    t.notMatch(annex, 'WSTG-INFO-01')
  })

  t.test('keeps its margins on every page and has no empty page', async (t) => {
    for (const [index, { width, height, hasInk }] of pictures.entries()) {
      if (index === 0) continue
      const page = `page ${index + 1}`
      t.notOk(hasInk(0, 36, 0, height), `${page}: nothing at the left`)
      t.notOk(hasInk(width - 36, width, 0, height), `${page}: nothing at the right`)
      t.ok(hasInk(42, width - 42, 62, height - 54), `${page}: content`)
      t.notOk(hasInk(0, width, height - 50, height - 44), `${page}: space above the page number`)
    }
  })

  t.test('draws a bar for each status in proportion to its number of items', async (t) => {
    const picture = pictures[pages.findLastIndex((words) => words.includes(titles[2]!))]!
    const counts = Map.groupBy(items, ({ status }) => status)
    const most = Math.max(...Array.from(counts.values(), ({ length }) => length))
    const whole = 235
    for (const [status, { color }] of Object.entries(statusKinds)) {
      const count = items.filter((each) => each.status === status).length
      const expected = (count / most) * whole
      const length = picture.longestLine(color)
      t.ok(count > 0 && Math.abs(length - expected) <= 2, `${status}: ${length} of ${expected}`)
    }
  })
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
    'El registro de sincronización está vacío.',
  ])
    t.match(flat, sentence)
  t.notMatch(flat, /undefined|NaN|\[object/)
  t.ok(pages.length <= 9)
})

t.test('items known only to the tool', async (t) => {
  const items = [
    toolItem({ wstgId: 'WSTG-INFO-01', status: 'Done' }),
    toolItem({ wstgId: 'WSTG-INFO-02' }),
    toolItem({ wstgId: 'WSTG-NONE-01', category: null }),
  ]
  const pdf = await rendered(t, report({ items }))
  t.match(pdf.pages()[0], /Elementos\s+3: 0 en seguimiento y 3 solo en la herramienta/)
  t.match(pdf.chapter(titles[2]!, titles[3]), 'Incluye solo en la herramienta: 3.')
  const detail = pdf.chapter(titles[7]!, titles[8])
  t.match(detail, /WSTG-INFO-01 A check ■ Hecho Solo en la herramienta/)
  t.equal(detail.split('Solo en la herramienta').length - 1, 3)
  const annex = pdf.chapter('Anexo A. Comprobaciones sin elemento')
  t.notMatch(annex, /WSTG-INFO-0[12]/)
  t.match(annex, 'WSTG-INFO-03')
})

t.test('urgent items, flags, dates, deleted findings and failed requests', async (t) => {
  const items = [
    item({
      wstgId: 'WSTG-INFO-01',
      status: 'Not Started',
      severity: 'High',
      toolFlags: ['inactive', 'mitigated', 'riskAccepted', 'duplicate'],
      foundOn: '2026-11-01',
      mitigatedOn: '2026-11-12',
    }),
    item({ wstgId: 'WSTG-INFO-02', status: 'Blocked', severity: 'Critical', findingId: null }),
    item({ wstgId: 'WSTG-INFO-03', toolFlags: ['verified'], isRead: false }),
    item({ wstgId: 'WSTG-INFO-04', toolFlags: ['inactive', 'falsePositive'] }),
  ]
  const failed = [
    failure(),
    failure({ seq: 32, nextAttempt: new Date('2026-11-20T13:00:00Z') }),
    ...Array.from({ length: 60 }, () => failure()),
  ]
  const tool = toolReading({ failure: 'timeout', read: 3, total: 9 })
  const pdf = await rendered(t, report({ tool, items, failed }))
  const urgent = pdf.chapter(titles[1]!, titles[2])
  t.match(urgent, /WSTG-INFO-02 .*sin hallazgo.*WSTG-INFO-01 /, 'critical before high')
  t.match(urgent, /Inactivo, Mitigado, Riesgo aceptado, Duplicado hallazgo 12/)
  t.match(urgent, 'del 01/11/2026, 11 días mitigado el 12/11/2026')
  t.notMatch(urgent, 'WSTG-INFO-03')
  t.match(pdf.pages()[0], 'La lectura de la herramienta no terminó: 3 de 9 hallazgos')
  const detail = pdf.chapter(titles[7]!, titles[8])
  t.match(detail, 'Verificado hallazgo 12, no leído')
  t.match(detail, 'Inactivo, Falso positivo')
  t.match(
    pdf.chapter(titles[5]!, titles[6]),
    /31 WSTG-CLNT-04 .*1 Ninguno PATCH .*Duplicate findings.*32 .*20\/11\/2026 14:00/,
  )
  t.ok(pdf.objects().strings.has('https://tool.example.org/finding/12'))
})

t.test('no title stands alone, no page is empty, wide tables have wide pages', async (t) => {
  // The conflicts fill a page to any height, so the next chapter begins after every possible end.
  for (const count of [6, 19, 32]) {
    const items = Array.from({ length: count }, (_, index) =>
      item({
        wstgId: `WSTG-INFO-${index + 1}`,
        lastSync: index < 4 ? null : new Date(0),
        conflict: true,
      }),
    )
    const pdf = await rendered(t, report({ items }))
    const pictures = pdf.pictures()
    for (const [index, words] of pdf.pages('raw').entries()) {
      const { width, height, hasInk } = pictures[index]!
      t.ok(hasInk(42, width - 42, 62, height - 54), `${count} items: page ${index + 1}`)
      if (index > 1 && words.includes(titles[7]!)) t.ok(width > height, `${count} items: detail`)
      const below = index > 1 ? words.split(titles[6]!)[1] : undefined
      if (below) t.match(below, /WSTG-INFO-\d+[\s\S]*WSTG-INFO-\d+/, `${count} items: rows below`)
    }
  }
})

t.test('the same data gives the same file', async (t) => {
  const data = report({ items: mixedItems(5), log })
  t.same(await renderReport(data), await renderReport(structuredClone(data)))
})
