import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import contract from '../../../generated/client/openapi.json' with { type: 'json' }
import { eachIs, outcome } from '../../support/outcome.ts'
import { startService } from '../../support/service.ts'

const folder = new URL('../../../generated/web/', import.meta.url)
const service = await startService(t)
const { databaseUrl, request } = service
const document = (await request('GET', '/')).text
/** The files of the page as its document names them. */
const names = [...document.matchAll(/="\/app\/([^"]+)"/g)].map(([, name]) => name!)
const fileOf = (name: string) => fileURLToPath(new URL(name, folder))
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

t.test('the document refers to its files by names that change with their content', async (t) => {
  const { status, headers, text } = await request('GET', '/')
  t.equal(status, 200)
  t.match(headers, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  t.equal(
    headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  t.equal(text, document)
  t.equal(names.length, 4)
  for (const name of names) {
    t.match(name, /^(app|licences)-[0-9a-f]{12}\.(js|css|txt|webmanifest)$/)
    const file = await request('GET', `/app/${name}`)
    t.same([file.status, file.text], [200, await readFile(fileOf(name), 'utf8')])
    t.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
    t.match(
      file.headers['content-type'],
      /\/(manifest\+json|(javascript|css|plain); charset=utf-8)$/,
    )
    t.equal(file.headers.etag, undefined, 'browsers do not ask again')
  }
})

t.test('the whole page has at most 100 kB, compressed', async (t) => {
  // The installation compresses; the files may be newer.
  if (!names.every((name) => existsSync(`${fileOf(name)}.gz`)))
    execFileSync('npm', ['run', '--silent', 'compress'])
  let bytes = document.length
  for (const path of names.map((name) => `/app/${name}`)) {
    const reply = await service.app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })
    t.match(reply.headers, { 'content-encoding': 'gzip', vary: 'accept-encoding' }, path)
    bytes += reply.rawPayload.length
    const plain = { 'accept-encoding': 'gzip;q=0' }
    const { headers } = await request('GET', path, { headers: plain })
    t.equal(headers['content-encoding'], undefined, 'for callers without gzip')
  }
  t.ok(bytes <= 100_000, `${bytes} bytes`)
})

t.test('page, document and reference are read-only, and no other file is served', async (t) => {
  const documents = ['openapi.json', 'docs', 'docs/', `docs/client-${contract.info.version}.tgz`]
  for (const path of ['/', `/app/${names[0]}`, ...documents.map((name) => `/api/${name}`)]) {
    const refused = await request('POST', path)
    t.same([refused.status, refused.headers.allow], [405, 'GET, HEAD'], path)
    const head = await request('HEAD', path)
    t.same([head.status, head.text], [200, ''], path)
  }
  const others = ['', 'index.html', '../index.html', '..%2findex.html', 'app.js', `${names[0]}.gz`]
  await eachIs(t, '404 route_not_found', ['', ...others.map((name) => `/${name}`)], (path) =>
    request('GET', `/app${path}`),
  )
  const outside = ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/package.json', 'no']
  await eachIs(t, '404 route_not_found', [...outside, '..\\package.json', 'package.json'], (path) =>
    request('GET', `/api/docs/${path}`),
  )
  t.equal(outcome(await request('GET', '/api/docs/%00')), '400 invalid_text')
})

t.test('WEB_PAGE=false leads browsers to the reference page', async (t) => {
  const off = await startService(t, { databaseUrl, env: { WEB_PAGE: 'false' } })
  const { status, headers } = await off.request('GET', '/', { headers: html })
  t.same([status, headers.location], [302, '/api/docs'])
  t.equal((await off.request('HEAD', '/', { headers: html })).status, 302)
  const others = [{}, ...['*/*', 'application/json', 'text/html;q=0'].map((accept) => ({ accept }))]
  await eachIs(t, '404 route_not_found', others, (headers) => off.request('GET', '/', { headers }))
  for (const path of ['/app/', `/app/${names[0]}`, '/nowhere'])
    t.equal(outcome(await off.request('GET', path, { headers: html })), '404 route_not_found')
  t.equal(outcome(await off.request('POST', '/', { headers: html })), '404 route_not_found')

  const env = { WEB_PAGE: 'false', API_DOCS: 'false' }
  const bare = await startService(t, { databaseUrl, env })
  t.equal(outcome(await bare.request('GET', '/', { headers: html })), '404 route_not_found')
})

t.test("the document admits and names the captcha's script while one is configured", async (t) => {
  const pageWith = async (env: Record<string, string>) => {
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'secret' }
    const { request } = await startService(t, { databaseUrl, env: { ...keys, ...env } })
    const { headers, text } = await request('GET', '/')
    const named = /<meta name="captcha-script" content="([^"]*)">/.exec(text)?.[1]
    return { policy: headers['content-security-policy'], named }
  }
  const google = 'https://www.google.com https://www.gstatic.com'
  t.same(await pageWith({}), {
    policy:
      `default-src 'none'; script-src 'self' ${google}; style-src 'self'; ` +
      `img-src 'self' data:; connect-src 'self' ${google}; manifest-src 'self'; ` +
      `frame-src ${google}; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    named: 'https://www.google.com/recaptcha/api.js',
  })
  const other = await pageWith({ CAPTCHA_SCRIPT_URL: 'http://127.0.0.1:1/a?b="><i>&c' })
  t.match(other.policy, "script-src 'self' http://127.0.0.1:1; ")
  t.equal(other.named, 'http://127.0.0.1:1/a?b=&quot;><i>&amp;c')
  const off = await pageWith({ CAPTCHA_SECRET_KEY: '' })
  t.equal(off.named, undefined, 'with one key captchas are not verified')
  t.match(off.policy, /trusted-types 'none'$/)
})

t.test('the document says that registration is closed', async (t) => {
  const closed = await startService(t, { databaseUrl, env: { REGISTRATION: 'closed' } })
  t.match((await closed.request('GET', '/')).text, '<meta name="registration" content="closed">')
  t.notMatch((await request('GET', '/')).text, 'registration')
})

t.test('the document says that there is no account yet', async (t) => {
  const { request, register } = await startService(t)
  const first = '<meta name="accounts" content="none">'
  t.match((await request('GET', '/')).text, first)
  await register()
  t.notMatch((await request('GET', '/')).text, first)
})
