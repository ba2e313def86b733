import { createAlarm } from '../../platform/queue/alarm.ts'
import { createAcceptance } from './acceptance.ts'
import { createFindingLookup } from './finding-lookup.ts'
import { findingRepository } from './finding-repository.ts'
import { gateRepository } from './gate-repository.ts'
import { inboxRepository } from './inbox-repository.ts'
import { startInboxWorker } from './inbox-worker.ts'
import { itemRepository } from './item-repository.ts'
import { listingRepository } from './listing-repository.ts'
import type { WstgOptions } from './options.ts'
import { overviewRepository } from './overview-repository.ts'
import { createPeriodicSync, periodicTask } from './periodic.ts'
import { createProcessing } from './processing.ts'
import { createWriteRule } from './write-rule.ts'

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
 * - line: the unfinished requests of one item or, while the item is not known, the deliveries
 *   about one finding, oldest first.
 * - batch: the requests at the head of a line that one call to the tool answers.
 * - lease: the exclusive right of one process to work on a line or a task. It expires.
 * - reading: a finding that was read for its delivery, and the item that it belongs to.
 * - snapshot: the state of a finding at one moment, and the item status derived from it.
 * - kept finding: a finding that names an item, as last read.
 * - periodic run: reads all findings, keeps them and stores their snapshots.
 */
export const createWstg = (options: WstgOptions) => {
  const { db, queue, schedule, tool, log } = options
  const alarm = createAlarm()
  const inbox = inboxRepository(db, alarm.ring)
  const items = itemRepository(db)
  const findings = findingRepository(db)
  const rule = createWriteRule(options.findingsWrite)
  const overview = overviewRepository(db)
  const processing = createProcessing({ ...options, inbox, items, findings, rule })
  let lastNote = Number.NEGATIVE_INFINITY
  return {
    inbox,
    overview,
    listing: listingRepository(db),
    gate: gateRepository(db),
    findingsOf: findings.ofItem,
    openFindings: findings.open,
    keepsEquivalentStatus: options.keepEquivalentStatus,
    acceptRequests: createAcceptance(inbox, queue),
    /** Makes a worker start the periodic synchronisation soon. */
    requestRun: () => schedule.request(periodicTask),
    /** Notes that the webhook works. A delivery neither waits for it nor fails with it. */
    noteDelivery() {
      if (performance.now() - lastNote < deliveryNoteInterval) return
      lastNote = performance.now()
      overview.noteDelivery().catch(() => undefined)
    },
    lookUpFinding: createFindingLookup(tool, items, rule, log),
    synchronise: createPeriodicSync({ ...options, items, findings, rule }),
    declareGone: items.declareGone,
    unproveFindings: items.unproveFindings,
    /** @param longestPause milliseconds, for tests */
    startWorker: (longestPause?: number) =>
      startInboxWorker({ inbox, queue, processing, alarm, longestPause, log }),
  }
}

export type Wstg = ReturnType<typeof createWstg>
