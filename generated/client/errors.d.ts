// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/**
 * The service answered with an error. `message` is the service's own text, in Spanish, fit to be shown; the client's, when
 * a new token arrives for a session that another tab has ended meanwhile.
 */
export declare class ApiError extends Error {
    readonly name = "ApiError";
    /** The HTTP status, for example 400, 401, 404 or 429. */
    readonly status: number;
    /** The operationId of the call that was refused. */
    readonly operation: string;
    /** Seconds after which another attempt makes sense; sent with 429 and 503. */
    readonly retryAfter: number | undefined;
    /** The id under which the service has logged the call. */
    readonly requestId: string | undefined;
    constructor(operation: string, message: string, response: Response);
}
/** There is no complete answer of the service: it is out of reach, the connection broke, or something else answered. */
export declare class ConnectionError extends Error {
    readonly name: 'ConnectionError' | 'TimeoutError';
}
/** The service took longer than `timeoutMs`, or a transfer made no progress for so long. */
export declare class TimeoutError extends ConnectionError {
    readonly name = "TimeoutError";
}
export declare const isUnauthorized: (error: unknown) => error is ApiError;
/** The text of an error body; whatever stands between client and service may answer with something else. */
export declare const errorText: (body: unknown, response: Response) => string;
