/** How long a start takes with what an earlier one has left, and how much memory the API needs before anybody calls. */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { jwtSecret } from './data.ts'
import { atMost, figure, median, type Row } from './measure.ts'
import type { Server } from './processes.ts'
import { many, type Surroundings } from './surroundings.ts'

const rounds = 7
/** Milliseconds after which a process that nobody calls has come to rest. */
const rest = 3000

/** Seconds from the start of the process to its line that it is ready, of its CPU time until then, and to its first answer. */
const timed = async (start: () => Promise<Server>) => {
  const before = performance.now()
  const server = await start()
  const ready = (performance.now() - before) / 1000
  const cpu = server.cpu() / 1_000_000
  const reply = await fetch(`${server.address}/api/config`)
  if (reply.status !== 200) throw new Error(`answered ${reply.status}`)
  const answered = (performance.now() - before) / 1000
  await delay(rest)
  const memory = server.memory() / 2 ** 20
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  return { ready, cpu, answered, memory }
}

export const measureStart = async (surroundings: Surroundings): Promise<Row[]> => {
  const database = await surroundings.database('accounts', [many])
  // A start uses more than one core: as it would on any machine.
  surroundings.place('anywhere')
  const embedded = {
    DATA_DIR: join(surroundings.directory, 'embedded'),
    DATABASE_URL: '',
    PORT: '0',
    OPS_PORT: '0',
    JWT_SECRET_KEY: jwtSecret,
  }
  // What the scripts of package.json set.
  const asByNpm = { NODE_COMPILE_CACHE: 'node_modules/.cache/compile' }
  const starts = {
    given: () => surroundings.startApi(database, asByNpm, false),
    embedded: () => surroundings.start('src/start/all.ts', { environment: { ...asByNpm, ...embedded }, pinned: false }),
  }
  const results: Record<keyof typeof starts, Awaited<ReturnType<typeof timed>>[]> = { given: [], embedded: [] }
  try {
    // The first start makes the data directory; it and the caches are there from then on.
    await timed(starts.embedded)
    await timed(starts.given)
    for (let round = 0; round < rounds; round += 1) {
      results.given.push(await timed(starts.given))
      results.embedded.push(await timed(starts.embedded))
    }
  } finally {
    surroundings.forgetServers()
    surroundings.place('apart')
  }
  const row = (what: string, kind: keyof typeof starts, goal: number) => {
    const answered = median(results[kind].map(({ answered }) => answered))
    const ready = median(results[kind].map(({ ready }) => ready))
    const cpu = median(results[kind].map(({ cpu }) => cpu))
    const service = `first answer after ${figure(answered, ' s')}, ${figure(cpu, ' s')} of CPU until ready`
    return atMost({ what, service, limit: '' }, ready, goal, ' s')
  }
  const memory = median(results.given.map(({ memory }) => memory))
  return [
    row('Ready with `DATABASE_URL` (as `npm run start:api`)', 'given', 0.7),
    row('Ready with an existing data directory (as `npm start`)', 'embedded', 1.5),
    atMost({ what: 'Resident memory of an idle API process', service: '', limit: '' }, memory, 120, ' MiB'),
  ]
}
