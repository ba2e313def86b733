// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { components } from './schema.js';
type WstgRequest = components['schemas']['WstgRequest'];
interface Abortable {
    signal?: AbortSignal | undefined;
}
export interface Watching extends Abortable {
    /** Called with the request after each look at it, including the last one. */
    onRequest?: ((request: WstgRequest) => void) | undefined;
}
/**
 * The entries of a list in its order. A page is read when its first entry is asked for.
 * @param name the property of the pages that has their entries
 * @throws ConnectionError if a page leads back to an earlier one
 */
export declare function entriesOf(name: string, readPage: (after: unknown) => Promise<unknown>): AsyncGenerator<unknown, void, undefined>;
/** Whether another attempt at the request follows automatically. */
export declare const isPending: ({ state, next_attempt_at: next }: WstgRequest) => boolean;
/**
 * Reads a request until it has ended, when no automatic attempt follows. A service that is busy is
 * asked again.
 * @param location address or path of the request
 * @throws TypeError if it is none
 */
export declare const followRequest: (location: string, options: Watching, read: (id: number) => Promise<unknown>) => Promise<WstgRequest>;
export {};
