/** Spanish names and colours of what the report shows. Colours differ in lightness too, so that they survive grey print. */
export type Kind = { label: string; color: string }

/** Tracker statuses in the order of the work, with the tracker's own names. */
export const statusKinds = {
  'Not Started': { label: 'Sin empezar', color: '#8793A3' },
  'In Progress': { label: 'En curso', color: '#DDA733' },
  Blocked: { label: 'Bloqueado', color: '#A93439' },
  Done: { label: 'Hecho', color: '#2C7A57' },
  'Not Applicable': { label: 'No aplicable', color: '#C5CDD6' },
} as const satisfies Record<string, Kind>

export const severityKinds = {
  Critical: { label: 'Crítica', color: '#7A1023' },
  High: { label: 'Alta', color: '#C2452D' },
  Medium: { label: 'Media', color: '#DDA733' },
  Low: { label: 'Baja', color: '#5B8DB8' },
  Info: { label: 'Informativa', color: '#A9B4C0' },
} as const satisfies Record<string, Kind>

export const otherKind: Kind = { label: 'Otro valor', color: '#6B5190' }
export const unknownSeverity: Kind = { label: 'Sin severidad', color: '#D9DEE4' }

export type KnownStatus = keyof typeof statusKinds
export type KnownSeverity = keyof typeof severityKinds

export const isKnownStatus = (status: string): status is KnownStatus => Object.hasOwn(statusKinds, status)
export const isKnownSeverity = (severity: string): severity is KnownSeverity => Object.hasOwn(severityKinds, severity)
export const isClosed = (status: string): boolean => status === 'Done' || status === 'Not Applicable'

const toolStatuses = new Map([
  ['verified', 'Verificado'],
  ['active', 'Activo'],
])
const directions = new Map([
  ['tracker->dd', 'Hacia la herramienta'],
  ['dd->tracker', 'Desde la herramienta'],
])
/** The twelve categories of the WSTG, by their English names. */
const categories = new Map([
  ['Information Gathering', 'Recopilación de información'],
  ['Configuration and Deployment Management Testing', 'Configuración y despliegue'],
  ['Identity Management Testing', 'Gestión de identidades'],
  ['Authentication Testing', 'Autenticación'],
  ['Authorization Testing', 'Autorización'],
  ['Session Management Testing', 'Gestión de sesiones'],
  ['Input Validation Testing', 'Validación de entradas'],
  ['Testing for Error Handling', 'Gestión de errores'],
  ['Testing for Weak Cryptography', 'Criptografía débil'],
  ['Business Logic Testing', 'Lógica de negocio'],
  ['Client-side Testing', 'Pruebas del lado del cliente'],
  ['API Testing', 'Pruebas de API'],
])

/** Name and category of an item that the catalogue does not have. */
export const outsideName = 'Comprobación fuera del catálogo'
export const outsideCategory = 'Fuera del catálogo'

/** A value without a Spanish name is shown as it is. */
export const statusLabel = (status: string): string => (isKnownStatus(status) ? statusKinds[status].label : status)
export const severityLabel = (severity: string): string =>
  isKnownSeverity(severity) ? severityKinds[severity].label : severity
export const toolStatusLabel = (status: string): string => toolStatuses.get(status) ?? status
export const directionLabel = (direction: string): string => directions.get(direction) ?? direction
export const categoryLabel = (category: string): string => categories.get(category) ?? category
