// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/** Ends a request that takes too long, or that its caller no longer wants. */
export interface Deadline {
    readonly signal: AbortSignal;
    /** Starts the time anew: there has been progress. */
    extend(): void;
    /** Stops the time; the caller can still abort. */
    pause(): void;
    /** Lets go of the timer and of the caller's signal. */
    release(): void;
    /** Another one with the same time, for what outlives the call. */
    renew(): Deadline;
    /**
     * What a failure means: the caller's own reason when aborted, a TimeoutError, or a
     * ConnectionError with the text.
     */
    explain(error: unknown, text: string): unknown;
}
/** @param timeoutMs milliseconds; 0, or more than a timer can wait: no limit */
export declare const startDeadline: (timeoutMs: number, caller: AbortSignal | undefined) => Deadline;
/** The promise's outcome, unless the signal aborts first. */
export declare const unlessAborted: <T>(promise: Promise<T>, signal: AbortSignal) => Promise<T>;
