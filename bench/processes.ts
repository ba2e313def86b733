/** The processes that are measured: where they run, what they print, and what they cost. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a server may take to say where it listens. */
const startLimit = 60_000
/** Ticks of the kernel's CPU accounting in a second; Linux has used 100 on every platform for decades. */
const ticksPerSecond = 100

/**
 * Servers get core 0 to themselves, everything else (database, load) the other cores, so that a figure is bound by the
 * server. Needs two cores and `taskset` (util-linux); without them everything shares all cores.
 */
export const pinning = ((): { server: string; rest: string; all: string } | undefined => {
  const cores = availableParallelism()
  if (cores < 2) return undefined
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return { server: '0', rest: `1-${cores - 1}`, all: `0-${cores - 1}` }
  } catch {
    return undefined
  }
})()

/** Moves a process with all its threads; what it starts later stays there too. */
export const pin = (pid: number, cores: string | undefined): void => {
  if (cores !== undefined) execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' })
}

export interface ServerOptions {
  environment?: Record<string, string>
  /** Whether it gets the servers' core to itself; otherwise it may use all. */
  pinned?: boolean
  /** A line of its output that says that it works; its first group is the address, if it has one. */
  ready?: RegExp
  /** Where its log goes. */
  logDirectory: string
}

export interface Server {
  pid: number
  /** `http://host:port` */
  address: string
  port: number
  /** The address of health and metrics; undefined for a server without. */
  operations: string | undefined
  /** CPU time so far, of all threads, in microseconds. */
  cpu(): number
  /** Resident memory in bytes. */
  memory(): number
  /** What its log holds. */
  log(): string
  /** Empties its log file, which would fill the disk otherwise. */
  forgetLog(): void
  /** Ends it in order; a fault when it does not end well. */
  stop(): Promise<void>
  child: ChildProcess
}

/** Microseconds of CPU time of a process so far: fields 14 and 15 of its `stat` (proc(5)). */
export const cpuOf = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond
}

/** Bytes of resident memory of a process. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

let servers = 0

/** Starts a Node program with its log in a file, as a service manager would, and waits until it says that it is ready. */
export const startServer = async (file: string, options: ServerOptions): Promise<Server> => {
  const { environment = {}, pinned = true, ready = /ready at (http:\/\/[^"\s]+)/, logDirectory } = options
  servers += 1
  const log = join(logDirectory, `server-${servers}.log`)
  const descriptor = openSync(log, 'a')
  const command =
    pinned && pinning ? ['taskset', '-c', pinning.server, process.execPath, file] : [process.execPath, file]
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', descriptor, descriptor],
  })
  closeSync(descriptor)
  const deadline = Date.now() + startLimit
  let text = ''
  for (let found: RegExpExecArray | null = null; found === null; ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not start:\n${text.slice(-2000)}`)
    }
    await delay(10)
    text = readFileSync(log, 'utf8')
    found = ready.exec(text)
  }
  const address = ready.exec(text)?.[1] ?? ''
  const operations = /health and metrics are on ([\d.:]+)/.exec(text)?.[1]
  const pid = child.pid!
  return {
    pid,
    child,
    address,
    port: address === '' ? 0 : Number(new URL(address).port),
    operations: operations && `http://${operations}`,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    log: () => readFileSync(log, 'utf8'),
    forgetLog: () => truncateSync(log),
    async stop() {
      if (child.exitCode !== null) throw new Error(`${file} ended by itself: ${readFileSync(log, 'utf8').slice(-2000)}`)
      child.kill('SIGTERM')
      await once(child, 'exit')
      if (child.exitCode !== 0) throw new Error(`${file} ended with ${child.exitCode ?? child.signalCode}`)
    },
  }
}
