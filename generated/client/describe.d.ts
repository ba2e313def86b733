// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { ApiError } from './errors.js';
import type { components } from './schema.js';
type Messages = components['schemas']['MessagesResponse'];
/** The class of a BMI, as `bmi_descriptions` of `getMessages` names it. */
export type BmiClass = keyof Messages['bmi_descriptions'];
/**
 * The text of an error in the language of the messages. If a parameter is missing, the service's
 * own text: some parameters never leave the service, such as texts of its database.
 */
export declare const describe: ({ code, parameters, message }: Pick<ApiError, "code" | "parameters" | "message">, { errors }: Pick<Messages, "errors">) => string;
/** The class of a BMI, also `minor`; `undefined` for a class newer than this client. */
export declare const bmiClassOf: ({ description }: {
    description: string;
}) => BmiClass | undefined;
/** The description of a BMI in the language of the messages. */
export declare const describeBmi: (bmi: {
    description: string;
}, messages: Pick<Messages, "bmi_descriptions">) => string;
export {};
