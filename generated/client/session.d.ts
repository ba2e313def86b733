// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/** The logged-in account. */
export interface Account {
    userId: number;
    username: string;
    role: 'admin' | 'user';
}
/**
 * A change of the session. `signed_in`: by registration, login, a password link, `restore` or a
 * login in another tab. `refreshed`: a new token has arrived. `signed_out`: by logout,
 * `logoutEverywhere`, `deleteAccount` or `forget`, in this tab or another. `expired`: the refresh
 * token is no longer accepted. `account_changed`: another account has logged in with the same
 * browser; `restore` adopts its session.
 */
export type SessionChange = 'signed_in' | 'refreshed' | 'signed_out' | 'expired' | 'account_changed';
/** Called for each change, with the account that is then logged in, or `null`. */
export type SessionListener = (account: Account | null, change: SessionChange) => void;
export interface Session {
    /** The logged-in account; `null` without one, or before it is known. */
    readonly account: Account | null;
    /**
     * For servers: the refresh token, to keep between two requests of a user. Browsers hide it.
     */
    readonly refreshToken: string | undefined;
    /**
     * Call it when a page loads: it restores the session of the refresh cookie, or returns `null`. It
     * asks the service only if this origin remembers a login, or with `always`, for a login on a page
     * of another origin.
     */
    restore(options?: {
        always?: boolean | undefined;
    }): Promise<Account | null>;
    /**
     * Ends the session in this browser without the service, for example offline. The refresh token
     * stays valid.
     */
    forget(): void;
    /** Returns a function that removes the listener. */
    onChange(listener: SessionListener): () => void;
    /**
     * Stops listening to other tabs, for tests and hot reloading. A closed page needs no call.
     */
    close(): void;
}
/** The answer of the operations that begin or renew a session. */
export interface Authentication {
    user_id: number;
    username: string;
    role: 'admin' | 'user';
    access_token: string;
}
/** The refresh token, as far as this client can read it. */
export interface RefreshTokenMemory {
    readonly token: string | undefined;
    forget(): void;
}
/**
 * Keeps the access token, in memory only. Each login and each end starts a new `epoch`: a request
 * of an earlier epoch must neither restore a session nor be repeated under another account.
 * @param name of the service, for its channel between tabs and its marker; `undefined` outside of
 * browsers
 */
export declare const createSessionStore: (requestRefresh: () => Promise<Authentication>, name: string | undefined, refreshToken: RefreshTokenMemory) => {
    session: Session;
    begin: (authentication: Authentication) => void;
    refresh: () => Promise<Authentication>;
    /** Sends a request that changes the session for all tabs. */
    alone: <T>(request: () => Promise<T>) => Promise<T>;
    /** Stores the token of a request that has replaced the session by one of the same account. */
    renew(request: () => Promise<Authentication>): Promise<Authentication>;
    leaveAfter: <T>(request: () => Promise<T>, endRefused?: () => void) => Promise<T>;
    /** Ends the session after the service has. */
    logOut<T>(requestLogout: () => Promise<T>): Promise<T | {
        message: string;
    }>;
    readonly isLeaving: boolean;
    readonly token: string | undefined;
    readonly epoch: number;
    /** Whether there is certainly no session to restore. */
    readonly isOver: boolean;
    readonly isStale: boolean;
};
