import type { GateReason } from '../wstg/gate-repository.ts'
import { checklistNames } from '../wstg/names.ts'

export type Language = 'es' | 'en'

const es = (tool: string) => ({
  ...checklistNames.es,
  locale: 'es-ES',
  serviceName: 'Registro de Peso e IMC',
  title: 'Informe de seguridad',
  fileName: 'informe-seguridad',
  subject: 'Hallazgos abiertos y estado de la lista de comprobación OWASP WSTG',
  internalUse: 'Uso interno',
  items: (count: string, isOne: boolean) => `${count} ${isOne ? 'elemento' : 'elementos'}`,

  chapters: {
    findings: 'Hallazgos abiertos',
    summary: 'Resumen',
    recent: 'Cambios recientes',
    tests: 'Pruebas por categoría',
    conflicts: 'Conflictos',
    failed: 'Cambios no escritos',
    failures: 'Errores de sincronización',
    others: 'Riesgos aceptados y hallazgos sin prueba',
    outside: 'Elementos fuera de la guía',
    about: 'Sobre este informe',
  },

  states: {
    ...checklistNames.es.findingStates,
    closed_by_status: 'Cerrado por la lista',
    gone: `Ya no está en ${tool}`,
  },

  verdict: {
    ready: 'Apto para publicar',
    notReady: 'No apto para publicar',
    passed: (items: string) => `Cumple el criterio de salida: ${items}, sin nada pendiente.`,
    nothingOpen: `No hay nada pendiente, pero los datos de ${tool} no son recientes.`,
    open: (open: string, items: string, isOne: boolean) =>
      `${open} de ${items} ${isOne ? 'impide' : 'impiden'} publicar`,
    unassigned: (findings: string, isOne: boolean) =>
      isOne
        ? `${findings} hallazgo de la lista no nombra ninguna prueba.`
        : `${findings} hallazgos de la lista no nombran ninguna prueba.`,
    read: (moment: string) => `Datos de ${tool} leídos el ${moment}.`,
    unread: `${tool} no se ha leído todavía.`,
    stale: `Esa lectura no es reciente, o hay avisos de ${tool} sin procesar.`,
    warning: (text: string) => `La última lectura avisa: ${text}.`,
  },
  reasons: {
    request_failed: 'con cambios no escritos',
    request_waiting: 'con cambios pendientes',
    open_finding: 'con hallazgos abiertos',
    turned_back: 'con un estado anterior, de una copia restaurada',
    conflict: 'en conflicto',
    not_started: 'sin empezar',
    in_progress: 'en curso',
    blocked: 'bloqueados',
    set_before_since: 'de una evaluación anterior',
    unassigned_finding: 'hallazgos sin prueba',
  } satisfies Record<GateReason, string>,
  openFindings: 'Hallazgos abiertos por severidad',
  progressOf: (share: string) => `Lista de comprobación: ${share} cerrado`,
  denominator: (tests: string) => `De ${tests} pruebas de la guía OWASP WSTG.`,
  outsideCount: (items: string) => `Fuera de la guía, contados aparte: ${items}.`,
  noFindings: 'No hay hallazgos abiertos de la lista.',
  noTest: 'Ninguna',
  alsoTold: (conflicts: string, failed: string) =>
    `En conflicto: ${conflicts}. Cambios no escritos: ${failed}.`,
  overdue: (count: string, allowed: string) =>
    `Fuera de plazo: ${count}. Días que un hallazgo puede estar abierto: ${allowed}.`,
  recent: (created: string, ended: string, days: number) =>
    `En los ${days} días anteriores: nuevos: ${created}; cerrados: ${ended}.`,
  accepted: ([count, ...bySeverity]: string[]) =>
    `Riesgos aceptados: ${count}${bySeverity.length > 0 ? ` (${bySeverity.join(', ')})` : ''}.`,
  inAll: (facts: string) => `Igual en todas las pruebas: ${facts}.`,

  columns: {
    severity: 'Severidad',
    finding: 'Hallazgo',
    test: 'Prueba',
    age: 'Antigüedad',
    created: 'Nuevo',
    ended: 'Cerrado',
    status: 'Estado',
    code: 'Código',
    category: 'Categoría',
    name: 'Nombre',
    openFindings: 'Hallazgos',
    tool,
    synchronised: 'Última sinc.',
    set: 'Estado puesto',
    reason: 'Motivo',
    date: 'Fecha',
  },
  setBy: (name: string) => `por ${name}`,
  setFor: (name: string) => `para ${name}`,
  total: 'Total',
  listed: (listed: string, total: string) => `Se muestran ${listed} de ${total}.`,
  conflictsMean:
    `La prueba está hecha y ${tool} no la da por verificada, o está en curso y ${tool} la ` +
    'da por verificada.',
  failedMean: `La lista y ${tool} difieren en estos cambios hasta que se reintenten o descarten.`,

  generated: 'Generado',
  about: [
    [
      'Origen',
      `El estado propio del servicio, tal como lo dejó la última lectura de ${tool}. No ` +
        'incluye hallazgos sin la etiqueta WSTG que no nombran ninguna prueba.',
    ],
    [
      'Hallazgo abierto',
      `Activo en ${tool}, o cerrado allí solo por un estado de esta lista. No cuenta el que ` +
        'el servicio creó para llevar el estado de la prueba. La antigüedad cuenta desde su ' +
        `creación en ${tool}.`,
    ],
    [
      'Criterio de salida',
      'El de la API (checkGate) con sus valores por defecto: cada elemento está hecho o no es ' +
        'aplicable, sin hallazgos abiertos, conflictos ni cambios por terminar.',
    ],
    [
      'Caracteres',
      'Los que no se pueden imprimir aparecen con su código, por ejemplo [U+0007]. Un texto que ' +
        'termina en «…» está cortado.',
    ],
    [
      'Guía',
      'OWASP Web Security Testing Guide 4.2 (CC BY-SA 4.0), y sus pruebas posteriores en uso.',
    ],
  ] as [term: string, text: string][],
})

