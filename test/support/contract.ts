import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { createAjv } from '../../src/platform/http/validation.ts'
import { catalogues } from '../../src/platform/texts.ts'
import { type DeclaredResponse, documentedOperations } from './document.ts'

const ajv = createAjv()
const operations = documentedOperations.map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

export interface Answer {
  status: number
  headers: IncomingHttpHeaders | OutgoingHttpHeaders
  /** The bytes as sent. */
  body: Buffer
}

const errorBody = ajv.compile({
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: { error: { type: 'string', minLength: 1 } },
})

/** Pages and their files, which are no operations of the document. */
const files = /^\/(app\/.*)?$|^\/api\/(openapi\.json|docs)(\/|$)/
/** Operations whose answers belong to no person. */
const common = /^\/api\/(config|messages)$/

/** The headers of every answer; only pages load files and have other policies and lifetimes. */
const checkHeaders = (exchange: string, path: string, { status, headers }: Answer) => {
  const isFile = status < 400 && files.test(path)
  const isCommon = status < 300 && common.test(path)
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'content-security-policy': isFile
      ? /^default-src 'none'; /
      : /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    'cross-origin-resource-policy': /^(same|cross)-origin$/,
    'referrer-policy': /^no-referrer$/,
    'cache-control': isFile ? /./ : isCommon ? /^public, max-age=300$/ : /^no-store$/,
    'x-api-version': /^\d+\.\d+\.\d+$/,
  }
  for (const [name, value] of Object.entries(expected)) {
    if (!value.test(String(headers[name] ?? '')))
      throw new Error(`${exchange}: the header ${name} is ${headers[name]}`)
  }
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    throw new Error(`${exchange} names its server`)
}

/**
 * Whether the text is that of the key, with any parameters, or of a variant of the key;
 * the place in a list may come before it.
 */
export const isTextOf = (key: string, text: string): boolean => {
  const { errors } = catalogues.es
  const own = text.replace(/^Registro \d+: /, '')
  return Object.entries(errors).some(([name, template]) => {
    const literal = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')
    return name.startsWith(key) && new RegExp(`^${literal}$`, 's').test(own)
  })
}

/**
 * Checks that an error has a code of the catalogue, and one that its operation declares. A text
 * without parameters must be that of the document's example.
 */
const checkErrorCode = (
  exchange: string,
  { headers, body }: Answer,
  declared: DeclaredResponse | undefined,
) => {
  const code = String(headers['x-error-code'])
  const codes = declared
    ? declared.headers?.['X-Error-Code']?.schema?.enum
    : Object.keys(catalogues.es.errors)
  if (!codes?.includes(code))
    throw new Error(`${exchange}: the code ${code} is not one of ${codes?.join(', ')}`)
  const parameters = headers['x-error-parameters']
  if (parameters !== undefined && typeof JSON.parse(String(parameters)) !== 'object') {
    throw new Error(`${exchange}: the parameters are ${parameters}`)
  }
  if (body.length === 0) return
  const { error } = JSON.parse(body.toString('utf8')) as { error: string }
  const example = declared?.content?.['application/json']?.examples?.[code]?.value
  const expected = (example as { error?: string } | undefined)?.error ?? error
  // A parameter that is not sent, such as a database's error.
  const { [code]: template = '' }: Record<string, string> = catalogues.es.errors
  const isFixed = parameters === undefined && !template.includes('{')
  if (!isTextOf(code, error) || (isFixed && error !== expected))
    throw new Error(`${exchange}: the code ${code} has another text than ${error}`)
}

const parseJson = (exchange: string, { headers, body }: Answer): unknown => {
  if (headers['content-type'] !== 'application/json; charset=utf-8') {
    throw new Error(`${exchange}: the content type is ${headers['content-type']}`)
  }
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
}

/** Checks that required headers are present and that declared headers match their schemas. */
const checkDeclaredHeaders = (exchange: string, answer: Answer, declared: DeclaredResponse) => {
  for (const [name, { required, schema = {} }] of Object.entries(declared.headers ?? {})) {
    const values = [answer.headers[name.toLowerCase()]].flat()
    for (const value of values) {
      if (value === undefined) {
        if (required) throw new Error(`${exchange}: the header ${name} is missing`)
      } else if (!ajv.validate(schema, schema.type === 'integer' ? Number(value) : String(value)))
        throw new Error(`${exchange}: the header ${name} is ${value}: ${ajv.errorsText()}`)
    }
  }
}

/**
 * Checks an answer against the document: its status and content type are declared, its body is
 * valid and has no undeclared property, its headers are valid. An answer to HEAD has the headers of
 * GET. Where the contract has no operation, the answer must be an `{error}`.
 */
export const checkAnswer = (method: string, path: string, answer: Answer): void => {
  const exchange = `${method} ${path} ${answer.status}`
  checkHeaders(exchange, path, answer)
  const read = method === 'HEAD' ? 'GET' : method
  const operation = operations.find(
    (candidate) => candidate.method === read && candidate.pattern.test(path),
  )
  if (answer.status >= 400)
    checkErrorCode(exchange, answer, operation?.declared.responses[answer.status])
  const empty = method === 'HEAD' || answer.status === 204
  if (empty && answer.body.length > 0) throw new Error(`${exchange} has a body`)
  if (answer.status < 400 && files.test(path)) return
  if (!operation) {
    if (empty) return
    if (!errorBody(parseJson(exchange, answer)))
      throw new Error(`${exchange}: ${ajv.errorsText(errorBody.errors)}`)
    return
  }
  const declared = operation.declared.responses[answer.status]
  if (!declared)
    throw new Error(
      `${exchange} is not declared; ${operation.id} has ${operation.statuses.join(', ')}`,
    )
  checkDeclaredHeaders(exchange, answer, declared)
  if (answer.headers['x-ratelimit-limit'] !== undefined && !operation.statuses.includes(429))
    throw new Error(`${exchange}: ${operation.id} has no limit of attempts`)
  if (answer.status === 204) return
  const mediaType = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  const media = declared.content?.[mediaType]
  if (!media) throw new Error(`${exchange}: the content type ${mediaType} is not declared`)
  if (mediaType !== 'application/json' || empty) return
  if (!ajv.validate(media.schema ?? {}, parseJson(exchange, answer))) {
    throw new Error(
      `${exchange}: ${ajv.errorsText()} in ${answer.body.toString('utf8').slice(0, 500)}`,
    )
  }
}
