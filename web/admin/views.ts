import type { View } from '../shell.tsx'
import { adminTexts } from '../texts/admin.ts'
import { AccountsView } from './accounts.tsx'
import { ChecklistView } from './checklist.tsx'
import { FilesView } from './files.tsx'
import { SynchronisationView } from './synchronisation.tsx'

const { es, en } = adminTexts
const view = (
  name: 'checklist' | 'synchronisation' | 'files' | 'accounts',
  component: View['component'],
): View => ({ name, title: { es: es[name], en: en[name] }, admin: true, component })

export const adminViews: readonly View[] = [
  view('checklist', ChecklistView),
  view('synchronisation', SynchronisationView),
  view('files', FilesView),
  view('accounts', AccountsView),
]
