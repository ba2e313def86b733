import t, { type Test } from 'tap'
import { statusKinds } from '../../src/report/labels.ts'
import type { ReportData } from '../../src/report/report-data.ts'
import {
  checkSyntax,
  failure,
  infoOf,
  item,
  logEntry,
  mixedItems,
  objectsOf,
  pdfOf,
  pictureOf,
  pixelsOf,
  report,
  saved,
  textOf,
  toolItem,
  toolReading,
} from './support.ts'

interface Rendered {
  path: string
  pages: number
  text: string
}

async function rendered(test: Test, data: ReportData): Promise<Rendered> {
  const { path, remove } = saved(await pdfOf(data))
  test.teardown(remove)
  return {
    path,
    pages: Number(infoOf(path).get('Pages')),
    text: textOf(path).replaceAll('\u00a0', ' '),
  }
}

const log = [
  logEntry(),
  logEntry({
    wstgId: 'WSTG-ATHN-03',
    direction: 'tracker->dd',
    oldStatus: null,
    newStatus: 'Blocked',
  }),
  logEntry({
    wstgId: 'WSTG-INPV-05',
    success: false,
    errorMessage: 'La herramienta respondió 400: severidad no válida',
  }),
]

t.test('the report of a mixed state', async (t) => {
  const sentence = 'Se observó que el servicio acepta el método TRACE. '
  const longNote = `${sentence.repeat(40)}Fin de la nota.`
  const items = [
    ...mixedItems(90),
    item({ wstgId: 'PCI-7', name: 'Comprobación propia', category: null, notes: longNote }),
  ]
  const { path, pages, text } = await rendered(t, report({ items, log }))
  const flat = text.replace(/\s+/g, ' ')

  t.test('is a sound file with the properties of a document', async (t) => {
    t.match(checkSyntax(path), /No syntax or stream encoding errors/)
    const info = infoOf(path)
    t.equal(info.get('Title'), 'Informe de seguridad')
    t.equal(info.get('Author'), 'Registro de peso e IMC')
    t.match(info.get('Subject'), 'OWASP WSTG')
    t.match(info.get('CreationDate'), /Nov 20 12:05:00 2026/)
    t.equal(info.get('JavaScript'), 'no')
    t.equal(info.get('Encrypted'), 'no')
    t.ok(objectsOf(path).strings.has('es'), 'its language is Spanish')
  })

  t.test('names its subject and its time', async (t) => {
    const cover = textOf(path, 'reading', 1, 1)
    for (const part of [
      'Informe de seguridad',
      '20 de noviembre de 2026',
      'Portal de salud',
      'Auditoría continua',
      'https://tool.example.org',
      '20/11/2026 13:05 (Europe/Madrid)',
      'La herramienta de hallazgos respondió',
      'OWASP WSTG 4.2',
    ]) {
      t.match(cover, part)
    }
  })

  t.test('has all chapters, and the table of contents names their pages', async (t) => {
    const contents = textOf(path, 'layout', 2, 2)
    for (const title of [
      '1. Resumen',
      '2. Abiertos de severidad crítica y alta',
      '3. Elementos por estado y severidad',
      '4. Cobertura del catálogo WSTG',
      '5. Conflictos',
      '6. Peticiones fallidas',
      '7. Elementos pendientes de sincronizar',
      '8. Detalle por categoría',
      'Gestión de sesiones',
      'Fuera del catálogo',
      '9. Registro de sincronización',
      'Anexo A. Comprobaciones sin elemento',
      'Anexo B. Notas completas',
    ]) {
      const line = contents.split('\n').find((candidate) => candidate.includes(title))
      const page = Number(/(\d+)\s*$/.exec(line ?? '')?.[1])
      t.ok(page >= 3 && page <= pages, `${title}: page ${page}`)
      t.match(textOf(path, 'reading', page, page), title)
    }
  })

  t.test('numbers its pages from the second on', async (t) => {
    for (let page = 2; page <= pages; page += 1) {
      const words = textOf(path, 'reading', page, page)
      t.match(words, `Página ${page} de ${pages}`)
      t.match(words, /Informe de seguridad\s+·\s+Portal de salud/)
    }
    t.notMatch(textOf(path, 'reading', 1, 1), 'Página')
  })

  t.test('shows every item with its known state', async (t) => {
    for (const { wstgId } of items) t.ok(text.includes(wstgId), wstgId)
    for (const label of [
      'Hecho',
      'En curso',
      'Sin empezar',
      'No aplicable',
      'Bloqueado',
      'Verificado',
      'Activo',
    ])
      t.match(text, label)
    for (const label of ['Crítica', 'Alta', 'Media', 'Baja', 'Informativa', 'Sin severidad'])
      t.match(text, label)
    t.match(text, 'hallazgo 1042')
    t.match(text, 'En conflicto')
    t.match(flat, /Falta la cabecera Content-Security-Policy en/)
    t.match(text, '01/11/2026 01:42', 'the last synchronisation, in local time')
  })

  t.test('has a long note complete in the annex, with a reference in the table', async (t) => {
    t.match(flat, 'Texto completo: nota 1 del anexo B')
    t.equal(flat.split('Fin de la nota.').length - 1, 1)
    const annex =
      textOf(path, 'raw').split('Anexo B. Notas completas').at(-1)?.replace(/\s+/g, ' ') ?? ''
    t.equal(annex.split('acepta el método TRACE.').length - 1, 40)
  })

  t.test('shows the latest synchronisations', async (t) => {
    t.match(flat, 'La herramienta respondió 400: severidad no válida')
    t.match(text, 'Hacia la herramienta')
    t.match(text, 'Desde la herramienta')
    t.match(text, '19/11/2026 09:30:05')
  })

  t.test('lists the checks without an item', async (t) => {
    const annex = textOf(path, 'raw').split('Anexo A. Comprobaciones sin elemento').at(-1) ?? ''
    t.match(annex, 'WSTG-CLNT-13')
    t.match(annex, 'WSTG-APIT-01')
    t.notMatch(annex, 'WSTG-INFO-01')
  })

  t.test('keeps its margins on every page and has no empty page', async (t) => {
    for (let page = 2; page <= pages; page += 1) {
      const { width, height, ink } = pictureOf(path, page)
      t.equal(ink(0, 36, 0, height), 0, `page ${page}: nothing at the left`)
      t.equal(ink(width - 36, width, 0, height), 0, `page ${page}: nothing at the right`)
      t.ok(ink(42, width - 42, 62, height - 54) > 0.001, `page ${page}: content`)
      t.equal(
        ink(0, width, height - 50, height - 44),
        0,
        `page ${page}: the text ends above the page number`,
      )
    }
  })

  t.test('draws a ring with slices in proportion to the numbers of items', async (t) => {
    const page = Array.from({ length: pages - 2 }, (_, index) => index + 3).find((candidate) =>
      textOf(path, 'reading', candidate, candidate).includes('3. Elementos por estado y severidad'),
    )
    const pixels = pixelsOf(path, page ?? 0, { fromX: 42, toX: 215 })
    const slices = Object.entries(statusKinds).map(([status, { color }]) => {
      const count = items.filter((candidate) => candidate.status === status).length
      return { status, count, pixels: pixels(color) }
    })
    const all = slices.reduce((sum, slice) => sum + slice.pixels, 0)
    for (const { status, count, pixels } of slices) {
      const difference = Math.abs(pixels / all - count / items.length)
      t.ok(
        count > 0 && difference < 0.03,
        `${status}: ${count} of ${items.length}, ${pixels} of ${all} pixels`,
      )
    }
  })
})

