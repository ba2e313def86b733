import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { processesIn, query, serverPid, temporaryFolder } from './support.ts'

t.test('data and address persist from one start to the next', async (t) => {
  const directory = join(temporaryFolder(t), 'not/there/yet')
  const first = await startPostgres({ directory, mode: 'own' })
  t.equal(first.owned, true)
  await query(first.url, `CREATE TABLE notes (text text); INSERT INTO notes VALUES ('kept')`)
  await first.stop()
  await first.stop()
  t.same(processesIn(directory), [], 'nothing runs after stop')
  t.notOk(existsSync(join(directory, 'data/postmaster.pid')), 'it was a clean shutdown')
  await t.rejects(query(first.url, 'SELECT 1'), { code: 'ECONNREFUSED' })

  const second = await startPostgres({ directory, mode: 'own', settings: { work_mem: '5MB' } })
  t.equal(second.url, first.url, 'same port and password')
  t.same(await query(second.url, 'SELECT text FROM notes'), [{ text: 'kept' }])
  t.same(await query(second.url, 'SHOW work_mem'), [{ work_mem: '5MB' }], 'settings are passed on')
  await second.stop()
})

t.test('one server', async (t) => {
  process.env.SECRET_OF_THE_SERVICE = 'not for children'
  const directory = join(temporaryFolder(t), 'postgres')
  const postgres = await startPostgres({ directory, mode: 'own' })
  t.teardown(() => postgres.stop())
  const port = Number(new URL(postgres.url).port)

  t.test('is a PostgreSQL that compares by code point and knows accented letters', async (t) => {
    const [row] = await query(
      postgres.url,
      `SELECT current_setting('server_encoding') AS encoding, lower('Ñandú') AS lower, 'Z' < 'a' AS by_code_point,
              current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync`,
    )
    const known = existsSync('/usr/lib/locale/C.utf8') ? 'ñandú' : row?.lower
    t.same(row, { encoding: 'UTF8', lower: known, by_code_point: true, checksums: 'on', fsync: 'on' })
  })

  t.test('keeps its directory and its passwords private', async (t) => {
    for (const name of ['.', 'data', 'passwords']) {
      t.equal(statSync(join(directory, name)).mode & 0o777, 0o700, `folder ${name}`)
    }
    for (const name of readdirSync(join(directory, 'passwords'))) {
      t.equal(statSync(join(directory, 'passwords', name)).mode & 0o777, 0o600, `password of ${name}`)
    }
    t.equal(statSync(join(directory, 'postgres.log')).mode & 0o777, 0o600)
    const environment = readFileSync(`/proc/${serverPid(directory)}/environ`, 'utf8')
    t.notMatch(environment, 'not for children', 'the environment of the service is not handed on')
  })

  t.test('listens on loopback only, in a session of its own', async (t) => {
    const settings = await query(
      postgres.maintenanceUrl,
      `SELECT current_setting('listen_addresses') AS tcp, current_setting('unix_socket_directories') AS sockets`,
    )
    t.same(settings, [{ tcp: '127.0.0.1', sockets: '' }])
    const pid = serverPid(directory)
    const [, , group, session] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    t.same([group, session], [pid, pid], 'Ctrl-C at the terminal does not reach it')
  })

  t.test('asks everybody for a password', async (t) => {
    await t.rejects(query(`postgres://register:wrong@127.0.0.1:${port}/register`, 'SELECT 1'), { code: '28P01' })
    await t.rejects(query(`postgres://postgres:@127.0.0.1:${port}/postgres`, 'SELECT 1'), /password/)
    const rules = await query(postgres.maintenanceUrl, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules')
    t.same(rules, [{ auth_method: 'scram-sha-256' }])
  })

  t.test('gives every database an owner who can do nothing elsewhere', async (t) => {
    const urls = await Promise.all(['findings', 'findings', 'findings'].map((name) => postgres.databaseUrl(name)))
    t.equal(new Set(urls).size, 1, 'made once, also when asked for at the same time')
    const [findings = ''] = urls
    await query(findings, 'CREATE EXTENSION pg_trgm')
    const [row] = await query(findings, `SELECT current_user AS role, similarity('word', 'words') > 0.5 AS alike`)
    t.same(row, { role: 'findings', alike: true }, 'the owner can make trusted extensions')
    const roles = await query(
      postgres.url,
      `SELECT rolname FROM pg_roles WHERE rolcanlogin AND (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication)`,
    )
    t.same(roles, [{ rolname: 'postgres' }], 'only the superuser has privileges')
    for (const database of ['register', 'postgres', 'template1']) {
      const elsewhere = new URL(findings)
      elsewhere.pathname = database
      await t.rejects(query(elsewhere.href, 'SELECT 1'), { code: '42501' }, `no way into ${database}`)
    }
    await t.rejects(query(findings, `COPY pg_class TO PROGRAM 'true'`), { code: '42501' })
    for (const name of ['postgres', 'template1', 'pg_x', 'Upper', 'a"b', '../x', '', 'a'.repeat(64)]) {
      await t.rejects(postgres.databaseUrl(name), /cannot be the name/, JSON.stringify(name))
    }
  })

  t.test('writes nothing that people have entered into its log', async (t) => {
    await query(postgres.url, 'CREATE TABLE people (name text PRIMARY KEY)')
    const insert = `INSERT INTO people VALUES ('Zoraida Quintanilla')`
    await query(postgres.url, insert)
    await t.rejects(query(postgres.url, insert), { code: '23505' })
    await t.rejects(query(postgres.url, `SELECT 'Zoraida Quintanilla'::int`), { code: '22P02' })
    const log = readFileSync(join(directory, 'postgres.log'), 'utf8')
    t.match(log, /ready to accept connections/)
    t.notMatch(log, /Zoraida/)
  })
})

t.test('what the machine lacks is said in one line', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  await t.rejects(startPostgres({ directory, mode: 'own', installations: ['/nowhere'] }), /Set DATABASE_URL/)
  const postgres = await startPostgres({ directory, mode: 'own' })
  t.ok(postgres.owned, 'a start that failed does not hold the directory')
  await postgres.stop()
})
