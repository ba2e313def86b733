// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ApiError, isUnauthorized } from "./errors.js";
import { notify } from "./notify.js";
/** Milliseconds. Access tokens last 15 minutes; an upload first renews an older token. */
const freshFor = 10 * 60_000;
/** The error for a token that arrives after the end of its session. */
const sessionEnded = () => {
    const headers = new Headers({ 'x-error-code': 'authentication_required' });
    return new ApiError('refreshAccessToken', 'La sesión ha terminado', { status: 401, headers });
};
/**
 * Stores in the page's storage that a login took place, and no more. A page without it need not ask
 * the service for a session. Without storage the client always asks.
 */
const createMarker = (name) => {
    const use = (action) => {
        try {
            return name === undefined ? undefined : action(localStorage, name);
        }
        catch {
            return undefined;
        }
    };
    return {
        set: () => use((storage, key) => storage.setItem(key, 'session')),
        remove: () => use((storage, key) => storage.removeItem(key)),
        get isMissing() {
            return use((storage, key) => storage.getItem(key) === null) ?? false;
        },
    };
};
/**
 * Runs requests that use the refresh cookie: any number of refreshes at once, but a change of the
 * session alone, because a refresh that it overtakes would be refused. Web Locks enforce this in
 * all tabs; without them (pages without https, older servers) it holds for this client only.
 */
const createTurns = (name) => {
    const locks = name === undefined ? undefined : globalThis.navigator?.locks;
    const refreshes = new Set();
    let change = Promise.resolve();
    return {
        async refresh(request) {
            if (locks && name)
                return locks.request(name, { mode: 'shared' }, request);
            // Counted while it waits too, so that a later change waits for it.
            const running = change.then(request);
            const settled = running.then(() => refreshes.delete(settled), () => refreshes.delete(settled));
            refreshes.add(settled);
            return running;
        },
        async alone(request) {
            if (locks && name)
                return locks.request(name, request);
            const running = Promise.all([change, ...refreshes]).then(request);
            change = running.catch(() => undefined);
            return running;
        },
    };
};
/**
 * Keeps the access token, in memory only. Each login and each end starts a new `epoch`: a request
 * of an earlier epoch must neither restore a session nor be repeated under another account.
 * @param name of the service, for its channel between tabs and its marker; `undefined` outside of
 * browsers
 */
export const createSessionStore = (requestRefresh, name, refreshToken) => {
    const listeners = new Set();
    const marker = createMarker(name);
    const turns = createTurns(name);
    let channel = name === undefined || typeof BroadcastChannel === 'undefined'
        ? undefined
        : new BroadcastChannel(name);
    let state;
    /** The account of the last session. */
    let lastUserId;
    let epoch = 0;
    let over = false;
    /** During a request that ends the session: whether a refresh has been refused meanwhile. */
    let leaving;
    let refreshing;
    const tell = (account, change) => {
        for (const listener of listeners)
            notify(listener, account, change);
    };
    const startEpoch = (isOver) => {
        epoch += 1;
        refreshing = undefined;
        over = isOver;
    };
    const store = (authentication, change) => {
        const { user_id: userId, username, role, access_token: token } = authentication;
        state = { account: { userId, username, role }, token, since: performance.now() };
        lastUserId = userId;
        over = false;
        marker.set();
        tell(state.account, change);
    };
    const begin = (authentication) => {
        startEpoch(false);
        channel?.postMessage({ userId: authentication.user_id });
        store(authentication, 'signed_in');
    };
    const end = (change) => {
        startEpoch(true);
        if (change !== 'account_changed')
            marker.remove();
        if (!state && change !== 'account_changed')
            return;
        state = undefined;
        tell(null, change);
    };
    const leave = () => {
        channel?.postMessage({ userId: null });
        refreshToken.forget();
        end('signed_out');
    };
    /**
     * Ends the session after a request that has ended it. A 401 meanwhile is not an expiry.
     * @param endRefused ends a session that had ended before the request
     */
    const leaveAfter = async (request, endRefused = () => end('expired')) => {
        const own = { isRefused: false };
        leaving = own;
        try {
            const answer = await request();
            leave();
            return answer;
        }
        catch (error) {
            if (own.isRefused)
                endRefused();
            throw error;
        }
        finally {
            leaving = undefined;
        }
    };
    const runRefresh = async () => {
        const started = epoch;
        let authentication;
        try {
            authentication = await turns.refresh(requestRefresh);
        }
        catch (error) {
            // `end` starts a new epoch, also without a session.
            if (isUnauthorized(error) && epoch === started) {
                if (leaving)
                    leaving.isRefused = true;
                else
                    end('expired');
            }
            throw error;
        }
        if (epoch !== started)
            throw sessionEnded();
        if (state && state.account.userId !== authentication.user_id) {
            end('account_changed');
            throw sessionEnded();
        }
        store(authentication, state ? 'refreshed' : 'signed_in');
        return authentication;
    };
    /** Gets a new token. Simultaneous calls share one request. */
    const refresh = () => {
        if (refreshing)
            return refreshing;
        const current = runRefresh().finally(() => {
            if (refreshing === current)
                refreshing = undefined;
        });
        refreshing = current;
        return current;
    };
    /**
     * Another tab has logged in or out. A token that arrives later belongs to the earlier session.
     */
    const onMessage = ({ data }) => {
        if (typeof data !== 'object' || data === null || !('userId' in data))
            return;
        if (data.userId === null)
            end('signed_out');
        // The page decides: work that one account began must not continue under another.
        else if (lastUserId !== undefined && data.userId !== lastUserId)
            end('account_changed');
        else if (!state) {
            startEpoch(false);
            marker.set();
            // If this fails, the next call restores the session.
            session.restore().catch(() => undefined);
        }
    };
    channel?.addEventListener('message', onMessage);
    const session = {
        get account() {
            return state?.account ?? null;
        },
        get refreshToken() {
            return refreshToken.token;
        },
        async restore({ always = false } = {}) {
            if (state)
                return state.account;
            if (marker.isMissing && !always)
                return null;
            do {
                const started = epoch;
                try {
                    await refresh();
                }
                catch (error) {
                    // A login during the request supersedes its 401.
                    if (epoch === started)
                        throw error;
                }
            } while (!state && !over);
            return session.account;
        },
        forget: leave,
        onChange(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
        close() {
            channel?.close();
            // `postMessage` of a closed channel throws.
            channel = undefined;
            listeners.clear();
        },
    };
    return {
        session,
        begin,
        refresh,
        /** Sends a request that changes the session for all tabs. */
        alone: turns.alone,
        /** Stores the token of a request that has replaced the session by one of the same account. */
        async renew(request) {
            const started = epoch;
            const authentication = await request();
            if (epoch === started)
                store(authentication, 'refreshed');
            return authentication;
        },
        leaveAfter,
        /** Ends the session after the service has. */
        async logOut(requestLogout) {
            const begun = state !== undefined;
            try {
                return await leaveAfter(requestLogout, leave);
            }
            catch (error) {
                // The session had already ended, which is the purpose of the call.
                if (!begun || state || !isUnauthorized(error))
                    throw error;
                return { message: error.message };
            }
        },
        get isLeaving() {
            return leaving !== undefined;
        },
        get token() {
            return state?.token;
        },
        get epoch() {
            return epoch;
        },
        /** Whether there is certainly no session to restore. */
        get isOver() {
            // A page may clear its storage during a session.
            return over || (!state && marker.isMissing);
        },
        get isStale() {
            return state !== undefined && performance.now() - state.since > freshFor;
        },
    };
};
