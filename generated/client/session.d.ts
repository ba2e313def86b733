// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/** Who is logged in. */
export interface Account {
    userId: number;
    username: string;
    role: 'admin' | 'user';
}
/**
 * Why there is no session any more: this client logged out, another tab did, the refresh token is no longer accepted, or
 * another account has logged in with the same browser.
 */
export type SessionEnd = 'logged_out' | 'logged_out_elsewhere' | 'expired' | 'account_changed';
/** Told of each new session, each renewed token and, with `null` and the reason, each end. */
export type SessionListener = (account: Account | null, end?: SessionEnd) => void;
export interface Session {
    /** Who is logged in; `null` when nobody is, or not known yet. */
    readonly account: Account | null;
    /** To be called when a page loads: takes up the session of the refresh cookie. `null` when there is none. */
    restore(): Promise<Account | null>;
    /** Returns a function that removes the listener. */
    onChange(listener: SessionListener): () => void;
    /** Stops listening to other tabs. For tests and hot reloading; a page that is closed needs no call. */
    close(): void;
}
/** What registration, login and refresh answer. */
export interface Authentication {
    user_id: number;
    username: string;
    role: 'admin' | 'user';
    access_token: string;
}
/**
 * Keeps the access token, in memory only. Each login and each end begins another `epoch`: what was started in an earlier
 * one must neither bring a session back nor be repeated in another's name.
 */
export declare const createSessionStore: (requestRefresh: () => Promise<Authentication>, channelName: string | undefined) => {
    session: Session;
    begin: (authentication: Authentication) => void;
    refresh: () => Promise<Authentication>;
    /** Ends the session once the service has; what fails meanwhile for want of it is no expiry. */
    logOut<T>(requestLogout: () => Promise<T>): Promise<T | {
        message: string;
    }>;
    readonly isLeaving: boolean;
    readonly token: string | undefined;
    readonly epoch: number;
    /** Whether it is known that there is no session to take up. */
    readonly isOver: boolean;
    readonly isStale: boolean;
};
export type SessionStore = ReturnType<typeof createSessionStore>;
