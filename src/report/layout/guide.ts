import type { Content, ContentColumns, TableCell } from 'pdfmake/interfaces.js'
import { plural } from '../format.ts'
import type { ToolAvailability } from '../report-data.ts'
import { categoryTitle, chapters, type Report } from './chapter.ts'
import { colors } from './style.ts'

export const categoryAnchor = (index: number): string => `categoria-${index + 1}`

/**
 * The table of contents, two levels deep. pdfmake's own one cannot have the categories: their titles stand in heads that
 * are repeated, and pdfmake would name the last of their pages.
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
  const categories = summary.categories.map((group, index): Content => {
    const title = split(categoryTitle(group), { characters: 80, lines: 1 }).text
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

/** What the words of the report mean, and where its numbers come from. */
export function readingGuide({ data, summary, format }: Report): Content {
  const meaning = (term: string, text: string): TableCell[] => [
    { text: term, bold: true },
    { text, lineHeight: 1.2 },
  ]
  const onlyInTool =
    'Elemento que el servicio no sigue todavía y del que la herramienta tiene un hallazgo: su estado es el que indican las marcas del hallazgo. Cuenta como los demás.'
  return {
    stack: [
      { text: 'Cómo leer este informe', style: 'h2', margin: [0, 22, 0, 5] },
      {
        table: {
          widths: [92, '*'],
          body: [
            meaning(
              'Origen',
              `Estado que guarda el propio servicio en el momento de generar el informe. ${data.tool.state === 'answered' ? read(data.tool) : 'La herramienta no respondió: el estado y la severidad de su lado son los que el servicio guardó en la última sincronización.'}`,
            ),
            meaning(
              'Elemento',
              'Comprobación, de la lista OWASP WSTG o propia, cuyo estado se conoce. Las de la guía llevan el nombre que esta les da, en inglés.',
            ),
            meaning(
              'En seguimiento',
              'Elemento cuyo estado guarda el servicio e intercambia con la herramienta.',
            ),
            ...(summary.onlyInTool > 0 ? [meaning('Solo en la herramienta', onlyInTool)] : []),
            meaning(
              'Cerrado',
              'Elemento en estado Hecho o No aplicable. Todos los demás están abiertos.',
            ),
            meaning(
              'Cobertura',
              'Parte de las comprobaciones del catálogo para las que existe un elemento.',
            ),
            meaning(
              'Conflicto',
              'El elemento está Hecho y la herramienta no lo da por verificado, o está En curso y la herramienta no lo tiene activo.',
            ),
            meaning(
              'Pendiente',
              'Elemento en seguimiento que todavía no se ha sincronizado con la herramienta.',
            ),
            meaning(
              'Caracteres',
              'Los que no se pueden imprimir se muestran con su código, por ejemplo [U+0007].',
            ),
          ],
        },
        layout: 'noBorders',
        fontSize: 8.5,
      },
    ],
    unbreakable: true,
  }

  function read({
    findings,
    repeated,
    unidentified,
  }: Extract<ToolAvailability, { state: 'answered' }>): string {
    if (findings === 0) {
      return 'La herramienta respondió sin ningún hallazgo marcado como WSTG: el estado y la severidad de su lado son los que el servicio guardó.'
    }
    const notShown = [
      ...(repeated > 0
        ? [
            `${format.count(repeated)} que ${repeated === 1 ? 'repite' : 'repiten'} el elemento de otro`,
          ]
        : []),
      ...(unidentified > 0 ? [`${format.count(unidentified)} sin identificador de elemento`] : []),
    ]
    return [
      `La herramienta respondió y se ${findings === 1 ? 'leyó' : 'leyeron'} ${plural(format, findings, 'hallazgo marcado', 'hallazgos marcados')} como WSTG; el estado y la severidad de su lado son los de ese momento, y los que el servicio guardó donde no había ninguno.`,
      ...(notShown.length > 0 ? [`Sin mostrar: ${notShown.join(' y ')}.`] : []),
    ].join(' ')
  }
}
