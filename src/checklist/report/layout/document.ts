import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { openFonts, type ReportFont } from '../fonts.ts'
import { createFormat } from '../format.ts'
import type { ReportData } from '../report-data.ts'
import { createSplitter, type SplitRuns, unusualCharacters } from '../runs.ts'
import { summarise } from '../summary.ts'
import { type Chapter, textsOf } from '../texts.ts'
import { about, cover } from './front.ts'
import { detail, itemList } from './items.ts'
import { failed, syncLog, uncovered } from './lists.ts'
import { counts, coverage } from './overview.ts'
import { type ChapterContent, colors, page, type Report, styles } from './style.ts'

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
  const t = textsOf[data.language]
  const format = createFormat(data.timeZone, t)
  const report = { data, t, summary: summarise(data), format, split }
  const product = () => split(data.scope.product, { characters: 60, lines: 1 }).text
  const date = format.dayAndTime(data.generatedAt).join(' ')
  return {
    content: [
      cover(report),
      {
        toc: { title: { text: t.contents, style: 'h1' }, textMargin: [0, 5, 0, 0] },
        pageBreak: 'before',
      },
      ...chapters(report),
    ],
    header: (number) => {
      if (number === 1) return null
      // pdfmake writes positions into the runs, so each page needs its own.
      const title = { text: [`${t.title}  ·  `, { text: product() }] }
      return running(title, date, 32)
    },
    footer: (number, pages) =>
      number === 1 ? null : running(t.serviceName, t.pageNumber(number, pages), 20),
    pageSize: 'A4',
    pageMargins: [page.margin, page.top, page.margin, page.bottom],
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colors.ink },
    info: {
      title: t.title,
      author: t.serviceName,
      subject: t.subject,
      keywords: t.keywords,
      creator: t.serviceName,
      producer: 'pdfmake',
      creationDate: data.generatedAt,
    },
    language: data.language,
    displayTitle: true,
    version: '1.7',
  }
}

/** The numbered chapters. Those with nothing to list are sentences of the first one. */
function chapters(report: Report): Content[] {
  const { items, notes } = detail(report)
  const lists: [Chapter, ChapterContent | string | undefined][] = [
    ['urgent', itemList(report, 'urgent')],
    ['conflicts', itemList(report, 'conflicts')],
    ['failed', failed(report)],
    ['pending', itemList(report, 'pending')],
    ['detail', items],
    ['log', syncLog(report)],
    ['uncovered', uncovered(report)],
    ['notes', notes],
    ['about', about(report)],
  ]
  const empty = lists.flatMap(([, list]) => (typeof list === 'string' ? [list] : []))
  const all: typeof lists = [
    ['summary', counts(report, empty)],
    ['coverage', coverage(report)],
    ...lists,
  ]
  return all
    .flatMap(([id, list]) => (typeof list === 'object' ? [{ id, ...list }] : []))
    .map(({ id, content, newPage }, index) => ({
      stack: [
        {
          text: `${index + 1}. ${report.t.chapters[id]}`,
          id,
          style: 'h1',
          tocItem: true,
          outline: true,
          outlineExpanded: true,
        },
        {
          canvas: [{ type: 'rect', x: 0, y: 0, w: 36, h: 2, color: colors.warning }],
          margin: [0, 4, 0, 4],
        },
        ...content,
      ],
      ...(newPage
        ? { pageBreak: 'before' as const }
        : { unbreakable: true, margin: [0, 22, 0, 0] as [number, number, number, number] }),
    }))
}

/** A line at the head or the foot of a page. */
const running = (left: Content, right: string, above: number): Content => ({
  columns: [left, { text: right, alignment: 'right', width: 'auto' }],
  style: 'running',
  margin: [page.margin, above, page.margin, 0],
})
