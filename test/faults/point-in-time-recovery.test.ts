/**
 * Given a backup, when the documented commands run, then the state of a moment is restored.
 * Runs the commands for Compose of docs/backup.md and docs/operations.md. A script takes the place
 * of `docker`: it runs the commands of the container here, and this process starts and stops the
 * server.
 */
import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import {
  prepareDirectory,
  readIfThere,
  releaseLock,
  takeLock,
  writePrivateFile,
} from '../../embedded/postgres/directory.ts'
import { findPrograms, systemPath } from '../../embedded/postgres/programs.ts'
import { createData, passwordFile, startServer } from '../../embedded/postgres/server.ts'
import { readCompose } from '../deploy/compose.ts'
import { need } from '../programs.ts'
import { endsWith, registerAt, startProcess } from '../start/process.ts'
import { password as personal } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { callJson } from '../support/http.ts'
import { serve, temporaryFolder } from '../support/machine.ts'
import { connect } from '../support/postgres.ts'
import { commandsIn, paste } from './documented-commands.ts'

need('curl', 'pg_dump', 'pg_waldump')

const folder = temporaryFolder(t)
const archive = join(folder, 'archive')
await mkdir(archive)

const { services } = await readCompose()
const [, ...settings] = services.postgres?.command ?? []
const directory = prepareDirectory(join(folder, 'postgres'))
const lock = takeLock(join(directory, 'owner.lock'), systemPath)
if (lock === undefined) throw new Error('the folder is new')
t.teardown(() => releaseLock(lock))
const dataFolder = join(directory, 'data')
const programs = findPrograms(directory, systemPath)
const place = {
  directory,
  lock,
  programs,
  settings: Object.fromEntries(
    settings.filter((word) => word !== '-c').map((pair) => pair.split('=') as [string, string]),
  ),
}
const password = randomBytes(12).toString('hex')
writePrivateFile(passwordFile(directory), password)
await createData(place)

