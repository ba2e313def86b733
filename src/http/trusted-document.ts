import { Validator } from '@seriousme/openapi-schema-validator'

/**
 * The binding library holds the document against OpenAPI's own schema at every start, and has no option for that: it
 * compiles that schema, for a fifth of the start, to find out what the contract's lint has found out before. From here on
 * only references are followed.
 */
export const trustDocument = (): void => void Object.assign(Validator.prototype, { getAjvValidator: () => () => true })
