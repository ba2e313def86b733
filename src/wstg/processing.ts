import { DatabaseOutage } from '../database/errors.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Lease, Leases, Take } from '../queue/leases.ts'
import { contextOf, inSpan, linksTo, SpanKind } from '../telemetry/tracing.ts'
import { nextBatch, seqsOf, supersededBy } from './batch.ts'
import { createFailureRecorder, ProcessingError } from './failures.ts'
import type { InboxRepository, PendingRequest } from './inbox-repository.ts'
import {
  createStatusReader,
  type Delivery,
  type ReaderOptions,
  type Reading,
} from './read-status.ts'
import { quickAttempts } from './retry-policy.ts'
import type { StateRepository, TakenItem, Work } from './state-repository.ts'
import { createStatusWriter, LeaseLost, type WriterOptions } from './write-status.ts'

export interface ProcessingOptions extends ReaderOptions, WriterOptions {
  inbox: InboxRepository
  state: StateRepository
  tool: FindingsTool
  leases: Leases
}

const isDelivery = (request: PendingRequest): request is Delivery => request.kind === 'finding'

/**
 * Sends accepted requests to the findings tool and stores its answers. The requests of an item are
 * processed in order, by one process at a time.
 */
export const createProcessing = (options: ProcessingOptions) => {
  const { inbox, state, leases, countRequests } = options
  const recordFailures = createFailureRecorder(options)
  const writeStatus = createStatusWriter(options)
  const { identify, readStatus } = createStatusReader(options)

  /**
   * Runs the work in a span whose parent is the accepting call of the first request. The calls of
   * the others are linked.
   */
  const traced = <T>(batch: readonly PendingRequest[], run: () => Promise<T>): Promise<T> => {
    const [first, ...others] = batch
    const attributes = {
      'wstg.kind': first!.kind,
      'wstg.attempt': first!.attempts + 1,
      'wstg.waited_ms': Math.round(first!.age),
      'wstg.requests': batch.length,
    }
    const links = others.flatMap(({ traceparent }) => linksTo(traceparent))
    const span = { kind: SpanKind.CONSUMER, attributes, links }
    return inSpan('process wstg-requests', span, run, contextOf(first!.traceparent))
  }

  /** Counts an attempt that has ended the process of the former holder. */
  const recordCrash = async (batch: readonly PendingRequest[], key: string | null) => {
    const attempts = Math.max(...batch.map((request) => request.attempts)) + 1
    if (attempts < quickAttempts) return inbox.countCrash(seqsOf(batch))
    const reason = `the process ended during each of ${attempts} attempts`
    await recordFailures(batch, key, new ProcessingError(reason))
  }

  /** @returns whether the lease has ended */
  const attempt = async (
    work: Work,
    batch: readonly PendingRequest[],
    lease: Lease,
    { signal, known }: { signal: AbortSignal; known: Reading | undefined },
  ): Promise<boolean> => {
    const [first] = batch
    if (first?.kind === 'sync') return writeStatus(work, first, lease, signal)
    const moved = await readStatus(work, batch.filter(isDelivery), signal, known)
    if (moved) await processItem(state.takeItem(moved.item.key), signal, moved)
    return false
  }

  /**
   * Processes an item's due requests in order. It repeats at most one failed request before its
   * time, so that newer requests wait for one attempt only.
   * @returns whether the lease has ended
   */
  const processBacklog = async (
    taken: TakenItem,
    lease: Lease,
    stopping: AbortSignal,
    known: Reading | undefined,
  ): Promise<boolean> => {
    const { key } = taken
    const signal = AbortSignal.any([lease.signal, stopping])
    let { takenOver } = taken
    let retryFailed = true
    let work = taken.work ?? undefined
    for (; work !== undefined; work = await state.findWork(key)) {
      const late = supersededBy(work.item.lastSeq, work)
      if (late.seqs.length > 0) {
        await inbox.finish(late)
        for (const { kind, seq } of work.requests)
          if (late.seqs.includes(seq)) countRequests(kind, 'superseded', 1)
        continue
      }
      const batch = nextBatch(work, retryFailed)
      if (batch.length === 0) return false
      const retriesFailed = batch.some(({ failed }) => failed)
      if (takenOver) {
        takenOver = false
        if (retriesFailed) retryFailed = false
        await recordCrash(batch, key)
        continue
      }
      const current = work
      try {
        const ended = await traced(batch, () => attempt(current, batch, lease, { signal, known }))
        if (ended) return true
      } catch (error) {
        if (error instanceof DatabaseOutage) throw error
        if (stopping.aborted) await inbox.giveBack(seqsOf(batch))
        if (stopping.aborted || error instanceof LeaseLost || !lease.isHeld()) return false
        if (retriesFailed) retryFailed = false
        await recordFailures(batch, key, error)
      }
      if (signal.aborted || !lease.isHeld()) return false
    }
    return false
  }

  /**
   * Processes an item under its lease. The current holder sees requests that are added before it
   * releases the lease. A due request behind an older waiting one does not prolong the work.
   * @param known a reading of a moment ago
   * @returns false when the lease could not be taken
   */
  async function processItem(
    take: Take<TakenItem>,
    stopping: AbortSignal,
    known?: Reading,
  ): Promise<boolean> {
    for (let next = take; ; ) {
      const held = await leases.holdTaken(next, (lease, taken) =>
        processBacklog(taken, lease, stopping, known),
      )
      if (held === undefined) return false
      if (held.ended || stopping.aborted) return true
      const { key } = held.taken
      const work = await state.findWork(key)
      if (work === undefined || nextBatch(work, false).length === 0) return true
      next = state.takeItem(key)
    }
  }

  /** Finds the item of the deliveries about a finding; undefined when no delivery is left. */
  const identifyDelivered = async (
    findingId: number,
    takenOver: boolean,
    stopping: AbortSignal,
  ): Promise<Reading | undefined> => {
    const dueDeliveries = async () =>
      (await inbox.ofUnknownFinding(findingId)).filter(isDelivery).filter(({ due }) => due)
    let batch = await dueDeliveries()
    if (takenOver && batch.length > 0) {
      await recordCrash(batch, null)
      batch = await dueDeliveries()
    }
    if (batch.length === 0) return undefined
    try {
      return await traced(batch, () => identify(batch, stopping))
    } catch (error) {
      if (error instanceof DatabaseOutage) throw error
      if (stopping.aborted) await inbox.giveBack(seqsOf(batch))
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
      const held = await leases.hold(`finding:${findingId}`, (_lease, { takenOver }) =>
        identifyDelivered(findingId, takenOver, stopping),
      )
      const known = held?.result
      if (known) await processItem(state.takeItem(known.item.key), stopping, known)
    },
  }
}

export type Processing = ReturnType<typeof createProcessing>
