/** A person's journeys through the page. */
import t, { type Test } from 'tap'
import type { WeightItem } from '../../generated/client/index.js'
import { english } from '../../src/platform/texts/english.ts'
import { createFormat } from '../../web/format.ts'
import { texts } from '../../web/texts/texts.ts'
import { listen } from '../platform/http/raw.ts'
import { eventually } from '../support/eventually.ts'
import { serve } from '../support/machine.ts'
import { password, profile, startService } from '../support/service.ts'
import {
  factOf,
  go,
  register,
  signIn,
  signOut,
  startVisits,
  switchLanguage,
  type Tab,
  trySignIn,
} from './tabs.ts'

const { en, es } = texts

t.jobs = 3
const service = await startService(t)
const { browser, visit, visitAs } = await startVisits(t, service)

const weightField = (tab: Tab) => tab.getByRole('main').getByLabel(en.weightIn('kg'))
const record = async (tab: Tab, kg: string) => {
  await weightField(tab).fill(kg)
  await tab.getByRole('button', { name: en.record, exact: true }).click()
}
const recorded = (tab: Tab) => tab.getByRole('status').getByText('Weight recorded')
const rows = (tab: Tab, text: string | RegExp) =>
  tab.getByRole('table').getByRole('row', { name: text })

t.test('from the registration to the first weight and the BMI', async (t) => {
  const tab = await (await visit(t)).open()
  await register(tab, 'ana')
  for (const [label, text] of [
    [en.firstName, profile.nombre],
    [en.lastName, profile.apellidos],
    [en.birthDate, profile.fecha_nacimiento],
    [en.height, '168 cm'],
  ] as const)
    await tab.getByLabel(label).fill(text)
  await tab.getByRole('button', { name: en.save }).click()
  await record(tab, '64,3 kg')
  await recorded(tab).waitFor()
  await rows(tab, /64\.3 kg/).waitFor()
  await tab.getByText('Normal weight', { exact: true }).waitFor()
  await tab.getByText(en.normalRange('52.3 kg', '70.5 kg')).waitFor()
  t.equal(await tab.getByRole('slider').count(), 0, 'one weight makes no chart')

  await tab.reload()
  await tab.getByText('Normal weight', { exact: true }).waitFor()
  await switchLanguage(tab, en)
  await tab.getByText('Peso normal', { exact: true }).waitFor()
  t.equal(await tab.locator('html').getAttribute('lang'), 'es')
  await switchLanguage(tab, es)

  await signOut(tab)
  await tab.reload()
  await tab.getByRole('heading', { name: en.signIn }).waitFor()
  await trySignIn(tab, 'ana', 'not the password')
  await tab.getByRole('alert').waitFor()
  await signIn(tab, 'ana')
  await tab.getByText('Normal weight', { exact: true }).waitFor()
})

t.test('a registration tells all errors at once', async (t) => {
  const tab = await (await visit(t)).open('#/register')
  await tab.getByLabel(en.username).fill('ab ñ')
  await tab.getByLabel(en.password, { exact: true }).fill('corta')
  await tab.getByRole('button', { name: en.register }).click()
  await tab.getByRole('alert').nth(1).waitFor()
  t.same(await tab.getByRole('alert').allInnerTexts(), [
    english.errors.username_invalid,
    english.errors.password_too_short.replace('{min}', '8'),
  ])
  t.equal(await tab.locator('[aria-invalid=true]').count(), 2)
})

