/** Faults that Compose accepts. `make check` also reads the file with Compose's own parser. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { parse } from 'yaml'
import { readConfig, variableNames, workerNames } from '../../src/platform/environment/config.ts'
import { need } from '../programs.ts'
import { temporaryFolder } from '../support/machine.ts'
import { connect, createDatabase, runOnServer } from '../support/postgres.ts'
import { readCompose, requiredVariables } from './compose.ts'
import { read, readStages, variablesOf } from './dockerfile.ts'

need('haproxy', 'pg_dump')

const run = promisify(execFile)
const compose = await readCompose()
const services = Object.entries(compose.services)
const service = (name: string) => {
  const found = compose.services[name]
  if (found === undefined) throw new Error(`no service ${name}`)
  return found
}
const roles = ['api', 'worker']
const seconds = (duration = '') => Number(/^(\d+)s$/.exec(duration)?.[1])

t.test('Compose does not start without its secrets', async (t) => {
  for (const name of Object.keys(requiredVariables)) {
    await t.rejects(readCompose({ [name]: '' }), new RegExp(`^${name}: set ${name}`))
  }
})

t.test('a service finds its files and reaches the services that it waits for', async (t) => {
  for (const [name, { depends_on = {}, networks, profiles = [], volumes = [] }] of services) {
    for (const source of volumes.flatMap((volume) => volume.match(/^\.\/[^:]+/) ?? []))
      t.ok(existsSync(source), `${name}: ${source}`)
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      const { healthcheck, restart, networks: others, profiles: needs = [] } = service(needed)
      t.ok(
        needs.every((profile) => profiles.includes(profile)),
        `${name} needs ${needed} there`,
      )
      if (condition === 'service_healthy') t.ok(healthcheck?.test, `${needed} has a health check`)
      if (condition === 'service_completed_successfully')
        t.equal(restart, 'no', `${needed} runs once`)
      const shared = networks.filter((network) => others.includes(network))
      t.not(shared.length, 0, `${name} reaches ${needed}`)
    }
  }
})

t.test('every role has only variables that the service knows, and starts with them', async (t) => {
  const { image } = await readStages()
  for (const name of roles) {
    const { environment = {}, command = [] } = service(name)
    const variables = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, String(value)]),
    )
    t.same(
      Object.keys(variables).filter((key) => !variableNames.includes(key)),
      [],
      name,
    )
    const names = name === 'worker' ? workerNames : variableNames
    const config = readConfig({ ...variablesOf(image), ...variables }, names)
    t.ok(config.production)
    t.equal(new URL(config.DATABASE_URL ?? '').hostname in compose.services, true)
    t.equal(new URL(config.REDIS_URL ?? '').hostname in compose.services, true)
    const [script = ''] = command
    t.ok(existsSync(script), `${script} is there`)
    const { SHUTDOWN_DELAY_MS: delayMs, SHUTDOWN_TIMEOUT_MS: timeoutMs } = config
    t.equal(delayMs, 5000)
    const grace = seconds(service(name).stop_grace_period) * 1000
    t.ok(grace > delayMs + timeoutMs, 'the grace period is longer than the phases of the shutdown')
  }
})

t.test('each variable of .env reaches the processes that read it', async (t) => {
  const ofImage = ['NODE_ENV', 'HOST', 'PORT', 'OPS_HOST', 'OPS_PORT', 'DATA_DIR', 'PG_DUMP_PATH']
  for (const name of variableNames.filter((variable) => !ofImage.includes(variable))) {
    const { services } = await readCompose({ [name]: 'from-the-file' })
    const receivers = roles.filter(
      (role) => services[role]?.environment?.[name] === 'from-the-file',
    )
    t.same(receivers, workerNames.includes(name) ? roles : ['api'], name)
  }
})

t.test('each process has only the secrets that it needs', (t) => {
  const environmentOf = (name: string) => service(name).environment ?? {}
  const inner = compose.networks.inner?.ipam?.config[0]?.subnet
  t.equal(environmentOf('api').TRUST_PROXY, inner)
  const others = services.filter(([, { networks }]) => networks.includes('inner'))
  t.same(others.map(([name]) => name).sort(), ['api', 'proxy'], 'which the proxy is trusted in')
  t.same(
    Object.keys(environmentOf('worker')).filter((name) =>
      /KEY|PEPPER|TRUST|FINDINGS_DA/.test(name),
    ),
    [],
    'the worker reads no callers',
  )
  const role = (name: string) => new URL(String(environmentOf(name).DATABASE_URL)).username
  t.same(['migrate', 'api', 'worker'].map(role), [
    'register_owner',
    'register_service',
    'register_service',
  ])
  const { DATABASE_URL, ...rest } = environmentOf('migrate')
  t.same(rest, {
    REDIS_URL: environmentOf('api').REDIS_URL,
    APP_TIMEZONE: '',
    LOG_LEVEL: '',
    START_TIMEOUT_MS: '',
  })
  t.notMatch(rest.REDIS_URL, '@', 'no password')
  t.same(environmentOf('postgres'), { POSTGRES_PASSWORD: requiredVariables.POSTGRES_PASSWORD })
  const holders = services.filter(([, found]) => JSON.stringify(found).includes('superuser1'))
  t.same(holders.map(([name]) => name).sort(), ['postgres', 'roles'], 'of the superuser')
  for (const name of ['migrate', 'roles']) t.equal(service(name).restart, 'no')
  t.same(service('migrate').command, ['src/start/migrate.ts'])
  t.end()
})

t.test('the proxy finds the API, and no other port is published beyond this machine', async (t) => {
  const proxy = await read('deploy/proxy/haproxy.cfg')
  t.match(proxy, `\${API_NAME-api}:\${API_PORT-${readConfig({}).PORT}}`)
  t.match(proxy, `\${OPS_PORT-${readConfig({}).OPS_PORT}}`)
  for (const name of Object.keys(service('proxy').environment ?? {})) t.match(proxy, `\${${name}-`)
  const bind = /\$\{PROXY_BIND-:(\d+),:::\1\}/.exec(proxy)?.[1]
  const published = services.filter(([, { ports }]) => ports !== undefined)
  t.same(
    published.map(([name]) => name),
    ['proxy', 'prometheus', 'dojo-nginx'],
  )
  for (const [, { ports = [] }] of published)
    for (const port of ports) t.match(port, /^127\.0\.0\.1:/)
  t.equal(service('proxy').ports?.[0]?.split(':').at(-1), bind)

  const { ports, environment, volumes } = parse(await read('docker-compose.tls.yml')).services.proxy
  const tlsBind = /\$\{PROXY_TLS_BIND-:(\d+),:::\1\}/.exec(proxy)?.[1]
  t.equal(ports[0].split(':').at(-1), tlsBind)
  t.equal(environment.TLS_CERTIFICATES, `${volumes[0].target}/`)
  t.match(proxy, `"$\{TLS_CERTIFICATES}"`)
})

t.test('the service sees the addresses of callers', async (t) => {
  // Docker publishes a port through a network that has a gateway; an internal one has none.
  t.same(service('proxy').networks, ['front', 'inner'])
  t.equal(compose.networks.inner?.internal, true)
  t.match(compose.networks.front, {
    enable_ipv6: 'true',
    ipam: { config: [{}, { subnet: '::/64' }] },
  })
  t.ok(service('dojo-celery-worker').networks.includes('front'), 'for its deliveries')
})

/**
 * A `docker` that keeps its containers in the file `running`, as lines of id, service and release.
 * A build makes the image of `RELEASE`. Containers of an API of the release `api` and workers of
 * the release `worker` do not become healthy, for which `up --wait` waits.
 */
