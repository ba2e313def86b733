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
  { name: 'profile', component: ProfileView },
  { name: 'account', component: AccountView },
  { name: 'checklist', component: ChecklistView, admin: true },
  { name: 'synchronisation', component: SynchronisationView, admin: true },
  { name: 'files', component: FilesView, admin: true },
  { name: 'accounts', component: AccountsView, admin: true },
]

render(<Shell views={views} />, document.getElementById('page') as HTMLElement)
