// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ConnectionError, TimeoutError } from "./errors.js";
/** Milliseconds; a longer timer would fire at once. */
const longestTimer = 2 ** 31 - 1;
/** @param timeoutMs milliseconds; 0, or more than a timer can wait: no limit */
export const startDeadline = (timeoutMs, caller) => {
    const controller = new AbortController();
    let timer;
    const pause = () => clearTimeout(timer);
    const extend = () => {
        pause();
        if (timeoutMs === 0 || timeoutMs > longestTimer)
            return;
        timer = setTimeout(() => controller.abort(new TimeoutError(`no answer within ${timeoutMs} ms`)), timeoutMs);
    };
    const abort = () => controller.abort(caller?.reason);
    if (caller?.aborted)
        abort();
    caller?.addEventListener('abort', abort);
    extend();
    return {
        signal: controller.signal,
        extend,
        pause,
        release() {
            pause();
            caller?.removeEventListener('abort', abort);
        },
        renew: () => startDeadline(timeoutMs, caller),
        explain(error, text) {
            if (controller.signal.aborted)
                return controller.signal.reason;
            return error instanceof ConnectionError ? error : new ConnectionError(text, { cause: error });
        },
    };
};
/** The promise's outcome, unless the signal aborts first. */
export const unlessAborted = (promise, signal) => new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
});
