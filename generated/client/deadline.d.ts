// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/** Aborts a request after a time limit, or when its caller aborts it. */
export interface Deadline {
    readonly signal: AbortSignal;
    /** Restarts the time limit after progress. */
    extend(): void;
    /** Suspends the time limit; the caller can still abort. */
    pause(): void;
    /** Removes the timer and the listener of the caller's signal. */
    release(): void;
    /** A new deadline with the same limit, for a stream that outlives the call. */
    renew(): Deadline;
    /**
     * The error to throw for a failure: the caller's reason, a TimeoutError, or a ConnectionError
     * with the text.
     */
    explain(error: unknown, text: string): unknown;
}
/** @param timeoutMs milliseconds; 0, or more than a timer can wait: no limit */
export declare const startDeadline: (timeoutMs: number, caller: AbortSignal | undefined) => Deadline;
/** The promise's outcome, unless the signal aborts first. */
export declare const unlessAborted: <T>(promise: Promise<T>, signal: AbortSignal) => Promise<T>;
