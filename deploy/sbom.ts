/**
 * Writes the software bill of materials of `npm ci --omit=dev` and of the page's bundle to standard
 * output, as CycloneDX.
 *
 * npm lists the whole lock file; development packages are removed here. npm's own `--omit dev` also
 * drops packages that a development tool shares, such as pg and ajv (npm 11.19).
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const root = new URL('../', import.meta.url)
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'))

export interface Component {
  'bom-ref': string
  type: string
  name: string
  version: string
  purl: string
  hashes?: { alg: string; content: string }[]
  licenses?: ({ license: { id: string } | { name: string } } | { expression: string })[]
}

export interface Bom {
  bomFormat: string
  specVersion: string
  version: number
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** The licences of packages whose package.json names no SPDX licence, from their LICENSE files. */
const licencesOfFiles: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@1.1.0': 'MIT',
}

const inventory = async (): Promise<Bom> => {
  const words = [
    'sbom',
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  ]
  const { stdout } = await promisify(execFile)('npm', words, {
    cwd: root,
    maxBuffer: 64 * 1_048_576,
  })
  return JSON.parse(stdout)
}

const [{ name }, { packages }, bom]: [
  { name: string },
  { packages: Record<string, Record<string, unknown>> },
  Bom,
] = await Promise.all([readJson('package.json'), readJson('package-lock.json'), inventory()])

/** Packages for development that the bundles of the pages contain, by their licences. */
const licences = globSync('generated/{web,reference}/licences-*.txt', { cwd: root })
const bundled = (
  await Promise.all(licences.map((file) => readFile(new URL(file, root), 'utf8')))
).flatMap((text) => text.match(/^\S+ \d+\.\d+\.\d+$/gm) ?? [])
const isBundled = (path: string, version: unknown) =>
  bundled.includes(`${path.split('node_modules/').at(-1)} ${version}`)
const installed = Object.entries(packages).filter(
  ([path, { dev, version }]) => path !== '' && (dev !== true || isBundled(path, version)),
)
const references = new Set(
  installed.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
)
const { component } = bom.metadata
const kept = new Set([component['bom-ref'], ...references])

const components = bom.components
  .filter((entry) => kept.has(entry['bom-ref']))
  .map((entry) => {
    const licence = licencesOfFiles[entry['bom-ref']]
    return entry.licenses || !licence
      ? entry
      : { ...entry, licenses: [{ license: { id: licence } }] }
  })
const dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({
    ref,
    dependsOn: dependsOn.filter((other) => kept.has(other)),
  }))

// npm names the application after its folder.
const metadata = { ...bom.metadata, component: { ...component, name }, timestamp: undefined }
// Without time and random number the same commit has the same bytes.
const list = { ...bom, serialNumber: undefined, metadata, components, dependencies }
console.log(JSON.stringify(list, null, 2))
