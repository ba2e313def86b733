import type { Content, ContextPageSize, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { createFormat } from '../format.ts'
import type { ReportData } from '../report-data.ts'
import type { SplitRuns } from '../runs.ts'
import { summarise } from '../summary.ts'
import { noteAnnex, uncovered } from './annexes.ts'
import type { Report } from './chapter.ts'
import { counts } from './counts.ts'
import { cover } from './cover.ts'
import { coverage } from './coverage.ts'
import { contents, readingGuide } from './guide.ts'
import { conflicts, detail, pending } from './items.ts'
import { managementSummary } from './management-summary.ts'
import { colors, page, styles } from './style.ts'
import { syncLog } from './sync-log.ts'

/** The report as a pdfmake document. Pure: the same data gives the same document. */
export function reportDocument(data: ReportData, split: SplitRuns): TDocumentDefinitions {
  const report: Report = {
    data,
    summary: summarise(data),
    format: createFormat(data.timeZone),
    split,
  }
  const items = detail(report)
  // Tables need wide pages of their own; what there is to say without them follows on the pages before.
  const tables = [
    { content: items.content, isTable: data.items.length > 0 },
    { content: syncLog(report), isTable: data.log.length > 0 },
  ]
  const wide = tables.filter(({ isTable }) => isTable)
  const front = [
    ...contents(report),
    readingGuide(report),
    ...managementSummary(report),
    ...counts(report),
    coverage(report),
    ...conflicts(report),
    ...pending(report),
    ...tables.filter(({ isTable }) => !isTable).flatMap(({ content }) => content),
  ]
  const notes = noteAnnex(report, items.longNotes)
  return {
    content: [
      { section: cover(report), header: () => null, footer: () => null },
      { section: front },
      ...wide.map(({ content }): Content => ({ section: content, pageOrientation: 'landscape' })),
      ...(items.longNotes.length > 0
        ? [{ section: uncovered(report) }, { section: notes }]
        : [{ section: [...uncovered(report), ...notes] }]),
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

/**
 * The service's name for the document's properties, in one short line. pdfkit writes properties into XML as they are,
 * so signs of markup are left out; no other text from outside gets anywhere but onto the pages.
 */
const property = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/[<>&]|\p{C}/gu, ' ')
    .slice(0, 120)
    .toWellFormed()

function runningHead({ data, format, split }: Report) {
  const product = split(data.scope.product, { characters: 60, lines: 1 }).text
  const title = (): Content => ['Informe de seguridad  ·  ', { text: structuredClone(product) }]
  return (_page: number, _pages: number, { width }: ContextPageSize): Content => ({
    stack: [
      running(title(), format.moment(data.generatedAt), width),
      {
        canvas: [
          {
            type: 'line',
            x1: 0,
            y1: 4,
            x2: width - 2 * page.margin,
            y2: 4,
            lineWidth: 0.5,
            lineColor: colors.rule,
          },
        ],
      },
    ],
    margin: [page.margin, 30, page.margin, 0],
  })
}

const runningFoot =
  ({ data, split }: Report) =>
  (number: number, pages: number, { width }: ContextPageSize): Content => ({
    ...running(
      split(data.serviceName, { characters: 60, lines: 1 }).text,
      `Página ${number} de ${pages}`,
      width,
    ),
    margin: [page.margin, 20, page.margin, 0],
  })

const running = (left: Content, right: string, width: number) => ({
  columns: [
    { text: left, width: width - 2 * page.margin - 120 },
    { text: right, alignment: 'right' as const },
  ],
  style: 'running',
})
