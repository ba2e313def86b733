import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { openFonts, type ReportFont } from '../fonts.ts'
import { createFormat } from '../format.ts'
import { serviceName } from '../labels.ts'
import type { ReportData } from '../report-data.ts'
import { createSplitter, type SplitRuns, unusualCharacters } from '../runs.ts'
import { summarise } from '../summary.ts'
import { cover, readingGuide } from './front.ts'
import { detail, itemList } from './items.ts'
import { failed, syncLog, uncovered } from './lists.ts'
import { counts, coverage, managementSummary } from './overview.ts'
import { colors, page, styles } from './style.ts'

// The published types leave out the files that pdfmake reads instead of the disk.
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
}

/**
 * The report as a PDF file. A large state takes seconds of the processor: call it in the rendering
 * process. pdfmake opens no file and no address.
 */
export async function renderReport(data: ReportData): Promise<Uint8Array> {
  const fonts = await openFonts(unusualCharacters(JSON.stringify(data)))
  pdfmake.setFonts(Object.fromEntries(fonts.map(stored)))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return pdfmake.createPdf(reportDocument(data, createSplitter(fonts))).getBuffer()
}

/** Puts the files of a font into pdfmake's memory. */
function stored({ name, normal, bold }: ReportFont) {
  const files = { normal: `${name}-normal`, bold: `${name}-bold` }
  pdfmake.virtualfs.writeFileSync(files.normal, normal)
  pdfmake.virtualfs.writeFileSync(files.bold, bold)
  return [name, files] as const
}

/** The report as a pdfmake document. Pure: the same data gives the same document. */
function reportDocument(data: ReportData, split: SplitRuns): TDocumentDefinitions {
  const format = createFormat(data.timeZone)
  const report = { data, summary: summarise(data), format, split }
  const { items, notes } = detail(report)
  const product = () => split(data.scope.product, { characters: 60, lines: 1 }).text
  return {
    content: [
      cover(report),
      {
        toc: { title: { text: 'Contenido', style: 'h1' }, textMargin: [0, 5, 0, 0] },
        pageBreak: 'before',
      },
      readingGuide,
      managementSummary(report),
      counts(report),
      coverage(report),
      itemList(report, 'urgent'),
      itemList(report, 'conflicts'),
      failed(report),
      itemList(report, 'pending'),
      items,
      syncLog(report),
      uncovered(report),
      notes,
    ],
    header: (number) => {
      if (number === 1) return null
      // pdfmake writes positions into the runs, so each page needs its own.
      const title = { text: ['Informe de seguridad  ·  ', { text: product() }] }
      return running(title, format.moment(data.generatedAt), 32)
    },
    footer: (number, pages) =>
      number === 1 ? null : running(serviceName, `Página ${number} de ${pages}`, 20),
    pageSize: 'A4',
    pageMargins: [page.margin, page.top, page.margin, page.bottom],
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colors.ink },
    info: {
      title: 'Informe de seguridad',
      author: serviceName,
      subject: 'Seguimiento de la lista de comprobación OWASP WSTG',
      keywords: 'OWASP WSTG, seguridad, hallazgos',
      creator: serviceName,
      producer: 'pdfmake',
      creationDate: data.generatedAt,
    },
    language: 'es',
    displayTitle: true,
    version: '1.7',
  }
}

/** A line at the head or the foot of a page. */
const running = (left: Content, right: string, above: number): Content => ({
  columns: [left, { text: right, alignment: 'right', width: 'auto' }],
  style: 'running',
  margin: [page.margin, above, page.margin, 0],
})
