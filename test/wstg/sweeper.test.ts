import pLimit from 'p-limit'
import t from 'tap'
import { startSweeper } from '../../src/wstg/sweeper.ts'
import { eventually } from '../support/eventually.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

t.test(
  'without the queue the sweeper takes as many requests as its process can start',
  async (t) => {
    const limit = pLimit(3)
    const takes: number[] = []
    const running = new Map<number, () => void>()
    let overdue = [1, 2, 3, 4, 5]
    let readings = 0
    const sweeper = startSweeper({
      inbox: {
        takeOverdue: async (count) => {
          takes.push(count)
          const taken = overdue.slice(0, count)
          overdue = overdue.slice(count)
          return taken.map((seq) => ({ seq, requeues: 0 }))
        },
      },
      queue: { add: () => Promise.reject(new Error('the queue is out of reach')) },
      process: (seq) => new Promise((resolve) => running.set(seq, resolve)),
      limit: new Proxy(limit, {
        get: (target, name) => {
          if (name === 'activeCount') readings += 1
          return Reflect.get(target, name)
        },
      }),
      log: quiet,
    })

    // A request of the queue.
    const release = Promise.withResolvers<void>()
    void limit(() => release.promise)
    await eventually(() => running.size === 2)
    const before = readings
    await eventually(() => readings > before + 2)
    t.same([...running.keys()], [1, 2], 'the requests of the queue count too')
    t.equal(takes.length, 1, 'no request is taken that cannot start')

    release.resolve()
    running.get(1)?.()
    await eventually(() => takes.length > 1)
    t.equal(takes[1], 2)
    running.get(2)?.()
    await sweeper.stop()
  },
)
