/** Texts of callers and of the tool in a report. */
import { execFileSync } from 'node:child_process'
import t from 'tap'
import { createPrintable, readFonts } from '../../../src/checklist/report/printable.ts'
import { reportLimits } from '../../../src/checklist/report/report-data.ts'
import { textsOf } from '../../../src/checklist/report/texts.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import {
  change,
  failure,
  item,
  openFinding,
  rendered,
  report,
  squeezed,
  syncFailure,
} from './support.ts'

const { es } = textsOf

/** Sent texts, and the texts that the file must contain, apart from white space. */
const attacks: [sent: string, shown: string][] = [
  ...hostileTexts.map((text): [string, string] => [text, text]),
  ['factura\u202Efdp.exe', 'factura[U+202E]fdp.exe'],
  ['par roto \ud83d y \ude00', 'par roto \ufffd y \ufffd'],
  ['campana\u0007\u0301 y resto de la nota', 'campana[U+0007][U+0301] y resto de la nota'],
]
const input = 'Input Validation Testing'
const data = report({
  scope: {
    product: hostileTexts[0]!,
    engagement: hostileTexts[3]!,
    toolAddress: hostileTexts[5]!,
    toolName: 'DefectDojo',
  },
  warning: hostileTexts[1]!,
  findings: attacks.map(([title], index) => openFinding({ id: 8000 + index, title, url: null })),
  recent: attacks.map(([title]) => change({ title })),
  items: [
    ...attacks.flatMap(([sent], index) => [
      item({ wstg_id: `WSTG-INPV-${index}`, category: input, notes: sent, finding_url: null }),
      item({
        wstg_id: sent,
        name: sent,
        category: null,
        severity: sent,
        conflict: true,
        finding_url: null,
      }),
    ]),
    item({
      category: input,
      finding_url: null,
      notes: 'L'.repeat(100_000),
      status_set_by: 'x',
      status_set_for: 'y'.repeat(500),
    }),
  ],
  failures: attacks.map(([sent]) =>
    syncFailure({
      wstg_id: sent,
      error_message: sent,
    }),
  ),
  failed: attacks.map(([sent]) => failure({ wstg_id: sent, reason: sent })),
})
const print = createPrintable((await readFonts()).normal)

t.test('external text stays text', async (t) => {
  const pdf = await rendered(t, data)
  t.match(pdf.checkSyntax(), /No syntax or stream encoding errors/)
  const { keys, names, strings } = pdf.objects()

  t.test('it makes no PDF object', async (t) => {
    const ofReader =
      'Annot|Catalog|CIDFontType2|ExtGState|FlateDecode|Font|FontDescriptor|GoTo|Identity|' +
      'Identity-H|Image[BCI]|Link|Metadata|Page|Pages|PDF|Text|Type0|UseOutlines|XML|XYZ|' +
      'StructTreeRoot|S|Document|Sect|P|H1'
    const fonts = 'DejaVuSansCondensed(-Bold)?'
    const ownNames = new RegExp(`^/(${ofReader}|[A-Z]{6}\\+(${fonts}))$`)
    t.same([...names].filter((name) => !ownNames.test(name)).join(), '', 'names')
    const product = print(hostileTexts[0]!, { characters: 60, lines: 1 })
    const ownStrings = new Set([`${es.title}: ${product}`, es.subject, es.serviceName])
    const ofFormat = new RegExp(
      `^(${[
        String.raw`es|Adobe|Identity|UCS|pdfmake|D:2026\d+Z?|[0-9a-f]{32}`,
        String.raw`\d+\. [\p{L} ]+`,
      ].join('|')})$`,
      'u',
    )
    t.same([...strings].filter((text) => !ownStrings.has(text) && !ofFormat.test(text)).join(), '')
    const unwanted = 'JavaScript JS OpenAction AA Launch EmbeddedFile EmbeddedFiles SubmitForm'
    for (const key of [...unwanted.split(' '), 'URI', 'GoToR', 'RichMedia', 'XObject'])
      t.notOk(keys.has(`/${key}`), key)
  })

  t.test('it is complete and can be read', async (t) => {
    const all = squeezed(pdf.text('raw'))
    for (const [sent] of attacks)
      t.ok(all.includes(squeezed(print(sent, reportLimits.longCell))), sent)
  })

  t.test('all fonts are embedded', async (t) => {
    const fonts = execFileSync('pdffonts', [pdf.path]).toString().trim().split('\n').slice(2)
    t.ok(fonts.length >= 2)
    for (const font of fonts) t.match(font, /CID TrueType\s+Identity-H\s+yes yes yes/)
  })

  t.test('it is within the margins', async (t) => {
    const pictures = pdf.pictures()
    t.ok(pictures.length > 5)
    for (const [index, { width, height, hasInk }] of pictures.entries())
      if (hasInk(0, 36, 0, height) || hasInk(width - 36, width, 0, height))
        t.fail(`page ${index + 1}`)
  })
})

t.test('rows of the greatest possible height stay on their page', async (t) => {
  // pdfmake draws a row that is taller than a page below the edge of the page.
  const tall = ['\u0001', 'W', '漢', '😀', 'ש', 'a\n'].map((sign) => sign.repeat(600))
  const items = tall.map((text, index) =>
    item({
      wstg_id: text.slice(0, 100),
      name: text,
      severity: text.slice(0, 100),
      notes: text,
      finding_id: 7000 + index,
      last_sync: null,
    }),
  )
  const failures = tall.map((error_message, index) =>
    syncFailure({ error_message, wstg_id: `WSTG-LOG-${index}` }),
  )
  const pdf = await rendered(t, report({ items, failures }))
  const text = pdf.text('raw')
  for (const { finding_id } of items) t.ok(text.includes(`#${finding_id}`), `finding ${finding_id}`)
  for (const { wstg_id } of failures) t.ok(text.includes(wstg_id), wstg_id)
  for (const [index, { width, height, hasInk }] of pdf.pictures().entries())
    t.notOk(hasInk(0, width, height - 46, height - 40), `page ${index + 1} ends above its number`)
})
