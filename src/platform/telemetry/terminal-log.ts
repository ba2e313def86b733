import type { LevelWithSilent } from 'pino'
import type { LogOutput } from './log-output.ts'

/** Fields that the line repeats, or that only programs need. */
const hidden = new Set('level time msg event err error request_id reqId'.split(' '))

interface LoggedError {
  message?: string
  stack?: string
}

const describe = (log: Record<string, unknown>): string => {
  const { level, msg, err } = log as { level: string; msg: string; err?: LoggedError }
  const fields = Object.entries(log)
    .filter(([name, value]) => !hidden.has(name) && value !== null)
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'object' ? Object.values(value ?? {}).join(', ') : value}`,
    )
  const reason = err?.message && !msg.includes(err.message) ? `: ${err.message}` : ''
  // Only unexpected failures have these levels.
  const stack = /error|fatal/.test(level) && err?.stack ? `\n${err.stack}` : ''
  return [`${msg}${reason}`, ...fields].join('  ') + stack
}

/**
 * The human-readable log if standard output is a terminal: one line for each event, but none for a
 * request that succeeded.
 * @param level from `debug` on all requests have a line
 */
export const openTerminalLog = async (
  level: LevelWithSilent = 'info',
): Promise<LogOutput | undefined> => {
  if (!process.stdout.isTTY) return undefined
  const { prettyFactory } = await import('pino-pretty')
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true,
    messageFormat: describe,
  })
  const showsAll = level === 'debug' || level === 'trace'
  // The terminal may be closed before the process has ended.
  process.stdout.on('error', () => undefined)
  return {
    write(line) {
      const { event, status } = JSON.parse(line)
      if (event === 'request' && status < 400 && !showsAll) return
      // The block at the end of the start says it.
      if (event === 'no_accounts') return
      process.stdout.write(format(line))
    },
    flush: async () => undefined,
    flushSync: () => undefined,
  }
}
