// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { ApiError } from "./errors.js";
import { bmiBounds, weightsPerCall } from './texts.js';
/**
 * The weights of each class of adults, the lightest first.
 * @param height in metres
 */
export const bmiBands = (height) => bmiBounds.map(([bmiClass, bound], index) => ({
    class: bmiClass,
    from: (bmiBounds[index - 1]?.[1] ?? 0) * height ** 2,
    to: bound * height ** 2,
}));
/**
 * Records any number of weights in their order, in calls of the largest size. A refused portion
 * records nothing, and the next one follows.
 * @throws the errors of `recordWeights` except a refusal (400)
 */
export async function* recordPortions(client, all, { check = false, ...options } = {}) {
    for (let start = 0; start < all.length; start += weightsPerCall) {
        const weights = all.slice(start, start + weightsPerCall);
        try {
            const answer = await client.recordWeights({ body: { weights, check }, ...options });
            yield { weights, start, answer };
        }
        catch (error) {
            if (!(error instanceof ApiError && error.status === 400))
                throw error;
            const { index } = error.parameters;
            yield { weights, start, error, index: index === undefined ? index : start + Number(index) };
        }
    }
}
