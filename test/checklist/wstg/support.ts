import type { Test } from 'tap'
import { wstgTests } from '../../../src/checklist/wstg/catalogue.ts'
import { startBehindProxy, type WstgTestService } from '../../support/wstg.ts'

/** Removes items, requests, the log and all findings of the tool. */
const clear = async ({ settled, sql, sandbox }: WstgTestService): Promise<void> => {
  await settled()
  // In the order of a worker that still looks for requests.
  await sql(
    `truncate wstg_inbox, wstg_items, wstg_findings, wstg_sync_log, scheduled_tasks
     restart identity`,
  )
  const { body } = await sandbox.api('GET', 'findings/?limit=10000')
  await sandbox.deleteFindings(...body.results.map(({ id }: { id: number }) => id))
}

/** Starts the runs, which come on request only. */
export const startRuns = (t: Test, { context }: Pick<WstgTestService, 'context'>) => {
  const run = { name: 'wstg-synchronisation', interval: undefined, run: context.wstgWorker.run }
  const runs = context.runs.start([run])
  t.teardown(() => runs.stop())
}

export const guide = wstgTests.map(({ id }) => id)

type Fields = Record<string, unknown>
type ItemValue = 'status' | 'side' | 'at' | 'finding'
type KeptValue = 'id' | 'severity' | 'state' | 'own'

/** One service behind a proxy for all tests of `t`. Each test begins without items and findings. */
export const startShared = async (t: Test, env: Record<string, string> = {}) => {
  const service = await startBehindProxy(t, env)
  const { testId } = await service.sandbox.createTest()
  t.beforeEach(async () => {
    service.tool.pass()
    await clear(service)
    service.tool.requests.length = 0
  })
  return {
    ...service,
    /** Stores items as requests and readings leave them. */
    addItems: (ids: readonly string[], values: Partial<Record<ItemValue, unknown>> = {}) => {
      const { status = 'Done', side = null, at = null, finding = null } = values
      return service.sql(
        `insert into wstg_items
           (item_key, wstg_id, wstg_status, defectdojo_status, status_set_at, finding_id)
         select lower(id), id, $2, $3, $4, $5 from unnest($1::text[]) as id`,
        [ids, status, side, at, finding],
      )
    },
    /** Stores what is kept of a finding that names an item. */
    keepFinding: (item: string, values: Partial<Record<KeptValue, unknown>> = {}) => {
      const { id = 1, severity = 'info', state = 'open', own = false } = values
      return service.sql(
        `insert into wstg_findings
           (item_key, finding_id, test, title, severity, state, flags, own, ending, kept_at)
         values (lower($1), $2::bigint, 1, 'Finding ' || $2::bigint, $3, $4, '', $5, false,
             now())`,
        [item, id, severity, state, own],
      )
    },
    /** Notes when the last run has succeeded, in minutes before now. */
    noteRun: (minutes: number) =>
      service.sql(
        `insert into scheduled_tasks (name, last_succeeded_at)
         values ('wstg-synchronisation', now() - $1 * interval '1 minute')
         on conflict (name) do update set last_succeeded_at = excluded.last_succeeded_at`,
        [minutes],
      ),
    /** The pages of a list; its path has a query. */
    pages: async (path: string) => {
      const pages = []
      for (let after: string | null = ''; after !== null && pages.length < 200; ) {
        const page = await service.get(path + (after && `&after=${after}`))
        pages.push(page)
        after = page.next_after
      }
      return pages
    },
    /** Lets the tool answer with changed findings. */
    alterFindings: (change: (finding: Fields) => Fields) =>
      service.tool.answer(async (seen) => {
        if (seen.method !== 'GET' || !seen.url.includes('/findings/')) return undefined
        const { status, body } = await service.tool.passTo(seen)
        if (status !== 200) return { status, body }
        const results = body.results?.map(change)
        return { status, body: results ? { ...body, results } : change(body) }
      }),
    addFinding: (fields: Fields) => service.sandbox.createFinding(testId, fields),
    itemOf: async (id: string) => {
      const [item] = await service.sql<{ finding_id: string | null; wstg_status: string }>(
        `select finding_id, wstg_status from wstg_items where wstg_id = '${id}'`,
      )
      return { finding: Number(item?.finding_id), status: item?.wstg_status }
    },
    /** Sends a status for an item and waits until it has been processed. */
    report: async (wstg_id: string, status: string, more: object = {}) => {
      await service.sync({ wstg_id, status, ...more })
      await service.settled()
    },
  }
}

export const doneFlags = { active: false, verified: true }
