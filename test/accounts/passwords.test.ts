import { hash as argon2Hash } from 'argon2'
import t from 'tap'
import {
  createPasswordHasher,
  type PasswordHasherOptions,
  passwordProblem,
} from '../../src/accounts/passwords.ts'
import { DomainError } from '../../src/errors.ts'

// Cheap parameters, because these tests do not depend on the cost.
const cheap: PasswordHasherOptions = {
  timeCost: 2,
  memoryCost: 1024,
  parallelism: 1,
  hashLength: 32,
  saltLength: 16,
  pepper: '',
  maxConcurrent: 1,
  maxWaiting: 100,
}
const hasherWith = (changes: Partial<PasswordHasherOptions> = {}) =>
  createPasswordHasher({ ...cheap, ...changes })

const fieldsOf = (phc: string) => {
  const [, type, version, costs = '', salt = '', hash = ''] = phc.split('$')
  return {
    type,
    version,
    costs: costs.split(',').sort(),
    salt: Buffer.from(salt, 'base64').length,
    hash: Buffer.from(hash, 'base64').length,
  }
}

t.test('the length of a new password is counted in code points', async (t) => {
  t.equal(passwordProblem(''), 'password_too_short')
  t.equal(passwordProblem('1234567'), 'password_too_short')
  t.equal(passwordProblem('12345678'), undefined)
  t.equal(passwordProblem(' '.repeat(8)), undefined, 'nothing is trimmed')
  t.equal(passwordProblem('x'.repeat(128)), undefined)
  t.equal(passwordProblem('x'.repeat(129)), 'password_too_long')
  t.equal(passwordProblem('😀'.repeat(7)), 'password_too_short', '14 UTF-16 units are 7 characters')
  t.equal(passwordProblem('😀'.repeat(8)), undefined)
  t.equal(passwordProblem('😀'.repeat(128)), undefined)
  t.equal(passwordProblem('😀'.repeat(129)), 'password_too_long')
  t.equal(passwordProblem('x'.repeat(10_000_000)), 'password_too_long')
})

t.test('a hash is Argon2id with the configured parameters and a separate salt', async (t) => {
  const hasher = hasherWith({
    timeCost: 3,
    memoryCost: 2048,
    parallelism: 2,
    hashLength: 40,
    saltLength: 24,
  })
  const first = await hasher.hash('clave larga')
  t.same(fieldsOf(first), {
    type: 'argon2id',
    version: 'v=19',
    costs: ['m=2048', 'p=2', 't=3'],
    salt: 24,
    hash: 40,
  })
  const second = await hasher.hash('clave larga')
  t.not(first.split('$')[4], second.split('$')[4], 'salts differ')
  t.not(first.split('$')[5], second.split('$')[5], 'hashes differ')
})

t.test('a password counts exactly as sent', async (t) => {
  const hasher = hasherWith()
  const cases: [string, string[]][] = [
    [
      ' clave larga ',
      ['clave larga', ' clave larga', 'clave larga ', ' Clave larga ', ' clave larga  '],
    ],
    ['x'.repeat(100), ['x'.repeat(99), 'x'.repeat(72), 'x'.repeat(101)]],
    ['contrase\u00f1a', ['contrasen\u0303a', 'contrasena', 'Contrase\u00f1a']],
    ['con\u0000nulo-dentro', ['con', 'con\u0000']],
    ['😀'.repeat(128), ['😀'.repeat(127)]],
  ]
  for (const [password, others] of cases) {
    const stored = await hasher.hash(password)
    t.equal(await hasher.verify(stored, password), true, JSON.stringify(password))
    for (const other of others)
      t.equal(await hasher.verify(stored, other), false, JSON.stringify(other))
  }
})

t.test('the pepper is hashed with the password and never stored', async (t) => {
  const peppered = hasherWith({ pepper: 'pimienta' })
  const stored = await peppered.hash('clave larga')
  t.notMatch(stored, /pimienta/)
  t.equal(await peppered.verify(stored, 'clave larga'), true)
  t.equal(await hasherWith().verify(stored, 'clave larga'), false, 'without the pepper')
  t.equal(
    await hasherWith({ pepper: 'otra' }).verify(stored, 'clave larga'),
    false,
    'with another pepper',
  )
  t.equal(await hasherWith().verify(stored, 'clave largapimienta'), true, 'the pepper is appended')
})

t.test('a stored hash is verified with its own parameters', async (t) => {
  const stored = await hasherWith().hash('clave larga')
  t.equal(await hasherWith({ timeCost: 3, hashLength: 48 }).verify(stored, 'clave larga'), true)
})

t.test('each of the five parameters, the type and the version call for a new hash', async (t) => {
  const stored = await hasherWith().hash('clave larga')
  t.equal(hasherWith().needsRehash(stored), false)
  t.equal(
    hasherWith({ pepper: 'p', maxConcurrent: 3 }).needsRehash(stored),
    false,
    'no other parameter does',
  )
  const changes: Partial<PasswordHasherOptions>[] = [
    { timeCost: 3 },
    { memoryCost: 2048 },
    { parallelism: 2 },
    { hashLength: 33 },
    { hashLength: 31 },
    { saltLength: 17 },
    { saltLength: 15 },
  ]
  for (const change of changes)
    t.equal(hasherWith(change).needsRehash(stored), true, JSON.stringify(change))

  const same = {
    timeCost: 2,
    memoryCost: 1024,
    parallelism: 1,
    hashLength: 32,
    salt: Buffer.alloc(16, 1),
  }
  t.equal(hasherWith().needsRehash(await argon2Hash('x', same)), false)
  t.equal(hasherWith().needsRehash(await argon2Hash('x', { ...same, type: 1 })), true, 'argon2i')
  t.equal(
    hasherWith().needsRehash(await argon2Hash('x', { ...same, version: 0x10 })),
    true,
    'version 16',
  )
})

