import type { FastifyInstance } from 'fastify'
import { refusalOf, settle } from './flags.ts'
import { forms, read, type StatusFields } from './forms.ts'
import { listPage } from './lists.ts'
import { assertParent, type Body } from './parents.ts'
import { invalid, noSuch } from './replies.ts'
import type { Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

type StoredStatus = StatusFields & { mitigated: string | null }

type FindingRow = StoredStatus & { id: number; title: string; created: string; updated: string }

type NewStatus = StatusFields & { title: string }

type ById = { Params: { id: string } }

const hasTagLike = 'exists (select from unnest(tags) as t where position(lower(?) in lower(t)) > 0)'

/** Filters of tags and titles match parts of words without case. */
const filters = {
  tag: hasTagLike,
  not_tag: `not ${hasTagLike}`,
  title: 'position(lower(?) in lower(title)) > 0',
  test__engagement: 'test in (select id from tests where engagement::text = ?)',
}

/** Roughly DefectDojo's spelling of a stored title, which differs from the sent one. */
const recased = (title: string) => title.replace(/(?<![\w'])[a-z]/g, (it) => it.toUpperCase())

/** @throws Refusal when the fields contradict each other */
const settled = <Row extends NewStatus>(wanted: Row, stored?: StoredStatus) => {
  const refusal = refusalOf(wanted)
  if (refusal !== undefined) throw invalid({ non_field_errors: [refusal] })
  const status = settle(wanted, stored)
  const mitigated = status.is_mitigated ? (stored?.mitigated ?? new Date().toISOString()) : null
  return { ...wanted, ...status, mitigated, title: recased(wanted.title) }
}

/** Findings: listed, read, created, changed. */
export const registerFindingRoutes = (app: FastifyInstance, store: Store, webhooks: Webhooks) => {
  const load = async (id: string): Promise<FindingRow> => {
    const row = await store.find<FindingRow>('findings', id)
    if (row === undefined) throw noSuch('Finding')
    return row
  }

  app.get('/api/v2/findings/', (request) =>
    listPage(store, request, { table: 'findings', filters }),
  )

  app.get<ById>('/api/v2/findings/:id/', ({ params }) => load(params.id))

  app.post<{ Body: Body }>('/api/v2/findings/', async ({ body }, reply) => {
    await assertParent(store, body, { field: 'test', table: 'tests', model: 'Test' })
    const { numerical_severity: _, ...fields } = read(forms.newFinding, body)
    // A new tag is stored in lower case.
    const tags = fields.tags.map((tag) => tag.toLowerCase())
    const row = await store.insert<FindingRow>('findings', { ...settled(fields), tags })
    webhooks.announce('finding_added', row.id, {
      title: `Addition of ${row.title}`,
      description: `Finding "${row.title}" was added by admin`,
    })
    return reply.code(201).send(row)
  })

  app.patch<ById>('/api/v2/findings/:id/', async ({ params, body }) => {
    const { id, created, updated, ...stored } = await load(params.id)
    const change = typeof body === 'object' && body !== null ? body : {}
    const fields = read(forms.findingChange, { ...stored, ...change })
    const saved = await store.saveFinding(id, settled(fields, stored))
    if (saved === undefined) throw noSuch('Finding')
    return saved
  })
}
