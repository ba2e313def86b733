/** The order of a call: of several faults, the one of the earliest stage is told. */
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { stages } from '../../../src/platform/http/stages.ts'
import { startService } from '../../support/service.ts'

const service = await startService(t)
const admin = await service.register()
const person = await service.register()

/** In the order of their stages, by the error's code or the field that it names. */
const faults = {
  authentication_required: 'caller and permission',
  forbidden: 'caller and permission',
  invalid_text: 'characters of the URL',
  unsupported_media_type: 'media type',
  body_too_large: 'length of the body',
  malformed_json: 'slot of the process, and JSON',
  target_user_id: 'form of the parameters',
  body_required: 'empty body',
  role: 'schema',
} as const
type Fault = keyof typeof faults
const codes = Object.keys(faults) as Fault[]

const call = (has: (fault: Fault) => boolean) => {
  const body = [
    has('body_too_large') && 'x'.repeat(17_000),
    has('malformed_json') && '{',
    has('body_required') && ' ',
    has('role') && '{"role":7}',
  ]
  const token = has('forbidden') ? person.token : admin.token
  const id = has('target_user_id') ? 'x' : person.id
  return service.app.inject({
    method: 'PUT',
    url: `/api/admin/users/${id}/role${has('invalid_text') ? '?x=%00' : ''}`,
    headers: {
      'content-type': has('unsupported_media_type') ? 'text/plain' : 'application/json',
      ...(!has('authentication_required') && { authorization: `Bearer ${token}` }),
    },
    body: body.find(Boolean) || '{"role":"user"}',
  })
}

t.test('every set of faults is refused by the first of its stages', async (t) => {
  for (let set = 1; set < 2 ** codes.length; set += 1) {
    const present = codes.filter((_, index) => set & (2 ** index))
    const { headers } = await call((fault) => present.includes(fault))
    const { field } = JSON.parse(String(headers['x-error-parameters'] ?? '{}'))
    t.equal(field ?? headers['x-error-code'], present[0], present.join(', '))
  }
  t.equal((await call(() => false)).statusCode, 200)
  const names = stages.map(([name]) => name)
  t.same(
    [...new Set(Object.values(faults))],
    names.filter((it) => Object.values<string>(faults).includes(it)),
  )
})

t.test('the document quotes the stages in their order', async (t) => {
  const text = await readFile('docs/architecture.md', 'utf8')
  const quoted = [...text.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, name]) => name)
  t.same(
    quoted,
    stages.map(([name]) => name),
  )
})
