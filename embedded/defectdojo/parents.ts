import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { bodyOf, fieldReader } from './fields.ts'
import { Conditions, listPage, queryOf } from './lists.ts'
import { invalid, missingParent, noSuch } from './replies.ts'
import { isUniqueViolation } from './store.ts'

type Named = { id: number; name: string; created?: Date }

/** The filters of a list: the parameter, the condition (`?` is its value) and whether the value is an id. */
type Filters = Record<string, { condition: string; id?: boolean }>

const conditionsOf = (request: FastifyRequest, filters: Filters): Conditions => {
  const conditions = new Conditions()
  for (const [name, value] of queryOf(request)) {
    const filter = filters[name]
    if (filter === undefined) continue
    if (filter.id && !/^\d{1,9}$/.test(value)) throw invalid({ [name]: ['Enter a number.'] })
    conditions.add(filter.condition, value)
  }
  return conditions
}

const byName: Filters = { name: { condition: 'name = ?' } }

/** Inserts, and answers a name that is taken as DefectDojo's serializer does. */
const insertUnique = async (model: string, insert: () => Promise<pg.QueryResult<Named>>): Promise<Named> => {
  try {
    const { rows } = await insert()
    const [row] = rows
    if (row === undefined) throw new Error('nothing was inserted')
    return row
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ name: [`${model} with this name already exists.`] })
    throw error
  }
}

const productType = ({ id, name, created }: Named) => ({
  id,
  created,
  updated: created,
  name,
  description: null,
  critical_product: false,
  key_product: false,
  authorized_users: [],
})

const testType = ({ id, name }: Named) => ({ id, name, static_tool: false, dynamic_tool: false, active: true })

const product = (row: Named & { description: string; prod_type: number }) => ({
  findings_count: 0,
  findings_list: [],
  ...row,
  sla_configuration: 1,
  authorized_users: [],
  tags: [],
})

const engagement = (row: Named & { product: number; target_start: string; target_end: string }) => ({
  ...row,
  updated: row.created,
  description: null,
  active: true,
  status: 'Not Started',
  engagement_type: 'Interactive',
  lead: null,
  notes: [],
  files: [],
  risk_acceptance: [],
  tags: [],
})

type TestRow = {
  id: number
  engagement: number
  test_type: number
  title: string | null
  target_start: string
  target_end: string
  created: Date
}

const test = (row: TestRow) => ({
  ...row,
  updated: row.created,
  scan_type: null,
  description: null,
  percent_complete: null,
  lead: null,
  environment: null,
  notes: [],
  files: [],
  tags: [],
})

/** Product types, products, engagements, test types and tests: listed and created. */
export const registerParentRoutes = (app: FastifyInstance, store: pg.Pool): void => {
  const exists = async (table: string, id: number) =>
    (await store.query(`select 1 from ${table} where id = $1`, [id])).rowCount === 1

  for (const [path, table, model, render] of [
    ['product_types', 'product_types', 'product_ type', productType],
    ['test_types', 'test_types', 'test_ type', testType],
  ] as const) {
    app.get(`/api/v2/${path}/`, (request) =>
      listPage<Named>(store, request, { table, conditions: conditionsOf(request, byName), order: 'id' }, render),
    )
    app.post(`/api/v2/${path}/`, async (request, reply) => {
      const fields = fieldReader(bodyOf(request.body))
      fields.require('name')
      const name = fields.text('name', { maxLength: 255 })
      fields.check()
      const row = await insertUnique(model, () =>
        store.query<Named>(`insert into ${table} (name) values ($1) returning *`, [name]),
      )
      return reply.code(201).send(render(row))
    })
  }

  app.get('/api/v2/products/', (request) => {
    const conditions = conditionsOf(request, {
      name: { condition: 'position(lower(?) in lower(name)) > 0' },
      name_exact: { condition: 'lower(name) = lower(?)' },
      prod_type: { condition: 'prod_type = ?', id: true },
    })
    return listPage(store, request, { table: 'products', conditions, order: 'id' }, product)
  })

  app.post('/api/v2/products/', async (request, reply) => {
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    if (body.prod_type === undefined) throw missingParent('prod_type')
    const prodType = fields.id('prod_type') ?? 0
    if (!(await exists('product_types', prodType))) throw noSuch('Product_Type')
    fields.require('name', 'description')
    const name = fields.text('name', { maxLength: 255 })
    const description = fields.text('description')
    fields.check()
    const row = await insertUnique('product', () =>
      store.query('insert into products (name, description, prod_type) values ($1, $2, $3) returning *', [
        name,
        description,
        prodType,
      ]),
    )
    return reply.code(201).send(row)
  })

  app.get('/api/v2/engagements/', (request) => {
    const conditions = conditionsOf(request, {
      ...byName,
      product: { condition: 'product = ?', id: true },
    })
    return listPage(store, request, { table: 'engagements', conditions, order: 'id' }, engagement)
  })

  app.post('/api/v2/engagements/', async (request, reply) => {
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    if (body.product === undefined) throw missingParent('product')
    const productId = fields.id('product') ?? 0
    if (!(await exists('products', productId))) throw noSuch('Product')
    fields.require('target_start', 'target_end')
    const name = fields.text('name', { maxLength: 300 })
    const start = fields.date('target_start')
    const end = fields.date('target_end')
    if (start !== undefined && end !== undefined && start > end) {
      fields.fail('non_field_errors', 'Your target start date exceeds your target end date')
    }
    fields.check()
    const { rows } = await store.query(
      'insert into engagements (name, product, target_start, target_end) values ($1, $2, $3, $4) returning *',
      [name ?? null, productId, start, end],
    )
    return reply.code(201).send(engagement(rows[0]))
  })

  app.get('/api/v2/tests/', (request) => {
    const conditions = conditionsOf(request, {
      title: { condition: 'title = ?' },
      engagement: { condition: 'engagement = ?', id: true },
      test_type: { condition: 'test_type = ?', id: true },
    })
    const table = '(select t.*, y.name as test_type_name from tests t join test_types y on y.id = t.test_type) as tests'
    return listPage(store, request, { table, conditions, order: 'id' }, test)
  })

  app.post('/api/v2/tests/', async (request, reply) => {
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    if (body.engagement === undefined) throw missingParent('engagement')
    const engagementId = fields.id('engagement') ?? 0
    if (!(await exists('engagements', engagementId))) throw noSuch('Engagement')
    fields.require('test_type', 'target_start', 'target_end')
    const typeId = fields.id('test_type')
    if (typeId !== undefined && !(await exists('test_types', typeId))) {
      fields.fail('test_type', `Invalid pk "${typeId}" - object does not exist.`)
    }
    const title = fields.text('title', { maxLength: 255 })
    const start = fields.date('target_start')
    const end = fields.date('target_end')
    fields.check()
    const { rows } = await store.query(
      `insert into tests (engagement, test_type, title, target_start, target_end) values ($1, $2, $3, $4, $5) returning *`,
      [engagementId, typeId, title ?? null, start, end],
    )
    return reply.code(201).send(test(rows[0]))
  })
}
