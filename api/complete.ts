/**
 * Adds to each operation of the document the errors that follow from its security, its method, its
 * parameters and its body. The author declares the errors of the operation alone.
 */
import { ContractError, type Node, parametersIn, resolve } from './contract.ts'

interface Common {
  /** The shared response of an operation that has none of its own for this status. */
  name: string
  /** Added to the codes of an operation's own response; by default those of the shared one. */
  codes?: string[]
}

const codesOf = (response: Node): string[] => response?.headers?.['X-Error-Code']?.schema?.enum

/** Whether the schema, or one inside it, requires a property. */
const requiresProperty = (document: Node, node: Node): boolean => {
  const schema = resolve(document, node)
  return schema.required !== undefined || requiresInner(document, schema)
}
const requiresInner = (document: Node, { properties = {}, items }: Node): boolean =>
  [...Object.values<Node>(properties), ...(items ? [items] : [])].some((inner) =>
    requiresProperty(document, inner),
  )

/** The refusals of a request before its handler runs; see `src/platform/http/bind.ts`. */
const refusals = (document: Node, operation: Node): Common => {
  const parameters = [
    ...parametersIn(document, 'path', operation),
    ...parametersIn(document, 'query', operation),
  ]
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [media] = Object.values<Node>(body?.content ?? {})
  const isJson = body?.content['application/json'] !== undefined
  const emptyBody = body?.required && (operation['x-empty-body-error'] ?? 'body_required')
  const isFieldRequired =
    parameters.some(({ in: place, required }) => place === 'query' && required) ||
    (media !== undefined && requiresProperty(document, media.schema))
  const codes = [
    isFieldRequired && 'missing_field',
    (isJson || parameters.length > 0) && 'invalid_field',
    emptyBody,
    isJson && 'malformed_json',
    'invalid_text',
    'invalid_request',
  ].filter((code) => typeof code === 'string')
  if (body) return { name: 'BodyRefused', codes }
  return { name: parameters.length > 0 ? 'ParametersRefused' : 'BadRequest', codes }
}

/** The errors that every operation of this form can answer with, by status. */
const commonErrors = (document: Node, method: string, operation: Node): Record<string, Common> => {
  const requirements = (operation.security ?? []) as Record<string, string[]>[]
  const asks = (scheme: string) =>
    requirements.some((schemes) => (schemes[scheme]?.length ?? 0) > 0)
  const refusedRoles =
    asks('bearerAuth') && (asks('programKey') ? 'ChecklistForbidden' : 'Forbidden')
  const forbidden = refusedRoles || (asks('programKey') && 'PermissionMissing')
  const isBearer = requirements.some((schemes) => 'bearerAuth' in schemes)
  const readsBody = ['post', 'put', 'patch'].includes(method)
  const isUpload = operation.requestBody?.content?.['multipart/form-data'] !== undefined
  return {
    400: refusals(document, operation),
    ...(isBearer && { 401: { name: 'Unauthorized' } }),
    ...(forbidden && { 403: { name: forbidden } }),
    405: { name: 'MethodNotAllowed' },
    ...(readsBody && { 408: { name: 'RequestTimeout' } }),
    ...(readsBody &&
      !isUpload && { 413: { name: 'PayloadTooLarge' }, 415: { name: 'UnsupportedMediaType' } }),
    431: { name: 'HeadersTooLarge' },
    500: { name: 'InternalError' },
    503: {
      name: operation['x-without-outage']
        ? 'Busy'
        : method === 'get'
          ? 'Unavailable'
          : 'WriteUnavailable',
    },
  }
}

/**
 * Completes the document in place. `x-without-outage`, for operations without a dependency, is left
 * out.
 * @throws ContractError for a shared response whose operations would need different codes
 */
export const complete = (document: Node): void => {
  const { responses: shared } = document.components
  const own = new Map(
    Object.entries<Node>(shared).map(([name, response]) => [name, codesOf(response) ?? []]),
  )
  const completed = new Map<string, { codes: string[]; id: string }>()
  for (const item of Object.values<Node>(document.paths)) {
    for (const [method, operation] of Object.entries<Node>(item)) {
      for (const [status, common] of Object.entries(commonErrors(document, method, operation))) {
        const commonReference = `#/components/responses/${common.name}`
        operation.responses[status] ??= { $ref: commonReference }
        const name = operation.responses[status].$ref?.split('/').at(-1)
        // An error that is not a shared response is refused later.
        if (name === common.name || !own.has(name)) continue
        const codes = [...new Set([...own.get(name)!, ...(common.codes ?? own.get(common.name)!)])]
        const before = completed.get(name)
        if (before && String(before.codes) !== String(codes))
          throw new ContractError(
            `${operation.operationId}: ${name} has other codes for ${before.id}, which takes ` +
              'other parameters or another body: declare a second response',
          )
        completed.set(name, { codes, id: operation.operationId })
        shared[name].headers['X-Error-Code'].schema.enum = codes
        if (codes.some((code) => code === 'missing_field' || code === 'invalid_field'))
          shared[name].headers['X-Error-Parameters'] ??= {
            $ref: '#/components/headers/ErrorParameters',
          }
      }
      delete operation['x-without-outage']
    }
  }
}
