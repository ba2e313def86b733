import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import {
  killAll,
  processesIn,
  query,
  serverPid,
  startOwner,
  temporaryFolder,
  until,
} from './support.ts'

t.test('the service is killed while it writes', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const numbers = async (url: string | undefined) =>
    (await query(url, 'SELECT count(*)::int AS n FROM numbers'))[0]?.n

  const first = startOwner(t, { directory, mode: 'own' })
  const { url } = await first.answer
  await query(url, 'CREATE TABLE numbers (n int PRIMARY KEY)')
  await query(url, 'INSERT INTO numbers SELECT generate_series(1, 10000)')
  first.process.kill('SIGKILL')
  await until('no process of the server is left', () => processesIn(directory).length === 0)
  t.notOk(existsSync(join(directory, 'data/postmaster.pid')), 'it was a clean shutdown')

  const second = startOwner(t, { directory, mode: 'own' })
  t.same(await second.answer, { url })
  t.equal(await numbers(url), 10_000, 'what was committed is there')

  t.test('started again at once, while its server is still shutting down', async (t) => {
    const large = 'INSERT INTO numbers SELECT generate_series(10001, 500000)'
    const busy = query(url, large).catch(() => {})
    const slow = serverPid(directory)
    process.kill(slow, 'SIGSTOP')
    second.process.kill('SIGKILL')
    await once(second.process, 'exit')
    const third = startOwner(t, { directory, mode: 'own' })
    let answered = false
    void third.answer.then(() => {
      answered = true
    })
    // Far longer than the third needs to find that the lock is taken.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    t.notOk(answered, 'the next one waits')
    process.kill(slow, 'SIGCONT')
    t.same(await third.answer, { url })
    await busy
    t.ok([10_000, 500_000].includes(Number(await numbers(url))), 'all of a transaction or nothing')

    await query(url, 'INSERT INTO numbers VALUES (-1)')
    const before = await numbers(url)
    third.process.kill('SIGKILL')
    killAll(directory)
    await once(third.process, 'exit')
    const last = await startPostgres({ directory, mode: 'own' })
    t.equal(await numbers(last.url), before, 'also when all of it is killed, as in a power cut')
    await last.stop()
  })
})

t.test('a first start that is cut short at any moment can be made up for', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const names = () => (existsSync(directory) ? readdirSync(directory) : [])
  const moments: Record<string, () => boolean> = {
    'the password is there': () => names().includes('password'),
    'initdb has begun': () => names().includes('data.new'),
    'the data directory is there': () => names().includes('data'),
    'the server is starting': () => existsSync(join(directory, 'data/postmaster.pid')),
  }
  for (const [moment, reached] of Object.entries(moments)) {
    const owner = startOwner(t, { directory, mode: 'own' })
    await until(moment, reached, 1)
    owner.process.kill('SIGKILL')
    await once(owner.process, 'exit')
  }
  const postgres = await startPostgres({ directory, mode: 'own' })
  await query(postgres.url, 'CREATE TABLE works ()')
  const left = names().filter((name) => name.endsWith('.new'))
  t.same(left, [], 'nothing is left of the attempts')
  await postgres.stop()
  t.same(processesIn(directory), [], 'nor any of their programs')
})

t.test('a pid file that names a living process of another program stops no start', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const pidFile = join(directory, 'data/postmaster.pid')
  const first = await startPostgres({ directory, mode: 'own' })
  const content = readFileSync(pidFile, 'utf8')
  await first.stop()
  const other = spawn('sleep', ['120'])
  t.teardown(() => {
    other.kill()
  })
  for (const left of [content.replace(/^\d+/, String(other.pid)), '']) {
    writeFileSync(pidFile, left)
    const next = await startPostgres({ directory, mode: 'own' })
    t.equal(next.url, first.url)
    await next.stop()
  }
  t.equal(other.exitCode ?? other.signalCode, null, 'the other program was left alone')
})
