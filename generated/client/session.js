// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ApiError, isUnauthorized } from "./errors.js";
import { notify } from "./notify.js";
/** Access tokens live for 15 minutes; one older than this is renewed before a long transfer. */
const freshFor = 10 * 60_000;
/** For whom a token has come too late: the same as when the service refuses to give one. */
const sessionEnded = () => new ApiError('refreshAccessToken', 'La sesión ha terminado', new Response(null, { status: 401 }));
const sameAccount = (a, b) => a.userId === b.userId;
/**
 * Keeps the access token, in memory only. Each login and each end begins another `epoch`: what was started in an earlier
 * one must neither bring a session back nor be repeated in another's name.
 */
export const createSessionStore = (requestRefresh, channelName) => {
    const listeners = new Set();
    let channel = channelName === undefined ? undefined : new BroadcastChannel(channelName);
    let state;
    /** Whose session the last one was. */
    let lastUserId;
    let epoch = 0;
    let over = false;
    let leaving = false;
    let refreshing;
    const tell = (account, end) => {
        for (const listener of listeners)
            notify(listener, account, end);
    };
    const store = ({ user_id: userId, username, role, access_token: token }) => {
        state = { account: { userId, username, role }, token, since: performance.now() };
        lastUserId = userId;
        over = false;
        tell(state.account);
    };
    const begin = (authentication) => {
        epoch += 1;
        refreshing = undefined;
        channel?.postMessage({ userId: authentication.user_id });
        store(authentication);
    };
    const end = (reason) => {
        epoch += 1;
        refreshing = undefined;
        over = true;
        if (!state)
            return;
        state = undefined;
        tell(null, reason);
    };
    const leave = () => {
        channel?.postMessage({ userId: null });
        end('logged_out');
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
        const { user_id: userId, username, role } = authentication;
        if (state && !sameAccount(state.account, { userId, username, role })) {
            end('account_changed');
            throw sessionEnded();
        }
        store(authentication);
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
    /** Another tab has logged in or out: a token that is still on its way belongs to what was before. */
    const hear = ({ data }) => {
        if (typeof data !== 'object' || data === null || !('userId' in data))
            return;
        if (data.userId === null)
            end('logged_out_elsewhere');
        else if (!state) {
            epoch += 1;
            refreshing = undefined;
            // What somebody began here is not for the next account to finish.
            over = lastUserId !== undefined && data.userId !== lastUserId;
        }
        else if (data.userId !== state.account.userId)
            end('account_changed');
    };
    channel?.addEventListener('message', hear);
    const session = {
        get account() {
            return state?.account ?? null;
        },
        async restore() {
            if (state)
                return state.account;
            do {
                const started = epoch;
                try {
                    await refresh();
                }
                catch (error) {
                    // Without a session to take up the answer is 401; whoever logs in meanwhile has the last word.
                    if (epoch === started)
                        throw error;
                }
            } while (!state && !over);
            return session.account;
        },
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
            return over;
        },
        get isStale() {
            return state !== undefined && performance.now() - state.since > freshFor;
        },
    };
};
