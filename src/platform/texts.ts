import { english } from './texts/english.ts'
import { spanish } from './texts/spanish.ts'

/**
 * The text catalogue, with every text of the server. GET /api/messages serves it. The server's own
 * answers are always Spanish (specification, "Errors"); frontends may ask for English.
 */
export type Catalogue = typeof spanish
export type ErrorKey = keyof Catalogue['errors']
export type TextKey = keyof Catalogue['texts']
export type TextParameters = Readonly<Record<string, string | number>>

export const catalogues = { es: spanish, en: english } as const

/** Spanish writes decimals with a comma. */
const fill = (template: string, parameters: TextParameters, language = spanish): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    const isSpanish = typeof value === 'number' && language === spanish
    return isSpanish ? String(value).replace('.', ',') : String(value)
  })

/** Limits by the key of the error that names them. */
export type TextLimits = Readonly<Partial<Record<ErrorKey, TextParameters>>>

/** The served texts: limits are filled in, parameters of a request are kept. */
export const servedCatalogue = (catalogue: Catalogue, limits: TextLimits): Catalogue => {
  const errors = { ...catalogue.errors }
  for (const key of Object.keys(errors) as ErrorKey[])
    errors[key] = fill(errors[key], limits[key] ?? {}, catalogue)
  return { ...catalogue, errors }
}

const isErrorKey = (key: unknown): key is ErrorKey =>
  typeof key === 'string' && key in spanish.errors

/**
 * The text of an error, by default in Spanish, its parameters filled in. `reason` is itself the key
 * of a text. `text` is the key of a text that replaces the error's own. `index` is the place of the
 * faulty entry in a list.
 */
export const errorText = (
  key: ErrorKey,
  parameters: TextParameters = {},
  catalogue = spanish,
): string => {
  const { errors } = catalogue
  const { reason, text: variant, index } = parameters
  const filled = isErrorKey(reason)
    ? { ...parameters, reason: fill(errors[reason], parameters, catalogue) }
    : parameters
  const error = fill(errors[isErrorKey(variant) ? variant : key], filled, catalogue)
  return index === undefined ? error : fill(errors.at_index, { index, error }, catalogue)
}

/** The text of a confirmation, by default in Spanish, its parameters filled in. */
export const text = (
  key: TextKey,
  parameters: TextParameters = {},
  language: keyof typeof catalogues = 'es',
): string => fill(catalogues[language].texts[key], parameters, catalogues[language])

/** The Spanish description of a BMI class. */
export const bmiDescription = (key: keyof Catalogue['bmi_descriptions']): string =>
  spanish.bmi_descriptions[key]

/** The reasons that depend on the keyword alone; the type's depend on the type. */
const reasons: Readonly<Record<string, ErrorKey>> = {
  enum: 'reason_enum',
  minimum: 'reason_minimum',
  maximum: 'reason_maximum',
  minLength: 'reason_min_length',
  maxLength: 'reason_max_length',
  minItems: 'reason_min_items',
  maxItems: 'reason_max_items',
}
const typeReasons: Readonly<Record<string, ErrorKey>> = {
  string: 'reason_string',
  number: 'reason_number',
  integer: 'reason_integer',
  boolean: 'reason_boolean',
  object: 'reason_object',
  array: 'reason_array',
}

/** The parameters of `invalid_field`; keyword and details are Ajv's. */
export const violationParameters = (
  keyword: string,
  details: Readonly<Record<string, unknown>>,
): TextParameters => {
  const { type, limit, allowedValues } = details
  const reason = keyword === 'type' ? typeReasons[String(type)] : reasons[keyword]
  return {
    reason: reason ?? 'reason_form',
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(Array.isArray(allowedValues) && { values: allowedValues.map(String).join(', ') }),
  }
}