t.test('a slip is corrected, and a record deleted', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  await record(tab, 'sixty')
  await tab.getByRole('alert').getByText(en.notANumber.kg).waitFor()
  await weightField(tab).and(tab.locator(':focus')).waitFor()
  await record(tab, '84.3')
  await rows(tab, /84\.3 kg/).waitFor()
  await record(tab, '1000')
  await tab.getByRole('alert').getByText(en.weightBetween('2 kg', '650 kg')).waitFor()
  t.equal(await recorded(tab).count(), 0, 'no success beside an error')

  const openRow = (kg: string) => tab.getByLabel(`${en.actions}: ${kg}`).click()
  await openRow('84.3 kg')
  await tab.getByRole('button', { name: `${en.correct}: 84.3 kg` }).click()
  const correcting = tab.getByRole('dialog', { name: en.correctTitle })
  await correcting.getByLabel(en.weightIn('kg')).fill('64.3')
  await correcting.getByRole('button', { name: en.save }).click()
  await rows(tab, /64\.3 kg/).waitFor()
  t.equal(await rows(tab, /84\.3 kg/).count(), 0)

  const remove = tab.getByRole('button', { name: `${en.remove}: 64.3 kg` })
  const removing = tab.getByRole('dialog', { name: en.removeTitle })
  await openRow('64.3 kg')
  await remove.click()
  await removing.getByRole('button', { name: en.cancel }).click()
  await tab.getByLabel(`${en.actions}: 64.3 kg`).and(tab.locator(':focus')).waitFor()
  await openRow('64.3 kg')
  await remove.click()
  await removing.getByRole('button', { name: en.remove }).click()
  await tab.getByText(en.noWeights).waitFor()
  t.equal(await tab.getByRole('table').count(), 0)
  const status = tab.getByRole('status')
  await status.getByText(en.removed).waitFor()
  await status.getByRole('button', { name: en.undo }).and(tab.locator(':focus')).waitFor()
  await tab.keyboard.press('Enter')
  await status.getByText(en.restored).waitFor()
  await rows(tab, /64\.3 kg/).waitFor()
})

t.test('a weight keeps its moment until the service has decided about it', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  const failures = [503, 429, 400]
  const moments: string[] = []
  await tab.route('**/api/weights/batch', async (route) => {
    const status = failures[moments.length]
    moments.push(route.request().postDataJSON().weights[0].fecha_registro)
    await (status ? route.fulfill({ status }) : route.continue())
  })
  for (const status of failures) {
    await record(tab, '70')
    await tab.getByRole('alert').getByText(`${status}`).waitFor()
  }
  await record(tab, '70')
  await recorded(tab).waitFor()
  const [lost, limited, refused, accepted] = moments
  t.same([limited, refused], [lost, lost])
  t.not(accepted, refused)
})

t.test('the chart shows the weight at a finger and at the keys', async (t) => {
  const { username, token } = await service.register()
  const kgs = [71.15, 72, 73]
  const weights = kgs.map((peso_kg, index) => ({
    peso_kg,
    fecha_registro: `2026-01-0${index + 1}`,
  }))
  await service.request('POST', '/api/weights/batch', { token, body: { weights } })
  const tab = await visitAs(t, username, { hasTouch: true, viewport: { width: 320, height: 800 } })
  const chart = tab.getByRole('slider', { name: en.chart })
  await chart.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await chart.boundingBox()) ?? {}
  await tab.touchscreen.tap(x + width - 20, y + 100)
  const card = tab.getByText(/^73\.0 kg\n3 Jan 2026/)
  await card.waitFor()
  t.ok(((await card.boundingBox())?.x ?? -1) >= 0, 'the card is within the screen')
  await chart.focus()
  await tab.keyboard.press('ArrowLeft')
  // A mean has one decimal: 71.575.
  await tab.getByText(/^72\.0 kg\n2 Jan 2026\n7-day average: 71\.6 kg$/).waitFor()
  await tab.keyboard.press('Home')
  await chart.and(tab.locator('[aria-valuetext^="71.15 kg"]')).waitFor()
})

t.test('the change is that of the trend, and texts may have twice their size', async (t) => {
  const { username, token } = await service.register()
  const moment = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const weights = [
    { peso_kg: 64, fecha_registro: moment(14) },
    { peso_kg: 62.4, fecha_registro: moment(6) },
    { peso_kg: 62, fecha_registro: moment(1) },
  ]
  await service.request('POST', '/api/weights/batch', { token, body: { weights } })
  const tab = await visitAs(t, username)
  await tab.getByText(en.changeIn('−0.4 kg', 7)).waitFor()
  const { day } = createFormat('en', 'Europe/Madrid', 'kg')
  await tab.getByText(en.changeSince('−1.8 kg', day(moment(14)))).waitFor()
  t.equal(await factOf(tab, en.change), '−1.8 kg', 'as in the chart')
  for (const change of ['62.4 kg −1.6 kg', '62.0 kg −0.4 kg']) await rows(tab, change).waitFor()

  await tab.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const [view, text] of [
    ['weight', en.newestFirst],
    ['weight/import', en.importHint],
    ['profile', en.updateSettings],
    ['account', en.deleteHint],
  ] as const) {
    await tab.evaluate(`location.hash = '#/${view}'`)
    await tab.getByText(text).waitFor()
    for (const width of [1280, 390]) {
      await tab.setViewportSize({ width, height: 800 })
      const content = Number(await tab.evaluate('document.documentElement.scrollWidth'))
      t.ok(content <= width, `${view}: ${content} of ${width} pixels`)
    }
  }
})

