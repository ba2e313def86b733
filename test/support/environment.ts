export const jwtSecret = 'a-secret-of-the-tests-with-32-bytes-or-more'
/** Good for every account of the tests; in no list of common passwords. */
export const password = 'correcto caballo batería grapa'

/**
 * The breach service refuses at once, hashes are cheap, attempts are not limited, and the database
 * may take its time, because other tests share the machine.
 */
export const testEnvironment = {
  NODE_ENV: 'test',
  DATABASE_TIMEOUT_MS: '20000',
  JWT_SECRET_KEY: jwtSecret,
  ARGON2_MEMORY_COST: '1024',
  AUTH_RATE_LIMIT_MAX: '1000000',
  BREACH_API_URL: 'http://127.0.0.1:9/range/',
}

/** For a service whose database is to be away, so that it gives up as soon as in production. */
export const productionTimeouts = { DATABASE_TIMEOUT_MS: '' }
