import pretty from 'pino-pretty'
import type { LogOutput } from './log-output.ts'

/** Fields that stand in the line already, or that help a program more than a person. */
const unsaid = new Set([
  'level',
  'time',
  'msg',
  'event',
  'err',
  'error',
  'request_id',
  'reqId',
  'operation',
])
/** An unexpected failure: where it happened helps a developer. */
const withStack = new Set(['error', 'fatal'])

interface LoggedError {
  message?: string
  stack?: string
}

const describe = (log: Record<string, unknown>): string => {
  const { level, msg, err } = log as { level: string; msg: string; err?: LoggedError }
  const fields = Object.entries(log)
    .filter(([name, value]) => !unsaid.has(name) && value !== null)
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'object' ? Object.values(value ?? {}).join(', ') : value}`,
    )
  const reason = err?.message && !msg.includes(err.message) ? `: ${err.message}` : ''
  const stack = withStack.has(level) && err?.stack ? `\n${err.stack}` : ''
  return [`${msg}${reason}`, ...fields].join('  ') + stack
}

/** The log for people: one line for each event, written at once. */
export const openTerminalLog = (): LogOutput => {
  const stream = pretty({
    destination: 1,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true,
    messageFormat: describe,
  })
  return { write: (line) => void stream.write(line), flush: async () => undefined }
}
