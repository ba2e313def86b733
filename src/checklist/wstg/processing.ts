import { DatabaseOutage } from '../../platform/database/errors.ts'
import type { Lease } from '../../platform/queue/leases.ts'
import { nextBatch, seqsOf } from './batch.ts'
import { AttemptCutOff, createFailureRecorder } from './failures.ts'
import { itemOf } from './finding-snapshot.ts'
import { deliveriesLease, type PendingRequest, type RequestRef } from './inbox-repository.ts'
import type { TakenLine, Work } from './item-repository.ts'
import type { ProcessingOptions } from './options.ts'
import {
  createStatusReader,
  isDelivery,
  type Lists,
  type Reading,
  readLists,
} from './read-status.ts'
import { createStatusWriter } from './write-status.ts'

/** A line to process, by one of its requests. */
interface LineRef {
  seq: number
  /** A very recent reading for this request. */
  recentReading?: Reading
}

/** How long requests may be processed. */
export interface Turn {
  /** When aborted, running work stops and is given back. */
  interrupt: AbortSignal
  /** Whether other lines wait for a place. */
  othersWait: () => boolean
}

/**
 * Sends accepted requests to the findings tool and stores its answers. The requests of a line are
 * processed in order, by one process at a time.
 */
export const createProcessing = (options: ProcessingOptions) => {
  const { inbox, items, leases, tool, countRequests } = options
  const recordFailure = createFailureRecorder(options)
  const writeStatus = createStatusWriter(options)
  const readStatus = createStatusReader(options)

  /** Counts the older requests that ended together with a batch. */
  const countSuperseded = ({ requests }: Work, batch: readonly PendingRequest[]) => {
    const newest = batch.at(-1)!.seq
    for (const request of requests)
      if (request.seq < newest && !batch.includes(request))
        countRequests({ kind: request.kind, outcome: 'superseded' })
  }

  /**
   * Processes the due requests of a line in order. It repeats at most one failed request before its
   * time, so that newer requests wait for one attempt only. While other lines wait, it stores one
   * result only.
   * @param nextLines gets the requests whose lines are processed afterwards
   * @param yielded gets the next request of a line that yields to others
   * @returns whether the lease has ended
   */
  const processLine = async (
    line: TakenLine,
    held: Lease,
    { interrupt, othersWait }: Turn,
    given: {
      recentReading: Reading | undefined
      lists: Lists | undefined
      nextLines: LineRef[]
      yielded: RequestRef[]
    },
  ): Promise<boolean> => {
    const { lists, nextLines, yielded } = given
    let { recentReading } = given
    let hasStored = false
    const lease = { ...held, signal: AbortSignal.any([held.signal, interrupt]) }
    let { takenOver } = line
    let retryFailed = true
    for (let { work } = line; ; work = await items.findWork(line)) {
      const { lastSeq = 0 } = work.item ?? {}
      const late = work.requests.filter(({ seq }) => seq < lastSeq)
      if (late.length > 0) {
        await inbox.finish(seqsOf(late), 'superseded', `superseded by request ${lastSeq}`)
        for (const { kind } of late) countRequests({ kind, outcome: 'superseded' })
        continue
      }
      const syncs = work.requests.filter(({ kind }) => kind === 'sync')
      if (work.item === null && syncs.length > 0) {
        await items.restore(itemOf(line.key!))
        continue
      }
      if (syncs.length > 1) {
        const ended = await items.supersede(lease, line.key!)
        if (ended === null) return false
        countRequests({ kind: 'sync', outcome: 'superseded' }, ended)
        continue
      }
      const batch = nextBatch(work, retryFailed)
      const [first] = batch
      if (first === undefined) return false
      if (hasStored && othersWait()) {
        yielded.push(first)
        return false
      }
      try {
        // The former holder has not ended the lease: that counts as a failed attempt. A write from
        // it may still arrive at the tool.
        if (takenOver && first.kind === 'sync' && work.item?.unanswered === null)
          await items.noteUnanswered(work.item.key, 'update')
        if (takenOver) throw new AttemptCutOff()
        const result = await (first.kind === 'sync'
          ? writeStatus(work, first, lease)
          : readStatus(work, batch.filter(isDelivery), lease, { recentReading, lists }))
        // The deliveries stand in the line of another item now.
        if (typeof result === 'object') nextLines.push({ seq: first.seq, recentReading: result })
        // The item has changed since the reading, or another process has the lease.
        if (result === 'refused' && first.kind === 'finding') nextLines.push({ seq: first.seq })
        if (result === 'stored' || result === 'released') countSuperseded(work, batch)
        if (result === 'released' || result === 'refused') return result === 'released'
        hasStored ||= result === 'stored'
      } catch (error) {
        if (error instanceof DatabaseOutage) throw error
        if (interrupt.aborted) await inbox.postpone(seqsOf(batch), { delay: 0, counted: false })
        if (interrupt.aborted || !lease.isHeld()) return false
        if (batch.some(({ failed }) => failed)) retryFailed = false
        await recordFailure(batch, work.item, error)
      }
      if (lease.signal.aborted || !lease.isHeld()) return false
      takenOver = false
      recentReading = undefined
    }
  }

  /** Processes the line of a request, and the lines that its deliveries move to. */
  const processLines = async (
    request: number,
    turn: Turn,
    yielded: RequestRef[],
    lists?: Lists,
  ): Promise<void> => {
    const nextLines: LineRef[] = [{ seq: request }]
    for (const { seq, recentReading } of nextLines)
      await leases.holdTaken(items.takeLine(seq), (lease, line) =>
        processLine(line, lease, turn, { recentReading, lists, nextLines, yielded }),
      )
  }

  /** Answers the waiting deliveries from one reading of the lists, in one process at a time. */
  const processDeliveries = (turn: Turn, yielded: RequestRef[]) =>
    leases.hold(deliveriesLease, async (lease) => {
      const signal = AbortSignal.any([lease.signal, turn.interrupt])
      const waiting = await inbox.waitingDeliveries()
      const lists = await readLists(tool, options.rule, signal).catch(async (error: unknown) => {
        if (error instanceof DatabaseOutage) throw error
        if (!signal.aborted) await recordFailure(waiting, null, error)
      })
      if (lists === undefined) return
      for (const { seq } of waiting)
        if (!signal.aborted) await processLines(seq, turn, yielded, lists)
    })

  return {
    /**
     * Processes a request of the inbox, together with the other due requests of its line. Notes
     * failures in the inbox. While another process works on the line, that process sees the request
     * before it releases the lease, or the request becomes overdue.
     * @returns the next requests of lines that have yielded to others
     * @throws when the database is unreachable; the request then stays unchanged
     */
    async process({ seq, kind }: RequestRef, turn: Turn): Promise<RequestRef[]> {
      const yielded: RequestRef[] = []
      if (kind === 'finding' && (await inbox.manyDeliveriesWait()))
        await processDeliveries(turn, yielded)
      else await processLines(seq, turn, yielded)
      return yielded
    },
  }
}

export type Processing = ReturnType<typeof createProcessing>
