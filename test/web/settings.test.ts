/** The settings of people on the page. */
import t from 'tap'
import { texts } from '../../web/texts/texts.ts'
import { eventually } from '../support/eventually.ts'
import { profile, startService } from '../support/service.ts'
import { go, register, startVisits, type Tab } from './tabs.ts'

const { en } = texts

t.jobs = 3
const service = await startService(t)
const { visit, visitAs } = await startVisits(t, service)

/** An account with a profile, and a way to call the service with its token. */
const person = async () => {
  const { username, token } = await service.register()
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    service.request(method, `/api/${path}`, { token, ...(body && { body }) })
  await call('POST', 'user', profile)
  const settings = async () => (await call('GET', 'user/settings')).json()
  return { username, call, settings }
}
const record = async (tab: Tab, unit: 'kg' | 'lb' | 'st', text: string) => {
  await tab.getByRole('main').getByLabel(en.weightIn(unit)).fill(text)
  await tab.getByRole('button', { name: en.record, exact: true }).click()
}
const save = async (tab: Tab, goal: string) => {
  await tab.getByLabel(/^Goal weight/).fill(goal)
  await tab.getByRole('button', { name: en.updateSettings }).click()
}

t.test('the own zone is offered after the registration, and once in each browser', async (t) => {
  const zone = 'Asia/Bangkok'
  const inBangkok = await visit(t, { timezoneId: zone })
  const tab = await inBangkok.open()
  const offer = (own: string, shown: string) => en.zoneOffer(shown, own)
  await register(tab, 'malee')
  await tab.getByText(offer(zone, 'Europe/Madrid')).waitFor()
  await tab.getByRole('button', { name: en.takeZone(zone) }).click()
  await tab.getByText(offer(zone, 'Europe/Madrid')).waitFor({ state: 'detached' })
  await tab.locator('h1:focus').waitFor()
  await go(tab, en.weight)
  await tab.getByRole('button', { name: en.anotherDay }).click()
  const own = await tab.getByLabel(en.dateTime).inputValue()
  await record(tab, 'kg', '70')
  const [date = '', time = ''] = own.split('T')
  await tab
    .getByRole('row', { name: `${Number(date.slice(8))} ` })
    .getByText(time)
    .waitFor()

  const tabInLima = await visitAs(t, 'malee', { timezoneId: 'America/Lima' })
  await tabInLima.getByRole('button', { name: en.keepZone(zone) }).click()
  await tabInLima.locator('h1:focus').waitFor()
  await tabInLima.getByText(en.timesIn(zone)).waitFor()
  await tabInLima.reload()
  await tabInLima.getByText(en.timesIn(zone)).waitFor()
  t.equal(await tabInLima.getByText(offer('America/Lima', zone)).count(), 0)
  await go(tabInLima, en.profile)
  const choice = tabInLima.getByLabel(en.timeZone)
  await choice.selectOption('America/Lima')
  await tabInLima.getByRole('button', { name: en.updateSettings }).click()
  await tabInLima.getByText(en.settingsUpdated).waitFor()
  await go(tabInLima, en.weight)
  await tabInLima.getByText(en.timesIn(zone)).waitFor({ state: 'detached' })
})

t.test('another name of the own zone is no other zone', async (t) => {
  const { username, call } = await person()
  await call('PUT', 'user/settings', { time_zone: 'Asia/Kolkata' })
  const tab = await visitAs(t, username, { timezoneId: 'Asia/Calcutta' })
  await record(tab, 'kg', '70')
  await tab.getByRole('table').waitFor()
  t.equal(await tab.getByText('Kolkata').count(), 0)
})

