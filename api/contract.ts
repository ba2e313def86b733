/**
 * Reads the OpenAPI document and refuses operations that the generated code cannot support. The
 * linters of `make generate` check the rest: names, references, security schemes.
 */

/** A part of the document. */
// biome-ignore lint/suspicious/noExplicitAny: the linters check the form, not the compiler
export type Node = any

export interface Operation {
  id: string
  method: string
  /** Path template of the document, e.g. `/api/admin/users/{target_user_id}/role`. */
  path: string
  summary: string
  /**
   * One entry for each alternative: a scheme, and the roles and permissions that it requires.
   * Empty: public.
   */
  security: { scheme: string; rights: string[] }[]
  statuses: number[]
  /** The media type of a success that is not JSON. */
  file: string | null
  /** The codes of each error status, as `X-Error-Code` declares them. */
  errors: Record<string, string[]>
  /** The parameters of path and query: HTTP delivers all of them as text. */
  parameters: Parameter[]
  /** Whether a parameter that it does not know is a 400, which it declares. */
  refusesUnknown: boolean
  body: {
    required: boolean
    mediaTypes: string[]
    emptyBodyError: string | null
    /** Requests with this header are refused only for a body of more bytes. */
    neverRefusedWith: { header: string; bytes: number } | null
    /** The list in the body whose entries the handler checks instead of the schema. */
    listLeftToHandler: string | null
    /** The largest JSON body; null if the body is not JSON. */
    bytes: number | null
  } | null
  /** Of an operation with a bound for each account and for the process. */
  heavy: {
    kind: string
    /** A body of at most so many bytes is read without a slot. */
    smallBytes: number
  } | null
  /** Whether the operation ends sessions or keys, and so has slots of its own. */
  endsAccess: boolean
}

interface Parameter {
  in: 'path' | 'query'
  name: string
  type: 'integer' | 'boolean' | 'string'
  hasDefault: boolean
}

export class ContractError extends Error {
  override name = 'ContractError'
}

/** The largest JSON body, in bytes, unless an operation says otherwise. */
const usualBytes = 16_384

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']
const errorReference = /^#\/components\/responses\/\w+$/
const errorSchema = '#/components/schemas/ErrorResponse'

/** Follows a local `$ref`, the only kind in the document. */
export const resolve = (document: Node, node: Node): Node => {
  if (typeof node?.$ref !== 'string') return node ?? {}
  const path: string[] = node.$ref.replace(/^#\//, '').split('/')
  return resolve(
    document,
    path.reduce((parent, part) => parent?.[part], document),
  )
}

/** Puts the name of a part of the document before the errors of an action. */
const within = <T>(name: string, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    if (error instanceof ContractError) error.message = `${name}: ${error.message}`
    throw error
  }
}

const readSecurity = (declared: Node): Operation['security'] => {
  if (!declared) throw new ContractError('no security is declared (public is `security: []`)')
  return declared.map((requirement: Record<string, string[]>) => {
    const [[scheme, rights] = ['', []], ...others] = Object.entries(requirement)
    if (scheme === '' || others.length > 0) {
      throw new ContractError(
        'each security alternative names exactly one scheme (an empty one would be public)',
      )
    }
    return { scheme, rights }
  })
}

/** The codes of an error. @throws ContractError unless the error has the common form */
const readError = (document: Node, response: Node, known: ReadonlySet<string>): string[] => {
  if (!errorReference.test(response.$ref))
    throw new ContractError('errors are declared by reference to a shared response')
  const { content = {}, headers = {} } = resolve(document, response)
  const isCommon = content['application/json']?.schema.$ref === errorSchema
  if (!isCommon || Object.keys(content).length !== 1)
    throw new ContractError('the body of an error is ErrorResponse as application/json')
  const { required, schema } = resolve(document, headers['X-Error-Code'])
  const codes: string[] = (required && schema?.enum) || []
  if (codes.length === 0)
    throw new ContractError('an error declares the values of its required header X-Error-Code')
  const unknown = codes.find((code) => !known.has(code))
  if (unknown !== undefined) throw new ContractError(`the text catalogue has no error ${unknown}`)
  return codes
}