t.test('the minimum and the maximum are shown, in both languages', async (t) => {
  const { username, token } = await service.register()
  for (const peso_kg of [64.3, 66])
    await service.request('POST', '/api/weight', { token, body: { peso_kg } })
  const tab = await visitAs(t, username)
  await rows(tab, /66\.0 kg/).waitFor()
  t.same([await factOf(tab, en.minimum), await factOf(tab, en.maximum)], ['64.3 kg', '66.0 kg'])
  await switchLanguage(tab, en)
  await rows(tab, /66,0 kg/).waitFor()
  t.same([await factOf(tab, es.minimum), await factOf(tab, es.maximum)], ['64,3 kg', '66,0 kg'])
})

t.test('a long history has headings of months, in the unit of the person', async (t) => {
  const { username, token } = await service.register()
  const weights = Array.from({ length: 30 }, (_, index) => ({
    peso_kg: index < 20 ? 70 : 72,
    fecha_registro: new Date(Date.UTC(2026, 0, 12 + index, 12)).toISOString(),
  }))
  await service.request('POST', '/api/weights/batch', { token, body: { weights } })
  const tab = await visitAs(t, username)
  await rows(tab, en.monthMean('February 2026', '72.0 kg')).waitFor()
  await tab.getByRole('button', { name: en.moreRows('25', '30') }).waitFor()
  await tab.evaluate("dispatchEvent(new Event('beforeprint'))")
  await rows(tab, /12 Jan 2026/).waitFor()
  await tab.evaluate("dispatchEvent(new Event('afterprint'))")
  await rows(tab, /12 Jan 2026/).waitFor({ state: 'detached' })

  await go(tab, en.profile)
  await tab.getByRole('button', { name: en.unitNames.lb }).click()
  await go(tab, en.weight)
  await rows(tab, en.monthMean('January 2026', '154.3 lb')).waitFor()
  await tab.getByRole('main').getByLabel(en.weightIn('lb')).fill('155')
  await tab.getByRole('button', { name: en.record, exact: true }).click()
  await rows(tab, /:\d\d 155\.0 lb/).waitFor()
  t.equal((await storedWeights(token))[0]?.peso_kg, 70.31)
  await tab.reload()
  await rows(tab, /:\d\d 155\.0 lb/).waitFor()
})

t.test('a new password ends the sessions of other browsers', async (t) => {
  const { username } = await service.register()
  const next = `${password} nueva`
  const own = await visit(t)
  const [tab, other] = [await own.open(), await visitAs(t, username)]
  await signIn(tab, username)
  const second = await own.open('#/account')
  await second.getByText(en.signedInAs(username)).waitFor()

  await go(tab, en.account)
  const card = tab.getByRole('main')
  const dialog = tab.getByRole('dialog')
  await card.getByRole('button', { name: en.changePassword }).click()
  const change = async (current: string) => {
    await dialog.getByLabel(en.currentPassword, { exact: true }).fill(current)
    await dialog.getByLabel(en.newPassword, { exact: true }).fill(next)
    await dialog.getByRole('button', { name: en.changePassword }).click()
  }
  await change('not the password')
  await dialog.getByRole('alert').waitFor()
  await change(password)
  await tab.getByText(en.passwordChanged).waitFor()

  await go(second, en.weight)
  await record(second, '70')
  await recorded(second).waitFor()
  await record(other, '71')
  await other.getByRole('dialog').getByText(en.ends.expired).waitFor()
  await other.getByLabel(en.password, { exact: true }).fill(next)
  await other.getByRole('button', { name: en.signIn }).click()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  t.equal(await weightField(other).inputValue(), '71', 'what has been typed stays')
  await other.getByRole('button', { name: en.record, exact: true }).click()
  await rows(other, /71\.0 kg/).waitFor()
})

