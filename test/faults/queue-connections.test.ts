/** Given a queue, when Redis refuses connections at any moment, then the process continues. */
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createQueue } from '../../src/platform/queue/queue.ts'
import { silentLog } from '../support/environment.ts'
import { eventually } from '../support/eventually.ts'
import { serveSockets } from '../support/machine.ts'

const log = silentLog as never

const denied = '-DENIED Redis is running in protected mode\r\n'

/** When a Redis sends its error. */
const moments: Record<string, (socket: Socket) => unknown> = {
  'at accept': (socket) => socket.end(denied),
  'at accept, and stays': (socket) => socket.write(denied),
  'to each command': (socket) => socket.on('data', () => socket.write(denied)),
  'twice to each command': (socket) => socket.on('data', () => socket.write(denied + denied)),
  // The first answers the command that is under way, the others have none.
  'after the end': (socket) => socket.on('end', () => socket.end(denied.repeat(3))),
}

for (const [moment, answer] of Object.entries(moments))
  t.test(`a Redis that refuses ${moment} does not end the process`, async (t) => {
    let accepted = 0
    const port = await serveSockets(t, (socket) => {
      accepted += 1
      answer(socket)
      socket.resume()
    })
    const redis = { url: `redis://127.0.0.1:${port}`, prefix: async () => 'register:test' }
    for (let round = 0; round < 5; round += 1) {
      const before = accepted
      const queue = createQueue({ databaseUrl: 'postgres://127.0.0.1:9/none', redis, log })
      void queue.announce('a')
      const worker = queue.startWorker(async () => undefined, 2)
      // Two connections of the worker, one of the queue.
      await eventually(() => accepted >= before + 3, 'the connections')
      await delay(round * 20)
      await Promise.all([worker.stop(0), queue.close()])
    }
    await delay(200)
    t.pass('an uncaught error would have ended the test')
  })
