/** Writes docs/pictures/, the pictures of the page for the README (`make pictures`). */
import { mkdir, writeFile } from 'node:fs/promises'
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { startWstgService } from '../support/wstg.ts'
import { fillService } from './data.ts'
import { startVisits } from './tabs.ts'

const { en } = texts

const folder = new URL('../../docs/pictures/', import.meta.url)
/** The most bytes of all pictures together. */
const mostBytes = 300_000

const pictures = [
  { name: 'weight', place: '#/weight?period=year', content: en.newestFirst },
  { name: 'checklist', place: '#/checklist', content: en.coverage },
  { name: 'item', place: '#/checklist/WSTG-ATHN-01', content: en.requests },
]

t.test('pictures of the main views', async (t) => {
  const service = await startWstgService(t)
  const ana = await service.register('ana')
  await fillService(service, ana)
  await service.sql("update accounts set role = 'admin' where username = 'ana'")
  const { visitAs } = await startVisits(t, service)
  const tab = await visitAs(t, 'ana', { viewport: { width: 1280, height: 840 } })
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const { name, place, content } of pictures) {
    await tab.evaluate(`location.hash = '${place}'`)
    await tab.getByText(content, { exact: true }).waitFor()
    // Without the mark of the focus, and from the top.
    await tab.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
    const picture = await tab.screenshot({ animations: 'disabled' })
    bytes += picture.length
    await writeFile(new URL(`${name}.png`, folder), picture)
  }
  t.ok(bytes <= mostBytes, `${bytes} bytes`)
})
