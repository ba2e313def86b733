/** Writes what the contract has added since the released one, which `api/baseline.yaml` keeps. */
import { type Node, resolve } from './contract.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch']

const operationsOf = ({ paths }: Node): Node[] =>
  Object.values<Node>(paths).flatMap((item) =>
    methods.filter((method) => method in item).map((method) => item[method]),
  )

/** The parts of an operation or schema that only the newer document has. */
const addedNames = (before: object = {}, after: object = {}): string[] =>
  Object.keys(after).filter((name) => !(name in before))

const parametersOf = (document: Node, { parameters = [] }: Node): Record<string, true> =>
  Object.fromEntries(parameters.map((parameter: Node) => [resolve(document, parameter).name, true]))

/** A Markdown list under a title; nothing without entries. */
const list = (title: string, entries: string[]): string =>
  entries.length === 0 ? '' : `${title}\n\n${entries.map((entry) => `- ${entry}\n`).join('')}\n`

/** The client's list of changes, as Markdown. */
export const clientChanges = (before: Node, after: Node): string => {
  const known = new Map(operationsOf(before).map((operation) => [operation.operationId, operation]))
  const operations: string[] = []
  const parameters: string[] = []
  for (const operation of operationsOf(after)) {
    const { operationId: id, summary } = operation
    const old = known.get(id)
    if (!old) operations.push(`\`${id}\`: ${summary}`)
    else
      for (const name of addedNames(parametersOf(before, old), parametersOf(after, operation)))
        parameters.push(`\`${name}\` of \`${id}\``)
  }
  const fields = Object.entries<Node>(before.components.schemas).flatMap(([type, schema]) =>
    addedNames(schema.properties, after.components.schemas[type]?.properties).map(
      (field) => `\`${field}\` of \`${type}\``,
    ),
  )
  return (
    '# Changes\n\n' +
    "The version is the contract's own, which `X-API-Version` of every answer names. A minor " +
    'version\nbreaks no caller. This list is the difference to the released contract.\n\n' +
    `## ${after.info.version}\n\n` +
    list('New functions:', operations) +
    list('New parameters:', parameters) +
    list('New fields:', fields)
  )
    .trimEnd()
    .concat('\n')
}
