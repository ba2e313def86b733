import type { FastifyInstance, FastifyRequest } from 'fastify'
import { flags, refusalOf, settle } from './flags.ts'
import { forms, type NewFinding, read, type StatusFields } from './forms.ts'
import { listPage } from './lists.ts'
import { assertParent, type Body } from './parents.ts'
import { invalid, noSuch } from './replies.ts'
import type { Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

type StoredStatus = StatusFields & { mitigated: string | null; last_status_update: string }

export type FindingRow = StoredStatus & {
  id: number
  title: string
  severity: string
  description: string
  mitigation: string | null
  tags: string[]
  created: string
  updated: string
  related_fields?: object
}

type NewStatus = StatusFields & { title: string }

type ById = { Params: { id: string } }

const hasTagLike = 'exists (select from unnest(tags) as t where position(lower(?) in lower(t)) > 0)'

/** Filters of tags and titles match parts of words without case. */
const filters = {
  id: "id::text = any (string_to_array(?, ','))",
  tag: hasTagLike,
  not_tag: `not ${hasTagLike}`,
  title: 'position(lower(?) in lower(title)) > 0',
  test: 'test::text = ?',
  test__engagement: 'test in (select id from tests where engagement::text = ?)',
}

/** Roughly DefectDojo's spelling of a stored title, which differs from the sent one. */
const recased = (title: string) =>
  title.replace(/(?<![\p{L}\p{M}\d_'])\p{Ll}/gu, (it) => it.toUpperCase())

/** @throws Refusal when the fields contradict each other */
const settled = <Row extends NewStatus>(wanted: Row, stored?: StoredStatus) => {
  const refusal = refusalOf(wanted)
  if (refusal !== undefined) throw invalid({ non_field_errors: [refusal] })
  const status = settle(wanted, stored)
  const mitigated = status.is_mitigated ? (stored?.mitigated ?? new Date().toISOString()) : null
  return { ...wanted, ...status, mitigated, title: recased(wanted.title) }
}

/** Changes of findings, by the API and by the pages. */
export const createFindingChanges = (store: Store, webhooks: Webhooks) => {
  const announce = (event: string, { id, title }: FindingRow, noun: string, text: string) =>
    webhooks.announce(event, id, { title: `${noun} of ${title}`, description: text })

  return {
    announce,

    /** @param fields of `forms.newFinding`; a new tag is stored in lower case */
    async add(fields: NewFinding): Promise<FindingRow> {
      const tags = fields.tags.map((tag) => tag.toLowerCase())
      const row = await store.insert<FindingRow>('findings', { ...settled(fields), tags })
      announce('finding_added', row, 'Addition', `Finding "${row.title}" was added by admin`)
      return row
    },

    /** @throws Refusal when the finding is gone or the fields contradict each other */
    async change(row: FindingRow, change: object): Promise<FindingRow> {
      const { id, created, updated, related_fields: _, ...stored } = row
      const wanted = settled(read(forms.findingChange, { ...stored, ...change }), stored)
      const isSame = flags.every((name) => wanted[name] === stored[name])
      const last_status_update = isSame ? stored.last_status_update : new Date().toISOString()
      const saved = await store.saveFinding<FindingRow>(id, { ...wanted, last_status_update })
      if (saved === undefined) throw noSuch('Finding')
      return saved
    },
  }
}

export type FindingChanges = ReturnType<typeof createFindingChanges>

/** Findings: listed, read, created, changed. */
export const registerFindingRoutes = (
  app: FastifyInstance,
  store: Store,
  changes: FindingChanges,
) => {
  const load = async (id: string): Promise<FindingRow> => {
    const row = await store.find<FindingRow>('shown_findings', id)
    if (row === undefined) throw noSuch('Finding')
    return row
  }

  /** The related records are told only if a request asks for them. */
  const told = <Row extends object>(row: Row, { query }: FastifyRequest) =>
    (query as { related_fields?: string }).related_fields === 'true'
      ? row
      : { ...row, related_fields: null }

  app.get<{ Querystring: { test?: string } }>('/api/v2/findings/', async (request) => {
    const { test } = request.query
    if (test !== undefined && (await store.find('shown_tests', test)) === undefined)
      throw invalid({ test: ['Select a valid choice. That choice is not one of the available.'] })
    const page = await listPage(store, request, { table: 'shown_findings', filters })
    return { ...page, results: page.results.map((row) => told(row, request)) }
  })

  app.get<ById>('/api/v2/findings/:id/', async (request) =>
    told(await load(request.params.id), request),
  )

  app.post<{ Body: Body }>('/api/v2/findings/', async ({ body }, reply) => {
    await assertParent(store, body, { field: 'test', table: 'tests', model: 'Test' })
    const { numerical_severity: _, ...fields } = read(forms.sentFinding, body)
    const row = await changes.add(fields)
    return reply.code(201).send(row)
  })

  app.patch<ById>('/api/v2/findings/:id/', async ({ params, body }) =>
    changes.change(await load(params.id), typeof body === 'object' && body !== null ? body : {}),
  )
}
