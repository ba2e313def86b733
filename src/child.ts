import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'

/** A child process, which exchanges messages with this one. */
export interface Child {
  send(message: object): void
  /** Writes to the child's standard input. Resolves when more may be written. */
  write(bytes: Uint8Array): Promise<void>
  /** Closes the child's standard input. Resolves when all has been written. */
  endInput(): Promise<void>
  /**
   * The child's next message.
   * @throws the signal's reason when it is aborted, and an error when the child has ended
   */
  receive<Message>(signal: AbortSignal): Promise<Message>
  /** Ends the child at once. */
  end(): Promise<void>
}

/** Characters of a child's messages that are kept for its error: the last ones name the cause. */
const maxMessages = 2000

/**
 * Starts a program of the service in a process of its own: its memory is returned when it ends, and
 * a crash ends nothing else. It gets neither the environment with its secrets nor this process's
 * flags.
 * @param flags of Node.js
 */
export const startChild = (
  program: URL,
  flags: string[],
  environment: NodeJS.ProcessEnv = {},
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
  child.once('close', (code, signal) => {
    const hint = signal === 'SIGABRT' ? ', probably at its memory limit' : ''
    const reason = messages === '' ? '' : `: ${messages.trim()}`
    ended.abort(new Error(`the child process ended with ${signal ?? code}${hint}${reason}`))
  })
  // A child that has ended, or has not started, is noticed by `next`.
  child.stdin?.on('error', () => undefined)
  /** @throws the reason of an abort */
  const next = async (emitter: EventEmitter, event: string, signal: AbortSignal) => {
    try {
      return await once(emitter, event, { signal })
    } catch (error) {
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
      child.kill('SIGKILL')
      await once(ended.signal, 'abort')
    },
  }
}

/**
 * For the program of a child: only its parent ends it, also when a signal goes to all processes. It
 * ends by itself when the parent has ended.
 */
export const followParent = (): void => {
  process.on('SIGTERM', () => undefined)
  process.once('disconnect', () => process.exit())
}
