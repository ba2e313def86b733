import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Conditions, queryOf } from './lists.ts'
import { invalid } from './replies.ts'

const invalidChoice = 'Select a valid choice. That choice is not one of the available choices.'

const orders = new Set(
  `active created date duplicate false_p id is_mitigated last_status_update out_of_scope severity title verified`.split(
    ' ',
  ),
)

/** The column behind each filter on a flag. */
const flags = new Set(['active', 'verified', 'false_p', 'duplicate', 'out_of_scope', 'risk_accepted', 'is_mitigated'])

const idLists: Record<string, string> = {
  id: 'id = any(?)',
  test__engagement: 'test in (select id from tests where engagement = any(?))',
  test__engagement__product:
    'test in (select t.id from tests t join engagements e on e.id = t.engagement where e.product = any(?))',
}

const words = (value: string) => value.split(',').filter((word) => word !== '')

const orderOf = (value: string | undefined): string => {
  if (value === undefined) return 'id'
  const columns = words(value).map((word) => {
    const column = word.replace(/^-/, '')
    if (!orders.has(column))
      throw invalid({ o: [`Select a valid choice. ${word} is not one of the available choices.`] })
    return `${column === 'date' ? 'created' : column}${word.startsWith('-') ? ' desc' : ''}`
  })
  return [...columns, 'id'].join(', ')
}

/**
 * The filters of GET /findings/: `tag` and `title` match parts of words without case, `tags` whole ones of which one
 * must be there and which it turns into lower case, `tags__and` whole ones with case of which all must be there. What is
 * not known is ignored, so that everything is answered.
 */
export const searchOf = async (store: pg.Pool, request: FastifyRequest) => {
  const query = queryOf(request)
  const conditions = new Conditions()
  for (const [name, value] of query) {
    const idList = idLists[name]
    if (idList !== undefined) {
      const ids = words(value)
      if (ids.some((id) => !/^\d{1,9}$/.test(id))) throw invalid({ [name]: ['Enter a number.'] })
      conditions.add(idList, ids.map(Number))
    } else if (flags.has(name) && /^([Tt]rue|[Ff]alse)$/.test(value)) {
      conditions.add(`${name} = ?`, value.toLowerCase() === 'true')
    } else if (name === 'test') {
      const known =
        /^\d{1,9}$/.test(value) && (await store.query('select 1 from tests where id = $1', [value])).rowCount
      if (!known) throw invalid({ test: [invalidChoice] })
      conditions.add('test = ?', value)
    } else if (name === 'tag') {
      conditions.add('exists (select from unnest(tags) as t where position(lower(?) in lower(t)) > 0)', value)
    } else if (name === 'tags') {
      conditions.add('tags && ?::text[]', words(value.toLowerCase()))
    } else if (name === 'tags__and') {
      conditions.add('tags @> ?::text[]', words(value))
    } else if (name === 'title') {
      conditions.add('position(lower(?) in lower(title)) > 0', value)
    } else if (name === 'exact_title') {
      conditions.add('lower(title) = lower(?)', value)
    }
  }
  return { table: 'findings', conditions, order: orderOf(query.get('o')) }
}
