import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** The process's logger, which requests' loggers descend from. */
export type RootLog = FastifyBaseLogger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

interface SerialisedError {
  type: string
  code?: unknown
  message: string
  stack?: string | undefined
  cause?: SerialisedError
}

/** An error's own words without what databases add: `detail` and `where` quote rows, and rows are people's data. */
const serialiseError = (error: unknown): SerialisedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' }
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
  }
}

let lastMillisecond = 0
let lastTime = ''

/** ISO 8601 in UTC, as pino's own; made once for all lines of a millisecond, since making it costs as much as the rest. */
const isoTime = (): string => {
  const now = Date.now()
  if (now !== lastMillisecond) {
    lastMillisecond = now
    lastTime = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastTime
}

/** JSON lines on standard output: time in UTC, level, message, fields. Requests and answers are never logged whole. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): RootLog =>
  pino(
    {
      level,
      base: null,
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: serialiseError,
        error: serialiseError,
        req: () => undefined,
        res: () => undefined,
        // @fastify/multipart's own line at `trace` has the request's headers in it, credentials and all.
        busboyOptions: () => undefined,
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
