import { DatabaseOutage } from '../database/errors.ts'
import { isUnanswered, notSentYet } from '../defectdojo/errors.ts'
import { equalFlags, type FindingFlags } from '../defectdojo/finding.ts'
import type { Finding, FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Lease, Leases, Take } from '../queue/leases.ts'
import type { Log } from '../telemetry/log.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import { nextBatch, seqsOf } from './batch.ts'
import { findingTitle, wstgTest } from './catalogue.ts'
import { tagsFor } from './checklist.ts'
import { type CountRequests, createFailureRecorder, ProcessingError } from './failures.ts'
import { isStorable, itemOf, snapshotOf, storableText } from './finding-snapshot.ts'
import type { InboxRepository, Item, PendingRequest } from './inbox-repository.ts'
import { quickAttempts } from './retry-policy.ts'
import type { ItemState, StateRepository, TakenItem } from './state-repository.ts'
import { flagsOfStatus, toolStatusOf, unknownStatus } from './status.ts'
import { wstgIdOf } from './wstg-id.ts'

export interface ProcessingOptions {
  inbox: InboxRepository
  state: StateRepository
  leases: Leases
  tool: FindingsTool
  /** WSTG_KEEP_EQUIVALENT_STATUS */
  keepEquivalentStatus: boolean
  /** Milliseconds in which an unanswered write may still arrive at the tool. */
  unansweredLimit: number
  countRequests: CountRequests
  tracing: Tracing
  log: Log
}

/** Another process has taken over the item, so this process must stop. */
class LeaseLost extends Error {
  constructor() {
    super('the item is worked on by another process by now')
    this.name = 'LeaseLost'
  }
}

/** Whether the finding already has these flags and notes. DefectDojo trims texts. */
const isUpToDate = (finding: Finding, flags: FindingFlags, notes: string | undefined): boolean =>
  equalFlags(finding, flags) && (!notes || notes.trim() === finding.mitigation.trim())

/** Readings of a finding whose item changes meanwhile, at most. */
const maxReadings = 5

/**
 * Sends accepted requests to the findings tool and stores its answers. The requests of an item are
 * processed in order, by one process at a time.
 */
