import type { View } from '../shell.tsx'
import { personTexts } from '../texts/person.ts'
import { AccountView } from './account.tsx'
import { ProfileView } from './profile.tsx'
import { WeightView } from './weight.tsx'

const titleOf = (key: 'weight' | 'profile' | 'account') => ({
  es: personTexts.es[key],
  en: personTexts.en[key],
})

export const personViews: readonly View[] = [
  { name: 'weight', title: titleOf('weight'), component: WeightView },
  { name: 'profile', title: titleOf('profile'), component: ProfileView },
  { name: 'account', title: titleOf('account'), component: AccountView },
]
