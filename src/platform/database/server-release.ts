import type { Log } from '../telemetry/log.ts'

/**
 * The minor release of each major version of PostgreSQL that mends the known holes which SQL alone
 * can reach, such as CVE-2026-14669: that of November 2026. Raise them with PostgreSQL's releases:
 * February, May, August and November.
 */
const leastMinor: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 7 }

const majors = Object.keys(leastMinor).map(Number)

/** A query for a server's `server_version_num` as `version`. */
export const versionQuery = "SELECT current_setting('server_version_num')::integer AS version"

export type OutdatedRelease = Record<'found' | 'needed', string>

/**
 * Whether a server lacks those mends. A major version that is older than all in the list gets no
 * mends any more; a newer one is admitted.
 * @param version `server_version_num`, such as 150018 for 15.18
 * @returns the server's release and the least one, undefined for a server that is new enough
 */
export const outdatedRelease = (version: number): OutdatedRelease | undefined => {
  const [major, minor] = [Math.floor(version / 10_000), version % 10_000]
  if (major > Math.max(...majors)) return undefined
  const least = leastMinor[major]
  if (least !== undefined && minor >= least) return undefined
  const oldest = least === undefined ? Math.min(...majors) : major
  return { found: `${major}.${minor}`, needed: `${oldest}.${leastMinor[oldest]}` }
}

/** Logs that the server of a database is outdated, and the consequence. */
export const warnOfRelease = (
  log: Log,
  database: 'service' | 'findings',
  { found, needed }: OutdatedRelease,
  consequence = '',
): void => {
  const message = `PostgreSQL ${found} lacks security fixes, which ${needed} has${consequence}`
  log.warn({ event: 'database_outdated', database, found, needed }, message)
}
