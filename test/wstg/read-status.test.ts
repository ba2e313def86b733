import t from 'tap'
import { createStatusReader, type Delivery } from '../../src/wstg/read-status.ts'
import type { ItemState } from '../../src/wstg/state-repository.ts'
import { unknownStatus } from '../../src/wstg/status.ts'
import { findingWith } from '../support/finding.ts'

const item = { key: 'wstg-info-01', wstgId: 'WSTG-INFO-01' }
const finding = findingWith({
  id: 7,
  tags: ['wstg', item.key],
  active: false,
  verified: true,
  severity: 'Low',
})
const state: ItemState = {
  ...item,
  findingId: 3,
  status: unknownStatus,
  toolStatus: 'active',
  lastSeq: 0,
  revision: 1,
  unanswered: null,
  unansweredFor: null,
  unchangedFor: 60_000,
}
const delivery: Delivery = {
  seq: 1,
  kind: 'finding',
  findingId: finding.id,
  payload: { event: 'finding_updated' },
  attempts: 0,
  failed: false,
  age: 60_000,
  due: true,
  traceparent: null,
}

/** Processes a delivery whose finding was read ten seconds ago; counts the readings since then. */
const readingsOf = async (changes: Partial<ItemState>, age = delivery.age) => {
  let readings = 0
  const quiet = () => undefined
  const readStatus = createStatusReader({
    inbox: { assignItem: async () => undefined, finish: async () => undefined },
    state: {
      itemOfFinding: async () => undefined,
      storeSnapshot: async () => true,
    },
    tool: {
      async getFinding() {
        readings++
        return finding
      },
      isInScope: async () => true,
    },
    keepEquivalentStatus: false,
    countRequests: quiet,
    log: { info: quiet, warn: quiet, error: quiet },
  })
  const work = { item: { ...state, ...changes }, requests: [] }
  const known = { finding, item, began: performance.now() - 10_000 }
  await readStatus(work, [{ ...delivery, age }], new AbortController().signal, known)
  return readings
}

t.test('a reading is used again if nothing has changed since', async (t) => {
  t.equal(await readingsOf({}), 0)
  t.equal(await readingsOf({ unchangedFor: null }), 0, 'an item without a synchronisation')
})

t.test('a finding is read again after a change or a new delivery', async (t) => {
  t.equal(await readingsOf({ unchangedFor: 9000 }), 1, 'the item has changed')
  t.equal(await readingsOf({}, 9000), 1, 'the delivery is newer than the reading')
})
