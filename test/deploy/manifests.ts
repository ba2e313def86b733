import { execFile } from 'node:child_process'
import { readdir, realpath, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'
import { type Teardown, temporaryFolder } from '../support/machine.ts'
import { read } from './dockerfile.ts'

// biome-ignore lint/suspicious/noExplicitAny: compilerErrors checks the types of all objects
export type Manifest = { apiVersion: string; kind: string; metadata: any; [key: string]: any }

const root = 'deploy/kubernetes/'

/** The files of the base with Kubernetes objects; only kubectl reads kustomization.yaml. */
export const manifestFiles = (await readdir(`${root}base`))
  .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
  .sort()

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
 * or of a wrong type. An API server that validates strictly refuses the same objects. Schemas of
 * the objects admit unknown fields.
 */
export const compilerErrors = async (t: Teardown, manifests: readonly Manifest[]) => {
  const folder = temporaryFolder(t)
  await symlink(await realpath('node_modules'), join(folder, 'node_modules'))
  const text = manifests.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as T${index} }\n` +
      `  from 'kubernetes-models/${manifest.apiVersion}'\n` +
      `export const m${index}: T${index} = ${JSON.stringify(manifest)}\n`,
  )
  await writeFile(join(folder, 'manifests.ts'), text.join(''))
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--types',
    'node',
    '--target',
    'esnext',
  ]
  const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', 'manifests.ts']
  const tsc = resolve('node_modules/.bin/tsc')
  const { stdout = '' } = await promisify(execFile)(tsc, [...options, ...resolution], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  return stdout.match(/^manifests\.ts.*(\n .*)*/gm) ?? []
}
