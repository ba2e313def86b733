/** Load on a server by `wrk`, which costs a fraction of the CPU time that the server needs. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pinned } from './servers.ts'

export interface Load {
  port: number
  connections: number
  seconds: number
  /** Whole requests as text, sent in turn. */
  requests: readonly string[]
  /** Milliseconds that a connection waits between answer and request, on average. */
  pause?: number
}

export interface LoadResult {
  succeeded: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** The bytes of a request. */
export const httpRequest = (
  method: string,
  path: string,
  token?: string,
  body?: object,
): string => {
  const json = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}

/** @throws when an answer has a status from 400 on, or does not come */
export const runLoad = async ({ port, connections, seconds, requests, pause = 0 }: Load) => {
  const folder = await mkdtemp(join(tmpdir(), 'register-load-'))
  try {
    const file = join(folder, 'requests')
    await writeFile(file, requests.join('\0'))
    const [program, ...words] = pinned('rest', [
      'wrk',
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'bench/load.lua'],
      ...[`http://127.0.0.1:${port}`, '--', file, String(pause)],
    ])
    const { stdout } = await promisify(execFile)(program!, words)
    const result: LoadResult & { failed: number } = JSON.parse(/^\{.*\}$/m.exec(stdout)![0])
    if (result.failed > 0) throw new Error(`${result.failed} requests failed:\n${stdout}`)
    return result
  } finally {
    await rm(folder, { recursive: true })
  }
}
