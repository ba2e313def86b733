import { catalogues } from '../../src/platform/texts.ts'

/** Hundredths of a kilogram: integers keep the arithmetic below exact. */
interface Recorded {
  kg100: number
  /** Days since the model's first day. */
  day: number
}

export interface Person {
  username: string
  password: string
  token: string
  cookie: string
  profile: { heightCm: number; birthDate: string; nombre: string; apellidos: string } | undefined
  /** Oldest first. */
  weights: Recorded[]
}

/** The expected state of the service: a second implementation, independent of `src/`. */
export interface Model {
  today: number
  people: Person[]
}

/** Allowed change in hundredths of a kilogram per day. */
const perDay = 500

/** Whether a new record contradicts the last record of an earlier day. */
export const isRefused = (weights: readonly Recorded[], { kg100, day }: Recorded): boolean => {
  const earlier = weights.findLast((other) => other.day < day)
  return earlier !== undefined && Math.abs(kg100 - earlier.kg100) > perDay * (day - earlier.day)
}

export const stats = ({ weights }: Person) => {
  const kilograms = weights.map(({ kg100 }) => kg100 / 100)
  return {
    num_pesajes: weights.length,
    peso_max: weights.length === 0 ? 0 : Math.max(...kilograms),
    peso_min: weights.length === 0 ? 0 : Math.min(...kilograms),
  }
}

const descriptions = catalogues.es.bmi_descriptions
/** Upper bounds in tenths of kg/m². */
const classes: [bound: bigint, description: string][] = [
  [185n, descriptions.underweight],
  [250n, descriptions.normal],
  [300n, descriptions.overweight],
  [350n, descriptions.obese_class_i],
  [400n, descriptions.obese_class_ii],
]

/** kg / m² in whole numbers: (kg100 / 100) / (cm / 100)² = kg100 · 100 / cm². */
export const bmi = (kg100: number, heightCm: number) => {
  const dividend = BigInt(kg100) * 100n
  const divisor = BigInt(heightCm) ** 2n
  const hundredths = (dividend * 200n + divisor) / (divisor * 2n)
  const [, description] = classes.find(([bound]) => dividend * 10n < bound * divisor) ?? [
    '',
    descriptions.obese_class_iii,
  ]
  return { imc: Number(hundredths) / 100, description }
}

/** Whether the person is 18 or older. No date of the model is near an eighteenth birthday. */
export const isAdult = (birthDate: string): boolean =>
  new Date().getUTCFullYear() - Number(birthDate.slice(0, 4)) > 18
