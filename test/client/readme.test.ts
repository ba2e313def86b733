import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { createServer } from 'vite'
import { serveFolder, startBrowser } from '../support/browser.ts'
import { password } from '../support/service.ts'
import { buildPage, createProject, linkPackages, runTool } from './project.ts'
import { dumpOf, listen } from './support.ts'

const readme = new URL('../../generated/client/README.md', import.meta.url)
const page =
  '<!doctype html><link rel="icon" href="data:,"><input type="file">' +
  '<script type="module" src="/main.ts"></script>'

/** Code before the examples: `show` stands for the function of the application that shows texts. */
const before = `
const shown: string[] = []
const show = (text: string): void => {
  shown.push(text)
}
await new Promise((resolve) => Object.assign(window, { shown, start: resolve }))`
const after = 'Object.assign(window, { done: true })'

/** The README's code blocks with this label, for example `server`, or all without a label. */
const codeOf = async (label: string): Promise<string[]> =>
  [...(await readFile(readme, 'utf8')).matchAll(/^```tsx? ?(.*)\n((?:.*\n)*?)^```/gm)]
    .filter(([, found]) => found === label)
    .map(([, , code = '']) => code)

/** A project with the given files. */
const createProjectOf = async (
  t: Parameters<typeof createProject>[0],
  files: Record<string, string>,
): Promise<string> => {
  const source = await mkdtemp(join(tmpdir(), 'client-readme-'))
  t.teardown(() => rm(source, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(source, name), text)
  return createProject(t, source)
}

t.test(
  "the README's examples compile and work in a browser, one after the other, as described",
  async (t) => {
    const examples = await codeOf('')
    t.ok(examples.length > 8)
    const site = await serveFolder(t)
    const { baseUrl } = await listen({ withTool: true, env: { CORS_ORIGINS: site.origin } })
    const main = [before, ...examples, after].join('\n').replace('https://api.example', baseUrl)
    const folder = await createProjectOf(t, { 'index.html': page, 'main.ts': main })
    t.equal(await runTool('tsc', ['--project', '.'], folder), '')
    site.serve(await buildPage(folder))

    const browser = await startBrowser(t)
    const tab = await browser.newPage({ acceptDownloads: true })
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.goto(site.origin)
    const dump = join(folder, 'dump.sql')
    await writeFile(dump, dumpOf(0))
    await tab.setInputFiles('input', dump)
    const saved = tab.waitForEvent('download')
    await tab.evaluate('start()')
    t.match((await saved).suggestedFilename(), /^informe-seguridad-.*\.pdf$/)
    await Promise.race([
      tab.waitForFunction('window.done'),
      tab.waitForEvent('pageerror').then((error) => {
        throw error
      }),
    ])
    t.same(errors, [])
    const shown = (await tab.evaluate('shown')) as string[]
    t.match(shown, [
      'Please log in',
      'signed_in: ana.garcia (admin)',
      '63.5 kg, BMI 22.5: Peso normal',
      "Ana García O'Brien",
      'Normal weight',
      '2 to 650 kg',
      'The weight must be between 2 and 650 kg',
      /^Given up: AbortError/,
      `${dumpOf(0).length} of ${dumpOf(0).length} bytes`,
    ])
    t.same(shown.slice(-2), ['Volcado importado', 'signed_out'])
  },
)

t.test('a server keeps the session of its user, and sends the address of the user', async (t) => {
  const { baseUrl, service } = await listen({
    env: { TRUST_PROXY: '127.0.0.1/32', AUTH_RATE_LIMIT_MAX: '1' },
  })
  await service.register('ana')
  const [server = ''] = await codeOf('server')
  const folder = await createProjectOf(t, { 'server.ts': server })
  await linkPackages(folder, ['@types/node', 'undici-types'])
  t.equal(await runTool('tsc', ['--project', '.', '--types', 'node'], folder), '')

  process.env.API_URL = baseUrl
  const { GET, POST } = await import(join(folder, 'server.ts'))
  const address = 'https://pages.example/session'
  const from = (ip: string, init: RequestInit = {}) =>
    new Request(address, { ...init, headers: { ...init.headers, 'x-real-ip': ip } })
  const login = { method: 'POST', body: JSON.stringify({ username: 'ana', password }) }
  const answers: Response[] = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((ip) => POST(from(ip, login))),
  )
  t.same(
    answers.map(({ status }) => status),
    [200, 200],
    'each address has a separate limit',
  )
  const cookie = String(answers[0]?.headers.get('set-cookie')).split(';')[0] ?? ''
  t.same(await (await GET(from('192.0.2.1', { headers: { cookie } }))).json(), { weights: [] })
  t.equal((await GET(from('192.0.2.1'))).status, 401)
})

t.test('a React page behind the development proxy shows the data of its session', async (t) => {
  const { baseUrl } = await listen()
  const [config = ''] = await codeOf('vite.config.ts')
  const folder = await createProjectOf(t, {
    'index.html': page.replace('main.ts', 'main.tsx'),
    'main.tsx': `${await codeOf('react')}\nObject.assign(window, { api })`,
    'vite.config.ts': config.replace('http://127.0.0.1:3000', baseUrl),
  })
  const types = ['@types/react', '@types/react-dom', 'csstype']
  await linkPackages(folder, ['react', 'react-dom', '@tanstack/react-query', 'vite', ...types])
  t.equal(await runTool('tsc', ['--project', '.', '--skipLibCheck'], folder), '')
  const server = await createServer({
    root: folder,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
  })
  t.teardown(() => server.close())
  await server.listen()

  const tab = await (await startBrowser(t)).newPage()
  const shows = (text: string) => tab.getByText(text).waitFor()
  await tab.goto(String(server.resolvedUrls?.local[0]))
  await shows('Please log in')
  await tab.evaluate(
    `api.registerAccount({ body: ${JSON.stringify({ username: 'ana', password })} })`,
  )
  await shows('No BMI yet')
  const profile = {
    nombre: 'Ana',
    apellidos: 'García',
    fecha_nacimiento: '1990-05-17',
    talla_m: 1.68,
  }
  await tab.evaluate(`api.saveProfile({ body: ${JSON.stringify(profile)} })`)
  await tab.getByRole('button').click()
  await shows('Peso normal')
  await tab.reload()
  await shows('Peso normal')
  await tab.evaluate('api.logout()')
  await shows('Please log in')
})

/** The declarations that the README uses of packages that are not installed here. */
const declarations = `
declare module 'msw' {
  export const HttpResponse: Pick<typeof Response, 'json'>
  export const http: { get(path: string, resolver: () => Response): object }
}
declare module 'msw/node' {
  export function setupServer(...handlers: object[]): { listen(): void }
}
declare module '@opentelemetry/instrumentation' {
  export function registerInstrumentations(options: { instrumentations: object[] }): () => void
}
declare module '@opentelemetry/instrumentation-fetch' {
  export class FetchInstrumentation {
    constructor(options: { propagateTraceHeaderCorsUrls: (string | RegExp)[] })
  }
}`

t.test('the code for Next.js, MSW and OpenTelemetry compiles', async (t) => {
  const labels = ['next.config.ts', 'msw', 'telemetry']
  const files: Record<string, string> = { 'packages.d.ts': declarations }
  for (const label of labels)
    files[`${label.replace('.ts', '')}.ts`] = (await codeOf(label)).join('\n')
  t.notOk(Object.values(files).includes(''))
  const folder = await createProjectOf(t, files)
  t.equal(await runTool('tsc', ['--project', '.'], folder), '')
})
