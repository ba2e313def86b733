import { isUnanswered, notSentYet } from '../defectdojo/errors.ts'
import { equalFlags, type FindingFlags } from '../defectdojo/finding.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Lease } from '../queue/leases.ts'
import type { Log } from '../telemetry/log.ts'
import { findingFor } from './catalogue.ts'
import type { CountRequests } from './failures.ts'
import { storedValuesOf } from './finding-snapshot.ts'
import type { PendingRequest } from './inbox-repository.ts'
import type { ItemState, StateRepository, Work } from './state-repository.ts'
import { flagsOfStatus } from './status.ts'

/** Another process has taken over the item, so this process must stop. */
export class LeaseLost extends Error {
  constructor() {
    super('the item is worked on by another process by now')
    this.name = 'LeaseLost'
  }
}

export interface WriterOptions {
  state: Pick<StateRepository, 'noteUnanswered' | 'repeatLatest' | 'storeWritten'>
  tool: Pick<FindingsTool, 'findByItem' | 'updateFinding' | 'createFinding'>
  /** Milliseconds in which an unanswered write may still arrive at the tool. */
  unansweredLimit: number
  countRequests: CountRequests
  log: Log
}

/** Whether the finding already has these flags and notes. DefectDojo trims texts. */
const isUpToDate = (finding: Finding, flags: FindingFlags, notes: string | undefined): boolean =>
  equalFlags(finding, flags) && (!notes || notes.trim() === finding.mitigation.trim())

/** Writes an item's status to the tool: changes its finding, or creates one if there is none. */
export const createStatusWriter = (options: WriterOptions) => {
  const { state, tool, unansweredLimit, countRequests, log } = options

  /**
   * An unanswered write may still arrive at the tool. It could create a second finding or overwrite
   * a newer status. So nothing is written until its arrival has become unlikely. An existing
   * finding proves that its creation has arrived.
   */
  const assertAnswered = (
    { unanswered, unansweredFor }: ItemState,
    existing: Finding | undefined,
  ): void => {
    if (unansweredFor === null || (unanswered === 'create' && existing !== undefined)) return
    const rest = unansweredLimit - unansweredFor
    if (rest <= 0) return
    const path = 'findings/'
    throw notSentYet(
      existing ? { method: 'PATCH', path: `${path}${existing.id}/` } : { method: 'POST', path },
      rest,
    )
  }

  /** @returns whether the lease has ended, because the item has no other request */
  return async (
    work: Work,
    request: PendingRequest & { kind: 'sync' },
    lease: Lease,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const item = work.item!
    const { status, notes, timestamp } = request.payload
    const flags = flagsOfStatus(status)
    const existing = await tool.findByItem(item.wstgId, signal)
    assertAnswered(item, existing)
    if (!existing) await state.noteUnanswered(item.key, 'create')
    if (!lease.isHeld()) throw new LeaseLost()

    const write = async (): Promise<Finding> => {
      if (existing && isUpToDate(existing, flags, notes)) return existing
      if (existing) return tool.updateFinding(existing.id, { flags, mitigation: notes }, signal)
      const content = { ...findingFor(item.wstgId), flags, mitigation: notes }
      return tool.createFinding(content, signal)
    }
    const finding = await write().catch(async (error: unknown) => {
      // The write may have arrived after a newer write of another process.
      if (!lease.isHeld()) await state.repeatLatest(item.key)
      if (isUnanswered(error)) await state.noteUnanswered(item.key, existing ? 'update' : 'create')
      else if (!existing) await state.noteUnanswered(item.key, null)
      throw error
    })

    const { seq } = request
    const written = { ...storedValuesOf(finding), seq, status, changedAt: timestamp }
    const outcome = await state.storeWritten(item.key, written, lease)
    if (outcome === 'refused') {
      log.warn(
        { event: 'wstg_late_write', seq },
        'a WSTG status was written late; the latest is repeated',
      )
      await state.repeatLatest(item.key)
      throw new LeaseLost()
    }
    countRequests('sync', 'done', 1)
    const event = 'wstg_status_written'
    log.info({ event, seq, wstg_id: item.wstgId, finding: finding.id }, 'WSTG sync')
    return outcome === 'released'
  }
}
