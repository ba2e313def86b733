import { ApiError, ConnectionError, TimeoutError } from './errors.ts'
import type { components } from './schema.js'
import { bmiClasses } from './texts.js'

type Messages = components['schemas']['MessagesResponse']

/** The class of a BMI, as `bmi_descriptions` of `getMessages` names it. */
export type BmiClass = keyof Messages['bmi_descriptions']

type Values = Readonly<Record<string, string | number | undefined>>

const fill = (template: string, parameters: Values): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(parameters[name] ?? placeholder),
  )

/** The key and the parameters of the text of an error. */
const keyOf = (error: unknown): [key: string, parameters: ApiError['parameters']] => {
  if (error instanceof ApiError)
    return [error.code ?? 'gateway', error.code ? error.parameters : { status: error.status }]
  if (error instanceof TimeoutError) return ['timeout', {}]
  return [error instanceof ConnectionError ? 'unreachable' : '', {}]
}

/**
 * The text of any failure of a call in the language of the messages. The error's own text without
 * messages, for other errors, and if a parameter is missing: some parameters never leave the
 * service, such as texts of its database.
 * @param changed parameters in place of the error's own, such as the seconds that are left, or the
 * `index` of a portion. An index counts from 0, its text from 1.
 */
export const describe = (
  error: unknown,
  messages: Pick<Messages, 'errors'> | undefined,
  changed: Values = {},
): string => {
  const message = error instanceof Error ? error.message : String(error)
  const texts: Readonly<Record<string, string>> = messages?.errors ?? {}
  const [key, own] = keyOf(error)
  const parameters: Values = { ...own, ...changed }
  const { reason = '', text: variant = '', index } = parameters
  // The reason of an invalid field and the variant of a text are themselves keys of texts.
  const filled = {
    ...parameters,
    ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
  }
  const template = texts[variant] ?? texts[key]
  const inList = index !== undefined && template !== undefined && texts.at_index
  const inside = fill(template ?? message, filled)
  const text = inList ? fill(inList, { index: Number(index) + 1, error: inside }) : inside
  return /\{\w+\}/.test(text) ? message : text
}

/** The class of a BMI, including `minor`; `undefined` for a class newer than this client. */
export const bmiClassOf = ({ description }: { description: string }): BmiClass | undefined =>
  bmiClasses[description]

/** The description of a BMI in the language of the messages. */
export const describeBmi = (
  bmi: { description: string },
  messages: Pick<Messages, 'bmi_descriptions'>,
): string => {
  const bmiClass = bmiClassOf(bmi)
  return bmiClass === undefined ? bmi.description : messages.bmi_descriptions[bmiClass]
}
