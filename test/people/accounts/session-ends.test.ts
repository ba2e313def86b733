/** Ends of all sessions, in one process and in replicas with other clocks. */
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { outcome } from '../../support/outcome.ts'
import { type Session, startService, type TestService } from '../../support/service.ts'
import { accessClaims, forge, refreshClaims } from './forged-tokens.ts'
import {
  changePassword,
  deleteAccount,
  isOver,
  isValid,
  login,
  logoutEverywhere,
  me,
  next,
  refresh,
  sessionOf,
  unauthenticated,
} from './support.ts'

type Tokens = Pick<Session, 'token' | 'cookie'>

const service = await startService(t)
await service.register('admin')

/** Holds back what the repository reads, once it has been read. */
const holdBack = (t: Test, name: 'findByUsername' | 'findUnlessRevoked') => {
  const repository = service.context.accountRepository
  const read = repository[name] as (...parameters: unknown[]) => Promise<unknown>
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  t.intercept(repository, name, {
    value: async (...parameters: unknown[]) => {
      const account = await read(...parameters)
      held.resolve()
      await released.promise
      return account
    },
  })
  return { held: held.promise, release: released.resolve }
}

t.test('a login or refresh that began before the end gives tokens that are ended', async (t) => {
  const calls = {
    findByUsername: ({ username }: Session) => login(service, username),
    findUnlessRevoked: ({ cookie }: Session) => refresh(service, cookie),
  }
  for (const name of ['findByUsername', 'findUnlessRevoked'] as const) {
    await t.test(name, async (t) => {
      const ana = await service.register()
      const { held, release } = holdBack(t, name)
      const call = calls[name](ana)
      await held
      t.equal(outcome(await logoutEverywhere(service, ana)), '200 -cookie')
      release()
      const { token, cookie } = sessionOf(await call)
      t.equal(outcome(await me(service, token)), unauthenticated)
      if (cookie !== '')
        t.equal(outcome(await refresh(service, cookie)), `${unauthenticated} -cookie`)
    })
  }
})

t.test('a token without a session number counts as the first session', async (t) => {
  const ana = await service.register()
  const claims = { sub: String(ana.id) }
  const old = {
    token: forge(accessClaims(claims)),
    cookie: `refresh_token=${forge(refreshClaims(claims))}`,
  }
  await isValid(t, service, old)
  await logoutEverywhere(service, ana)
  await isOver(t, service, old)
  await isOver(t, service, { ...old, token: forge(accessClaims({ ...claims, jti: 's0_x' })) })
  const later = forge(accessClaims({ ...claims, jti: 's1_x' }))
  t.equal((await me(service, later)).status, 200)
})

t.test('an end reaches replicas with other clocks within a second, and restarts', async (t) => {
  const { databaseUrl } = service
  const shifted = (seconds: number) =>
    startService(t, { databaseUrl, now: () => new Date(Date.now() + seconds * 1000) })
  const [behind, ahead] = [await shifted(-15), await shifted(15)]
  const changes: { second: TestService; before: Tokens[]; later: Tokens }[] = []
  for (const [first, second] of [
    [behind, ahead],
    [ahead, behind],
  ] as const) {
    const ana = await first.register()
    const other = sessionOf(await login(second, ana.username))
    await isValid(t, second, ana)
    const changed = sessionOf(await changePassword(first, ana))
    t.equal(outcome(await refresh(second, other.cookie)), unauthenticated, 'a refresh at once')
    const later = sessionOf(await login(second, ana.username, next))
    for (const session of [changed, later])
      for (const one of [first, second]) await isValid(t, one, session)
    changes.push({ second, before: [ana, other], later })
  }
  await delay(1000)
  const restarted = await shifted(0)
  for (const { second, before, later } of changes) {
    for (const one of [second, restarted])
      for (const session of before) await isOver(t, one, session, '')
    t.equal(outcome(await deleteAccount(second, later, next)), '200 -cookie')
    await isOver(t, second, later)
  }
  const again = await shifted(0)
  for (const { later } of changes) await isOver(t, again, later)
})
