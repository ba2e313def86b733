import pdfmake from 'pdfmake'
import type { Content, TableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { openFonts } from '../fonts.ts'
import { createFormat } from '../format.ts'
import type { ReportData } from '../report-data.ts'
import { createSplitter, type SplitRuns, unusualCharacters } from '../runs.ts'
import { summarise } from '../summary.ts'
import { noteAnnex, syncLog, uncovered } from './back.ts'
import type { Report } from './chapter.ts'
import { contents, cover, readingGuide } from './front.ts'
import { detail } from './items.ts'
import { conflicts, failed, pending, urgent } from './lists.ts'
import { counts, coverage, managementSummary } from './overview.ts'
import { colors, page, ruled, styles } from './style.ts'

// The published types leave out the files that pdfmake reads instead of the disk.
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
}

/**
 * The report as a PDF file. A large state takes seconds of the processor: call it in the rendering
 * thread. pdfmake may open the fonts, and no other file or address.
 */
export async function renderReport(data: ReportData): Promise<Uint8Array> {
  const fonts = await openFonts(unusualCharacters(JSON.stringify(data)))
  const files = new Set(Object.values(fonts.dictionary).flatMap((faces) => Object.values(faces)))
  for (const [name, bytes] of fonts.unpacked) pdfmake.virtualfs.writeFileSync(name, bytes)
  pdfmake.setFonts(fonts.dictionary)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  return pdfmake.createPdf(reportDocument(data, createSplitter(fonts.tried))).getBuffer()
}

/** The report as a pdfmake document. Pure: the same data gives the same document. */
function reportDocument(data: ReportData, split: SplitRuns): TDocumentDefinitions {
  const format = createFormat(data.timeZone)
  const report: Report = { data, summary: summarise(data), format, split }
  const { content: items, longNotes } = detail(report)
  const log = syncLog(report)
  const front = [managementSummary(report), urgent(report), counts(report)]
  const lists = [coverage(report), conflicts(report), failed(report), pending(report)]
  const annexes = [uncovered(report), noteAnnex(report, longNotes)]
  return {
    content: [
      { section: cover(report), header: () => null, footer: () => null },
      section([[...contents(report), readingGuide(report)]]),
      section(front),
      ...paginated([...lists, items, log, ...annexes], (chapter) => [items, log].includes(chapter)),
    ],
    header: runningHead(report),
    footer: runningFoot(report),
    pageSize: 'A4',
    pageMargins: [page.margin, page.top, page.margin, page.bottom],
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colors.ink },
    info: {
      title: 'Informe de seguridad',
      author: property(data.serviceName),
      subject: 'Seguimiento de la lista de comprobación OWASP WSTG',
      keywords: 'OWASP WSTG, seguridad, hallazgos',
      creator: property(data.serviceName),
      producer: 'pdfmake',
      creationDate: data.generatedAt,
    },
    language: 'es',
    displayTitle: true,
    version: '1.7',
  }
}

/** Chapters that follow each other from the top of a page on. */
const section = (chapters: readonly Content[][], isWide = false): Content => ({
  section: chapters.map((stack, index) => ({ stack, margin: [0, index === 0 ? 0 : 22, 0, 0] })),
  pageOrientation: isWide ? 'landscape' : 'portrait',
})

/**
 * A table begins a page when a table precedes it, because pdfmake does not keep a chapter's title
 * with the table below it. The widest tables have wide pages.
 */
function paginated(chapters: readonly Content[][], hasWideTable: (chapter: Content[]) => boolean) {
  const hasTable = (chapter: Content[]) => chapter.length > 1
  const isWide = (chapter: Content[]) => hasTable(chapter) && hasWideTable(chapter)
  const sections: Content[][][] = []
  for (const chapter of chapters) {
    const current = sections.at(-1)
    const isSameFormat = current && isWide(current[0]!) === isWide(chapter)
    if (isSameFormat && !(hasTable(chapter) && current.some(hasTable))) current.push(chapter)
    else sections.push([chapter])
  }
  return sections.map((each) => section(each, isWide(each[0]!)))
}

/** pdfkit writes properties into XML as they are, so signs of markup are left out. */
const property = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/[<>&]|\p{C}/gu, ' ')
    .slice(0, 120)
    .toWellFormed()

/** A line at the head or the foot of a page. */
const running = (left: Content, right: string, layout: TableLayout, above: number): Content => ({
  table: { widths: ['*', 'auto'], body: [[left, right]] },
  layout,
  style: 'running',
  margin: [page.margin, above, page.margin, 0],
})

function runningHead({ data, format, split }: Report) {
  const product = split(data.scope.product, { characters: 60, lines: 1 }).text
  return (): Content => {
    // pdfmake writes positions into the runs, so each page needs its own.
    const title = { text: ['Informe de seguridad  ·  ', { text: structuredClone(product) }] }
    return running(title, format.moment(data.generatedAt), ruled, 27)
  }
}

const runningFoot =
  ({ data, split }: Report) =>
  (number: number, pages: number): Content => {
    const service = { text: split(data.serviceName, { characters: 60, lines: 1 }).text }
    return running(service, `Página ${number} de ${pages}`, 'noBorders', 18)
  }
