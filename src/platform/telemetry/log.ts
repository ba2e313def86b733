import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino } from 'pino'

/** The parent of the loggers of requests. */
export type RootLog = FastifyBaseLogger

/** The part of pino that the modules use. Fields never hold secrets or health data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Without `detail` and `where` of database errors: they quote rows, which are personal data. */
const serialiseError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' }
  const { name: type, message, stack, cause } = error
  return {
    type,
    ...('code' in error && { code: error.code }),
    message,
    stack,
    ...(cause !== undefined && { cause: serialiseError(cause) }),
  }
}

/** JSON lines: time in UTC, level, message, fields. Requests and answers are never logged whole. */
export const createLogger = (level: LevelWithSilent, destination?: DestinationStream): RootLog =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: serialiseError,
        error: serialiseError,
        req: () => undefined,
        res: () => undefined,
        // @fastify/multipart logs the request's headers, also credentials, at level `trace`.
        busboyOptions: () => undefined,
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
