/** What the rooms need of a logger; pino and Fastify's loggers are one. Fields never hold secrets or health data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
