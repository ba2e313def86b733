import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { Context } from '../../../src/context.ts'
import { createQueue } from '../../../src/platform/queue/queue.ts'
import { checkRedis } from '../../../src/platform/queue/redis.ts'
import { isCounted } from '../../people/accounts/support.ts'
import { endsWith, startProcess } from '../../start/process.ts'
import { eventually, until } from '../../support/eventually.ts'
import { failureOf } from '../../support/outcome.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startRedis } from '../../support/redis.ts'
import { startContext } from '../../support/service.ts'

t.setTimeout(300_000)

/** The words after the user's name in the rule that operators copy. */
const rule = (() => {
  const text = readFileSync('docs/scaling.md', 'utf8')
  const words = /^redis-cli ACL SETUSER register (on '>PASSWORD' .*?)\n```/ms.exec(text)?.[1] ?? ''
  return words.replaceAll(/['\\]/g, '').split(/\s+/)
})()
const commands = rule.filter((word) => word.startsWith('+'))
const prefix = async () => 'register:an-id'

/** A Redis, and the address of a user with these rights on it. */
const startWithUser = async (t: Test, ...rights: string[]) => {
  const redis = await startRedis(t)
  const allow = (...words: string[]) =>
    redis.command('ACL', 'SETUSER', 'register', 'reset', ...rule, ...words)
  await allow(...rights)
  const url = redis.url.replace('redis://', 'redis://register:PASSWORD@')
  return { redis, allow, url }
}

const task = 'a'
/** Starts the worker of a task in a service whose database has an id of its own. */
const startRuns = async (t: Test, url: string) => {
  const { context } = await startContext(t, { env: { REDIS_URL: url } })
  const id = randomUUID()
  await context.db.updateTable('installation').set({ id }).execute()
  const ran: number[] = []
  const run = async ({ number }: { number: number }) => void ran.push(number) as undefined
  const working = context.runs.start([{ name: task, interval: 3_600_000, run }])
  t.teardown(() => working.stop())
  const next = () => eventually(async () => (await context.runs.next(task)) ?? undefined)
  await next()
  return { id, context, ran, next }
}

/** A busy machine may miss the deadline of a call. */
const count = ({ queue }: Context) => eventually(() => queue.count().catch(() => undefined))

const announced = (context: Context, name: string) =>
  until('a job', async () => {
    await context.queue.announce(name)
    return (await count(context)).waiting > 0
  })

t.test('the documented rights suffice for queue, schedule and attempts', async (t) => {
  const { redis, url } = await startWithUser(t)
  const { context, ran } = await startRuns(t, url)
  await context.runs.request(task)
  await until('the run', () => ran.length === 1)
  await announced(context, 'a job')
  const jobs: string[] = []
  let fails = true
  const worker = context.queue.startWorker(async (job) => {
    jobs.push(job)
    if (job === 'fails' && fails) {
      fails = false
      throw new Error('broken')
    }
  }, 2)
  t.teardown(() => worker.stop(0))
  for (const options of [{}, { priority: 3 }, { delay: 100 }]) {
    // Once, because another announcement would begin the delay anew.
    await context.queue.announce(JSON.stringify(options), options)
    await eventually(() => jobs.includes(JSON.stringify(options)))
  }
  await context.queue.hold(100)
  await eventually(async () => {
    await context.queue.announce('fails')
    return jobs.filter((job) => job === 'fails').length > 1
  })
  await isCounted({ context }, 'an address')
  await context.queue.schedule('other', 3_600_000)
  await context.queue.schedule('other', undefined)
  t.match(await redis.command('ACL', 'LOG'), [], 'nothing was refused')
  const keys = (await redis.command('KEYS', '*')) as string[]
  t.ok(keys.length > 0 && keys.every((key) => key.startsWith('register:')))
})

t.test('each right that is missing is named', async (t) => {
  const { allow, url } = await startWithUser(t)
  await t.resolves(checkRedis({ url, prefix }))
  t.equal(commands.length, 52)
  for (const command of commands) {
    await allow(command.replace('+', '-'))
    t.match(await failureOf(checkRedis({ url, prefix })), {
      name: 'ConfigError',
      message: `REDIS_URL: Redis refuses ${command.slice(1).toUpperCase()}: NOPERM`,
    })
  }
  await allow('resetkeys', '~register:an-id:*')
  await t.resolves(checkRedis({ url, prefix }), 'the keys of this service alone')
  for (const keys of ['~other:*', '%R~register:*', '~register:another-id:*']) {
    await allow('resetkeys', keys)
    const failure = await failureOf(checkRedis({ url, prefix }))
    t.match(failure, { message: /^REDIS_URL: Redis refuses [A-Z]+: NOPERM/ }, keys)
  }
})

t.test('a Redis that refuses the connection is told from one out of reach', async (t) => {
  const { redis, url } = await startWithUser(t)
  const check = (address: string) => failureOf(checkRedis({ url: address, prefix }))
  const refused = async (address: string, reason: RegExp) =>
    t.match(await check(address), { name: 'ConfigError', message: reason }, String(reason))
  await refused(url.replace('PASSWORD', 'wrong'), /^REDIS_URL: .*WRONGPASS[^\n]*$/)
  await refused(url.replace('register:', 'nobody:'), /^REDIS_URL: .*WRONGPASS/)
  await refused(`${url}/99`, /^REDIS_URL: .*DB index is out of range/)
  t.equal(await check(`${url}/3`), undefined)
  await redis.command('CONFIG', 'SET', 'requirepass', 'secret')
  await refused(redis.url, /^REDIS_URL: .*NOAUTH/)
  await redis.kill()
  t.notMatch(await check(url), { name: 'ConfigError' })
})

t.test('two services on one Redis keep apart', async (t) => {
  const { url } = await startRedis(t)
  const [one, other] = [await startRuns(t, url), await startRuns(t, url)]
  const before = await other.next()
  for (const number of [1, 2, 3]) {
    await one.context.runs.request(task)
    await until('its run', () => one.ran.length === number)
  }
  t.same([other.ran, await other.next()], [[], before], 'runs and schedule')
  await other.context.runs.request(task)
  await until('the run of the other', () => other.ran.length === 1)
  t.equal(one.ran.length, 3)

  await announced(one.context, 'a job')
  t.match(await count(other.context), { waiting: 0 }, 'jobs')
  for (const { context } of [one, other]) await isCounted({ context }, 'probe')
  const attempt = ({ context }: typeof one) => context.countSharedAttempt!('an address')
  t.match([await attempt(one), await attempt(one)], [{ current: 1 }, { current: 2 }])
  t.match(await attempt(other), { current: 1 }, 'attempts')
})

for (const script of ['all', 'api', 'worker'] as const)
  t.test(`a Redis that refuses a right ends the start of ${script}`, async (t) => {
    const { url } = await startWithUser(t, '-info')
    const env = { DATABASE_URL: await createDatabase(t, null), REDIS_URL: url }
    const service = startProcess(t, script, env)
    await endsWith(t, service, 1)
    t.match(
      service.errors(),
      /^REDIS_URL: Redis refuses INFO: NOPERM [^\n]*docs\/scaling\.md[^\n]*\n$/,
    )
    await endsWith(t, startProcess(t, 'migrate', env), 0)
  })

t.test('a running process warns of a right that is lost, and is not harmed', async (t) => {
  const { redis, allow, url } = await startWithUser(t)
  await redis.kill()
  const env = { DATABASE_URL: await createDatabase(t), REDIS_URL: url }
  const service = startProcess(t, 'all', env)
  await service.ready()
  const operations = await service.operations()
  const queueIs = (state: string, reason?: RegExp) =>
    eventually(async () => {
      const { dependencies } = (await (await fetch(`${operations}/readyz`)).json()) as {
        dependencies: { queue: { state: string; reason?: string } }
      }
      const { queue } = dependencies
      return (
        queue.state === state && (reason?.test(queue.reason ?? '') ?? queue.reason === undefined)
      )
    }, `the queue is ${state}`)
  await queueIs('down')
  await redis.restart()
  await allow('-zadd')
  await queueIs('down', /^REDIS_URL: Redis refuses ZADD: NOPERM/)
  await service.line(/"level":"warn".*"event":"dependency_refuses".*ZADD/)
  await service.line(/the queue refuses the service/)
  await allow()
  await queueIs('up')
  await allow('-xadd')
  await queueIs('down', /^REDIS_URL: Redis refuses XADD: NOPERM/)
  await allow()
  await queueIs('up')
  service.child.kill('SIGTERM')
  await endsWith(t, service, 0)
})

t.test('an idle worker with a delayed job does not take Redis for unreachable', async (t) => {
  const { url } = await startRedis(t)
  const told: unknown[] = []
  const log = { warn: (...line: unknown[]) => told.push(line) } as never
  const databaseUrl = 'postgres://127.0.0.1:9/none'
  const queue = createQueue({ databaseUrl, redis: { url, prefix }, log })
  // Its connection takes longer than a call may on a busy machine.
  await queue.open()
  const worker = queue.startWorker(async () => undefined, 1)
  t.teardown(async () => {
    await worker.stop(0)
    await queue.close()
  })
  await queue.announce('later', { delay: 3_600_000 })
  // Longer than the longest wait for a job in one call.
  await delay(11_000)
  t.same(told, [])
})
