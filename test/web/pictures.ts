/**
 * Writes docs/pictures/, the page and the report for the README, and the icons of the page for the
 * home screen (`make pictures`).
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { createClient } from '../../generated/client/index.js'
import { texts } from '../../web/texts/texts.ts'
import { password } from '../support/service.ts'
import { startDemo } from './demo.ts'

const { en } = texts

const folder = new URL('../../docs/pictures/', import.meta.url)
const maxBytes = 300_000

const { origin, visitAs } = await startDemo(t, { FINDINGS_PRODUCT: 'Customer portal' })
await mkdir(folder, { recursive: true })

t.test('a picture of the first view', async (t) => {
  const tab = await visitAs(t, 'marta', { viewport: { width: 1280, height: 930 } })
  await tab.evaluate("location.hash = '#/weight?period=year'")
  await tab.getByText(en.newestFirst, { exact: true }).waitFor()
  // Without the mark of the focus, and from the top.
  await tab.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
  const picture = await tab.screenshot({ animations: 'disabled' })
  await writeFile(new URL('weight.png', folder), picture)
  t.ok(picture.length <= maxBytes, `${picture.length} bytes`)
})

t.test('a picture of the first page of the report', async () => {
  const client = createClient({ baseUrl: origin })
  await client.login({ body: { username: 'admin', password } })
  const report = await client.generateReport({ headers: { 'Accept-Language': 'en' } })
  const input = Buffer.from(await (await report.blob()).arrayBuffer())
  const name = fileURLToPath(new URL('report', folder))
  execFileSync('pdftoppm', ['-png', '-r', '90', '-l', '1', '-', name], { input })
})

t.test('icons of the mark that fill their square: phones cut it to their own shape', async (t) => {
  const mark = await readFile(
    new URL('../../src/platform/http/reference-page/icon.svg', import.meta.url),
    'utf8',
  )
  const style = '<style>body { margin: 0 } svg { display: block }</style>'
  for (const size of [192, 512]) {
    const tab = await (await visitAs(t, 'marta')).context().newPage()
    await tab.setViewportSize({ width: size, height: size })
    await tab.setContent(style + mark.replace(' rx="7"', ''))
    const icon = new URL(`../../web/icon-${size}.png`, import.meta.url)
    await writeFile(icon, await tab.screenshot())
  }
})
