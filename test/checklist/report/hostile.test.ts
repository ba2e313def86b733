/** Texts of callers and of the tool in a report. */
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { failure, item, logEntry, rendered, report, squeezed, toolReading } from './support.ts'

/** Sent texts, and the texts that the file must contain, apart from white space. */
const attacks: [sent: string, shown: string][] = [
  ...hostileTexts.map((text): [string, string] => [text, text]),
  ['factura\u202Efdp.exe', 'factura[U+202E]fdp.exe'],
  ['par roto \ud83d y \ude00', 'par roto \ufffd y \ufffd'],
  ['campana\u0007\u0301 y resto de la nota', 'campana[U+0007][U+0301] y resto de la nota'],
]
const longLine = 'L'.repeat(100_000)
const data = report({
  scope: { product: hostileTexts[0]!, engagement: hostileTexts[3]!, toolAddress: hostileTexts[5]! },
  tool: toolReading({ failure: 'timeout', read: 3, total: 9 }),
  items: [
    ...attacks.flatMap(([sent], index) => [
      item({ wstgId: `WSTG-INPV-${index}`, category: 'Input Validation Testing', notes: sent }),
      item({ wstgId: sent, name: sent, category: null, severity: sent, conflict: true }),
    ]),
    item({ wstgId: 'WSTG-LONG-1', category: 'Input Validation Testing', notes: longLine }),
  ],
  log: attacks.map(([sent]) =>
    logEntry({
      wstg_id: sent,
      old_status: sent,
      new_status: sent,
      success: false,
      error_message: sent,
    }),
  ),
  failed: attacks.map(([sent]) => failure({ subject: sent, reason: sent })),
})

t.test('external text stays text', async (t) => {
  const pdf = await rendered(t, data)
  t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
  const { keys, names, strings } = pdf.objects()

  t.test('it makes no PDF object', async (t) => {
    const ofReader =
      'Annot|Catalog|CIDFontType2|ExtGState|FlateDecode|Font|FontDescriptor|GoTo|Identity|' +
      'Identity-H|Image[BCI]|Link|Metadata|Page|Pages|PDF|Text|Type0|UseOutlines|XML|XYZ'
    const fonts = String.raw`Roboto-\w+|DejaVuSans|NotoEmoji-Regular|UnifontMedium`
    const ownNames = new RegExp(`^/(${ofReader}|[A-Z]{6}\\+(${fonts}))$`)
    t.same([...names].filter((name) => !ownNames.test(name)).join(), '', 'names')
    const ownStrings = new RegExp(
      `^(${[
        String.raw`es|Adobe|Identity|UCS|pdfmake|D:2026\d+Z?|[0-9a-f]{32}`,
        String.raw`${Object.keys(textsOf.es.chapters).join('|')}|toc-_default_-\d+`,
        String.raw`\d+\. [\p{L} ]+`,
        String.raw`(Validación de entradas  ·  WSTG-INPV|Fuera de la guía)  ·  \d+ elementos`,
        'Informe de seguridad|Seguimiento de la lista de comprobación OWASP WSTG',
        'OWASP WSTG, seguridad, hallazgos|Registro de Peso e IMC',
      ].join('|')})$`,
      'u',
    )
    t.same([...strings].filter((string) => !ownStrings.test(string)).join(), '', 'strings')
    const unwanted = 'JavaScript JS OpenAction AA Launch EmbeddedFile EmbeddedFiles SubmitForm'
    for (const key of [...unwanted.split(' '), 'URI', 'GoToR', 'RichMedia', 'XObject'])
      t.notOk(keys.has(`/${key}`), key)
  })

  t.test('it is complete and can be read', async (t) => {
    const all = squeezed(pdf.text())
    // pdfmake keeps the order of the words, so words of a right-to-left script read backwards.
    const parts = (shown: string) => (/[\u0590-\u06FF]/.test(shown) ? shown.split(' ') : [shown])
    for (const [, shown] of attacks)
      for (const part of parts(shown)) t.ok(all.includes(squeezed(part)), shown)
    const annex = pdf.text('raw').split('Notas completas').at(-1) ?? ''
    const long = annex.match(/(?<=^|\f)L+$/gm)?.join('')
    t.equal(long?.length, longLine.length, 'a line of 100,000 characters')
  })

  t.test('all fonts are embedded', async (t) => {
    const fonts = execFileSync('pdffonts', [pdf.path]).toString().trim().split('\n').slice(2)
    t.ok(fonts.length >= 4)
    for (const font of fonts) t.match(font, /CID TrueType\s+Identity-H\s+yes yes yes/)
  })

  t.test('it is within the margins', async (t) => {
    const pictures = pdf.pictures().slice(1)
    t.ok(pictures.length > 10)
    for (const [index, { width, height, hasInk }] of pictures.entries())
      if (hasInk(0, 36, 0, height) || hasInk(width - 36, width, 0, height))
        t.fail(`page ${index + 2}`)
  })
})

t.test('rows of the greatest possible height stay on their page', async (t) => {
  // pdfmake draws a row that is taller than a page below the edge of the page.
  const tall = ['\u0001', 'W', '漢', '😀', '\u2e3b', '\ufdfd', 'ש', 'a\n'].map((sign) =>
    sign.repeat(600),
  )
  const items = tall.flatMap((text, index) =>
    [300, 600].map((length) =>
      item({
        wstgId: text.slice(0, 100),
        category: null,
        severity: text.slice(0, 100),
        notes: text.slice(0, length),
        findingId: 7000 + index + length,
        lastSync: null,
      }),
    ),
  )
  const log = tall.map((error_message, index) =>
    logEntry({ error_message, wstg_id: `WSTG-LOG-${index}`, success: false }),
  )
  const pdf = await rendered(t, report({ items, log }))
  const text = pdf.text().replace(/[\u202A-\u202E]/g, '')
  for (const { findingId } of items)
    t.equal(text.split(`#${findingId}\n`).length - 1, 2, `finding ${findingId}`)
  for (const { wstg_id } of log) t.ok(text.includes(`${wstg_id}\n`), wstg_id)
  t.ok(text.includes('…'), 'a cut cell is marked')
  const annex = squeezed(pdf.chapter('Notas completas'))
  t.ok(annex.includes('\u2e3b'.repeat(10)), 'a short note with many lines continues in the annex')
  for (const [index, { width, height, hasInk }] of pdf.pictures().slice(1).entries())
    t.notOk(hasInk(0, width, height - 50, height - 44), `page ${index + 2} ends above its number`)
})

t.test('the rendering opens only the fonts and no connection, and starts no process', async (t) => {
  // The process may read only the program and the fonts, and every connection throws.
  const module = new URL('../../../src/checklist/report/layout/document.ts', import.meta.url).href
  const dates = ['generatedAt', 'lastSync', 'logged_at', 'acceptedAt']
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
  const project = fileURLToPath(new URL('../../..', import.meta.url))
  const allowed = [project, realpathSync(`${project}node_modules`)].map(
    (folder) => `--allow-fs-read=${folder}`,
  )
  // `env -i` removes the test runner's hooks from the process, because they need more rights.
  const flags = ['--permission', ...allowed, '--input-type=module', '--eval', script]
  const answer = execFileSync('env', ['-i', process.execPath, ...flags], {
    input: JSON.stringify({ ...data, items: data.items.slice(0, -1) }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const { bytes, attempts, refused } = JSON.parse(answer.toString())
  t.ok(bytes > 50_000)
  t.equal(attempts, 0)
  t.ok(refused, 'the process could not have read anything else')
})
