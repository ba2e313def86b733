import type { FailureReason } from '../defectdojo/errors.ts'
import { checklistNames } from '../wstg/names.ts'
import type { SyncDirection } from '../wstg/status.ts'

export type Language = 'es' | 'en'

/** Reasons for a reading of the tool that is not complete; others are `unreachable`. */
type ToolFailures = Partial<Record<FailureReason, string>> & { unreachable: string }

const es = {
  ...checklistNames.es,
  locale: 'es-ES',
  serviceName: 'Registro de Peso e IMC',
  title: 'Informe de seguridad',
  fileName: 'informe-seguridad',
  subject: 'Seguimiento de la lista de comprobación OWASP WSTG',
  keywords: 'OWASP WSTG, seguridad, hallazgos',
  contents: 'Contenido',
  internalUse: 'Documento de uso interno. No debe difundirse sin autorización.',
  pageNumber: (number: number, pages: number) => `Página ${number} de ${pages}`,
  items: (count: string, isOne: boolean) => `${count} ${isOne ? 'elemento' : 'elementos'}`,

  /** In the order of the report. The keys name the destinations of links. */
  chapters: {
    summary: 'Estado y severidad',
    coverage: 'Cobertura de la guía',
    urgent: 'Abiertos de severidad crítica y alta',
    conflicts: 'Conflictos',
    failed: 'Peticiones fallidas',
    pending: 'Pendientes de sincronizar',
    detail: 'Detalle por categoría',
    log: 'Registro de sincronización',
    uncovered: 'Comprobaciones sin elemento',
    notes: 'Notas completas',
    about: 'Sobre este informe',
  },

  otherSeverity: 'Otra o ninguna',
  progress: { closed: 'Cerradas', open: 'Abiertas', untested: 'Sin probar' },
  flags: {
    ...checklistNames.es.toolStatuses,
    inactive: 'Inactivo',
    falsePositive: checklistNames.es.findingStates.false_positive,
    mitigated: 'Mitigado',
    outOfScope: checklistNames.es.findingStates.out_of_scope,
    riskAccepted: checklistNames.es.findingStates.risk_accepted,
    duplicate: checklistNames.es.findingStates.duplicate,
  },
  directions: {
    'tracker->dd': 'Hacia la herramienta',
    'dd->tracker': 'Desde la herramienta',
  } as Readonly<Record<SyncDirection, string>>,
  /** The name of an item outside the guide without a finding that was read. */
  outsideName: 'Comprobación fuera de la guía',

  verdict: {
    passed: (items: string) =>
      `La lista supera el control: sus ${items} elementos están resueltos.`,
    open: (open: string, items: string, isOne: boolean) =>
      `La lista no supera el control: ${isOne ? 'queda' : 'quedan'} ${open} de ${items} ` +
      'elementos por resolver.',
    stale: 'La última lectura completa de la herramienta no es reciente.',
    empty: 'Todavía no hay ninguna comprobación empezada.',
    closed: (closed: string, total: string) => `${closed} de ${total} comprobaciones cerradas`,
    urgent: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'abierta' : 'abiertas'} de severidad crítica o alta`,
    noUrgent: 'ninguna abierta de severidad crítica o alta',
    issues: (count: string) => `${count} con hallazgos abiertos`,
    conflicts: (count: string) => `${count} en conflicto`,
    failed: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'petición fallida' : 'peticiones fallidas'}`,
  },
  figures: {
    total: 'elementos',
    closed: 'de la guía, cerrado',
    untested: 'sin probar',
    urgent: 'abiertos de severidad crítica o alta',
    conflicts: 'en conflicto',
    failed: 'peticiones fallidas',
  },
  facts: {
    generated: 'Generado',
    tool: 'Herramienta de hallazgos',
    reading: 'Lectura de la herramienta',
    guide: 'Guía',
    items: 'Elementos',
    gone: 'Sin hallazgo',
    log: 'Registro',
    notConfigured: 'Sin configurar',
  },
  tracked: (count: string) => `${count} en seguimiento`,
  withOnlyInTool: (total: string, tracked: string, only: string) =>
    `${total}: ${tracked} en seguimiento y ${only} solo en la herramienta`,
  gone: (count: string) => `Su hallazgo ya no está en la herramienta: ${count}`,
  logCounts: (total: string, failures: string) => `Entradas: ${total}; con error: ${failures}`,

  columns: {
    item: 'Elemento',
    name: 'Nombre',
    nameAndNotes: 'Nombre y notas',
    status: 'Estado',
    severity: 'Severidad',
    tool: 'Herramienta',
    found: 'Detectado',
    synchronised: 'Sincronizado',
    count: 'Elementos',
    share: 'Parte',
    total: 'Total',
    code: 'Código',
    category: 'Categoría',
    tests: 'Total',
    request: 'Petición',
    accepted: 'Aceptada',
    attempts: 'Intentos',
    next: 'Próximo intento',
    reason: 'Motivo',
    date: 'Fecha',
    direction: 'Sentido',
    change: 'Cambio',
    result: 'Resultado',
    test: 'Comprobación',
  },
  byStatus: 'Elementos por estado',
  bySeverity: 'Elementos por severidad y estado',
  totalIs: (items: string) => `Total: ${items}.`,
  includesOnlyInTool: (count: string) => `Incluye solo en la herramienta: ${count}.`,
  outsideCount: (items: string) =>
    'Sin probar: sin empezar, o sin ningún elemento. Fuera de la guía, sin contar en esta ' +
    `tabla: ${items}.`,

  setBy: (name: string) => `por ${name}`,
  setFor: (name: string) => `para ${name}`,
  conflict: 'En conflicto',
  onlyInTool: 'Solo en la herramienta',
  noFinding: 'sin hallazgo',
  notListed: 'no listado',
  notRead: 'no leído',
  mitigatedOn: (day: string) => `mitigado el ${day}`,
  none: 'Ninguno',
  success: 'Correcto',
  fullNote: (number: number) => `Texto completo: nota ${number}`,
  note: (number: number) => `Nota ${number}`,
  listed: (listed: string, total: string) => `Se listan ${listed} de ${total}.`,
  printed: (printed: string, items: string) => `Se imprimen ${printed} de ${items}.`,
  cutAnnex: '[Anexo cortado]',

  lists: {
    urgent: {
      introduction:
        'Primero los de severidad crítica, con el día en que se detectó el hallazgo y su ' +
        'antigüedad.',
      none: 'No hay elementos abiertos de severidad crítica ni alta.',
    },
    conflicts: {
      introduction:
        'La lista y la herramienta dicen cosas distintas de estos elementos. Hasta que se ' +
        'aclaren, su cierre no está demostrado.',
      none: 'No hay elementos en conflicto.',
    },
    failed: {
      introduction:
        'El contenido de estas peticiones no está en la herramienta. Las que no tienen un ' +
        'próximo intento siguen así hasta que se reintentan, se descartan o llega otra más ' +
        'reciente para su elemento.',
      none: 'No hay peticiones fallidas.',
    },
    pending: {
      introduction:
        'La primera sincronización de estos elementos no ha terminado todavía o ha fallado.',
      none: 'No hay elementos pendientes de sincronizar.',
    },
    detail: { none: 'No hay elementos.' },
    log: {
      introduction:
        'Primero los errores, después las demás entradas; en cada grupo, de la más reciente a ' +
        'la más antigua.',
      none: 'El registro de sincronización está vacío.',
    },
    uncovered: {
      introduction:
        'Comprobaciones que el servicio no sigue y de las que no se leyó ningún hallazgo.',
      doubt: 'La herramienta no se leyó por completo: puede tener hallazgos de otras.',
      none: 'Todas las comprobaciones de la guía tienen un elemento.',
    },
    notes: { introduction: 'El texto de las notas que no caben en las tablas.' },
  },

  tool: {
    whole: 'La herramienta de hallazgos respondió',
    hidden:
      'La herramienta de hallazgos respondió, pero en la última sincronización no lo mostró todo',
    unread: 'No se pudo leer la herramienta de hallazgos',
    partly: (read: string, total: string) =>
      `La lectura de la herramienta no terminó: ${read} de ${total} hallazgos`,
    reason: (text: string) => `Motivo: ${text}`,
    own: 'Este informe muestra el estado propio del servicio.',
    findings: (count: string) => `Hallazgos leídos de la lista WSTG: ${count}.`,
    stored:
      'Los demás datos de la herramienta son los que se guardaron en la última sincronización.',
    notShown: (count: string, ids: string) =>
      `No se muestran, porque no nombran ningún elemento o este tiene otro: ${count} (${ids}).`,
    warning: (text: string) => `Aviso: ${text}.`,
    failures: {
      timeout: 'La herramienta de hallazgos ha tardado demasiado.',
      bad_token: 'La herramienta de hallazgos ha rechazado la credencial del servicio.',
      missing_right: 'La credencial del servicio no tiene permiso para leer los hallazgos.',
      rate_limited: 'La herramienta de hallazgos ha limitado las peticiones del servicio.',
      server_error: 'La herramienta de hallazgos ha respondido con un error.',
      refused: 'La herramienta de hallazgos ha rechazado la lectura.',
      redirected: 'La dirección de la herramienta de hallazgos redirige a otra.',
      unusable_answer: 'La herramienta de hallazgos ha respondido con un formato inesperado.',
      unreachable: 'La herramienta de hallazgos no ha respondido.',
    } as ToolFailures,
  },

  guide: [
    [
      'Elemento',
      'Comprobación, de la guía OWASP WSTG o propia, cuyo estado se conoce. Las de la guía ' +
        'llevan el nombre que esta les da, en inglés; las demás, el título de su hallazgo.',
    ],
    [
      'Cerrado',
      'En estado Hecho o No aplicable. Sin probar: sin empezar, o sin ningún elemento. Todo lo ' +
        'demás está abierto.',
    ],
    [
      'Solo en la herramienta',
      'Elemento con un hallazgo que el servicio no sigue todavía. Su estado es el que indican ' +
        'las marcas del hallazgo. La próxima sincronización periódica lo incluirá.',
    ],
    [
      'Herramienta',
      'Verificado si el hallazgo lo está y Activo si no, como en la página, con el número del ' +
        'hallazgo. Debajo, las marcas que se leyeron. De un hallazgo que no se leyó, el estado ' +
        'que el servicio guardó. «Sin hallazgo»: el que había ya no está en la herramienta; la ' +
        'próxima petición creará uno nuevo.',
    ],
    [
      'Control',
      'El de la API (checkGate), con sus valores por defecto: un elemento queda por resolver si ' +
        'no está Hecho ni es No aplicable, si está en conflicto, si tiene hallazgos abiertos ' +
        'o si tiene peticiones fallidas o en espera.',
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
  ] as readonly (readonly [term: string, text: string])[],
}

