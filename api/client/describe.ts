import type { ApiError } from './errors.ts'
import type { components } from './schema.js'
import { bmiClasses } from './texts.js'

type Messages = components['schemas']['MessagesResponse']

/** The class of a BMI, as `bmi_descriptions` of `getMessages` names it. */
export type BmiClass = keyof Messages['bmi_descriptions']

const fill = (template: string, parameters: ApiError['parameters']): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => String(parameters[name] ?? mark))

/**
 * The text of an error in the language of the messages. The service's own text where it cannot be
 * filled: there are parameters that only the service knows, such as the words of its database.
 */
export const describe = (
  { code, parameters, message }: Pick<ApiError, 'code' | 'parameters' | 'message'>,
  { errors }: Pick<Messages, 'errors'>,
): string => {
  const texts: Readonly<Record<string, string>> = errors
  const { reason = '' } = parameters
  // The reason why a field is not valid is itself the key of a text.
  const filled = {
    ...parameters,
    ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
  }
  const text = fill(texts[code ?? ''] ?? message, filled)
  return /\{\w+\}/.test(text) ? message : text
}

/** The class of a BMI, also `minor`; `undefined` for one that this client does not know yet. */
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
