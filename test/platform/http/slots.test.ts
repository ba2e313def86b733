/** Slots: no caller keeps those of others, and no key those of its person. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { DomainError } from '../../../src/platform/errors.ts'
import { eventually } from '../../support/eventually.ts'
import { temporaryFolder } from '../../support/machine.ts'
import { outcome } from '../../support/outcome.ts'
import { password, type Session, startAnother, startService } from '../../support/service.ts'
import { listen, RawConnection } from './raw.ts'

const service = await startService(t)
const port = await listen(service.app)

interface Head {
  method?: string
  path: string
  bearer?: string
  type?: string
  body?: string
}
const headOf = ({ method = 'POST', path, bearer, type = 'application/json', body }: Head) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(bearer === undefined ? [] : [`Authorization: Bearer ${bearer}`]),
    ...(body === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
    '\r\n',
  ].join('\r\n')

t.test('a connection with more than 32 unanswered requests is ended', async (t) => {
  const { token } = await service.register()
  const config = headOf({ method: 'GET', path: '/api/config' })
  const unknown = headOf({ method: 'GET', path: '/api/nowhere' })
  const stats = headOf({ method: 'GET', path: '/api/stats', bearer: token })
  for (const [name, request] of Object.entries({ config, unknown, stats })) {
    for (const count of [1, 2, 31, 32, 33, 34, 64, 65, 1000]) {
      const connection = new RawConnection(port)
      connection.send(request.repeat(count))
      if (count > 32) await connection.closed()
      else for (let n = 0; n < count; n += 1) await connection.answer()
      connection.close()
      t.pass(`${name}, ${count} at once`)
    }
  }
  const patient = new RawConnection(port)
  const { token: other } = await service.register()
  const read = headOf({ method: 'GET', path: '/api/stats', bearer: other })
  for (let n = 0; n < 40; n += 1) {
    patient.send(read.repeat(8))
    for (let m = 0; m < 8; m += 1) t.equal((await patient.answer()).status, 200)
  }
  patient.close()

  const slow = headOf({ path: '/api/weight', bearer: token, body: '{}' })
  for (const [bytes, name] of [
    [`${config.repeat(31)}${slow}{`, 'a body that waits'],
    [`${config.repeat(32)}GET /api/con`, 'half of a head'],
  ] as const) {
    const within = new RawConnection(port)
    within.send(bytes)
    for (let n = 0; n < 31; n += 1) t.equal((await within.answer()).status, 200, name)
    within.close()
  }
  const beyond = new RawConnection(port)
  beyond.send(`${config.repeat(40)}`)
  await beyond.closed()
  t.equal((await service.request('GET', '/api/stats', { token })).status, 200)
})

const holders: RawConnection[] = []
t.teardown(() => holders.forEach((holder) => void holder.close()))

/** Sends requests that lack their last byte until the caller has as many as it may have. */
const fill = async (count: number, head: Head & { body: string }, probe: () => Promise<string>) => {
  const hold = () => {
    const holder = new RawConnection(port)
    holder.send(headOf(head) + head.body.slice(0, -1))
    holders.push(holder)
  }
  for (let n = 0; n < count; n += 1) hold()
  const isFull = async () => {
    if ((await probe()).startsWith('503')) return true
    // The probe may have had the slot of one of them.
    hold()
    return false
  }
  await eventually(isFull, 'the bound')
}

const weight = { path: '/api/weight', body: '{"peso_kg":"x"}' }
const statsOf = async (bearer: string) =>
  outcome(await service.request('GET', '/api/stats', { token: bearer }))
const fillOf = (count: number, bearer: string) =>
  fill(count, { ...weight, bearer }, () => statsOf(bearer))

const createKey = async ({ token }: Session, name: string) => {
  const permissions = ['weights:read', 'weights:write']
  const body = { name, permissions, expires_in_days: 30, password }
  const reply = await service.request('POST', '/api/user/keys', { token, body })
  const { key_id, key } = reply.json()
  return { id: key_id as number, key: key as string }
}

