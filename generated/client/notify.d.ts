// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/**
 * Calls a listener of the application. Its exception is reported as an uncaught error, as for event
 * listeners, and affects neither the call nor other listeners.
 */
export declare const notify: <T extends unknown[]>(listener: ((...values: T) => void) | undefined, ...values: T) => void;
