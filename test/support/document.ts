import document from '../../generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../../generated/operations.ts'
import { type Route, routes } from '../../generated/routes.ts'
import { resolve } from './contract.ts'

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

interface Parameter extends Examples {
  name: string
  in: 'path' | 'header' | 'query' | 'cookie'
  required?: boolean
  schema: Schema
}

interface Declared {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<
    string,
    { content?: Record<string, Media>; headers?: Record<string, Examples & { schema: Schema }> }
  >
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
