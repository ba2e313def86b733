import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { parse, parseAllDocuments } from 'yaml'
import { read } from './dockerfile.ts'

// biome-ignore lint/suspicious/noExplicitAny: compilerErrors checks the types of all objects
export type Manifest = { apiVersion: string; kind: string; metadata: any; [key: string]: any }

const root = 'deploy/kubernetes/'

/** The files of the base with Kubernetes objects; only kubectl reads kustomization.yaml. */
export const manifestFiles = (await readdir(`${root}base`))
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .sort()

/** All objects of the base. */
export const readManifests = async (): Promise<Manifest[]> => {
  const texts = manifestFiles.map((name) => read(`${root}base/${name}`))
  const documents = (await Promise.all(texts)).flatMap((text) =>
    parseAllDocuments(text, { uniqueKeys: true }),
  )
  for (const { errors } of documents) if (errors[0]) throw errors[0]
  return documents.map((document) => document.toJS())
}

/** @param folder of `deploy/kubernetes/` */
export const readKustomization = async (folder: string) =>
  parse(await read(`${root}${folder}/kustomization.yaml`))

/** The entries of a file from which Kustomize generates a ConfigMap or a Secret. */
export const readVariables = async (name: string): Promise<Record<string, string>> => {
  const lines = (await read(root + name)).split('\n').filter((line) => /^[^#]/.test(line))
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]))
}

/**
 * The compiler's errors for the objects as values of their types: fields that are unknown, missing
 * or of a wrong type. An API server that validates strictly refuses the same objects.
 */
export const compilerErrors = (manifests: readonly Manifest[]): string[] => {
  const path = fileURLToPath(new URL('manifests.generated.ts', import.meta.url))
  const text = manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${index} }\n` +
        `  from 'kubernetes-models/${manifest.apiVersion}'\n` +
        `export const m${index}: T${index} = ${JSON.stringify(manifest)}`,
    )
    .join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([path], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