t.test('keys have slots of their own, each of them and all together', async (t) => {
  const ana = await service.register()
  const keys: Awaited<ReturnType<typeof createKey>>[] = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) keys.push(await createKey(ana, name))
  const [one = '', two = '', three = '', four = '', five = ''] = keys.map(({ key }) => key)
  await fillOf(32, one)
  t.equal(await statsOf(two), '200', 'another key')
  t.equal(await statsOf(ana.token), '200', 'its person')
  for (const key of [two, three, four]) await fillOf(32, key)
  t.equal(await statsOf(five), '503 busy', 'the bound of all keys')
  t.equal(await statsOf(ana.token), '200')
  await fillOf(128, ana.token)
  t.equal(await statsOf((await service.register()).token), '200', 'another person')

  const deleted = await service.request('DELETE', `/api/user/keys/${keys[0]!.id}`, ana)
  t.equal(outcome(deleted), '200', 'the person can end the key')
  t.equal(await statsOf(one), '401 authentication_required')
})

t.test('a batch of a key leaves the slot of its person free', async (t) => {
  const ana = await service.register()
  const { key } = await createKey(ana, 'scales')
  const path = '/api/weights/batch'
  const body = '{"weights":[{"peso_kg":70,"fecha_registro":"2020-01-01T00:00:00Z"}],"check":true}'
  const post = (token: string) => service.request('POST', path, { token, body }).then(outcome)
  await fill(1, { path, bearer: key, body }, () => post(key))
  t.equal(await post(ana.token), '200')
})

type Ending = (caller: Session, other: Session, keyId: number) => Promise<string>
const send =
  (method: 'POST' | 'DELETE', path: string, body?: object): Ending =>
  async ({ token, cookie }, other, keyId) => {
    const url = path.replace('{other}', String(other.id)).replace('{key}', String(keyId))
    const headers = { cookie }
    const options = { token, headers, ...(body && { body }) }
    return outcome(await service.request(method, url, options)).slice(0, 3)
  }
const endings: Readonly<Record<string, Ending>> = {
  deleteKey: send('DELETE', '/api/user/keys/{key}'),
  endSessions: send('POST', '/api/admin/users/{other}/end-sessions'),
  deleteUser: send('DELETE', '/api/admin/users/{other}'),
  logout: send('POST', '/api/auth/logout'),
  logoutEverywhere: send('POST', '/api/auth/logout-everywhere', { password }),
  changePassword: send('POST', '/api/auth/password', {
    current_password: password,
    new_password: `${password} nueva`,
  }),
  deleteAccount: send('POST', '/api/auth/delete-account', { password }),
}

t.test('each operation that ends sessions or keys has a slot beyond the bounds', async (t) => {
  for (const [id, end] of Object.entries(endings)) {
    for (const holder of holders.splice(0)) holder.close()
    const caller = await service.register()
    const other = await service.register()
    await service.sql("update accounts set role = 'admin' where id = $1", [caller.id])
    const token = (
      await service.request('POST', '/api/auth/login', {
        body: { username: caller.username, password },
      })
    ).json().access_token
    const admin = { ...caller, token }
    const keys: Awaited<ReturnType<typeof createKey>>[] = []
    for (const name of ['one', 'two', 'three', 'four']) keys.push(await createKey(admin, name))
    for (const { key } of keys) await fillOf(32, key)
    await fillOf(128, token)
    t.equal(await end(admin, other, keys[0]!.id), '200', id)
  }
})

t.test('the operations that end sessions and keys have 8 slots beyond the bound', async (t) => {
  const ana = await service.register()
  const change = { path: '/api/auth/password', bearer: ana.token, body: '{}' }
  await fill(128 + 8, change, () => endings.deleteKey!(ana, ana, 1))
  t.equal(await statsOf((await service.register()).token), '200', 'another person')
})

const directory = temporaryFolder(t)

/** A service whose heavy operations fail on demand, on a socket that buffers some kilobytes. */
const startFailing = async (t: Test) => {
  let fails = false
  const orFail = <T>(work: () => Promise<T>): Promise<T> =>
    fails ? Promise.reject(new DomainError(500, 'internal_error')) : work()
  const app = await startAnother(
    t,
    service.context,
    ({ measurements, wstg, dumps, ...others }) => ({
      measurements: {
        ...measurements,
        recordWeights: (...given) => orFail(() => measurements.recordWeights(...given)),
        deleteWeights: (...given) => orFail(() => measurements.deleteWeights(...given)),
        takeDeviceWeights: (...given) => orFail(() => measurements.takeDeviceWeights(...given)),
      },
      wstg: {
        ...wstg,
        inbox: { ...wstg.inbox, accept: (...given) => orFail(() => wstg.inbox.accept(...given)) },
      },
      dumps: {
        ...dumps,
        dumpImport: {
          ...dumps.dumpImport,
          run: (file) =>
            orFail(async () => {
              for await (const _ of file);
              return { bytes: 0, statements: 0, rows: 0, skipped: {} }
            }) as never,
        },
      },
      reportBuilder: {
        ...others.reportBuilder,
        build: () => orFail(async () => Buffer.from('%PDF')),
      },
    }),
  )
  const path = join(directory, 'service')
  await app.listen({ path })
  return { path, app, fail: (next: boolean) => (fails = next) }
}

