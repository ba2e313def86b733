import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { parse } from 'yaml'
import { complete } from '../../../api/complete.ts'
import contract from '../../../generated/client/openapi.json' with { type: 'json' }
import { temporaryFolder } from '../../support/machine.ts'
import { eachIs } from '../../support/outcome.ts'
import { startService } from '../../support/service.ts'
import { listen } from './raw.ts'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')

const service = await startService(t)
const { databaseUrl, request } = service
const origin = `http://127.0.0.1:${await listen(service.app)}`

const packagePath = `/api/docs/client-${contract.info.version}.tgz`
const page = (await request('GET', '/api/docs')).text
/** The files of the page as its document names them. */
const named = [...page.matchAll(/"(\/api\/docs\/[\w.-]+\.(?:js|css|svg|txt))"/g)].flatMap(
  ([, path]) => path ?? [],
)
const files = ['/api/openapi.json', '/api/docs', '/api/docs/', ...named]
const paths = [packagePath, ...files]

t.test('the service serves the document of the repository', async (t) => {
  const reply = await request('GET', '/api/openapi.json')
  t.same([reply.status, reply.headers['content-type']], [200, 'application/json; charset=utf-8'])
  t.equal(reply.text, await read('generated/client/openapi.json'), 'byte for byte')
  const document = parse(await read('api/openapi.yaml'))
  complete(document)
  t.same(reply.json(), document)
  for (const path of [...paths, '/api/config', '/api/imc', '/nowhere'])
    t.equal((await request('GET', path)).headers['x-api-version'], document.info.version, path)
})

t.test('a browser keeps the files of the page, and asks whether the document is new', async (t) => {
  t.equal(named.length, 4)
  for (const path of named) {
    const { headers } = await request('GET', path)
    t.match(path, /-[0-9a-f]{12}\.(js|css|svg|txt)$/)
    t.equal(headers['cache-control'], 'public, max-age=31536000, immutable', path)
    t.equal(headers.etag, undefined, path)
  }
  for (const path of ['/api/docs', packagePath, '/api/openapi.json'])
    t.equal((await request('GET', path)).headers['cache-control'], 'no-cache', path)
  const { etag } = (await request('GET', '/api/openapi.json')).headers
  const ask = (tag: string) =>
    request('GET', '/api/openapi.json', { headers: { 'if-none-match': tag } })
  t.equal((await ask(`${etag}`)).status, 304)
  t.equal((await ask('"old"')).status, 200)
})

t.test('API_DOCS=false switches document and page off', async (t) => {
  const off = await startService(t, { databaseUrl, env: { API_DOCS: 'false' } })
  for (const method of ['GET', 'POST'] as const)
    await eachIs(t, '404 route_not_found', paths, (path) => off.request(method, path))
})

t.test('the service serves the package of the client', async (t) => {
  const folder = temporaryFolder(t)
  const latest = await fetch(`${origin}/api/docs/client.tgz`)
  t.equal(new URL(latest.url).pathname, packagePath, 'the name without a version redirects')
  const bytes = Buffer.from(await latest.arrayBuffer())
  await writeFile(join(folder, 'client.tgz'), bytes)
  await promisify(execFile)('tar', ['-xzf', 'client.tgz'], { cwd: folder })
  const names = (await readdir(new URL('../../../generated/client/', import.meta.url))).sort()
  t.same((await readdir(join(folder, 'package'))).sort(), names)
  for (const name of names) {
    const text = await readFile(join(folder, 'package', name), 'utf8')
    t.equal(text, await read(`generated/client/${name}`), name)
  }
  const other = await startService(t, { databaseUrl })
  const again = await fetch(`http://127.0.0.1:${await listen(other.app)}${packagePath}`)
  t.ok(bytes.equals(Buffer.from(await again.arrayBuffer())), 'the same bytes after a restart')
  t.ok(bytes.includes('"name": "weight-bmi-register-client"'), 'and with any compressor: stored')
})