t.test('the order of the cost fields has no effect', async (t) => {
  const hasher = hasherWith()
  const [, type, version, , salt, hash] = (await hasher.hash('clave larga')).split('$')
  for (const costs of ['m=1024,t=2,p=1', 'm=1024,p=1,t=2', 'p=1,t=2,m=1024']) {
    const stored = `$${type}$${version}$${costs}$${salt}$${hash}`
    t.equal(hasher.needsRehash(stored), false, costs)
    t.equal(await hasher.verify(stored, 'clave larga'), true, costs)
  }
  for (const costs of ['m=1024,t=2', 'm=1024,t=2,p=1,p=2', 'm=,t=2,p=1', 'nothing'])
    t.equal(hasher.needsRehash(`$${type}$${version}$${costs}$${salt}$${hash}`), true, costs)
})

t.test('a text that is no PHC string matches no password', async (t) => {
  const hasher = hasherWith()
  for (const stored of [
    '',
    'clave larga',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=1024,t=2,p=1$c2FsdA',
  ]) {
    t.equal(hasher.needsRehash(stored), true)
    const verdict = await hasher.verify(stored, 'clave larga').catch(() => 'refused')
    t.not(verdict, true, stored)
  }
})

t.test('no hash is computed for an overlong password', async (t) => {
  // The hasher is full, so that any further hash would be refused with 503.
  const hasher = hasherWith({ maxWaiting: 0, memoryCost: 65_536 })
  const stored = await hasherWith().hash('clave larga')
  const busy = hasher.verifyDecoy('occupies the only place')
  const overLong = 'x'.repeat(129)
  await t.rejects(hasher.verify(stored, 'clave larga'), { name: 'DomainError', status: 503 })
  await t.rejects(hasher.hash(overLong), { status: 400, key: 'password_too_long', message: /128/ })
  t.equal(await hasher.verify(stored, overLong), false)
  t.equal(await hasher.verifyDecoy(overLong), false, 'the decoy computes no hash either')
  await busy
})

t.test(
  'the decoy costs as much as a verification from its first call, and never succeeds',
  async (t) => {
    const cpu = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const median = (values: number[]) =>
      values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
    for (const change of [
      { memoryCost: 8192 },
      { memoryCost: 8192, timeCost: 6, hashLength: 64, saltLength: 32 },
    ]) {
      const stored = await hasherWith(change).hash('clave larga')
      const first: number[] = []
      const known: number[] = []
      for (let round = 0; round < 9; round++) {
        const hasher = hasherWith(change)
        first.push(await cpu(async () => t.equal(await hasher.verifyDecoy('clave larga'), false)))
        known.push(await cpu(async () => t.equal(await hasher.verify(stored, 'clave larga'), true)))
      }
      const ratio = median(first) / median(known)
      t.ok(
        ratio > 0.6 && ratio < 1.6,
        `${JSON.stringify(change)}: ${ratio.toFixed(2)} of a verification`,
      )
    }
  },
)

t.test('running and waiting work are bounded', async (t) => {
  const hasher = hasherWith({ maxConcurrent: 2, maxWaiting: 3 })
  const stored = await hasher.hash('clave larga')
  const calls = [
    hasher.verify(stored, 'clave larga'),
    hasher.verify(stored, 'clave corta'),
    hasher.verifyDecoy('clave larga'),
    hasher.hash('clave larga').then((phc) => phc.startsWith('$argon2id$')),
    hasher.verify(stored, 'clave larga'),
    hasher.verify(stored, 'clave larga'),
    hasher.verifyDecoy('clave larga'),
    hasher.hash('clave larga'),
  ]
  const results = await Promise.allSettled(calls)
  t.same(
    results
      .slice(0, 5)
      .map((result) => (result.status === 'fulfilled' ? result.value : result.reason)),
    [true, false, false, true, true],
  )
  for (const result of results.slice(5)) {
    const reason: unknown = result.status === 'rejected' ? result.reason : undefined
    t.ok(reason instanceof DomainError)
    t.match(reason, { status: 503, key: 'busy', retryAfter: Number })
  }
  t.equal(await hasher.verify(stored, 'clave larga'), true, 'a place is free again')
})

t.test(
  'calls run in the order of their arrival, at most as many at once as configured',
  async (t) => {
    const expensive = await hasherWith({ memoryCost: 65_536, timeCost: 4 }).hash('clave larga')
    const hasher = hasherWith({ maxConcurrent: 1 })
    const order: string[] = []
    await Promise.all([
      hasher.verify(expensive, 'clave larga').then(() => order.push('expensive')),
      hasher.verifyDecoy('clave larga').then(() => order.push('cheap')),
    ])
    t.same(order, ['expensive', 'cheap'], 'the cheap call waited')
  },
)

t.test('a failed verification frees its place', async (t) => {
  const hasher = hasherWith({ maxWaiting: 0 })
  const stored = await hasher.hash('clave larga')
  for (let i = 0; i < 3; i++) await t.rejects(hasher.verify('no PHC string', 'clave larga'))
  t.equal(await hasher.verify(stored, 'clave larga'), true)
})

t.test('the event loop continues while hashes are computed', async (t) => {
  const hasher = hasherWith({ memoryCost: 32_768, timeCost: 4 })
  let turns = 0
  const clock = setInterval(() => turns++, 1)
  await Promise.all(Array.from({ length: 4 }, () => hasher.hash('clave larga')))
  clearInterval(clock)
  t.ok(turns >= 5, `${turns} turns`)
})
