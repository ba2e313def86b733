/** Given a small disk, when the database fills it, then reads are served. Needs root. */
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { registerAt, startProcess, statusOf } from '../start/process.ts'
import { fillDisk, mountDisk, smallServer } from '../support/disk.ts'
import { until } from '../support/eventually.ts'

t.test('a full disk is reported while reads are served, and recovers on its own', async (t) => {
  const disk = mountDisk(t, 110)
  const postgres = await startPostgres({
    directory: join(disk, 'postgres'),
    mode: 'own',
    settings: smallServer,
  })
  t.teardown(() => postgres.stop())
  const service = startProcess(t, 'api', { DATABASE_URL: postgres.url })
  const url = await service.ready()
  const operations = await service.operations()
  const token = await registerAt(url, 'ana')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let days = 0
  /** Records a thousand weights: they need new pages of their table. */
  const record = () => {
    const weights = Array.from({ length: 1000 }, () => {
      days += 1
      const day = new Date(Date.UTC(2000, 0, days)).toISOString()
      return { peso_kg: 70, fecha_registro: day }
    })
    const body = JSON.stringify({ weights })
    return statusOf(`${url}/api/weights/batch`, { method: 'POST', headers, body })
  }
  const ready = (query = '') => statusOf(`${operations}/readyz${query}`)
  const dependency = async (name: string) =>
    (await service.metrics()).value('dependency_up', { dependency: name })
  const lines = (event: string) => service.lines.filter((line) => line.includes(`"${event}"`))
  t.equal(await ready(), 200)
  t.equal(await record(), 200)

  const release = fillDisk(t, disk)
  await until('writes are refused', async () => (await record()) === 503)
  t.equal(await ready(), 503)
  t.same([await dependency('database'), await dependency('database_writes')], [1, 0])
  t.equal(await ready('?exclude=database_writes'), 200)
  // Lines are gathered before they are written.
  await until('the log has the reason', async () =>
    lines('database_writes_refused').some((line) => /"code":"53100".*No space left/.test(line)),
  )

  for (const _ of [1, 2, 3, 4]) t.equal(await record(), 503)
  for (const path of ['weights', 'stats', 'auth/me'])
    t.equal(await statusOf(`${url}/api/${path}`, { headers }), 200, path)
  t.equal(await ready(), 503)
  t.equal(lines('database_writes_refused').length, 1)
  t.same(
    service.lines.filter((line) => line.includes('"stack"')),
    [],
  )

  release()
  await until('it is ready again', async () => (await ready()) === 200)
  t.equal(await record(), 200)
  t.equal(await dependency('database_writes'), 1)
  t.equal(lines('database_writes_accepted').length, 1)
})
