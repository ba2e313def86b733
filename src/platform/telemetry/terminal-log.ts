import type { LogOutput } from './log-output.ts'

/** Fields that the line repeats, or that only programs need. */
const hidden = new Set('level time msg event err error request_id reqId operation'.split(' '))

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

/** The human-readable log, one line for each event, if standard output is a terminal. */
export const openTerminalLog = async (): Promise<LogOutput | undefined> => {
  if (!process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  const stream = pretty({
    destination: 1,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true,
    messageFormat: describe,
  })
  return { write: (line) => void stream.write(line), flush: async () => undefined }
}
