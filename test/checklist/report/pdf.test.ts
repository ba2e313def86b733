/** The pages of a report, as PDF readers see them. */
import t from 'tap'
import { progressColors } from '../../../src/checklist/report/colors.ts'
import { progressParts } from '../../../src/checklist/report/summary.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { progressPartOf } from '../../../src/checklist/wstg/names.ts'
import {
  change,
  failure,
  item,
  mixedFindings,
  mixedItems,
  openFinding,
  rendered,
  report,
  syncFailure,
} from './support.ts'

const { chapters } = textsOf.es
/** All chapters of a report that has something to list in each of them. */
const titles = Object.values(chapters).map((title, index) => `${index + 1}. ${title}`)
t.test('the report of a mixed state', async (t) => {
  const items = [
    ...mixedItems(97),
    item({
      wstg_id: 'WSTG-APIT-99',
      category: 'API Testing',
      lost_finding: true,
      finding_id: null,
    }),
    item({ wstg_id: 'WSTG-APIT-98', category: 'API Testing', finding_state: 'false_positive' }),
    item({ wstg_id: 'PCI-1', name: null, category: null, wstg_status: 'Blocked' }),
  ]
  const findings = [
    openFinding({ wstgIds: ['WSTG-INPV-05', 'WSTG-SESS-03'] }),
    openFinding({ id: 2002, severity: 'low', title: 'Cabecera ausente', age: null }),
    openFinding({ id: 2003, title: 'Antiguo', age: 96, isOverdue: true, wstgIds: [] }),
    ...mixedFindings(30),
  ]
  const failed = [
    failure(),
    failure({ request_id: 33, kind: 'webhook', wstg_id: null }),
    failure({ request_id: 34, kind: 'webhook', wstg_id: null, finding_id: null }),
    ...Array.from({ length: 60 }, () => failure()),
  ]
  const recent = [
    change({ created: null, ended: new Date('2026-11-18T10:00:00Z'), state: 'risk_accepted' }),
    change({ id: 2102 }),
  ]
  const { gate, ...data } = report({ items, findings, failed, recent, failures: [syncFailure()] })
  const open = [...gate.open, { reason: 'unassigned_finding' as const }]
  const accepted = { critical: 0, high: 1, medium: 2, low: 0, info: 0 }
  const pdf = await rendered(t, {
    ...data,
    gate: { ...gate, open },
    findings: { ...data.findings, accepted },
  })
  const pages = pdf.pages()
  const pictures = pdf.pictures()

  t.test('is a sound file with the properties of a document', async (t) => {
    t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
    t.equal(pdf.info('Title'), 'Informe de seguridad: Portal de salud')
    t.match(pdf.info('Subject'), 'OWASP WSTG')
    t.match(pdf.info('CreationDate'), /Nov 20 12:05:00 2026/)
    t.equal(pdf.info('Encrypted'), 'no')
    t.equal(pdf.info('Tagged'), 'yes')
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
    const closed = items.filter((each) => each.name && progressPartOf(each) === 'closed')
    const share = Math.round((closed.length / 99) * 100)
    for (const part of [
      'Informe de seguridad Portal de salud Auditoría continua · 20 de noviembre de 2026',
      'No apto para publicar 3 de 97 elementos impiden publicar: 2 con hallazgos abiertos, ' +
        '1 sin empezar. 1 hallazgo de la lista no nombra ninguna prueba. ' +
        'Datos de DefectDojo leídos el 20/11/2026 13:01.',
      `Lista de comprobación: ${share} % cerrado`,
      'De 99 pruebas de la guía OWASP WSTG. Fuera de la guía, contados aparte: 1.',
      /1\. Hallazgos abiertos .*Crítica SQL injection in the search of invoices #2001/,
    ])
      t.match(words, part)
  })

  t.test('has all chapters with their content', async (t) => {
    const content: Record<keyof typeof chapters, (string | RegExp)[]> = {
      findings: [
        /Fuera de plazo: 9\. .*: Crítica 30, Alta 60, Media 90, Baja 180\./,
        /Crítica SQL injection .* #2001 WSTG-INPV-05 WSTG-SESS-03 19 días/,
        /Baja Cabecera ausente #2002 WSTG-INPV-05 –/,
        /Crítica Antiguo #2003 Ninguna 96 días > 30/,
      ],
      summary: [/WSTG-SESS Gestión de sesiones( \d){5} /, /Total( \d\d){5}/, 'escritos: 63.'],
      recent: [
        'En los 30 días anteriores: nuevos: 1; cerrados: 1.',
        'Directory listing #2101 WSTG-CONF-04 – 18/11/2026 Riesgo aceptado',
        'Directory listing #2102 WSTG-CONF-04 01/11/2026 –',
      ],
      tests: [
        ...items.filter(({ category }) => category).map(({ wstg_id }) => `${wstg_id} `),
        /Gestión de sesiones · WSTG-SESS · 9/,
        'Falta la cabecera Content-Security-Policy',
        /01\/11\/2026 por admin para ana\.garcia/,
        /1 Crítica 2 Baja/,
        /Ya no está en DefectDojo/,
        /Falso positivo #12/,
      ],
      conflicts: [/WSTG-\w+-\d\d ■ Hecho Cerrado #\d+/],
      failed: [/19\/11\/2026 09:30 WSTG-CLNT-04 PATCH .*Duplicate findings/, /09:30 #7 PATCH/],
      failures: ['19/11/2026 09:30 WSTG-INFO-01 La herramienta respondió 400: severidad no válida'],
      others: [
        'Riesgos aceptados: 3 (1 Alta, 2 Media). 1 hallazgo de la lista no nombra ninguna prueba.',
        'Crítica Antiguo #2003',
      ],
      outside: [/PCI-1 ■ Bloqueado/],
      about: ['20/11/2026 13:05 (Europe/Madrid)', 'Web Security Testing Guide 4.2'],
    }
    for (const [index, parts] of Object.values(content).entries()) {
      const text = pdf.chapter(titles[index]!, titles[index + 1])
      for (const part of parts) t.match(text, part, titles[index]!)
    }
    t.notMatch(pdf.chapter(titles[3]!, titles[4]), 'PCI-1')
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

  t.test('draws a bar for each part in proportion to its number of tests', async (t) => {
    const tests = items.filter(({ name }) => name)
    const belowTiles = 315
    for (const part of progressParts) {
      const expected = (tests.filter((each) => progressPartOf(each) === part).length / 99) * 511
      const length = pictures[0]!.longestLine(progressColors[part], belowTiles)
      t.ok(expected > 0 && Math.abs(length - expected) <= 2, `${part}: ${length} of ${expected}`)
    }
  })

  t.test('has the structure that screen readers read', async (t) => {
    const structure = pdf.structure()
    for (const title of titles) t.ok(structure.includes(`H1 (block)\n "${title}"\n P`), title)
    const texts = [...structure.matchAll(/"(.*)"/g)].map(([, text]) => text)
    t.match(texts.slice(0, 2), ['Informe de seguridad', 'Portal de salud'])
    for (const { wstg_id: id } of items)
      t.ok(texts.includes(id) || texts.some((text) => text?.startsWith(id)), id)
    t.notMatch(structure, 'Uso interno', 'without the foot of the pages')
  })
})

const flat = (pages: string[]) => pages.join('').replace(/\s+/g, ' ')

t.test('what was read, and what was not, is told beside the verdict', async (t) => {
  const gate = { passed: false, stale: true, items: 97, open: [] }
  const warning = 'the findings tool shows no engagement "審計" in the product "Portal de salud"'
  const read_at = new Date('2026-11-18T12:01:00Z')
  const stale = await rendered(t, report({ gate: { ...gate, read_at }, warning }))
  const [first = ''] = stale.pages('raw')
  t.match(first.replace(/\s+/g, ' '), /No apto .*los datos de DefectDojo no son recientes\./)
  t.match(flat([first]), 'Datos de DefectDojo leídos el 18/11/2026 13:01. Esa lectura no es')
  t.match(flat([first]), 'La última lectura avisa: the findings tool shows no engagement')
  const unread = await rendered(t, report({ gate: { ...gate, read_at: null } }))
  t.match(flat(unread.pages('raw')), 'DefectDojo no se ha leído todavía.')
  const ready = { ...gate, passed: true, stale: false, read_at }
  const passed = await rendered(t, report({ gate: ready, items: mixedItems(1) }))
  t.match(flat(passed.pages('raw')), 'Apto para publicar Cumple el criterio de salida: 97 elem')
})

t.test('an empty state', async (t) => {
  const items = wstgTests.map(({ id, name, category }) =>
    item({
      wstg_id: id,
      name,
      category,
      wstg_status: null,
      finding_state: null,
      finding_id: null,
      last_sync: null,
      outcome: 'untested',
    }),
  )
  const pdf = await rendered(t, report({ items }))
  pdf.checkSyntax()
  const text = flat(pdf.pages('raw'))
  t.match(text, 'No hay hallazgos abiertos de la lista.')
  t.match(text, 'En conflicto: 0. Cambios no escritos: 0.')
  t.match(text, 'Igual en todas las pruebas: Estado: Sin empezar · Severidad: Media.')
  t.match(text, 'WSTG-INFO-01 Conduct Search Engine Discovery')
  t.notMatch(text, /undefined|NaN|\[object/)
  for (const absent of ['conflicts', 'failed', 'failures', 'others', 'outside'] as const)
    t.notMatch(text, new RegExp(String.raw`[1-9]\. ${chapters[absent]}`))
  t.ok(pdf.pages().length <= 4)
})

t.test('a usual checklist has at most 8 pages, a large one at most 60', async (t) => {
  const recent = Array.from({ length: 20 }, () => change())
  const usual = report({ items: mixedItems(97), findings: mixedFindings(20), recent })
  t.ok((await rendered(t, usual)).pages().length <= 8)
  const large = report({ items: mixedItems(1600), findings: mixedFindings(200), recent })
  const pdf = await rendered(t, large)
  t.ok(pdf.pages().length <= 60)
  const text = pdf.text('raw')
  for (const { wstg_id: id } of large.items) if (!text.includes(id)) t.fail(id)
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
    const pdf = await rendered(t, report({ items, findings: mixedFindings(count) }))
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
  const { en } = textsOf
  const findings = [openFinding({ age: 1 })]
  const data = report({ language: 'en', items: mixedItems(97), findings })
  const pdf = await rendered(t, data)
  const text = flat(pdf.pages('raw'))
  for (const part of [
    `${en.title} Portal de salud`,
    `${en.verdict.notReady} ${en.verdict.open('3', '97 items', false)}: 2 with open findings, 1 `,
    ...['20 November 2026 at 13:05', '01/11/2026 by admin for ana.garcia', /: \d+% closed/],
    ...['Session Management Testing · WSTG-SESS · 9', 'WSTG-INPV-05 1 day', en.chapters.about],
  ])
    t.match(text, part)
  t.notMatch(text, /[Ee]lemento|Hecho|herramienta/)
  t.ok(pdf.objects().strings.has('en'), 'its language is English')
})
