/** Whatever a dump costs, it is read and checked on a thread of its own. */
import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { createToolDatabase, refusal } from './tool-database.ts'

/** The longest time, in milliseconds, that this thread was late for a timer while something ran. */
const latest = async (work: () => Promise<unknown>): Promise<number> => {
  let running = true
  let late = 0
  const watch = (async () => {
    while (running) {
      const asked = performance.now()
      await delay(1)
      late = Math.max(late, performance.now() - asked)
    }
  })()
  await work()
  running = false
  await watch
  return late
}

t.test('costly dumps do not hold up the event loop', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  const idle = await latest(() => refusal(database, 'SELECT 1;'))
  const digits = `INSERT INTO public.t VALUES (${'1'.repeat(8_000_000)}x);`
  const body = `t := ${'1+'.repeat(3900)}1;`
  const functions = Array.from(
    { length: 50 },
    (_, n) =>
      `CREATE FUNCTION public.f${n}() RETURNS void LANGUAGE plpgsql AS $x$ declare t int; begin ${body} end $x$;`,
  ).join('\n')
  for (const text of [digits, functions]) {
    const costly = await latest(() => refusal(database, text))
    // It took seconds in one piece. The machine may be busy with other things.
    t.ok(
      costly < 4 * idle + 500,
      `${costly.toFixed()} ms late, ${idle.toFixed()} ms with a short dump`,
    )
  }
})