const measurement = '{"date":"2020-01-01T00:00:00Z","weight":70}'
const disposition = 'Content-Disposition: form-data; name="file"; filename="a.sql"'
const form = `--x\r\n${disposition}\r\n\r\n-- a\r\n--x--\r\n`
const multipart = 'multipart/form-data; boundary=x'
/** Requests of each heavy operation: one that succeeds, and one that is refused. */
const heavy: Readonly<Record<string, { good: Head; bad: Head }>> = {
  recordWeights: {
    good: {
      path: '/api/weights/batch',
      body: '{"weights":[{"peso_kg":70,"fecha_registro":"2020-01-01T00:00:00Z"}],"check":true}',
    },
    bad: { path: '/api/weights/batch', body: '{"weights":"xxxx"}' },
  },
  recordDeviceWeights: {
    good: {
      path: '/api/weights/devices',
      body: `{"event":"insert","measurements":[${measurement},${measurement}]}`.padEnd(20_000),
    },
    bad: { path: '/api/weights/devices', body: '{"measurements":1}'.padEnd(20_000) },
  },
  importDump: {
    good: { path: '/api/findings-manager/import-dump', type: multipart, body: form },
    bad: { path: '/api/findings-manager/import-dump', type: 'text/plain', body: 'x' },
  },
  deleteWeights: {
    good: { path: '/api/weights/batch-delete', body: '{"weight_ids":[1]}' },
    bad: { path: '/api/weights/batch-delete', body: '{}' },
  },
  syncBatch: {
    good: {
      path: '/api/wstg/sync/batch',
      body: '{"items":[{"wstg_id":"WSTG-INFO-01","status":"Done"}]}',
    },
    bad: { path: '/api/wstg/sync/batch', body: '{"items":[{}]}' },
  },
  generateReport: {
    good: { method: 'GET', path: '/api/findings-manager/generate-pdf' },
    bad: { method: 'GET', path: '/api/findings-manager/generate-pdf?x=%ff' },
  },
}

t.test('slots are given back before the answer can be sent', async (t) => {
  const { path, app, fail } = await startFailing(t)
  const admins = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { id, username } = await service.register()
      await service.sql("update accounts set role = 'admin' where id = $1", [id])
      const body = { username, password }
      return (await service.request('POST', '/api/auth/login', { body })).json().access_token
    }),
  )
  // More than a local socket buffers: the answers behind it wait until it is read.
  const unread = headOf({ method: 'GET', path: '/api/openapi.json' })
  for (const [id, { good, bad }] of Object.entries(heavy)) {
    const ways: Record<string, [request: Head, sent: (body: string) => string]> = {
      handled: [good, (body) => body],
      refused: [bad, (body) => body],
      erred: [good, (body) => body],
      aborted: [good, (body) => body.slice(0, -1)],
    }
    for (const [way, [request, sent]] of Object.entries(ways)) {
      fail(way === 'erred')
      const before = service.logs().length
      const readers = admins.slice(0, 3).map((bearer) => {
        const socket = connect(path)
        const { body = '' } = request
        socket.write(unread + headOf({ ...request, bearer }) + sent(body))
        return socket
      })
      await Promise.all(readers.map((reader) => once(reader, 'readable')))
      if (way === 'aborted') for (const reader of readers) reader.destroy()
      fail(false)
      for (const bearer of admins) {
        const { method = 'POST', path: url, type = 'application/json', body } = good
        const reply = await app.inject({
          method: method as 'POST',
          url,
          headers: {
            authorization: `Bearer ${bearer}`,
            ...(body !== undefined && { 'content-type': type }),
          },
          ...(body !== undefined && { payload: body }),
        })
        t.ok(reply.statusCode < 300, `${id}, ${way}`)
      }
      const route = good.path
      const lines = service
        .logs()
        .slice(before)
        .filter((line) => line.event === 'request')
      const answered = lines.filter((line) => line.route === route).length
      if (way !== 'aborted') t.equal(answered, admins.length, 'none of those in front is sent')
      for (const reader of readers) reader.destroy()
    }
  }
})
