// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { BmiClass } from './describe.js';
import { ApiError } from './errors.js';
import type { components } from './schema.js';
type Schemas = components['schemas'];
type Weight = Schemas['WeightBatch']['weights'][number];
/** The weights of a class, in kilograms: from `from`, below `to`. */
export interface BmiBand {
    class: BmiClass;
    from: number;
    to: number;
}
/**
 * The weights of each class of adults, the lightest first.
 * @param height in metres
 */
export declare const bmiBands: (height: number) => BmiBand[];
/**
 * Weights of one call, with the service's answer or its refusal. `start` is the index of the first
 * of them in the whole list, `index` that of the refused one where the refusal names one; both
 * count from 0. The answer counts from 0 within the portion.
 */
export type Portion = {
    weights: Weight[];
    start: number;
} & ({
    answer: Schemas['WeightBatchResponse'];
    error?: undefined;
    index?: undefined;
} | {
    answer?: undefined;
    error: ApiError;
    index: number | undefined;
});
export interface PortionOptions {
    /** Asks what would happen to the weights, without recording any. */
    check?: boolean | undefined;
    signal?: AbortSignal | undefined;
    /** Milliseconds of each call. */
    timeoutMs?: number | undefined;
}
/**
 * Records any number of weights in their order, in calls of the largest size. A refused portion
 * records nothing, and the next one follows.
 * @throws the errors of `recordWeights` except a refusal (400)
 */
export declare function recordPortions(client: {
    recordWeights(input: {
        body: Schemas['WeightBatch'];
    } & Omit<PortionOptions, 'check'>): Promise<Schemas['WeightBatchResponse']>;
}, all: readonly Weight[], { check, ...options }?: PortionOptions): AsyncGenerator<Portion, void, undefined>;
export {};
