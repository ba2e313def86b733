/** Reads the OpenAPI document and refuses operations that the generated code cannot support. */

export interface Operation {
  id: string
  method: string
  /** Path template of the document, e.g. `/api/admin/users/{target_user_id}/role`. */
  path: string
  summary: string
  /** One entry for each alternative: a scheme and the roles that it requires. Empty: public. */
  security: { scheme: string; roles: string[] }[]
  statuses: number[]
  /** The codes of each error status, as `X-Error-Code` declares them. */
  errors: Record<string, string[]>
  /** Names of path parameters that are integers: HTTP delivers them as text. */
  integerParameters: string[]
  body: {
    required: boolean
    mediaTypes: string[]
    emptyBodyError: string | null
    neverRefusedWith: string | null
    /** Null if the body is not JSON. */
    limits: (BodyLimits & { withHeader: ({ name: string } & BodyLimits) | null }) | null
  } | null
}

interface BodyLimits {
  bytes: number
  values: number
}

export class ContractError extends Error {
  override name = 'ContractError'
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

type Keys = ReadonlySet<string>

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const errorReference = /^#\/components\/responses\/\w+$/
const errorSchema = '#/components/schemas/ErrorResponse'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows a local `$ref`, the only kind in the document. */
export const resolve = (document: JsonObject, node: Json | undefined): JsonObject => {
  if (!isObject(node))
    throw new ContractError('the document is not well formed: an object is missing')
  if (typeof node.$ref !== 'string') return node
  let target: Json | undefined = document
  for (const part of node.$ref.replace(/^#\//, '').split('/'))
    target = isObject(target) ? target[part] : undefined
  return resolve(document, target)
}

const readSecurity = (
  id: string,
  declared: Json | undefined,
  schemes: JsonObject,
): Operation['security'] => {
  if (!Array.isArray(declared))
    throw new ContractError(`${id} does not declare its security (public is \`security: []\`)`)
  return declared.map((requirement) => {
    const names = isObject(requirement) ? Object.entries(requirement) : []
    const [entry] = names
    if (names.length !== 1 || !entry) {
      throw new ContractError(
        `${id}: each security alternative names exactly one scheme (an empty one would be public)`,
      )
    }
    const [scheme, roles] = entry
    if (!(scheme in schemes))
      throw new ContractError(`${id} names the unknown security scheme ${scheme}`)
    return { scheme, roles: Array.isArray(roles) ? roles.map(String) : [] }
  })
}

/**
 * The codes of an error.
 * @throws ContractError unless the error has the common form
 */
const readError = (
  document: JsonObject,
  id: string,
  status: string,
  response: Json | undefined,
  known: Keys,
) => {
  const reference = isObject(response) ? response.$ref : undefined
  if (typeof reference !== 'string' || !errorReference.test(reference)) {
    throw new ContractError(
      `${id} ${status}: errors are declared by reference to a shared response`,
    )
  }
  const { content, headers } = resolve(document, response)
  const json = isObject(content) ? content['application/json'] : undefined
  const schema = isObject(json) ? json.schema : undefined
  if (
    !isObject(content) ||
    Object.keys(content).length !== 1 ||
    !isObject(schema) ||
    schema.$ref !== errorSchema
  ) {
    throw new ContractError(
      `${id} ${status}: the body of an error is ErrorResponse as application/json`,
    )
  }
  const header = isObject(headers) ? headers['X-Error-Code'] : undefined
  const declared = isObject(header) && isObject(header.schema) ? header : undefined
  const codes = declared && isObject(declared.schema) ? declared.schema.enum : undefined
  if (declared?.required !== true || !Array.isArray(codes) || codes.length === 0) {
    throw new ContractError(
      `${id} ${status}: an error declares the values of its required header X-Error-Code`,
    )
  }
  const unknown = codes.find((code) => typeof code !== 'string' || !known.has(code))
  if (unknown !== undefined)
    throw new ContractError(`${id} ${status}: the text catalogue has no error ${unknown}`)
  return codes.map(String)
}

const readResponses = (
  document: JsonObject,
  id: string,
  responses: Json | undefined,
  known: Keys,
) => {
  const errors: Operation['errors'] = {}
  const entries = Object.entries(isObject(responses) ? responses : {})
  for (const [status, response] of entries) {
    if (!/^[2-5]\d\d$/.test(status))
      throw new ContractError(`${id}: ${status} is not a single status`)
    if (Number(status) >= 400) errors[status] = readError(document, id, status, response, known)
  }
  if (!entries.some(([status]) => Number(status) < 400))
    throw new ContractError(`${id} declares no success`)
  return { statuses: entries.map(([status]) => Number(status)), errors }
}

const readLimits = (id: string, declared: Json | undefined): BodyLimits => {
  const { bytes, values } = isObject(declared) ? declared : {}
  if (typeof bytes !== 'number' || typeof values !== 'number') {
    throw new ContractError(`${id}: x-body-limits of a JSON body names \`bytes\` and \`values\``)
  }
  return { bytes, values }
}

const readBodyLimits = (id: string, declared: Json | undefined) => {
  const limits = readLimits(id, declared)
  const marked = isObject(declared) ? declared.withHeader : undefined
  if (!isObject(marked)) return { ...limits, withHeader: null }
  return {
    ...limits,
    withHeader: { name: String(marked.name).toLowerCase(), ...readLimits(id, marked) },
  }
}

const readBody = (document: JsonObject, id: string, operation: JsonObject): Operation['body'] => {
  if (operation.requestBody === undefined) return null
  const body = resolve(document, operation.requestBody)
  const mediaTypes = Object.keys(isObject(body.content) ? body.content : {})
  if (mediaTypes.length === 0)
    throw new ContractError(`${id}: the request body declares no content`)
  const { 'x-empty-body-error': emptyBodyError, 'x-never-refused-with': header } = operation
  return {
    required: body.required === true,
    mediaTypes,
    emptyBodyError: typeof emptyBodyError === 'string' ? emptyBodyError : null,
    neverRefusedWith: typeof header === 'string' ? header.toLowerCase() : null,
    limits: mediaTypes.includes('application/json')
      ? readBodyLimits(id, operation['x-body-limits'])
      : null,
  }
}

const readIntegerParameters = (document: JsonObject, operation: JsonObject): string[] =>
  (Array.isArray(operation.parameters) ? operation.parameters : [])
    .map((parameter) => resolve(document, parameter))
    .filter(
      (parameter) =>
        parameter.in === 'path' && resolve(document, parameter.schema).type === 'integer',
    )
    .map((parameter) => String(parameter.name))

/**
 * The operations of the document, in its order.
 * @param known the keys of the error texts
 * @throws ContractError for an operation without operationId or explicit security, for errors that
 * are not shared responses or have an unknown code, for parameters at path level (the binding
 * library drops them), and for two operations with one name
 */
export const readOperations = (document: JsonObject, known: Keys): Operation[] => {
  const components = resolve(document, document.components)
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(resolve(document, document.paths))) {
    if (!isObject(item)) continue
    if (item.parameters)
      throw new ContractError(`${path}: parameters belong to each operation, not to the path`)
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const id = operation.operationId
      if (typeof id !== 'string' || !/^[a-z]\w*$/.test(id)) {
        throw new ContractError(`${method.toUpperCase()} ${path} has no usable operationId`)
      }
      if (operations.some((other) => other.id === id))
        throw new ContractError(`two operations are called ${id}`)
      operations.push({
        id,
        method: method.toUpperCase(),
        path,
        summary: typeof operation.summary === 'string' ? operation.summary : '',
        security: readSecurity(id, operation.security, schemes),
        ...readResponses(document, id, operation.responses, known),
        integerParameters: readIntegerParameters(document, operation),
        body: readBody(document, id, operation),
      })
    }
  }
  return operations
}