const en: typeof es = {
  ...checklistNames.en,
  locale: 'en-GB',
  serviceName: 'Weight and BMI Register',
  title: 'Security report',
  fileName: 'security-report',
  subject: 'Progress of the OWASP WSTG checklist',
  keywords: 'OWASP WSTG, security, findings',
  contents: 'Contents',
  internalUse: 'For internal use. Do not distribute without permission.',
  pageNumber: (number, pages) => `Page ${number} of ${pages}`,
  items: (count, isOne) => `${count} ${isOne ? 'item' : 'items'}`,

  chapters: {
    summary: 'Status and severity',
    coverage: 'Coverage of the guide',
    urgent: 'Open items of critical and high severity',
    conflicts: 'Conflicts',
    failed: 'Failed requests',
    pending: 'Waiting for synchronisation',
    detail: 'Details by category',
    log: 'Synchronisation log',
    uncovered: 'Tests without an item',
    notes: 'Full notes',
    about: 'About this report',
  },

  otherSeverity: 'Other or none',
  progress: { closed: 'Closed', open: 'Open', untested: 'Untested' },
  flags: {
    ...checklistNames.en.toolStatuses,
    inactive: 'Inactive',
    falsePositive: checklistNames.en.findingStates.false_positive,
    mitigated: 'Mitigated',
    outOfScope: checklistNames.en.findingStates.out_of_scope,
    riskAccepted: checklistNames.en.findingStates.risk_accepted,
    duplicate: checklistNames.en.findingStates.duplicate,
  },
  directions: { 'tracker->dd': 'To the tool', 'dd->tracker': 'From the tool' },
  outsideName: 'Test that is not in the guide',

  verdict: {
    passed: (items) => `The checklist passes the gate: all ${items} items are finished.`,
    open: (open, items, isOne) =>
      `The checklist does not pass the gate: ${open} of ${items} items ` +
      `${isOne ? 'is' : 'are'} not finished.`,
    stale: 'The last complete reading of the tool is not recent.',
    empty: 'No test has been started yet.',
    closed: (closed, total) => `${closed} of ${total} tests closed`,
    urgent: (count) => `${count} open with critical or high severity`,
    noUrgent: 'none open with critical or high severity',
    issues: (count) => `${count} with open findings`,
    conflicts: (count) => `${count} in conflict`,
    failed: (count, isOne) => `${count} failed ${isOne ? 'request' : 'requests'}`,
  },
  figures: {
    total: 'items',
    closed: 'of the guide closed',
    untested: 'untested',
    urgent: 'open with critical or high severity',
    conflicts: 'in conflict',
    failed: 'failed requests',
  },
  facts: {
    generated: 'Generated',
    tool: 'Findings tool',
    reading: 'Reading of the tool',
    guide: 'Guide',
    items: 'Items',
    gone: 'Finding lost',
    log: 'Log',
    notConfigured: 'Not configured',
  },
  tracked: (count) => `${count} tracked`,
  withOnlyInTool: (total, tracked, only) =>
    `${total}: ${tracked} tracked and ${only} only in the tool`,
  gone: (count) => `Their finding is no longer in the tool: ${count}`,
  logCounts: (total, failures) => `Entries: ${total}; failed: ${failures}`,

  columns: {
    item: 'Item',
    name: 'Name',
    nameAndNotes: 'Name and notes',
    status: 'Status',
    severity: 'Severity',
    tool: 'Tool',
    found: 'Found',
    synchronised: 'Last sync',
    count: 'Items',
    share: 'Share',
    total: 'Total',
    code: 'Code',
    category: 'Category',
    tests: 'Total',
    request: 'Request',
    accepted: 'Accepted',
    attempts: 'Attempts',
    next: 'Next attempt',
    reason: 'Reason',
    date: 'Date',
    direction: 'Direction',
    change: 'Change',
    result: 'Result',
    test: 'Test',
  },
  byStatus: 'Items by status',
  bySeverity: 'Items by severity and status',
  totalIs: (items) => `Total: ${items}.`,
  includesOnlyInTool: (count) => `Of these, only in the tool: ${count}.`,
  outsideCount: (items) =>
    `Untested: not started, or without an item. Not in the guide, and not counted here: ${items}.`,

  setBy: (name) => `by ${name}`,
  setFor: (name) => `for ${name}`,
  conflict: 'In conflict',
  onlyInTool: 'Only in the tool',
  noFinding: 'no finding',
  notListed: 'not listed',
  notRead: 'not read',
  mitigatedOn: (day) => `mitigated on ${day}`,
  none: 'None',
  success: 'OK',
  fullNote: (number) => `Full text: note ${number}`,
  note: (number) => `Note ${number}`,
  listed: (listed, total) => `Showing ${listed} of ${total}.`,
  printed: (printed, items) => `Printed: ${printed} of ${items}.`,
  cutAnnex: '[Annex cut off]',

  lists: {
    urgent: {
      introduction:
        'Critical severity first, with the day on which the finding was found and its age.',
      none: 'No open items of critical or high severity.',
    },
    conflicts: {
      introduction:
        'The checklist and the tool disagree about these items. Until that is settled, their ' +
        'closure is not proven.',
      none: 'No items in conflict.',
    },
    failed: {
      introduction:
        'The tool does not have the content of these requests. Those without a next attempt ' +
        'stay failed until they are retried, dismissed, or replaced by a newer request for ' +
        'their item.',
      none: 'No failed requests.',
    },
    pending: {
      introduction: 'The first synchronisation of these items has not finished yet, or it failed.',
      none: 'No items waiting for synchronisation.',
    },
    detail: { none: 'No items.' },
    log: {
      introduction: 'Errors first, then all other entries; each group from newest to oldest.',
      none: 'The synchronisation log is empty.',
    },
    uncovered: {
      introduction: 'Tests that the service does not track, and for which no finding was read.',
      doubt: 'The tool was not read completely: it may have findings for others.',
      none: 'Every test of the guide has an item.',
    },
    notes: { introduction: 'The text of the notes that do not fit in the tables.' },
  },

  tool: {
    whole: 'The findings tool answered',
    hidden: 'The findings tool answered, but did not show everything in the last synchronisation',
    unread: 'The findings tool could not be read',
    partly: (read, total) => `The tool was not read completely: ${read} of ${total} findings`,
    reason: (text) => `Reason: ${text}`,
    own: "This report shows the service's own state.",
    findings: (count) => `Findings read from the WSTG checklist: ${count}.`,
    stored: 'All other data from the tool is as stored at the last synchronisation.',
    notShown: (count, ids) =>
      `Not shown because they name no item, or the item has another finding: ${count} (${ids}).`,
    warning: (text) => `Warning: ${text}.`,
    failures: {
      timeout: 'The findings tool took too long.',
      bad_token: 'The findings tool refused the token of the service.',
      missing_right: 'The token of the service has no permission to read the findings.',
      rate_limited: 'The findings tool limited the requests of the service.',
      server_error: 'The findings tool answered with an error.',
      refused: 'The findings tool refused the request.',
      redirected: 'The address of the findings tool redirects to another one.',
      unusable_answer: 'The findings tool answered in an unexpected format.',
      unreachable: 'The findings tool did not answer.',
    },
  },

  guide: [
    [
      'Item',
      'A test, from the OWASP WSTG or your own, whose status is known. Tests from the guide have ' +
        'the name that it gives them; others have the title of their finding.',
    ],
    [
      'Closed',
      'Done or Not applicable. Untested: not started, or without an item. All others are open.',
    ],
    [
      'Only in the tool',
      'An item with a finding that the service does not track yet. Its status follows from the ' +
        'flags of the finding. The next periodic synchronisation will add it.',
    ],
    [
      'Tool',
      'Verified if the finding is, otherwise Active, as on the page, with the number of the ' +
        'finding. Below it are the flags that were read. A finding that was not read has the ' +
        'state that the service stored. “No finding”: the former one is no longer in the tool; ' +
        'the next request will create a new one.',
    ],
    [
      'Gate',
      'That of the API (checkGate) with its defaults: an item is not finished if it is neither ' +
        'Done nor Not applicable, if it is in conflict, if it has open findings, or if it has ' +
        'failed or waiting requests.',
    ],
    [
      'Conflict',
      'The item is Done and the tool does not mark it as verified, or it is In progress and the ' +
        'tool marks it as verified.',
    ],
    [
      'Characters',
      'Characters that cannot be printed are shown by their code, such as [U+0007]. Text that ' +
        'ends in “…” has been cut off.',
    ],
  ],
}

export type Texts = typeof es
export const textsOf: Readonly<Record<Language, Texts>> = { es, en }
export type Chapter = keyof Texts['chapters']
export type ToolFlag = keyof Texts['flags']
