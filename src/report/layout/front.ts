import type { Content } from 'pdfmake/interfaces.js'
import { wstgGuide } from '../../wstg/catalogue.ts'
import { serviceName, toolFailureText } from '../labels.ts'
import { reportLimits } from '../report-data.ts'
import { colors, page, type Report, termTable } from './style.ts'

/** How the tool's findings were read: a title, and sentences. */
export function toolSentences({ data: { tool }, format: { count } }: Report) {
  const { failure, warning, read, total, findings, notShown } = tool
  const named = notShown.slice(0, reportLimits.named)
  const more = notShown.length > named.length ? ['…'] : []
  const texts = [
    ...(failure === null ? [] : [`Motivo: ${toolFailureText(failure)}`]),
    'Este informe muestra el estado propio del servicio.',
    `Hallazgos leídos de la lista WSTG: ${count(findings)}.`,
    'Lo demás de su lado es lo que se guardó en la última sincronización.',
    ...(notShown.length > 0
      ? [
          'Sin mostrar, porque no nombran un elemento o este tiene otro: ' +
            `${count(notShown.length)} (${[...named, ...more].join(', ')}).`,
        ]
      : []),
  ]
  const unread = `${count(read)} de ${count(total)} hallazgos`
  const trouble =
    read === 0
      ? 'No se pudo leer la herramienta de hallazgos'
      : `La lectura de la herramienta no terminó: ${unread}`
  const answer =
    'La herramienta de hallazgos respondió' +
    (warning === null ? '' : ', pero en la última sincronización no lo mostró todo')
  return {
    title: failure === null ? answer : trouble,
    text: texts.join(' '),
    isWhole: failure === null && warning === null,
  }
}

/** `42 en seguimiento`, or `45: 42 en seguimiento y 3 solo en la herramienta` */
export const countKnown = ({ summary, format: { count } }: Report): string => {
  const { total, tracked, onlyInTool } = summary
  const text = `${count(tracked)} en seguimiento`
  return onlyInTool === 0
    ? text
    : `${count(total)}: ${text} y ${count(onlyInTool)} solo en la herramienta`
}

/** The title page: the subject of the report, its moment, and how the tool was read. */
export function cover(report: Report): Content[] {
  const { data, format, split } = report
  const { product, engagement, toolAddress } = data.scope
  const outside = (text: string): Content => ({
    text: split(text, { characters: 160, lines: 4 }).text,
  })
  const { title, text, isWhole } = toolSentences(report)
  const { warning } = data.tool
  const color = isWhole ? colors.good : colors.alert
  return [
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 14, h: page.height, color: colors.accent }],
      absolutePosition: { x: 0, y: 0 },
    },
    { text: serviceName, color: colors.muted, margin: [0, 96, 0, 0] },
    { text: 'Informe de seguridad', style: 'title' },
    {
      text: 'Seguimiento de la lista de comprobación OWASP WSTG y de los hallazgos asociados',
      style: 'subtitle',
    },
    {
      text: format.longMoment(data.generatedAt),
      style: 'subtitle',
      color: colors.muted,
      margin: [0, 8, 0, 46],
    },
    termTable([
      ['Producto', outside(product)],
      ['Trabajo (engagement)', outside(engagement)],
      ['Herramienta de hallazgos', toolAddress === null ? 'Sin configurar' : outside(toolAddress)],
      ['Catálogo', `${wstgGuide.attribution} (${wstgGuide.license})`],
      ['Elementos', countKnown(report)],
      ['Generado', `${format.moment(data.generatedAt)} (${data.timeZone})`],
      [
        'Lectura de la herramienta',
        [{ text: title, bold: true, color }, text, warning ? outside(`Aviso: ${warning}.`) : ''],
      ],
    ]),
    {
      text: 'Documento de uso interno. No debe difundirse sin autorización.',
      style: 'running',
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]
}

/** The meaning of the report's words. */
export const readingGuide: Content = {
  stack: [
    { text: 'Cómo leer este informe', style: 'h2', margin: [0, 22, 0, 5] },
    termTable([
      [
        'Elemento',
        'Comprobación, de la lista OWASP WSTG o propia, cuyo estado se conoce. Las de la guía ' +
          'llevan el nombre que esta les da, en inglés; las demás, el título de su hallazgo.',
      ],
      [
        'Solo en la herramienta',
        'Elemento con un hallazgo que el servicio no sigue todavía. Su estado es el que indican ' +
          'las marcas del hallazgo. Cuenta como los demás. La próxima sincronización periódica ' +
          'lo incluirá en el seguimiento.',
      ],
      ['Cerrado', 'Elemento en estado Hecho o No aplicable. Todos los demás están abiertos.'],
      [
        'Herramienta',
        'Verificado si el hallazgo lo está y Activo si no, como en la página. Debajo, las marcas ' +
          'que se leyeron. De un hallazgo que no se leyó, el estado que el servicio guardó. ' +
          '«Sin hallazgo»: el que había ya no está en la herramienta; la próxima petición creará ' +
          'uno nuevo.',
      ],
      [
        'Conflicto',
        'El elemento está Hecho y la herramienta no lo da por verificado, o está En curso y la ' +
          'herramienta lo da por verificado.',
      ],
      [
        'Caracteres',
        'Los que no se pueden imprimir se muestran con su código, por ejemplo [U+0007]. Un texto ' +
          'que termina en «…» está cortado.',
      ],
    ]),
  ],
  unbreakable: true,
}
