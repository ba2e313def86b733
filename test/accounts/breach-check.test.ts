import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { createBreachCheck, isInRange } from '../../src/accounts/breach-check.ts'
import { faults, recordingLog, refusedUrl, startService } from './fake-service.ts'

const UNCOMMON = 'Zarzamora?ñ 7 faroles'
const COMMON = 'qwertyuiop'

const digestOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase()
const suffixOf = (password: string) => digestOf(password).slice(5)
const OTHER_ROWS = [`${'0'.repeat(34)}1:3`, `${'ABCDE'.repeat(7)}:12`, `${'F'.repeat(35)}:0`]

const rows =
  (...lines: string[]): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(lines.join('\r\n'))
  }

const checkWith = (url: string, options: { failClosed?: boolean; timeoutMs?: number } = {}) => {
  const { log, lines, text } = recordingLog()
  const check = createBreachCheck({ url, timeoutMs: 5000, failClosed: false, log, ...options })
  return { check, lines, text }
}

t.test('only the first five digits of the SHA-1 leave the service', async (t) => {
  const service = await startService(t, rows(...OTHER_ROWS))
  const { check, lines } = checkWith(`${service.url}range/`)
  t.equal(await check(UNCOMMON), 'clear')
  t.equal(service.requests.length, 1)
  const [request] = service.requests
  t.equal(request?.method, 'GET')
  t.equal(request?.url, `/range/${digestOf(UNCOMMON).slice(0, 5)}`)
  t.match(request?.url, /^\/range\/[0-9A-F]{5}$/)
  t.equal(request?.headers['add-padding'], 'true')
  t.equal(request?.body, '')
  t.equal(request?.headers.cookie, undefined)
  t.notMatch(JSON.stringify(request).toUpperCase(), suffixOf(UNCOMMON))
  t.same(lines, [], 'no warning')
})

t.test('rows are read in every valid form', async (t) => {
  const suffix = suffixOf(UNCOMMON)
  const hits = {
    'a count': `${suffix}:7`,
    'lower case': `${suffix.toLowerCase()}:7`,
    'no colon': suffix,
    'a colon only': `${suffix}:`,
    'a grouped count': `${suffix}:1,234`,
    'a grouped count with zeros': `${suffix}:10,000`,
    'white space': `  ${suffix}: 7  `,
    'an unreadable count': `${suffix}:many`,
  }
  const misses = { 'padding, count 0': `${suffix}:0`, 'padding, spaced': `${suffix}: 0 ` }
  for (const end of ['\n', '\r\n']) {
    const range = (row: string) => [OTHER_ROWS[0], row, ...OTHER_ROWS.slice(1), ''].join(end)
    for (const [name, row] of Object.entries(hits))
      t.equal(isInRange(range(row), suffix), true, name)
    for (const [name, row] of Object.entries(misses))
      t.equal(isInRange(range(row), suffix), false, name)
  }
  t.equal(isInRange('', suffix), false, 'an empty range')
  t.equal(isInRange(`${suffix}:0\n${suffix}:2`, suffix), true, 'padding rows hide no match')
  t.equal(isInRange(OTHER_ROWS.join('\n'), suffix), false)
})

t.test('a text that is no range is refused', async (t) => {
  const suffix = suffixOf(UNCOMMON)
  const [row = ''] = OTHER_ROWS
  for (const text of [
    '<html></html>',
    '{}',
    'OK',
    `${row}\n${suffix.slice(0, 20)}`,
    `${row}\nG${suffix.slice(1)}:3`,
  ])
    t.throws(() => isInRange(text, suffix), { name: 'ExchangeError' }, text)
})

t.test('a breached password is found through the service', async (t) => {
  for (const row of [
    `${suffixOf(UNCOMMON)}:7`,
    suffixOf(UNCOMMON).toLowerCase(),
    `${suffixOf(UNCOMMON)}:1,234`,
  ]) {
    const service = await startService(t, rows(...OTHER_ROWS, row))
    const { check, lines } = checkWith(service.url)
    t.equal(await check(UNCOMMON), 'breached', row)
    t.same(lines, [])
  }
})

t.test('the answer of the service decides: the local list is not used', async (t) => {
  const service = await startService(t, rows(...OTHER_ROWS, `${suffixOf(COMMON)}:0`))
  t.equal(await checkWith(service.url).check(COMMON), 'clear')
})

t.test('a compressed range is read', async (t) => {
  const { gzipSync } = await import('node:zlib')
  const service = await startService(t, (_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(`${suffixOf(UNCOMMON)}:7`))
  })
  t.equal(await checkWith(service.url).check(UNCOMMON), 'breached')
})

const expectFailure = async (t: Test, url: string) => {
  for (const failClosed of [false, true]) {
    const { check, lines, text } = checkWith(url, { failClosed, timeoutMs: 300 })
    const results = await Promise.all([check(UNCOMMON), check(COMMON)])
    t.same(
      results,
      failClosed ? ['unavailable', 'unavailable'] : ['clear', 'breached'],
      `failClosed ${failClosed}`,
    )
    t.same(
      lines.map(({ level }) => level),
      ['warn', 'warn'],
      'one warning for each failure',
    )
    for (const password of [UNCOMMON, COMMON]) {
      t.notOk(text().includes(password), 'no password in the log')
      t.notOk(text().toUpperCase().includes(digestOf(password).slice(0, 5)), 'no prefix in the log')
    }
    t.notOk(text().includes('secret-of-the-query'), 'no query in the log')
  }
}

for (const [name, listener] of Object.entries(faults(`${OTHER_ROWS.join('\r\n')}\r\n`))) {
  t.test(`failure: ${name}`, async (t) => {
    const service = await startService(t, listener)
    await expectFailure(t, `${service.url}range?key=secret-of-the-query&prefix=`)
  })
}

t.test('failure: connection refused', async (t) => {
  await expectFailure(t, await refusedUrl(t))
})

t.test(
  'failure: an address that fetch refuses, in a message with the complete address',
  async (t) => {
    await expectFailure(t, 'http://user:secret-of-the-query@127.0.0.1:9/')
  },
)

t.test('failure: a redirect is not followed', async (t) => {
  const elsewhere = await startService(t, rows(...OTHER_ROWS))
  for (const status of [301, 302, 303, 307, 308]) {
    const service = await startService(t, (request, response) => {
      response.writeHead(status, { Location: `${elsewhere.url}${request.url?.slice(1)}` }).end()
    })
    await expectFailure(t, service.url)
  }
  t.same(elsewhere.requests, [], 'the other service received no request')
})

t.test('a warning names the failure', async (t) => {
  const reasonAt = async (url: string) => {
    const { check, lines } = checkWith(url, { timeoutMs: 300 })
    await check(UNCOMMON)
    return lines[0]?.fields
  }
  const service = async (listener: RequestListener | undefined) =>
    (await startService(t, listener ?? (() => {}))).url
  const {
    'black hole': blackHole,
    500: broken,
    'HTML page': page,
    'body without end': endless,
  } = faults('')
  t.match(await reasonAt(await service(blackHole)), { reason: 'time-out' })
  t.match(await reasonAt(await service(broken)), { reason: 'status 500' })
  t.match(await reasonAt(await service(page)), { reason: /no list/ })
  t.match(await reasonAt(await service(endless)), { reason: 'answer too large' })
  const refused = await refusedUrl(t)
  t.match(await reasonAt(refused), { reason: 'ECONNREFUSED', host: new URL(refused).host })
})

t.test('an invalid address is reported when the check is created', async (t) => {
  t.throws(() => checkWith('no url'))
})
