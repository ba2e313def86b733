import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { query, serverPid, startOwner, temporaryFolder, until } from './support.ts'

t.test('one owner, any number of guests', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const owning = startPostgres({ directory, mode: 'own' })
  const guest = await startPostgres({ directory, mode: 'share' })
  const owner = await owning
  t.same([owner.owned, guest.owned], [true, false], 'a guest waits for an owner that is starting')
  t.equal(guest.url, owner.url)
  await t.rejects(
    startPostgres({ directory, mode: 'own' }),
    new RegExp(`${directory} is in use by process ${process.pid};`),
    'a second owner is refused',
  )
  const other = startOwner(t, { directory, mode: 'own' })
  t.match(await other.answer, { error: `in use by process ${process.pid}` }, 'also in another process')

  await query(await guest.databaseUrl('made_by_guest'), 'CREATE TABLE here ()')
  await guest.stop()
  t.same(await query(owner.url, 'SELECT 1 AS one'), [{ one: 1 }], 'the server outlives its guests')
  await owner.stop()
})

t.test('a guest without an owner runs the server itself', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const postgres = await startPostgres({ directory, mode: 'share' })
  t.equal(postgres.owned, true)
  await postgres.stop()
})

t.test('a pid file that names a living process of somebody else does not stop the start', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const pidFile = join(directory, 'data/postmaster.pid')
  const first = await startPostgres({ directory, mode: 'own' })
  const content = readFileSync(pidFile, 'utf8')
  await first.stop()
  const stranger = spawn('sleep', ['120'])
  t.teardown(() => {
    stranger.kill()
  })
  for (const left of [content.replace(/^\d+/, String(stranger.pid)), '']) {
    writeFileSync(pidFile, left)
    const next = await startPostgres({ directory, mode: 'own' })
    t.equal(next.url, first.url)
    await next.stop()
  }
  t.equal(stranger.exitCode ?? stranger.signalCode, null, 'the stranger was left alone')
})

t.test('a server that ends by itself is started again at the same address', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  const messages: string[] = []
  const postgres = await startPostgres({ directory, mode: 'own', log: (message) => messages.push(message) })
  await query(postgres.url, `CREATE TABLE notes AS SELECT 'kept' AS text`)
  const killed = serverPid(directory)
  process.kill(killed, 'SIGKILL')
  await until('the server answers again', () =>
    query(postgres.url, 'TABLE notes').then(
      (rows) => rows[0]?.text === 'kept',
      () => false,
    ),
  )
  t.not(serverPid(directory), killed)
  t.match(messages.join('\n'), /ended unexpectedly/)
  await postgres.stop()
  await t.rejects(query(postgres.url, 'SELECT 1'), { code: 'ECONNREFUSED' }, 'stop means it')
})
