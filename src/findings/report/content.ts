import type { DocumentDefinition, Node, Section } from 'pdfmake'
import { counts } from './chapters/counts.ts'
import { cover } from './chapters/cover.ts'
import { coverage } from './chapters/coverage.ts'
import { detail } from './chapters/detail.ts'
import { conflicts, pending } from './chapters/item-lists.ts'
import { managementSummary } from './chapters/management-summary.ts'
import { noteAnnex } from './chapters/note-annex.ts'
import { contents, type Report, readingGuide } from './chapters/outline.ts'
import { syncLog } from './chapters/sync-log.ts'
import { uncovered } from './chapters/uncovered-annex.ts'
import { createFormat } from './format.ts'
import type { ReportData } from './report-data.ts'
import { colors, page, styles } from './style.ts'
import { summarise } from './summary.ts'
import type { Typesetter } from './text/typesetter.ts'
import { visibleText } from './text/visible-text.ts'

/** The report as a pdfmake document. Pure: the same data gives the same document. */
export function reportDocument(data: ReportData, typesetter: Typesetter): DocumentDefinition {
  const report: Report = { data, summary: summarise(data), format: createFormat(data.timeZone), typesetter }
  const items = detail(report)
  const log = syncLog(report)
  const front = [
    ...contents(report),
    ...readingGuide(report),
    ...managementSummary(report),
    ...counts(report),
    ...coverage(report),
    ...conflicts(report),
    ...pending(report),
  ]
  // Only tables need wide pages; what little there is to say without them follows on the pages before.
  const wide: Node[] = []
  ;(report.summary.total > 0 ? wide : front).push(...items.nodes)
  ;(wide.length > 0 || data.log.length > 0 ? wide : front).push(...log)
  const wideSection: Section[] = wide.length > 0 ? [{ section: wide, pageOrientation: 'landscape' }] : []
  return {
    content: [
      { section: cover(report), header: null, footer: null },
      { section: front },
      ...wideSection,
      { section: [...uncovered(report), ...noteAnnex(report, items.longNotes)] },
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
  visibleText(raw)
    .replace(/[<>&\n\uE000\uE001]/g, ' ')
    .slice(0, 120)
    .toWellFormed()

function runningHead({ data, format, typesetter }: Report) {
  const title = (width: number) =>
    typesetter.line(`Informe de seguridad  ·  ${data.scope.product}`, { width, size: 8 }, { color: colors.muted })
  return (_page: number, _pages: number, { width }: { width: number }): Node => ({
    stack: [
      {
        columns: [
          { ...title(width - 2 * page.margin - 130), width: '*' },
          { text: format.moment(data.generatedAt), alignment: 'right', width: 120, fontSize: 8, color: colors.muted },
        ],
      },
      rule(width),
    ],
    margin: [page.margin, 30, page.margin, 0],
  })
}

function runningFoot({ data, typesetter }: Report) {
  return (number: number, pages: number, { width }: { width: number }): Node => ({
    columns: [
      {
        ...typesetter.line(
          data.serviceName,
          { width: width - 2 * page.margin - 130, size: 8 },
          { color: colors.muted },
        ),
        width: '*',
      },
      { text: `Página ${number} de ${pages}`, alignment: 'right', width: 120, fontSize: 8, color: colors.muted },
    ],
    margin: [page.margin, 20, page.margin, 0],
  })
}

const rule = (width: number): Node => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width - 2 * page.margin, y2: 0, lineWidth: 0.5, lineColor: colors.rule }],
  margin: [0, 4, 0, 0],
})
