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
 * The codes of the errors that an operation can answer with; without a name, those of all
 * operations.
 */
export type ErrorCode<Id extends OperationId = OperationId> = Id extends OperationId ? CodeOf<Responses<Id>[keyof Responses<Id>]> : never;
/**
 * The service answered with an error. `message` is the service's own text, in Spanish, fit to be
 * shown; the client's, when a new token arrives for a session that another tab has ended meanwhile.
 * `describe` says it in another language.
 */
export declare class ApiError<Id extends OperationId = OperationId> extends Error {
    readonly name = "ApiError";
    /** The HTTP status, for example 400, 401, 404 or 429. */
    readonly status: number;
    /** The operationId of the call that was refused. */
    readonly operation: Id;
    /**
     * The key of the text in `getMessages`; `undefined` when a gateway has answered in the service's
     * place.
     */
    readonly code: ErrorCode<Id> | undefined;
    /** The values that fill the text: public limits, and what the call has sent. */
    readonly parameters: Readonly<Record<string, string | number>>;
    /** Seconds after which another attempt makes sense; sent with 429 and 503. */
    readonly retryAfter: number | undefined;
    /** The id under which the service has logged the call. */
    readonly requestId: string | undefined;
    constructor(operation: Id, message: string, { status, headers }: Pick<Response, 'status' | 'headers'>);
}
/** Whether the service has refused this operation: then `code` is one of the operation's own. */
export declare const isApiError: <Id extends OperationId>(error: unknown, operation: Id) => error is ApiError<Id>;
/**
 * There is no complete answer of the service: it is out of reach, the connection broke, or
 * something else answered.
 */
export declare class ConnectionError extends Error {
    readonly name: 'ConnectionError' | 'TimeoutError';
}
/** The service took longer than `timeoutMs`, or a transfer made no progress for so long. */
export declare class TimeoutError extends ConnectionError {
    readonly name = "TimeoutError";
}
export declare const isUnauthorized: (error: unknown) => error is ApiError;
/** The JSON of a text; `undefined` when it is none. */
export declare const parseJson: (text: string) => unknown;
/**
 * The text of an error body; whatever stands between client and service may answer with something
 * else.
 */
export declare const errorText: (body: unknown, status: number) => string;
export {};
