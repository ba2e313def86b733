// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { unlessAborted } from "./deadline.js";
import { ApiError, ConnectionError } from "./errors.js";
import { notify } from "./notify.js";
/** Milliseconds before the second look at a request; each pause is twice the previous one. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const pause = async (ms, { signal = new AbortController().signal }) => {
    let timer;
    const passed = new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
    });
    await unlessAborted(passed, signal).finally(() => clearTimeout(timer));
};
/**
 * The entries of a list in its order. A page is read when its first entry is asked for.
 * @param name the property of the pages that has their entries
 * @throws ConnectionError if a page leads back to an earlier one
 */
export async function* entriesOf(name, readPage) {
    let after;
    const seen = new Set();
    do {
        const page = (await readPage(after));
        yield* page[name] ?? [];
        after = page.next_after;
        if (seen.has(after))
            throw new ConnectionError('the pages of the list repeat themselves');
        seen.add(after);
    } while (after !== null);
}
/** Whether another attempt at the request follows automatically. */
export const isPending = ({ state, next_attempt_at: next }) => state === 'waiting' || state === 'retrying' || next !== null;
/**
 * Reads a request until it has ended, when no automatic attempt follows. A service that is busy is
 * asked again.
 * @param location address or path of the request
 * @throws TypeError if it is none
 */
export const followRequest = async (location, options, read) => {
    const id = /\/api\/wstg\/requests\/(\d+)$/.exec(location)?.[1];
    if (id === undefined)
        throw new TypeError(`'${location}' is no address of a request`);
    for (let pauseMs = firstPauseMs;; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        let waitMs = pauseMs;
        try {
            const request = (await read(Number(id)));
            notify(options.onRequest, request);
            if (!isPending(request))
                return request;
        }
        catch (error) {
            if (!(error instanceof ApiError && error.status === 503))
                throw error;
            waitMs = Math.max(pauseMs, (error.retryAfter ?? 0) * 1000);
        }
        await pause(waitMs, options);
    }
};
