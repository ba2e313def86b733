/**
 * A findings tool that answers at once: the calls that the service makes for items whose findings are there, in DefectDojo's
 * form, from memory. `GET /written/<text>` answers as soon as that text has been written to a finding. Prints its address.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const listOf = (row: object) => JSON.stringify({ count: 1, results: [row] })
const parents: Record<string, string> = {
  '/api/v2/products/': listOf({ id: 1, name: 'Weight and BMI Register Service' }),
  '/api/v2/engagements/': listOf({ id: 1, name: 'WSTG Checklist', product: 1 }),
  '/api/v2/tests/': listOf({ id: 1, title: 'OWASP WSTG', engagement: 1, test_type: 1, test_type_name: 'OWASP WSTG' }),
}

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

const written = new Set<string>()
const waiting = new Map<string, () => void>()

const server = createServer((request, response) => {
  const [path = '', query = ''] = request.url!.split('?')
  const answer = (body: string) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
  const id = Number(/\/findings\/(\d+)\/$/.exec(path)?.[1] ?? /wstg-bench-(\d+)/.exec(query)?.[1])
  if (request.method === 'PATCH') {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      const changes = JSON.parse(text)
      answer(JSON.stringify(findingOf(id, changes)))
      const told = waiting.get(changes.mitigation)
      if (told) told()
      else if (/^mark /.test(changes.mitigation)) written.add(changes.mitigation)
    })
  } else if (path.startsWith('/written/')) {
    const text = decodeURIComponent(path.slice('/written/'.length))
    if (written.delete(text)) answer('{}')
    else
      waiting.set(text, () => {
        waiting.delete(text)
        answer('{}')
      })
  } else if (path === '/api/v2/findings/') {
    answer(listOf(findingOf(id)))
  } else if (parents[path] !== undefined) {
    answer(parents[path])
  } else if (/\/findings\/\d+\/$/.test(path)) {
    answer(JSON.stringify(findingOf(id)))
  } else {
    response.writeHead(404, { 'content-length': 0 }).end()
  }
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
