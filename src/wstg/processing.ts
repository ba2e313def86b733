import { DatabaseOutage } from '../database/errors.ts'
import type { FindingsTool } from '../defectdojo/findings-tool.ts'
import type { Lease, Leases } from '../queue/leases.ts'
import { contextOf, inSpan, linksTo, SpanKind } from '../telemetry/tracing.ts'
import { nextBatch, seqsOf } from './batch.ts'
import { createFailureRecorder, ProcessingError } from './failures.ts'
import type { InboxRepository, PendingRequest } from './inbox-repository.ts'
import { createStatusReader, isDelivery, type ReaderOptions, type Reading } from './read-status.ts'
import { quickAttempts } from './retry-policy.ts'
import type { StateRepository, TakenLine } from './state-repository.ts'
import { createStatusWriter, LeaseLost, type WriterOptions } from './write-status.ts'

export interface ProcessingOptions extends ReaderOptions, WriterOptions {
  inbox: InboxRepository
  state: StateRepository
  tool: FindingsTool
  leases: Leases
}

/** A line to process, by one of its requests. */
interface Visit {
  seq: number
  /** A reading of a moment ago for this request. */
  known?: Reading
}

/**
 * Sends accepted requests to the findings tool and stores its answers. The requests of a line are
 * processed in order, by one process at a time.
 */
export const createProcessing = (options: ProcessingOptions) => {
  const { inbox, state, leases, countRequests } = options
  const recordFailures = createFailureRecorder(options)
  const writeStatus = createStatusWriter(options)
  const readStatus = createStatusReader(options)

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

  /**
   * Processes the due requests of a line in order. It repeats at most one failed request before its
   * time, so that newer requests wait for one attempt only.
   * @param onMoved called with deliveries that stand in the line of another item now
   * @returns whether the lease has ended
   */
  const processLine = async (
    line: TakenLine,
    lease: Lease,
    stopping: AbortSignal,
    visit: { known: Reading | undefined; onMoved: (visit: Visit) => void },
  ): Promise<boolean> => {
    const { key } = line
    let { known } = visit
    const signal = AbortSignal.any([lease.signal, stopping])
    let { takenOver } = line
    let retryFailed = true
    for (let { work } = line; work !== null; work = await state.findWork(line)) {
      const { lastSeq = 0 } = work.item ?? {}
      const late = work.requests.filter(({ seq }) => seq < lastSeq)
      if (late.length > 0) {
        await inbox.finish(seqsOf(late), `superseded by request ${lastSeq}`)
        for (const { kind } of late) countRequests(kind, 'superseded', 1)
        continue
      }
      const batch = nextBatch(work, retryFailed)
      const [first] = batch
      if (first === undefined) return false
      const retriesFailed = batch.some(({ failed }) => failed)
      if (takenOver) {
        takenOver = false
        if (retriesFailed) retryFailed = false
        await recordCrash(batch, key)
        continue
      }
      const current = work
      try {
        if (first.kind === 'sync') {
          if (await traced(batch, () => writeStatus(current, first, lease, signal))) return true
        } else {
          const deliveries = batch.filter(isDelivery)
          const reading = known
          known = undefined
          const moved = await traced(batch, () => readStatus(current, deliveries, signal, reading))
          if (moved) visit.onMoved({ seq: first.seq, known: moved })
        }
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

  return {
    /**
     * Processes a request of the inbox, together with the other due requests of its line. Notes
     * failures in the inbox. While another process works on the line, that process sees the request
     * before it releases the lease.
     * @param stopping aborted when the process ends: running work is interrupted and given back
     * @throws when the database is out of reach; the request then stays unchanged
     */
    async process(request: number, stopping: AbortSignal): Promise<void> {
      const visits: Visit[] = [{ seq: request }]
      for (const { seq, known } of visits) {
        const onMoved = (visit: Visit) => void visits.push(visit)
        const held = await leases.holdTaken(state.takeLine(seq), (lease, line) =>
          processLine(line, lease, stopping, { known, onMoved }),
        )
        if (stopping.aborted) return
        if (held === undefined || held.ended) continue
        // A request may have been rejected before the lease ended. One that is due behind an older
        // waiting one does not prolong the work.
        const work = await state.findWork(held.taken)
        const [next] = work ? nextBatch(work, false) : []
        if (next) visits.push({ seq: next.seq })
      }
    },
  }
}

export type Processing = ReturnType<typeof createProcessing>
