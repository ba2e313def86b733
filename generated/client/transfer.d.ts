// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { type Deadline } from './deadline.js';
/** Progress of a transfer. */
export interface Progress {
    /** Bytes so far. */
    loaded: number;
    /** All bytes, if known in advance. */
    total: number | undefined;
}
export type OnProgress = (progress: Progress) => void;
/** A file from the service. Read it once, as a blob or as a stream. */
export interface Download {
    /** The file name that the service proposes. */
    readonly fileName: string;
    /** The media type, for example `application/pdf`. */
    readonly contentType: string;
    /** The bytes as they arrive. It fails if the file breaks off. */
    readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
    /** The whole file. */
    blob(): Promise<Blob>;
}
/** The answer of an operation that sends a file. */
export declare const readDownload: (body: ReadableStream<Uint8Array<ArrayBuffer>>, headers: Headers, deadline: Deadline, onProgress?: OnProgress) => Download;
/** The form of an upload, and the bytes of its files. */
export declare const uploadForm: (body: object) => {
    form: FormData;
    size: number;
};
/** Whether an upload uses XMLHttpRequest: in browsers, without the application's own `fetch`. */
export declare const canTellProgress: (fetch: unknown) => boolean;
/**
 * Sends a form and reports how many of its files' `size` bytes have left. The time limit ends with
 * the last byte: the service may take minutes to process a large file. The application's own
 * `fetch` in a browser reports no progress and has no time limit.
 */
export declare const upload: (request: Request, { form, size }: {
    form: FormData;
    size: number;
}, deadline: Deadline, onProgress: OnProgress | undefined, fetch: ((request: Request) => Promise<Response>) | undefined) => Promise<Response>;