const fakeDocker = `#!/bin/bash
healthy() { awk '{ print $1, ($2 == $3 ? "unhealthy" : "healthy") }' running; }
ids() { for name in "$@"; do awk -v name=$name '$2 == name { print $1 }' running; done; }
fill() { # to a number of containers of a service
  while [ $(ids $2 | wc -l) -lt $1 ]; do echo "$2$RANDOM$RANDOM. $2 $VERSION" >> running; done
}
case "$*" in
  "compose build") [ "$VERSION" = next ] && exit "$BUILD" ;;
  "image inspect "*) echo "sha256:$RELEASE" ;;
  "compose run --rm --no-deps migrate") exit "$MIGRATION" ;;
  "compose ps "*) ids \${*##*--quiet } ;;
  "inspect "*) healthy | grep -F "$4" | cut -d' ' -f2 ;;
  "logs "*) echo "log of $4" ;;
  "compose up "*--scale*) fill \${8#*=} $9 ;;
  "compose up --detach --no-deps --no-recreate api worker") fill 3 api; fill 2 worker ;;
  "compose up --detach --wait") : > running; fill 3 api; fill 2 worker ;;
  "stop "* | "rm --force "*) sed -i "/^\${*: -1} /d" running ;;
esac
healthy | grep -c ' healthy$' >> history
case "$*" in "compose up "*--wait*) ! healthy | grep -q unhealthy ;; esac
`

