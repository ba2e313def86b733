import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { whereKnown } from '../sentences.ts'
import type { Report } from './chapter.ts'
import { callout, colors, page } from './style.ts'

/** The title page: what the report is about, of which moment, and whether the tool took part. */
export function cover(report: Report): Content[] {
  const { data, summary, format, split } = report
  const outside = (text: string) => split(text, { characters: 160, lines: 4 }).text
  const fact = (term: string, text: Content): TableCell[] => [
    { text: term, color: colors.muted },
    { text },
  ]
  const stripe = (x: number, w: number, color: string): Content => ({
    canvas: [{ type: 'rect', x, y: 0, w, h: page.height, color }],
    absolutePosition: { x: 0, y: 0 },
  })
  const isMixed = summary.tracked > 0 && summary.onlyInTool > 0
  const items = isMixed
    ? `${format.count(summary.total)}: ${whereKnown(report)}`
    : whereKnown(report)
  return [
    stripe(0, 14, colors.accent),
    stripe(14, 3, colors.warning),
    { text: outside(data.serviceName), fontSize: 11, color: colors.muted, margin: [0, 96, 0, 0] },
    {
      text: 'Informe de seguridad',
      fontSize: 34,
      bold: true,
      color: colors.accent,
      margin: [0, 10, 0, 0],
    },
    {
      text: 'Seguimiento de la lista de comprobación OWASP WSTG y de los hallazgos asociados',
      fontSize: 13,
      margin: [0, 8, 0, 0],
    },
    {
      text: format.longMoment(data.generatedAt),
      fontSize: 13,
      color: colors.muted,
      margin: [0, 6, 0, 0],
    },
    {
      table: {
        widths: [130, page.lineWidth - 138],
        body: [
          fact('Producto', outside(data.scope.product)),
          fact('Trabajo (engagement)', outside(data.scope.engagement)),
          fact(
            'Herramienta de hallazgos',
            data.scope.toolAddress === null ? 'Sin configurar' : outside(data.scope.toolAddress),
          ),
          fact('Catálogo', outside(data.catalogue.attribution)),
          fact('Elementos', summary.total === 0 ? 'Ninguno' : items),
          fact('Generado', `${format.moment(data.generatedAt)} (${data.timeZone})`),
        ],
      },
      layout: {
        hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.4),
        vLineWidth: () => 0,
        hLineColor: colors.rule,
        paddingLeft: () => 0,
        paddingTop: () => 7,
        paddingBottom: () => 7,
      },
      fontSize: 10,
      margin: [0, 46, 0, 0],
    },
    tool(report),
    {
      text: 'Documento de uso interno: describe el estado de la seguridad de un sistema y no debe difundirse sin autorización.',
      fontSize: 8.5,
      color: colors.muted,
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]
}

function tool({ data: { tool }, format, split }: Report): Content {
  if (tool.state === 'unavailable') {
    return callout(
      [
        {
          text: 'La herramienta de hallazgos no respondió',
          bold: true,
          fontSize: 10,
          color: colors.alert,
        },
        {
          text: split(`Motivo: ${tool.reason}`, { characters: 300, lines: 4 }).text,
          margin: [0, 3, 0, 2],
        },
        'El informe se ha hecho solo con el estado propio del servicio; los datos de la herramienta son los de la última sincronización.',
      ],
      colors.alert,
    )
  }
  const read =
    tool.findings === 1
      ? 'el hallazgo marcado como WSTG que se leyó'
      : `los ${format.count(tool.findings)} hallazgos marcados como WSTG que se leyeron`
  return callout(
    [
      {
        text: 'La herramienta de hallazgos respondió',
        bold: true,
        fontSize: 10,
        color: colors.good,
      },
      {
        text:
          tool.findings === 0
            ? 'No se leyó de ella ningún hallazgo marcado como WSTG; este informe muestra el estado propio del servicio.'
            : `Este informe une el estado propio del servicio con ${read} de ella.`,
        margin: [0, 3, 0, 0],
      },
    ],
    colors.good,
  )
}
