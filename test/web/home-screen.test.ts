/** The page on the home screen of a phone: its manifest, its icons, and the view of its start. */
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { startService } from '../support/service.ts'
import { go, signIn, signOut, startVisits, type Tab } from './tabs.ts'

const { en } = texts

const service = await startService(t)
const { visit, origin } = await startVisits(t, service)
const { username: admin } = await service.register()
const { username: person } = await service.register()

const pngSize = (bytes: Buffer) => {
  t.equal(bytes.toString('latin1', 1, 4), 'PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

t.test('the browser reads the manifest without an error', async (t) => {
  const tab = await (await visit(t)).open()
  const browser = await tab.context().newCDPSession(tab)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  t.same(errors, [])
  const { headers } = await service.request('GET', new URL(url).pathname)
  t.match(headers['content-type'], /^application\/manifest\+json/)
  const { icons, ...manifest } = JSON.parse(data!)
  t.match(manifest, { id: '/', start_url: '/#/last', scope: '/', display: 'standalone' })
  t.same(
    icons.map(({ sizes }: { sizes: string }) => sizes),
    ['192x192', '512x512'],
  )
  for (const { src, sizes, type, purpose } of icons) {
    const { headers, rawPayload } = await service.app.inject(src)
    t.match({ headers, purpose }, { headers: { 'content-type': type }, purpose: /maskable/ })
    t.equal(pngSize(rawPayload), sizes)
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  t.test(`the frame of the browser has the colour of the page, ${colorScheme}`, async (t) => {
    const tab = await (await visit(t, { colorScheme })).open()
    await tab.getByLabel(en.username).waitFor()
    const [frame, header] = await tab.evaluate<string[]>(`(() => {
      const named = [...document.querySelectorAll('meta[name="theme-color"]')]
      document.body.style.color = named.find(({ media }) => matchMedia(media).matches).content
      const page = document.querySelector('header')
      return [getComputedStyle(document.body).color, getComputedStyle(page).backgroundColor]
    })()`)
    t.equal(frame, header)
  })

const start = '#/last'
const shows = (tab: Tab, title: string) =>
  tab.getByRole('heading', { name: title, level: 1, exact: true }).waitFor()

t.test('the page starts with the last view, and says that it is offline', async (t) => {
  const visitor = await visit(t)
  const tab = await visitor.open(start)
  await signIn(tab, admin)
  await tab.waitForURL(`${origin}/#/weight`)
  for (const [view, title] of [
    ['account', en.account],
    ['checklist', en.checklist],
  ] as const) {
    await go(tab, title)
    const again = await visitor.open(start)
    await shows(again, title)
    t.equal(await again.evaluate('location.hash'), `#/${view}`)
    await visitor.offline(true)
    await again.getByText(en.offline).waitFor()
    await shows(again, title)
    await visitor.offline(false)
    await again.close()
  }
  await signOut(tab)
  const other = await visitor.open(start)
  await signIn(other, admin)
  await shows(other, en.checklist)
  await signOut(other)
  const next = await visitor.open(start)
  await signIn(next, person)
  await next.waitForURL(`${origin}/#/weight`)
  t.pass('a person without access to the checklist gets the first view')
})
