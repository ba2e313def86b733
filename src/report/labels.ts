import type { ToolStatus, TrackerStatus } from '../wstg/status.ts'

/** Spanish names and colours. Colours differ in lightness too, so that they survive grey print. */
export type Kind = { label: string; color: string }

/** The tracker's statuses in the order of the work; `other` stands for every text that is none of them. */
export const statusKinds: Readonly<Record<string, Kind>> = {
  'Not Started': { label: 'Sin empezar', color: '#8793A3' },
  'In Progress': { label: 'En curso', color: '#DDA733' },
  Blocked: { label: 'Bloqueado', color: '#A93439' },
  Done: { label: 'Hecho', color: '#2C7A57' },
  'Not Applicable': { label: 'No aplicable', color: '#C5CDD6' },
  other: { label: 'Otro valor', color: '#6B5190' },
} satisfies Record<TrackerStatus | 'other', Kind>

export const severityKinds: Readonly<Record<string, Kind>> = {
  Critical: { label: 'Crítica', color: '#7A1023' },
  High: { label: 'Alta', color: '#C2452D' },
  Medium: { label: 'Media', color: '#DDA733' },
  Low: { label: 'Baja', color: '#5B8DB8' },
  Info: { label: 'Informativa', color: '#A9B4C0' },
  other: { label: 'Otro valor', color: '#6B5190' },
  unknown: { label: 'Sin severidad', color: '#D9DEE4' },
}

const toolStatuses: Record<string, string> = {
  verified: 'Verificado',
  active: 'Activo',
} satisfies Record<ToolStatus, string>
const directions: Record<string, string> = {
  'tracker->dd': 'Hacia la herramienta',
  'dd->tracker': 'Desde la herramienta',
}

/** The twelve categories of the WSTG, by their English names. */
const categories: Record<string, string> = {
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

/** Name and category of an item that the catalogue does not have. */
export const outsideName = 'Comprobación fuera del catálogo'
export const outsideCategory = 'Fuera del catálogo'

const own = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

export const statusKind = (status: string): Kind | undefined => own(statusKinds, status)
export const statusGroup = (status: string): string => (statusKind(status) ? status : 'other')
export const severityGroup = (severity: string | null): string =>
  severity === null ? 'unknown' : own(severityKinds, severity) ? severity : 'other'

/** A value without a Spanish name is shown as it is. */
export const statusLabel = (status: string): string => statusKind(status)?.label ?? status
export const severityLabel = (severity: string): string =>
  own(severityKinds, severity)?.label ?? severity
export const toolStatusLabel = (status: string): string => own(toolStatuses, status) ?? status
export const directionLabel = (direction: string): string => own(directions, direction) ?? direction
export const categoryLabel = (category: string): string => own(categories, category) ?? category
