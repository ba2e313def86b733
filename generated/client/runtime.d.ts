// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { type Watching } from './lists.js';
import { type Session } from './session.js';
import { type OnProgress } from './transfer.js';
export interface ClientOptions {
    /**
     * The service's address with its scheme, such as `https://api.example`. Default: the origin of
     * the page. Required on servers.
     */
    baseUrl?: string | undefined;
    /** Used instead of the global `fetch`. */
    fetch?: ((request: Request) => Promise<Response>) | undefined;
    /**
     * Time limit in milliseconds of a call without an answer or a transfer without progress. 0: none.
     * Default: 30000.
     */
    timeoutMs?: number | undefined;
    /**
     * For servers: the user's refresh token, from `session.refreshToken` of an earlier client.
     */
    refreshToken?: string | undefined;
}
/** Options of every call. */
export interface CallOptions {
    /** Aborts the call, which then fails with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Milliseconds, instead of the client's own `timeoutMs`. */
    timeoutMs?: number | undefined;
}
/** Options of `waitForRequest`. */
export interface WaitOptions extends CallOptions, Watching {
}
/** An answer with the address of the request that was accepted. */
export interface Located {
    /** Path of the accepted request, for `waitForRequest`. */
    location: string;
}
/** Options of calls that send or receive a file. */
export interface TransferOptions extends CallOptions {
    /** Called repeatedly during the transfer. */
    onProgress?: OnProgress | undefined;
}
/** The query of an operation. Parameters without a value are not sent. */
export type Query<Declared> = {
    [Name in keyof Declared]: Declared[Name] | (Partial<Pick<Declared, Name>> extends Pick<Declared, Name> ? undefined : never);
};
/** The filters of a list and the `limit` of its pages; `after` is the client's own. */
export type Filters<Declared> = Omit<Query<Declared>, 'after'>;
/** An operation, as the runtime uses it. */
export interface OperationRoute {
    readonly method: string;
    readonly path: string;
    /** Whether an access token authenticates the call. */
    readonly bearer: boolean;
    /** The header of a key that may authenticate it instead. */
    readonly key?: string;
    readonly transfer?: 'download' | 'upload';
    /** The iterator over the pages of a list, and the property of a page that has its entries. */
    readonly list?: {
        readonly name: string;
        readonly entries: string;
    };
}
/**
 * The functions of the generated interface, one for each operation, and their session.
 */
export declare const createRuntime: (routes: Readonly<Record<string, OperationRoute>>, { baseUrl, fetch: ownFetch, timeoutMs: clientTimeoutMs, refreshToken, }: ClientOptions) => {
    session: Session;
} & Record<string, unknown>;
