/** The import of a file on the page. `import.test.ts` reads files of many programs. */
import t from 'tap'
import type { WeightItem } from '../../generated/client/index.js'
import { limits } from '../../src/people/measurements/limits.ts'
import { texts } from '../../web/texts/texts.ts'
import { connect } from '../support/postgres.ts'
import { startService } from '../support/service.ts'
import { startVisits, type Tab } from './tabs.ts'

const { en } = texts

t.jobs = 2
const service = await startService(t)
const client = await connect(t, service.databaseUrl)
const { visitAs } = await startVisits(t, service)

/** Records of `count` days that end yesterday, with a decimal comma. */
const diary = (count: number): string => {
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.now() - (count - index) * 86_400_000).toISOString().slice(0, 10)
    return `${day};${(70 + Math.sin(index / 40) * 4).toFixed(1).replace('.', ',')}`
  })
  return ['Fecha;Peso (kg)', ...lines].join('\n')
}

const chooseFile = async (tab: Tab, name: string, text: string) => {
  await tab.getByRole('link', { name: /^Import/ }).click()
  const buffer = Buffer.from(text)
  await tab.getByLabel(en.file).setInputFiles({ name, mimeType: 'text/csv', buffer })
}
const storedWeights = async (token: string) =>
  (await service.request('GET', '/api/weights', { token })).json().weights as WeightItem[]

t.test('a CSV of 200 records is brought in twice and undone', async (t) => {
  const { username, token } = await service.register()
  const tab = await visitAs(t, username)
  const file = diary(200)
  await chooseFile(tab, 'a.csv', file)
  await tab.getByText(en.added('200'), { exact: true }).waitFor()
  t.equal(await tab.getByLabel(en.importRoles.decimal).inputValue(), ',')
  await tab.getByRole('button', { name: en.importWeights(200, '200') }).click()
  await tab.getByText(en.importedWeights('200')).waitFor()
  await tab.locator(':focus', { hasText: en.importedWeights('200') }).waitFor()
  t.equal(await tab.getByLabel(en.importRoles.decimal).count(), 0, 'the result is the screen')
  await tab.getByRole('button', { name: en.undoImport }).waitFor()
  await tab.getByRole('link', { name: en.back }).first().click()
  await tab.getByRole('slider', { name: en.chart }).waitFor()

  await chooseFile(tab, 'a.csv', file)
  await tab.getByText(en.known('200')).waitFor()
  t.equal(await tab.getByRole('button', { name: en.importWeights(0, '0') }).count(), 0)
  await tab.getByRole('link', { name: en.back }).first().click()
  await tab.getByRole('button', { name: en.moreRows('25', '200') }).waitFor()

  const [first] = await storedWeights(token)
  const body = { peso_kg: 69 }
  await service.request('PUT', `/api/weights/${first?.id}`, { token, body })
  await tab.getByRole('link', { name: en.importTitle }).click()
  await tab.getByRole('button', { name: en.undoImport }).click()
  await tab.getByText(en.undone('199')).waitFor()
  t.same(
    (await storedWeights(token)).map(({ id, peso_kg }) => [id, peso_kg]),
    [[first?.id, 69]],
  )
  t.equal(await tab.getByRole('button', { name: en.undoImport }).count(), 0)
})

t.test('a full account takes no more than the preview says', async (t) => {
  const { username, token } = await service.register()
  await client.query(
    `insert into weights (user_id, weight_kg, recorded_at)
     select id, 70, timestamptz '2001-01-01' + n * interval '1 minute'
     from accounts, generate_series(1, $2::integer) n where username = $1`,
    [username, limits.weightsOfAccount - 3],
  )
  const tab = await visitAs(t, username)
  await chooseFile(tab, 'a.csv', diary(5))
  await tab.getByText([en.added('3'), en.rejected('2')].join(' · ')).waitFor()
  await tab.getByRole('row', { name: en.generalErrors.too_many_weights }).first().waitFor()
  await tab.getByRole('button', { name: en.importWeights(3, '3') }).click()
  await tab.getByText(en.importedWeights('3')).waitFor()
  t.equal((await storedWeights(token)).length, limits.weightsOfAccount)
})

