import type { Cell, Node } from 'pdfmake'
import { plural } from '../format.ts'
import { callout, colors, room } from '../style.ts'
import { chapters, opening, type Report, whereKnown } from './outline.ts'

/** One page for those who read no further. */
export function managementSummary(report: Report): Node[] {
  const { data, summary, format } = report
  const tests = data.catalogue.tests.length
  const covered = tests - summary.uncovered.length
  const tile = (value: string, label: string, color = colors.accent): Cell => ({
    stack: [
      { text: value, fontSize: 19, bold: true, color },
      { text: label, fontSize: 7.8, color: colors.muted, margin: [0, 1, 0, 0] },
    ],
    fillColor: colors.panel,
  })
  const word = summary.total === 1 ? 'elemento' : 'elementos'
  const gap: Cell = { text: '' }
  const tiles: Cell[] = [
    tile(
      format.count(summary.total),
      summary.onlyInTool === 0
        ? `${word} en seguimiento`
        : `${word}, ${format.count(summary.onlyInTool)} solo en la herramienta`,
    ),
    gap,
    tile(format.share(summary.closed, summary.total), 'cerrados'),
    gap,
    tile(format.share(covered, tests), 'del catálogo con elemento'),
    gap,
    tile(
      format.count(summary.conflicts.length),
      'en conflicto',
      summary.conflicts.length > 0 ? colors.alert : colors.good,
    ),
    gap,
    tile(format.count(summary.pending.length), 'pendientes de sincronizar'),
  ]
  const tileWidth = (room.portrait - 4 * 8) / 5 - 18
  const unavailable =
    data.tool.state === 'unavailable'
      ? [
          callout(
            [
              {
                text: 'La herramienta de hallazgos no respondió al generar el informe: lo que se dice de su lado es lo que el servicio guardó en la última sincronización.',
                fontSize: 9,
              },
            ],
            colors.alert,
          ),
        ]
      : []
  return [
    opening(chapters.summary, 'new-page', [
      {
        table: { widths: [tileWidth, 8, tileWidth, 8, tileWidth, 8, tileWidth, 8, tileWidth], body: [tiles] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingLeft: (column) => (column % 2 === 0 ? 9 : 0),
          paddingRight: (column) => (column % 2 === 0 ? 9 : 0),
          paddingTop: () => 8,
          paddingBottom: () => 8,
        },
        margin: [0, 8, 0, 8],
      },
      ...unavailable,
    ]),
    ...sentences(report).map((text): Node => ({ text, style: 'lead' })),
  ]
}

/** The summary in words, made of the same numbers as the tables. */
export function sentences(report: Report): string[] {
  const { data, summary, format } = report
  const { total, tracked, onlyInTool, closed, open, byStatus, coverage, conflicts, pending } = summary
  const tests = data.catalogue.tests.length
  const covered = tests - summary.uncovered.length
  const closedTests = coverage.reduce((sum, category) => sum + category.closed, 0)
  const items = (value: number) => plural(format, value, 'elemento', 'elementos')
  if (total === 0) {
    return [
      'Todavía no hay ningún elemento en seguimiento: ni la lista de comprobación ni la herramienta han comunicado ninguno.',
      `El catálogo tiene ${format.count(tests)} comprobaciones, todas sin elemento (anexo A).`,
    ]
  }
  const urgent = summary.openCritical + summary.openHigh
  return [
    `${extent()} ${closure()}`,
    urgent === 0
      ? 'Ningún elemento abierto tiene severidad crítica ni alta.'
      : `Entre los abiertos hay ${format.count(summary.openCritical)} de severidad crítica y ${format.count(summary.openHigh)} de severidad alta.`,
    `De las ${format.count(tests)} comprobaciones del catálogo, ${format.count(covered)} (${format.share(covered, tests)}) ${covered === 1 ? 'tiene' : 'tienen'} elemento y ${closedTests === 0 ? 'ninguna está cerrada' : `${format.count(closedTests)} (${format.share(closedTests, tests)}) ${closedTests === 1 ? 'está cerrada' : 'están cerradas'}`}.`,
    ...(tracked > 0 ? [agreement(), queue()] : []),
    ...(onlyInTool > 0 ? [intake()] : []),
    data.log.length === 0
      ? 'El registro de sincronización está vacío.'
      : `El informe recoge las últimas entradas del registro de sincronización: ${format.count(data.log.length)}, de ellas ${format.count(summary.logErrors)} con error (capítulo 7).`,
  ]

  function extent(): string {
    if (onlyInTool === 0) return `El seguimiento comprende ${items(total)}.`
    if (tracked > 0) return `El informe comprende ${items(total)}: ${whereKnown(report)}.`
    return `El informe comprende ${items(total)}, solo en la herramienta: el servicio todavía no sigue ninguno.`
  }
  function closure(): string {
    const left = [
      `${format.count(byStatus['In Progress'])} en curso`,
      plural(format, byStatus.Blocked, 'bloqueado', 'bloqueados'),
      `${format.count(byStatus['Not Started'])} sin empezar`,
      ...(byStatus.other > 0 ? [`${format.count(byStatus.other)} en otro estado`] : []),
    ]
    const shut =
      closed === 0
        ? 'Ninguno está cerrado.'
        : `${format.count(closed)} (${format.share(closed, total)}) ${closed === 1 ? 'está cerrado' : 'están cerrados'}: ${format.count(byStatus.Done)} con la comprobación hecha y ${format.count(byStatus['Not Applicable'])} por no ser aplicable.`
    const remaining =
      open === 0
        ? 'No queda ninguno por cerrar.'
        : `${open === 1 ? 'Queda' : 'Quedan'} ${format.count(open)} por cerrar: ${new Intl.ListFormat('es').format(left)}.`
    return `${shut} ${remaining}`
  }
  function agreement(): string {
    return conflicts.length === 0
      ? 'La lista y la herramienta no se contradicen en ningún elemento.'
      : `La lista y la herramienta se contradicen en ${items(conflicts.length)} (capítulo 4), y conviene aclararlo antes de dar por buenas las cifras de cierre.`
  }
  function queue(): string {
    return pending.length === 0
      ? 'Ningún elemento en seguimiento está pendiente de sincronizar.'
      : `${items(pending.length)} ${pending.length === 1 ? 'espera' : 'esperan'} su primera sincronización (capítulo 5).`
  }
  function intake(): string {
    return onlyInTool === 1
      ? 'El elemento que está solo en la herramienta entrará en el seguimiento con la próxima sincronización periódica.'
      : `Los ${format.count(onlyInTool)} elementos que están solo en la herramienta entrarán en el seguimiento con la próxima sincronización periódica.`
  }
}
