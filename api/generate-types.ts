/** Generates types by openapi-typescript, and adds types for the document's `x-` keywords. */
import openapiTypes, { astToString, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import type { Catalogue } from '../src/platform/texts.ts'
import { ContractError, type Node, resolve } from './contract.ts'

const { factory } = ts
const string = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
const reference = (name: string, ...types: ts.TypeNode[]) =>
  factory.createTypeReferenceNode(name, types)
const union = (values: readonly string[], ...others: ts.TypeNode[]) =>
  factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    ...others,
  ])

/**
 * Files are blobs. `x-extensible-enum` lists known values of an open set. `x-keys-of` names the
 * group of the text catalogue that has the object's keys.
 */
const typeOf = (schema: SchemaObject & Record<`x-${string}`, unknown>, catalogue: Catalogue) => {
  const { format, 'x-extensible-enum': known, 'x-keys-of': group } = schema
  if (format === 'binary') return reference('Blob')
  // An editor suggests the literals only with the intersection: `string` alone absorbs them.
  if (Array.isArray(known)) {
    const any = factory.createParenthesizedType(
      factory.createIntersectionTypeNode([string, factory.createTypeLiteralNode([])]),
    )
    return union(known.map(String), any)
  }
  if (group === undefined) return undefined
  const keys = Object.keys(catalogue[group as keyof Catalogue] ?? {})
  if (keys.length === 0) throw new ContractError(`the text catalogue has no group ${group}`)
  return reference('Record', union(keys), string)
}

/** The names of the schemas in request bodies. */
const requestSchemas = (document: Node): Set<string> => {
  const names = new Set<string>()
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      collect(resolve(document, { $ref: `#/components/schemas/${name}` }))
    }
  }
  for (const item of Object.values<Node>(document.paths))
    for (const { requestBody } of Object.values<Node>(item)) collect(requestBody ?? {})
  return names
}

/** The types `paths`, `operations` and `components` of the document. */
export const generateTypes = async (document: Node, catalogue: Catalogue): Promise<string> => {
  const requests = requestSchemas(document)
  const nodes = await openapiTypes(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => typeOf(schema, catalogue),
    /** Optional fields of requests admit `undefined`, which JSON omits. */
    transformProperty(property, _schema, { path = '' }) {
      const name = /^#\/components\/schemas\/(\w+)/.exec(path)?.[1] ?? ''
      const { modifiers, name: key, questionToken, type } = property
      if (!requests.has(name) || !questionToken || !type) return undefined
      const wider = union([], type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword))
      return factory.updatePropertySignature(property, modifiers, key, questionToken, wider)
    },
  })
  return astToString(nodes)
}
