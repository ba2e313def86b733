import type { Content } from 'pdfmake/interfaces.js'
import { categoryLabel, chapters } from '../labels.ts'
import { toolSentences, whereKnown } from '../sentences.ts'
import type { Report } from './chapter.ts'
import { categoryAnchor } from './items.ts'
import { colors, page, panel, termTable } from './style.ts'

/** The title page: the subject of the report, its moment, and how the tool was read. */
export function cover(report: Report): Content[] {
  const { data, summary, format, split } = report
  const { product, engagement, toolAddress } = data.scope
  const outside = (text: string): Content => ({
    text: split(text, { characters: 160, lines: 4 }).text,
  })
  const isMixed = summary.tracked > 0 && summary.onlyInTool > 0
  const total = isMixed ? `${format.count(summary.total)}: ` : ''
  const stripe = (x: number, w: number, color: string): Content => ({
    canvas: [{ type: 'rect', x, y: 0, w, h: page.height, color }],
    absolutePosition: { x: 0, y: 0 },
  })
  const [title, text] = toolSentences(report)
  const color = data.tool.failure === null ? colors.good : colors.alert
  return [
    stripe(0, 14, colors.accent),
    stripe(14, 3, colors.warning),
    { stack: [outside(data.serviceName)], color: colors.muted, margin: [0, 96, 0, 0] },
    { text: 'Informe de seguridad', style: 'title' },
    {
      text: 'Seguimiento de la lista de comprobación OWASP WSTG y de los hallazgos asociados',
      style: 'subtitle',
    },
    { text: format.longMoment(data.generatedAt), style: 'subtitle', color: colors.muted },
    {
      stack: [
        termTable([
          ['Producto', outside(product)],
          ['Trabajo (engagement)', outside(engagement)],
          [
            'Herramienta de hallazgos',
            toolAddress === null ? 'Sin configurar' : outside(toolAddress),
          ],
          ['Catálogo', outside(data.catalogue.attribution)],
          ['Elementos', summary.total === 0 ? 'Ninguno' : total + whereKnown(report)],
          ['Generado', `${format.moment(data.generatedAt)} (${data.timeZone})`],
        ]),
        panel([[{ text: title, bold: true, color }, text]], color),
      ],
      margin: [0, 46, 0, 0],
    },
    {
      text: 'Documento de uso interno. No debe difundirse sin autorización.',
      style: 'running',
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]
}

/**
 * The table of contents, two levels deep. pdfmake's own contents cannot list the categories: their
 * titles are in repeated heads, and pdfmake would name the last of their pages.
 */
export function contents({ summary, split }: Report): Content[] {
  const entry = (text: Content, id: string, indent = 0): Content => ({
    columns: [
      { text, linkToDestination: id, width: 440 },
      { pageReference: id, alignment: 'right' },
    ],
    margin: [indent, indent ? 2 : 5, 0, 0],
    style: indent ? 'small' : '',
  })
  const categories = summary.categories.map(({ category }, index): Content => {
    const title = split(categoryLabel(category), { characters: 80, lines: 1 }).text
    return entry({ text: title }, categoryAnchor(index), 14)
  })
  return [
    { text: 'Contenido', style: 'h1' },
    ...Object.entries(chapters).flatMap(([id, title]) => [
      entry(title, id),
      ...(id === 'detail' ? categories : []),
    ]),
  ]
}

/** The meaning of the report's words, and the origin of its numbers. */
export const readingGuide = (report: Report): Content => ({
  stack: [
    { text: 'Cómo leer este informe', style: 'h2', margin: [0, 22, 0, 5] },
    termTable([['Origen', toolSentences(report).join('. ')], ...meanings]),
  ],
  unbreakable: true,
})

const meanings: readonly (readonly [term: string, text: string])[] = [
  [
    'Elemento',
    'Comprobación, de la lista OWASP WSTG o propia, cuyo estado se conoce. Las de la guía llevan ' +
      'el nombre que esta les da, en inglés; las demás, el título de su hallazgo.',
  ],
  ['En seguimiento', 'Elemento cuyo estado guarda el servicio e intercambia con la herramienta.'],
  [
    'Solo en la herramienta',
    'Elemento que el servicio no sigue todavía y del que la herramienta tiene un hallazgo. ' +
      'Su estado es el que indican las marcas del hallazgo. Cuenta como los demás.',
  ],
  ['Cerrado', 'Elemento en estado Hecho o No aplicable. Todos los demás están abiertos.'],
  ['Cobertura', 'Parte de las comprobaciones del catálogo para las que existe un elemento.'],
  [
    'Herramienta',
    'Las marcas del hallazgo que se leyeron. De un hallazgo que no se leyó, lo que el servicio ' +
      'guardó: Activo o Verificado. «Sin hallazgo»: el que había ya no está en la herramienta.',
  ],
  [
    'Conflicto',
    'El elemento está Hecho y la herramienta no lo da por verificado, o está En curso y la ' +
      'herramienta lo da por verificado.',
  ],
  ['Pendiente', 'Elemento en seguimiento que todavía no se ha sincronizado con la herramienta.'],
  ['Caracteres', 'Los que no se pueden imprimir se muestran con su código, por ejemplo [U+0007].'],
]
