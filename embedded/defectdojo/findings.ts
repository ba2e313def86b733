import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type Body, bodyOf, type FieldReader, fieldReader, readTags } from './fields.ts'
import { createdFinding, type FindingRow, readFinding, severities } from './finding.ts'
import { searchOf } from './finding-search.ts'
import { defaultStatus, equalStatus, refusalOf, type StatusFields, settle } from './flags.ts'
import { listPage } from './lists.ts'
import { internalError, invalid, missingParent, noSuch, Refusal } from './replies.ts'
import { titleCase } from './title-case.ts'
import type { Webhooks } from './webhooks.ts'

type ById = { Params: { id: string } }

const statusFields = [
  'active',
  'verified',
  'false_p',
  'duplicate',
  'out_of_scope',
  'risk_accepted',
  'is_mitigated',
] as const

const readStatus = (fields: FieldReader): Partial<StatusFields> => {
  const status: Partial<StatusFields> = {}
  for (const name of statusFields) {
    const value = fields.boolean(name)
    if (value !== undefined) status[name] = value
  }
  return status
}

const readTexts = (body: Body, fields: FieldReader) => {
  const severity = fields.text('severity')
  if (severity !== undefined && !severities.includes(severity)) {
    const list = severities.map((name) => `'${name}'`).join(', ')
    fields.fail('severity', `Severity must be one of the following: [${list}]`)
  }
  const title = fields.text('title', { maxLength: 511 })
  if (body.mitigated !== undefined && body.mitigated !== null) {
    fields.fail('mitigated', 'Editing mitigated timestamp is disabled (EDITABLE_MITIGATED_DATA=false)')
  }
  return {
    title: title === undefined ? undefined : titleCase(title),
    severity,
    description: fields.text('description'),
    mitigation: body.mitigation === null ? null : fields.text('mitigation', { blank: true }),
  }
}

const readFoundBy = async (store: pg.Pool, body: Body, fields: FieldReader): Promise<number[] | undefined> => {
  if (body.found_by === undefined) return undefined
  if (!Array.isArray(body.found_by)) {
    return fields.fail('found_by', `Expected a list of items but got type "${typeof body.found_by}".`)
  }
  const ids: number[] = []
  for (const id of body.found_by) {
    const valid = typeof id === 'number' && Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31
    const known = valid && (await store.query('select 1 from test_types where id = $1', [id])).rowCount === 1
    if (!known) return fields.fail('found_by', `Invalid pk "${id}" - object does not exist.`)
    ids.push(id)
  }
  return ids
}

/**
 * Tags as they are stored: one that some finding carries already keeps its case, whatever the case of the new one; a new
 * one is stored in lower case, except by PATCH, which forgets about that.
 */
const storedTags = async (store: pg.Pool, tags: readonly string[], keepCase: boolean): Promise<string[]> => {
  const stored = new Map<string, string>()
  for (const tag of tags) {
    const existing = await store.query<{ tag: string }>(
      'select tag from findings, unnest(tags) as tag where lower(tag) = lower($1) limit 1',
      [tag],
    )
    stored.set(tag.toLowerCase(), existing.rows[0]?.tag ?? (keepCase ? tag : tag.toLowerCase()))
  }
  // DefectDojo's order of tags is not the order in which they were given.
  return [...stored.values()].sort().reverse()
}

