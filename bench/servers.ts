/** The measured processes: their cores, their log, their CPU time and metrics. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readSamples } from '../test/support/metrics.ts'

/** Milliseconds in which a server must become ready. */
const startLimit = 60_000
/** Linux counts CPU time in ticks; proc(5) names 100 for all common platforms. */
const ticksPerSecond = 100

const last = availableParallelism() - 1
/** The measured server has core 0 to itself, so that it limits its own figures. */
const places = { server: '0', rest: `${Math.min(1, last)}-${last}`, all: `0-${last}` }
export type Place = keyof typeof places

/** The command that runs another one on some of the cores. */
export const pinned = (place: Place, command: string[]): [string, ...string[]] => [
  'taskset',
  ...['-c', places[place], ...command],
]

/** Moves a running process of one thread. */
export const pin = (pid: number, place: Place): void => {
  execFileSync('taskset', ['-pc', places[place], String(pid)], { stdio: 'ignore' })
}

export type Server = Awaited<ReturnType<typeof startServer>>

let started = 0

/** Starts a Node.js program with its log in a file of `folder` and waits until it is ready. */
export const startServer = async (
  folder: string,
  file: string,
  environment: Record<string, string>,
  place: Place,
) => {
  // A worker has no address. A process with both roles may announce its worker first.
  const ready = /worker\.ts$/.test(file) ? /worker is ready/ : /ready at (http:\/\/[^"\s]+)/
  started += 1
  const path = join(folder, `server-${started}.log`)
  const descriptor = openSync(path, 'a')
  const [program, ...words] = pinned(place, ['sh', 'deploy/node.sh', file])
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', descriptor, descriptor],
  })
  closeSync(descriptor)
  const ended = once(child, 'exit')
  const log = () => readFileSync(path, 'utf8')
  const failure = (text: string) => new Error(`${file} ${text}:\n${log().slice(-2000)}`)
  const deadline = Date.now() + startLimit
  while (!ready.test(log())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw failure('did not start')
    }
    await delay(5)
  }
  const pid = child.pid!
  const operations = /health and metrics are on ([\d.:]+)/.exec(log())?.[1]
  return {
    child,
    /** `http://host:port` */
    address: ready.exec(log())![1] ?? '',
    /** CPU time of all threads so far, in microseconds. */
    cpu() {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
    },
    metrics: async () => readSamples(await (await fetch(`http://${operations}/metrics`)).text()),
    log,
    clearLog: () => truncateSync(path),
    /** @throws when it has ended before, or ends with another code than 0 */
    async stop() {
      if (child.exitCode !== null) throw failure('ended by itself')
      child.kill('SIGTERM')
      const [code, signal] = await ended
      if (code !== 0) throw failure(`ended with ${code ?? signal}`)
    },
  }
}
