/** A history of 20,000 records: against PostgreSQL sending the same text, and what others notice of it. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { accessToken, idsOf } from './data.ts'
import { httpRequest } from './load.ts'
import { atMost, figure, median, type Row } from './measure.ts'
import { groups, historian, many, type Surroundings } from './surroundings.ts'

const rounds = 7
/** Histories of one measurement, one after the other. */
const times = 20
/** Requests of others per second, whatever the answers take. */
const readRate = 200

const perSecondGoal = 1.2

/** Milliseconds of one call of `action`, the median of many. */
const timed = async (action: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = []
  for (let n = 0; n < times; n += 1) {
    const start = performance.now()
    await action()
    durations.push(performance.now() - start)
  }
  return median(durations)
}

export const measureHistory = async (surroundings: Surroundings): Promise<Row[]> => {
  const { generator, secondGenerator } = surroundings
  const database = await surroundings.database('register', groups)
  const service = await surroundings.startApi(database, { NODE_OPTIONS: '--import=./bench/loop-delay.ts' })
  const [id = 0] = idsOf(groups, historian)
  const headers = { authorization: `Bearer ${accessToken(id)}` }
  const url = `${service.address}/api/weights`
  const text = await (await fetch(url, { headers })).text()

  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const made = `
    select '{"weights":[' || string_agg(
      '{"id":' || id || ',"peso_kg":' || weight_kg || ',"fecha_registro":"'
        || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}', ',') || ']}' as json
    from (
      select id, weight_kg, recorded_at from weights where user_id = $1 order by recorded_at desc, id desc
    ) record`
  const sent = await client.query<{ json: string }>({ name: 'made', text: made, values: [id] })
  if (sent.rows[0]?.json.length !== text.length) throw new Error('the texts differ')

  const port = service.port
  const history = {
    port,
    connections: 1,
    milliseconds: 3000,
    requests: [httpRequest('GET', '/api/weights', headers.authorization.slice(7))],
  }
  const reads = {
    port,
    connections: 32,
    milliseconds: 3000,
    rate: readRate,
    requests: idsOf(groups, many).map((user) => httpRequest('GET', '/api/imc', accessToken(user))),
  }
  await generator.run(history)
  await secondGenerator.run({ ...reads, rate: 1000 })
  await delay(1000)

  const own: number[] = []
  const limit: number[] = []
  const quiet: number[] = []
  const disturbed: number[] = []
  const blocks: number[] = []
  const growth: number[] = []
  const block = async () => {
    service.child.kill('SIGUSR2')
    await delay(100)
    return Number(/.*longest block ([\d.]+) ms/s.exec(service.log())?.[1])
  }
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await timed(() => client.query({ name: 'made', text: made, values: [id] })))
    own.push(await timed(async () => (await fetch(url, { headers })).text()))
    quiet.push((await secondGenerator.run(reads)).p99)
    const before = service.memory()
    await block()
    await generator.run({ ...history, milliseconds: 1000 })
    blocks.push(await block())
    growth.push((service.memory() - before) / 2 ** 20)
    const [read] = await Promise.all([secondGenerator.run(reads), generator.run(history)])
    disturbed.push(read.p99)
    service.forgetLog()
  }
  await client.end()
  const ratio = (a: number[], b: number[]) => median(a.map((value, index) => value / b[index]!))
  return [
    atMost(
      {
        what: 'GET /api/weights, 20,000 records (limit: PostgreSQL making and sending the same text)',
        service: figure(median(own), ' ms'),
        limit: figure(median(limit), ' ms'),
      },
      ratio(own, limit),
      perSecondGoal,
    ),
    atMost(
      { what: 'Resident memory that a second of such histories adds', service: '', limit: '' },
      Math.max(0, median(growth)),
      16,
      ' MiB',
    ),
    atMost({ what: 'Longest block of the event loop meanwhile', service: '', limit: '' }, median(blocks), 10, ' ms'),
    atMost(
      {
        what: 'GET /api/imc, p99 while histories are read (limit: while not)',
        service: figure(median(disturbed), ' ms'),
        limit: figure(median(quiet), ' ms'),
      },
      ratio(disturbed, quiet),
      3,
    ),
  ]
}
