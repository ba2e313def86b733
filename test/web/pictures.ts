/** Writes docs/pictures/, the picture of the page for the README (`make pictures`). */
import { mkdir, writeFile } from 'node:fs/promises'
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { startWstgService } from '../support/wstg.ts'
import { fillService } from './data.ts'
import { startVisits } from './tabs.ts'

const { en } = texts

const folder = new URL('../../docs/pictures/', import.meta.url)
const maxBytes = 300_000

t.test('a picture of the first view', async (t) => {
  const service = await startWstgService(t)
  const ana = await service.register('ana')
  await fillService(service, ana)
  await service.sql("update accounts set role = 'admin' where username = 'ana'")
  const { visitAs } = await startVisits(t, service)
  const tab = await visitAs(t, 'ana', { viewport: { width: 1280, height: 840 } })
  await mkdir(folder, { recursive: true })
  await tab.evaluate("location.hash = '#/weight?period=year'")
  await tab.getByText(en.newestFirst, { exact: true }).waitFor()
  // Without the mark of the focus, and from the top.
  await tab.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
  const picture = await tab.screenshot({ animations: 'disabled' })
  await writeFile(new URL('weight.png', folder), picture)
  t.ok(picture.length <= maxBytes, `${picture.length} bytes`)
})
