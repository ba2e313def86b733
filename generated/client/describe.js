// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { bmiClasses } from './texts.js';
const fill = (template, parameters) => template.replace(/\{(\w+)\}/g, (mark, name) => String(parameters[name] ?? mark));
/**
 * The text of an error in the language of the messages. If a parameter is missing, the service's
 * own text: some parameters never leave the service, such as texts of its database.
 */
export const describe = ({ code, parameters, message }, { errors }) => {
    const texts = errors;
    const { reason = '' } = parameters;
    // The reason of an invalid field is itself the key of a text.
    const filled = {
        ...parameters,
        ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
    };
    const text = fill(texts[code ?? ''] ?? message, filled);
    return /\{\w+\}/.test(text) ? message : text;
};
/** The class of a BMI, also `minor`; `undefined` for a class newer than this client. */
export const bmiClassOf = ({ description }) => bmiClasses[description];
/** The description of a BMI in the language of the messages. */
export const describeBmi = (bmi, messages) => {
    const bmiClass = bmiClassOf(bmi);
    return bmiClass === undefined ? bmi.description : messages.bmi_descriptions[bmiClass];
};
