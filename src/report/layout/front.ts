import type { Content, ContentColumns, TableCell } from 'pdfmake/interfaces.js'
import { categoryLabel } from '../labels.ts'
import { toolSentences, whereKnown } from '../sentences.ts'
import { chapters, type Report } from './chapter.ts'
import { callout, colors, page } from './style.ts'

/** The title page: the subject of the report, its moment, and how the tool was read. */
export function cover(report: Report): Content[] {
  const { data, summary, format, split } = report
  const { scope } = data
  const outside = (text: string) => split(text, { characters: 160, lines: 4 }).text
  const isMixed = summary.tracked > 0 && summary.onlyInTool > 0
  const total = isMixed ? `${format.count(summary.total)}: ` : ''
  const facts: [term: string, text: Content][] = [
    ['Producto', outside(scope.product)],
    ['Trabajo (engagement)', outside(scope.engagement)],
    [
      'Herramienta de hallazgos',
      scope.toolAddress === null ? 'Sin configurar' : outside(scope.toolAddress),
    ],
    ['Catálogo', outside(data.catalogue.attribution)],
    ['Elementos', summary.total === 0 ? 'Ninguno' : total + whereKnown(report)],
    ['Generado', `${format.moment(data.generatedAt)} (${data.timeZone})`],
  ]
  const stripe = (x: number, w: number, color: string): Content => ({
    canvas: [{ type: 'rect', x, y: 0, w, h: page.height, color }],
    absolutePosition: { x: 0, y: 0 },
  })
  const line = (text: Content, fontSize: number, above: number, color: string): Content => ({
    text,
    fontSize,
    color,
    margin: [0, above, 0, 0],
  })
  const [title, text] = toolSentences(report)
  const color = data.tool.failure === null ? colors.good : colors.alert
  return [
    stripe(0, 14, colors.accent),
    stripe(14, 3, colors.warning),
    line(outside(data.serviceName), 11, 96, colors.muted),
    line({ text: 'Informe de seguridad', bold: true }, 34, 10, colors.accent),
    line(
      'Seguimiento de la lista de comprobación OWASP WSTG y de los hallazgos asociados',
      13,
      8,
      colors.ink,
    ),
    line(format.longMoment(data.generatedAt), 13, 6, colors.muted),
    {
      table: {
        widths: [130, page.lineWidth - 138],
        body: facts.map(([term, text]): TableCell[] => [
          { text: term, color: colors.muted },
          { text },
        ]),
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
    callout(
      [line({ text: title, bold: true }, 10, 0, color), line(text, 9.5, 3, colors.ink)],
      color,
    ),
    {
      text: 'Documento de uso interno. No debe difundirse sin autorización.',
      fontSize: 8.5,
      color: colors.muted,
      absolutePosition: { x: page.margin, y: 770 },
    },
  ]
}

export const categoryAnchor = (index: number): string => `categoria-${index + 1}`

/**
 * The table of contents, two levels deep. pdfmake's own contents cannot list the categories: their
 * titles are in repeated heads, and pdfmake would name the last of their pages.
 */
export function contents({ summary, split }: Report): Content[] {
  const entry = (text: Content, id: string, fontSize: number, color: string): ContentColumns => ({
    columns: [
      { text, linkToDestination: id, width: 440 },
      { pageReference: id, alignment: 'right' },
    ],
    fontSize,
    color,
  })
  const categories = summary.categories.map(({ category }, index): Content => {
    const title = split(categoryLabel(category), { characters: 80, lines: 1 }).text
    return { ...entry(title, categoryAnchor(index), 8.5, colors.muted), margin: [14, 2, 0, 0] }
  })
  return [
    { text: 'Contenido', style: 'h1' },
    ...Object.values(chapters).flatMap((chapter): Content[] => [
      { stack: [entry(chapter.title, chapter.id, 10, colors.ink)], margin: [0, 6, 0, 0] },
      ...(chapter === chapters.detail ? categories : []),
    ]),
  ]
}

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

/** The meaning of the report's words, and the origin of its numbers. */
export function readingGuide(report: Report): Content {
  const origin = toolSentences(report).join('. ')
  const rows = [['Origen', origin] as const, ...meanings]
  return {
    stack: [
      { text: 'Cómo leer este informe', style: 'h2', margin: [0, 22, 0, 5] },
      {
        table: {
          widths: [92, '*'],
          body: rows.map(([term, text]): TableCell[] => [
            { text: term, bold: true },
            { text, lineHeight: 1.2 },
          ]),
        },
        layout: 'noBorders',
        fontSize: 8.5,
      },
    ],
    unbreakable: true,
  }
}
