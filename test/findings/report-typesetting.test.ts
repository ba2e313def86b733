import { create } from 'fontkit'
import type { Inline, TextNode } from 'pdfmake'
import t from 'tap'
import { type FontFamily, fontFiles, loadGlyphs, readFont } from '../../src/findings/report/text/fonts.ts'
import { createTypesetter } from '../../src/findings/report/text/typesetter.ts'
import { visibleText } from '../../src/findings/report/text/visible-text.ts'

const typesetter = createTypesetter(loadGlyphs())
const isFamily = (name: string): name is FontFamily => Object.hasOwn(fontFiles, name)
const opened = new Map<string, ReturnType<typeof create>>()
const fontOf = (name = 'Roboto') => {
  if (!isFamily(name)) throw new Error(`No font ${name}`)
  const font = opened.get(name) ?? create(readFont(fontFiles[name].normal))
  opened.set(name, font)
  return font
}

const runsOf = ({ text }: TextNode): Exclude<Inline, string>[] =>
  (typeof text === 'string' ? [text] : text).map((run) => (typeof run === 'string' ? { text: run } : run))
const stringOf = (line: TextNode): string =>
  runsOf(line)
    .map(({ text }) => text)
    .join('')
/** Width as the fonts shape it, in points; the typesetter's own figures are not asked. */
const widthOf = (line: TextNode, size: number): number =>
  runsOf(line).reduce((sum, { text, font }) => {
    const shaped = fontOf(font)
    return sum + (shaped.layout(text).advanceWidth / shaped.unitsPerEm) * size
  }, 0)
const linesOf = (raw: string, width: number, size = 8) => typesetter.lines(visibleText(raw), { width, size })

const samples = {
  prose:
    'Se probó con usuario estándar y con administrador; el identificador de sesión no cambia tras iniciar sesión. ',
  'a long word': 'x'.repeat(3000),
  'capital letters': 'W'.repeat(500),
  address:
    'https://intranet.example.org/seguridad/informes/2026/11/validacion-de-entradas-con-un-nombre-largo.html?a=b&c=d',
  emoji: '😀🎉👩‍💻🇪🇸👍🏽1️⃣❤️'.repeat(20),
  Chinese: '漢字中文'.repeat(100),
  Hebrew: 'שלום עולם זה מבחן '.repeat(20),
  Arabic: 'مرحبا بالعالم هذا اختبار '.repeat(20),
  mixed: 'Texto con שלום עולם, 漢字 y 😀 en una línea → ✓ [x] '.repeat(10),
  controls: 'a\u0000b\u001b[31m\u202Eexe\u202C '.repeat(30),
  'combining signs': `${'e\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(50)} fin`,
}

for (const [name, text] of Object.entries(samples)) {
  t.test(`${name}: no line is wider than its room`, async (t) => {
    for (const width of [40, 76, 230]) {
      const lines = linesOf(text, width)
      const widest = Math.max(...lines.map((line) => widthOf(line, 8)))
      t.ok(widest <= width * 1.001, `${widest.toFixed(1)} of ${width} points`)
      t.ok(
        lines.every(({ noWrap }) => noWrap === true),
        'and is not broken again',
      )
    }
  })
}

t.test('nothing is lost between the lines', async (t) => {
  const left = (lines: TextNode[]) => lines.map(stringOf).join('').replaceAll(' ', '')
  for (const name of ['prose', 'a long word', 'address', 'emoji', 'Chinese', 'combining signs'] as const) {
    const expected = visibleText(samples[name]).replace(/[\uE000\uE001]/g, (mark) => (mark === '\uE000' ? '[' : ']'))
    t.equal(left(linesOf(samples[name], 76)), expected.replaceAll(' ', ''), name)
  }
})

t.test('a word is broken only when a line is too short for it, and never inside a character', async (t) => {
  t.same(linesOf('uno dos tres', 500).map(stringOf), ['uno dos tres'])
  t.same(linesOf('uno\n\ndos', 500).map(stringOf), ['uno', ' ', 'dos'])
  const words = linesOf(samples.prose, 76).flatMap((line) => stringOf(line).split(' '))
  t.same(words, samples.prose.trim().split(' '))
  for (const line of linesOf('👩‍💻'.repeat(50), 60)) t.match(stringOf(line), /^(👩‍💻)+$/u)
  for (const line of linesOf('é'.normalize('NFD').repeat(200), 60)) t.match(stringOf(line), /^(e\u0301)+$/)
})

