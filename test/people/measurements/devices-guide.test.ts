/** The command and settings of docs/devices.md and Home Assistant's settings, word for word. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import t from 'tap'
import { parse } from 'yaml'
import { catalogues } from '../../../src/platform/texts.ts'
import { listen } from '../../platform/http/raw.ts'
import { profile, startService } from '../../support/service.ts'
import { keyOf } from '../accounts/support.ts'

const guide = await readFile(new URL('../../../docs/devices.md', import.meta.url), 'utf8')
/** The fenced blocks of a section. */
const blocksOf = (section: string, language: string): string[] => {
  const text = guide.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))]
  return blocks.map(([, block]) => block!)
}

const service = await startService(t, { now: () => new Date('2026-09-15T10:00:00Z') })
const address = 'https://weights.example.org'

const startAccount = async () => {
  const { token } = await service.register()
  return { token, key: await keyOf(service, { token }, 'weights:write') }
}
const send = (url: string, authorization: string, body: string) =>
  service.request('POST', url.replace(address, ''), { headers: { authorization }, body })
const nothing = { known: 0, changed: 0, deleted: 0, ignored: 0, refused: [] }

t.test('a key is tried by curl', async (t) => {
  const port = await listen(service.app)
  const { key: KEY } = await startAccount()
  const env = { ...process.env, BASE: `http://127.0.0.1:${port}`, KEY }
  const [script = ''] = blocksOf('A key', 'sh')
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { env })
  t.equal(stdout, /^# → (.*)$/m.exec(script)?.[1])
})

t.test('a script adds its date and unit', async (t) => {
  const [, body = ''] = /^`(\{"weight".*\})`\.$/m.exec(guide) ?? []
  const { token, key } = await startAccount()
  const reply = await send('/api/weights/devices', `Bearer ${key}`, body)
  t.same(reply.json(), { recorded: 1, ...nothing })
  const { weights } = (await service.request('GET', '/api/weights', { token })).json()
  t.match(weights, [{ peso_kg: 64.32, fecha_registro: '2026-08-20T05:31:07.000Z' }])
})

t.test('ble-scale-sync calls as it is configured', async (t) => {
  const { key } = await startAccount()
  const [settings = ''] = blocksOf('ble-scale-sync', 'yaml')
  const body = '{"weight": 68.35, "user_name": "Ana", "user_slug": "ana"}'
  const [{ url, headers }] = parse(settings).global_exporters
  const authorization = headers.Authorization.replace(/\$\{REGISTER_KEY\}/, key)
  const reply = await send(url, authorization, body)
  t.same(reply.json(), { recorded: 1, ...nothing })
  t.equal((await service.request('HEAD', url.replace(address, ''))).status, 405)
})

t.test('Home Assistant calls as it is configured', async (t) => {
  const [secrets = ''] = blocksOf('Home Assistant', 'yaml')
  const settings = await readFile(
    new URL('../../../deploy/home-assistant.yaml', import.meta.url),
    'utf8',
  )
  const { token, key } = await startAccount()
  await service.request('POST', '/api/user', { token, body: profile })
  const readKey = await keyOf(service, { token }, 'weights:read')
  const keys: Record<string, string> = { register_write: key, register_read: readKey }
  const secret = (name: string) => parse(secrets)[name].replace('wbr_…', keys[name])
  const { rest_command, automation, sensor } = parse(
    settings.replace(/!secret (\w+)/g, (_, name) => secret(name)),
  )
  const [trigger] = automation[0].triggers
  t.match(trigger, { to: null, not_from: ['unavailable', 'unknown'] }, 'no restored state')
  const [, { value_template: isKnown }] = automation[0].conditions
  const [{ action, data }] = automation[0].actions
  const wordsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word)
  t.same(wordsIn(isKnown), ['kg', 'g', 'lb', 'lbs', 'st', 'jin'], 'no other unit is sent')
  t.same(wordsIn(data.weight), wordsIn(isKnown), 'each has a factor')
  t.same(Object.keys(data), ['weight'])
  const { url, headers, payload } = rest_command[action.replace('rest_command.', '')]
  const reply = await send(url, headers.Authorization, payload.replace('{{ weight }}', '64.3'))
  t.same(reply.json(), { recorded: 1, ...nothing })
  const values: unknown[] = []
  for (const { resource, headers, value_template } of sensor) {
    const options = { headers: { authorization: headers.Authorization } }
    const value_json = (await service.request('GET', resource.replace(address, ''), options)).json()
    const path = /^\{\{ value_json\.(\S+) \}\}$/.exec(value_template)![1]!.split(/[.[\]]+/)
    values.push(path.reduce((value, name) => value[name], value_json))
  }
  t.same(values, [64.3, 22.78])
})

t.test('the reasons of the guide are codes of the service', (t) => {
  const table = guide.split('\n## When a weight is missing\n')[1]!
  const rows = [...table.matchAll(/^\| ([^|]*) \|/gm)].map(([, cell]) => cell!)
  const codes = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code!))
  t.ok(codes.length > 7)
  t.same(
    codes.filter((code) => !(code in catalogues.es.errors)),
    [],
  )
  t.end()
})
