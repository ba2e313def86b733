import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { eventually } from '../support/wstg.ts'
import { startCluster } from '../support/wstg-processes.ts'

t.setTimeout(300_000)

for (const stopped of ['while it asks', 'while it waits for another process'] as const) {
  t.test(
    `a worker that ends while it creates the product hierarchy, ${stopped}, releases its request`,
    async (t) => {
      // The worker aborts its work after 60 % of the time and is killed after all of it. A slow
      // tool must not use up the time in between.
      const env = { SHUTDOWN_TIMEOUT_MS: '10000', FINDINGS_TIMEOUT_MS: '60000' }
      const { startApi, startWorker, call, tool, sql } = await startCluster(t, env)
      const api = await startApi()
      const worker = await startWorker()
      let asked = 0
      // The answer takes longer than the whole end of the worker.
      const stalled = async () => {
        asked += 1
        await delay(30_000, undefined, { ref: false })
        return undefined
      }
      if (stopped === 'while it asks')
        tool.answer(({ url }) => (url.includes('/products/') ? stalled() : undefined))
      else {
        await sql(`insert into leases (name, token, held_until)
        values ('findings-tool-parents', gen_random_uuid(), now() + interval '1 hour')`)
        tool.answer(({ url }) => {
          if (url.includes('/findings/')) asked += 1
          return undefined
        })
      }
      t.equal(
        (await call(api, 'POST', '/api/wstg/sync', { wstg_id: 'WSTG-INFO-01', status: 'Done' }))
          .status,
        202,
      )
      await eventually(() => asked > 0, 'the worker asks the tool')
      if (stopped === 'while it waits for another process') {
        await eventually(
          async () =>
            (await sql('select from wstg_items where unanswered_write is not null')).length > 0,
        )
      }
      const exited = new Promise<number | null>((resolve) => worker.child.once('exit', resolve))
      worker.child.kill('SIGTERM')
      t.equal(await exited, 0)
      const events = worker.logs().map(({ event, msg }) => [event, msg])
      t.same(
        events.filter(([, msg]) => /cut off/.test(String(msg))),
        [],
        'no request is cut off',
      )
      t.match(await sql('select state, attempts from wstg_inbox'), [
        { state: 'pending', attempts: 0 },
      ])
    },
  )
}
