import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { flagsOfStatus } from '../../../src/checklist/wstg/status.ts'
import { connectTool, startSandbox } from '../../support/findings.ts'
import { behindAnsweringProxy, newItem, toolFailureOf } from '../../support/findings-client.ts'
import { matchEach } from '../../support/outcome.ts'
import { startTcpProxy } from '../../support/tcp-proxy.ts'

const flags = flagsOfStatus.Done
const profileOf = (username: string) => ({ username })

/** A sandbox with one finding behind a proxy with network faults. */
const behindBrokenNetwork = async (t: Test, timeoutMs: number) => {
  const { url, createTest, createFinding } = await startSandbox(t)
  const { testId } = await createTest()
  await createFinding(testId, { tags: ['wstg', 'wstg-info-01'], description: 'long '.repeat(2000) })
  const proxy = await startTcpProxy(t, url)
  return { proxy, ...connectTool(proxy.url, { timeoutMs }) }
}

t.test('an unreachable tool is a transient failure only', async (t) => {
  const { proxy, tool } = await behindBrokenNetwork(t, 20_000)
  const { tool: hasty } = connectTool(proxy.url, { timeoutMs: 400 })
  for (const [mode, reason, message] of [
    ['refuse', 'unreachable', /^GET \/api\/v2\/.*ECONNREFUSED.*FINDINGS_URL$/],
    ['reset', 'unreachable', /the connection failed/],
    [{ cutAfter: 0 }, 'unreachable', /the connection failed/],
    [{ cutAfter: 40 }, 'unreachable', /the connection failed/],
    // Within the body.
    [{ cutAfter: 3000 }, 'unreachable', /the connection failed/],
    ['black hole', 'timeout', /no complete answer within 400 ms/],
    [{ delayMs: 2000 }, 'timeout', /no complete answer within 400 ms/],
  ] as const) {
    await proxy.setMode(mode)
    const failing = reason === 'timeout' ? hasty : tool
    for (const action of [
      () => failing.getFinding(1),
      () => failing.findByItem(newItem('WSTG-INFO-01')),
      () => failing.listFindings().next(),
    ]) {
      const error = await toolFailureOf(t, action())
      t.match(error, { reason, transient: true, status: undefined, message }, `${mode}`)
    }
    await proxy.setMode('pass')
    t.equal((await tool.getFinding(1))?.id, 1, 'afterwards everything works again')
  }
  await proxy.setMode({ delayMs: 20 })
  t.equal((await tool.getFinding(1))?.id, 1, 'a slow answer within the time-out is accepted')
})

t.test('a caller can abort a request', async (t) => {
  const { proxy, tool } = await behindBrokenNetwork(t, 20_000)
  await proxy.setMode('black hole')
  for (const action of [
    (signal: AbortSignal) => tool.getFinding(1, signal),
    (signal: AbortSignal) => tool.updateFinding(1, { flags }, signal),
    (signal: AbortSignal) => tool.listFindings(signal).next(),
  ]) {
    const aborted = { reason: 'aborted', transient: true }
    t.match(await toolFailureOf(t, action(AbortSignal.timeout(100))), aborted)
    const unsent: Promise<unknown> = action(AbortSignal.abort())
    await t.rejects(unsent, { name: 'AbortError' }, 'before it is sent')
  }
})

t.test('after a 429 the process sends no request until Retry-After has passed', async (t) => {
  const { proxy, tool, log } = await behindAnsweringProxy(t)
  const body = { detail: 'Request was throttled.' }
  proxy.answer(() => ({ status: 429, headers: { 'retry-after': '5' }, body }))
  const limited = { reason: 'rate_limited', transient: true }
  const error = await toolFailureOf(t, tool.probe())
  t.match(error, { ...limited, status: 429, retryAfter: 5 })
  proxy.pass()
  for (const action of [() => tool.probe(), () => tool.findByItem(newItem('WSTG-INFO-01'))])
    t.match(await toolFailureOf(t, action()), {
      ...limited,
      status: undefined,
      retryAfter: /^[1-5]$/,
    })
  t.equal(proxy.requests.length, 1)
  matchEach(t, log.lines, [{ event: 'findings_tool_pause', seconds: 5 }])
  await wait(5050)
  t.match(await tool.probe(), profileOf('admin'))
})

t.test('Retry-After may be a date, be missing, or ask for too much', async (t) => {
  const { proxy } = await behindAnsweringProxy(t)
  for (const [header, retryAfter] of [
    [new Date(Date.now() + 3_600_000).toUTCString(), 600],
    [undefined, undefined],
    ['soon', undefined],
    ['0', 0],
    ['7200', 600],
    ['999999999', 600],
  ] as const) {
    const { tool } = connectTool(proxy.url)
    proxy.answer(() => ({ status: 429, ...(header && { headers: { 'retry-after': header } }) }))
    const error = await toolFailureOf(t, tool.probe())
    const isNear = Math.abs((error.retryAfter ?? 0) - (retryAfter ?? 0)) < 60
    t.ok(isNear && (error.retryAfter === undefined) === (retryAfter === undefined), `${header}`)
    proxy.pass()
    if (!retryAfter) t.ok(await tool.probe(), 'and the next request is sent')
  }
})
