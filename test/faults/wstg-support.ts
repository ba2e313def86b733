import type { SeenRequest } from '../support/answering-proxy.ts'
import type { TestService } from '../support/service.ts'
import { eventually } from '../support/wstg.ts'

/** The item of most tests, and the tag of its findings. */
export const item = 'WSTG-CRYP-01'
export const tag = item.toLowerCase()
export const request = (status: string, more: object = {}) => ({ wstg_id: item, status, ...more })
export const broken = { status: 500, body: { message: 'Internal server error' } }

export const isWrite = ({ method }: SeenRequest) => method !== 'GET'
export const writesFinding = (seen: SeenRequest) => isWrite(seen) && seen.url.includes('/findings/')
export const marksDone = (seen: SeenRequest) =>
  isWrite(seen) && JSON.parse(seen.body).verified === true

type Service = Pick<TestService, 'sql'>
interface Row {
  state: string
  attempts: number
  note: string | null
}

export const rowsOf = ({ sql }: Service) =>
  sql<Row>('select state, attempts, note from wstg_inbox order by seq')

/** Makes waiting requests due, so that a test skips the pauses between attempts. */
export const hurry = ({ sql }: Service, state: 'retrying' | 'failed') =>
  sql(`update wstg_inbox set due_at = now() where state = '${state}' and due_at > now()`)

/** Skips the pauses until all quick attempts of the nth request have failed. */
export const untilFailed = (service: Service, nth: number) =>
  eventually(async () => {
    await hurry(service, 'retrying')
    return (await rowsOf(service))[nth - 1]?.state === 'failed'
  }, `the failure of request ${nth}`)
