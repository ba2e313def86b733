/**
 * Generates the client package from the document and the runtime in `api/client/`: JavaScript and
 * declarations. Other files of that folder are copied.
 */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { upperBounds } from '../src/people/measurements/bmi.ts'
import type { Catalogue } from '../src/platform/texts.ts'
import { ContractError, type Node, type Operation, parametersIn, resolve } from './contract.ts'

const runtime = new URL('client/', import.meta.url)
const licenseFile = new URL('../LICENSE', import.meta.url)
const schemaReference = /^#\/components\/schemas\/(\w+)$/

/** The one media type of a request or answer, and its schema's name; `undefined` for a file. */
const readContent = (id: string, content: Node = {}) => {
  const [[mediaType, { schema }] = ['', {} as Node], ...others] = Object.entries<Node>(content)
  if (mediaType === '' || others.length > 0)
    throw new ContractError(`${id}: the client requires exactly one media type`)
  const name = schemaReference.exec(schema?.$ref)?.[1]
  if (name === undefined && schema?.format !== 'binary')
    throw new ContractError(`${id}: bodies refer to a named schema, which names the client's types`)
  return { mediaType, schema: name }
}

interface ClientOperation {
  id: string
  route: Readonly<Record<string, unknown>>
  /** The parts of the one argument, as TypeScript. */
  input: string
  inputRequired: boolean
  output: string
  comment: string
  /** The iterator over all pages of a list. */
  list: { name: string; input: string; entry: string } | null
}

