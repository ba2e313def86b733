/** The time of a start on existing data, and the memory of an idle API. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { format, median, type Row } from './measure.ts'
import type { Server } from './servers.ts'
import type { Setup } from './setup.ts'

const rounds = 7
/** Milliseconds after which an idle process uses no more CPU time. */
const settleTime = 3000

const measure = async (setup: Setup, start: () => Promise<Server>) => {
  const before = performance.now()
  const server = await start()
  const ready = (performance.now() - before) / 1000
  const cpu = server.cpu() / 1e6
  const reply = await fetch(`${server.address}/api/config`)
  if (reply.status !== 200) throw new Error(`answered ${reply.status}`)
  await delay(settleTime)
  const bytes = (await server.metrics()).value('process_resident_memory_bytes') ?? Number.NaN
  await setup.stopServers()
  return { ready, cpu, memory: bytes / 2 ** 20 }
}

export const measureStart = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('start', [{ first: 1, users: 1000, records: 100 }])
  const environment = { NODE_ENV: 'development', DATA_DIR: join(setup.folder, 'embedded') }
  const startEmbedded = () => setup.start('src/start/all.ts', '', { place: 'all', environment })
  const startGiven = () => setup.start('src/start/api.ts', database, { place: 'all' })
  const given: Awaited<ReturnType<typeof measure>>[] = []
  const embedded: typeof given = []
  // The first starts make the data directory and fill the caches.
  await measure(setup, startEmbedded)
  await measure(setup, startGiven)
  for (let round = 0; round < rounds; round += 1) {
    given.push(await measure(setup, startGiven))
    embedded.push(await measure(setup, startEmbedded))
  }
  const ready = (way: string, starts: typeof given, goal: number): Row => ({
    figure: `Seconds until ready ${way}`,
    reached: [`${format(median(starts.map(({ cpu }) => cpu)), ' s')} of CPU`],
    result: median(starts.map((start) => start.ready)),
    goal: ['≤', goal],
  })
  return [
    ready('with `DATABASE_URL` (`npm run start:api`)', given, 1),
    ready('on an existing data folder (`npm start`)', embedded, 1.2),
    {
      figure: 'MiB of an idle API process',
      result: median(given.map(({ memory }) => memory)),
      goal: ['≤', 200],
    },
  ]
}
