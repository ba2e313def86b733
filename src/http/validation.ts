import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/** Keywords of OpenAPI that say nothing about validity. */
const annotations = ['example', 'xml', 'externalDocs', 'discriminator', 'style', 'explode']

/**
 * JSON Schema as OpenAPI 3.1 means it. `coerce` where HTTP delivers text (path, query, headers) and nothing else: the
 * types of a JSON body are judged as sent. Nothing is removed; what the contract does not know is ignored by handlers.
 */
export const createAjv = (coerce: boolean): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    coerceTypes: coerce ? 'array' : false,
    removeAdditional: false,
  })
  formats.default(ajv)
  for (const name of ['binary', 'password']) ajv.addFormat(name, true)
  ajv.addVocabulary(annotations)
  return ajv
}

export const addValidation = (app: FastifyInstance): void => {
  const forBody = createAjv(false)
  const forText = createAjv(true)
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? forBody : forText).compile(schema as object),
  )
}
