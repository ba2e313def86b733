import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { findingAddress } from '../../defectdojo/finding-address.ts'
import { noValue } from '../format.ts'
import { severityKinds, statusKinds, toolFlagLabels } from '../labels.ts'
import { type ReportItem, reportLimits } from '../report-data.ts'
import { type Limit, lineEnd } from '../runs.ts'
import {
  type Column,
  chapter,
  colors,
  dataTable,
  groupTitle,
  lead,
  listChapter,
  page,
  patch,
  type Report,
  small,
} from './style.ts'

/** Words that fit their cell: pdfmake measures each word of a text that may break. */
export const oneLine = (text: string): ContentText => ({ text, noWrap: true })
const tag = (text: string, color: string): ContentText => ({ text, fontSize: 7, color })

/** A text from outside in a cell; `width` is that of its lines in ems. */
export const textCell = (
  { split }: Report,
  value: string | null,
  width: number,
  limit: Limit = reportLimits.cell,
): ContentText => ({ text: value ? split(value, { ...limit, width }).text : noValue })

const daysBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))

/** The state, the flags, the number with a link and the dates of the finding, a line for each. */
function toolCell({ data, format }: Report, item: ReportItem): ContentText {
  const { findingId, foundOn, mitigatedOn } = item
  const state = item.toolStatus === null ? noValue : toolFlagLabels[item.toolStatus]
  const lines: Content[] = [state]
  const flags = item.toolFlags.map((flag) => toolFlagLabels[flag]).join(', ')
  if (flags !== '' && flags !== state) lines.push('\n', tag(`marcas: ${flags}`, colors.muted))
  const add = (line: ContentText) => lines.push('\n', { ...line, noWrap: true })
  if (findingId !== null) {
    const link = findingAddress(data.scope.toolAddress, findingId)
    const unread = data.tool.failure === null ? ', no listado' : ', no leído'
    const reading = item.isRead || data.tool.read === 0 ? '' : unread
    add({ ...tag(`hallazgo ${findingId}${reading}`, colors.accent), ...(link && { link }) })
  } else if (item.lastSync !== null) add(tag('sin hallazgo', colors.alert))
  if (foundOn !== null) {
    // A closed finding that is not mitigated does not tell when it was closed.
    const until = item.toolFlags.includes('active') ? data.generatedAt.toISOString() : mitigatedOn
    const age = until && `, ${format.days(daysBetween(foundOn, until.slice(0, 10)))}`
    add(tag(`del ${format.day(foundOn)}${age ?? ''}`, colors.muted))
  }
  if (mitigatedOn !== null) add(tag(`mitigado el ${format.day(mitigatedOn)}`, colors.muted))
  return { text: lines }
}

function statusCell({ status, conflict, onlyInTool }: ReportItem): Content {
  const { label, color } = statusKinds[status]
  const tags = [
    ...(conflict ? [tag('En conflicto', colors.alert)] : []),
    ...(onlyInTool ? [tag('Solo en la herramienta', colors.accent)] : []),
  ]
  return { stack: [{ text: [patch(color), label], noWrap: true }, ...tags] }
}

const severityCell = (report: Report, { severity }: ReportItem, width: number): Content =>
  textCell(report, severityKinds[severity ?? '']?.label ?? severity, width)

/** The columns of the lists and of the detail. */
const itemColumns = (report: Report, nameWidth: number): Column<ReportItem>[] => [
  ['Elemento', 72, ({ wstgId }, ems) => textCell(report, wstgId, ems)],
  ['Nombre', nameWidth, ({ name }, ems) => textCell(report, name, ems)],
  ['Estado', 70, statusCell],
  ['Herramienta', 104, (item) => toolCell(report, item)],
  ['Severidad', 50, (item, ems) => severityCell(report, item, ems)],
  ['Última sincronización', 80, ({ lastSync }) => oneLine(report.format.moment(lastSync))],
]