export const createProcessing = (options: ProcessingOptions) => {
  const {
    inbox,
    state,
    leases,
    tool,
    keepEquivalentStatus,
    unansweredLimit,
    countRequests,
    tracing,
    log,
  } = options

  /**
   * Runs the work in a span whose parent is the accepting call of the first request. The calls of
   * the others are linked.
   */
  const traced = <T>(
    [first, ...others]: readonly PendingRequest[],
    run: () => Promise<T>,
  ): Promise<T> => {
    const attributes = {
      'wstg.kind': first?.kind ?? 'sync',
      'wstg.attempt': (first?.attempts ?? 0) + 1,
      'wstg.waited_ms': Math.round(first?.age ?? 0),
      'wstg.requests': others.length + 1,
    }
    const links = others.flatMap(({ traceparent }) => traceparent ?? [])
    const parent = first?.traceparent ?? null
    return tracing.inSpan(
      'process wstg-requests',
      { kind: 'consumer', attributes, parent, links },
      run,
    )
  }

  const recordFailures = createFailureRecorder(options)

  /**
   * An unanswered write may still arrive at the tool. It could create a second finding or overwrite
   * a newer status. So nothing is written until its arrival has become unlikely. An existing
   * finding proves that its creation has arrived.
   */
  const assertAnswered = (
    { unanswered, unansweredFor }: ItemState,
    existing: Finding | undefined,
  ): void => {
    if (
      unanswered === null ||
      unansweredFor === null ||
      (unanswered === 'create' && existing !== undefined)
    )
      return
    const rest = unansweredLimit - unansweredFor
    if (rest <= 0) return
    const path = '/api/v2/findings/'
    throw notSentYet(
      existing ? { method: 'PATCH', path: `${path}${existing.id}/` } : { method: 'POST', path },
      rest,
    )
  }

  /** Writes an item's status to the tool: changes its finding, or creates one if there is none. */
  const writeStatus = async (
    item: ItemState,
    request: PendingRequest & { kind: 'sync' },
    lease: Lease,
    signal: AbortSignal,
  ): Promise<void> => {
    const { status, notes, timestamp } = request.payload
    const flags = flagsOfStatus(status)
    const existing = await tool.findByItem(item.wstgId, signal)
    assertAnswered(item, existing)
    if (!existing) await state.noteUnanswered(item.key, 'create')
    if (!lease.isHeld()) throw new LeaseLost()
    let finding: Finding
    try {
      if (existing && isUpToDate(existing, flags, notes)) {
        finding = existing
      } else if (existing) {
        finding = await tool.updateFinding(existing.id, { flags, mitigation: notes }, signal)
      } else {
        const test = wstgTest(item.wstgId)
        const { description, severity } = test
        const title = findingTitle(test)
        const content = {
          tags: tagsFor(item.wstgId),
          title,
          description,
          severity,
          flags,
          mitigation: notes,
        }
        finding = await tool.createFinding(content, signal)
      }
    } catch (error) {
      // The write may have arrived after a newer write of another process.
      if (!lease.isHeld()) await state.repeatLatest(item.key)
      if (isUnanswered(error)) await state.noteUnanswered(item.key, existing ? 'update' : 'create')
      else if (!existing) await state.noteUnanswered(item.key, null)
      throw error
    }
    const written = {
      seq: request.seq,
      findingId: finding.id,
      status,
      toolStatus: toolStatusOf(finding),
      notes: storableText(finding.mitigation),
      severity: storableText(finding.severity),
      changedAt: timestamp,
    }
    const outcome = await state.storeWritten(item.key, written, lease)
    if (outcome === 'refused') {
      log.warn(
        { event: 'wstg_late_write', seq: request.seq },
        'a WSTG status was written late; the latest is repeated',
      )
      await state.repeatLatest(item.key)
      throw new LeaseLost()
    }
    if (outcome === 'released') lease.hasEnded()
    countRequests('sync', 'done', 1)
    log.info(
      { event: 'wstg_status_written', seq: request.seq, wstg_id: item.wstgId, finding: finding.id },
      'WSTG sync',
    )
  }

  /** The item of a finding, or the reason why the finding is ignored. */
  const itemOfFinding = async (
    finding: Finding | undefined,
    signal: AbortSignal,
  ): Promise<Item | string> => {
    if (finding === undefined) return 'the findings tool does not show this finding'
    if (!isStorable(finding)) {
      log.warn(
        { event: 'finding_skipped', finding: finding.id },
        'a finding has characters that cannot be stored',
      )
      return 'the finding has characters that cannot be stored'
    }
    const wstgId = wstgIdOf(finding)
    const item = wstgId === undefined ? await state.itemOfFinding(finding.id) : itemOf(wstgId)
    if (item === undefined) return 'the finding has no WSTG identifier'
    return (await tool.isInScope(finding, signal))
      ? item
      : 'the finding belongs to another checklist'
  }

  /** Reads a finding and derives its item's status. It never writes to the tool. */
  const readStatus = async (
    item: ItemState,
    batch: readonly (PendingRequest & { kind: 'finding' })[],
    signal: AbortSignal,
    known?: Finding,
  ): Promise<void> => {
    const seqs = seqsOf(batch)
    const { findingId, payload } = batch.at(-1)!
    let before: ItemState | undefined = item
    // A new item has no stored state, so the known finding is recent enough.
    let read = item.revision === 0 && known?.id === findingId ? known : undefined
    for (let count = 0; count < maxReadings; count++) {
      const finding = read ?? (await tool.getFinding(findingId, signal))
      read = undefined
      const found = await itemOfFinding(finding, signal)
      if (finding === undefined || typeof found === 'string') {
        await inbox.finish(seqs, String(found))
        countRequests('finding', 'ignored', seqs.length)
        return
      }
      if (found.key !== item.key) {
        await inbox.assignItem(seqs, found, unknownStatus, findingId)
        await processItem(state.takeItem(found.key), signal)
        return
      }
      const reading = snapshotOf(finding, found, before, keepEquivalentStatus)
      if (await state.storeSnapshot(reading, payload.event, seqs)) {
        countRequests('finding', 'done', seqs.length)
        return
      }
      before = await state.find(item.key)
    }
    throw new ProcessingError(
      `the item has changed during each of ${maxReadings} snapshots of its finding`,
    )
  }

  const attempt = async (
    item: ItemState,
    batch: PendingRequest[],
    counted: number | null,
    lease: Lease,
    signal: AbortSignal,
    known: Finding | undefined,
  ): Promise<void> => {
    const superseded = batch.filter(({ seq }) => seq < item.lastSeq)
    const current = batch.filter(({ seq }) => seq >= item.lastSeq)
    if (superseded.length > 0) {
      await inbox.finish(seqsOf(superseded), `superseded by request ${item.lastSeq}`)
      for (const { kind } of superseded) countRequests(kind, 'superseded', 1)
    }
    const [first] = current
    if (first === undefined) return
    const uncounted = seqsOf(current).filter((seq) => seq !== counted)
    if (uncounted.length > 0) await inbox.startAttempt(uncounted)
    if (first.kind === 'sync') await writeStatus(item, first, lease, signal)
    else
      await readStatus(
        item,
        current.filter((request) => request.kind === 'finding'),
        signal,
        known,
      )
  }

  /**
   * Processes an item's due requests in order. It repeats at most one failed request before its
   * time, so that newer requests wait for one attempt only.
   */
  const processBacklog = async (
    { key, work: found, counted }: TakenItem,
    lease: Lease,
    stopping: AbortSignal,
    known: Finding | undefined,
  ): Promise<void> => {
    const signal = AbortSignal.any([lease.signal, stopping])
    let retryFailed = true
    for (let work = found ?? undefined; work !== undefined; work = await state.findWork(key)) {
      const { item } = work
      const batch = nextBatch(work, retryFailed)
      const [first] = batch
      if (first === undefined) return
      try {
        if (!first.failed && first.attempts >= quickAttempts) {
          throw new ProcessingError(`the process ended during each of ${first.attempts} attempts`)
        }
        await traced(batch, () =>
          attempt(item, batch, work === found ? counted : null, lease, signal, known),
        )
      } catch (error) {
        if (error instanceof DatabaseOutage) throw error
        if (stopping.aborted) return inbox.giveBack(seqsOf(batch))
        if (error instanceof LeaseLost || !lease.isHeld()) return
        if (batch.some(({ failed }) => failed)) retryFailed = false
        await recordFailures(batch, key, error)
      }
      if (signal.aborted || !lease.isHeld()) return
    }
  }

  /**
   * Processes an item under its lease. The current holder sees requests that are added before it
   * releases the lease. A due request behind an older waiting one does not prolong the work.
   * @param known a finding that was read a moment ago
   * @returns false when the lease could not be taken
   */
  async function processItem(
    take: Take<TakenItem>,
    stopping: AbortSignal,
    known?: Finding,
  ): Promise<boolean> {
    for (let next = take; ; ) {
      const held = await leases.holdTaken(next, async (lease, taken) => {
        await processBacklog(taken, lease, stopping, known)
        return { key: taken.key, released: lease.ended }
      })
      if (held === undefined) return false
      const { key, released } = held.result
      if (released || stopping.aborted) return true
      const work = await state.findWork(key)
      if (work === undefined || nextBatch(work, false).length === 0) return true
      next = state.takeItem(key)
    }
  }

  /** Finds the item of the deliveries about a finding; undefined when no delivery is left. */
  const identify = async (
    findingId: number,
    stopping: AbortSignal,
  ): Promise<{ key: string; finding: Finding | undefined } | undefined> => {
    const batch = (await inbox.ofUnknownFinding(findingId)).filter(({ due }) => due)
    const seqs = seqsOf(batch)
    if (seqs.length === 0) return undefined
    await inbox.startAttempt(seqs)
    try {
      const [finding, found] = await traced(batch, async () => {
        const finding = await tool.getFinding(findingId, stopping)
        return [finding, await itemOfFinding(finding, stopping)] as const
      })
      if (typeof found === 'string') {
        await inbox.finish(seqs, found)
        countRequests('finding', 'ignored', seqs.length)
        return undefined
      }
      await inbox.assignItem(seqs, found, unknownStatus, findingId)
      return { key: found.key, finding }
    } catch (error) {
      if (error instanceof DatabaseOutage) throw error
      if (stopping.aborted) await inbox.giveBack(seqs)
      else await recordFailures(batch, null, error)
      return undefined
    }
  }

  return {
    /**
     * Processes a request of the inbox, together with the other unfinished requests of its item.
     * Notes failures in the inbox.
     * @param stopping aborted when the process ends: running work is interrupted and given back
     * @throws when the database is out of reach; the request then stays unchanged
     */
    async process(seq: number, stopping: AbortSignal): Promise<void> {
      if (await processItem(state.takeItemOf(seq), stopping)) return
      const request = await inbox.find(seq)
      if (!request || request.itemKey !== null || request.findingId === null) return
      const { findingId } = request
      const held = await leases.hold(`finding:${findingId}`, () => identify(findingId, stopping))
      if (held?.result === undefined) return
      const { key, finding } = held.result
      await processItem(state.takeItem(key), stopping, finding)
    },
  }
}

export type Processing = ReturnType<typeof createProcessing>