t.test('every character is set in a font that has it', async (t) => {
  const families = (text: string) =>
    new Set(linesOf(text, 1000).flatMap((line) => runsOf(line).map(({ font }) => font)))
  t.same(families('áéíóúñ ¿¡ € Ωж'), new Set([undefined]), 'the main font needs no naming')
  t.same(families('😀'), new Set(['Emoji']))
  t.same(families('漢字한국어ไทย'), new Set(['Unifont']))
  t.same(families('שלום'), new Set(['DejaVu']))
  t.same(families('→✓'), new Set(['DejaVu']))
  for (const text of Object.values(samples)) {
    for (const run of linesOf(text, 200).flatMap(runsOf)) {
      for (const character of run.text.replace(/\p{Join_Control}|\p{Variation_Selector}/gu, '')) {
        if (!fontOf(run.font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) t.fail(`${run.font}: ${character}`)
      }
    }
  }
})

t.test('a character that no font has is named, in its own colour', async (t) => {
  const [line] = linesOf('a𓀀b', 500)
  t.equal(stringOf(line!), 'a[U+13000]b')
  const named = runsOf(line!).filter(({ color }) => color !== undefined)
  t.same(
    named.map(({ text }) => text),
    ['[U+13000]'],
  )
  t.equal(
    runsOf(linesOf('a[U+13000]b', 500)[0]!).filter(({ color }) => color !== undefined).length,
    0,
    'the same signs as written text have no such colour',
  )
})

t.test('a mark stands alone, whatever characters are around it', async (t) => {
  const marked = (text: string) =>
    runsOf(linesOf(text, 500)[0]!)
      .filter(({ color }) => color !== undefined)
      .map(({ text }) => text)
      .join('')
  const cases: [sent: string, shown: string, named: string][] = [
    ['\u0007\u0301resto de la nota', '[U+0007][U+0301]resto de la nota', '[U+0007][U+0301]'],
    ['\u200b\u200dtexto', '[U+200B][U+200D]texto', '[U+200B][U+200D]'],
    ['\u200b\ufe0ftexto', '[U+200B][U+FE0F]texto', '[U+200B][U+FE0F]'],
    ['\u0600\u0007texto', '\u0600[U+0007]texto', '[U+0007]'],
    ['\u0301al principio', '[U+0301]al principio', '[U+0301]'],
    ['cami\u006f\u0301n \u0007', 'cami\u006f\u0301n [U+0007]', '[U+0007]'],
  ]
  for (const [sent, shown, named] of cases) {
    t.equal(stringOf(linesOf(sent, 500)[0]!), shown, shown)
    t.equal(marked(sent), named, `only ${named} has the colour of a mark`)
  }
})

t.test('right-to-left words stand in the order in which they are read from the right', async (t) => {
  const [hebrew] = linesOf('שלום עולם 2026', 500)
  t.equal(hebrew?.alignment, 'right')
  t.equal(stringOf(hebrew!), '2026 עולם שלום', 'letters inside a word are reversed when they are drawn')
  const [inside] = linesOf('uno שלום עולם dos', 500)
  t.equal(inside?.alignment, undefined)
  t.equal(stringOf(inside!), 'uno עולם שלום dos')
  const [bracket] = linesOf('(שלום)', 500)
  t.equal(stringOf(bracket!).at(0), '(', 'the closing bracket, mirrored, stands at the left')
  const lines = linesOf('אחת שתיים שלוש ארבע חמש שש שבע שמונה', 60)
  t.ok(lines.length > 1)
  t.match(stringOf(lines[0]!), /אחת$/, 'the first word is at the right end of the first line')
  t.match(stringOf(lines.at(-1)!), /^שמונה/, 'the last word is at the left end of the last line')
})

t.test('a single line is cut where the room ends', async (t) => {
  const line = typesetter.line('Portal de salud y bienestar de la comunidad', { width: 90, size: 9 })
  t.match(stringOf(line), /^Portal de .*…$/)
  t.ok(widthOf(line, 9) <= 90)
  t.equal(stringOf(typesetter.line('Portal\nde salud', { width: 200, size: 9 })), 'Portal de salud')
  t.equal(stringOf(typesetter.line('', { width: 90, size: 9 })), ' ')
})

t.test('bold lines have room for the wider face', async (t) => {
  const bold = create(readFont(fontFiles.Roboto.bold))
  for (const text of [samples.prose, samples['capital letters'], samples.address, 'ilmwMWQ0123'.repeat(40)]) {
    const line = typesetter.line(text, { width: 500, size: 9.5 }, { bold: true })
    const width = (bold.layout(stringOf(line)).advanceWidth / bold.unitsPerEm) * 9.5
    t.ok(width <= 500, `${width.toFixed(1)} of 500 points`)
    t.ok(width > 350, 'and use it')
  }
})

t.test('long texts are set in time that grows with their length', async (t) => {
  const cpu = (text: string) => {
    const before = process.cpuUsage()
    linesOf(text, 500)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (const unit of ['x', 'palabra ', 'a ', '漢', 'שלום ', '\u0000', '😀']) {
    const text = unit.repeat(Math.ceil(100_000 / unit.length))
    cpu(text.slice(0, 1000))
    const spent = cpu(text)
    t.ok(spent < 5000, `${JSON.stringify(unit)}: ${spent.toFixed(0)} ms of processor time`)
  }
})
