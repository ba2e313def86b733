/** Answers of the tool that come after a newer status has been written by another process. */
import t, { type Test } from 'tap'
import { FindingsToolError } from '../../../src/checklist/defectdojo/errors.ts'
import type { ProcessingOptions } from '../../../src/checklist/wstg/attempts.ts'
import { createWriteRule } from '../../../src/checklist/wstg/checklist.ts'
import { findingRepository } from '../../../src/checklist/wstg/finding-repository.ts'
import {
  type Delivery,
  inboxRepository,
  type SyncRequest,
} from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository, snapshotOf } from '../../../src/checklist/wstg/item-repository.ts'
import { readStatus } from '../../../src/checklist/wstg/read-status.ts'
import { writeStatus } from '../../../src/checklist/wstg/write-status.ts'
import { silentLog } from '../../support/environment.ts'
import { findingWith } from '../../support/finding.ts'
import { createDatabase, open } from '../../support/postgres.ts'

const item = { key: 'wstg-info-01', wstgId: 'WSTG-INFO-01' }
const active = findingWith({ id: 7, tags: ['wstg', 'wstg-info-01'] })
const done = { ...active, active: false, verified: true }
const signal = new AbortController().signal

const start = async (t: Test) => {
  const db = open(t, await createDatabase(t))
  const inbox = inboxRepository(db, { announce: async () => undefined })
  const items = itemRepository(db)
  const options = (tool: object) =>
    ({
      ...{ db, inbox, items, findings: findingRepository(db), log: silentLog },
      ...{ rule: createWriteRule('specified'), unansweredLimit: 0, keepEquivalentStatus: false },
      tool: { isInScope: async () => true, ...tool },
    }) as unknown as ProcessingOptions
  const status = async () => (await items.find(item.key))?.status
  const accept = (status: 'In Progress' | 'Done') =>
    inbox.accept([{ kind: 'sync', item, payload: { status } }])
  /** Another process writes a newer status. */
  const writeNewer = async () => {
    const [seq] = await accept('Done')
    const state = (await items.find(item.key))!
    const { revision } = state
    await items.storeWritten({ ...snapshotOf(done, item, state, false), revision, seq: seq! }, [])
  }
  const states = async () => {
    const rows = await db.selectFrom('wstg_inbox').select('state').orderBy('seq').execute()
    return rows.map(({ state }) => state)
  }
  return { accept, inbox, items, options, states, status, writeNewer }
}

const failed = (reason: 'timeout' | 'server_error') => () => {
  throw new FindingsToolError(reason, { method: 'PATCH', path: 'findings/7/' }, 'late')
}

for (const [answer, give] of [
  ['no answer', failed('timeout')],
  ['a refusal', failed('server_error')],
  ['a success', () => active],
] as const)
  t.test(`a write that ends late with ${answer} has the newest one repeated`, async (t) => {
    const { accept, inbox, items, options, states, status, writeNewer } = await start(t)
    await accept('In Progress')
    const [request] = (await inbox.ofLine(`item:${item.key}`)) as SyncRequest[]
    const tool = {
      findByItem: async () => done,
      getFinding: async () => active,
      async updateFinding() {
        await writeNewer()
        t.same(await states(), ['superseded', 'done'])
        return give()
      },
    }
    const state = (await items.find(item.key))!
    await writeStatus(options(tool), state, request!, signal).catch(() => undefined)
    t.same(await states(), ['superseded', 'waiting'])
    t.equal(await status(), 'Done')
  })

t.test('a reading overwrites no status that its item got meanwhile', async (t) => {
  const { inbox, options, states, status, writeNewer } = await start(t)
  await inbox.accept([{ kind: 'finding', findingId: 7, payload: { event: 'finding_updated' } }])
  const deliveries = (await inbox.ofLine('finding:7')) as Delivery[]
  const tool = {
    async getFinding() {
      await writeNewer()
      return active
    },
  }
  t.equal(await readStatus(options(tool), undefined, deliveries, signal), false)
  t.equal(await status(), 'Done')
  t.same(await states(), ['waiting', 'done'])
})
