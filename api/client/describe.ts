import type { ApiError } from './errors.ts'
import type { components } from './schema.js'
import { bmiClasses } from './texts.js'

type Messages = components['schemas']['MessagesResponse']

/** The class of a BMI, as `bmi_descriptions` of `getMessages` names it. */
export type BmiClass = keyof Messages['bmi_descriptions']

const fill = (template: string, parameters: ApiError['parameters']): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => String(parameters[name] ?? mark))

/**
 * The text of an error in the language of the messages. If a parameter is missing, the service's
 * own text: some parameters never leave the service, such as texts of its database.
 */
export const describe = (
  { code, parameters, message }: Pick<ApiError, 'code' | 'parameters' | 'message'>,
  { errors }: Pick<Messages, 'errors'>,
): string => {
  const texts: Readonly<Record<string, string>> = errors
  const { reason = '' } = parameters
  // The reason of an invalid field is itself the key of a text.
  const filled = {
    ...parameters,
    ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
  }
  const text = fill(texts[code ?? ''] ?? message, filled)
  return /\{\w+\}/.test(text) ? message : text
}

/** The class of a BMI, also `minor`; `undefined` for a class newer than this client. */
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
