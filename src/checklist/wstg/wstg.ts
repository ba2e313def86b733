import { inSnapshot } from '../../platform/database/database.ts'
import { type Run, type RunWarning, repeat } from '../../platform/queue/runs.ts'
import { isPatient } from '../defectdojo/client.ts'
import type { ProcessingOptions, WstgOptions } from './attempts.ts'
import { createFindingLookup } from './finding-lookup.ts'
import { findingRepository } from './finding-repository.ts'
import { createGate } from './gate.ts'
import { readGate } from './gate-repository.ts'
import { inboxRepository } from './inbox-repository.ts'
import { itemRepository } from './item-repository.ts'
import { listingRepository } from './listing-repository.ts'
import { overviewRepository } from './overview-repository.ts'
import { createPeriodicSync, periodicTask } from './periodic.ts'
import { createProcessing } from './processing.ts'

/**
 * Lines that a process works off at once. The number is small because DefectDojo often runs on a
 * small machine.
 */
const concurrency = 5
/** Milliseconds in which a process notes one delivery. */
const deliveryNoteInterval = 60_000

/**
 * The WSTG checklist and its synchronisation with the findings tool.
 *
 * - tracker: the client that keeps the checklist and sends sync requests.
 * - tool: DefectDojo.
 * - item: one check of the checklist, identified by its WSTG id.
 * - finding: the tool's record for an item. It names the item by a tag or by its title. One that
 *   the service made is the item's own; testers may make others.
 * - request: an accepted call. A sync request carries a status from the tracker to the tool;
 *   a delivery (webhook call) announces findings that the service then reads.
 * - inbox: the table of accepted requests. `seq` is the order of acceptance.
 * - line: the unfinished sync requests of one item, or the unfinished deliveries about one finding,
 *   or about several findings of a test.
 *   A job of the queue works off one line.
 * - reading: a finding as it was read once, and the items that it belongs to.
 * - snapshot: the state of a finding at one moment, and the item status derived from it.
 * - kept finding: a finding that names an item, as last read.
 * - periodic run: reads all findings, keeps them and stores their snapshots.
 *
 * Two promises take most of the code. An accepted request takes effect once and in order, even if a
 * process or the tool ends at any moment. A finding that is hidden, moved, copied or restored is
 * neither lost nor taken for another one.
 */
export const createWstg = (options: WstgOptions) => {
  const { db, queue, runs } = options
  const inbox = inboxRepository(db, queue)
  const items = itemRepository(db)
  const findings = findingRepository(db)
  const overview = overviewRepository(db)
  let lastNote = Number.NEGATIVE_INFINITY
  return {
    inbox,
    overview,
    listing: listingRepository(db),
    checkGate: createGate(() => inSnapshot(db, readGate), options.ending),
    items,
    findings,
    keepsEquivalentStatus: options.keepEquivalentStatus,
    /** Makes a worker start the periodic synchronisation soon. */
    requestRun: () => runs.request(periodicTask),
    nextRun: () => runs.next(periodicTask),
    /** Notes that the webhook works. A delivery neither waits for it nor fails with it. */
    noteDelivery() {
      if (performance.now() - lastNote < deliveryNoteInterval) return
      lastNote = performance.now()
      overview.noteDelivery().catch(() => undefined)
    },
    lookUpFinding: createFindingLookup({ ...options, items }),
  }
}

export type Wstg = ReturnType<typeof createWstg>

/** The work on accepted requests, and the periodic runs. */
export const createWstgWorker = (options: ProcessingOptions) => {
  const { inbox, queue, runs, log } = options
  const synchronise = createPeriodicSync(options)
  return {
    synchronise,
    /** A run of the schedule. A success ends the deliveries that it covers. */
    async run({ signal, number, began }: Run): Promise<RunWarning> {
      const { warning, isSuccess } = await isPatient.run(true, () =>
        synchronise(signal, (store) =>
          runs.ifNewest(periodicTask, number, (newest) =>
            store({ items: itemRepository(newest), findings: findingRepository(newest) }),
          ),
        ),
      )
      if (isSuccess) await inbox.coverDeliveries(began)
      return { warning, isSuccess }
    },
    /** @param upkeep milliseconds after which lost work is queued again */
    start(upkeep = 3000) {
      const worker = queue.startWorker(createProcessing(options), concurrency)
      // A timer, not a scheduler of the queue: an emptied store has lost its schedulers too.
      const requeue = repeat(upkeep, log, async () => {
        const forRun = await inbox.deliveriesForRun()
        await inbox.announceOverdue(upkeep, !forRun?.all)
        if (forRun && options.hasTool) await runs.requestFor(periodicTask, forRun.newest)
      })
      return {
        /** Takes no new work. After `grace` ms it interrupts the running work and gives it back. */
        stop: (grace: number) => Promise.all([requeue.stop(), worker.stop(grace)]),
      }
    },
  }
}
