import document from '../../generated/openapi.json' with { type: 'json' }
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