t.test('the report shows an empty state and a tool that does not answer', async (t) => {
  const { path, pages, text } = await rendered(
    t,
    report({ tool: toolReading({ failure: 'no_answer', read: 0, total: 0, findings: 0 }) }),
  )
  const flat = text.replace(/\s+/g, ' ')
  checkSyntax(path)
  t.match(flat, 'La herramienta de hallazgos no respondió')
  t.match(flat, 'Motivo: La herramienta de hallazgos no ha respondido.')
  t.match(flat, 'Todavía no hay ningún elemento')
  t.match(flat, 'No hay elementos abiertos de severidad crítica ni alta.')
  t.match(flat, 'No hay peticiones fallidas.')
  t.match(flat, 'No hay elementos en conflicto.')
  t.match(flat, 'No hay elementos pendientes de sincronizar.')
  t.match(flat, 'El registro de sincronización está vacío.')
  t.match(text, 'WSTG-INFO-01', 'all checks are listed as untracked')
  t.notMatch(text, /undefined|NaN|\[object/)
  t.ok(pages <= 9)
})

t.test('the report shows items known only to the tool', async (t) => {
  const { path, text } = await rendered(
    t,
    report({
      tool: toolReading({ findings: 5, repeated: 1, unidentified: 1 }),
      items: [
        toolItem({ wstgId: 'WSTG-INFO-01', status: 'Done' }),
        toolItem({ wstgId: 'WSTG-INFO-02' }),
        toolItem({ wstgId: 'WSTG-NONE-01', category: null }),
      ],
    }),
  )
  const flat = text.replace(/\s+/g, ' ')
  t.match(textOf(path, 'reading', 1, 1), /Elementos\s+3 solo en la herramienta/)
  t.equal(flat.match(/hallazgo 12 /g)?.length, 3)
  t.match(flat, /Incluye 3 elementos solo en la herramienta/)
  t.match(flat, /Con elemento solo en la herramienta: 2/)
  t.notMatch(flat, /Todavía no hay ningún elemento|No hay elementos\\.$/)
  const rows = textOf(path, 'layout').split('\n')
  t.match(rows.filter((row) => /WSTG-INFO-01/.test(row)).join('\n'), /Hecho/)
  t.equal(
    flat.match(/Solo en la herramienta/g)?.length,
    5,
    'in each row, in the guide and in the summary',
  )
  const annex = flat.split('Anexo A. Comprobaciones sin elemento').at(-1) ?? ''
  t.notMatch(annex, /WSTG-INFO-0[12]/)
  t.match(annex, 'WSTG-INFO-03')
})

t.test(
  'the report shows urgent items, flags, dates, deleted findings and failed requests',
  async (t) => {
    const { path } = await rendered(
      t,
      report({
        tool: toolReading({ failure: 'late', read: 3, total: 9 }),
        items: [
          item({
            wstgId: 'WSTG-INFO-01',
            status: 'Not Started',
            severity: 'High',
            toolFlags: ['inactive', 'mitigated', 'riskAccepted', 'duplicate'],
            foundOn: '2026-11-01',
            mitigatedOn: '2026-11-12',
          }),
          item({
            wstgId: 'WSTG-INFO-02',
            status: 'Blocked',
            severity: 'Critical',
            findingId: null,
          }),
          item({ wstgId: 'WSTG-INFO-03', toolFlags: ['verified'], isRead: false }),
          item({ wstgId: 'WSTG-INFO-04', toolFlags: ['inactive', 'falsePositive'] }),
        ],
        failed: [failure(), failure({ seq: 32, nextAttempt: new Date('2026-11-20T13:00:00Z') })],
      }),
    )
    const flat = textOf(path, 'raw').replace(/\s+/g, ' ')
    const chapter = (from: string, to: string) => flat.split(from).at(-1)?.split(to)[0] ?? ''
    const urgent = chapter('2. Abiertos de severidad crítica y alta', '3. Elementos por estado')
    t.match(urgent, /WSTG-INFO-02 .*sin hallazgo.*WSTG-INFO-01 /, 'critical before high')
    t.match(urgent, /Inactivo, Mitigado, Riesgo aceptado, Duplicado hallazgo 12/)
    t.match(urgent, 'del 01/11/2026, 11 días mitigado el 12/11/2026')
    t.notMatch(urgent, 'WSTG-INFO-03')
    t.match(flat, 'La lectura de la herramienta no terminó: 3 de 9 hallazgos')
    t.match(flat, 'Verificado hallazgo 12, no leído')
    t.match(flat, 'Inactivo, Falso positivo')
    t.match(
      chapter('6. Peticiones fallidas', '7. Elementos'),
      /31 WSTG-CLNT-04 .*1 Ninguno PATCH .*Duplicate findings.*32 .*20\/11\/2026 14:00/,
    )
    const { strings } = objectsOf(path)
    t.ok(strings.has('https://tool.example.org/finding/12'))
  },
)

t.test('annex A repeats the category on each page', async (t) => {
  const { path, pages } = await rendered(t, report())
  const annex = Array.from({ length: pages }, (_, index) =>
    textOf(path, 'raw', index + 1, index + 1),
  )
    .map((page) => page.split('Anexo A. Comprobaciones sin elemento').at(-1) ?? '')
    .filter((page) => /WSTG-[A-Z]+-\d\d/.test(page))
  t.ok(annex.length > 1)
  for (const page of annex) {
    const first = page.split('\n').findIndex((line) => /^WSTG-[A-Z]+-\d\d/.test(line))
    const code = /^(WSTG-[A-Z]+)-/.exec(page.split('\n')[first] ?? '')?.[1]
    t.match(page.split('\n').slice(0, first).join('\n'), `· ${code} ·`)
  }
})

t.test('a state without a log and a log without items are rendered', async (t) => {
  const silent = await rendered(t, report({ items: mixedItems(3) }))
  t.match(silent.text, 'El registro de sincronización está vacío.')
  const orphaned = await rendered(t, report({ log }))
  t.match(orphaned.text, 'WSTG-INPV-05')
  t.match(orphaned.text, /No hay elementos\.$/m)
})

t.test('after every page end the next page has content and its own format', async (t) => {
  // Pending items fill the page to any height, so the wide pages begin after every possible end.
  for (const count of [8, 19, 30, 41]) {
    const items = Array.from({ length: count }, (_, index) =>
      item({
        wstgId: `WSTG-INFO-${index + 1}`,
        lastSync: null,
        findingId: null,
        conflict: index < 3,
      }),
    )
    const { path, pages } = await rendered(t, report({ items }))
    for (let page = 3; page <= pages; page += 1) {
      const { width, height, ink } = pictureOf(path, page)
      t.ok(ink(42, width - 42, 62, height - 54) > 0.001, `${count} items: page ${page} has content`)
      if (textOf(path, 'raw', page, page).includes('8. Detalle'))
        t.ok(width > height, `${count} items: page ${page} is wide`)
    }
  }
})

t.test('no title stands alone at the foot of a page', async (t) => {
  for (const count of [6, 9]) {
    const items = Array.from({ length: count }, (_, index) =>
      item({
        wstgId: `WSTG-INFO-${index + 1}`,
        lastSync: index < 4 ? null : new Date(0),
        conflict: true,
      }),
    )
    const { path } = await rendered(t, report({ items }))
    const page =
      textOf(path, 'raw', 3)
        .split('\f')
        .find((words) => words.includes('7. Elementos pendientes')) ?? ''
    const below = page.split('7. Elementos pendientes')[1]?.match(/WSTG-INFO-\d+/g) ?? []
    t.ok(below.length >= 2, `${count} conflicts: ${below.length} rows below the next title`)
  }
})

t.test('the same data gives the same file', async (t) => {
  const data = report({ items: mixedItems(5), log })
  t.same(await pdfOf(data), await pdfOf(structuredClone(data)))
})
