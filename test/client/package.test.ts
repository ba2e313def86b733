import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import t from 'tap'
import { createServer } from 'vite'
import contract from '../../generated/client/openapi.json' with { type: 'json' }
import { routes } from '../../generated/routes.ts'
import { serveFolder, startBrowser } from '../support/browser.ts'
import { temporaryFolder } from '../support/machine.ts'
import { password, profile } from '../support/service.ts'
import { credentials, dumpOf, listen } from './support.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const packageFolder = join(root, 'generated/client')
const readme = await readFile(join(packageFolder, 'README.md'), 'utf8')
/** Bytes of all files of a page after gzip. */
const sizeLimit = 8192

const site = await serveFolder(t)
const { baseUrl, service } = await listen({
  withTool: true,
  env: {
    CORS_ORIGINS: site.origin,
    TRUST_PROXY: '127.0.0.1/32',
    AUTH_RATE_LIMIT_MAX: '3',
  },
})
// Ends before the service, which waits for open connections.
const browser = await startBrowser(t)

/** The README's code blocks with this label, for example `server`, or all without a label. */
const codeOf = (label: string): string[] =>
  [...readme.matchAll(/^```tsx? ?(.*)\n((?:.*\n)*?)^```/gm)]
    .filter(([, found]) => found === label)
    .map(([, , code = '']) => code)

/** The code before the examples: `show` is the function of the application that shows texts. */
const before = `
const shown: string[] = []
const show = (text: string): void => {
  shown.push(text)
}
await new Promise((resolve) => Object.assign(window, { shown, start: resolve }))`
const after = 'Object.assign(window, { done: true })'
const page =
  '<!doctype html><link rel="icon" href="data:,"><input type="file">' +
  '<script type="module" src="/main.ts"></script>'

const wrong = [
  "client.recordWeight({ body: { peso_kg: '70' } })",
  'client.recordWeight({ body: {} })',
  'client.recordWeight()',
  'client.updateUserRole({ path: {}, body: { role: "admin" } })',
  'client.updateUserRole({ path: { target_user_id: 1 }, body: { role: "root" } })',
  'client.importFindingsDump({ body: { file: "text" } })',
  'client.getBmi().then(({ weight }) => weight)',
  'client.getCurrentUser()',
  'client.session.account.userId',
  'client.getMessages().then(({ errors }) => errors.weight_out_of_rage)',
  "client.listWeights().catch((error) => isApiError(error, 'listWeights') && " +
    "error.code === 'username_taken')",
  "client.requestWstgSync({ body: { wstg_id: 'WSTG-ATHN-01', status: undefined } })",
  "client.items({ status: 'Finished' }).next()",
  "client.items({ after: 'x' }).next()",
  'client.receiveWstgWebhook({ body: {} }).then((a) => client.waitForRequest(a.location))',
].map((call) => `// @ts-expect-error\nawait ${call}`)
const referencePage = new URL('../../src/platform/http/reference-page/samples.js', import.meta.url)
const { clientSample }: { clientSample(document: object, operation: object): string } =
  await import(referencePage.href)
/** The reference page's sample of each operation, as functions. */
const samples = Object.values(contract.paths)
  .flatMap((item) => Object.values<object>(item))
  .map((operation) => `async () => {\n${clientSample(contract, operation)}\n}`)

const header = `
import { createClient, isApiError } from 'weight-bmi-register-client'
const client = createClient()`

const right = `
import {
  bmiClassOf, createClient, describe, describeBmi, isApiError,
} from 'weight-bmi-register-client'
import type { BmiClass, components, ErrorCode, operations, paths } from 'weight-bmi-register-client'
const client = createClient()
const status: string = 'Unbekannt'
await client.requestWstgSync({ body: { wstg_id: 'WSTG-ATHN-01', status, notes: undefined } })
const known: ErrorCode<'recordWeight'> = 'weight_change_too_large'
const messages = await client.getMessages({ headers: { 'Accept-Language': 'en' } })
export const texts = (error: unknown): string | undefined =>
  isApiError(error, 'recordWeight') && error.code === known
    ? describe(error, messages)
    : messages.errors[known]
const bmi = await client.getBmi()
export const bmiClass: BmiClass | undefined = bmiClassOf(bmi)
export const text: string = describeBmi(bmi, messages)
export type Weight = components['schemas']['WeightItem']
export type Login = operations['login']
export type Path = keyof paths`

const commonJs = `
import client = require('weight-bmi-register-client')
const { getBmi }: client.Client = client.createClient({ timeoutMs: 5 })
const wait = (error: unknown): number | undefined =>
  error instanceof client.ApiError ? error.retryAfter : undefined
const status = (error: client.ApiError): number => error.status
// @ts-expect-error
client.createClient({ timeoutMs: 'soon' })
export = [getBmi, wait, status]`

