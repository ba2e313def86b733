import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'

/** A child process, which exchanges messages with this one. */
export interface Child {
  send(message: object): void
  /** Writes to the child's standard input. Resolves when more may be written. */
  write(bytes: Uint8Array): Promise<void>
  /** Closes the child's standard input. Resolves when all has been written. */
  endInput(): Promise<void>
  /**
   * The child's next message.
   * @throws the signal's reason when it is aborted, `ChildFailure` when the child has ended
   */
  receive<Message>(signal: AbortSignal): Promise<Message>
  /** Ends the child at once. */
  end(): Promise<void>
}

/**
 * Why a child has ended. `ended`: this process ended it, after its answer or because it was no
 * longer needed. `heap_limit`: V8 ended it at the bound of the heap. `killed`: a SIGKILL from
 * outside, which the kernel sends when memory runs out. `failed`: it ended on its own.
 */
export const childEnds = ['ended', 'heap_limit', 'killed', 'failed'] as const
export type ChildEnd = (typeof childEnds)[number]

/** A child has ended without an answer. */
export class ChildFailure extends Error {
  override name = 'ChildFailure'
  readonly isOutOfMemory: boolean

  constructor(end: ChildEnd, message: string) {
    super(message)
    this.isOutOfMemory = end === 'heap_limit' || end === 'killed'
  }
}

/** Characters of a child's messages that are kept for its error: the last ones name the cause. */
const maxMessages = 2000

/** Bytes of memory that the container, or else the machine, gives to its processes. */
export const availableMemory = (): number =>
  // 0 without a limit, or a number beyond the machine's memory.
  Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

/**
 * Megabytes of heap for a child: a third of the memory of the container or the machine. At most a
 * report and an import run at once, and few need all of their heap.
 */
export const childHeap = (most: number): number =>
  Math.min(most, Math.floor(availableMemory() / 3 / 2 ** 20))

interface ChildOptions {
  /** Of Node.js. */
  flags?: string[]
  environment?: NodeJS.ProcessEnv
  onEnd?: (end: ChildEnd) => void
}

/**
 * Starts a program of the service in a process of its own: its memory is returned when it ends, and
 * a crash ends nothing else. It gets neither the environment with its secrets nor this process's
 * flags.
 */
export const startChild = (
  program: URL,
  { flags = [], environment = {}, onEnd }: ChildOptions = {},
): Child => {
  const child = fork(program, {
    env: environment,
    execArgv: flags,
    serialization: 'advanced',
    // A terminal sends Ctrl-C to the whole group, but this process ends its children in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  const ended = new AbortController()
  child.once('error', (error) => ended.abort(error))
  let messages = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-maxMessages)
  })
  let isEnding = false
  const endOf = (signal: NodeJS.Signals | null): ChildEnd => {
    if (isEnding) return 'ended'
    if (signal === 'SIGABRT') return 'heap_limit'
    return signal === 'SIGKILL' ? 'killed' : 'failed'
  }
  child.once('close', (code, signal) => {
    const end = endOf(signal)
    onEnd?.(end)
    const reason = messages === '' ? '' : `: ${messages.trim()}`
    const message = `the child process ended with ${signal ?? code} (${end})${reason}`
    ended.abort(new ChildFailure(end, message))
  })
  // A child that has ended, or has not started, is noticed by `next`.
  child.stdin?.on('error', () => undefined)
  /** @throws the reason of an abort */
  const next = async (emitter: EventEmitter, event: string, signal: AbortSignal) => {
    try {
      return await once(emitter, event, { signal })
    } catch (error) {
      // The input of a child that ends breaks before its `close`, which has the reason.
      if (emitter !== child && !signal.aborted) await once(signal, 'abort')
      throw signal.aborted ? signal.reason : error
    }
  }
  return {
    send: (message) => void child.send(message, () => undefined),
    async write(bytes) {
      if (!child.stdin?.write(bytes)) await next(child.stdin ?? child, 'drain', ended.signal)
    },
    async endInput() {
      child.stdin?.end()
      await next(child.stdin ?? child, 'finish', ended.signal)
    },
    async receive<Message>(signal: AbortSignal) {
      const [message] = await next(child, 'message', AbortSignal.any([signal, ended.signal]))
      return message as Message
    },
    async end() {
      if (ended.signal.aborted) return
      isEnding = true
      child.kill('SIGKILL')
      await once(ended.signal, 'abort')
    },
  }
}

/**
 * For the program of a child: only its parent ends it, even when a signal goes to all processes. It
 * ends on its own when the parent has ended. When memory runs out the kernel kills it first,
 * because the service can continue without it.
 */
export const followParent = (): void => {
  process.on('SIGTERM', () => undefined)
  process.once('disconnect', () => process.exit())
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Without /proc the kernel decides.
  }
}
