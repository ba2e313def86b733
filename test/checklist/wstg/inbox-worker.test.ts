import t from 'tap'
import type { RequestRef } from '../../../src/checklist/wstg/inbox-repository.ts'
import { startInboxWorker } from '../../../src/checklist/wstg/inbox-worker.ts'
import { createAlarm } from '../../../src/platform/queue/alarm.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'

type Kind = RequestRef['kind']

/** A worker whose requests run until `finish`, which names the next ones of a line. */
const start = (inbox: number[], longestPause = 50, nextIn: number | null = null) => {
  const alarm = createAlarm()
  const takes: number[] = []
  const running = new Map<number, (left: RequestRef[]) => void>()
  const finish = (seq: number, ...left: number[]) => {
    const end = running.get(seq)
    running.delete(seq)
    end?.(left.map((next) => ({ seq: next, kind: 'sync' })))
  }
  let announce: ((seq: number, kind: Kind) => Promise<void>) | undefined
  let othersWait = () => false
  const worker = startInboxWorker({
    inbox: {
      async takeOverdue(count) {
        const taken = inbox.splice(0, count)
        if (taken.length > 0) takes.push(count)
        return { requests: taken.map((seq) => ({ seq, kind: 'sync' })), nextIn }
      },
    },
    queue: {
      work(process) {
        announce = process
        return { close: async () => undefined }
      },
    },
    processing: {
      process({ seq }, turn) {
        othersWait = turn.othersWait
        return new Promise((resolve) => running.set(seq, resolve))
      },
    },
    alarm,
    longestPause,
    log: silentLog,
  })
  return {
    worker,
    alarm,
    takes,
    running,
    finish,
    announce: (seq: number, kind: Kind = 'sync') => announce!(seq, kind),
    othersWait: () => othersWait(),
  }
}

t.test('a worker takes as many overdue requests as it can start', async (t) => {
  const { worker, takes, running, finish } = start([1, 2, 3, 4, 5, 6, 7, 8])
  await eventually(() => running.size === 5)
  t.same([...running.keys()], [1, 2, 3, 4, 5])
  for (const seq of [1, 2, 3]) finish(seq)
  await eventually(() => running.size === 5)
  t.same([...running.keys()], [4, 5, 6, 7, 8])
  t.equal(
    takes.reduce((sum, count) => sum + count),
    8,
    'no request is taken that cannot start',
  )
  const stopped = worker.stop(0)
  for (const seq of running.keys()) finish(seq)
  await stopped
})

t.test('a busy queue does not keep the overdue requests from being processed', async (t) => {
  const inbox: number[] = []
  const { worker, takes, running, finish, announce } = start(inbox)
  const announced = Array.from({ length: 20 }, (_, index) => announce(100 + index))
  inbox.push(1, 2)
  await eventually(() => takes.length === 1)
  t.same(takes, [1], 'one at a time')
  t.notOk(running.has(1), 'it waits for its turn')
  for (let n = 0; n < 20; n++) {
    await eventually(() => running.has(100 + n))
    finish(100 + n)
  }
  await Promise.all(announced)
  await eventually(() => running.has(1))
  finish(1)
  await eventually(() => running.has(2))
  const stopped = worker.stop(0)
  finish(2)
  await stopped
})

t.test('a worker reads the inbox when the next request is due', async (t) => {
  const inbox: number[] = []
  const { worker, running, finish } = start(inbox, 1e9, 50)
  inbox.push(1)
  await eventually(() => running.has(1))
  finish(1)
  await t.resolves(worker.stop(0))
})

t.test('a worker reads the inbox when this process has made a request due', async (t) => {
  const inbox: number[] = []
  const { worker, running, finish, alarm } = start(inbox, 1e9)
  for (const seq of [1, 2]) {
    inbox.push(seq)
    alarm.ring()
    await eventually(() => running.has(seq))
    finish(seq)
  }
  await t.resolves(worker.stop(0))
})

t.test('a line that gives way comes again after those that wait', async (t) => {
  const { worker, running, finish, announce, othersWait } = start([])
  const announced = Array.from({ length: 6 }, (_, n) => announce(n + 1))
  await eventually(() => running.size === 5)
  t.ok(othersWait())
  finish(1, 101)
  await eventually(() => running.has(6))
  t.notOk(running.has(101), 'the waiting one comes first')
  finish(2)
  await eventually(() => running.has(101))
  t.notOk(othersWait())
  const stopped = worker.stop(0)
  for (const seq of running.keys()) finish(seq)
  await Promise.all([...announced, stopped])
})

t.test('deliveries leave a place to a status', async (t) => {
  const { worker, running, finish, announce } = start([])
  const announced = Array.from({ length: 5 }, (_, n) => announce(n + 1, 'finding'))
  announced.push(announce(6))
  await eventually(() => running.size === 5)
  t.same([...running.keys()].sort(), [1, 2, 3, 4, 6])
  const stopped = worker.stop(0)
  for (const seq of running.keys()) finish(seq)
  await Promise.all([...announced, stopped])
})

t.test('a stopped worker starts no request that the queue has announced', async (t) => {
  const { worker, running, announce } = start([])
  await worker.stop(0)
  await announce(1)
  t.equal(running.size, 0)
})
