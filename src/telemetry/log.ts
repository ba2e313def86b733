/** The part of pino that the rooms use. Fields never hold secrets or health data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
