/** Texts of the frame and of its parts, which all views use. */
const es = {
  title: 'Peso e IMC',
  navigation: 'Secciones',
  administration: 'Administración',
  otherLanguage: 'English',
  signOut: 'Cerrar sesión',
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  /** Why a session has ended. */
  ends: {
    expired: 'Tu sesión ha terminado. Entra de nuevo para continuar.',
    signed_out: 'La sesión se ha cerrado.',
    account_changed: 'En este navegador ha entrado otra cuenta.',
  },
  adopt: 'Continuar con esa cuenta',
  deleted: 'La cuenta y sus datos se han eliminado.',
  startFailed: 'No se ha podido conectar con el servicio.',
  retry: 'Reintentar',
  retryNow: 'Ya puedes intentarlo de nuevo.',
  loading: 'Cargando…',
  cancel: 'Cancelar',
  save: 'Guardar',
  file: 'Archivo',
  reason: 'Motivo',
  actions: 'Acciones',
  stop: 'Detener',
  show: 'Mostrar',
  moreRows: (shown: string, all: string) => `Mostrar más (${shown} de ${all})`,
  notFound: 'Esta sección no existe',
  doneOf: (done: string, all: string) => `${done} de ${all}`,
}

const en: typeof es = {
  title: 'Weight and BMI',
  navigation: 'Sections',
  administration: 'Administration',
  otherLanguage: 'Español',
  signOut: 'Sign out',
  offline: 'You are offline. What you see may be out of date.',
  /** Why a session has ended. */
  ends: {
    expired: 'Your session has ended. Sign in again to continue.',
    signed_out: 'The session has been closed.',
    account_changed: 'Another account has signed in with this browser.',
  },
  adopt: 'Continue as that account',
  deleted: 'The account and its data have been deleted.',
  startFailed: 'The service could not be reached.',
  retry: 'Try again',
  retryNow: 'You can try again now.',
  loading: 'Loading…',
  cancel: 'Cancel',
  save: 'Save',
  file: 'File',
  reason: 'Reason',
  actions: 'Actions',
  stop: 'Stop',
  show: 'Show',
  moreRows: (shown: string, all: string) => `Show more (${shown} of ${all})`,
  notFound: 'There is no such section',
  doneOf: (done: string, all: string) => `${done} of ${all}`,
}

export const shellTexts = { es, en }
