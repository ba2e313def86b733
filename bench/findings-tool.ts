/** DefectDojo's answers to the calls for items whose findings exist, from memory. */
import { EventEmitter, once } from 'node:events'
import Fastify from 'fastify'

const listOf = (row: object) => ({ count: 1, results: [row] })
const findingOf = (id: number, changes: object = {}) => ({
  id,
  title: `WSTG-BENCH-${id}`,
  tags: ['wstg', `wstg-bench-${id}`],
  active: true,
  verified: false,
  false_p: false,
  duplicate: false,
  severity: 'Info',
  mitigation: '',
  test: 1,
  ...changes,
})
const parents = {
  products: { name: 'Weight and BMI Register Service' },
  engagements: { name: 'WSTG Checklist', product: 1 },
  tests: { title: 'OWASP WSTG', engagement: 1, test_type: 1, test_type_name: 'OWASP WSTG' },
}

export const startFindingsTool = async () => {
  const app = Fastify({ keepAliveTimeout: 60_000 })
  for (const [name, fields] of Object.entries(parents)) {
    app.get(`/api/v2/${name}/`, async () => listOf({ id: 1, ...fields }))
  }
  app.get('/api/v2/findings/', async ({ url }) =>
    listOf(findingOf(Number(/wstg-bench-(\d+)/i.exec(url)?.[1]))),
  )
  const written = new EventEmitter()
  let writes = 0
  app.patch<{ Params: { id: string }; Body: { mitigation: string } }>(
    '/api/v2/findings/:id/',
    async ({ params, body }) => {
      writes += 1
      written.emit(body.mitigation)
      return findingOf(Number(params.id), body)
    },
  )
  return {
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    writes: () => writes,
    /** Waits until this text is written to a finding. */
    written: (text: string) => once(written, text),
    stop: () => app.close(),
  }
}
