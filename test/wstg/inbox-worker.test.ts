import t from 'tap'
import { startInboxWorker } from '../../src/wstg/inbox-worker.ts'
import { eventually } from '../support/eventually.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A worker whose requests run until `finish`. */
const start = (inbox: number[]) => {
  const takes: number[] = []
  const running = new Map<number, () => void>()
  const finish = (seq: number) => running.get(seq)?.()
  let announce: ((seq: number) => Promise<void>) | undefined
  const worker = startInboxWorker({
    inbox: {
      async takeOverdue(count) {
        const taken = inbox.splice(0, count)
        if (taken.length > 0) takes.push(count)
        return taken
      },
    },
    queue: {
      work(process) {
        announce = process
        return { close: async () => undefined }
      },
    },
    processing: {
      process: (seq) => new Promise((resolve) => running.set(seq, resolve)),
    },
    log: quiet,
  })
  return { worker, takes, running, finish, announce: (seq: number) => announce!(seq) }
}

t.test('a worker takes as many overdue requests as it can start', async (t) => {
  const { worker, takes, running, finish } = start([1, 2, 3, 4, 5, 6, 7, 8])
  await eventually(() => running.size === 5)
  t.same([...running.keys()], [1, 2, 3, 4, 5])
  for (const seq of [1, 2, 3]) finish(seq)
  await eventually(() => running.size === 8)
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

t.test('a stopped worker starts no request that the queue has announced', async (t) => {
  const { worker, running, announce } = start([])
  await worker.stop(0)
  await announce(1)
  t.equal(running.size, 0)
})
