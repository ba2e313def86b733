import pg from 'pg'

/** A socket's folder and every loopback address mean this machine. */
const thisMachine =
  /^(\/.*|localhost\.?|127(\.\d+){3}|\[?(::1|::ffff:127(\.\d+){3})\]?|0\.0\.0\.0|\[?::\]?)$/i

/** Host, port and database of a URL as pg reads it, defaults and `?host=` included. */
const addressOf = (url: string): string => {
  const { host, port, database } = new pg.Client({ connectionString: url })
  return JSON.stringify([thisMachine.test(host) ? 'localhost' : host.toLowerCase(), port, database])
}

/** Whether two URLs name one database, as far as their texts show. */
export const isSameDatabase = (one: string, other: string): boolean =>
  addressOf(one) === addressOf(other)
