import type { components } from '../../../generated/types.ts'
import type { FindingSeverity, FindingState, TrackerStatus } from './status.ts'

/**
 * Names of statuses, severities, states and categories, the parts of the progress, and the colours
 * of severities, which the report and the page share.
 */

type Outcome = components['schemas']['WstgOutcome']
export type ProgressPart = 'closed' | 'issues' | 'under_way' | 'blocked' | 'untested'

/** How far an item is. One with an open finding is not closed, whatever its status. */
export const progressPartOf = ({
  outcome,
  wstg_status: status,
}: {
  outcome: Outcome
  wstg_status: TrackerStatus | null
}): ProgressPart => {
  if (outcome === 'issues') return 'issues'
  if (status === 'Blocked') return 'blocked'
  if (status === 'In Progress' || outcome === 'in_progress') return 'under_way'
  return outcome === 'untested' ? 'untested' : 'closed'
}

/** The worst first, on page and paper alike. They differ in lightness too, for print in grey. */
export const severityColors: Readonly<Record<FindingSeverity, { fill: string; text: string }>> = {
  critical: { fill: '#7A1023', text: '#FFFFFF' },
  high: { fill: '#C2452D', text: '#FFFFFF' },
  medium: { fill: '#E9B949', text: '#1C2733' },
  low: { fill: '#A9CBE4', text: '#1C2733' },
  info: { fill: '#D9DEE4', text: '#1C2733' },
}

/** By the English name of a category; null and `-` are outside of the guide. */
const categoryNames = (names: Readonly<Record<string, string>>) => (category: string | null) => {
  const name = category ?? '-'
  return names[name] ?? name
}

const es = {
  // In the order in which work ends, as the page shows them.
  statuses: {
    Done: 'Hecho',
    'Not Applicable': 'No aplicable',
    'In Progress': 'En curso',
    Blocked: 'Bloqueado',
    'Not Started': 'Sin empezar',
  } satisfies Record<TrackerStatus, string>,
  severities: {
    critical: 'Crítica',
    high: 'Alta',
    medium: 'Media',
    low: 'Baja',
    info: 'Informativa',
  } satisfies Record<FindingSeverity, string>,
  /** Of the tests of the guide, in the order of the bars. */
  progress: {
    closed: 'cerradas',
    issues: 'con hallazgos',
    under_way: 'en curso',
    blocked: 'bloqueadas',
    untested: 'sin probar',
  } satisfies Record<ProgressPart, string>,
  findingStates: {
    open: 'Abierto',
    duplicate: 'Duplicado',
    false_positive: 'Falso positivo',
    out_of_scope: 'Fuera de alcance',
    risk_accepted: 'Riesgo aceptado',
    closed: 'Cerrado',
    closed_by_status: 'Cerrado por un estado de esta lista; cuenta como abierto',
  } satisfies Record<FindingState, string>,
  categoryName: categoryNames({
    'Information Gathering': 'Recopilación de información',
    'Configuration and Deployment Management Testing': 'Configuración y despliegue',
    'Identity Management Testing': 'Gestión de identidades',
    'Authentication Testing': 'Autenticación',
    'Authorization Testing': 'Autorización',
    'Session Management Testing': 'Gestión de sesiones',
    'Input Validation Testing': 'Validación de entradas',
    'Testing for Error Handling': 'Gestión de errores',
    'Testing for Weak Cryptography': 'Criptografía débil',
    'Business Logic Testing': 'Lógica de negocio',
    'Client-side Testing': 'Pruebas del lado del cliente',
    'API Testing': 'Pruebas de API',
    '-': 'Fuera de la guía',
  }),
}

const en: typeof es = {
  statuses: {
    Done: 'Done',
    'Not Applicable': 'Not applicable',
    'In Progress': 'In progress',
    Blocked: 'Blocked',
    'Not Started': 'Not started',
  },
  severities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low', info: 'Info' },
  progress: {
    closed: 'closed',
    issues: 'with findings',
    under_way: 'under way',
    blocked: 'blocked',
    untested: 'untested',
  },
  findingStates: {
    open: 'Open',
    duplicate: 'Duplicate',
    false_positive: 'False positive',
    out_of_scope: 'Out of scope',
    risk_accepted: 'Risk accepted',
    closed: 'Closed',
    closed_by_status: 'Closed by a status of this checklist; counts as open',
  },
  categoryName: categoryNames({
    'Configuration and Deployment Management Testing': 'Configuration and Deployment',
    '-': 'Not in the guide',
  }),
}

export const checklistNames = { es, en }
