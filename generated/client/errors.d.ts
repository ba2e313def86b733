// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { operations } from './schema.js';
export type OperationId = keyof operations;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type CodeOf<Response> = Response extends {
    headers: {
        'X-Error-Code': infer Code;
    };
} ? unknown extends Code ? never : Code : never;
/**
 * The error codes of an operation; without a name, the codes of all operations.
 */
export type ErrorCode<Id extends OperationId = OperationId> = Id extends OperationId ? CodeOf<Responses<Id>[keyof Responses<Id>]> : never;
/**
 * The service answered with an error. `message` is the service's text for users, in Spanish;
 * `describe` translates it. The client throws it too, with status 401, when a new token arrives for
 * a session that another tab has ended.
 */
export declare class ApiError<Id extends OperationId = OperationId> extends Error {
    readonly name = "ApiError";
    /** The HTTP status, for example 400, 401, 404 or 429. */
    readonly status: number;
    /** The operationId of the call that was refused. */
    readonly operation: Id;
    /**
     * The key of the text in `getMessages`; `undefined` if a gateway answered instead of the service.
     */
    readonly code: ErrorCode<Id> | undefined;
    /** The values in the text: public limits, and values of the request. */
    readonly parameters: Readonly<Record<string, string | number>>;
    /** The fields of the body that the service refuses, if there are several. */
    readonly fields: readonly string[];
    /** Seconds to wait before another attempt; sent with 429 and 503. */
    readonly retryAfter: number | undefined;
    /** The id under which the service has logged the call. */
    readonly requestId: string | undefined;
    /** The headers of the answer, as far as the page may read them. */
    readonly headers: Headers;
    constructor(operation: Id, message: string, { status, headers }: Pick<Response, 'status' | 'headers'>, options?: ErrorOptions);
}
/** Whether the error is an ApiError of this operation, which narrows `code`. */
export declare const isApiError: <Id extends OperationId>(error: unknown, operation: Id) => error is ApiError<Id>;
/**
 * No complete answer from the service: it is unreachable, it does not allow the page's origin, the
 * connection broke, or the answer is not the service's.
 */
export declare class ConnectionError extends Error {
    readonly name: 'ConnectionError' | 'TimeoutError';
}
/** No answer, or no progress of a transfer, within `timeoutMs`. */
export declare class TimeoutError extends ConnectionError {
    readonly name = "TimeoutError";
}
/** The error of a refresh, as the error of the call that needed it. */
export declare const withOperation: (error: unknown, operation: OperationId) => unknown;
export declare const isUnauthorized: (error: unknown) => error is ApiError;
/** The parsed text; `undefined` if it is not JSON. */
export declare const parseJson: (text: string) => unknown;
/**
 * The text of an error body; a gateway between client and service may send another body.
 */
export declare const errorText: (body: unknown, status: number) => string;
/** The answer of a call, or null if it is a 404. */
export declare const orNull: <Answer>(answer: Promise<Answer>) => Promise<Answer | null>;
export {};
