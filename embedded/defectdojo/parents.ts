import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { forms, read } from './forms.ts'
import { listPage, type Source } from './lists.ts'
import { invalid, noSuch, Refusal } from './replies.ts'
import { isUniqueViolation, type Store } from './store.ts'

export type Body = Record<string, unknown> | undefined

/** The parent of a new row: the field with its id, its table, and the name of its model. */
interface Parent {
  field: string
  table: string
  model: string
}

interface Resource extends Pick<Source, 'filters'> {
  /** The last part of the path, and the table. */
  name: string
  form: z.ZodType<object>
  parent?: Parent
  /** Its name in the message about a name that is taken. */
  label?: string
  /** The source of lists, if it is not the table. */
  view?: string
}

/** DefectDojo looks for the parent of a new row before it reads the other fields. */
export const assertParent = async (store: Store, body: Body, { field, table, model }: Parent) => {
  const id = body?.[field]
  if (id === undefined) {
    const detail = `Unable to check for permissions: Attribute '${field}' is required`
    throw new Refusal(400, { detail })
  }
  if (!(await store.find(table, id))) throw noSuch(model)
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
    filters: { id: 'id::text = ?', name: 'strpos(lower(name), lower(?)) > 0' },
    view: 'shown_products',
  },
  {
    name: 'engagements',
    form: forms.engagement,
    parent: { field: 'product', table: 'products', model: 'Product' },
    filters: { id: 'id::text = ?', ...exactName, product: 'product::text = ?' },
    view: 'shown_engagements',
  },
  {
    name: 'tests',
    form: forms.test,
    parent: { field: 'engagement', table: 'engagements', model: 'Engagement' },
    filters: { id: 'id::text = ?', engagement: 'engagement::text = ?' },
    view: 'shown_tests',
  },
]

/** Product types, test types, products, engagements and tests: listed and created. */
export const registerParentRoutes = (app: FastifyInstance, store: Store): void => {
  for (const { name, form, parent, label, filters, view } of resources) {
    const path = `/api/v2/${name}/`
    app.get(path, (request) => listPage(store, request, { table: view ?? name, filters }))

    app.post<{ Body: Body }>(path, async ({ body }, reply) => {
      if (parent) await assertParent(store, body, parent)
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
