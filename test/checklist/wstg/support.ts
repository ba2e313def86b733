import type { Test } from 'tap'
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
  const run = { name: 'wstg-synchronisation', interval: undefined, run: context.wstg.run }
  const runs = context.runs.start([run])
  t.teardown(() => runs.stop())
}

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
    addFinding: (fields: Record<string, unknown>) => service.sandbox.createFinding(testId, fields),
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
