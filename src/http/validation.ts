import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

/** Keywords of OpenAPI that say nothing about validity. */
const annotations = [
  'example',
  'xml',
  'externalDocs',
  'discriminator',
  'style',
  'explode',
  'x-extensible-enum',
  'x-keys-of',
]

/**
 * JSON Schema as OpenAPI 3.1 means it. `coerce` where HTTP delivers text (path, query, headers) and nothing else: the
 * types of a JSON body are judged as sent. Nothing is removed; what the contract does not know is ignored by handlers.
 * @param judgeSchemas whether schemas are held against JSON Schema's own before they are compiled
 */
export const createAjv = (coerce: boolean, judgeSchemas = true): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    coerceTypes: coerce ? 'array' : false,
    removeAdditional: false,
    validateSchema: judgeSchemas,
  })
  formats.default(ajv)
  for (const name of ['binary', 'password']) ajv.addFormat(name, true)
  ajv.addVocabulary(annotations)
  return ajv
}

export const addValidation = (app: FastifyInstance): void => {
  // The contract's lint and the tests judge its schemas; doing it again would take a tenth of every start.
  const forBody = createAjv(false, false)
  const forText = createAjv(true, false)
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? forBody : forText).compile(schema as object),
  )
}
