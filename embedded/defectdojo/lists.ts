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

/**
 * One page of a table, ordered by id: 25 rows unless `limit` asks for another positive number.
 * Empty and unknown parameters are ignored, as in DefectDojo. The service does not use DefectDojo's
 * addresses of other pages, so they are missing.
 */
export const listPage = async (store: Store, { url }: FastifyRequest, source: Source) => {
  const { table, filters } = source
  const { searchParams } = new URL(url, 'http://sandbox')
  const limit = whole(searchParams.get('limit')) || defaultLimit
  const offset = whole(searchParams.get('offset')) ?? 0
  const used = [...searchParams].filter(
    ([name, value]) => value !== '' && Object.hasOwn(filters, name),
  )
  const conditions = used.map(([name], index) => filters[name]?.replaceAll('?', `$${index + 1}`))
  const rest = `from ${table} where ${['true', ...conditions].join(' and ')}`
  const values = used.map(([, value]) => value)
  const [counted] = await store.all<{ count: number }>(`select count(*)::int ${rest}`, values)
  const page = `select * ${rest} order by id limit ${limit} offset ${offset}`
  return { count: counted?.count ?? 0, results: await store.all(page, values) }
}
