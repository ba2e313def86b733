// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { components } from './schema.js';
interface Abortable {
    signal?: AbortSignal | undefined;
}
type WstgRequest = components['schemas']['WstgRequest'];
/**
 * The entries of a list in its order. A page is read when its first entry is asked for.
 * @param name the property of the pages that has their entries
 */
export declare function entriesOf(name: string, readPage: (after: unknown) => Promise<unknown>): AsyncGenerator<unknown, void, undefined>;
/**
 * Reads a request until it has ended: no attempt at it follows by itself. A service that is busy is
 * asked again.
 * @param location address or path of the request
 * @throws TypeError if it is none
 */
export declare const followRequest: (location: string, options: Abortable, read: (id: number) => Promise<unknown>) => Promise<WstgRequest>;
export {};