t.test('an account is deleted by its name', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  await go(tab, en.account)
  await tab.getByRole('button', { name: en.deleteAccount }).click()
  const dialog = tab.getByRole('dialog')
  const remove = async (typed: string) => {
    await dialog.getByLabel(en.typeName(username)).fill(typed)
    await dialog.getByLabel(en.currentPassword, { exact: true }).fill(password)
    await dialog.getByRole('button', { name: en.deleteAccount }).click()
  }
  await remove('somebody')
  await tab.getByRole('alert').getByText(en.nameDiffers).waitFor()
  await remove(username)
  await tab.getByRole('heading', { name: en.signIn }).waitFor()
  await trySignIn(tab, username)
  await tab.getByRole('alert').waitFor()
  t.same(await service.sql('select from accounts where username = $1', [username]), [])
})

const storedWeights = async (token: string) =>
  (await service.request('GET', '/api/weights', { token })).json().weights as WeightItem[]

t.test('a day stays that day, and is typed, in another time zone', async (t) => {
  const { username, token } = await service.register()
  const weights = [{ peso_kg: 70, fecha_registro: '2026-01-05' }]
  await service.request('POST', '/api/weights/batch', { token, body: { weights } })
  const tab = await visitAs(t, username, { timezoneId: 'America/Mexico_City' })
  await rows(tab, /5 Jan 2026, 00:00/).waitFor()
  await tab.getByText(en.timesIn('Europe/Madrid')).first().waitFor()
  await tab.getByRole('button', { name: en.anotherDay }).click()
  await tab.getByLabel(en.dateTime).fill('2026-01-06T07:30')
  await record(tab, '71')
  await rows(tab, /6 Jan 2026, 07:30/).waitFor()
  t.equal((await storedWeights(token))[0]?.fecha_registro, '2026-01-06T06:30:00.000Z')
})

t.test('the page says that the network is down, and continues afterwards', async (t) => {
  const { username } = await service.register()
  const visitor = await visit(t)
  const tab = await visitor.open()
  await signIn(tab, username)
  await weightField(tab).waitFor()
  const notice = tab.getByText(en.offline)
  await visitor.offline(true)
  await notice.waitFor()
  await visitor.offline(false)
  await notice.waitFor({ state: 'detached' })
  await record(tab, '70')
  await recorded(tab).waitFor()
  await visitor.offline(true)
  await recorded(tab).waitFor({ state: 'detached' })
  await signOut(tab)
})

t.test('too many attempts: the page shows the seconds that are left', async (t) => {
  const limited = await startService(t, { env: { AUTH_RATE_LIMIT_MAX: '2' } })
  await limited.register()
  const { visit } = await startVisits(t, limited, { browser })
  const tab = await (await visit(t)).open()
  for (let attempt = 0; attempt < 3; attempt++) {
    await trySignIn(tab, 'ana', `wrong ${attempt}`)
    await tab.getByRole('alert').waitFor()
  }
  await tab
    .getByRole('timer')
    .getByText(/^Too many attempts; try again in \d+ s$/)
    .waitFor()
})

/** A captcha's script that gives a token of the action. */
const captchaScript = `globalThis.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (key, { action }) => 'token-of-' + key + '-' + action,
}`

const startCaptcha = async (t: Test) => {
  const verified: string[] = []
  const { url } = await serve(t, async (request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/javascript').end(captchaScript)
      return
    }
    let body = ''
    for await (const piece of request) body += piece
    const token = new URLSearchParams(body).get('response') ?? ''
    verified.push(token)
    const action = token.split('-').at(-1)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, score: 0.9, action, hostname: '127.0.0.1' }))
  })
  return { url, verified }
}

