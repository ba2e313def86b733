/** Streamed answers arrive complete over a connection. Injected requests do not use one. */
import t from 'tap'
import { createToolDatabase } from '../dumps/tool-database.ts'
import { checkedFetch } from '../support/http.ts'
import { startService } from '../support/service.ts'

t.test('histories, dumps and reports arrive complete over a connection', async (t) => {
  const database = await createToolDatabase(t, 'owner')
  await database.sql('create table public.t (v text)')
  const service = await startService(t, { env: { FINDINGS_DATABASE_URL: database.url } })
  const { id, token } = await service.register()
  await service.sql(
    `insert into weights (user_id, weight_kg, recorded_at)
    select $1, 70, now() - n * interval '1 hour' from generate_series(1, 4500) n`,
    [id],
  )
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const get = async (path: string) => {
    const reply = await checkedFetch(address + path, {
      headers: { authorization: `Bearer ${token}` },
    })
    t.equal(reply.status, 200, path)
    return reply
  }

  const { weights } = (await (await get('/api/weights')).json()) as { weights: unknown[] }
  t.equal(weights.length, 4500)
  t.match(
    await (await get('/api/findings-manager/export-dump')).text(),
    /CREATE TABLE public\.t [\s\S]*database dump complete/,
  )
  const report = await get('/api/findings-manager/generate-pdf')
  const pdf = Buffer.from(await report.arrayBuffer())
  t.equal(pdf.subarray(0, 5).toString(), '%PDF-')
  t.equal(String(pdf.length), report.headers.get('content-length'))
})
