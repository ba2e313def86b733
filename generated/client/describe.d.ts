// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { components } from './schema.js';
type Messages = components['schemas']['MessagesResponse'];
/** The class of a BMI, as `bmi_descriptions` of `getMessages` names it. */
export type BmiClass = keyof Messages['bmi_descriptions'];
type Values = Readonly<Record<string, string | number | undefined>>;
/**
 * The text of any failure of a call in the language of the messages. The error's own text without
 * messages, for other errors, and if a parameter is missing: some parameters never leave the
 * service, such as texts of its database.
 * @param changed parameters in place of the error's own, such as the seconds that are left, or the
 * `index` of a portion. An index counts from 0, its text from 1.
 */
export declare const describe: (error: unknown, messages: Pick<Messages, "errors"> | undefined, changed?: Values) => string;
/** The class of a BMI, including `minor`; `undefined` for a class newer than this client. */
export declare const bmiClassOf: ({ description }: {
    description: string;
}) => BmiClass | undefined;
/** The description of a BMI in the language of the messages. */
export declare const describeBmi: (bmi: {
    description: string;
}, messages: Pick<Messages, "bmi_descriptions">) => string;
export {};