const readResponses = (document: Node, responses: Node, known: ReadonlySet<string>) => {
  const errors: Operation['errors'] = {}
  for (const [status, response] of Object.entries(responses ?? {})) {
    if (!/^[2-5]\d\d$/.test(status)) throw new ContractError(`${status} is not a single status`)
    if (Number(status) >= 400)
      errors[status] = within(status, () => readError(document, response, known))
  }
  const [file] = Object.keys(responses?.[200]?.content ?? {})
  return {
    statuses: Object.keys(responses ?? {}).map(Number),
    file: file === undefined || file === 'application/json' ? null : file,
    errors,
    refusesUnknown: errors[400]?.includes('parameter_unknown') ?? false,
  }
}

const readBody = (document: Node, operation: Node): Operation['body'] => {
  if (operation.requestBody === undefined) return null
  const { required = false, content = {} } = resolve(document, operation.requestBody)
  const mediaTypes = Object.keys(content)
  const { header, bytes } = operation['x-never-refused-with'] ?? {}
  return {
    required,
    mediaTypes,
    emptyBodyError: operation['x-empty-body-error'] ?? null,
    neverRefusedWith: header === undefined ? null : { header: header.toLowerCase(), bytes },
    listLeftToHandler: operation['x-list-left-to-handler'] ?? null,
    bytes: mediaTypes.includes('application/json')
      ? (operation['x-body-bytes'] ?? usualBytes)
      : null,
  }
}

const readHeavy = ({ 'x-heavy': declared }: Node): Operation['heavy'] =>
  declared === undefined ? null : { kind: declared.kind, smallBytes: declared.smallBytes ?? 0 }

/** The parameters of an operation in a place, for example `path`. */
export const parametersIn = (document: Node, place: string, { parameters = [] }: Node): Node[] =>
  parameters
    .map((parameter: Node) => resolve(document, parameter))
    .filter((parameter: Node) => parameter.in === place)

const readParameters = (document: Node, operation: Node): Parameter[] =>
  (['path', 'query'] as const).flatMap((place) =>
    parametersIn(document, place, operation).map(({ name, schema }: Node) => {
      const { type, default: fallback } = resolve(document, schema)
      if (!['integer', 'boolean', 'string'].includes(type))
        throw new ContractError(`the parameter ${name} is neither integer nor boolean nor string`)
      return { in: place, name, type, hasDefault: fallback !== undefined }
    }),
  )

/**
 * The operations of the document, in its order.
 * @param known the keys of the error texts
 * @throws ContractError for an operation without operationId or explicit security, for errors that
 * are not shared responses or have an unknown code, for parameters at path level (the binding
 * library drops them) and for parameters of other types than integer, boolean and string
 */
export const readOperations = (document: Node, known: ReadonlySet<string>): Operation[] => {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries<Node>(document.paths ?? {})) {
    if (item.parameters)
      throw new ContractError(`${path}: parameters belong to each operation, not to the path`)
    for (const method of methods.filter((name) => name in item)) {
      const operation = item[method]
      const { operationId: id = '', summary = '' } = operation
      if (!/^[a-z]\w*$/.test(id))
        throw new ContractError(`${method.toUpperCase()} ${path} has no usable operationId`)
      const read = () => ({
        id,
        method: method.toUpperCase(),
        path,
        summary,
        security: readSecurity(operation.security),
        ...readResponses(document, operation.responses, known),
        parameters: readParameters(document, operation),
        body: readBody(document, operation),
        heavy: readHeavy(operation),
        endsAccess: operation['x-ends-access'] === true,
      })
      operations.push(within(id, read))
    }
  }
  return operations
}
