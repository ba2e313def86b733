import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { forms, read } from './forms.ts'
import { listPage, type Source } from './lists.ts'
import { invalid, missingParent, noSuch } from './replies.ts'
import { isUniqueViolation, type Store } from './store.ts'

interface Resource extends Pick<Source, 'filters'> {
  /** The last part of the path, and the table. */
  name: string
  form: z.ZodType<object>
  /** The parent of a new row. */
  parent?: { field: string; table: string; model: string }
  /** Its name in the message about a name that is taken. */
  label?: string
  /** The source of lists, if it is not the table. */
  view?: string
}

const exactName = { name: 'name = ?' }

const resources: readonly Resource[] = [
  { name: 'product_types', form: forms.name, label: 'product_ type', filters: exactName },
  { name: 'test_types', form: forms.name, label: 'test_ type', filters: exactName },
  {
    name: 'products',
    form: forms.product,
    parent: { field: 'prod_type', table: 'product_types', model: 'Product_Type' },
    label: 'product',
    filters: { name_exact: 'lower(name) = lower(?)' },
  },
  {
    name: 'engagements',
    form: forms.engagement,
    parent: { field: 'product', table: 'products', model: 'Product' },
    filters: { ...exactName, product: 'product::text = ?' },
  },
  {
    name: 'tests',
    form: forms.test,
    parent: { field: 'engagement', table: 'engagements', model: 'Engagement' },
    filters: { engagement: 'engagement::text = ?' },
    view: `(select tests.*, test_types.name as test_type_name
            from tests join test_types on test_types.id = test_type) as tests`,
  },
]

/** Product types, test types, products, engagements and tests: listed and created. */
export const registerParentRoutes = (app: FastifyInstance, store: Store): void => {
  for (const { name, form, parent, label, filters, view } of resources) {
    const path = `/api/v2/${name}/`
    app.get(path, (request) => listPage(store, request, { table: view ?? name, filters }))

    app.post<{ Body?: Record<string, unknown> }>(path, async ({ body }, reply) => {
      const id = parent && body?.[parent.field]
      if (parent && id === undefined) throw missingParent(parent.field)
      if (parent && !(await store.find(parent.table, id))) throw noSuch(parent.model)
      const fields = read(form, body)
      try {
        return reply.code(201).send(await store.insert(name, fields))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw invalid({ name: [`${label} with this name already exists.`] })
      }
    })
  }
}
