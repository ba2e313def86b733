import type { FastifyRequest } from 'fastify'
import type { Store } from './store.ts'

/** The source of a list. */
export interface Source {
  readonly table: string
  /** The condition for each parameter; `?` is its value. */
  readonly filters: Readonly<Record<string, string>>
}

const defaultLimit = 25

const whole = (value: string | null): number | undefined =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined

/** An absolute URL, as in DefectDojo: made from the Host that the request claims. */
const pageUrl = (request: FastifyRequest, offset: number): string => {
  const url = new URL(request.url, `http://${request.headers.host}`)
  url.searchParams.set('offset', String(offset))
  return url.href
}

/**
 * One page of a table, ordered by id: 25 rows unless `limit` asks for another positive number.
 * Empty and unknown parameters are ignored, as in DefectDojo.
 */
export const listPage = async (store: Store, request: FastifyRequest, source: Source) => {
  const { table, filters } = source
  const { searchParams } = new URL(request.url, 'http://sandbox')
  const limit = whole(searchParams.get('limit')) || defaultLimit
  const offset = whole(searchParams.get('offset')) ?? 0
  const used = [...searchParams].filter(([name, value]) => value !== '' && filters[name])
  const conditions = used.map(([name], index) => filters[name]?.replaceAll('?', `$${index + 1}`))
  const rest = `from ${table} where ${['true', ...conditions].join(' and ')}`
  const values = used.map(([, value]) => value)
  const [counted] = await store.all<{ count: number }>(`select count(*)::int ${rest}`, values)
  const count = counted?.count ?? 0
  const page = `select * ${rest} order by id limit ${limit} offset ${offset}`
  return {
    count,
    next: offset + limit < count ? pageUrl(request, offset + limit) : null,
    previous: offset > 0 ? pageUrl(request, Math.max(0, offset - limit)) : null,
    results: await store.all(page, values),
    prefetch: {},
  }
}
