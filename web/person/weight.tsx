import { Heading } from '../ui.tsx'

export const WeightView = () => <Heading text="Peso" />
