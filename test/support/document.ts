import document from '../../generated/client/openapi.json' with { type: 'json' }
import type { OperationId } from '../../generated/operations.ts'
import { type Route, routes } from '../../generated/routes.ts'

/** The node with every local `$ref` replaced by its target. */
export const resolve = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(resolve)
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string') {
    let target: unknown = document
    for (const part of node.$ref.slice(2).split('/'))
      target = (target as Record<string, unknown>)[part]
    return resolve(target)
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
}

interface Examples {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** The part of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  examples?: unknown[]
}

interface Media extends Examples {
  schema: Schema
}

export interface Parameter extends Examples {
  name: string
  in: 'path' | 'header' | 'query' | 'cookie'
  required?: boolean
  schema: Schema
}

export interface DeclaredResponse {
  content?: Record<string, Media>
  headers?: Record<string, Examples & { required?: boolean; schema: Schema }>
}

interface Declared {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, DeclaredResponse>
}

export interface DocumentedOperation extends Route {
  id: OperationId
  /** The operation as the document declares it, without references. */
  declared: Declared
}

/** The operations of the document, in its order. */
export const documentedOperations: DocumentedOperation[] = Object.entries<Route>(routes).map(
  ([id, route]) => {
    const item = (document.paths as Record<string, Record<string, unknown>>)[route.path]
    return {
      ...route,
      id: id as OperationId,
      declared: resolve(item?.[route.method.toLowerCase()]) as Declared,
    }
  },
)

export const operationOf = (id: string): DocumentedOperation =>
  documentedOperations.find((operation) => operation.id === id)!

/** The examples of a body, parameter or header by name; a single one has the name `example`. */
export const examplesOf = ({
  example,
  examples = {},
}: Examples): [name: string, value: unknown][] => [
  ...(example === undefined ? [] : [['example', example] satisfies [string, unknown]]),
  ...Object.entries(examples).map(([name, { value }]): [string, unknown] => [name, value]),
]

/** Whether the operation takes or gives a file. */
export const movesFiles = ({ declared }: DocumentedOperation): boolean =>
  JSON.stringify([declared.requestBody, declared.responses['200']]).includes('"binary"')

export interface ExampleRequest {
  /** The name of the body's example. */
  name: string
  url: string
  headers: Record<string, string>
  body?: unknown
}

/** The form of an upload as one text, with its content type. */
const formOf = (example: unknown): Pick<ExampleRequest, 'headers' | 'body'> => {
  const { file } = example as { file: string }
  const disposition = 'form-data; name="file"; filename="dump.sql"'
  const body = `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${file}\r\n--x--\r\n`
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }
}

/** Headers for particular examples of a body; all other examples are sent without them. */
const headersFor = (name: string): Record<string, string> =>
  name.startsWith('defectDojo')
    ? { 'X-DefectDojo-Event': name === 'defectDojoPing' ? 'ping' : 'finding_added' }
    : {}

/**
 * The requests that the document shows, one for each example of the body.
 * @param path parameters of the path, instead of their examples
 */
export const exampleRequests = (
  { declared, path: template }: DocumentedOperation,
  path: unknown = {},
): ExampleRequest[] => {
  const given = path as Record<string, string | number>
  const headers: Record<string, string> = {}
  let url = template
  const query = new URLSearchParams()
  for (const { name, in: place, example } of declared.parameters ?? []) {
    if (place === 'path')
      url = url.replace(`{${name}}`, encodeURIComponent(String(given[name] ?? example)))
    if (example === undefined) continue
    if (place === 'header') headers[name] = String(example)
    if (place === 'query') query.append(name, String(example))
  }
  if (query.size > 0) url += `?${query}`
  const { 'application/json': json = {}, 'multipart/form-data': form } =
    declared.requestBody?.content ?? {}
  if (form) return [{ name: '', url, ...formOf(form.example) }]
  const bodies = examplesOf(json)
  if (bodies.length === 0) return [{ name: '', url, headers }]
  return bodies.map(([name, body]) => ({
    name,
    url,
    headers: { ...headers, ...headersFor(name) },
    body,
  }))
}
