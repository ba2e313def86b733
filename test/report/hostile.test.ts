import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import {
  checkSyntax,
  failure,
  infoOf,
  item,
  logEntry,
  objectsOf,
  pdfOf,
  pictureOf,
  report,
  saved,
  textOf,
  toolReading,
} from './support.ts'

/** Sent texts, and the texts that the file must contain, apart from white space. */
const attacks: [sent: string, shown: string][] = [
  [
    ') >> /AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>',
    ') >> /AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>',
  ],
  ['\\) (\\', '\\) (\\'],
  [
    'endstream endobj 1 0 obj << /Type /Catalog /OpenAction 5 0 R >>',
    'endstream endobj 1 0 obj << /Type /Catalog /OpenAction 5 0 R >>',
  ],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['https://attacker.example/?q=1', 'https://attacker.example/?q=1'],
  ['javascript:app.launchURL("x")', 'javascript:app.launchURL("x")'],
  ['{{7*7}} <%= 7*7 %> %s %n', '{{7*7}} <%= 7*7 %> %s %n'],
  ['factura\u202Efdp.exe', 'factura[U+202E]fdp.exe'],
  ['nul\u0000 campana\u0007 escape\u001b[31m', 'nul[U+0000] campana[U+0007] escape[U+001B][31m'],
  ['par roto \ud83d y \ude00', 'par roto \ufffd y \ufffd'],
  ['ancho\u200Bcero\u2060', 'ancho[U+200B]cero[U+2060]'],
  ['campana\u0007\u0301 y resto de la nota', 'campana[U+0007][U+0301] y resto de la nota'],
  ['\u200B\u200Dunidor', '[U+200B][U+200D]unidor'],
  ['áéíóúñÁÉÍÓÚÑüÜ¿¡€ª', 'áéíóúñÁÉÍÓÚÑüÜ¿¡€ª'],
  ['emoji 😀🎉🔥 👩‍💻 🇪🇸', 'emoji 😀🎉🔥 👩‍💻 🇪🇸'],
  ['漢字中文日本語 한국어', '漢字中文日本語 한국어'],
  ['שלום עולם זה מבחן', 'שלום עולם זה מבחן'],
  ['مرحبا بالعالم هذا اختبار', 'مرحبا بالعالم هذا اختبار'],
  ['Texto con שלום עולם en medio', 'Texto con שלום עולם en medio'],
  ['jeroglífico 𓀀', 'jeroglífico [U+13000]'],
]

const everywhere = (sent: string, index: number) => ({
  items: [
    item({ wstgId: `WSTG-INPV-${index + 1}`, category: 'Input Validation Testing', notes: sent }),
    item({
      wstgId: sent,
      name: sent,
      category: sent,
      severity: sent,
      conflict: true,
    }),
  ],
  log: [
    logEntry({
      wstgId: sent,
      direction: sent,
      oldStatus: sent,
      newStatus: sent,
      success: false,
      errorMessage: sent,
    }),
  ],
  failed: [failure({ subject: sent, reason: sent })],
})
const attacked = attacks.map(([sent], index) => everywhere(sent, index))
const line = 'L'.repeat(100_000)
const data = report({
  serviceName: 'Registro <de> peso & IMC',
  scope: { product: attacks[0]![0], engagement: attacks[3]![0], toolAddress: attacks[5]![0] },
  tool: toolReading({ failure: 'late', read: 3, total: 9 }),
  items: [
    ...attacked.flatMap(({ items }) => items),
    item({ wstgId: 'WSTG-LONG-1', category: 'Input Validation Testing', notes: line }),
  ],
  log: attacked.flatMap(({ log }) => log),
  failed: attacked.flatMap(({ failed }) => failed),
})

/** Poppler adds characters that mark the direction of right-to-left text. */
const squeezed = (text: string) =>
  text.replace(/[\s\u202A-\u202E\u200E\u200F]|\p{Variation_Selector}/gu, '')

