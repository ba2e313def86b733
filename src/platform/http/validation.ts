import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/** JSON Schema of OpenAPI 3.1. Unknown properties are accepted, and ignored by the handlers. */
export const createAjv = (options: Options = {}): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    ...options,
  })
  formats.default(ajv)
  for (const name of ['binary', 'password']) ajv.addFormat(name, true)
  // Annotations that validation ignores.
  ajv.addVocabulary(['example', 'x-enum-varnames', 'x-extensible-enum', 'x-keys-of'])
  return ajv
}

/** Whether a body has a list of objects. */
const hasEntries = (schema: unknown): boolean =>
  Object.values(Object(schema).properties ?? {}).some((it) => Object(it).items?.properties)

export const addValidation = (app: FastifyInstance): void => {
  // The lint and the tests check the schemas; checking them here takes a tenth of a start.
  const forBody = createAjv({ validateSchema: false, allErrors: true })
  // A long list would have an error for each of its entries.
  const forEntries = createAjv({ validateSchema: false })
  // Path, query and headers arrive as text and have defaults; bodies are checked as sent.
  const forText = createAjv({ validateSchema: false, coerceTypes: true, useDefaults: true })
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? (hasEntries(schema) ? forEntries : forBody) : forText
    return ajv.compile(schema as object)
  })
}
