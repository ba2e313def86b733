/** The page: its views, and where their links are. */
import { render } from 'preact'
import { AccountsView } from './admin/accounts.tsx'
import { ChecklistView } from './admin/checklist.tsx'
import { FilesView } from './admin/files.tsx'
import { SynchronisationView } from './admin/synchronisation.tsx'
import { AccountView } from './person/account.tsx'
import { ProfileView } from './person/profile.tsx'
import { WeightView } from './person/weight.tsx'
import { Shell, type View } from './shell.tsx'

const views: readonly View[] = [
  { name: 'weight', component: WeightView },
  { name: 'profile', component: ProfileView, isInMenu: true },
  { name: 'account', component: AccountView, isInMenu: true },
  { name: 'checklist', component: ChecklistView, needs: 'checklist:read' },
  { name: 'synchronisation', component: SynchronisationView, needs: 'checklist:read' },
  { name: 'files', component: FilesView, needs: 'admin' },
  { name: 'accounts', component: AccountsView, needs: 'admin' },
]

const place = document.getElementById('page') as HTMLElement
// The document has a first look, for slow networks.
place.replaceChildren()
render(<Shell views={views} />, place)
