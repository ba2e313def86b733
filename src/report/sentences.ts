import type { Format } from './format.ts'
import { toolFailureTexts } from './labels.ts'
import type { ReportData, ToolFailure } from './report-data.ts'
import type { Summary } from './summary.ts'

/** The content of the report's sentences. */
export type Facts = { data: ReportData; summary: Summary; format: Format }

export const items = ({ format }: Facts, value: number): string =>
  format.plural(value, 'elemento', 'elementos')

/** `42 en seguimiento y 3 solo en la herramienta` */
export function whereKnown({ summary: { tracked, onlyInTool }, format }: Facts): string {
  const parts = [
    ...(tracked > 0 || onlyInTool === 0 ? [`${format.count(tracked)} en seguimiento`] : []),
    ...(onlyInTool > 0 ? [`${format.count(onlyInTool)} solo en la herramienta`] : []),
  ]
  return parts.join(' y ')
}

/** How the tool's findings were read, in a title and a sentence; for the cover and the guide. */
export function toolSentences({ data: { tool }, format }: Facts): [title: string, text: string] {
  const { count, plural } = format
  const findings = plural(tool.findings, 'hallazgo', 'hallazgos')
  const stored = 'se muestra lo que el servicio guardó en la última sincronización.'
  if (tool.failure !== null && tool.read === 0) {
    const titles: Partial<Record<ToolFailure, string>> = {
      late: 'La herramienta de hallazgos no respondió a tiempo',
      no_answer: 'La herramienta de hallazgos no respondió',
    }
    return [
      titles[tool.failure] ?? 'No se pudo leer la herramienta de hallazgos',
      `Motivo: ${toolFailureTexts[tool.failure]} El informe se ha hecho solo con el estado propio del servicio: del lado de la herramienta ${stored}`,
    ]
  }
  const notShown = [
    ...(tool.repeated > 0 ? [`${count(tool.repeated)} de un elemento que ya tiene otro`] : []),
    ...(tool.unidentified > 0 ? [`${count(tool.unidentified)} sin identificador de elemento`] : []),
  ]
  const omitted = notShown.length > 0 ? ` Sin mostrar: ${notShown.join(' y ')}.` : ''
  if (tool.failure !== null) {
    return [
      `La lectura de la herramienta no terminó: ${count(tool.read)} de ${count(tool.total)} hallazgos`,
      `Motivo: ${toolFailureTexts[tool.failure]} Este informe une el estado propio del servicio con ${findings} de la lista WSTG que se leyeron; de los demás ${stored}${omitted}`,
    ]
  }
  const text =
    tool.findings === 0
      ? `No se leyó de ella ningún hallazgo de la lista WSTG; ${stored}`
      : `Este informe une el estado propio del servicio con ${findings} de la lista WSTG, como estaban en ese momento.`
  return ['La herramienta de hallazgos respondió', text + omitted]
}

/** The summary in words, made of the same numbers as the tables. */
export function sentences(facts: Facts): string[] {
  const { data, summary, format } = facts
  const { total, tracked, onlyInTool, closed, open, coverage, conflicts, pending } = summary
  const { count, plural, share } = format
  const tests = data.catalogue.tests.length
  const covered = tests - summary.uncovered.length
  const closedTests = coverage.reduce((sum, category) => sum + category.closed, 0)
  const of = (group: string) => summary.byStatus.find((each) => each.group === group)?.value ?? 0
  const failed = data.failed.total
  const failures =
    failed === 0
      ? 'Ninguna petición ha fallado.'
      : `${plural(failed, 'petición ha fallado', 'peticiones han fallado')} (capítulo 6).`
  if (total === 0) {
    return [
      'Todavía no hay ningún elemento: ni la lista de comprobación ni la herramienta han comunicado ninguno.',
      `El catálogo tiene ${count(tests)} comprobaciones, todas sin elemento (anexo A).`,
      failures,
    ]
  }
  const left = [
    `${count(of('In Progress'))} en curso`,
    plural(of('Blocked'), 'bloqueado', 'bloqueados'),
    `${count(of('Not Started'))} sin empezar`,
  ]
  const urgent = summary.openCritical + summary.openHigh
  return [
    `El informe comprende ${items(facts, total)}: ${whereKnown(facts)}. Cerrados: ${count(closed)} (${share(closed, total)}), ${count(of('Done'))} con la comprobación hecha y ${count(of('Not Applicable'))} por no ser aplicable. Abiertos: ${count(open)}, ${new Intl.ListFormat('es').format(left)}.`,
    urgent === 0
      ? 'Ningún elemento abierto tiene severidad crítica ni alta.'
      : `Entre los abiertos hay ${count(summary.openCritical)} de severidad crítica y ${count(summary.openHigh)} de severidad alta (capítulo 2).`,
    `De las ${count(tests)} comprobaciones del catálogo, ${count(covered)} (${share(covered, tests)}) ${covered === 1 ? 'tiene' : 'tienen'} elemento; cerradas: ${count(closedTests)} (${share(closedTests, tests)}).`,
    ...(tracked > 0 ? agreement() : []),
    failures,
    ...(onlyInTool > 0
      ? [
          `${items(facts, onlyInTool)} solo en la herramienta: ${onlyInTool === 1 ? 'entrará' : 'entrarán'} en el seguimiento con la próxima sincronización periódica.`,
        ]
      : []),
    `El registro de sincronización guarda ${plural(data.log.total, 'entrada', 'entradas')}, ${count(data.log.failures)} con error (capítulo 9).`,
  ]

  function agreement(): string[] {
    return [
      conflicts.length === 0
        ? 'La lista y la herramienta no se contradicen en ningún elemento.'
        : `La lista y la herramienta se contradicen en ${items(facts, conflicts.length)} (capítulo 5), y conviene aclararlo antes de dar por buenas las cifras de cierre.`,
      ...(summary.gone > 0
        ? [
            `${plural(summary.gone, 'elemento ya no tiene hallazgo', 'elementos ya no tienen hallazgo')} en la herramienta; su próxima petición creará uno nuevo.`,
          ]
        : []),
      pending.length === 0
        ? 'Ningún elemento en seguimiento está pendiente de sincronizar.'
        : `${plural(pending.length, 'elemento espera', 'elementos esperan')} su primera sincronización (capítulo 7).`,
    ]
  }
}
