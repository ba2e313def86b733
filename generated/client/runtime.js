// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { startDeadline, unlessAborted } from "./deadline.js";
import { ApiError, ConnectionError, errorText, isUnauthorized, parseJson, withOperation, } from "./errors.js";
import { entriesOf, followRequest } from "./lists.js";
import { createSessionStore } from "./session.js";
import { canTellProgress, readDownload, upload, uploadForm } from "./transfer.js";
const defaultTimeoutMs = 30_000;
const outOfReach = 'the service is unreachable, or it does not allow the origin of this page';
const cookiePath = '/api/auth/';
/** Operations that end the session. */
const leavingCalls = new Set(['logout', 'logoutEverywhere', 'deleteAccount']);
/** Operations that end the refresh token of all tabs. */
const endingCalls = new Set(['changePassword', 'logoutEverywhere', 'deleteAccount']);
/**
 * The refresh cookie outside of browsers. Browsers keep it themselves and hide it from scripts.
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
/** The query with its question mark; empty without a parameter that has a value. */
const searchOf = (query = {}) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return search.size > 0 ? `?${search}` : '';
};
/** The origin of the page; empty on servers and for pages without an address. */
const pageOrigin = () => /^https?:/.test(globalThis.location?.origin) ? globalThis.location.origin : '';
/** @throws TypeError unless the address is a complete one, or empty */
const readBase = (baseUrl) => {
    if (baseUrl !== '' && !(/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)))
        throw new TypeError(`baseUrl is an address such as https://api.example, not '${baseUrl}'`);
    return baseUrl.replace(/\/+$/, '');
};
/** A name of the service for channel and storage; `undefined` outside of browsers. */
const serviceName = (baseUrl) => typeof window === 'undefined' || baseUrl === ''
    ? undefined
    : `weight-bmi-register ${new URL(baseUrl).origin}`;
/**
 * A value as a segment of a path. URLs drop the segments `.` and `..`, also percent-encoded ones;
 * the service trims identifiers.
 */
const segmentOf = (value) => encodeURIComponent(String(value)).replace(/^\.{1,2}$/, '%20$&');
/**
 * The functions of the generated interface, one for each operation, and their session.
 */
export const createRuntime = (routes, { baseUrl = pageOrigin(), fetch: ownFetch, timeoutMs: clientTimeoutMs = defaultTimeoutMs, refreshToken, }) => {
    const base = readBase(baseUrl);
    const cookies = createCookieMemory(refreshToken);
    /**
     * Copies the caller's input, which may change before the call is repeated.
     */
    const prepare = (id, { path, query, headers, body, onProgress }) => {
        const route = routes[id];
        if (!route)
            throw new TypeError(`there is no operation ${id}`);
        if (base === '' && typeof location === 'undefined')
            throw new TypeError('outside of a page createClient needs the option baseUrl');
        const sent = body === 'all' ? undefined : body;
        const form = route.transfer === 'upload' && sent ? uploadForm(sent) : undefined;
        const parameters = { ...path };
        return {
            id: id,
            route,
            url: base +
                route.path.replace(/\{(\w+)\}/g, (_mark, name) => segmentOf(parameters[name])) +
                searchOf(query),
            headers: Object.entries({ ...headers }).filter(([, value]) => value !== undefined),
            /** Whether a refused call may be repeated with a new token. */
            renewable: route.bearer && (route.key === undefined || headers?.[route.key] === undefined),
            form,
            json: form || !sent ? undefined : JSON.stringify(sent),
            onProgress,
        };
    };
    /** Runs an action under the caller's time limit and signal. */
    const within = async ({ timeoutMs = clientTimeoutMs, signal }, action) => {
        const deadline = startDeadline(timeoutMs, signal);
        try {
            return await action(deadline);
        }
        finally {
            deadline.release();
        }
    };
    /** Sends one request and reads its answer. */
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
        let failure = outOfReach;
        const exchange = async () => {
            const response = form
                ? await upload(request, form, deadline, onProgress, ownFetch)
                : await (ownFetch ?? globalThis.fetch)(request);
            failure = 'the answer broke off, or is not the one of the service';
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
                throw new ConnectionError(failure);
            const location = response.headers.get('location');
            return location === null ? answer : { ...answer, location };
        };
        try {
            // The application's own `fetch` may ignore signals.
            return await unlessAborted(exchange(), signal);
        }
        catch (error) {
            throw error instanceof ApiError ? error : deadline.explain(error, failure);
        }
    };
    const authenticate = (id, input = {}) => within(input, (deadline) => perform(prepare(id, input), deadline));
    const store = createSessionStore(() => authenticate('refreshAccessToken'), serviceName(base), cookies);
    /** Sends a call, and repeats it once with a new token while its session lasts. */
    const call = (id, input) => within(input, async (deadline) => {
        const prepared = prepare(id, input);
        const { route, renewable } = prepared;
        /** Each answer is progress of a transfer. The limit of other calls covers all requests. */
        const advance = () => route.transfer && deadline.extend();
        const refresh = () => unlessAborted(store.refresh(), deadline.signal).catch((error) => {
            throw withOperation(error, prepared.id);
        });
        const send = (token) => {
            const request = () => perform(prepared, deadline, token);
            return endingCalls.has(id)
                ? unlessAborted(store.alone(request), deadline.signal)
                : request();
        };
        if (route.transfer === 'upload' && store.isStale)
            await refresh();
        const { token, epoch } = store;
        try {
            advance();
            return await send(token);
        }
        catch (error) {
            const expired = renewable && isUnauthorized(error) && (leavingCalls.has(id) || !store.isLeaving);
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
            return await send(store.token);
        }
    });
    const logIn = (id) => async (input) => {
        const authentication = await authenticate(id, input);
        store.begin(authentication);
        return authentication;
    };
    /** The calls that start, renew or end the session. */
    const sessionCalls = {
        registerAccount: logIn('registerAccount'),
        login: logIn('login'),
        resetPassword: logIn('resetPassword'),
        refreshAccessToken: (input) => within(input, ({ signal }) => unlessAborted(store.refresh(), signal)),
        logout: (input) => store.logOut(() => call('logout', input)),
        changePassword: (input) => store.renew(() => call('changePassword', input)),
        logoutEverywhere: (input) => store.leaveAfter(() => call('logoutEverywhere', input)),
        deleteAccount: (input) => store.leaveAfter(() => call('deleteAccount', input)),
    };
    const lists = Object.entries(routes).flatMap(([id, { list }]) => {
        if (!list)
            return [];
        const iterate = ({ signal, timeoutMs, ...filters } = {}) => entriesOf(list.entries, (after) => call(id, { query: { ...filters, after }, signal, timeoutMs }));
        return [[list.name, iterate]];
    });
    return {
        ...Object.fromEntries(Object.keys(routes).map((id) => [
            id,
            async (input = {}) => sessionCalls[id]?.(input) ?? call(id, input),
        ])),
        ...Object.fromEntries(lists),
        waitForRequest: (location, { onRequest, ...options } = {}) => followRequest(location, { ...options, onRequest }, (id) => call('getRequest', { ...options, path: { request_id: id } })),
        session: store.session,
    };
};
