import type { FailureReason } from '../defectdojo/errors.ts'
import type { SyncDirection, TrackerStatus } from '../wstg/status.ts'

export const serviceName = 'Registro de Peso e IMC'

/** The titles of the chapters in their order. The keys name the destinations of links. */
export const chapters = {
  summary: '1. Resumen',
  counts: '2. Elementos por estado y severidad',
  coverage: '3. Cobertura del catálogo WSTG',
  urgent: '4. Abiertos de severidad crítica y alta',
  conflicts: '5. Conflictos',
  failed: '6. Peticiones fallidas',
  pending: '7. Elementos pendientes de sincronizar',
  detail: '8. Detalle por categoría',
  log: '9. Registro de sincronización',
  uncovered: 'Anexo A. Comprobaciones sin elemento',
  notes: 'Anexo B. Notas completas',
}
export type Chapter = keyof typeof chapters

/** A Spanish name and a colour. The colours differ in lightness too, so they survive grey print. */
type Kind = { label: string; color: string }

/** In the order of the work. */
export const statusKinds: Readonly<Record<TrackerStatus, Kind>> = {
  'Not Started': { label: 'Sin empezar', color: '#8793A3' },
  'In Progress': { label: 'En curso', color: '#DDA733' },
  Blocked: { label: 'Bloqueado', color: '#A93439' },
  Done: { label: 'Hecho', color: '#2C7A57' },
  'Not Applicable': { label: 'No aplicable', color: '#C5CDD6' },
}

/** The tool's severities. */
export const severityKinds: Readonly<Record<string, Kind>> = {
  Critical: { label: 'Crítica', color: '#7A1023' },
  High: { label: 'Alta', color: '#C2452D' },
  Medium: { label: 'Media', color: '#DDA733' },
  Low: { label: 'Baja', color: '#5B8DB8' },
  Info: { label: 'Informativa', color: '#A9B4C0' },
}
/** No severity, or a text that is none of the tool's. */
export const otherSeverity: Kind = { label: 'Otra o ninguna', color: '#D9DEE4' }

/** The states and flags of a finding as the report names them. */
export const toolFlagLabels = {
  active: 'Activo',
  inactive: 'Inactivo',
  verified: 'Verificado',
  falsePositive: 'Falso positivo',
  mitigated: 'Mitigado',
  riskAccepted: 'Riesgo aceptado',
  duplicate: 'Duplicado',
}
export type ToolFlag = keyof typeof toolFlagLabels

/** Reasons for a reading of the tool that is not complete. */
const toolFailures: Partial<Record<FailureReason, string>> = {
  timeout: 'La herramienta de hallazgos ha tardado demasiado.',
  bad_token: 'La herramienta de hallazgos ha rechazado la credencial del servicio.',
  missing_right: 'La credencial del servicio no tiene permiso para leer los hallazgos.',
  rate_limited: 'La herramienta de hallazgos ha limitado las peticiones del servicio.',
  server_error: 'La herramienta de hallazgos ha respondido con un error.',
  refused: 'La herramienta de hallazgos ha rechazado la lectura.',
  redirected: 'La dirección de la herramienta de hallazgos redirige a otra.',
  unusable_answer: 'La herramienta de hallazgos ha respondido en otra forma.',
}
export const toolFailureText = (reason: FailureReason): string =>
  toolFailures[reason] ?? 'La herramienta de hallazgos no ha respondido.'

export const directionLabels: Readonly<Record<SyncDirection, string>> = {
  'tracker->dd': 'Hacia la herramienta',
  'dd->tracker': 'Desde la herramienta',
}

/** The twelve categories of the WSTG, by their English names. */
const categories: Readonly<Record<string, string>> = {
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
}
export const categoryLabel = (category: string | null): string =>
  categories[category ?? ''] ?? 'Fuera del catálogo'

/** The name of an item outside the catalogue without a finding that was read. */
export const outsideName = 'Comprobación fuera del catálogo'