t.test('update.sh replaces one API at a time, and a failure leaves the release', async (t) => {
  const folder = temporaryFolder(t)
  await writeFile(join(folder, 'docker'), fakeDocker, { mode: 0o755 })
  const [file, settings] = [join(folder, 'running'), join(folder, '.env')]
  const update = async (release: string, { migration = '0', build = '0' } = {}) => {
    await writeFile(join(folder, 'history'), '5\n')
    const { stdout, stderr, code } = await run('sh', [resolve('deploy/update.sh')], {
      cwd: folder,
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        RELEASE: release,
        MIGRATION: migration,
        BUILD: build,
      },
    }).catch((error) => error)
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const running = lines.map((line) => line.split(' ').slice(1).join(' ')).sort()
    const numbers = (await readFile(join(folder, 'history'), 'utf8')).trim().split('\n')
    const least = Math.min(...numbers.map(Number))
    return { stdout, stderr, failed: code !== undefined, running, least }
  }
  const all = (name: string) => [
    ...Array(3).fill(`api ${name}`),
    ...Array(2).fill(`worker ${name}`),
  ]
  const given = (containers: string[]) =>
    writeFile(file, containers.map((container, index) => `id${index}. ${container}\n`).join(''))
  const release = async () => /^VERSION=(.*)$/m.exec(await readFile(settings, 'utf8'))?.[1]

  const failures: [name: string, release: string, RegExp, options?: object][] = [
    ['build', 'new', /has not been built, and nothing is new/, { build: '1' }],
    ['migration', 'new', /The migration has failed.* New APIs: 0\. All other/, { migration: '1' }],
    ['worker', 'worker', /The new worker is not healthy.* New APIs: 0\. All other/],
    ['API', 'api', /The new api is not healthy.* New APIs: 0\. All other/],
  ]
  for (const [version, before] of [
    [undefined, 'A=1'],
    ['old', 'A=1\nVERSION=old'],
  ] as const) {
    for (const [name, next, sentence, options] of failures) {
      await given(all(version ?? 'local'))
      await writeFile(settings, before)
      for (const attempt of ['first', 'second']) {
        const { failed, running, stderr, least } = await update(next, options)
        t.ok(failed, `${name}, the ${attempt} attempt`)
        t.match(stderr, sentence)
        t.same(running, all(version ?? 'local'), 'everything of before runs')
        t.equal(least, 5, 'at any time')
        t.equal(await release(), version, 'and `docker compose up` starts the same')
      }
    }
    const { stdout, running, least, failed } = await update('new')
    t.notOk(failed, 'forward')
    t.match(stdout, /^All containers are new. Their release is VERSION=new in \.env\.$/m)
    t.same(running, all('new'))
    t.equal(least, 5)
    t.equal(await readFile(settings, 'utf8'), 'A=1\nVERSION=new\n')
  }
  t.match((await update('worker')).stdout, /^log of worker\d+\.$/m)

  const starts: [name: string, containers: string[]][] = [
    ['an interrupted update', [...all('old').slice(1), 'api new', 'api api', 'worker new']],
    ['workers that do not start', [...all('old').slice(0, 3), 'worker worker', 'worker worker']],
    ['no container', []],
  ]
  for (const [name, containers] of starts) {
    await given(containers)
    t.same((await update('next')).running, all('next'), `forward from ${name}`)
    await given(containers)
    t.equal((await update('worker')).failed, true)
    await given(containers)
    t.same((await update('old')).running, all('old'), `back from ${name}`)
  }
})

