/** Load on a server by `wrk`, which costs a fraction of the CPU time that the server needs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pinned, type Server } from './servers.ts'

interface Load {
  connections: number
  seconds: number
  /** Whole requests as text, sent in turn. */
  requests: readonly string[]
  /** Milliseconds that a connection waits between answer and request, on average. */
  pause?: number
}

interface LoadResult {
  succeeded: number
  failed: number
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** The bytes of a request: a POST if it has a body. */
export const httpRequest = (path: string, token?: string, body?: object): string => {
  const json = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}

/** @throws when an answer has a status from 400 on, or does not come */
export const runLoad = async (server: Server, load: Load): Promise<LoadResult> => {
  const { connections, seconds, requests, pause = 0 } = load
  const [program, ...words] = pinned('rest', [
    'wrk',
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'bench/load.lua'],
    ...[server.address, '--', String(pause)],
  ])
  const running = promisify(execFile)(program, words)
  // A command that does not start leaves the pipe broken; its end has the reason.
  running.child.stdin?.on('error', () => undefined).end(requests.join('\0'))
  const { stdout } = await running
  const result: LoadResult = JSON.parse(/^\{.*\}$/m.exec(stdout)![0])
  if (result.failed > 0) throw new Error(`${result.failed} requests failed:\n${stdout}`)
  server.clearLog()
  return result
}
