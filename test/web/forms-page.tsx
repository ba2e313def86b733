/**
 * A page with forms for the tests of `web/ui/forms.tsx`. `npm run typecheck` fails if the values of
 * a form do not get their types from its fields.
 */
import { render } from 'preact'
import { ApiError } from '../../generated/client/index.js'
import { inLanguage, type Page, PageContext } from '../../web/session.ts'
import { type FieldSpec, Form, type Values } from '../../web/ui/forms.tsx'
import { createZone } from '../../web/zone.ts'

const fields = {
  kg: {
    label: 'Kilograms',
    codes: ['out_of_range'],
    read: (text: string | File) =>
      Number(String(text).replace(',', '.')) || new Error('Not a number'),
  },
  unit: { label: 'Unit', options: [['kg', 'kilograms'] as const, ['lb', 'pounds'] as const] },
  note: { label: 'Note' },
}

export const valid: Values<typeof fields> = { kg: 1, unit: 'lb', note: '' }

// @ts-expect-error: a number that `read` returns is not text
export const text: Values<typeof fields> = { ...valid, kg: '1' }

// @ts-expect-error: the value of a choice is one of its options
export const option: Values<typeof fields> = { ...valid, unit: 'st' }

// @ts-expect-error: a field that may have any `read` has a value of no known type
export const unknown = ({ any }: Values<{ any: FieldSpec }>): string => any

const withoutRead = { kg: { label: 'Kilograms' } }
const send = async ({ kg }: { kg: number }) => kg
// @ts-expect-error: without `read` the value is a text
export const refused = () => <Form submit="" fields={withoutRead} act={send} />

/** An error of the service. */
const refusal = (code: string, fields: string[] = []) => {
  const parameters = JSON.stringify({ fields })
  const headers = new Headers({ 'x-error-code': code, 'x-error-parameters': parameters })
  return new ApiError('saveProfile', 'Refused', { status: 400, headers })
}

const calls: Values<typeof fields>[] = []
let release = () => {}
const act = async (values: Values<typeof fields>) => {
  calls.push(values)
  if (values.note === 'wait') await new Promise<void>((resolve) => (release = resolve))
  if (values.note === 'code') throw refusal('out_of_range')
  if (values.note === 'both') throw refusal('missing_field', ['kg', 'note'])
  if (values.note === 'fail') throw new Error('Failed')
  return 'Sent'
}
Object.assign(globalThis, { calls, release: () => release() })

const announcement = document.createElement('output')
const page: Page = {
  ...inLanguage('en', createZone('Europe/Madrid')),
  messages: {} as Page['messages'],
  config: {},
  account: { userId: 1, username: 'ana', role: 'user' },
  may: () => true,
  describe: (error) => (error instanceof Error ? error.message : ''),
  describeCode: (code) => code,
  settings: { time_zone: null, unit: null, goal_kg: null },
  saveSettings: async () => undefined,
  announce: (text) => announcement.replaceChildren(text),
}
document.body.append(announcement)
render(
  <PageContext.Provider value={page}>
    <section aria-label="emptied">
      <Form inline submit="Send" fields={fields} act={act} />
    </section>
    <section aria-label="kept">
      <Form submit="Send" fields={fields} act={act} />
    </section>
  </PageContext.Provider>,
  document.body.appendChild(document.createElement('main')),
)