/** Findings: listed, read, created, changed, closed, tagged, deleted. */
export const registerFindingRoutes = (
  app: FastifyInstance,
  store: pg.Pool,
  webhooks: Webhooks,
  siteUrl: () => string,
) => {
  const load = async ({ params }: FastifyRequest<ById>): Promise<FindingRow> => {
    const found = /^\d{1,9}$/.test(params.id)
      ? await store.query<FindingRow>('select * from findings where id = $1', [params.id])
      : undefined
    const row = found?.rows[0]
    if (row === undefined) throw noSuch('Finding')
    return row
  }

  /** Saves all columns, as DefectDojo does: of two changes at once one is lost. `updated` moves every time. */
  const save = async (row: FindingRow, statusChanged: boolean): Promise<FindingRow> => {
    const { rows } = await store.query<FindingRow>(
      `update findings set found_by = $2, title = $3, severity = $4, description = $5, mitigation = $6, tags = $7,
         active = $8, verified = $9, false_p = $10, duplicate = $11, out_of_scope = $12, risk_accepted = $13,
         is_mitigated = $14, mitigated = case when $14 then coalesce(mitigated, now()) end, updated = now(),
         last_status_update = case when $15 then now() else last_status_update end
       where id = $1 returning *`,
      [
        row.id,
        row.found_by,
        row.title,
        row.severity,
        row.description,
        row.mitigation,
        row.tags,
        ...statusFields.map((name) => row[name]),
        statusChanged,
      ],
    )
    const [saved] = rows
    if (saved === undefined) throw noSuch('Finding')
    return saved
  }

  const announce = (event: string, row: FindingRow, title: string, description: string) =>
    webhooks.deliver(event, { description, title, user: null, url_ui: `${siteUrl()}/finding/${row.id}` })

  app.get('/api/v2/findings/', async (request) =>
    listPage<FindingRow>(store, request, await searchOf(store, request), readFinding),
  )

  app.get<ById>('/api/v2/findings/:id/', async (request) => ({ ...readFinding(await load(request)), prefetch: {} }))

  app.post('/api/v2/findings/', async (request, reply) => {
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    if (body.test === undefined) throw missingParent('test')
    const testId = fields.id('test') ?? 0
    const test = await store.query<{ test_type: number }>('select test_type from tests where id = $1', [testId])
    const [parent] = test.rows
    if (parent === undefined) throw noSuch('Test')
    fields.require('found_by', 'title', 'severity', 'description', 'active', 'verified', 'numerical_severity')
    const texts = readTexts(body, fields)
    const wanted = { ...defaultStatus, ...readStatus(fields) }
    const foundBy = (await readFoundBy(store, body, fields)) ?? []
    fields.text('numerical_severity', { maxLength: 4 })
    const tags = readTags(body, fields) ?? []
    fields.check()
    const refusal = refusalOf(wanted)
    if (refusal !== undefined) throw invalid({ non_field_errors: [refusal] })
    const status = settle(wanted)
    const { rows } = await store.query<FindingRow>(
      `insert into findings (test, found_by, title, severity, description, mitigation, tags, active, verified, false_p,
         duplicate, out_of_scope, risk_accepted, is_mitigated, mitigated)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $14 then now() end) returning *`,
      [
        testId,
        [...new Set([...foundBy, parent.test_type])],
        texts.title,
        texts.severity,
        texts.description,
        texts.mitigation ?? null,
        await storedTags(store, tags, false),
        ...statusFields.map((name) => status[name]),
      ],
    )
    const [row] = rows
    if (row === undefined) throw internalError()
    announce('finding_added', row, `Addition of ${row.title}`, `Finding "${row.title}" was added by admin`)
    return reply.code(201).send(createdFinding(row))
  })

  app.patch<ById>('/api/v2/findings/:id/', async (request) => {
    const stored = await load(request)
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    const texts = readTexts(body, fields)
    const wanted = { ...stored, ...readStatus(fields) }
    const foundBy = await readFoundBy(store, body, fields)
    const tags = readTags(body, fields)
    fields.check()
    const refusal = refusalOf(wanted)
    if (refusal !== undefined) throw invalid({ non_field_errors: [refusal] })
    const status = settle(wanted, stored)
    const row: FindingRow = {
      ...stored,
      ...status,
      found_by: foundBy ?? stored.found_by,
      title: texts.title ?? stored.title,
      severity: texts.severity ?? stored.severity,
      description: texts.description ?? stored.description,
      mitigation: texts.mitigation === undefined ? stored.mitigation : texts.mitigation,
      tags: tags === undefined ? stored.tags : await storedTags(store, tags, true),
    }
    return readFinding(await save(row, !equalStatus(status, stored)))
  })

  app.delete<ById>('/api/v2/findings/:id/', async (request, reply) => {
    const { id } = await load(request)
    await store.query('delete from findings where id = $1', [id])
    return reply.code(204).send()
  })

  app.post<ById>('/api/v2/findings/:id/close/', async (request) => {
    const stored = await load(request)
    const fields = fieldReader(bodyOf(request.body))
    const wanted = readStatus(fields)
    fields.check()
    if (wanted.is_mitigated === undefined) throw internalError()
    const { is_mitigated, false_p = false, out_of_scope = false, duplicate = false } = wanted
    const row = { ...stored, active: false, is_mitigated, false_p, out_of_scope, duplicate }
    const saved = await save(row, !equalStatus(row, stored))
    const description = `The finding "${saved.title}" was closed by admin`
    announce('finding_closed', saved, `Closing of ${saved.title}`, description)
    const { mitigated } = saved
    const mitigatedBy = mitigated === null ? null : 1
    return { is_mitigated, mitigated, false_p, out_of_scope, duplicate, mitigated_by: mitigatedBy, note_type: null }
  })

  app.get<ById>('/api/v2/findings/:id/tags/', async (request) => ({ tags: (await load(request)).tags }))

  app.post<ById>('/api/v2/findings/:id/tags/', async (request) => {
    const stored = await load(request)
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    fields.require('tags')
    const added = readTags(body, fields) ?? []
    fields.check()
    const tags = await storedTags(store, [...stored.tags, ...added], false)
    return { tags: (await save({ ...stored, tags }, false)).tags }
  })

  const removeTags = async (request: FastifyRequest<ById>) => {
    const stored = await load(request)
    const body = bodyOf(request.body)
    const fields = fieldReader(body)
    fields.require('tags')
    const removed = readTags(body, fields) ?? []
    fields.check()
    const missing = removed.find((tag) => !stored.tags.includes(tag))
    if (missing !== undefined) throw new Refusal(400, { error: `'${missing}' is not a valid tag in list` })
    await save({ ...stored, tags: stored.tags.filter((tag) => !removed.includes(tag)) }, false)
  }
  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: '/api/v2/findings/:id/remove_tags/',
    handler: async (request, reply) => {
      await removeTags(request)
      return reply.code(204).send()
    },
  })
}
