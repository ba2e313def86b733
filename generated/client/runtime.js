// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { startDeadline, unlessAborted } from "./deadline.js";
import { ApiError, ConnectionError, errorText, isUnauthorized, parseJson, } from "./errors.js";
import { createSessionStore } from "./session.js";
import { canTellProgress, readDownload, upload, uploadForm } from "./transfer.js";
const defaultTimeoutMs = 30_000;
const cookiePath = '/api/auth/';
/**
 * Browsers keep the refresh cookie themselves and hide it from scripts; elsewhere somebody has to
 * remember it.
 */
const createCookieMemory = (token) => ({
    token,
    headers(path) {
        return this.token !== undefined && path.startsWith(cookiePath)
            ? { cookie: `refresh_token=${this.token}` }
            : {};
    },
    read({ headers }) {
        for (const text of headers.getSetCookie?.() ?? []) {
            const value = /^refresh_token=([^;]*)/.exec(text)?.[1];
            if (value !== undefined)
                this.token = value === '' ? undefined : value;
        }
    },
    forget() {
        this.token = undefined;
    },
});
/** The origin of the page; pages without an address have none, nor have servers. */
const pageOrigin = () => /^https?:/.test(globalThis.location?.origin) ? globalThis.location.origin : '';
/** Names the service among those that a page may know; `undefined` outside of browsers. */
const serviceName = (baseUrl) => typeof window === 'undefined' || baseUrl === ''
    ? undefined
    : `weight-bmi-register ${new URL(baseUrl).origin}`;
/**
 * Makes the calls of the generated interface: one function for each operation, and the session they
 * share.
 */
export const createRuntime = (routes, { baseUrl = pageOrigin(), fetch: ownFetch, timeoutMs: clientTimeoutMs = defaultTimeoutMs, refreshToken, }) => {
    const base = baseUrl.replace(/\/+$/, '');
    const cookies = createCookieMemory(refreshToken);
    /**
     * A call as its caller has made it: when it is sent again, its argument may have been changed.
     */
    const prepare = (id, { path, headers, body, onProgress }) => {
        const route = routes[id];
        if (!route)
            throw new TypeError(`there is no operation ${id}`);
        const form = route.transfer === 'upload' && body ? uploadForm(body) : undefined;
        const parameters = { ...path };
        return {
            id: id,
            route,
            url: base +
                route.path.replace(/\{(\w+)\}/g, (_mark, name) => encodeURIComponent(String(parameters[name]))),
            headers: Object.entries({ ...headers }).filter(([, value]) => value !== undefined),
            /** Whether a new token can help when the call is refused. */
            renewable: route.bearer && (route.key === undefined || headers?.[route.key] === undefined),
            form,
            json: form || !body ? undefined : JSON.stringify(body),
            onProgress,
        };
    };
    /** Does something in the time, and until the abort, that the caller has set. */
    const within = async ({ timeoutMs = clientTimeoutMs, signal }, action) => {
        const deadline = startDeadline(timeoutMs, signal);
        try {
            return await action(deadline);
        }
        finally {
            deadline.release();
        }
    };
    /** One request and its answer. */
    const perform = async ({ id, route, url, headers: ownHeaders, form, json, onProgress }, deadline, token) => {
        const headers = new Headers({
            ...Object.fromEntries(ownHeaders),
            ...(json !== undefined && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...cookies.headers(route.path),
        });
        const body = form && !canTellProgress(ownFetch) ? form.form : (json ?? null);
        const { signal } = deadline;
        const request = new Request(url, {
            method: route.method,
            headers,
            body,
            credentials: 'include',
            signal,
        });
        let trouble = 'the service is out of reach';
        const exchange = async () => {
            const response = form
                ? await upload(request, form, deadline, onProgress, ownFetch)
                : await (ownFetch ?? globalThis.fetch)(request);
            trouble = 'the answer broke off, or is not the one of the service';
            cookies.read(response);
            if (response.ok && route.transfer === 'download') {
                if (!response.body || response.status === 204)
                    throw new ConnectionError('the answer has no body');
                return readDownload(response.body, response.headers, deadline.renew(), onProgress);
            }
            const text = await response.text();
            if (!response.ok)
                throw new ApiError(id, errorText(parseJson(text), response.status), response);
            const answer = JSON.parse(text);
            if (typeof answer !== 'object' || answer === null)
                throw new ConnectionError(trouble);
            return answer;
        };
        try {
            // A `fetch` of the application's own may not know of signals.
            return await unlessAborted(exchange(), signal);
        }
        catch (error) {
            throw error instanceof ApiError ? error : deadline.explain(error, trouble);
        }
    };
    const store = createSessionStore(async () => (await within({}, (deadline) => perform(prepare('refreshAccessToken', {}), deadline))), serviceName(base), cookies);
    /** Repeats a call once with a new token, unless the session that it was made in is over. */
    const call = (id, input) => within(input, async (deadline) => {
        const prepared = prepare(id, input);
        const { route, renewable } = prepared;
        /** Each answer is progress of a transfer; of other calls the time counts as a whole. */
        const advance = () => route.transfer !== null && deadline.extend();
        const refresh = () => unlessAborted(store.refresh(), deadline.signal);
        if (route.transfer === 'upload' && store.isStale)
            await refresh();
        const { token, epoch } = store;
        try {
            advance();
            return await perform(prepared, deadline, token);
        }
        catch (error) {
            const expired = renewable && isUnauthorized(error) && (id === 'logout' || !store.isLeaving);
            if (!expired || store.epoch !== epoch || store.isOver)
                throw error;
            advance();
            try {
                if (store.token === token)
                    await refresh();
            }
            catch (reason) {
                throw isUnauthorized(reason) || store.epoch !== epoch ? error : reason;
            }
            if (store.epoch !== epoch)
                throw error;
            advance();
            return await perform(prepared, deadline, store.token);
        }
    });
    const logIn = (id) => async (input) => {
        const authentication = (await within(input, (deadline) => perform(prepare(id, input), deadline)));
        store.begin(authentication);
        return authentication;
    };
    /** The calls that begin, renew or end the session. */
    const sessionCalls = {
        registerAccount: logIn('registerAccount'),
        login: logIn('login'),
        refreshAccessToken: (input) => within(input, ({ signal }) => unlessAborted(store.refresh(), signal)),
        logout: (input) => store.logOut(() => call('logout', input)),
    };
    return Object.assign(Object.fromEntries(Object.keys(routes).map((id) => [
        id,
        async (input = {}) => sessionCalls[id]?.(input) ?? call(id, input),
    ])), { session: store.session });
};
