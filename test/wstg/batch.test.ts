import t from 'tap'
import { nextBatch, seqsOf, supersededBy } from '../../src/wstg/batch.ts'
import type { PendingRequest } from '../../src/wstg/inbox-repository.ts'
import type { ItemState, Work } from '../../src/wstg/state-repository.ts'

const stored = { attempts: 0, failed: false, age: 0, due: true, traceparent: null }
const sync = (seq: number, more: Partial<PendingRequest> = {}) =>
  ({ ...stored, seq, kind: 'sync', payload: { status: 'Done' }, ...more }) as PendingRequest
const delivery = (seq: number, findingId: number, more: Partial<PendingRequest> = {}) =>
  ({
    ...stored,
    seq,
    kind: 'finding',
    findingId,
    payload: { event: 'x' },
    ...more,
  }) as PendingRequest

const workOf = (requests: PendingRequest[], item: Partial<ItemState> = {}): Work => ({
  item: {
    key: 'wstg-info-01',
    wstgId: 'WSTG-INFO-01',
    findingId: null,
    status: 'Not Started',
    toolStatus: null,
    lastSeq: 0,
    revision: 0,
    unanswered: null,
    unansweredFor: null,
    unchangedFor: null,
    ...item,
  },
  requests,
  abandoned: [],
})
const batchOf = (requests: PendingRequest[], retryFailed = true, item?: Partial<ItemState>) =>
  seqsOf(nextBatch(workOf(requests, item), retryFailed))

const later = { due: false }
const failed = { failed: true, due: false }

t.test('statuses are written one by one, in the order of acceptance', async (t) => {
  t.same(batchOf([]), [])
  t.same(batchOf([sync(1), sync(2)]), [1])
  t.same(batchOf([sync(1), delivery(2, 7)]), [1])
})

t.test('deliveries about one finding share one reading', async (t) => {
  t.same(batchOf([delivery(1, 7), delivery(2, 7), delivery(3, 8)]), [1, 2])
  t.same(batchOf([delivery(1, 7), sync(2), delivery(3, 7)]), [1])
})

t.test('no request overtakes one that waits for its next attempt', async (t) => {
  t.same(batchOf([sync(1, later), sync(2)]), [])
  t.same(batchOf([delivery(1, 7), delivery(2, 7, later), delivery(3, 7)]), [1])
})

t.test('a failed request delays no newer one; it is repeated once before', async (t) => {
  t.same(batchOf([sync(1, failed), sync(2)]), [1])
  t.same(batchOf([sync(1, failed), sync(2)], false), [2])
  t.same(batchOf([sync(1, failed)]), [], 'not before its time without a newer one')
  t.same(batchOf([sync(1, failed), sync(2, later)]), [])
  t.same(batchOf([sync(1, { failed: true }), sync(2, later)]), [1], 'at its time')
})

t.test('while a write is unanswered, only the newest status is written', async (t) => {
  const unanswered = { unanswered: 'update', unansweredFor: 1 } as const
  t.same(batchOf([sync(1, failed), sync(2)], true, unanswered), [2])
  t.same(batchOf([sync(1, { failed: true })], true, unanswered), [1])
})

t.test('a request that takes effect supersedes all older ones of its item', async (t) => {
  const work = { ...workOf([sync(2, failed), sync(4), sync(5)]), abandoned: [1, 3] }
  t.same(supersededBy(4, work), { seqs: [2, 1, 3], reason: 'superseded by request 4' })
  t.same(supersededBy(1, work).seqs, [])
})
