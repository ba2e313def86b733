import t from 'tap'
import type { TestService } from '../support/service.ts'
import { isRefused, starter } from './support.ts'

const start = starter(t)

const key = 'Webhook-Key-0f8d2c71b5'
const placeholder = 'change_me_in_production'
const finding = {
  event: 'finding_updated',
  finding: { id: 1, tags: ['WSTG', 'WSTG-INFO-01'], active: true },
}

const deliver = (
  { request }: TestService,
  headers: Record<string, string>,
  url = '/api/wstg/webhook',
  body: unknown = finding,
) => request('POST', url, { headers, body })

t.test('the key alone authenticates, in its header or as bearer value', async (t) => {
  const service = await start(t, { env: { WSTG_WEBHOOK_KEY: key } })
  const { token } = await service.register('ana')
  const accepted: Record<string, Record<string, string>> = {
    'its header': { 'x-api-key': key },
    'a bearer value': { authorization: `Bearer ${key}` },
    'a bearer value in lower case': { authorization: `bearer ${key}` },
    'its header beside another bearer value': { 'x-api-key': key, authorization: 'Bearer other' },
  }
  for (const [name, headers] of Object.entries(accepted)) {
    t.equal((await deliver(service, headers)).status, 202, name)
  }
  const refused: Record<string, Record<string, string>> = {
    'no key': {},
    'an empty key': { 'x-api-key': '' },
    'an empty bearer value': { authorization: 'Bearer ' },
    'another key': { 'x-api-key': 'other' },
    'its beginning': { 'x-api-key': key.slice(0, -1) },
    'a longer key': { 'x-api-key': `${key}x` },
    'its end': { 'x-api-key': key.slice(1) },
    'another case': { 'x-api-key': key.toLowerCase() },
    'the key twice': { 'x-api-key': `${key}, ${key}` },
    'a NUL behind it': { 'x-api-key': `${key}\u0000` },
    'the placeholder': { 'x-api-key': placeholder },
    'another scheme': { authorization: `Basic ${key}` },
    'no scheme': { authorization: key },
    'the right bearer value beside a wrong header': {
      'x-api-key': 'other',
      authorization: `Bearer ${key}`,
    },
    'the right bearer value beside an empty header': {
      'x-api-key': '',
      authorization: `Bearer ${key}`,
    },
    "an admin's token": { authorization: `Bearer ${token}` },
    'a cookie': { cookie: `x-api-key=${key}` },
  }
  for (const [name, headers] of Object.entries(refused)) {
    isRefused(t, await deliver(service, headers), 401, 'webhook_unauthorized', { name })
  }
  const query = `/api/wstg/webhook?x-api-key=${key}&api_key=${key}&key=${key}`
  isRefused(t, await deliver(service, {}, query), 401, 'webhook_unauthorized', {
    name: 'in the query',
  })
  for (const body of ['{"broken":', '', '[]']) {
    isRefused(t, await deliver(service, {}, undefined, body), 401, 'webhook_unauthorized', {
      name: 'before the body',
    })
  }
})

t.test('the key gives access to the webhook only', async (t) => {
  const service = await start(t, { env: { WSTG_WEBHOOK_KEY: key } })
  for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }]) {
    for (const path of [
      '/api/wstg/status',
      '/api/wstg/dashboard',
      '/api/findings-manager/export-dump',
      '/api/user',
    ]) {
      isRefused(
        t,
        await service.request('GET', path, { headers }),
        401,
        'authentication_required',
        { name: path },
      )
    }
    const sync = { wstg_id: 'WSTG-INFO-01', status: 'Done' }
    isRefused(
      t,
      await deliver(service, headers, '/api/wstg/sync', sync),
      401,
      'authentication_required',
    )
  }
})

t.test('without a configured key the webhook is for admins', async (t) => {
  for (const configured of [undefined, '', placeholder]) {
    const service = await start(t, {
      env: configured === undefined ? {} : { WSTG_WEBHOOK_KEY: configured },
    })
    const [ana, eva] = [await service.register('ana'), await service.register('eva')]
    const name = `configured: ${configured}`
    const refused: Record<string, string>[] = [
      {},
      { 'x-api-key': placeholder },
      { 'x-api-key': '' },
      { 'x-api-key': key },
      { authorization: `Bearer ${placeholder}` },
      { authorization: 'Bearer undefined' },
      { 'x-api-key': ana.token },
    ]
    for (const headers of refused) {
      isRefused(t, await deliver(service, headers), 401, 'authentication_required', {
        name: `${name} ${JSON.stringify(headers).slice(0, 40)}`,
      })
    }
    isRefused(
      t,
      await deliver(service, { authorization: `Bearer ${eva.token}` }),
      403,
      'forbidden',
      { name },
    )
    const admin = await deliver(service, {
      authorization: `Bearer ${ana.token}`,
      'x-api-key': 'anything',
    })
    t.equal(admin.status, 202, `${name}, an admin`)
  }
})
