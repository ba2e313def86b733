/** Units of mass that people and files write. */
export const units = ['kg', 'g', 'lb', 'st', 'jin'] as const
export type Unit = (typeof units)[number]

const kgOfPound = 0.453_592_37
const kgOf: Readonly<Record<Unit, number>> = {
  kg: 1,
  g: 0.001,
  lb: kgOfPound,
  st: 14 * kgOfPound,
  jin: 0.5,
}

const spellings: Readonly<Record<Unit, RegExp>> = {
  kg: /^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
  g: /^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,
  lb: /^(lbs?|pounds?|libras?|libbr[ae])$/i,
  st: /^(sts?|stones?)$/i,
  jin: /^(jin|斤|市斤)$/i,
}

export const unitOf = (word: string): Unit | undefined =>
  units.find((unit) => spellings[unit].test(word))

/** Kilograms to 10 g, but for a value in kilograms, which stays as it is. */
export const toKg = (value: number, unit: Unit): number =>
  unit === 'kg' ? value : Math.round(value * kgOf[unit] * 100) / 100

export const fromKg = (kg: number, unit: Unit): number => kg / kgOf[unit]

const metresOfInch = 0.0254
const metric = /^(\d+(?:\.\d+)?) *(?:c?m)?\.?$/i
const inches = /(\d+(?:\.\d+)?) *(?:in|inch|inches|pulgadas?|["”]|['′’]{2})?/
const feetAndInches = new RegExp(
  `^(?:(\\d+) *(?:ft|feet|foot|pies?|['′’])\\.? *)?(?:${inches.source})?\\.?$`,
  'i',
)

/**
 * Metres of a height as people write it: in metres or centimetres, or in feet and inches. A bare
 * number above 3 is in centimetres: the tallest person had 2.72 m. Undefined for any other text.
 */
export const readHeight = (text: string): number | undefined => {
  const typed = withAsciiDigits(text).replace(',', '.').trim()
  const number = Number(metric.exec(typed)?.[1])
  if (!Number.isNaN(number)) return number > 3 ? number / 100 : number
  const [, feet, rest = 0] = feetAndInches.exec(typed) ?? []
  if (feet !== undefined && Number(rest) >= 12) return undefined
  const all = 12 * Number(feet ?? 0) + Number(rest)
  return all > 0 ? Math.round(all * metresOfInch * 1e4) / 1e4 : undefined
}

/** Feet and inches to a tenth. */
export const toFeet = (metres: number): [feet: number, inches: number] => {
  const tenths = Math.round((metres / metresOfInch) * 10)
  return [Math.floor(tenths / 120), (tenths % 120) / 10]
}

/** Units in which a person may see and write weights. */
export const shownUnits = ['kg', 'lb', 'st'] as const
export type ShownUnit = (typeof shownUnits)[number]

export type Decimal = ',' | '.'

const numbers: Readonly<Record<Decimal, RegExp>> = {
  ',': /^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,
  '.': /^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/,
}

const readDigits = (text: string, decimal: Decimal): number | undefined => {
  if (!numbers[decimal].test(text)) return undefined
  const groups = decimal === ',' ? /[. '’]/g : /[, '’]/g
  return Number(text.replace(groups, '').replace(',', '.'))
}

export interface Amount {
  value: number
  /** Undefined if the text names none. */
  unit: Unit | undefined
}

/** A mass as people and programs write it; undefined for any other text or unit. */
export const readAmount = (text: string, decimal: Decimal): Amount | undefined => {
  const [, digits = '', word = '', rest = '', last = 'lb'] =
    /^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.exec(
      text.replace(/\s+/g, ' ').trim(),
    ) ?? []
  const value = readDigits(digits, decimal)
  const unit = unitOf(word)
  if (value === undefined || (word !== '' && unit === undefined)) return undefined
  if (rest === '') return { value, unit }
  const pounds = readDigits(rest, decimal)
  if (unit !== 'st' || pounds === undefined || unitOf(last || 'lb') !== 'lb') return undefined
  return { value: value * 14 + pounds, unit: 'lb' }
}

/** Full-width, Arabic and Persian digits and marks as those of ASCII. */
const withAsciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u066B\u060C]/g, '.')

/**
 * Kilograms of what a person typed, with comma or point; without a unit in `unit`. Decimals of
 * stones without a unit are refused: for 12 st 7 lb people write 12.7 as well.
 */
export const readTyped = (text: string, unit: ShownUnit): number | undefined => {
  const amount = readAmount(withAsciiDigits(text).replace(',', '.'), '.')
  if (!amount || (unit === 'st' && !amount.unit && !Number.isInteger(amount.value)))
    return undefined
  return Math.round(toKg(amount.value, amount.unit ?? unit) * 100) / 100
}
