import pg from 'pg'

/** A socket's folder and every loopback address mean this machine. */
const thisMachine =
  /^(\/.*|localhost\.?|127(\.\d+){3}|\[?(::1|::ffff:127(\.\d+){3})\]?|0\.0\.0\.0|\[?::\]?)$/i

/** Host, port and database of a URL as pg reads it, defaults and `?host=` included. */
const addressOf = (url: string): string => {
  const { host, port, database } = new pg.Client({ connectionString: url })
  return JSON.stringify([thisMachine.test(host) ? 'localhost' : host.toLowerCase(), port, database])
}

/** Whether pg can read the URL: its escapes are valid, and its files can be read. */
export const isReadable = (url: string): boolean => {
  try {
    addressOf(url)
    return true
  } catch {
    return false
  }
}

/** Whether two URLs name one database, as far as their texts show. */
export const isSameDatabase = (one: string, other: string): boolean =>
  addressOf(one) === addressOf(other)
