// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ApiError, ConnectionError, TimeoutError } from "./errors.js";
import { bmiClasses } from './texts.js';
const fill = (template, parameters) => template.replace(/\{(\w+)\}/g, (placeholder, name) => String(parameters[name] ?? placeholder));
/** The key and the parameters of the text of an error. */
const keyOf = (error) => {
    if (error instanceof ApiError)
        return [error.code ?? 'gateway', error.code ? error.parameters : { status: error.status }];
    if (error instanceof TimeoutError)
        return ['timeout', {}];
    return [error instanceof ConnectionError ? 'unreachable' : '', {}];
};
/**
 * The text of any failure of a call in the language of the messages. The error's own text without
 * messages, for other errors, and if a parameter is missing: some parameters never leave the
 * service, such as texts of its database.
 * @param changed parameters in place of the error's own, such as the seconds that are left, or the
 * `index` of a portion. An index counts from 0, its text from 1.
 */
export const describe = (error, messages, changed = {}) => {
    const message = error instanceof Error ? error.message : String(error);
    const texts = messages?.errors ?? {};
    const [key, own] = keyOf(error);
    const parameters = { ...own, ...changed };
    const { reason = '', text: variant = '', index } = parameters;
    // The reason of an invalid field and the variant of a text are themselves keys of texts.
    const filled = {
        ...parameters,
        ...(texts[reason] !== undefined && { reason: fill(texts[reason], parameters) }),
    };
    const template = texts[variant] ?? texts[key];
    const inList = index !== undefined && template !== undefined && texts.at_index;
    const inside = fill(template ?? message, filled);
    const text = inList ? fill(inList, { index: Number(index) + 1, error: inside }) : inside;
    return /\{\w+\}/.test(text) ? message : text;
};
/** The class of a BMI, including `minor`; `undefined` for a class newer than this client. */
export const bmiClassOf = ({ description }) => bmiClasses[description];
/** The description of a BMI in the language of the messages. */
export const describeBmi = (bmi, messages) => {
    const bmiClass = bmiClassOf(bmi);
    return bmiClass === undefined ? bmi.description : messages.bmi_descriptions[bmiClass];
};
