/**
 * A findings tool that answers from memory: DefectDojo's answers to the calls for items whose
 * findings exist. `GET /written/<text>` answers when that text has been written to a finding,
 * `GET /writes` with the number of writes.
 * Prints its address.
 */
import { EventEmitter, once } from 'node:events'
import Fastify from 'fastify'

const app = Fastify({ keepAliveTimeout: 60_000 })
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
for (const [name, fields] of Object.entries(parents)) {
  app.get(`/api/v2/${name}/`, async () => listOf({ id: 1, ...fields }))
}
app.get('/api/v2/findings/', async ({ url }) =>
  listOf(findingOf(Number(/wstg-bench-(\d+)/.exec(url)?.[1]))),
)

const written = new Set<string>()
const writes = new EventEmitter()
let count = 0
app.get('/writes', async () => ({ count }))
app.patch<{ Params: { id: string }; Body: { mitigation: string } }>(
  '/api/v2/findings/:id/',
  async ({ params, body }) => {
    count += 1
    if (body.mitigation.startsWith('mark ')) written.add(body.mitigation)
    writes.emit('write')
    return findingOf(Number(params.id), body)
  },
)
app.get<{ Params: { text: string } }>('/written/:text', async ({ params }) => {
  while (!written.delete(params.text)) await once(writes, 'write')
  return {}
})

process.on('SIGTERM', () => process.exit(0))
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