let server: ReturnType<typeof startServer> | undefined
let state = 'exited'
/** Starts the server, and does not wait until it takes connections. */
const begin = () => {
  if (state === 'running') return
  state = 'running'
  server = startServer(place, password)
  server.catch(() => {
    state = 'exited'
  })
}
const stop = async () => {
  const [, pid] = /^(\d+)/.exec(readIfThere(join(dataFolder, 'postmaster.pid')) ?? '') ?? []
  if (state === 'running' && pid !== undefined) process.kill(Number(pid), 'SIGINT')
  await server?.then((running) => running.stop()).catch(() => undefined)
  state = 'exited'
}
/** As `up --wait` of Compose, with a health check that soon loses its patience. */
const up = async () => {
  begin()
  const late = delay(2000).then(() => {
    throw new Error('dependency failed to start: container is unhealthy')
  })
  await Promise.race([server, late])
}
const actions: Record<string, () => Promise<unknown>> = {
  begin: async () => begin(),
  up,
  stop,
  restart: async () => {
    await stop()
    begin()
  },
}
t.teardown(stop)
const control = await serve(t, (request, response) => {
  const name = request.url?.slice(1) ?? ''
  if (name === 'inspect') return response.end(`${state} 0`)
  void actions[name]?.().then(
    () => response.end(),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})

const bin = join(folder, 'bin')
await mkdir(bin)
await writeFile(
  join(bin, 'docker'),
  `#!/bin/sh
control() { curl -sS --fail-with-body "${control.url}/$1"; }
case "$*" in
  "image inspect"*) exec echo sha256:release ;;
  inspect*) control inspect && exit ;;
  compose*) shift ;;
  *) exit ;;
esac
command=$1
shift
case "$command $*" in
  "stop api worker" | "run --rm --no-deps migrate" | ps* | rm* | build*) ;;
  "up "*" api" | "up "*" worker") ;;
  logs*) cat ${join(directory, 'postgres.log')} ;;
  "run --rm --no-deps roles")
    set -a
    . ./.env
    exec psql -U postgres -X -q -v ON_ERROR_STOP=1 -f ${resolve('deploy/postgres/roles.sql')}
    ;;
  exec*|run*) while [ "$1" != postgres ]; do shift; done; shift; exec "$@" ;;
  "up --detach --force-recreate postgres") control begin ;;
  *) control "$command" ;;
esac
`,
)
await chmod(join(bin, 'docker'), 0o755)

begin()
const port = (await server)?.port ?? 0
// pg_verifybackup and pg_waldump stand in the folder of a server's version.
const [tools = ''] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
const owner = programs.user === undefined ? 'root' : 'nobody'
const slow = join(folder, 'slow')
const scripts = 'deploy/postgres'
await mkdir(join(folder, scripts), { recursive: true })
for (const file of globSync(`${scripts}/*.sh`)) {
  // The container's folder and user are others here.
  const script = (await readFile(file, 'utf8'))
    .replaceAll(/\/archive(?=[/ ])/g, archive)
    .replaceAll('-o postgres', `-o ${owner}`)
    .replaceAll('chown -R postgres:', `chown -R ${owner}:`)
    .replace('sleep 5', 'sleep 0.2')
    // The pace of the replay.
    .replace("= 'cp", `= 'test ! -e ${slow} || sleep 1; cp`)
  await writeFile(join(folder, file), script)
}
const pasteHere = (commands: string) =>
  paste(commands, {
    cwd: folder,
    env: {
      PATH: `${bin}:${tools}:${process.env.PATH}`,
      PGDATA: dataFolder,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGPASSWORD: password,
    },
  })
const file = join(folder, '.env')
await writeFile(file, 'A=1\nDATABASE_OWNER_PASSWORD=owner1\nDATABASE_PASSWORD=service1\nB=2\n')
await pasteHere('docker compose run --rm --no-deps roles')
const urlOf = (name: string) => {
  const url = new URL(String(services[name]?.environment?.DATABASE_URL))
  url.host = `127.0.0.1:${port}`
  return url.href
}
const DATABASE_URL = urlOf('api')
await endsWith(t, startProcess(t, 'migrate', { DATABASE_URL: urlOf('migrate') }), 0)
const start = () => startProcess(t, 'api', { DATABASE_URL })

t.test('a moment is restored from every state of the volume', async (t) => {
  const api = start()
  const url = await api.ready()
  const token = await registerAt(url, 'ana')
  const record = async (count: number) => {
    for (let i = 0; i < count; i++)
      await callJson(`${url}/api/weight`, { token, body: { peso_kg: 70 } })
  }
  const history = async () => {
    const { status, body } = await callJson(`${url}/api/stats`, { token })
    return status === 200 ? body.num_pesajes : status
  }
  const [, , once = '', weekly = ''] = await commandsIn('docs/backup.md', 'Backup')
  await record(3)
  await pasteHere(once)
  await until('the service has a connection again', async () => (await history()) === 3)
  await writeFile(join(archive, 'wal/archtemp.000000010000000000000001.7.1'), '')
  await pasteHere('touch -d yesterday archive/wal/archtemp*')
  await pasteHere(weekly)
  t.same(
    (await readdir(join(archive, 'wal'))).filter((name) => name.startsWith('archtemp')),
    [],
    'the files of failed attempts are gone',
  )
  await delay(1000)
  await pasteHere(weekly)
  t.equal((await readdir(join(archive, 'base'))).length, 2, 'two on one day')
  const momentAfter = async (count: number) => {
    await record(count)
    await delay(20)
    const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00')
    await delay(20)
    return moment
  }
  const early = await momentAfter(4)
  const client = await connect(t, urlOf('migrate').replace(/\/\/[^@]*@/, `//postgres:${password}@`))
  for (let count = 0; count < 5; count++) {
    await record(1)
    await client.query('select pg_switch_wal()')
  }
  await client.end()
  const late = await momentAfter(3)
  await record(5)
  t.equal(await history(), 20)

  const [restoring = '', removing = ''] = await commandsIn('docs/backup.md', 'Restoring a moment')
  const [backup = ''] = await readdir(join(archive, 'base'))
  const restore = (moment: string, name = backup) =>
    pasteHere(
      restoring.replace('2026-01-31 07:05:00+00', moment).replace('2026-01-31T030000Z', name),
    )
  const failing = (moment: string, name?: string) => restore(moment, name).catch((error) => error)
  const isRestored = async (count: number, message: string) => {
    await until('the service has a connection again', async () => (await history()) === count)
    await until('the server takes writes', async () => {
      const { status } = await callJson(`${url}/api/weight`, { token, body: { peso_kg: 71 } })
      return status === 201
    })
    t.equal(await history(), count + 1, message)
  }
  const lost = async () =>
    (await readdir(directory)).filter((name) => name.startsWith('data.lost.')).length

  const refusals: [name: string, () => Promise<{ stderr: string }>, RegExp][] = [
    ['another backup', () => failing(late, '2000'), new RegExp(`no backup 2000.*: .*${backup}`)],
    ['no moment', () => failing('31/31/2026'), /invalid date/],
    [
      'no room',
      async () => {
        const df = join(bin, 'df')
        await writeFile(df, '#!/bin/sh\necho "Avail\n9"\n', { mode: 0o755 })
        const failure = await failing(late)
        await rm(df)
        return failure
      },
      /has 9 MiB free, and this needs 1\d\d\d MiB/,
    ],
  ]
  for (const [name, refused, reason] of refusals) {
    t.match((await refused()).stderr, reason, name)
    t.equal(await history(), 20, 'and the service serves on')
  }

  const recovery = join(dataFolder, 'recovery.signal')
  const serverLog = join(directory, 'postgres.log')
  /** Starts a server, and waits until its log says that it replays. */
  const replays = async <T>(start: () => T) => {
    await rm(serverLog)
    const started = start()
    await until('it replays', () => /restored log file "0/.test(readIfThere(serverLog) ?? ''))
    return { started }
  }
  const empty = async () => {
    await stop()
    for (const name of globSync(`${dataFolder}*`)) await rm(name, { recursive: true })
  }
  /** Which data the run keeps: those of a server. */
  const starts: [
    name: string,
    prepare: () => unknown,
    moment: string,
    rows: number,
    kept: 0 | 1,
  ][] = [
    ['full', () => undefined, early, 7, 1],
    ['full, to a later moment', () => undefined, late, 15, 1],
    ['full, a third time, to an earlier moment', () => undefined, early, 7, 1],
    ['stopped', stop, late, 15, 1],
    ['after the loss of the disk, or on another machine', empty, late, 15, 0],
    [
      'with a new and empty server',
      async () => {
        await empty()
        await createData(place)
      },
      early,
      7,
      1,
    ],
    [
      'half unpacked',
      async () => {
        await stop()
        for (const name of ['global', 'postgresql.conf', 'backup_label'])
          await rm(join(dataFolder, name), { recursive: true, force: true })
        await writeFile(recovery, '')
      },
      late,
      15,
      0,
    ],
    [
      'while another recovery replays',
      async () => {
        await writeFile(slow, '')
        const { started } = await replays(() => failing(late))
        await stop()
        t.match((await started).stderr, /PostgreSQL has ended and not reached/)
        await replays(begin)
        await rm(slow)
      },
      early,
      7,
      0,
    ],
    [
      'after the end of the archive',
      async () => {
        const { stdout, stderr } = await failing('2100-01-01 00:00:00+00')
        t.match(stdout, 'recovery ended before configured recovery target was reached')
        t.match(stderr, /^The archive ends before 2100-.* with an earlier moment\.$/m)
      },
      late,
      15,
      0,
    ],
  ]
  for (const [name, prepare, moment, rows, kept] of starts) {
    await prepare()
    const before = await lost()
    const output = await restore(moment)
    t.match(output, `PostgreSQL has the data of ${moment}`, name)
    await isRestored(rows, name)
    t.equal((await lost()) - before, kept, `${name}: the data that are kept`)
  }

  await writeFile(slow, '')
  const output = await restore(late)
  await rm(slow)
  const told = [...output.matchAll(/^Still replaying: segment (\w{24}) of \w{24}$/gm)]
  t.ok(new Set(told.map(([, segment]) => segment)).size > 1, 'longer than a health check waits')
  await isRestored(15, 'slowly')

  await pasteHere(removing)
  t.equal(await lost(), 0)
  api.child.kill('SIGTERM')
  await api.exited
})

t.test('a dump is restored next to the lost database', async (t) => {
  const [, dump = ''] = await commandsIn('docs/backup.md', 'Backup')
  const [, restore = ''] = await commandsIn('docs/backup.md', 'Restoring a dump')
  await pasteHere(dump)
  const client = await connect(t, DATABASE_URL)
  await client.query('delete from accounts')
  await client.end()
  await pasteHere(restore)
  const api = start()
  const { status } = await callJson(`${await api.ready()}/api/auth/login`, {
    body: { username: 'ana', password: personal },
  })
  t.equal(status, 200, 'the account is there again')
})

t.test('the server and .env get a new password', async (t) => {
  const [commands = ''] = await commandsIn('docs/operations.md', 'Emergencies')
  await pasteHere(commands.replace('deploy/update.sh', resolve('deploy/update.sh')))
  const lines = (await readFile(file, 'utf8')).split('\n')
  t.match(lines.join(), /^A=1,DATABASE_OWNER_PASSWORD=\w{48},DATABASE_PASSWORD=\w{48},B=2,/)
  const changed = lines[2]?.split('=')[1] ?? ''
  const url = new URL(DATABASE_URL)
  await t.rejects(connect(t, url.href), /password authentication failed/)
  url.password = changed
  await t.resolves(connect(t, url.href))
})
