/** A service with the content of `make demo`, and tabs with its page. */
import type { Test } from 'tap'
import { fillDemo } from '../../embedded/demo.ts'
import { startRuns } from '../checklist/wstg/support.ts'
import { apiToken, startSandbox } from '../support/findings.ts'
import { password, startService } from '../support/service.ts'
import { startVisits } from './tabs.ts'

export const startDemo = async (t: Test, env: Record<string, string> = {}) => {
  const { url } = await startSandbox(t)
  const service = await startService(t, {
    env: {
      FINDINGS_URL: url,
      FINDINGS_API_TOKEN: apiToken,
      WSTG_KEEP_EQUIVALENT_STATUS: 'true',
      ...env,
    },
  })
  const worker = service.context.wstgWorker.start(500)
  t.teardown(() => worker.stop(0))
  startRuns(t, service)
  const visits = await startVisits(t, service)
  const passwords = { admin: password, lucia: password, marta: password }
  await fillDemo({ baseUrl: visits.origin, sandbox: { url, token: apiToken }, passwords })
  return { ...service, ...visits }
}
