import type { FastifyRequest } from 'fastify'
import type pg from 'pg'

const defaultLimit = 25

/** Conditions of a list's filters, with their parameters. */
export class Conditions {
  readonly parameters: unknown[] = []
  private readonly conditions: string[] = []

  /** Adds a condition; `?` stands for the value. */
  add(condition: string, value: unknown): void {
    this.parameters.push(value)
    this.conditions.push(condition.replaceAll('?', `$${this.parameters.length}`))
  }

  get where(): string {
    return this.conditions.length === 0 ? '' : ` where ${this.conditions.join(' and ')}`
  }
}

/** The query of a request; of a parameter that is given twice the last one counts, an empty one is as good as none. */
export const queryOf = (request: FastifyRequest): Map<string, string> => {
  const parameters = new URL(request.url, 'http://sandbox').searchParams
  return new Map([...parameters].filter(([, value]) => value !== ''))
}

const whole = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined

/** Absolute like DefectDojo's: built from whatever Host and protocol the request claims. */
const pageUrl = (request: FastifyRequest, offset: number): string => {
  const protocol = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const url = new URL(request.url, `${protocol}://${request.headers.host ?? 'localhost'}`)
  if (offset > 0) url.searchParams.set('offset', String(offset))
  else url.searchParams.delete('offset')
  url.searchParams.sort()
  return url.href
}

/** One page of a table: 25 rows unless `limit` asks for another positive number, however large. */
export const listPage = async <Row extends pg.QueryResultRow>(
  store: pg.Pool,
  request: FastifyRequest,
  source: { table: string; conditions: Conditions; order: string },
  render: (row: Row) => object,
) => {
  const query = queryOf(request)
  const limit = whole(query.get('limit')) || defaultLimit
  const offset = whole(query.get('offset')) ?? 0
  const { table, conditions, order } = source
  const counted = await store.query<{ count: number }>(
    `select count(*)::int as count from ${table}${conditions.where}`,
    conditions.parameters,
  )
  const count = counted.rows[0]?.count ?? 0
  const { rows } = await store.query<Row>(
    `select * from ${table}${conditions.where} order by ${order} limit ${limit} offset ${offset}`,
    conditions.parameters,
  )
  return {
    count,
    next: offset + limit < count ? pageUrl(request, offset + limit) : null,
    previous: offset > 0 ? pageUrl(request, Math.max(0, offset - limit)) : null,
    results: rows.map(render),
    prefetch: {},
  }
}
