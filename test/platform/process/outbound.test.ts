import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { serve } from '../../support/machine.ts'

/** Calls the URLs by each method and prints the answers. */
const program = `
  const { exchange } = await import('./src/platform/process/outbound.ts')
  for (const url of process.argv.slice(1))
    for (const method of ['GET', 'PATCH', 'POST']) {
      const limits = { timeoutMs: 30_000, maxBytes: 100 }
      const { text } = await exchange(new URL(url), { method, headers: {}, ...limits })
      console.log(method, text)
    }`

t.test('every method uses the proxies of the environment, but not for loopback', async (t) => {
  const proxy = await serve(t, ({ url }, response) => response.end(`by the proxy: ${url}`))
  const own = await serve(t, (_request, response) => response.end('direct'))
  const { http_proxy: _, no_proxy: __, NO_PROXY: ___, ...others } = process.env
  const env = { ...others, HTTP_PROXY: proxy.url }
  const tool = 'http://tool.invalid/api/v2/'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, tool, own.url],
    { env },
  )
  const answers = (text: string) => ['GET', 'PATCH', 'POST'].map((method) => `${method} ${text}`)
  const expected = [...answers(`by the proxy: ${tool}`), ...answers('direct')]
  t.same(stdout.trim().split('\n'), expected)
})
