import type { Columns, Node, Table, TextNode } from 'pdfmake'
import { type Format, plural } from '../format.ts'
import { categoryLabel, outsideCategory } from '../labels.ts'
import type { ReportData, ToolAvailability } from '../report-data.ts'
import { colors, room } from '../style.ts'
import type { CategoryItems, Summary } from '../summary.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** What every chapter is written from. */
export type Report = { data: ReportData; summary: Summary; format: Format; typesetter: Typesetter }

/** Chapters in their order, with the names of their destinations and bookmarks. */
export const chapters = {
  summary: { id: 'resumen', title: '1. Resumen' },
  counts: { id: 'recuentos', title: '2. Elementos por estado y severidad' },
  coverage: { id: 'cobertura', title: '3. Cobertura del catálogo WSTG' },
  conflicts: { id: 'conflictos', title: '4. Conflictos' },
  pending: { id: 'pendientes', title: '5. Elementos pendientes de sincronizar' },
  detail: { id: 'detalle', title: '6. Detalle por categoría' },
  log: { id: 'registro', title: '7. Registro de sincronización' },
  uncovered: { id: 'anexo-a', title: 'Anexo A. Comprobaciones sin elemento' },
  notes: { id: 'anexo-b', title: 'Anexo B. Notas completas' },
} as const

export type Chapter = (typeof chapters)[keyof typeof chapters]

type Place = 'new-page' | 'section-start' | 'flow'

/** Points of the first rows of a table, or of a first paragraph: a title is not left alone at the foot of a page. */
const company = 80

/** A chapter's title with its rule, destination and bookmark, kept together with what must follow on the same page. */
export function opening(chapter: Chapter, place: Place, following: Node[] = []): Node {
  const title: TextNode = { text: chapter.title, style: 'h1', id: chapter.id, outline: true, outlineExpanded: true }
  const rule: Node = {
    canvas: [{ type: 'rect', x: 0, y: 0, w: 36, h: 2, color: colors.warning }],
    margin: [0, 0, 0, 4],
  }
  if (place !== 'flow') {
    return {
      stack: [title, rule, ...following],
      unbreakable: true,
      ...(place === 'new-page' ? { pageBreak: 'before' } : {}),
    }
  }
  // The block is placed with room for its company below, which the negative margin then gives back.
  const reserved: Node = { stack: [], margin: [0, company, 0, 0] }
  return { stack: [title, rule, ...following, reserved], unbreakable: true, margin: [0, 22, 0, -company] }
}

/** The title in the head of a category's table: `Autenticación  ·  WSTG-ATHN  ·  3 elementos`. */
export const band = ({ typesetter }: Report, parts: (string | null)[], width: number): Node =>
  typesetter.line(
    parts.filter((part) => part !== null).join('  ·  '),
    { width, size: 9.5 },
    { bold: true, color: colors.accent, margin: [0, 4, 0, 2] },
  )

export const categoryTitle = ({ category }: CategoryItems): string =>
  category === null ? outsideCategory : categoryLabel(category)

export const categoryAnchor = (index: number): string => `categoria-${index + 1}`

/** The table of contents, two levels deep. */
export function contents({ summary, typesetter }: Report): Node[] {
  const entry = (title: Node, id: string, level: 1 | 2): Columns => ({
    columns: [
      title,
      {
        pageReference: id,
        width: 40,
        alignment: 'right',
        fontSize: level === 1 ? 10 : 8.5,
        color: level === 1 ? colors.ink : colors.muted,
      },
    ],
    margin: level === 1 ? [0, 6, 0, 0] : [14, 2, 0, 0],
  })
  const chapterEntry = ({ id, title }: Chapter) =>
    entry({ text: title, fontSize: 10, color: colors.ink, linkToDestination: id, width: '*' }, id, 1)
  const categoryEntries = summary.categories.map((group, index) => {
    const title = typesetter.line(
      categoryTitle(group),
      { width: room.portrait - 70, size: 8.5 },
      { color: colors.muted },
    )
    return entry({ ...title, width: '*', linkToDestination: categoryAnchor(index) }, categoryAnchor(index), 2)
  })
  return [
    { text: 'Contenido', style: 'h1', margin: [0, 0, 0, 0] },
    ...Object.values(chapters).flatMap((chapter) =>
      chapter === chapters.detail ? [chapterEntry(chapter), ...categoryEntries] : [chapterEntry(chapter)],
    ),
  ]
}