t.test('external text stays text', async (t) => {
  const pdf = await pdfOf(data)
  const { path, remove } = saved(pdf)
  t.teardown(remove)

  t.test('the file is sound', async (t) => {
    t.equal(pdf.toString('latin1', 0, 5), '%PDF-')
    t.equal(pdf.toString('latin1', pdf.length - 6).trim(), '%%EOF')
    t.match(checkSyntax(path), /No syntax or stream encoding errors/)
    t.equal(infoOf(path).get('JavaScript'), 'no')
  })

  t.test('the text makes no PDF object', async (t) => {
    const { keys, names, strings } = objectsOf(path)
    for (const name of [
      'JavaScript',
      'JS',
      'OpenAction',
      'AA',
      'Launch',
      'EmbeddedFile',
      'EmbeddedFiles',
      'SubmitForm',
      'URI',
      'GoToR',
      'RichMedia',
      'XObject',
    ]) {
      t.notOk(keys.has(`/${name}`) || names.has(`/${name}`), name)
    }
    const names1 = 'Annot|Catalog|CIDFontType2|ExtGState|FlateDecode|Font|FontDescriptor|GoTo'
    const names2 = 'Identity|Identity-H|Image[BCI]|Link|Metadata|Page|Pages|PDF|Text|Type0|XML|XYZ'
    const fonts = 'Roboto-\\w+|DejaVuSans|NotoEmoji-Regular|UnifontMedium'
    const ownNames = new RegExp(`^/(${names1}|${names2}|UseOutlines|[A-Z]{6}\\+(${fonts}))$`)
    t.same(
      [...names].filter((name) => !ownNames.test(name)),
      [],
      'names',
    )
    const destinations =
      'resumen|urgentes|recuentos|cobertura|conflictos|fallidas|pendientes|detalle|registro'
    const properties = [
      'Informe de seguridad',
      'Seguimiento de la lista de comprobación OWASP WSTG',
      'OWASP WSTG, seguridad, hallazgos',
      'Registro +de +peso +IMC',
    ]
    const bookmarks = String.raw`Validación de entradas|Otra categoría|(\d|Anexo [AB])\. [\p{L} ]+`
    const technical = String.raw`es|Adobe|Identity|UCS|pdfmake|D:2026\d+Z?|[0-9a-f]{32}`
    const anchors = String.raw`${destinations}|anexo-[ab]|categoria-\d+`
    const ownStrings = new RegExp(
      `^(${[technical, anchors, bookmarks, ...properties].join('|')})$`,
      'u',
    )
    t.same(
      [...strings].filter((string) => !ownStrings.test(string)),
      [],
      'strings',
    )
  })

  t.test('the text occurs only in the text of the pages', async (t) => {
    const plain = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
      maxBuffer: 2 ** 29,
    }).toString('latin1')
    for (const sign of [
      '/JavaScript',
      '<script',
      'etc/passwd',
      'attacker.example',
      'app.launchURL',
      '/OpenAction',
      'endobj 1 0 obj',
    ]) {
      t.notOk(plain.includes(sign), sign)
    }
    t.notOk(
      plain.includes('Registro <de>'),
      'pdfkit would write the properties into XML without escapes',
    )
    t.match(plain, /Registro +de +peso +IMC/)
  })

  t.test('the whole text can be read', async (t) => {
    const all = squeezed(textOf(path))
    // pdfmake keeps the order of the words, so words of a right-to-left script read backwards.
    const parts = (shown: string) => (/[\u0590-\u06FF]/.test(shown) ? shown.split(' ') : [shown])
    for (const [, shown] of attacks)
      t.ok(
        parts(shown).every((part) => all.includes(squeezed(part))),
        shown,
      )
  })

  t.test('a line of 100,000 characters is complete', async (t) => {
    const annex = textOf(path, 'raw').split('Anexo B. Notas completas').at(-1) ?? ''
    const letters = annex
      .split(/[\n\f]/)
      .filter((words) => /^L+$/.test(words))
      .join('')
    t.equal(letters.length, line.length)
  })

  t.test('all fonts are embedded', async (t) => {
    const fonts = execFileSync('pdffonts', [path]).toString().trim().split('\n').slice(2)
    t.ok(fonts.length >= 4)
    for (const font of fonts) t.match(font, /CID TrueType\s+Identity-H\s+yes yes yes/)
  })

  t.test('the whole text is within the margins', async (t) => {
    const pages = Number(infoOf(path).get('Pages'))
    for (let page = 2; page <= pages; page += 1) {
      const { width, height, ink } = pictureOf(path, page)
      if (ink(0, 36, 0, height) > 0 || ink(width - 36, width, 0, height) > 0) t.fail(`page ${page}`)
    }
    t.ok(pages > 10)
  })
})

