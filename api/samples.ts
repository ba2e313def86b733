/**
 * Adds to each operation of the document how it is called with curl and with the client, as
 * `x-codeSamples`, which reference pages show. The values are the document's examples.
 */
import { inspect } from 'node:util'
import { type Node, parametersIn, resolve } from './contract.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const literal = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: 80, maxArrayLength: null, maxStringLength: null })

/** The first example of a body. */
const exampleOf = ({ example, examples = {} }: Node): unknown =>
  example ?? Object.values<Node>(examples)[0]?.value

/** The arguments of curl that prove who calls, by security scheme. */
const credentials = (document: Node, scheme: string | undefined): string[] => {
  if (scheme === undefined) return []
  const { in: place, name } = document.components.securitySchemes[scheme]
  if (place === 'cookie') return ['-b cookies.txt', '-c cookies.txt']
  return place === 'header' ? [`-H "${name}: $KEY"`] : ['-H "Authorization: Bearer $TOKEN"']
}

const samplesOf = (document: Node, path: string, method: string, declared: Node) => {
  const { operationId: id, security } = declared
  const pathParameters = parametersIn(document, 'path', declared)
  const values = Object.fromEntries(pathParameters.map(({ name, example }) => [name, example]))
  const content = resolve(document, declared.requestBody).content ?? {}
  const { 'application/json': json, 'multipart/form-data': form } = content
  const example = json && exampleOf(json)
  const success = resolve(document, declared.responses[200])
  const isFile = Object.keys(success.content ?? {}).some((type) => type !== 'application/json')
  const setsCookie = success.headers?.['Set-Cookie'] !== undefined
  const url = path.replace(/\{(\w+)\}/g, (_mark, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const [scheme] = Object.keys(security[0] ?? {})
  const proof = credentials(document, scheme)
  const isImplied = method === (json || form ? 'POST' : 'GET')
  const words = [
    `curl${isImplied ? '' : ` -X ${method}`} "$BASE${url}"`,
    ...proof,
    ...(setsCookie && !proof.includes('-c cookies.txt') ? ['-c cookies.txt'] : []),
    ...(isFile ? ['-OJ'] : []),
    ...(json
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example ?? {}))}`]
      : []),
    ...(form ? ['-F file=@findings.sql'] : []),
  ]
  const input = {
    ...(pathParameters.length > 0 && { path: values }),
    ...(json && { body: example }),
  }
  const argument = form ? '{ body: { file } }' : Object.keys(input).length > 0 ? literal(input) : ''
  const call = `await client.${id}(${argument})`
  return [
    { lang: 'Shell', label: 'curl', source: words.join(' \\\n  ') },
    { lang: 'TypeScript', label: 'client', source: call },
  ]
}

export const addSamples = (document: Node): void => {
  for (const [path, item] of Object.entries<Node>(document.paths))
    for (const [method, operation] of Object.entries<Node>(item))
      operation['x-codeSamples'] = samplesOf(document, path, method.toUpperCase(), operation)
}