const en: typeof es = (tool) => ({
  ...checklistNames.en,
  locale: 'en-GB',
  serviceName: 'Weight and BMI Register',
  title: 'Security report',
  fileName: 'security-report',
  subject: 'Open findings and progress of the OWASP WSTG checklist',
  internalUse: 'Internal use',
  items: (count, isOne) => `${count} ${isOne ? 'item' : 'items'}`,

  chapters: {
    findings: 'Open findings',
    summary: 'Summary',
    recent: 'Recent changes',
    tests: 'Tests by category',
    conflicts: 'Conflicts',
    failed: 'Changes not written',
    failures: 'Synchronisation errors',
    others: 'Accepted risks and findings without a test',
    outside: 'Items outside the guide',
    about: 'About this report',
  },

  states: {
    ...checklistNames.en.findingStates,
    closed_by_status: 'Closed by the checklist',
    gone: `No longer in ${tool}`,
  },

  verdict: {
    ready: 'Ready for release',
    notReady: 'Not ready for release',
    passed: (items) => `Passes the gate: ${items}, nothing open.`,
    nothingOpen: `Nothing is open, but the data from ${tool} are not recent.`,
    open: (open, items, isOne) => `${open} of ${items} ${isOne ? 'blocks' : 'block'} the release`,
    unassigned: (findings, isOne) =>
      isOne
        ? `${findings} finding of the checklist names no test.`
        : `${findings} findings of the checklist name no test.`,
    read: (moment) => `Data from ${tool} as read on ${moment}.`,
    unread: `${tool} has not been read yet.`,
    stale: `This reading is no longer recent, or deliveries from ${tool} are not processed yet.`,
    warning: (text) => `The last run warns: ${text}.`,
  },
  reasons: {
    request_failed: 'with changes not written',
    request_waiting: 'with pending changes',
    open_finding: 'with open findings',
    turned_back: 'with an older status, from a restored dump',
    conflict: 'in conflict',
    not_started: 'not started',
    in_progress: 'in progress',
    blocked: 'blocked',
    set_before_since: 'from an earlier assessment',
    unassigned_finding: 'findings without a test',
  },
  openFindings: 'Open findings by severity',
  progressOf: (share) => `Checklist: ${share} closed`,
  denominator: (tests) => `Of ${tests} tests of the OWASP WSTG.`,
  outsideCount: (items) => `Outside the guide, counted apart: ${items}.`,
  noFindings: 'The checklist has no open findings.',
  noTest: 'None',
  alsoTold: (conflicts, failed) => `In conflict: ${conflicts}. Changes not written: ${failed}.`,
  overdue: (count, allowed) => `Overdue: ${count}. Days that a finding may be open: ${allowed}.`,
  recent: (created, ended, days) =>
    `In the ${days} days before: new: ${created}; closed: ${ended}.`,
  accepted: ([count, ...bySeverity]) =>
    `Accepted risks: ${count}${bySeverity.length > 0 ? ` (${bySeverity.join(', ')})` : ''}.`,
  inAll: (facts) => `The same in all tests: ${facts}.`,

  columns: {
    severity: 'Severity',
    finding: 'Finding',
    test: 'Test',
    age: 'Age',
    created: 'New',
    ended: 'Closed',
    status: 'Status',
    code: 'Code',
    category: 'Category',
    name: 'Name',
    openFindings: 'Findings',
    tool,
    synchronised: 'Last sync',
    set: 'Status set',
    reason: 'Reason',
    date: 'Date',
  },
  setBy: (name) => `by ${name}`,
  setFor: (name) => `for ${name}`,
  total: 'Total',
  listed: (listed, total) => `Showing ${listed} of ${total}.`,
  conflictsMean:
    `The test is done and ${tool} does not show it as verified, or it is in progress and ` +
    `${tool} shows it as verified.`,
  failedMean: `Checklist and ${tool} differ in these changes until they are retried or dismissed.`,

  generated: 'Generated',
  about: [
    [
      'Source',
      `The service's own state, as the last reading of ${tool} left it. Findings without the ` +
        'tag WSTG that name no test are not included.',
    ],
    [
      'Open finding',
      `Active in ${tool}, or closed there only by a status of this checklist. The finding ` +
        "that the service made to carry the test's status does not count. Age counts from its " +
        `creation in ${tool}.`,
    ],
    [
      'Gate',
      'That of the API (checkGate) with its defaults: every item is done or not applicable, ' +
        'without open findings, conflicts or unfinished changes.',
    ],
    [
      'Characters',
      'Characters that cannot be printed are shown by their code, such as [U+0007]. Text that ' +
        'ends in “…” has been cut.',
    ],
    [
      'Guide',
      'OWASP Web Security Testing Guide 4.2 (CC BY-SA 4.0), and its later tests that are in use.',
    ],
  ],
})

export type Texts = ReturnType<typeof es>

/** @param tool name of the findings tool */
export const textsNaming = (tool: string): Readonly<Record<Language, Texts>> => ({
  es: es(tool),
  en: en(tool),
})

export const textsOf = textsNaming('DefectDojo')
