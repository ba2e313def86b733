import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { serveFolder, startBrowser } from '../support/browser.ts'
import { buildPage, createProject, runTool } from './project.ts'
import { dumpOf, listenWithTool } from './support.ts'

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

t.test("the README's examples, one after the other, compile and do in a browser what they say", async (t) => {
  const examples = [...(await readFile(readme, 'utf8')).matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code)
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
    'ana.garcia (admin)',
    '63.5 kg, BMI 22.5: Peso normal',
    "Ana García O'Brien",
    'El peso debe estar entre 2 y 650 kg',
    /^Given up: AbortError/,
    `${dumpOf(0).length} of ${dumpOf(0).length} bytes`,
  ])
  t.same(shown.slice(-2), ['Volcado importado', 'Logged out: logged_out'])
})