/** `42 en seguimiento y 3 solo en la herramienta` */
export function whereKnown({ summary, format }: Report): string {
  const tracked = `${format.count(summary.tracked)} en seguimiento`
  const onlyInTool = `${format.count(summary.onlyInTool)} solo en la herramienta`
  if (summary.onlyInTool === 0) return tracked
  return summary.tracked === 0 ? onlyInTool : `${tracked} y ${onlyInTool}`
}

/** What the words of the report mean, and where its numbers come from. */
export function readingGuide({ data, summary, format }: Report): Node[] {
  const origin =
    data.tool.state === 'answered'
      ? read(data.tool)
      : 'La herramienta no respondió: el estado y la severidad de su lado son los que el servicio guardó en la última sincronización.'
  const onlyInTool =
    'Elemento que el servicio no sigue todavía y del que la herramienta tiene un hallazgo: su estado es el que indican las marcas del hallazgo. Cuenta como los demás.'
  const meaning = (term: string, text: string): Table['table']['body'][number] => [
    { text: term, bold: true, fontSize: 8.5 },
    { text, fontSize: 8.5, lineHeight: 1.2 },
  ]
  return [
    {
      stack: [
        { text: 'Cómo leer este informe', style: 'h2', margin: [0, 22, 0, 5] },
        {
          table: {
            widths: [92, '*'],
            body: [
              meaning('Origen', `Estado que guarda el propio servicio en el momento de generar el informe. ${origin}`),
              meaning(
                'Elemento',
                'Comprobación, de la lista OWASP WSTG o propia, cuyo estado se conoce. Las de la guía llevan el nombre que esta les da, en inglés.',
              ),
              meaning('En seguimiento', 'Elemento cuyo estado guarda el servicio e intercambia con la herramienta.'),
              ...(summary.onlyInTool > 0 ? [meaning('Solo en la herramienta', onlyInTool)] : []),
              meaning('Cerrado', 'Elemento en estado Hecho o No aplicable. Todos los demás están abiertos.'),
              meaning('Cobertura', 'Parte de las comprobaciones del catálogo para las que existe un elemento.'),
              meaning(
                'Conflicto',
                'El elemento está Hecho y la herramienta no lo da por verificado, o está En curso y la herramienta no lo tiene activo.',
              ),
              meaning('Pendiente', 'Elemento en seguimiento que todavía no se ha sincronizado con la herramienta.'),
              meaning('Caracteres', 'Los que no se pueden imprimir se muestran con su código, por ejemplo [U+0007].'),
            ],
          },
          layout: 'noBorders',
        },
      ],
      unbreakable: true,
    },
  ]

  function read({ findings, repeated, unidentified }: Extract<ToolAvailability, { state: 'answered' }>): string {
    if (findings === 0) {
      return 'La herramienta respondió sin ningún hallazgo marcado como WSTG: el estado y la severidad de su lado son los que el servicio guardó.'
    }
    const notShown = [
      ...(repeated > 0
        ? [`${format.count(repeated)} que ${repeated === 1 ? 'repite' : 'repiten'} el elemento de otro`]
        : []),
      ...(unidentified > 0 ? [`${format.count(unidentified)} sin identificador de elemento`] : []),
    ]
    return [
      `La herramienta respondió y se ${findings === 1 ? 'leyó' : 'leyeron'} ${plural(format, findings, 'hallazgo marcado', 'hallazgos marcados')} como WSTG; el estado y la severidad de su lado son los de ese momento, y los que el servicio guardó donde no había ninguno.`,
      ...(notShown.length > 0 ? [`Sin mostrar: ${notShown.join(' y ')}.`] : []),
    ].join(' ')
  }
}
