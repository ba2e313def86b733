import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { until } from '../support/eventually.ts'
import { processesIn, query, serverFolder, serverPid, signalAll, startOwner } from './support.ts'

t.test('committed data survive kills of the service and of all its processes', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
  const start = () => startOwner(t, { directory, mode: 'own' })
  const numbers = async () => (await query(url, 'select count(*)::int as n from numbers'))[0]?.n

  const first = start()
  const { url } = await first.answer
  await query(url, 'create table numbers (n int primary key)')
  await query(url, 'insert into numbers select generate_series(1, 10000)')
  first.process.kill('SIGKILL')
  await until('no process of the server is left', () => processesIn(directory).length === 0)
  t.notOk(existsSync(join(directory, 'data/postmaster.pid')), 'the shutdown was clean')

  const second = start()
  t.same(await second.answer, { url })
  t.equal(await numbers(), 10_000)
  const slow = serverPid(directory)
  process.kill(slow, 'SIGSTOP')
  second.process.kill('SIGKILL')
  await once(second.process, 'exit')
  const third = start()
  const answered = third.answer.then(() => true)
  // Far longer than the third process needs to find the lock.
  const late = new Promise<false>((resolve) => setTimeout(resolve, 1_500, false))
  t.equal(await Promise.race([answered, late]), false, 'a start waits for a server that ends')
  process.kill(slow, 'SIGCONT')
  t.same(await third.answer, { url })

  await query(url, 'insert into numbers values (-1)')
  third.process.kill('SIGKILL')
  signalAll(directory, 'SIGKILL')
  await once(third.process, 'exit')
  const last = await startPostgres({ directory, mode: 'own' })
  t.equal(await numbers(), 10_001)
  await last.stop()
})

t.test('a first start can be repeated after a kill at any moment', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
  const names = () => (existsSync(directory) ? readdirSync(directory) : [])
  const moments: Record<string, () => boolean> = {
    'the password exists': () => names().includes('password'),
    // A busy machine may miss the folder of initdb, which is renamed.
    'initdb has begun': () => names().some((name) => name.startsWith('data')),
    'the data directory exists': () => names().includes('data'),
    'the server is starting': () => existsSync(join(directory, 'data/postmaster.pid')),
  }
  for (const [moment, reached] of Object.entries(moments)) {
    const owner = startOwner(t, { directory, mode: 'own' })
    await until(moment, reached, 1)
    owner.process.kill('SIGKILL')
    await once(owner.process, 'exit')
  }
  const postgres = await startPostgres({ directory, mode: 'own' })
  await query(postgres.url, 'create table works ()')
  const left = names().filter((name) => name.endsWith('.new'))
  t.same(left, [], 'the attempts leave no files')
  await postgres.stop()
  t.same(processesIn(directory), [], 'the attempts leave no processes')
})

t.test('a pid file with the process of another program prevents no start', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
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
  t.equal(other.exitCode ?? other.signalCode, null, 'the other program still runs')
})

t.test('a start waits for programs that outlive the end of their server', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
  const first = await startPostgres({ directory, mode: 'own' })
  const client = new pg.Client({ connectionString: first.url })
  client.on('error', () => {})
  await client.connect()
  const backend = (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  process.kill(backend, 'SIGSTOP')
  process.kill(serverPid(directory), 'SIGKILL')
  await first.stop()
  const second = startPostgres({ directory, mode: 'own' })
  process.kill(backend, 'SIGKILL')
  await (await second).stop()
})
