/** Accepting requests of the WSTG synchronisation, against a bare route that commits one row. */
import { accessToken, type Group, idsOf, withClient } from './data.ts'
import { httpRequest } from './load.ts'
import { atLeast, compare, type Row, rateRow } from './measure.ts'
import type { Setup } from './setup.ts'

export const admins: Group = { first: 1, users: 1000, records: 0 }

/** Requests for the synchronisation of a number of items, by administrators in turn. */
export const syncRequests = (items: number): string[] => {
  const tokens = idsOf(admins).map((id) => accessToken(id, 'admin'))
  return Array.from({ length: items }, (_, index) =>
    httpRequest('/api/wstg/sync', tokens[index % tokens.length], {
      wstg_id: `WSTG-BENCH-${index + 1}`,
      status: 'Done',
      notes: `note ${index}`,
    }),
  )
}

export const measureAccepting = async (setup: Setup): Promise<Row[]> => {
  const database = await setup.database('accepting', [admins])
  await withClient(database, (client) =>
    client.query('create table bare_inbox (like wstg_inbox including all)'),
  )
  const requests = syncRequests(1000)
  const limit = {
    server: await setup.start('bench/bare.ts', database),
    requests: requests.map((text) => text.replace('/api/wstg/sync', '/sync')),
  }
  const rows: Row[] = []
  for (const [name, environment] of Object.entries(await setup.queues())) {
    const server = await setup.start('src/start/api.ts', database, { environment })
    const figure = `POST /api/wstg/sync, queue in ${name} (limit: a route that commits one row)`
    rows.push(rateRow(figure, await compare({ server, requests }, limit), atLeast(0.5)))
  }
  return rows
}
