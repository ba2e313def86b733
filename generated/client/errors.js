// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/**
 * The service answered with an error. `message` is the service's text for users, in Spanish;
 * `describe` translates it. The client throws it too, with status 401, when a new token arrives for
 * a session that another tab has ended.
 */
export class ApiError extends Error {
    name = 'ApiError';
    /** The HTTP status, for example 400, 401, 404 or 429. */
    status;
    /** The operationId of the call that was refused. */
    operation;
    /**
     * The key of the text in `getMessages`; `undefined` if a gateway answered instead of the service.
     */
    code;
    /** The values in the text: public limits, and values of the request. */
    parameters;
    /** The fields of the body that the service refuses, if there are several. */
    fields;
    /** Seconds to wait before another attempt; sent with 429 and 503. */
    retryAfter;
    /** The id under which the service has logged the call. */
    requestId;
    /** The headers of the answer, as far as the page may read them. */
    headers;
    constructor(operation, message, { status, headers }, options) {
        super(message, options);
        this.operation = operation;
        this.status = status;
        this.code = (headers.get('x-error-code') ?? undefined);
        const { fields = [], ...parameters } = readParameters(headers.get('x-error-parameters'));
        this.parameters = parameters;
        this.fields = fields;
        this.retryAfter = readRetryAfter(headers.get('retry-after'));
        this.requestId = headers.get('x-request-id') ?? undefined;
        this.headers = headers;
    }
}
/** Whether the error is an ApiError of this operation, which narrows `code`. */
export const isApiError = (error, operation) => error instanceof ApiError && error.operation === operation;
/**
 * No complete answer from the service: it is unreachable, it does not allow the page's origin, the
 * connection broke, or the answer is not the service's.
 */
export class ConnectionError extends Error {
    name = 'ConnectionError';
}
/** No answer, or no progress of a transfer, within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
    name = 'TimeoutError';
}
/** The error of a refresh, as the error of the call that needed it. */
export const withOperation = (error, operation) => error instanceof ApiError
    ? new ApiError(operation, error.message, error, { cause: error })
    : error;
export const isUnauthorized = (error) => error instanceof ApiError && error.status === 401;
/** Seconds of a `Retry-After` header, which holds seconds or a date (RFC 9110, section 10.2.3). */
const readRetryAfter = (header) => {
    if (header === null)
        return undefined;
    const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
    return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};
/** The parsed text; `undefined` if it is not JSON. */
export const parseJson = (text) => {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
};
const readParameters = (header) => {
    const parameters = parseJson(header ?? '');
    return typeof parameters === 'object' ? { ...parameters } : {};
};
/**
 * The text of an error body; a gateway between client and service may send another body.
 */
export const errorText = (body, status) => typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `HTTP ${status}`;
/** The answer of a call, or null if it is a 404. */
export const orNull = (answer) => answer.catch((error) => {
    if (error instanceof ApiError && error.status === 404)
        return null;
    throw error;
});
