/** Given a container's memory, a report fits into it, and one that is killed fails alone. */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { followerOf, registerAt, startProcess } from '../start/process.ts'
import { eventually } from '../support/eventually.ts'
import { checkedFetch } from '../support/http.ts'
import { connect, createDatabase } from '../support/postgres.ts'

/** Bytes that docker-compose.yml and deploy/kubernetes/base/api.yaml give to an API. */
const containerMemory = 768 * 2 ** 20
const groups = '/sys/fs/cgroup/memory'

/** A control group with a bound of memory; undefined where none can be made. */
const makeGroup = (t: Test): string | undefined => {
  const folder = `${groups}/register-test-${process.pid}`
  try {
    mkdirSync(folder)
    t.teardown(() => eventually(() => isRemoved(folder), 'the end of the control group'))
    writeFileSync(`${folder}/memory.limit_in_bytes`, String(containerMemory))
    return folder
  } catch {
    t.comment('no control group can be made: the memory is read now and then, and has no bound')
    return undefined
  }
}
const isRemoved = (folder: string) => {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** An API with 1,600 items. */
const startWithItems = async (t: Test, group?: string) => {
  const databaseUrl = await createDatabase(t)
  const service = startProcess(t, 'api', { DATABASE_URL: databaseUrl })
  if (group) writeFileSync(`${group}/cgroup.procs`, String(service.child.pid))
  const url = await service.ready()
  const headers = { authorization: `Bearer ${await registerAt(url, 'admin')}` }
  const client = await connect(t, databaseUrl)
  await client.query(`insert into wstg_items (item_key, wstg_id, wstg_status)
    select 'own-' || n, 'OWN-' || n, 'In Progress' from generate_series(1, 1600) n`)
  /** The greatest number of bytes while the action runs: of the kernel, or of looks. */
  const peakDuring = async (action: () => Promise<unknown>): Promise<number> => {
    let isOver = false
    const watch = async () => {
      let peak = 0
      for (; !isOver; await delay(100))
        peak = Math.max(peak, (await service.metrics()).value('process_resident_memory_bytes') ?? 0)
      return group ? Number(readFileSync(`${group}/memory.max_usage_in_bytes`, 'utf8')) : peak
    }
    const ending = action().finally(() => {
      isOver = true
    })
    const [peak] = await Promise.all([watch(), ending])
    return peak
  }
  const report = () => checkedFetch(`${url}/api/findings-manager/generate-pdf`, { headers })
  const ended = async (reason: string) =>
    (await service.metrics()).value('child_processes_ended_total', { program: 'report', reason })
  return { service, report, ended, peakDuring }
}

t.test('a report of 1,600 items fits into the container', async (t) => {
  const { report, ended, peakDuring } = await startWithItems(t, makeGroup(t))
  const peak = await peakDuring(async () => {
    for (const _ of [1, 2]) {
      const answer = await report()
      t.equal(answer.status, 200)
      t.equal(Buffer.from(await answer.bytes()).toString('latin1', 0, 5), '%PDF-')
    }
  })
  t.equal(await ended('ended'), 2)
  t.comment(`at most ${Math.round(peak / 2 ** 20)} MiB`)
  t.ok(peak > 0 && peak < 0.85 * containerMemory, 'without an alert')
})

t.test('a killed report is reported and counted, and the service continues', async (t) => {
  const { service, report, ended } = await startWithItems(t)
  t.equal(await ended('killed'), 0)
  const running = report()
  const child = await eventually(() => followerOf(service.child), 'the rendering process')
  process.kill(Number(child), 'SIGKILL')
  const answer = await running
  t.equal(answer.status, 500)
  t.equal(answer.headers.get('x-error-code'), 'report_too_large')
  t.match(await answer.json(), { error: /acorta las notas o asigna más memoria al servicio/ })
  t.equal(await ended('killed'), 1)
  t.equal((await report()).status, 200)
})
