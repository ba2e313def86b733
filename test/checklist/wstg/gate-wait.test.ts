/** The calls of the gate that wait: how often they look, and how they end. */
import { setTimeout as delay } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { createGate } from '../../../src/checklist/wstg/gate.ts'
import { type GateFacts, gateDefaults } from '../../../src/checklist/wstg/gate-repository.ts'
import { eventually } from '../../support/eventually.ts'

const clean: GateFacts = {
  readAt: new Date(),
  age: 0,
  isDeliveryWaiting: false,
  items: [],
  findings: new Map(),
}
const waiting: GateFacts = { ...clean, isDeliveryWaiting: true }

/** A gate whose facts the test changes. */
const openGate = (t: Test) => {
  const ending = new AbortController()
  const state = { facts: waiting, looks: 0, running: 0 }
  const gate = createGate(async () => {
    state.looks += 1
    if (state.facts === undefined) throw new Error('no database')
    return state.facts
  }, ending.signal)
  const call = (caller = 'key 1', seconds = 25, left = new AbortController().signal) => {
    state.running += 1
    const answer = gate(gateDefaults, { seconds, caller, left })
    return answer.finally(() => (state.running -= 1))
  }
  t.teardown(() => ending.abort())
  return { state, call, ending }
}

t.test('all calls that wait share one look a second', async (t) => {
  const { state, call } = openGate(t)
  const began = performance.now()
  const calls = Array.from({ length: 40 }, (_, n) => call(`key ${n % 10}`))
  await eventually(() => state.looks >= 43, 'three looks after those of the calls')
  t.ok(performance.now() - began > 2900, 'in three seconds')
  state.facts = clean
  for (const { verdict, waited } of await Promise.all(calls)) {
    t.equal(verdict.stale, false)
    t.ok(waited > 2900)
  }
  t.equal(state.looks, 44)
})

t.test('a fifth call of a key or an account does not wait', async (t) => {
  const { state, call } = openGate(t)
  const calls = Array.from({ length: 4 }, () => call())
  t.match(await call(), { verdict: { stale: true }, waited: 0 })
  const other = call('account 1')
  await eventually(() => state.looks > 6, 'further looks')
  t.equal(state.running, 5)
  state.facts = clean
  await Promise.all([...calls, other])
  state.facts = waiting
  const again = call()
  await eventually(() => state.looks > 9, 'the place of an ended call is free')
  t.equal(state.running, 1)
  state.facts = clean
  await again
})

t.test('the end of the process, of the caller and of the time end a wait', async (t) => {
  const { state, call, ending } = openGate(t)
  t.match(await call('key 1', 1), { verdict: { stale_reason: 'delivery_waiting' } })
  const caller = new AbortController()
  const left = call('key 2', 25, caller.signal)
  const other = call('key 3')
  await delay(0)
  caller.abort()
  t.match(await left, { verdict: { stale: true } })
  t.equal(state.running, 1)
  state.facts = clean
  ending.abort()
  t.match(await other, { verdict: { stale: false } }, 'the answer of that moment')
  state.facts = waiting
  t.match(await call('key 4'), { verdict: { stale: true } })
})

t.test('a look that fails fails the calls that wait for it', async (t) => {
  const { state, call } = openGate(t)
  const calls = [call(), call('key 2')]
  await delay(0)
  Object.assign(state, { facts: undefined })
  for (const answer of calls) await t.rejects(answer, { message: 'no database' })
  state.facts = waiting
  const again = call()
  await delay(0)
  state.facts = clean
  t.match(await again, { verdict: { stale: false } })
})

t.test('a call waits for what ends without an act of a person alone', async (t) => {
  const { state, call } = openGate(t)
  const item = {
    ...{ wstg_id: 'WSTG-INFO-01', name: null, category: null, wstg_status: 'Done' },
    ...{ failed_reason: null, conflict: false, status_set_at: null },
    open_findings: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  } as unknown as GateFacts['items'][number]
  const isWaiting = { ...item, open_request: true }
  const isBlocked = { ...item, open_request: false, wstg_status: 'Blocked' as const }
  for (const [items, waits] of [
    [[item], false],
    [[isWaiting], true],
    [[isWaiting, item], true],
    [[isWaiting, isBlocked], false],
    [[isBlocked], false],
    [[], false],
  ] as const) {
    state.facts = { ...clean, items: [...items] }
    const { waited } = await call('key 1', 1)
    t.equal(waited > 0, waits)
  }
  state.facts = { ...waiting, items: [isBlocked] }
  t.ok((await call('key 1', 1)).waited > 0, 'stale')
})