const comment = (operation: Operation, description: string, success: string): string => {
  const { summary, method, path, errors } = operation
  const lines = [
    `${summary}.`,
    '',
    ...description.trim().split('\n'),
    '',
    `\`${method} ${path}\``,
    `@returns ${success.trim().replaceAll('\n', ' ')}`,
    '@throws ApiError with one of these codes:',
    ...Object.entries(errors).map(
      ([status, codes]) => `  - ${status}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ),
  ]
  const body = lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')
  return `  /**\n${body}\n   */\n`
}

/** Such as `items` for `listItems`. */
const listName = (id: string): string =>
  id.replace(/^list(\w)/, (_start, letter: string) => letter.toLowerCase())

/** The property of a page that has its entries; `undefined` if the answer is not a page. */
const entriesProperty = ({ properties = {} }: Node = {}): string | undefined =>
  properties.next_after && Object.keys(properties).find((name) => properties[name].type === 'array')

/** A body that lists entries concerns all if it is left out, so a forgotten one is a type error. */
const bodyPart = (document: Node, schema: string | undefined, required = false): string => {
  if (required) return `body: ${schema}`
  const { properties = {} } = document.components.schemas[schema ?? ''] ?? {}
  const lists = Object.values<Node>(properties).some(({ type }) => type === 'array')
  return lists ? `body: Required<${schema}> | 'all'` : `body?: ${schema}`
}

const readClientOperation = (document: Node, operation: Operation): ClientOperation => {
  const { id, method, path, security, statuses } = operation
  const declared = document.paths[path][method.toLowerCase()]
  const has = (place: string) => parametersIn(document, place, declared).length > 0
  if (has('cookie')) throw new ContractError(`${id}: the client supports no cookie parameters`)

  const response = resolve(document, declared.responses[Math.min(...statuses)])
  const answer = readContent(id, response.content)
  const requestBody = operation.body && resolve(document, declared.requestBody)
  const request = requestBody && readContent(id, requestBody.content)
  const isUpload = request?.mediaType === 'multipart/form-data'
  const transfer = isUpload ? 'upload' : answer.schema === undefined ? 'download' : undefined
  const schemes = security.map(({ scheme }) => scheme)
  const key = schemes
    .map((scheme) => document.components.securitySchemes[scheme])
    .find((scheme) => scheme.type === 'apiKey' && scheme.in === 'header')?.name
  const declaredParameters = `operations['${id}']['parameters']`
  const headerTypes = [
    ...(has('header') ? [`NonNullable<${declaredParameters}['header']>`] : []),
    ...(key === undefined ? [] : [`{ '${key}'?: string | undefined }`]),
  ]
  const query = parametersIn(document, 'query', declared)
  const isQueryRequired = query.some(({ required }) => required)
  const queryType = `import('./runtime.ts').Query<NonNullable<${declaredParameters}['query']>>`
  const parts = [
    ...(has('path') ? [`path: ${declaredParameters}['path']`] : []),
    ...(query.length > 0 ? [`query${isQueryRequired ? '' : '?'}: ${queryType}`] : []),
    ...(headerTypes.length > 0 ? [`headers?: ${headerTypes.join(' & ')}`] : []),
  ]
  const body = request && bodyPart(document, request.schema, requestBody.required)
  if (body !== null) parts.push(body)
  const entries = entriesProperty(document.components.schemas[answer.schema ?? ''])
  const list = entries === undefined ? undefined : { name: listName(id), entries }
  const location = response.headers?.Location && resolve(document, response.headers.Location)
  const options = transfer === undefined ? 'CallOptions' : 'TransferOptions'
  return {
    id,
    route: {
      method: method.toLowerCase(),
      path,
      bearer: schemes.includes('bearerAuth'),
      key,
      transfer,
      list,
    },
    input: parts.length > 0 ? `{ ${parts.join('; ')} } & ${options}` : options,
    inputRequired: has('path') || isQueryRequired || body?.startsWith('body:') === true,
    output:
      (answer.schema ?? 'Download') +
      (location ? ` & ${location.required ? 'Located' : 'Partial<Located>'}` : ''),
    comment: comment(operation, declared.description ?? '', response.description ?? ''),
    list: list
      ? {
          name: list.name,
          input: `Filters<NonNullable<${declaredParameters}['query']>> & CallOptions`,
          entry: `${answer.schema}['${list.entries}'][number]`,
        }
      : null,
  }
}

const indexSource = (operations: ClientOperation[], schemas: string[]): string => `
import { createRuntime } from './runtime.ts'
import type {
  CallOptions, ClientOptions, Filters, Located, OperationRoute, TransferOptions, WaitOptions,
} from './runtime.ts'
import type { components, operations, paths } from './schema.js'
import type { Session } from './session.ts'
import type { Download } from './transfer.ts'

export type { components, operations, paths }

export { type BmiClass, bmiClassOf, describe, describeBmi } from './describe.ts'
export { isPending } from './lists.ts'
export { rules } from './rules.ts'
export {
  type BmiBand, bmiBands, type Portion, type PortionOptions, recordPortions,
} from './weights.ts'
export { ApiError, ConnectionError, isApiError, orNull, TimeoutError } from './errors.ts'
export type { ErrorCode, OperationId } from './errors.ts'
export type { Account, Session, SessionChange, SessionListener } from './session.ts'
export type { Download, OnProgress, Progress } from './transfer.ts'
export type {
  CallOptions, ClientOptions, Located, TransferOptions, WaitOptions,
} from './runtime.ts'

${schemas.map((name) => `export type ${name} = components['schemas']['${name}']`).join('\n')}

/** One function for each operation of the service, and the session that they share. */
export interface Client {
  /** The logged-in account, and changes of the session. */
  readonly session: Session
${operations
  .map(
    ({ id, input, inputRequired, output, comment: text }) =>
      `${text}  ${id}(input${inputRequired ? '' : '?'}: ${input}): Promise<${output}>`,
  )
  .join('\n')}
${operations
  .flatMap(({ id, list }) =>
    list
      ? `  /** All entries of \`${id}\`, read page by page: \`for await (const entry of …)\`. */
  ${list.name}(input?: ${list.input}): AsyncGenerator<${list.entry}, void, undefined>`
      : [],
  )
  .join('\n')}
  /**
   * Follows an accepted request, with growing pauses, until no automatic attempt follows: it is
   * done, superseded, dismissed, or failed for good. That may take a day.
   * @param location the \`location\` of the answer that accepted it
   * @param options \`timeoutMs\` limits each call, not the whole wait; \`onRequest\` gets the
   * request after each reading
   * @throws TypeError if \`location\` is none, and the errors of \`getRequest\`
   */
  waitForRequest(location: string, options?: WaitOptions): Promise<WstgRequest>
}

const routes: Readonly<Record<string, OperationRoute>> = {
${operations.map(({ id, route }) => `  ${id}: ${JSON.stringify(route)},`).join('\n')}
}

/** A client of the service at \`baseUrl\`; one for each page is enough. */
export const createClient = (options: ClientOptions = {}): Client =>
  createRuntime(routes, options) as unknown as Client
`

/** The class of each Spanish description of a BMI, the classes' upper bounds, and a limit. */
const textsSource = (catalogue: Catalogue, schemas: Node): string => {
  const classes = Object.fromEntries(
    Object.entries(catalogue.bmi_descriptions).map(([key, text]) => [text, key]),
  )
  const bounds = upperBounds.map(([bound, bmiClass]) => [bmiClass, bound])
  return `import type { components } from './schema.js'

type BmiClass = keyof components['schemas']['MessagesResponse']['bmi_descriptions']

export const bmiClasses: Readonly<Record<string, BmiClass>> = ${JSON.stringify(classes, null, 2)}
export const bmiBounds: readonly (readonly [BmiClass, number])[] = [
  ...${JSON.stringify(bounds)} as const,
  ['obese_class_iii', Number.POSITIVE_INFINITY],
]
export const weightsPerCall = ${schemas.WeightBatch.properties.weights.maxItems}
`
}

/** The known values, or the form, of each named text of the document. */
const rulesSource = (schemas: Node): string => {
  const texts = Object.entries<Node>(schemas).filter(([, { type }]) => type === 'string')
  const rules = texts.map(([name, schema]) => {
    const { enum: closed, 'x-extensible-enum': open, pattern, minLength, maxLength } = schema
    const values = closed ?? open
    // The attribute `pattern` of an input wants a hyphen at the end of a class escaped.
    const form = pattern?.replaceAll('-]', '\\-]')
    return [name, values ? { values } : { pattern: form, minLength, maxLength }]
  })
  return `/**
 * The rules of the service's texts by the name of their schema, which describes how a text is
 * normalised first. Lengths are in code points. A pattern is a regular expression with the flag
 * \`u\` or \`v\`, as the attribute \`pattern\` of an input requires.
 */
export const rules = ${JSON.stringify(Object.fromEntries(rules), null, 2)} as const
`
}

const banner =
  '// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.\n'

/**
 * Compiles the sources, whose names are relative to the runtime's folder.
 * @returns the emitted files by name
 */
const compile = (sources: Map<string, string>): Map<string, string> => {
  const folder = fileURLToPath(runtime)
  const texts = new Map([...sources].map(([name, text]) => [folder + name, text]))
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
  const { options: checked } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const emitting = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true }
  const { composite: _composite, tsBuildInfoFile: _file, ...kept } = checked
  const options = { ...kept, ...emitting }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile: readText } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readText(name)
  host.getSourceFile = (name, target) => {
    const text = host.readFile(name)
    return text === undefined ? undefined : ts.createSourceFile(name, text, target)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  const files = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (name, text) => {
    // The compiler does not rewrite the extensions of imports in declarations.
    const declared = name.endsWith('.d.ts')
      ? text.replace(/(from '|import\(['"])(\.\/[\w-]+)\.ts/g, '$1$2.js')
      : text
    files.set(name.slice(folder.length), banner + declared)
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0)
    throw new ContractError(`the client does not compile\n${ts.formatDiagnostics(problems, host)}`)
  return files
}

/** The files of the package by name. */
export const generateClient = async (
  document: Node,
  operations: Operation[],
  types: string,
  catalogue: Catalogue,
): Promise<Map<string, string>> => {
  const schemas = Object.keys(document.components.schemas)
  const clientOperations = operations.map((operation) => readClientOperation(document, operation))
  const sources = new Map([
    ['index.ts', indexSource(clientOperations, schemas)],
    ['schema.ts', types],
    ['texts.ts', textsSource(catalogue, document.components.schemas)],
    ['rules.ts', rulesSource(document.components.schemas)],
  ])
  const files = new Map<string, string>()
  for (const name of (await readdir(runtime)).sort()) {
    const text = await readFile(new URL(name, runtime), 'utf8')
    if (name.endsWith('.ts')) sources.set(name, text)
    else if (name !== 'tsconfig.json') files.set(name, text)
  }
  for (const [name, text] of compile(sources)) files.set(name, text)
  // The schema contains types only.
  files.delete('schema.js')
  const { version } = document.info
  const manifest = { ...JSON.parse(String(files.get('package.json'))), version }
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  files.set('LICENSE', await readFile(licenseFile, 'utf8'))
  return files
}
