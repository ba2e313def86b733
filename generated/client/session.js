// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ApiError, isUnauthorized } from "./errors.js";
import { notify } from "./notify.js";
/** Access tokens live for 15 minutes; one older than this is renewed before a long transfer. */
const freshFor = 10 * 60_000;
/** For whom a token has come too late: the same as when the service refuses to give one. */
const sessionEnded = () => {
    const headers = new Headers({ 'x-error-code': 'authentication_required' });
    return new ApiError('refreshAccessToken', 'La sesión ha terminado', { status: 401, headers });
};
/**
 * Remembers in the page's storage that there has been a login, and nothing else: a page that nobody
 * has logged in to need not ask. Where there is no storage, asking is the only way.
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
 * Keeps the access token, in memory only. Each login and each end begins another `epoch`: what was
 * started in an earlier one must neither bring a session back nor be repeated in another's name.
 * @param name of the service, for its channel between tabs and its marker; `undefined` outside of
 * browsers
 */
export const createSessionStore = (requestRefresh, name, refreshToken) => {
    const listeners = new Set();
    const marker = createMarker(name);
    let channel = name === undefined || typeof BroadcastChannel === 'undefined'
        ? undefined
        : new BroadcastChannel(name);
    let state;
    /** Whose session the last one was. */
    let lastUserId;
    let epoch = 0;
    let over = false;
    let leaving = false;
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
    const runRefresh = async () => {
        const started = epoch;
        let authentication;
        try {
            authentication = await requestRefresh();
        }
        catch (error) {
            // Each end begins another epoch, also when there was nothing to end.
            if (isUnauthorized(error) && epoch === started) {
                if (leaving)
                    leave();
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
    /** Gets a new token; calls that need one at the same time share a single request. */
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
     * Another tab has logged in or out: a token that is still on its way belongs to what was before.
     */
    const hear = ({ data }) => {
        if (typeof data !== 'object' || data === null || !('userId' in data))
            return;
        if (data.userId === null)
            end('signed_out');
        // What somebody began here is not for another account to finish: the page decides.
        else if (lastUserId !== undefined && data.userId !== lastUserId)
            end('account_changed');
        else if (!state) {
            startEpoch(false);
            marker.set();
            // Without an answer now, the next call takes the session up.
            session.restore().catch(() => undefined);
        }
    };
    channel?.addEventListener('message', hear);
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
                    // Without a session to take up the answer is 401; whoever logs in meanwhile has the last
                    // word.
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
            // A closed channel throws when it is posted to.
            channel = undefined;
            listeners.clear();
        },
    };
    return {
        session,
        begin,
        refresh,
        /** Ends the session once the service has; what fails meanwhile for want of it is no expiry. */
        async logOut(requestLogout) {
            const begun = state !== undefined;
            leaving = true;
            try {
                const answer = await requestLogout();
                leave();
                return answer;
            }
            catch (error) {
                // A session that turns out to be dead is what was wanted.
                if (!begun || state || !isUnauthorized(error))
                    throw error;
                return { message: error.message };
            }
            finally {
                leaving = false;
            }
        },
        get isLeaving() {
            return leaving;
        },
        get token() {
            return state?.token;
        },
        get epoch() {
            return epoch;
        },
        /** Whether it is known that there is no session to take up. */
        get isOver() {
            return over || marker.isMissing;
        },
        get isStale() {
            return state !== undefined && performance.now() - state.since > freshFor;
        },
    };
};
