export const jwtSecret = 'a-secret-of-the-tests-with-32-bytes-or-more'
/** The password of every account of the tests; not in a list of common passwords. */
export const password = 'correcto caballo batería grapa'
/** A profile that the service accepts. */
export const profile = {
  nombre: 'Ana',
  apellidos: 'García',
  fecha_nacimiento: '1990-05-17',
  talla_m: 1.68,
}

/**
 * The breach service refuses at once, hashes are cheap, and attempts are not limited. Time-outs of
 * the database are long, because other tests share the machine.
 */
export const testEnvironment = {
  NODE_ENV: 'test',
  DATABASE_TIMEOUT_MS: '20000',
  JWT_SECRET_KEY: jwtSecret,
  ARGON2_MEMORY_COST: '1024',
  AUTH_RATE_LIMIT_MAX: '1000000',
  BREACH_API_URL: 'http://127.0.0.1:9/range/',
}

/**
 * For tests of an absent database: short, but longer than the pauses of a process on a machine
 * that is short of processor time.
 */
export const outageTimeouts = { DATABASE_TIMEOUT_MS: '4000' }

interface LogLine {
  level: string
  message: string
  [field: string]: unknown
}

export const collectLog = () => {
  const lines: LogLine[] = []
  const write = (level: string) => (fields: object, message: string) => {
    lines.push({ ...fields, level, message })
  }
  return { lines, info: write('info'), warn: write('warn'), error: write('error') }
}

export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
