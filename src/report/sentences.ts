import type { Format } from './format.ts'
import { type ToolFailure, toolFailureTexts } from './labels.ts'
import type { ReportData } from './report-data.ts'
import type { Summary } from './summary.ts'

/** The content of the report's sentences. */
export type Facts = { data: ReportData; summary: Summary; format: Format }

export const items = ({ format }: Pick<Facts, 'format'>, value: number): string =>
  format.plural(value, 'elemento', 'elementos')

/** `42 en seguimiento y 3 solo en la herramienta` */
export function whereKnown({ summary: { tracked, onlyInTool }, format }: Facts): string {
  const parts = [
    ...(tracked > 0 || onlyInTool === 0 ? [`${format.count(tracked)} en seguimiento`] : []),
    ...(onlyInTool > 0 ? [`${format.count(onlyInTool)} solo en la herramienta`] : []),
  ]
  return parts.join(' y ')
}

const failureTitles: Partial<Record<ToolFailure, string>> = {
  late: 'La herramienta de hallazgos no respondió a tiempo',
  no_answer: 'La herramienta de hallazgos no respondió',
}

/** How the tool's findings were read: a title, and sentences for the cover and the guide. */
export function toolSentences({ data: { tool }, format }: Facts): [title: string, text: string] {
  const { count, plural } = format
  const { failure, read, repeated, unidentified } = tool
  const own = 'Este informe muestra el estado propio del servicio'
  const known = `${own} y ${plural(tool.findings, 'hallazgo', 'hallazgos')} de la lista WSTG.`
  const stored = 'Lo demás de su lado es lo que se guardó en la última sincronización.'
  const omitted = [
    ...(repeated > 0 ? [`${count(repeated)} de un elemento que ya tiene otro`] : []),
    ...(unidentified > 0 ? [`${count(unidentified)} sin identificador de elemento`] : []),
  ]
  const rest = omitted.length > 0 ? [`Sin mostrar: ${omitted.join(' y ')}.`] : []
  if (failure === null) {
    const text = tool.findings === 0 ? 'No se leyó ningún hallazgo de la lista WSTG.' : known
    return ['La herramienta de hallazgos respondió', [text, stored, ...rest].join(' ')]
  }
  const reason = `Motivo: ${toolFailureTexts[failure]}`
  if (read === 0) {
    const title = failureTitles[failure] ?? 'No se pudo leer la herramienta de hallazgos'
    return [title, `${reason} ${own}. ${stored}`]
  }
  return [
    `La lectura de la herramienta no terminó: ${count(read)} de ${count(tool.total)} hallazgos`,
    [reason, known, stored, ...rest].join(' '),
  ]
}

/** The summary in words, made of the same numbers as the tables. */
export function sentences(facts: Facts): string[] {
  const { data, summary, format } = facts
  const { total, tracked, onlyInTool, closed, open, coverage, conflicts, gone, pending } = summary
  const { count, plural, share } = format
  const tests = data.catalogue.tests.length
  const covered = tests - summary.uncovered.length
  const closedTests = coverage.reduce((sum, category) => sum + category.closed, 0)
  const of = (group: string) => summary.byStatus.find((each) => each.group === group)?.value ?? 0
  const failed = data.failed.total
  const requests = plural(failed, 'petición ha fallado', 'peticiones han fallado')
  const failures = failed === 0 ? 'Ninguna petición ha fallado.' : `${requests} (capítulo 6).`
  if (total === 0) {
    return [
      'Todavía no hay ningún elemento, ni en la lista de comprobación ni en la herramienta.',
      `El catálogo tiene ${count(tests)} comprobaciones, todas sin elemento (anexo A).`,
      failures,
    ]
  }
  const left = [
    `${count(of('In Progress'))} en curso`,
    plural(of('Blocked'), 'bloqueado', 'bloqueados'),
    `${count(of('Not Started'))} sin empezar`,
  ]
  const { openCritical, openHigh } = summary
  const urgent = `${count(openCritical)} de severidad crítica y ${count(openHigh)} de alta`
  const disputed = items(facts, conflicts.length)
  const lost = plural(gone, 'elemento ya no tiene hallazgo', 'elementos ya no tienen hallazgo')
  const waiting = plural(pending.length, 'elemento espera', 'elementos esperan')
  const agreement = [
    conflicts.length === 0
      ? 'La lista y la herramienta no se contradicen en ningún elemento.'
      : `La lista y la herramienta se contradicen en ${disputed} (capítulo 5).`,
    ...(gone > 0 ? [`${lost} en la herramienta; su próxima petición creará uno nuevo.`] : []),
    pending.length === 0
      ? 'Ningún elemento en seguimiento está pendiente de sincronizar.'
      : `${waiting} su primera sincronización (capítulo 7).`,
  ]
  const arrival = 'la próxima sincronización periódica los incluirá en el seguimiento'
  return [
    `El informe comprende ${items(facts, total)}: ${whereKnown(facts)}.`,
    `Cerrados: ${count(closed)} (${share(closed, total)}), ${count(of('Done'))} con la ` +
      `comprobación hecha y ${count(of('Not Applicable'))} por no ser aplicable.`,
    `Abiertos: ${count(open)}, ${new Intl.ListFormat('es').format(left)}.`,
    openCritical + openHigh === 0
      ? 'Ningún elemento abierto tiene severidad crítica ni alta.'
      : `Entre los abiertos hay ${urgent} (capítulo 2).`,
    `Comprobaciones del catálogo: ${count(tests)}, con elemento ${count(covered)} ` +
      `(${share(covered, tests)}), cerradas ${count(closedTests)} (${share(closedTests, tests)}).`,
    ...(tracked > 0 ? agreement : []),
    failures,
    ...(onlyInTool > 0 ? [`Solo en la herramienta: ${count(onlyInTool)}; ${arrival}.`] : []),
    `El registro de sincronización guarda ${plural(data.log.total, 'entrada', 'entradas')}, ` +
      `${count(data.log.failures)} con error (capítulo 9).`,
  ]
}
