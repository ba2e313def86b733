import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { serveFolder, startBrowser } from '../support/browser.ts'
import { password } from '../support/service.ts'
import { buildPage, createProject, runTool } from './project.ts'
import { dumpOf, listen, listenWithTool } from './support.ts'

const readme = new URL('../../generated/client/README.md', import.meta.url)
const page =
  '<!doctype html><link rel="icon" href="data:,"><input type="file"><script type="module" src="/main.ts"></script>'

/** What surrounds the examples: `show` stands for the application's own way of showing something. */
const before = `
const shown: string[] = []
const show = (text: string): void => {
  shown.push(text)
}
await new Promise((resolve) => Object.assign(window, { shown, start: resolve }))`
const after = 'Object.assign(window, { done: true })'

/** The README's code that is labelled so, for example `server`; without a label, all that belongs together. */
const codeOf = async (label: string): Promise<string[]> =>
  [...(await readFile(readme, 'utf8')).matchAll(/^```(?:ts|tsx) ?(.*)\n((?:.*\n)*?)^```/gm)]
    .filter(([, found]) => found === label)
    .map(([, , code = '']) => code)

t.test("the README's examples, one after the other, compile and do in a browser what they say", async (t) => {
  const examples = await codeOf('')
  t.ok(examples.length > 8)
  const source = await mkdtemp(join(tmpdir(), 'client-readme-'))
  t.teardown(() => rm(source, { recursive: true, force: true }))

  const site = await serveFolder(t)
  const { baseUrl } = await listenWithTool(t, { env: { CORS_ORIGINS: site.origin } })
  await writeFile(join(source, 'index.html'), page)
  const main = [before, ...examples, after].join('\n').replace('https://api.example', baseUrl)
  await writeFile(join(source, 'main.ts'), main)
  const folder = await createProject(t, source)
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
})

t.test('a server keeps the session of its user, and calls with its address', async (t) => {
  const { baseUrl, service } = await listen(t, { env: { TRUST_PROXY: '127.0.0.1/32', AUTH_RATE_LIMIT_MAX: '1' } })
  await service.register('ana')
  const source = await mkdtemp(join(tmpdir(), 'client-server-'))
  t.teardown(() => rm(source, { recursive: true, force: true }))
  const [server = '', config = '', mock = ''] = (
    await Promise.all(['server', 'next.config.ts', 'mock'].map(codeOf))
  ).flat()
  await writeFile(join(source, 'server.ts'), server)
  await writeFile(join(source, 'next.config.ts'), config)
  await writeFile(join(source, 'mock.ts'), mock)
  const types = join(import.meta.dirname, '../../node_modules/@types')
  const folder = await createProject(t, source)
  t.equal(await runTool('tsc', ['--project', '.', '--typeRoots', types, '--types', 'node'], folder), '')

  process.env.API_URL = baseUrl
  const { GET, POST } = await import(join(folder, 'server.ts'))
  const address = 'https://pages.example/session'
  const from = (ip: string, init: RequestInit = {}) =>
    new Request(address, { ...init, headers: { ...init.headers, 'x-real-ip': ip } })
  const login = { method: 'POST', body: JSON.stringify({ username: 'ana', password }) }
  const answers: Response[] = await Promise.all(['192.0.2.1', '192.0.2.2'].map((ip) => POST(from(ip, login))))
  t.same(
    answers.map(({ status }) => status),
    [200, 200],
    'each user has a limit of their own',
  )
  const cookie = String(answers[0]?.headers.get('set-cookie')).split(';')[0] ?? ''
  t.same(await (await GET(from('192.0.2.1', { headers: { cookie } }))).json(), { weights: [] })
  t.equal((await GET(from('192.0.2.1'))).status, 401)
})
