import type { Cell, Node } from 'pdfmake'
import { callout, colors, page, room } from '../style.ts'
import { type Report, whereKnown } from './outline.ts'

/** Lines of a text from outside: the cover is one page. */
const mostLines = 9

/** The title page: what the report is about, of which moment, and whether the tool took part. */
export function cover(report: Report): Node[] {
  const { data, summary, format, typesetter } = report
  const valueWidth = room.portrait - 150
  const fact = (term: string, value: Node): Cell[] => [{ text: term, color: colors.muted, fontSize: 10 }, value]
  const outside = (text: string) =>
    typesetter.block(text, { width: valueWidth, size: 10 }, mostLines, { color: colors.ink })
  const own = (text: string): Node => ({ text, fontSize: 10, color: colors.ink })
  const answered = data.tool.state === 'answered'

  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 14, h: 842, color: colors.accent }], absolutePosition: { x: 0, y: 0 } },
    {
      canvas: [{ type: 'rect', x: 14, y: 0, w: 3, h: 842, color: colors.warning }],
      absolutePosition: { x: 0, y: 0 },
    },
    typesetter.line(
      data.serviceName,
      { width: room.portrait, size: 11 },
      { color: colors.muted, margin: [0, 96, 0, 0] },
    ),
    { text: 'Informe de seguridad', fontSize: 34, bold: true, color: colors.accent, margin: [0, 10, 0, 0] },
    {
      text: 'Seguimiento de la lista de comprobación OWASP WSTG y de los hallazgos asociados',
      fontSize: 13,
      color: colors.ink,
      margin: [0, 8, 0, 0],
    },
    { text: format.longMoment(data.generatedAt), fontSize: 13, color: colors.muted, margin: [0, 6, 0, 0] },
    {
      table: {
        widths: [130, '*'],
        body: [
          fact('Producto', outside(data.scope.product)),
          fact('Trabajo (engagement)', outside(data.scope.engagement)),
          fact(
            'Herramienta de hallazgos',
            data.scope.toolAddress === null ? own('Sin configurar') : outside(data.scope.toolAddress),
          ),
          fact('Catálogo', outside(data.catalogue.attribution)),
          fact('Elementos', own(items())),
          fact('Generado', own(`${format.moment(data.generatedAt)} (${data.timeZone})`)),
        ],
      },
      layout: {
        hLineWidth: (row, node) => (row === 0 || row === node.table.body.length ? 0 : 0.4),
        vLineWidth: () => 0,
        hLineColor: () => colors.rule,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 7,
        paddingBottom: () => 7,
      },
      margin: [0, 46, 0, 0],
    },
    callout(
      answered
        ? [{ text: 'La herramienta de hallazgos respondió', bold: true, fontSize: 10, color: colors.good }, findings()]
        : [
            { text: 'La herramienta de hallazgos no respondió', bold: true, fontSize: 10, color: colors.alert },
            reason(),
          ],
      answered ? colors.good : colors.alert,
    ),
    {
      text: 'Documento de uso interno: describe el estado de la seguridad de un sistema y no debe difundirse sin autorización.',
      fontSize: 8.5,
      color: colors.muted,
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]

  function items(): string {
    if (summary.total === 0) return 'Ninguno'
    const isMixed = summary.tracked > 0 && summary.onlyInTool > 0
    return isMixed ? `${format.count(summary.total)}: ${whereKnown(report)}` : whereKnown(report)
  }
  function findings(): Node {
    const count = data.tool.state === 'answered' ? data.tool.findings : 0
    const read =
      count === 1
        ? 'el hallazgo marcado como WSTG que se leyó'
        : `los ${format.count(count)} hallazgos marcados como WSTG que se leyeron`
    return {
      text:
        count === 0
          ? 'No se leyó de ella ningún hallazgo marcado como WSTG; este informe muestra el estado propio del servicio.'
          : `Este informe une el estado propio del servicio con ${read} de ella.`,
      fontSize: 9.5,
      margin: [0, 3, 0, 0],
    }
  }
  function reason(): Node {
    const why = data.tool.state === 'unavailable' ? data.tool.reason : ''
    return {
      stack: [
        typesetter.block(`Motivo: ${why}`, { width: room.portrait - 26, size: 9.5 }, mostLines),
        {
          text: 'El informe se ha hecho solo con el estado propio del servicio; los datos de la herramienta son los de la última sincronización.',
          fontSize: 9.5,
          margin: [0, 2, 0, 0],
        },
      ],
      margin: [0, 3, 0, 0],
    }
  }
}