t.test('rows of the greatest possible height stay on their page', async (t) => {
  // pdfmake draws a row that is taller than a page below the edge of the page.
  const tall = ['\u0001', 'W', '漢', '😀', '\u2e3b', '\ufdfd', 'ש', 'a\n'].map((sign) =>
    sign.repeat(600),
  )
  const rows = tall.flatMap((text, index) =>
    [0, 1].map((part) =>
      item({
        wstgId: text.slice(0, 100),
        category: `Categoría ${index}`,
        severity: text.slice(0, 100),
        notes: part === 0 ? text.slice(0, 300) : text,
        findingId: 7000 + 2 * index + part,
        lastSync: null,
      }),
    ),
  )
  const entries = tall.map((errorMessage, index) =>
    logEntry({
      errorMessage,
      wstgId: `WSTG-LOG-${index}`,
      oldStatus: errorMessage.slice(0, 100),
      success: false,
    }),
  )
  const { path, remove } = saved(await pdfOf(report({ items: rows, log: entries })))
  t.teardown(remove)
  const text = textOf(path).replace(/[\u202A-\u202E]/g, '')
  for (const { findingId } of rows)
    t.equal(text.split(`hallazgo ${findingId}\n`).length - 1, 2, `finding ${findingId}`)
  for (const { wstgId } of entries) t.ok(text.includes(`${wstgId}\n`), wstgId)
  t.ok(text.includes('…'), 'a cut cell is marked')
  const annex = squeezed(textOf(path, 'raw').split('Anexo B. Notas completas').at(-1) ?? '')
  t.ok(annex.includes('\u2e3b'.repeat(10)), 'a short note with many lines continues in the annex')
  for (let page = 2; page <= Number(infoOf(path).get('Pages')); page += 1) {
    const { width, height, ink } = pictureOf(path, page)
    t.equal(
      ink(0, width, height - 50, height - 44),
      0,
      `page ${page}: the text ends above the page number`,
    )
  }
})

t.test('the rendering opens only the fonts and no connection, and starts no process', async (t) => {
  // The process may read only the program and the fonts, and every connection throws.
  const module = new URL('../../src/report/layout/document.ts', import.meta.url).href
  const dates = ['generatedAt', 'lastSync', 'timestamp', 'acceptedAt']
  const script = `
    import net from 'node:net'
    import dns from 'node:dns'
    import { readFileSync } from 'node:fs'
    let attempts = 0
    const refuse = () => { attempts += 1; throw new Error('no network') }
    net.Socket.prototype.connect = refuse
    dns.lookup = refuse
    globalThis.fetch = refuse
    const { renderReport } = await import(${JSON.stringify(module)})
    const pdf = await renderReport(JSON.parse(readFileSync(0, 'utf8'), (key, value) =>
      ${JSON.stringify(dates)}.includes(key) && value ? new Date(value) : value))
    let refused = false
    try { readFileSync('/etc/passwd') } catch { refused = true }
    process.stdout.write(JSON.stringify({ bytes: pdf.length, attempts, refused }))`
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const allowed = [project, realpathSync(`${project}node_modules`)].map(
    (folder) => `--allow-fs-read=${folder}`,
  )
  // `env -i` removes the test runner's hooks from the process, because they need more rights.
  const flags = ['--permission', ...allowed, '--input-type=module', '--eval', script]
  const answer = execFileSync('env', ['-i', process.execPath, ...flags], {
    input: JSON.stringify(data),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const { bytes, attempts, refused } = JSON.parse(answer.toString())
  t.ok(bytes > 50_000)
  t.equal(attempts, 0)
  t.ok(refused, 'the process could not have read anything else')
})
