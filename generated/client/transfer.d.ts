// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { type Deadline } from './deadline.js';
/** How far a transfer has come. */
export interface Progress {
    /** Bytes so far. */
    loaded: number;
    /** Bytes in all, when they are known beforehand. */
    total: number | undefined;
}
export type OnProgress = (progress: Progress) => void;
/** A file that the service sends. Read it once: as a blob, or piece by piece. */
export interface Download {
    /** The name that the service gives the file. */
    readonly fileName: string;
    /** The media type, for example `application/pdf`. */
    readonly contentType: string;
    /** The bytes as they arrive. It fails when the file breaks off. */
    readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
    /** The whole file. */
    blob(): Promise<Blob>;
}
/** The answer of an operation that sends a file. */
export declare const readDownload: (body: ReadableStream<Uint8Array<ArrayBuffer>>, headers: Headers, deadline: Deadline, onProgress?: OnProgress) => Download;
/** The form of an upload, and how many bytes its files have. */
export declare const uploadForm: (body: object) => {
    form: FormData;
    size: number;
};
/** Whether XMLHttpRequest can be used; a `fetch` of the application's own is used as it is. */
export declare const canTellProgress: (fetch: unknown) => boolean;
/**
 * Sends a form and tells how many of its files' `size` bytes have left. Once all have, there is
 * nothing to see of the service's work, and no time limit: reading a large file in may take
 * minutes. A `fetch` of the application's own in a browser is used as it is: then there is no
 * progress, and no time limit, to tell.
 */
export declare const upload: (request: Request, { form, size }: {
    form: FormData;
    size: number;
}, deadline: Deadline, onProgress: OnProgress | undefined, fetch: ((request: Request) => Promise<Response>) | undefined) => Promise<Response>;