t.test('the unit follows the person, into errors too', async (t) => {
  const { username, call, settings } = await person()
  const day = 86_400_000
  const fecha_registro = new Date(Date.now() - day).toISOString()
  await call('POST', 'weights/batch', { weights: [{ peso_kg: 70, fecha_registro }] })
  const tab = await visitAs(t, username)
  await go(tab, en.profile)
  await tab.getByRole('button', { name: en.unitNames.lb }).click()
  await eventually(async () => (await settings()).unit === 'lb', 'the unit')
  t.equal(await tab.getByLabel(en.heightInFeet).inputValue(), '5 ft 6.1 in')
  const other = await visitAs(t, username)
  await other.getByText('154.3 lb').first().waitFor()
  await record(other, 'lb', '3')
  await other.getByText(en.weightBetween('4.41 lb', '1,433 lb')).waitFor()
  await record(other, 'lb', '170')
  await other.getByText(/differs by 15\.67 lb from .* 11\.02 lb a day/).waitFor()
  await call('PUT', 'user/settings', { unit: 'st' })
  await other.reload()
  await record(other, 'st', '0 st 3')
  await other.getByText(en.weightBetween('0 st 4.4 lb', '102 st 5.0 lb')).waitFor()
})

t.test('a height is typed in feet, and a very small one asked about', async (t) => {
  const { username, call } = await person()
  await call('PUT', 'user/settings', { unit: 'st' })
  const tab = await visitAs(t, username)
  await go(tab, en.profile)
  const save = async (height: string) => {
    await tab.getByLabel(en.heightInFeet).fill(height)
    await tab.getByRole('button', { name: en.save, exact: true }).click()
  }
  const stored = async () => (await call('GET', 'user')).json().talla_m
  await save('3 ft 7 in')
  await tab.getByText(en.isHeightRight('3 ft 7 in')).waitFor()
  t.equal(await stored(), profile.talla_m)
  await save('9 ft')
  await tab.getByText(en.heightBetween('1 ft 3.7 in', '8 ft 11.1 in')).waitFor()
  await save('5 foot seven')
  await tab.getByText(en.notAHeight).waitFor()
  await save('5 ft 7 in')
  await eventually(async () => (await stored()) === 1.7018, 'the height')
  await save('1.07')
  await tab.getByText(en.isHeightRight('3 ft 6.1 in')).waitFor()
  await tab.getByRole('button', { name: en.save, exact: true }).click()
  await eventually(async () => (await stored()) === 1.07, 'the confirmed height')
})

t.test('a goal is drawn and counted down to, and none is underweight', async (t) => {
  const { username, call, settings } = await person()
  for (const peso_kg of [65.4, 65.2]) await call('POST', 'weight', { peso_kg })
  const tab = await visitAs(t, username)
  await go(tab, en.profile)
  await save(tab, '50')
  await tab.getByText(en.goalTooLow('52.3 kg')).waitFor()
  await save(tab, '700')
  await tab.getByText(en.weightBetween('2 kg', '650 kg')).waitFor()
  t.equal((await settings()).goal_kg, null)
  await save(tab, '62')
  await tab.getByText(en.settingsUpdated).waitFor()
  await go(tab, en.weight)
  await tab.getByText(/^Goal: 62\.0 kg · 3\.2 kg to go$/).waitFor()
  await tab.setViewportSize({ width: 390, height: 844 })
  const { height = 99 } = (await tab.getByText(/━ 7-day average ╍\sGoal/).boundingBox()) ?? {}
  t.ok(height < 30, `the key takes ${height} pixels of a phone`)
  await record(tab, 'kg', '62')
  await tab.getByText(`· ${en.goalReached}`).waitFor()
  await record(tab, 'kg', '61.5')
  await tab.getByText(en.goalLeft.below('0.5 kg')).waitFor()
  await call('PUT', 'user/settings', { goal_kg: 50 })
  await tab.reload()
  await tab.getByText('61.5 kg').first().waitFor()
  t.equal(await tab.getByText(en.goalOf('50.0 kg')).count(), 0, 'chosen elsewhere')
  await go(tab, en.profile)
  await save(tab, '')
  await eventually(async () => (await settings()).goal_kg === null, 'no goal')
})
