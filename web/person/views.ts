import type { View } from '../shell.tsx'
import { WeightView } from './weight.tsx'

export const personViews: readonly View[] = [
  { name: 'weight', title: { es: 'Peso', en: 'Weight' }, component: WeightView },
]
