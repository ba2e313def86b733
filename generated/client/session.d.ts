// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/** Who is logged in. */
export interface Account {
    userId: number;
    username: string;
    role: 'admin' | 'user';
}
/**
 * What has happened to the session. `signed_in`: by registration, login, `restore` or a login in
 * another tab. `refreshed`: there is a new token. `signed_out`: by logout or `forget`, in this tab
 * or another. `expired`: the refresh token is no longer accepted. `account_changed`: another
 * account has logged in with the same browser; `restore` takes it up.
 */
export type SessionChange = 'signed_in' | 'refreshed' | 'signed_out' | 'expired' | 'account_changed';
/** Told of each change, with the account that is logged in from then on, or `null`. */
export type SessionListener = (account: Account | null, change: SessionChange) => void;
export interface Session {
    /** Who is logged in; `null` when nobody is, or not known yet. */
    readonly account: Account | null;
    /**
     * For servers: the refresh token, to be kept between two requests of a user. Browsers hide it.
     */
    readonly refreshToken: string | undefined;
    /**
     * To be called when a page loads: takes up the session of the refresh cookie. `null` when there
     * is none. The service is asked only where a login is remembered, or with `always`: for a login
     * on a page of another origin.
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
     * Stops listening to other tabs. For tests and hot reloading; a page that is closed needs no
     * call.
     */
    close(): void;
}
/** What registration, login and refresh answer. */
export interface Authentication {
    user_id: number;
    username: string;
    role: 'admin' | 'user';
    access_token: string;
}
/** Where the refresh token is remembered, as far as this client can tell. */
export interface RefreshTokenMemory {
    readonly token: string | undefined;
    forget(): void;
}
/**
 * Keeps the access token, in memory only. Each login and each end begins another `epoch`: what was
 * started in an earlier one must neither bring a session back nor be repeated in another's name.
 * @param name of the service, for its channel between tabs and its marker; `undefined` outside of
 * browsers
 */
export declare const createSessionStore: (requestRefresh: () => Promise<Authentication>, name: string | undefined, refreshToken: RefreshTokenMemory) => {
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
