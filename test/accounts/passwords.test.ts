import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hash as argon2Hash } from 'argon2'
import t from 'tap'
import {
  createPasswordHasher,
  type PasswordHasherOptions,
  passwordProblem,
} from '../../src/accounts/passwords.ts'
import { parametersOf } from './support.ts'

// Cheap parameters, because these tests do not depend on the cost.
const cheap: PasswordHasherOptions = {
  ...{ timeCost: 2, memoryCost: 1024, parallelism: 1, hashLength: 32, saltLength: 16 },
  ...{ pepper: '', maxConcurrent: 1, maxWaiting: 100 },
}
const hasherWith = (changes: Partial<PasswordHasherOptions> = {}) =>
  createPasswordHasher({ ...cheap, ...changes })
const password = 'clave larga'

t.test('the length of a new password is counted in code points', async (t) => {
  const lengths: [problem: ReturnType<typeof passwordProblem>, passwords: string[]][] = [
    ['password_too_short', ['', '1234567', '😀'.repeat(7)]],
    [undefined, ['12345678', ' '.repeat(8), '😀'.repeat(8), 'x'.repeat(128), '😀'.repeat(128)]],
    ['password_too_long', ['x'.repeat(129), '😀'.repeat(129), 'x'.repeat(10_000_000)]],
  ]
  for (const [problem, passwords] of lengths)
    for (const text of passwords) t.equal(passwordProblem(text), problem, text.slice(0, 20))
})

t.test('a hash is Argon2id with the configured parameters and a separate salt', async (t) => {
  const costs = { timeCost: 3, memoryCost: 2048, parallelism: 2, hashLength: 40, saltLength: 24 }
  const hasher = hasherWith(costs)
  const first = await hasher.hash(password)
  t.match(first, /^\$argon2id\$v=19\$/)
  t.strictSame(parametersOf(first), {
    type: 'argon2id',
    ...{ ARGON2_TIME_COST: 3, ARGON2_MEMORY_COST: 2048, ARGON2_PARALLELISM: 2 },
    ...{ ARGON2_HASH_LEN: 40, ARGON2_SALT_LEN: 24 },
  })
  const [one, other] = [first, await hasher.hash(password)].map((phc) => phc.split('$'))
  t.not(one?.[4], other?.[4], 'salts differ')
  t.not(one?.[5], other?.[5], 'hashes differ')
})

t.test('a password counts exactly as sent', async (t) => {
  const hasher = hasherWith()
  const cases: [string, string[]][] = [
    [' clave larga ', ['clave larga', ' clave larga', ' Clave larga ', ' clave larga  ']],
    ['x'.repeat(100), ['x'.repeat(99), 'x'.repeat(72), 'x'.repeat(101)]],
    ['contrase\u00f1a', ['contrasen\u0303a', 'contrasena', 'Contrase\u00f1a']],
    ['con\u0000nulo-dentro', ['con', 'con\u0000']],
    ['😀'.repeat(128), ['😀'.repeat(127)]],
  ]
  for (const [given, others] of cases) {
    const stored = await hasher.hash(given)
    t.equal(await hasher.verify(stored, given), true, JSON.stringify(given))
    for (const other of others)
      t.equal(await hasher.verify(stored, other), false, JSON.stringify(other))
  }
})

t.test('the pepper is hashed with the password and never stored', async (t) => {
  const peppered = hasherWith({ pepper: 'pimienta' })
  const stored = await peppered.hash(password)
  t.notMatch(stored, /pimienta/)
  t.equal(await peppered.verify(stored, password), true)
  t.equal(await hasherWith().verify(stored, password), false, 'without the pepper')
  t.equal(await hasherWith({ pepper: 'otra' }).verify(stored, password), false)
  t.equal(await hasherWith().verify(stored, `${password}pimienta`), true, 'it is appended')
})

t.test('each of the five parameters, the type and the version call for a new hash', async (t) => {
  const stored = await hasherWith().hash(password)
  const needs = (changes: Partial<PasswordHasherOptions>, phc = stored) =>
    hasherWith(changes).needsRehash(phc)
  t.equal(needs({}), false)
  t.equal(needs({ pepper: 'p', maxConcurrent: 3 }), false, 'no other parameter does')
  const costs = [{ timeCost: 3 }, { memoryCost: 2048 }, { parallelism: 2 }]
  const lengths = [{ hashLength: 33 }, { hashLength: 31 }, { saltLength: 17 }, { saltLength: 15 }]
  for (const change of [...costs, ...lengths]) {
    t.equal(needs(change), true, JSON.stringify(change))
    t.equal(await hasherWith(change).verify(stored, password), true, 'verified with its own')
  }
  const { timeCost, memoryCost, parallelism, hashLength } = cheap
  const same = { timeCost, memoryCost, parallelism, hashLength, salt: Buffer.alloc(16, 1) }
  t.equal(needs({}, await argon2Hash('x', same)), false)
  t.equal(needs({}, await argon2Hash('x', { ...same, type: 1 })), true, 'argon2i')
  t.equal(needs({}, await argon2Hash('x', { ...same, version: 0x10 })), true, 'version 16')
})

