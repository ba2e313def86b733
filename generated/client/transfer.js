// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { unlessAborted } from "./deadline.js";
import { ConnectionError } from "./errors.js";
import { notify } from "./notify.js";
/** Reads the body; the deadline limits each wait for more bytes. */
const watch = (body, deadline, total, onProgress) => {
    const reader = body.getReader();
    let loaded = 0;
    return new ReadableStream({
        async pull(controller) {
            deadline.extend();
            try {
                const { done, value } = await unlessAborted(reader.read(), deadline.signal);
                deadline.pause();
                if (done) {
                    deadline.release();
                    controller.close();
                    return;
                }
                loaded += value.byteLength;
                controller.enqueue(value);
                notify(onProgress, { loaded, total });
            }
            catch (error) {
                deadline.release();
                reader.cancel(error).catch(() => undefined);
                throw deadline.explain(error, 'the file broke off');
            }
        },
        cancel(reason) {
            deadline.release();
            return reader.cancel(reason);
        },
    });
};
/** The answer of an operation that sends a file. */
export const readDownload = (body, headers, deadline, onProgress) => {
    const length = headers.get('content-length');
    const contentType = headers.get('content-type') ?? 'application/octet-stream';
    const stream = watch(body, deadline, length === null ? undefined : Number(length), onProgress);
    return {
        fileName: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download',
        contentType,
        stream,
        async blob() {
            const chunks = [];
            const reader = stream.getReader();
            for (let part = await reader.read(); !part.done; part = await reader.read())
                chunks.push(part.value);
            return new Blob(chunks, { type: contentType });
        },
    };
};
/** The form of an upload, and the bytes of its files. */
export const uploadForm = (body) => {
    const form = new FormData();
    let size = 0;
    for (const [name, value] of Object.entries(body)) {
        form.append(name, value);
        if (value instanceof Blob)
            size += value.size;
    }
    return { form, size };
};
const readHeaders = (text) => {
    const headers = new Headers();
    for (const line of text.trim().split(/[\r\n]+/)) {
        const colon = line.indexOf(':');
        if (colon > 0)
            headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    return headers;
};
/** Whether an upload uses XMLHttpRequest: in browsers, without the application's own `fetch`. */
export const canTellProgress = (fetch) => typeof XMLHttpRequest !== 'undefined' && !fetch;
/** Browsers report the progress of an upload to XMLHttpRequest only. */
const uploadByXhr = async (request, form, deadline, onLoaded) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    await new Promise((resolve, reject) => {
        xhr.open(request.method, request.url);
        xhr.withCredentials = true;
        for (const [name, value] of request.headers)
            if (name !== 'content-type')
                xhr.setRequestHeader(name, value);
        xhr.upload.onprogress = ({ loaded }) => onLoaded(loaded);
        xhr.upload.onload = deadline.pause;
        xhr.onload = () => resolve();
        xhr.onerror = xhr.onabort = () => reject(new ConnectionError('the upload broke off'));
        deadline.signal.addEventListener('abort', abort);
        if (deadline.signal.aborted)
            abort();
        else
            xhr.send(form);
    }).finally(() => deadline.signal.removeEventListener('abort', abort));
    // Not in `onload`: an answer that no Response can hold must reject. 204 admits no body, not ''.
    const { status, responseText } = xhr;
    return new Response(responseText || null, {
        status,
        headers: readHeaders(xhr.getAllResponseHeaders()),
    });
};
/** Outside of browsers, counts the bytes as they leave. */
const countBytes = (request, deadline, onLoaded) => {
    if (!request.body)
        return request;
    let loaded = 0;
    const counted = request.body.pipeThrough(new TransformStream({
        transform(chunk, controller) {
            loaded += chunk.byteLength;
            onLoaded(loaded);
            controller.enqueue(chunk);
        },
        flush: deadline.pause,
    }));
    // Node requires `duplex`, which the types of browsers lack.
    const init = {
        method: request.method,
        headers: request.headers,
        body: counted,
        signal: request.signal,
        duplex: 'half',
    };
    return new Request(request.url, init);
};
/**
 * Sends a form and reports how many of its files' `size` bytes have left. The time limit ends with
 * the last byte: the service may take minutes to process a large file. The application's own
 * `fetch` in a browser reports no progress and has no time limit.
 */
export const upload = (request, { form, size }, deadline, onProgress, fetch) => {
    // The form's delimiters count as well; the progress must not exceed the files' size.
    const onLoaded = (loaded) => {
        deadline.extend();
        notify(onProgress, { loaded: Math.min(loaded, size), total: size });
    };
    if (canTellProgress(fetch))
        return uploadByXhr(request, form, deadline, onLoaded);
    const send = fetch ?? globalThis.fetch;
    if (typeof XMLHttpRequest === 'undefined')
        return send(countBytes(request, deadline, onLoaded));
    deadline.pause();
    return send(request);
};
