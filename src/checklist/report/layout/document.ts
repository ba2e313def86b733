import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { createFormat } from '../format.ts'
import { createPrintable, type Printable, readFonts } from '../printable.ts'
import type { ReportData } from '../report-data.ts'
import { summarise } from '../summary.ts'
import { textsNaming } from '../texts.ts'
import { chapters } from './chapters.ts'
import { firstPage } from './first-page.ts'
import { colors, fontName, page, type Report, styles } from './style.ts'
import { taggedFile } from './tagged-file.ts'

/**
 * The report as a PDF file. A large state takes seconds of the processor: call it in the rendering
 * process.
 */
export const renderReport = async (data: ReportData): Promise<Uint8Array> => {
  const fonts = await readFonts()
  return taggedFile(reportDocument(data, createPrintable(fonts.normal)), fonts)
}

/** The report as a pdfmake document. Pure: the same data gives the same document. */
const reportDocument = (data: ReportData, print: Printable): TDocumentDefinitions => {
  const t = textsNaming(data.scope.toolName)[data.language]
  const format = createFormat(data.timeZone, t)
  const report: Report = { data, t, summary: summarise(data), format, print }
  const product = print(data.scope.product, { characters: 60, lines: 1 })
  const contents = Object.entries(chapters)
    .map(([id, chapter]) => [t.chapters[id as keyof typeof chapters], chapter(report)] as const)
    .filter(([, content]) => content.length > 0)
    .map(
      ([title, content], index): Content => [
        {
          text: `${index + 1}. ${title}`,
          style: 'h1',
          // The bookmark.
          outline: true,
          headlineLevel: 1,
          margin: [0, 18, 0, 0],
        },
        ...content,
      ],
    )
  return {
    content: [...firstPage(report), ...contents],
    // A title stands above its table's head and first row.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.verticalRatio > 0.85,
    header: (number) =>
      number === 1
        ? null
        : running(`${product}  ·  ${t.title}`, format.moment(data.generatedAt), 28),
    footer: (number, pages) => running(`${product}  ·  ${t.internalUse}`, `${number}/${pages}`, 18),
    pageSize: 'A4',
    pageMargins: [page.margin, page.top, page.margin, page.bottom],
    styles,
    defaultStyle: { font: fontName, fontSize: 9, color: colors.ink },
    info: {
      title: `${t.title}: ${product}`,
      subject: t.subject,
      creator: t.serviceName,
      producer: 'pdfmake',
      creationDate: data.generatedAt,
    },
    language: data.language,
    displayTitle: true,
    tagged: true,
    version: '1.7',
  }
}

/** A line at the head or the foot of a page. */
const running = (left: string, right: string, above: number): Content => ({
  columns: [left, { text: right, alignment: 'right', width: 'auto' }],
  style: 'running',
  margin: [page.margin, above, page.margin, 0],
})
