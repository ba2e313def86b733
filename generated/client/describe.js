// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { bmiClasses } from './texts.js';
const fill = (template, parameters) => template.replace(/\{(\w+)\}/g, (mark, name) => String(parameters[name] ?? mark));
/**
 * The text of an error in the language of the messages. The service's own text where it cannot be
 * filled: there are parameters that only the service knows, such as the words of its database.
 */
export const describe = ({ code, parameters, message }, { errors }) => {
    const texts = errors;
    const { reason = '' } = parameters;
    // The reason why a field is not valid is itself the key of a text.
    const filled = {
        ...parameters,
        ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
    };
    const text = fill(texts[code ?? ''] ?? message, filled);
    return /\{\w+\}/.test(text) ? message : text;
};
/** The class of a BMI, also `minor`; `undefined` for one that this client does not know yet. */
export const bmiClassOf = ({ description }) => bmiClasses[description];
/** The description of a BMI in the language of the messages. */
export const describeBmi = (bmi, messages) => {
    const bmiClass = bmiClassOf(bmi);
    return bmiClass === undefined ? bmi.description : messages.bmi_descriptions[bmiClass];
};
