import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { killAll, processesIn, query, serverPid, startOwner, temporaryFolder, until } from './support.ts'

t.test('the service is killed while it writes', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const numbers = async (url: string | undefined) => (await query(url, 'SELECT count(*)::int AS n FROM numbers'))[0]?.n

  const first = startOwner(t, { directory, mode: 'own' })
  const { url } = await first.answer
  await query(url, 'CREATE TABLE numbers (n int PRIMARY KEY)')
  await query(url, 'INSERT INTO numbers SELECT generate_series(1, 10000)')
  first.process.kill('SIGKILL')
  await until('no process of the server is left', () => processesIn(directory).length === 0)

  const second = startOwner(t, { directory, mode: 'own' })
  const answer = await second.answer
  t.equal(answer.url, url)
  t.equal(await numbers(url), 10_000, 'what was committed is there')

  t.test('started again at once, while its server is still shutting down', async (t) => {
    const busy = query(url, 'INSERT INTO numbers SELECT generate_series(10001, 500000)').catch(() => {})
    const slow = serverPid(directory)
    process.kill(slow, 'SIGSTOP')
    second.process.kill('SIGKILL')
    await once(second.process, 'exit')
    const third = startOwner(t, { directory, mode: 'own' })
    await until('the next one waits', () => third.messages.join('').includes(`Waiting for the PostgreSQL server`))
    process.kill(slow, 'SIGCONT')
    t.match(await third.answer, { owned: true, url })
    await busy
    t.ok([10_000, 500_000].includes(Number(await numbers(url))), 'a transaction is there as a whole or not at all')

    await query(url, 'INSERT INTO numbers VALUES (-1)')
    const before = await numbers(url)
    third.process.kill('SIGKILL')
    killAll(directory)
    await once(third.process, 'exit')
    const last = await startPostgres({ directory, mode: 'own' })
    t.equal(await numbers(last.url), before, 'also when the whole process tree is killed, as in a power cut')
    await last.stop()
  })
})

t.test('a first start that is cut short at any moment can be made up for', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const names = () => (existsSync(directory) ? readdirSync(directory) : [])
  const moments: Record<string, () => boolean> = {
    'the passwords are there': () => names().includes('passwords'),
    'initdb has begun': () => names().some((name) => name.startsWith('data.new-')),
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
  await until('the programs of killed starts are gone', () => processesIn(directory).length < 10)
  t.same(
    names().filter((name) => /new|tmp/.test(name)),
    [],
    'nothing is left of the attempts',
  )
  await postgres.stop()
})