/** As in a new Vite project, but the compiler also checks the declarations of packages. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipDefaultLibCheck: true,
  verbatimModuleSyntax: true,
  noEmit: true,
}
const withPackages = { types: ['node'], jsx: 'react-jsx', skipLibCheck: true }
const withCommonJs = {
  module: 'node16',
  moduleResolution: 'node16',
  verbatimModuleSyntax: false,
}
const projectOf = (include: string[], options = {}) =>
  JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include })
const [viteConfig = ''] = codeOf('vite.config.ts')

const files: Record<string, string> = {
  'package.json': '{"name":"frontend","private":true,"type":"module"}',
  'tsconfig.json': projectOf(['*.ts']),
  'index.html': page,
  'main.ts': [before, ...codeOf(''), after].join('\n').replace('https://api.example', baseUrl),
  'next.config.ts': codeOf('next.config.ts').join('\n'),
  'right.ts': right,
  'checklist.ts': [header, 'const show = console.log', ...codeOf('checklist')].join('\n'),
  'samples.ts': [`${header}\nconst file = new File([], '')`, `export default [${samples}]`].join(
    '\n',
  ),
  'wrong.ts': [header, ...wrong].join('\n'),
  'tsconfig.common.json': projectOf(['common.cts'], withCommonJs),
  'common.cts': commonJs,
  'tsconfig.packages.json': projectOf(['react/*', 'server/*'], withPackages),
  'server/server.ts': codeOf('server').join('\n'),
  'react/index.html': page.replace('main.ts', 'main.tsx'),
  'react/main.tsx': `${codeOf('react').join('\n')}\nObject.assign(window, { api })`,
  'react/vite.config.ts': viteConfig.replace('http://127.0.0.1:3000', baseUrl),
}
const linked = [
  ...['@types/node', 'undici-types', '@types/react', '@types/react-dom', 'csstype', 'vite'],
  ...['react', 'react-dom', '@tanstack/react-query'],
]

/** A new project with the packed client, and with packages of this repository. */
const folder = temporaryFolder(t)
for (const [name, text] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
const npm = async (...words: string[]) => {
  const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  return (await run('npm', [...words, ...options], { cwd: folder })).stdout
}
const tarball = JSON.parse(await npm('pack', packageFolder, '--json'))[0].filename
await npm('install', join(folder, tarball))
for (const name of linked) {
  const link = join(folder, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(join(root, 'node_modules', name), link)
}

/** Runs a tool of this repository; returns its output, or throws an error that contains it. */
const runTool = (name: string, ...words: string[]): Promise<string> =>
  run(join(root, 'node_modules/.bin', name), words, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => {
      throw new Error(`${name} ${words.join(' ')}: ${stdout}${stderr}`)
    },
  )

t.test("code of the README and of the contract's types compiles in a new project", async (t) => {
  for (const [name, text] of Object.entries(files)) t.not(text, '', name)
  t.ok(codeOf('').length > 8)
  for (const project of ['tsconfig.json', 'tsconfig.common.json', 'tsconfig.packages.json'])
    t.equal(await runTool('tsc', '--project', project), '', project)
})

t.test('a page builds small, and the examples work in a browser as described', async (t) => {
  await runTool('vite', 'build', '--logLevel', 'warn')
  const assets = join(folder, 'dist/assets')
  const [script, ...others] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  t.same(others, [])
  const code = await readFile(join(assets, String(script)), 'utf8')
  t.notMatch(code, /node:|require\(|process\.env/, 'no code that needs Node')
  t.ok(gzipSync(code).length < sizeLimit, `${gzipSync(code).length} bytes`)

  site.serve(join(folder, 'dist'))
  const tab = await browser.newPage({ acceptDownloads: true, locale: 'en-GB' })
  const errors: string[] = []
  tab.on('pageerror', (error) => errors.push(error.message))
  await tab.goto(site.origin)
  const dump = join(folder, 'dump.sql')
  await writeFile(dump, dumpOf(0))
  await tab.setInputFiles('input', dump)
  const saved = tab.waitForEvent('download')
  await tab.waitForFunction('window.start')
  await tab.evaluate('start()')
  const download = await saved
  t.match(download.suggestedFilename(), /^security-report-\d{4}-\d\d-\d\d\.pdf$/)
  t.match(await readFile(await download.path(), 'latin1'), /^%PDF-/)
  const failed = tab.waitForEvent('pageerror').then((error) => Promise.reject(error))
  await Promise.race([tab.waitForFunction('window.done'), failed])
  t.same(errors, [])
  const shown = (await tab.evaluate('shown')) as string[]
  t.match(shown, [
    'Please log in',
    'signed_in: ana.garcia (admin)',
    '63.5 kg, BMI 22.5: Peso normal',
    "Ana García O'Brien",
    'true: 8 characters or more',
    'Not Started, In Progress, Blocked, Done, Not Applicable',
    'Normal weight',
    '2 to 650 kg',
    'The weight must be between 2 and 650 kg',
    /^Given up: AbortError/,
    'new',
    '52.2 to 70.6 kg',
    `${dumpOf(0).length} of ${dumpOf(0).length} bytes`,
  ])
  t.same(shown.slice(-2), ['Volcado importado', 'signed_out'])
})

t.test('a React page behind the development proxy shows the data of its session', async (t) => {
  const server = await createServer({
    root: join(folder, 'react'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
  })
  t.teardown(() => server.close())
  await server.listen()

  const tab = await browser.newPage()
  const shows = (text: string) => tab.getByText(text).waitFor()
  await tab.goto(String(server.resolvedUrls?.local[0]))
  await shows('Please log in')
  await tab.evaluate(`api.registerAccount(${JSON.stringify(credentials())})`)
  await shows('No BMI yet')
  await tab.evaluate(`api.saveProfile({ body: ${JSON.stringify(profile)} })`)
  await tab.getByRole('button').click()
  await shows('Peso normal')
  await tab.reload()
  await shows('Peso normal')
  await tab.route('**/api/**', (route) => route.abort())
  await tab.reload()
  await shows('the service is unreachable')
  await tab.unroute('**/api/**')
  await tab.getByText('Try again').click()
  await shows('Peso normal')

  const headers = { 'x-error-code': 'service_unavailable' }
  const outage = { status: 503, headers, json: { error: 'ocupado' } }
  await tab.route('**/api/auth/refresh', (route) => route.fulfill(outage))
  await tab.reload()
  await shows('The service is not available right now')
  await tab.unroute('**/api/auth/refresh')
  await tab.getByText('Try again').click()
  await shows('Peso normal')
  await tab.evaluate('api.logout()')
  await shows('Please log in')
})

t.test('a server keeps the session of its user, and sends the address of the user', async (t) => {
  await service.register('luis')
  process.env.API_URL = baseUrl
  const { GET, POST } = await import(join(folder, 'server/server.ts'))
  const from = (ip: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, 'x-real-ip': ip }
    return new Request('https://pages.example/session', { ...init, headers })
  }
  const login = { method: 'POST', body: JSON.stringify({ username: 'luis', password }) }
  const statuses: number[] = []
  let cookie = ''
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2']) {
    const answer: Response = await POST(from(ip, login))
    statuses.push(answer.status)
    cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
  }
  t.same(statuses, [200, 200, 200, 200], 'each address has a separate limit')
  t.same(await (await GET(from('192.0.2.1', { headers: { cookie } }))).json(), { weights: [] })
  t.equal((await GET(from('192.0.2.1'))).status, 401)
})

t.test('the install lines name the version of the contract', async (t) => {
  const { version } = contract.info
  for (const text of [readme, await readFile(join(root, 'README.md'), 'utf8')]) {
    const named = [...text.matchAll(/client-([\d.]+)\.tgz/g)].map(([, found]) => found)
    t.same([...new Set(named)], [version])
  }
})

t.test('publint finds nothing', async (t) => {
  const { messages } = await publint({ pkgDir: packageFolder, strict: true })
  t.same(messages, [])
})

t.test('CommonJS gets the same modules', async (t) => {
  const require = createRequire(join(folder, 'common.cjs'))
  const { ApiError } = require('weight-bmi-register-client')
  const module = require.resolve('weight-bmi-register-client').replace('.cjs', '.js')
  const values = await import(module)
  t.equal(ApiError, values.ApiError)
  const declarations = await readFile(join(packageFolder, 'index.d.cts'), 'utf8')
  const declared = [...declarations.matchAll(/declare const (\w+)/g)].map(([, name]) => name)
  t.same(declared.sort(), Object.keys(values).sort())
})

t.test('no type is `any`, and each operation is described', async (t) => {
  for (const name of (await readdir(packageFolder)).filter((name) => /\.d\.c?ts$/.test(name))) {
    const text = await readFile(join(packageFolder, name), 'utf8')
    t.notMatch(text.replace(/\/\*.*?\*\//gs, ''), /\bany\b/, name)
  }
  const text = await readFile(join(packageFolder, 'index.d.ts'), 'utf8')
  const described = /`[A-Z]+ \/api\/\S+`\n +\* @returns .+\n +\* @throws [^/]+\*\/\n +\w+\(/g
  t.equal(text.match(described)?.length, Object.keys(routes).length)
})
