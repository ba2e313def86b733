/** Statements that do not fit the schema: faults of the code, which no repetition mends. */
import t from 'tap'
import { startService } from '../support/service.ts'
import { startWstgService } from '../support/wstg.ts'

t.test('a request whose statement does not fit the schema fails at once', async (t) => {
  const service = await startWstgService(t, { wrongStatements: true })
  await service.sql('drop function store_wstg_written')
  t.equal((await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })).status, 202)
  await service.settled()
  t.match(await service.sql('select state, attempts from wstg_inbox'), [
    { state: 'failed', attempts: 1 },
  ])
  const [line] = service.logs().filter(({ event }) => event === 'wrong_statement')
  t.match(line, {
    level: 'error',
    statement: 'select store_wstg_written',
    err: { code: '42883', message: /function store_wstg_written.* does not exist/ },
  })
})

t.test('a statement on the shared connections is reported too', async (t) => {
  const service = await startService(t, { wrongStatements: true })
  const { token } = await service.register()
  await service.sql('alter table weight_summaries rename column max_kg to maximum')
  t.equal((await service.request('GET', '/api/stats', { token })).status, 503)
  t.match(
    service.logs().filter(({ event }) => event === 'wrong_statement'),
    [{ statement: 'select weight_summaries', err: { code: '42703' } }],
  )
})
