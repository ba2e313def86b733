// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { type Session } from './session.js';
import { type OnProgress } from './transfer.js';
export interface ClientOptions {
    /** Where the service is, for example `https://api.example`. By default the origin of the page. */
    baseUrl?: string | undefined;
    /** Used instead of the global `fetch`. */
    fetch?: ((request: Request) => Promise<Response>) | undefined;
    /**
     * Milliseconds until a call without an answer, or a transfer without progress, is given up. 0:
     * never. Default: 30000.
     */
    timeoutMs?: number | undefined;
    /**
     * For servers: the refresh token of the user whom this client calls for, from
     * `session.refreshToken` of an earlier one.
     */
    refreshToken?: string | undefined;
}
/** What every call takes besides its data. */
export interface CallOptions {
    /** Aborts the call, which then fails with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Milliseconds, instead of the client's own `timeoutMs`. */
    timeoutMs?: number | undefined;
}
/** What calls take that send or receive a file. */
export interface TransferOptions extends CallOptions {
    /** Called again and again while the file is on its way. */
    onProgress?: OnProgress | undefined;
}
/** What the runtime has to know of an operation. */
export interface OperationRoute {
    readonly method: string;
    readonly path: string;
    /** Whether an access token authenticates the call. */
    readonly bearer: boolean;
    /** The header with a key that may do so instead. */
    readonly key?: string;
    readonly transfer: 'download' | 'upload' | null;
}
interface CallInput extends TransferOptions {
    path?: object;
    headers?: Readonly<Record<string, unknown>>;
    body?: object;
}
/**
 * Makes the calls of the generated interface: one function for each operation, and the session they
 * share.
 */
export declare const createRuntime: (routes: Readonly<Record<string, OperationRoute>>, { baseUrl, fetch: ownFetch, timeoutMs: clientTimeoutMs, refreshToken, }: ClientOptions) => {
    session: Session;
} & Record<string, (input?: CallInput) => Promise<unknown>>;
export {};
