/**
 * Load on a server: requests written to raw sockets by a process of their own. Ready-made bytes go out and only as much of
 * an answer is parsed as is needed to know its status and its end: such a client costs a fraction of what the server does,
 * where the usual ones in JavaScript cost as much and so measure themselves.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { cpuOf } from './processes.ts'

export interface LoadPlan {
  port: number
  connections: number
  milliseconds: number
  /** Whole requests as text, sent in turn. */
  requests: string[]
  /** Requests per second, whatever the answers take; undefined: each connection sends as soon as it has its answer. */
  rate?: number
}

export interface LoadResult {
  /** Answers with a status of 2xx, and all others. */
  succeeded: number
  failed: Record<string, number>
  seconds: number
  /** Milliseconds; with a rate they count from when the request should have been sent. */
  p50: number
  p99: number
  longest: number
}

export interface Generator {
  pid: number
  run(plan: LoadPlan): Promise<LoadResult & { perSecond: number; generatorCpu: number }>
  stop(): void
}

/** A request's bytes. */
export const httpRequest = (method: string, path: string, token?: string, body?: object): string => {
  const json = body === undefined ? '' : JSON.stringify(body)
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return `${headers.join('\r\n')}\r\n\r\n${json}`
}

/** Starts a process that makes load; one for each load that runs at the same time. */
export const startGenerator = (): Generator => {
  const child: ChildProcess = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)))
  return {
    pid: child.pid!,
    async run(plan) {
      const before = cpuOf(child.pid!)
      child.send(plan)
      const [result] = (await once(child, 'message')) as [LoadResult]
      const failures = Object.entries(result.failed)
      if (failures.length > 0) throw new Error(`answers that are no success: ${JSON.stringify(result.failed)}`)
      const generatorCpu = (cpuOf(child.pid!) - before) / 1e6 / result.seconds
      return { ...result, perSecond: result.succeeded / result.seconds, generatorCpu }
    },
    stop: () => void child.kill(),
  }
}
