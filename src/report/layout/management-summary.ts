import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { sentences } from '../sentences.ts'
import { chapters, lead, opening, type Report } from './chapter.ts'
import { callout, colors } from './style.ts'

const tile = (value: string, label: string, color = colors.accent): TableCell => ({
  stack: [
    { text: value, fontSize: 19, bold: true, color },
    { text: label, fontSize: 7.8, color: colors.muted, margin: [0, 1, 0, 0] },
  ],
  fillColor: colors.panel,
})

/** One page for those who read no further. */
export function managementSummary(report: Report): Content[] {
  const { data, summary, format } = report
  const tests = data.catalogue.tests.length
  const conflicts = summary.conflicts.length
  const word = summary.total === 1 ? 'elemento' : 'elementos'
  const where =
    summary.onlyInTool === 0
      ? 'en seguimiento'
      : `${format.count(summary.onlyInTool)} solo en la herramienta`
  const tiles = [
    tile(format.count(summary.total), `${word}${summary.onlyInTool === 0 ? '' : ','} ${where}`),
    tile(format.share(summary.closed, summary.total), 'cerrados'),
    tile(format.share(tests - summary.uncovered.length, tests), 'del catálogo con elemento'),
    tile(format.count(conflicts), 'en conflicto', conflicts > 0 ? colors.alert : colors.good),
    tile(format.count(summary.pending.length), 'pendientes de sincronizar'),
  ]
  const unavailable =
    'La herramienta de hallazgos no respondió al generar el informe: lo que se dice de su lado es lo que el servicio guardó en la última sincronización.'
  return [
    opening(
      chapters.summary,
      [
        {
          table: { widths: tiles.map(() => '*'), body: [tiles] },
          layout: {
            hLineWidth: () => 0,
            vLineWidth: (column) => (column === 0 || column === tiles.length ? 0 : 8),
            vLineColor: colors.white,
            paddingLeft: () => 9,
            paddingRight: () => 9,
            paddingTop: () => 8,
            paddingBottom: () => 8,
          },
          margin: [0, 8, 0, 8],
        },
        ...(data.tool.state === 'unavailable' ? [callout([unavailable], colors.alert)] : []),
      ],
      'new-page',
    ),
    ...sentences(report).map(lead),
  ]
}