const lists = {
  urgent: {
    introduction:
      'Primero los de severidad crítica. Bajo el número del hallazgo están el día en que se ' +
      'detectó y su antigüedad.',
    none: 'No hay elementos abiertos de severidad crítica ni alta.',
  },
  conflicts: {
    introduction:
      'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se ' +
      'aclaren, su cierre no está demostrado.',
    none: 'No hay elementos en conflicto.',
  },
  pending: {
    introduction:
      'La primera sincronización de estos elementos no ha terminado todavía o ha fallado.',
    none: 'No hay elementos pendientes de sincronizar.',
  },
}

/** A chapter that lists some of the items. */
export function itemList(report: Report, id: keyof typeof lists): Content {
  const items = report.summary[id]
  const listed = items.slice(0, reportLimits.listed)
  const columns = itemColumns(report, 95)
  return listChapter(report, id, { ...lists[id], columns, listed, total: items.length })
}

/**
 * All items, one table per category, and the annex with the notes that are too long for a table.
 */
export function detail(report: Report): { items: Content; notes: Content } {
  const { summary, format, split } = report
  const longNotes: ReportItem[] = []
  const noteCell = (item: ReportItem, width: number): Content => {
    const text = item.notes?.trim() ?? ''
    const beginning = split(text, { ...reportLimits.longCell, width })
    if (!beginning.cut) return { text: beginning.length > 0 ? beginning.text : noValue }
    longNotes.push(item)
    const reference = tag(`Texto completo: nota ${longNotes.length} del anexo B`, colors.accent)
    return { stack: [{ text: beginning.text }, reference] }
  }
  const columns = [
    ...itemColumns(report, 140),
    ['Notas', 193, noteCell] satisfies Column<ReportItem>,
  ]
  const tables = summary.categories
    .filter(({ items }) => items.length > 0)
    .map((category) =>
      dataTable(columns, category.items, {
        ...groupTitle(category, format.items(category.total)),
        tocItem: true,
        tocStyle: 'small',
        tocMargin: [14, 2, 0, 0],
        outline: true,
        outlineParentId: 'detail',
      }),
    )
  const notes = noteAnnex(report, longNotes)
  const { total } = summary
  if (total === 0) return { items: chapter('detail', [lead('No hay elementos.')]), notes }
  const printed = `Se imprimen ${format.count(reportLimits.items)} de ${format.items(total)}.`
  const limited = total > reportLimits.items ? [lead(printed)] : []
  return { items: chapter('detail', [...limited, ...tables], 'landscape'), notes }
}

/** pdfmake's time for a paragraph grows with the square of its length. */
const paragraphs = (text: string): string[] =>
  text.split(lineEnd).flatMap((line) => line.match(/.{1,4000}/gsu) ?? [''])

/** The notes that were too long for the table, as far as the annex's bounds go. */
function noteAnnex({ split }: Report, items: readonly ReportItem[]): Content {
  if (items.length === 0)
    return chapter('notes', [lead('Todas las notas caben en las tablas del capítulo 8.')])
  let left: number = reportLimits.annex
  const fontSize = 8.5
  const width = (page.width - 2 * page.margin) / fontSize
  const lines = (text: string): Content[] =>
    paragraphs(text).flatMap((paragraph) => {
      if (left <= 0) return []
      const { text, length } = split(paragraph.trimEnd(), { characters: left, lines: 1, width })
      left -= Math.max(length, reportLimits.annexLine)
      const end = left <= 0 ? [small('[Anexo cortado]')] : []
      return [{ text: text.length > 0 ? text : ' ', fontSize, lineHeight: 1.2 }, ...end]
    })
  const notes = items.flatMap(({ wstgId, name, notes }, index): Content[] => [
    {
      text: split(`Nota ${index + 1}  ·  ${wstgId}  ·  ${name}`, reportLimits.cell).text,
      style: 'group',
      margin: [0, 10, 0, 3],
    },
    ...lines(notes ?? ''),
  ])
  const introduction = 'Texto de las notas que no caben en las tablas del capítulo 8.'
  return chapter('notes', [lead(introduction), ...notes], 'portrait')
}
