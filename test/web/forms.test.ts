/** The forms of the page: values, refusals and repeated clicks. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import t, { type Test } from 'tap'
import { startBrowser } from '../support/browser.ts'
import { serve } from '../support/machine.ts'

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('forms-page.tsx', import.meta.url))],
  tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)),
  bundle: true,
  format: 'esm',
  write: false,
})
const { url } = await serve(t, (_, response) =>
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(`<body><script type="module">${outputFiles[0]?.text}</script>`),
)
const browser = await startBrowser(t)

const open = async (t: Test, name: 'emptied' | 'kept') => {
  const page = await browser.newPage()
  t.teardown(() => page.close())
  await page.goto(url)
  const form = page.getByRole('region', { name })
  const [kg, note] = [form.getByLabel('Kilograms'), form.getByLabel('Note')]
  const send = async (weight: string, text = '') => {
    await kg.fill(weight)
    await note.fill(text)
    await form.getByRole('button', { name: 'Send' }).click()
  }
  return { page, form, kg, note, send, calls: () => page.evaluate<object[]>('calls') }
}

t.test('values are as the fields read them, and a form keeps them or is emptied', async (t) => {
  for (const name of ['emptied', 'kept'] as const) {
    const { page, form, kg, send, calls } = await open(t, name)
    await form.getByLabel('Unit').selectOption('lb')
    await send('63,5', 'after lunch')
    await page.getByText('Sent').waitFor()
    t.same(await calls(), [{ kg: 63.5, unit: 'lb', note: 'after lunch' }])
    t.equal(await kg.inputValue(), name === 'kept' ? '63,5' : '')
  }
})

t.test('a refused value is not sent; its error takes the focus until the next input', async (t) => {
  const { page, form, kg, send, calls } = await open(t, 'kept')
  await send('sixty')
  const error = form.getByRole('alert').getByText('Not a number')
  await error.waitFor()
  t.same(await calls(), [])
  await kg.and(page.locator(':focus')).waitFor()
  t.equal(await kg.getAttribute('aria-invalid'), 'true')
  await kg.fill('60')
  await error.waitFor({ state: 'detached' })
  t.equal(await kg.getAttribute('aria-invalid'), 'false')
})

t.test('an error of the service stands at its fields, or at the end', async (t) => {
  const { page, form, kg, note, send } = await open(t, 'kept')
  await send('60', 'code')
  await form.getByText('Refused').waitFor()
  t.equal(await kg.getAttribute('aria-invalid'), 'true')
  await send('60', 'both')
  await form.getByRole('alert').nth(1).waitFor()
  for (const field of [kg, note]) t.equal(await field.getAttribute('aria-invalid'), 'true')
  await kg.and(page.locator(':focus')).waitFor()
  await send('60', 'fail')
  await form.getByText('Failed').waitFor()
  t.equal(await kg.getAttribute('aria-invalid'), 'false')
})

t.test('a form under way is not sent again', async (t) => {
  const { page, form, send, calls } = await open(t, 'kept')
  await send('60', 'wait')
  const button = form.getByRole('button', { name: 'Send' })
  await form.locator('[aria-busy=true]').waitFor()
  await button.click({ force: true })
  await page.evaluate('release()')
  await page.getByText('Sent').waitFor()
  t.equal((await calls()).length, 1)
})
