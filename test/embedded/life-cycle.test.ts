import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { processesIn, query, serverFolder, serverPid, startOwner } from './support.ts'

t.test('data and address persist between starts', async (t) => {
  const directory = join(serverFolder(t), 'not/there/yet')
  const first = await startPostgres({ directory, mode: 'own' })
  await query(first.url, `create table notes (text text); insert into notes values ('kept')`)
  await first.stop()
  await first.stop()
  t.same(processesIn(directory), [], 'no process runs after stop')
  t.notOk(readdirSync(join(directory, 'data')).includes('postmaster.pid'), 'the shutdown was clean')

  const settings = { work_mem: '5MB' }
  const ended = Promise.withResolvers<void>()
  const second = await startPostgres({ directory, mode: 'own', settings, onEnd: ended.resolve })
  t.equal(second.url, first.url, 'same port and password')
  t.same(await query(second.url, 'select text from notes'), [{ text: 'kept' }])
  t.same(await query(second.url, 'show work_mem'), [{ work_mem: '5MB' }], 'settings are passed on')
  const findings = await second.databaseUrl('findings')
  await query(
    findings,
    `alter role findings password 'other'; alter role findings set work_mem = '7MB';
     alter role findings in database findings set work_mem = '8MB';
     alter database findings set work_mem = '9MB'; revoke all on database findings from findings`,
  )
  t.equal(await second.databaseUrl('findings'), findings)
  const again = await query(findings, 'show work_mem')
  t.same(again, [{ work_mem: '5MB' }], 'a role that has changed itself can log in again')
  process.kill(serverPid(directory), 'SIGQUIT')
  await ended.promise
  await second.stop()

  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(other, 'listening')
  t.teardown(() => other.close())
  const third = await startPostgres({ directory, mode: 'own' })
  t.not(third.url, first.url, 'a new port, because another program has taken the last one')
  t.same(await query(third.url, 'select text from notes'), [{ text: 'kept' }])
  await third.stop()
})

t.test('a server has one owner and any number of guests', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
  const owning = startPostgres({ directory, mode: 'own' })
  const guest = await startPostgres({ directory, mode: 'share' })
  const owner = await owning
  t.equal(guest.url, owner.url, 'a guest waits for an owner that is starting')
  const refusal = `${directory} is in use by process ${process.pid};`
  await t.rejects(startPostgres({ directory, mode: 'own' }), new RegExp(refusal))
  const other = startOwner(t, { directory, mode: 'own' })
  t.match(await other.answer, { error: refusal }, 'also in another process')

  await query(await guest.databaseUrl('made_by_guest'), 'create table here ()')
  await guest.stop()
  t.same(await query(owner.url, 'select 1 as one'), [{ one: 1 }], 'the server outlives its guests')
  await owner.stop()

  const alone = await startPostgres({ directory, mode: 'share' })
  await t.rejects(startPostgres({ directory, mode: 'own' }), /in use by process/)
  t.same(await query(alone.url, 'select 1 as one'), [{ one: 1 }], 'a guest without an owner owns')
  await alone.stop()
})

t.test('one server has the expected settings', async (t) => {
  process.env.SECRET_OF_THE_SERVICE = 'not for children'
  const directory = join(serverFolder(t), 'postgres')
  const postgres = await startPostgres({ directory, mode: 'own' })
  t.teardown(() => postgres.stop())
  const port = Number(new URL(postgres.url).port)

  t.test('compares by code point and knows accented letters', async (t) => {
    const rows = await query(
      postgres.url,
      `select current_setting('server_encoding') as encoding, lower('Ñandú') as lower,
              'Z' < 'a' as by_code_point, current_setting('data_checksums') as checksums,
              current_setting('fsync') as fsync`,
    )
    const expected = { lower: 'ñandú', by_code_point: true, checksums: 'on', fsync: 'on' }
    t.same(rows, [{ encoding: 'UTF8', ...expected }])
  })

  t.test('keeps its directory and its password private', async (t) => {
    for (const name of ['.', 'data']) {
      t.equal(statSync(join(directory, name)).mode & 0o777, 0o700, `folder ${name}`)
    }
    for (const name of ['password', 'postgres.log']) {
      t.equal(statSync(join(directory, name)).mode & 0o777, 0o600, `file ${name}`)
    }
    const environment = readFileSync(`/proc/${serverPid(directory)}/environ`, 'utf8')
    t.notMatch(environment, 'not for children', 'the environment of the service is not inherited')
  })

  t.test('listens on loopback only, in a separate session', async (t) => {
    const settings = await query(
      postgres.maintenanceUrl,
      `select current_setting('listen_addresses') as tcp,
              current_setting('unix_socket_directories') as sockets`,
    )
    t.same(settings, [{ tcp: '127.0.0.1', sockets: '' }])
    const pid = serverPid(directory)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')
    const [, , group, session] = stat.split(' ').map(Number)
    t.same([group, session], [pid, pid], 'Ctrl-C at the terminal does not reach the server')
  })

  t.test('requires a password of every client', async (t) => {
    const wrong = `postgres://register:wrong@127.0.0.1:${port}/register`
    await t.rejects(query(wrong, 'select 1'), { code: '28P01' })
    const rules = await query(
      postgres.maintenanceUrl,
      'select distinct auth_method from pg_hba_file_rules',
    )
    t.same(rules, [{ auth_method: 'scram-sha-256' }])
  })

  t.test('gives every database an owner without rights elsewhere', async (t) => {
    const names = ['findings', 'findings', 'findings']
    const urls = await Promise.all(names.map((name) => postgres.databaseUrl(name)))
    t.equal(new Set(urls).size, 1, 'simultaneous requests create one database')
    const [findings = ''] = urls
    await query(findings, 'create extension pg_trgm')
    const [row] = await query(
      findings,
      `select current_user as role, similarity('word', 'words') > 0.5 as alike`,
    )
    t.same(row, { role: 'findings', alike: true }, 'the owner can create trusted extensions')
    const roles = await query(
      postgres.url,
      `select rolname from pg_roles
       where rolcanlogin and (rolsuper or rolcreatedb or rolcreaterole or rolreplication)`,
    )
    t.same(roles, [{ rolname: 'postgres' }], 'only the superuser has privileges')
    for (const database of ['register', 'postgres', 'template1']) {
      const elsewhere = new URL(findings)
      elsewhere.pathname = database
      await t.rejects(query(elsewhere.href, 'select 1'), { code: '42501' }, `not to ${database}`)
    }
    await t.rejects(query(findings, `copy pg_class to program 'true'`), { code: '42501' })
  })

  t.test('writes no values of statements into its log', async (t) => {
    await query(postgres.url, 'create table people (name text primary key)')
    const insert = `insert into people values ('Zoraida Quintanilla')`
    await query(postgres.url, insert)
    await t.rejects(query(postgres.url, insert), { code: '23505' })
    await t.rejects(query(postgres.url, `select 'Zoraida Quintanilla'::int`), { code: '22P02' })
    const log = readFileSync(join(directory, 'postgres.log'), 'utf8')
    t.match(log, /ready to accept connections/)
    t.notMatch(log, /Zoraida/)
  })
})