t.test('with a captcha its script is on the views of login and registration alone', async (t) => {
  const { url, verified } = await startCaptcha(t)
  const withCaptcha = await startService(t, {
    env: {
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET_KEY: 'secret',
      CAPTCHA_VERIFY_URL: `${url}/verify`,
      CAPTCHA_SCRIPT_URL: `${url}/script.js`,
    },
  })
  const { visit } = await startVisits(t, withCaptcha, { browser, others: [url] })
  const tab = await (await visit(t)).open()
  const hasScript = () => tab.evaluate<boolean>("'grecaptcha' in globalThis").catch(() => undefined)
  await eventually(hasScript, "the captcha's script")
  await tab.getByRole('heading', { name: en.registerFirst }).waitFor()
  await register(tab, 'ana')
  await eventually(async () => (await hasScript()) === false, 'a page without the script')
  await tab.getByText(en.profileFirst).waitFor()
  await signOut(tab)
  await signIn(tab, 'ana')
  t.same(verified, ['token-of-site-register', 'token-of-site-login'])
})

t.test('an unexpected answer is reported, with a way to continue', async (t) => {
  const { username } = await service.register()
  const tab = await (await visit(t)).open()
  const weights = { json: { weights: [{ id: 1 }] } }
  await tab.route('**/api/weights', (route) => route.fulfill(weights), { times: 1 })
  await signIn(tab, username)
  await tab.getByRole('heading', { name: en.broken }).waitFor()
  await tab.getByRole('button', { name: en.loadAgain }).click()
  await tab.getByText(en.noWeights).waitFor()
})

t.test('a key for a program is made, shown once, and deleted', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  await go(tab, en.account)
  await tab.getByRole('button', { name: en.makeKey }).click()
  const making = tab.getByRole('dialog', { name: en.makeKey })
  await making.getByLabel(en.keyName).fill('bathroom scale')
  await making.getByLabel(en.currentPassword, { exact: true }).fill(password)
  await making.getByRole('button', { name: en.makeKey }).click()
  await making.getByRole('alert').getByText(en.noPermission).waitFor()
  await making.getByLabel(en.permissions['weights:write']).check()
  await making.getByRole('button', { name: en.makeKey }).click()
  const made = tab.getByRole('dialog', { name: en.keyMade })
  const token = await made.getByLabel(en.keyMade).inputValue()
  await made.getByRole('button', { name: en.close }).click()
  await rows(tab, /bathroom scale/)
    .getByText(en.never)
    .waitFor()
  const call = () => service.request('POST', '/api/weight', { token, body: { peso_kg: 70 } })
  t.equal((await call()).status, 201)
  const fecha_registro = new Date(Date.now() - 86_400_000).toISOString()
  const send = (path: string, body: object) => service.request('POST', path, { token, body })
  await send('/api/weights/batch', { weights: [{ peso_kg: 70, fecha_registro }] })
  await send('/api/weights/devices', { weight: 12.4 })
  await tab.reload()
  await rows(tab, en.generalErrors.weight_change_too_large).waitFor()
  await tab.getByRole('button', { name: `${en.remove}: bathroom scale` }).click()
  await tab.getByRole('dialog').getByRole('button', { name: en.remove }).click()
  await tab.getByText(en.keyRemoved).waitFor()
  t.equal((await call()).status, 401)
})

t.test('an address without https says that the session will not last', async (t) => {
  for (const [env, host, isTold] of [
    [{ COOKIE_SECURE: 'true' }, 'nas.local', true],
    [{ COOKIE_SECURE: 'true' }, '127.0.0.1', false],
    [{}, 'nas.local', false],
  ] as const) {
    const other = await startService(t, { env })
    const context = await browser.newContext({ locale: 'en-GB' })
    t.teardown(() => context.close())
    const tab = await context.newPage()
    await tab.goto(`http://${host}:${await listen(other.app)}/`)
    await register(tab, 'ana')
    const notice = tab.getByText(en.needsHttps)
    if (isTold) await notice.waitFor()
    else t.equal(await notice.count(), 0)
    const warned = other.logs().filter(({ event }) => event === 'login_by_http')
    t.match(warned, isTold ? [{ level: 'warn' }] : [])
    t.equal(warned.length, Number(isTold), 'once')
    if (!isTold) continue
    await switchLanguage(tab, en)
    await tab.getByText(es.needsHttps).waitFor()
  }
})