t.test('the preview is what is stored, without a weight that cannot be', async (t) => {
  const { username, token } = await service.register()
  const tab = await visitAs(t, username)
  const days = [142, 70.6, 70.7, 70.8, 70.9, 70, 70.1, 70.2, 70.3, 70.4, 70.5, 700]
  const lines = days.map((kg, index) => `2026-01-${String(index + 5).padStart(2, '0')},${kg}`)
  const impossible = ['2026-01-20,0.0', '2999-01-01,70', '1404-10-15,70', 'never,70']
  await chooseFile(tab, 'a.csv', ['Date,Weight', ...lines, ...impossible].join('\n'))
  const unit = tab.getByLabel(en.importRoles.unit)
  await unit.waitFor()
  t.equal(await tab.getByRole('button', { name: /^Import \d/ }).count(), 0)
  await unit.selectOption('kg')
  await tab.getByText('Heaviest: 700.0 kg').first().waitFor()
  await tab.getByText(/^10 weights, 6 Jan 2026 to 15 Jan 2026, 70\.6 kg → 70\.5 kg$/).waitFor()
  await tab.getByText([en.added('10'), en.rejected('5')].join(' · ')).waitFor()
  for (const row of [/142\.0 kg Too far/, /700\.0 kg Enter/, /1404.* Choose/, /2999.* Choose/])
    await tab.getByRole('row', { name: row }).waitFor()
  await tab.getByRole('row', { name: 'never · 70' }).waitFor()
  await tab.getByRole('button', { name: en.importWeights(10, '10') }).click()
  await tab.getByText(en.importedWeights('10')).waitFor()
  const stored = (await storedWeights(token)).map(({ peso_kg }) => peso_kg)
  t.same(stored.toReversed(), days.slice(1, -1))
})

t.test('damaged values of the local storage break nothing', async (t) => {
  const { username, id } = await service.register()
  const tab = await visitAs(t, username)
  const note = { userId: id, at: Date.now(), records: [5] }
  const damaged = [
    '{',
    'null',
    '5',
    '[]',
    '[null]',
    '[["Fecha,Peso (kg)",null]]',
    '[["Fecha,Peso (kg)",{"unit":5}]]',
  ]
  const notes = [note, { ...note, at: 1e99 }].map((one) => JSON.stringify(one))
  for (const value of [...damaged, ...notes]) {
    await tab.evaluate(
      ([stored, userId]) => {
        localStorage.setItem('weight-bmi-register import', String(stored))
        localStorage.setItem(`weight-bmi-register columns of ${userId}`, String(stored))
      },
      [value, id],
    )
    await tab.reload()
    await chooseFile(tab, 'a.csv', diary(2))
    await tab.getByRole('button', { name: en.importWeights(2, '2') }).waitFor()
    await tab.getByRole('link', { name: en.back }).first().click()
  }
})

t.test('the answers for a heading are remembered', async (t) => {
  const { username, token } = await service.register()
  const tab = await visitAs(t, username)
  const head = 'Who,Day,Value,Pulse\n'
  const file = `${head}Eva,03/04/2026,61,70\nLeo,03/04/2026,80,71\nEva,04/04/2026,61.5,72\n`
  const labels = [en.onlyWhere('Who'), en.importRoles.weight, en.importRoles.order]
  const answers = ['Eva', '2', 'dmy']
  await chooseFile(tab, 'a.csv', file)
  for (const [index, answer] of answers.entries()) {
    await tab.getByLabel(labels[index] ?? '', { exact: true }).selectOption(answer)
    t.equal(await tab.getByRole('button', { name: /^Import \d/ }).count(), 0)
  }
  await tab.getByLabel(en.importRoles.unit).selectOption('kg')
  await tab.getByText(en.leftOutLines('1')).waitFor()
  await tab.getByRole('button', { name: en.importWeights(2, '2') }).click()
  await tab.getByText(en.importedWeights('2')).waitFor()
  t.same(
    (await storedWeights(token)).map(({ fecha_registro, peso_kg }) => [fecha_registro, peso_kg]),
    [
      ['2026-04-04T10:00:00.000Z', 61.5],
      ['2026-04-03T10:00:00.000Z', 61],
    ],
  )
  await tab.getByRole('link', { name: en.back }).first().click()
  await chooseFile(tab, 'b.csv', `${head}Eva,05/04/2026,61.2,70\nLeo,05/04/2026,80,71\n`)
  await tab.getByRole('button', { name: en.importWeights(1, '1') }).waitFor()
  for (const [index, answer] of answers.entries())
    t.equal(await tab.getByLabel(labels[index] ?? '', { exact: true }).inputValue(), answer)
})

t.test('the recorded part of an import that fails can be undone', async (t) => {
  const { username } = await service.register()
  const tab = await visitAs(t, username)
  await chooseFile(tab, 'a.csv', diary(1001))
  const start = tab.getByRole('button', { name: en.importWeights(1001, '1,001') })
  await start.waitFor()
  await tab.route('**/api/weights/batch', (route) =>
    route.request().postDataJSON().weights.length === 1
      ? route.fulfill({ status: 503 })
      : route.continue(),
  )
  await start.click()
  await tab.getByRole('alert').waitFor()
  await tab.getByRole('link', { name: en.back }).click()
  await tab.getByRole('link', { name: en.importTitle }).click()
  await tab.getByText(/on .*: 1,000$/).waitFor()
})