t.test('the order of the cost fields has no effect', async (t) => {
  const hasher = hasherWith()
  const [, type, version, , salt, hash] = (await hasher.hash(password)).split('$')
  const withCosts = (costs: string) => `$${type}$${version}$${costs}$${salt}$${hash}`
  for (const costs of ['m=1024,t=2,p=1', 'm=1024,p=1,t=2', 'p=1,t=2,m=1024']) {
    t.equal(hasher.needsRehash(withCosts(costs)), false, costs)
    t.equal(await hasher.verify(withCosts(costs), password), true, costs)
  }
  for (const costs of ['m=1024,t=2', 'm=1024,t=2,p=1,p=2', 'm=,t=2,p=1', 'nothing'])
    t.equal(hasher.needsRehash(withCosts(costs)), true, costs)
})

t.test('a text that is no PHC string matches no password, and frees its place', async (t) => {
  const hasher = hasherWith({ maxWaiting: 0 })
  const bcrypt = '$2b$10$abcdefghijklmnopqrstuv'
  for (const stored of ['', password, bcrypt, '$argon2id$v=19$m=1024,t=2,p=1$c2FsdA']) {
    t.equal(hasher.needsRehash(stored), true)
    t.not(await hasher.verify(stored, password).catch(() => false), true, stored)
  }
  t.equal(await hasher.verify(await hasher.hash(password), password), true)
})

t.test('no hash is computed for an overlong password', async (t) => {
  // The hasher is full, so that any further hash would be refused with 503.
  const hasher = hasherWith({ maxWaiting: 0, memoryCost: 65_536 })
  const stored = await hasherWith().hash(password)
  const busy = hasher.verify(undefined, 'occupies the only place')
  const overLong = 'x'.repeat(129)
  await t.rejects(hasher.verify(stored, password), { name: 'DomainError', status: 503 })
  t.equal(await hasher.verify(stored, overLong), false)
  t.equal(await hasher.verify(undefined, overLong), false, 'the decoy computes no hash either')
  await busy
})

/** Microseconds of processor time, which do not depend on other programs. */
const cpuTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

t.test('the first decoy costs as much as a verification, and never succeeds', async (t) => {
  const cheaper = { memoryCost: 8192 }
  for (const change of [cheaper, { ...cheaper, timeCost: 6, hashLength: 64, saltLength: 32 }]) {
    const stored = await hasherWith(change).hash(password)
    const first: number[] = []
    const known: number[] = []
    for (let round = 0; round < 5; round++) {
      const hasher = hasherWith(change)
      first.push(
        await cpuTime(async () => t.equal(await hasher.verify(undefined, password), false)),
      )
      known.push(await cpuTime(async () => t.equal(await hasher.verify(stored, password), true)))
    }
    const ratio = median(first) / median(known)
    t.ok(ratio > 0.5 && ratio < 2, `${JSON.stringify(change)}: ${ratio.toFixed(2)}`)
  }
})

t.test('running and waiting work are bounded', async (t) => {
  const hasher = hasherWith({ maxConcurrent: 2, maxWaiting: 3 })
  const stored = await hasher.hash(password)
  const calls = [
    hasher.verify(stored, password),
    hasher.verify(stored, 'clave corta'),
    hasher.verify(undefined, password),
    hasher.hash(password).then((phc) => phc.startsWith('$argon2id$')),
    hasher.verify(stored, password),
    hasher.verify(stored, password),
    hasher.verify(undefined, password),
    hasher.hash(password),
  ]
  const results = await Promise.allSettled(calls)
  const busy = { name: 'DomainError', status: 503, key: 'busy', retryAfter: Number }
  t.match(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason)),
    [true, false, false, true, true, busy, busy, busy],
  )
  t.equal(await hasher.verify(stored, password), true, 'a place is free again')
})

t.test('calls run in the order of their arrival, at most as many as configured', async (t) => {
  const expensive = await hasherWith({ memoryCost: 65_536, timeCost: 4 }).hash(password)
  const hasher = hasherWith({ maxConcurrent: 1 })
  const order: string[] = []
  await Promise.all([
    hasher.verify(expensive, password).then(() => order.push('expensive')),
    hasher.verify(undefined, password).then(() => order.push('cheap')),
  ])
  t.same(order, ['expensive', 'cheap'], 'the cheap call waited')
})

t.test('the event loop continues while hashes are computed', async (t) => {
  const hasher = hasherWith({ memoryCost: 32_768, timeCost: 4 })
  const order: string[] = []
  const hashed = hasher.hash(password).then(() => order.push('hash'))
  setImmediate(() => order.push('event loop'))
  await hashed
  t.same(order, ['event loop', 'hash'])
})

/** In its own process: a process cannot raise the priority of its threads again. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { createPasswordHasher } from './src/accounts/passwords.ts'
  const hasher = createPasswordHasher(${JSON.stringify(cheap)})
  const stored = await hasher.hash('clave larga')
  const names = (id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim()
  const ids = readdirSync('/proc/self/task')
  console.log(JSON.stringify({
    own: getPriority(),
    pool: ids.filter((id) => names(id) === 'libuv-worker').map((id) => getPriority(Number(id))),
    others: ids.filter((id) => names(id) !== 'libuv-worker').map((id) => getPriority(Number(id))),
    verified: await hasher.verify(stored, 'clave larga'),
  }))`

t.test('hashing threads have a lower priority than the others', async (t) => {
  const words = ['--input-type=module-typescript', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  const { own, pool, others, verified } = JSON.parse(stdout)
  t.ok(pool.length >= 4)
  t.same(new Set(pool), new Set([Math.min(19, own + 5)]))
  t.same(new Set(others), new Set([own]), 'event loop and garbage collection')
  t.equal(verified, true)
})
