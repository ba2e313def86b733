import { type Format, plural } from './format.ts'
import type { ReportData } from './report-data.ts'
import type { Summary } from './summary.ts'

/** What the report's sentences are made of. */
export type Facts = { data: ReportData; summary: Summary; format: Format }

export const items = ({ format }: Facts, value: number): string =>
  plural(format, value, 'elemento', 'elementos')

/** `42 en seguimiento y 3 solo en la herramienta` */
export function whereKnown({ summary, format }: Facts): string {
  const tracked = `${format.count(summary.tracked)} en seguimiento`
  const onlyInTool = `${format.count(summary.onlyInTool)} solo en la herramienta`
  if (summary.onlyInTool === 0) return tracked
  return summary.tracked === 0 ? onlyInTool : `${tracked} y ${onlyInTool}`
}

/** The summary in words, made of the same numbers as the tables. */
export function sentences(facts: Facts): string[] {
  const { data, summary, format } = facts
  const { total, tracked, onlyInTool, closed, open, coverage, conflicts, pending } = summary
  const tests = data.catalogue.tests.length
  const covered = tests - summary.uncovered.length
  const closedTests = coverage.reduce((sum, category) => sum + category.closed, 0)
  const of = (group: string) => summary.byStatus.find((count) => count.group === group)?.value ?? 0
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
    if (onlyInTool === 0) return `El seguimiento comprende ${items(facts, total)}.`
    if (tracked > 0) return `El informe comprende ${items(facts, total)}: ${whereKnown(facts)}.`
    return `El informe comprende ${items(facts, total)}, solo en la herramienta: el servicio todavía no sigue ninguno.`
  }
  function closure(): string {
    const left = [
      `${format.count(of('In Progress'))} en curso`,
      plural(format, of('Blocked'), 'bloqueado', 'bloqueados'),
      `${format.count(of('Not Started'))} sin empezar`,
      ...(of('other') > 0 ? [`${format.count(of('other'))} en otro estado`] : []),
    ]
    const shut =
      closed === 0
        ? 'Ninguno está cerrado.'
        : `${format.count(closed)} (${format.share(closed, total)}) ${closed === 1 ? 'está cerrado' : 'están cerrados'}: ${format.count(of('Done'))} con la comprobación hecha y ${format.count(of('Not Applicable'))} por no ser aplicable.`
    const remaining =
      open === 0
        ? 'No queda ninguno por cerrar.'
        : `${open === 1 ? 'Queda' : 'Quedan'} ${format.count(open)} por cerrar: ${new Intl.ListFormat('es').format(left)}.`
    return `${shut} ${remaining}`
  }
  function agreement(): string {
    return conflicts.length === 0
      ? 'La lista y la herramienta no se contradicen en ningún elemento.'
      : `La lista y la herramienta se contradicen en ${items(facts, conflicts.length)} (capítulo 4), y conviene aclararlo antes de dar por buenas las cifras de cierre.`
  }
  function queue(): string {
    return pending.length === 0
      ? 'Ningún elemento en seguimiento está pendiente de sincronizar.'
      : `${items(facts, pending.length)} ${pending.length === 1 ? 'espera' : 'esperan'} su primera sincronización (capítulo 5).`
  }
  function intake(): string {
    return onlyInTool === 1
      ? 'El elemento que está solo en la herramienta entrará en el seguimiento con la próxima sincronización periódica.'
      : `Los ${format.count(onlyInTool)} elementos que están solo en la herramienta entrarán en el seguimiento con la próxima sincronización periódica.`
  }
}
