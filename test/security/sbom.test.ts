/** `make sbom` lists every package of production, and each licence is an accepted one. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import t from 'tap'
import type { Bom } from '../../deploy/sbom.ts'

const root = new URL('../../', import.meta.url)
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'))

const { stdout } = await promisify(execFile)(process.execPath, ['deploy/sbom.ts'], {
  cwd: root,
  maxBuffer: 32 * 1_048_576,
})
const bom: Bom = JSON.parse(stdout)

/** Licences (SPDX) whose only duty is to keep their notices. */
const accepted = new Set([
  ...[
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    '0BSD',
    'MIT AND Zlib',
  ],
  // For fonts, which the reports embed.
  ...['OFL-1.1', 'Bitstream-Vera'],
])

t.test('the SBOM is a CycloneDX document of this application', async (t) => {
  const { name, version } = await readJson('package.json')
  t.equal(bom.bomFormat, 'CycloneDX')
  t.match(bom.specVersion, /^1\.[5-9]$/)
  t.match(bom.serialNumber, /^urn:uuid:[0-9a-f-]{36}$/)
  t.equal(bom.version, 1)
  t.ok(Date.parse(bom.metadata.timestamp) > 0)
  t.match(bom.metadata.component, {
    type: 'application',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
  })
  const references = [bom.metadata.component, ...bom.components].map(
    (component) => component['bom-ref'],
  )
  const known = new Set(references)
  t.equal(known.size, references.length, 'every reference is unique')
  const unknown = bom.dependencies
    .flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    .filter((at) => !known.has(at))
  t.same(unknown, [], 'every reference means something')
  t.ok(
    bom.dependencies.some(
      ({ ref, dependsOn }) => ref === references[0] && dependsOn?.some((at) => /^ajv@/.test(at)),
    ),
  )
})

t.test(
  'the SBOM has exactly the production dependencies, with version, address and hash',
  async (t) => {
    const { packages }: { packages: Record<string, { version: string; dev?: boolean }> } =
      await readJson('package-lock.json')
    const { dependencies, optionalDependencies } = await readJson('package.json')
    const locked = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    const listed = bom.components.map(({ name, version }) => `${name}@${version}`)
    t.same(listed.toSorted(), [...new Set(locked)].sort())
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      t.ok(listed.includes(`${name}@${version}`), name)
    }
    for (const { name, version, purl, hashes = [] } of bom.components) {
      const hash = hashes.find(({ alg }) => alg === 'SHA-512')?.content ?? ''
      const whole =
        purl === `pkg:npm/${name.replace('@', '%40')}@${version}` && /^[0-9a-f]{128}$/.test(hash)
      if (!whole) t.fail(`${name}: ${purl} ${hash}`)
    }
  },
)

t.test('every licence is known and accepted', async (t) => {
  for (const { name, version, licenses = [] } of bom.components) {
    const ids = licenses.map((entry) => {
      if ('expression' in entry) return entry.expression.replaceAll(/[()]/g, '')
      return 'id' in entry.license ? entry.license.id : entry.license.name
    })
    t.ok(
      ids.length > 0 && ids.every((id) => accepted.has(id)),
      `${name}@${version}: ${ids.join(', ') || 'none'}`,
    )
  }
})

t.test('licences recorded by hand are in the LICENSE files of their packages', async (t) => {
  const read = (name: string) => readFile(new URL(`node_modules/${name}/LICENSE`, root), 'utf8')
  t.match(await read('dejavu-fonts-ttf'), /Bitstream Vera Fonts Copyright/)
  t.match(await read('png-js'), /^MIT License/)
})
