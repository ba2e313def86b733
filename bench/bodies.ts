/** The CPU time of the costliest bodies that are accepted: those of devices, at their bounds. */
import { accessToken } from './data.ts'
import { format, median, type Row } from './measure.ts'
import type { Setup } from './setup.ts'

const rounds = 5
/** Calls of a round: the CPU time is counted in steps of 10 ms. */
const calls = 5
/** Milliseconds of CPU for a body. */
const goal = 150

const list = (count: number, entryOf: (number: string) => string): string =>
  Array.from({ length: count }, (_, n) => entryOf(n.toString(36))).join()
/** An event that does nothing; with its own 4 names and values. */
const test = (others: string) => `{"event":"test","others":${others}}`
const measured = (n: string) => new Date(1.6e12 + Number.parseInt(n, 36) * 60_000).toISOString()

const bodies = {
  '109,900 small values': test(`[${list(109_900, () => '0')}]`),
  '54,900 distinct keys': test(`{${list(54_900, (n) => `"k${n}":1`)}}`),
  '54,900 long distinct keys': test(`{${list(54_900, (n) => `"${'k'.repeat(60)}${n}":1`)}}`),
  '54,900 objects with a distinct key each': test(`[${list(54_900, (n) => `{"k${n}":1}`)}]`),
  '109,900 nested arrays': test('['.repeat(109_900) + ']'.repeat(109_900)),
  '109,900 empty objects': test(`[${list(109_900, () => '{}')}]`),
  '4 MiB of escapes': test(`"\\ud83d\\ude00${'\\n'.repeat(2_090_000)}"`),
  '4 MiB of surrogate pairs': test(`"${'\\ud83d\\ude00'.repeat(348_000)}"`),
  '10,000 measurements': `{"event":"insert","measurements":[${list(
    10_000,
    (n) => `{"date":"${measured(n)}","weight":70,"a${n}":1,"b":2,"c":3}`,
  )}]}`,
}

export const measureBodies = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('bodies', [{ first: 1, users: 1, records: 10 }])
  const server = await setup.start('src/start/api.ts', database)
  const headers = {
    authorization: `Bearer ${accessToken(1)}`,
    'content-type': 'application/json',
  }
  const rows: Row[] = []
  for (const [name, body] of Object.entries(bodies)) {
    const round = async () => {
      const before = server.cpu()
      for (let call = 0; call < calls; call += 1) {
        const url = `${server.address}/api/weights/devices`
        const reply = await fetch(url, { method: 'POST', headers, body })
        if (reply.status !== 200) throw new Error(`${name}: answered ${reply.status}`)
        await reply.arrayBuffer()
      }
      return (server.cpu() - before) / 1000 / calls
    }
    await round()
    const reached: number[] = []
    for (let n = 0; n < rounds; n += 1) reached.push(await round())
    const result = median(reached)
    const size = format(body.length / 1024, ' KiB')
    const figure = `ms of CPU for a body of a device: ${name}, ${size}`
    rows.push({ figure, result, goal: ['≤', goal] })
  }
  return rows
}
