/**
 * Given a backup, when the documented commands run, then the state of a moment is restored.
 * Runs the commands for Compose of docs/backup.md and docs/operations.md. A script takes the place
 * of `docker`: it runs the commands of the container here, and this process starts and stops the
 * server.
 */
import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import {
  prepareDirectory,
  releaseLock,
  takeLock,
  writePrivateFile,
} from '../../embedded/postgres/directory.ts'
import { findPrograms, systemPath } from '../../embedded/postgres/programs.ts'
import {
  createData,
  passwordFile,
  type Server,
  startServer,
} from '../../embedded/postgres/server.ts'
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

let server: (Server & { port: number }) | undefined
const stop = async () => {
  await server?.stop()
  server = undefined
}
const up = async () => {
  server ??= await startServer(place, password)
}
const actions: Record<string, () => Promise<void>> = {
  up,
  stop,
  restart: async () => {
    await stop()
    await up()
  },
}
t.teardown(stop)
const control = await serve(t, (request, response) => {
  const action = actions[request.url?.slice(1) ?? '']
  void action?.().then(
    () => response.end(),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})

const bin = join(folder, 'bin')
await mkdir(bin)
await writeFile(
  join(bin, 'docker'),
  `#!/bin/sh
shift
command=$1
shift
case "$command $*" in
  "stop api worker" | "run --rm --no-deps migrate" | ps* | rm*) ;;
  logs*) tail -n 20 ${join(directory, 'postgres.log')} ;;
  "run --rm --no-deps roles")
    set -a
    . ./.env
    exec psql -U postgres -X -q -v ON_ERROR_STOP=1 -f ${resolve('deploy/postgres/roles.sql')}
    ;;
  exec*|run*) while [ "$1" != postgres ]; do shift; done; shift; exec "$@" ;;
  *) exec curl -sS --fail-with-body "${control.url}/$command" ;;
esac
`,
)
await chmod(join(bin, 'docker'), 0o755)

await up()
const port = server?.port ?? 0
// pg_verifybackup and pg_waldump stand in the folder of a server's version.
const [tools = ''] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
const owner = programs.user === undefined ? 'root' : 'nobody'
const scripts = 'deploy/postgres'
await mkdir(join(folder, scripts), { recursive: true })
for (const file of globSync(`${scripts}/*.sh`)) {
  // The container's folder and user are others here.
  const script = (await readFile(file, 'utf8'))
    .replaceAll(/\/archive(?=[/ ])/g, archive)
    .replaceAll('-o postgres', `-o ${owner}`)
    .replaceAll('chown -R postgres:', `chown -R ${owner}:`)
  await writeFile(join(folder, file), script)
}
const pasteHere = (commands: string) =>
  paste(commands, {
    cwd: folder,
    env: {
      PATH: `${bin}:${tools}:${process.env.PATH}`,
      PGDATA: join(directory, 'data'),
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

t.test('a moment between a base backup and the last weight is restored', async (t) => {
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
  await pasteHere(weekly)
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
  const late = await momentAfter(3)
  await record(5)
  t.equal(await history(), 15)

  const [restoring = '', removing = ''] = await commandsIn('docs/backup.md', 'Restoring a moment')
  const [backup = ''] = await readdir(join(archive, 'base'))
  const restore = (moment: string) =>
    pasteHere(
      restoring.replace('2026-01-31 07:05:00+00', moment).replace('2026-01-31T030000Z', backup),
    )
  const isRestored = async (count: number) => {
    await until('the service has a connection again', async () => (await history()) === count)
    await until('the server takes writes', async () => {
      const { status } = await callJson(`${url}/api/weight`, { token, body: { peso_kg: 71 } })
      return status === 201
    })
    t.equal(await history(), count + 1)
  }
  await restore(early)
  await isRestored(7)
  await restore(late)
  await isRestored(10)
  const failure = await restore('2100-01-01 00:00:00+00').catch((error) => error)
  t.match(failure.stdout, 'recovery ended before configured recovery target was reached')
  t.match(failure.stderr, 'PostgreSQL has not reached 2100')
  await restore(early)
  await isRestored(7)
  const lost = async () =>
    (await readdir(directory)).filter((name) => name.startsWith('data.lost.')).length
  t.equal(await lost(), 4)
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