t.test('a volume with another password is refused with a line that says so', async (t) => {
  const [program = '', ...words] = service('roles').command ?? []
  const { hostname, port, username } = new URL(await createDatabase(t, null))
  const env = {
    PATH: process.env.PATH,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: 'another',
  }
  await t.rejects(run(program, words, { env }), { message: /The volume of PostgreSQL is not from/ })
})

t.test("DefectDojo's database belongs to an ordinary role", async (t) => {
  const { volumes = [], environment = {} } = service('dojo-postgres')
  const script =
    volumes.find((volume) => volume.includes('/docker-entrypoint-initdb.d/'))?.split(':')[0] ?? ''
  const owner = new URL(service('dojo-uwsgi').environment?.DD_DATABASE_URL as string)
  t.ok('DOJO_POSTGRES_PASSWORD' in environment, 'the script receives the password')
  const url = new URL(await createDatabase(t, null))
  t.teardown(async () => {
    await runOnServer('drop database if exists defectdojo')
    await runOnServer('drop role if exists defectdojo')
  })
  // As in the entry point of the image.
  await run('psql', ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', '-f', script, url.href], {
    env: { PATH: process.env.PATH, DOJO_POSTGRES_PASSWORD: "a'password" },
  })
  url.username = owner.username
  url.password = encodeURIComponent("a'password")
  url.pathname = owner.pathname
  const client = await connect(t, url.href)
  const { rows } = await client.query(`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
      pg_get_userbyid(datdba) = current_user as owner
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`)
  t.same(rows, [{ powerful: false, owner: true }])
})

t.test('services are hardened, logs bounded, stores unreachable from outside', async (t) => {
  for (const [name, { image, logging }] of services) {
    t.ok(logging.options['max-size'], `${name}: logs do not fill the disk`)
    t.match(image, /^weight-bmi-register:|:(?!latest)[^/]*\d[^/]*$/, `${name}: a release`)
  }
  for (const name of [...roles, 'roles', 'migrate', 'proxy', 'redis', 'prometheus'])
    t.equal(service(name).read_only, true, `${name}: no writable file system`)
  t.same(compose.networks.data, { internal: true })
  for (const name of ['postgres', 'redis'])
    t.same(service(name).networks, ['data'], `${name} cannot be reached from outside`)
  const inData = services.filter(([, { networks }]) => networks.includes('data'))
  t.same(
    inData.map(([name]) => name),
    ['roles', 'migrate', 'api', 'worker', 'postgres', 'redis'],
  )
  const redis = service('redis').command ?? []
  t.equal(redis[redis.indexOf('--appendonly') + 1], 'yes')
  t.equal(redis[redis.indexOf('--maxmemory-policy') + 1], 'noeviction')
  const major = (text: string) => Number(/(\d+)/.exec(text)?.[1])
  const { text } = await readStages()
  const client = major(/postgresql-client-(\d+)/.exec(text)?.[0] ?? '')
  for (const name of ['postgres', 'dojo-postgres']) {
    t.ok(client >= major(service(name).image.split(':')[1] ?? ''), `pg_dump reads ${name}`)
  }
})
