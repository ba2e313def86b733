import type { Context } from '../../../context.ts'
import { type Command, say } from '../../../platform/process/command.ts'
import { itemOf } from '../finding-snapshot.ts'

/** Requests of an item that are shown. */
const maxShown = 10
/** Failed requests that are listed. */
const maxListed = 100

const localTime = (date: Date | null): string =>
  date?.toISOString().replace(/\.\d+Z$/, 'Z') ?? 'never'

const directionOf = (kind: string) => (kind === 'sync' ? 'tracker->dd' : 'dd->tracker')

/** Both sides of one item, and its latest requests. */
const sayItem = async ({ wstg }: Context, word: string): Promise<boolean> => {
  const { key, wstgId } = itemOf(word)
  const [[item], requests] = await Promise.all([
    wstg.listing.items({ key, tracked: true }),
    wstg.listing.requests({ key }, maxShown),
  ])
  if (item === undefined) {
    say(`${wstgId} is not tracked.`)
    return false
  }
  const {
    wstg_status: trackerStatus,
    defectdojo_status: toolStatus,
    finding_id: finding,
    notes,
  } = item
  const lost = item.lost_finding ? 'its finding is gone' : 'no finding yet'
  const direction = item.last_sync_direction ? `, ${item.last_sync_direction}` : ''
  say(`Item       ${item.wstg_id}`)
  say(`Tracker    ${trackerStatus}`)
  say(`Tool       ${toolStatus ?? 'not synchronised'}, ${finding ? `finding ${finding}` : lost}`)
  if (item.severity) say(`Severity   ${item.severity}`)
  if (notes) say(`Notes      ${notes.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  say(`Last sync  ${localTime(item.last_sync)}${direction}`)
  if (item.conflict) say('           the two sides contradict each other')
  if (requests.length > 0) say('Requests, latest first:')
  for (const { request_id: id, kind, state, reason } of requests)
    say(`  ${id}  ${directionOf(kind)}  ${state}${reason ? `: ${reason}` : ''}`)
  return true
}

const sayStatus = async ({ wstg, queue, now }: Context): Promise<boolean> => {
  const { overview } = wstg
  const [{ status: items }, backlog, failed, jobs] = await Promise.all([
    overview.dashboard(now()),
    overview.backlog(),
    overview.failed(maxListed),
    queue.count().catch(() => undefined),
  ])
  const { withoutFinding, lastRun, nextRun, lastError, lastWarning } = backlog
  say(
    `Items      ${items.total_items} tracked, ${items.pending_items} never synchronised, ` +
      `${items.conflicts} in conflict`,
  )
  if (withoutFinding > 0) say(`           ${withoutFinding} whose finding is gone from the tool`)
  say(
    `Requests   ${backlog.waiting} waiting, ${backlog.retrying} retrying, ` +
      `${backlog.failed} failed`,
  )
  if (backlog.oldest)
    say(`           the oldest unfinished one was accepted at ${localTime(backlog.oldest)}`)
  const jobCounts = jobs && `${jobs.waiting} jobs waiting, ${jobs.active} active`
  say(`Queue      ${queue.storeName}: ${jobCounts ?? 'unreachable'}`)
  if (nextRun) {
    say(`Periodic   last run ${localTime(lastRun)}, next ${localTime(nextRun)}`)
    if (lastError !== null) say(`           it failed: ${lastError}`)
    if (lastWarning !== null) say(`           items kept their findings: ${lastWarning}`)
  } else say('Periodic   no worker has run yet')
  say(`Webhook    last delivery ${localTime(backlog.lastDelivery)}`)

  if (failed.length === 0) return true
  say()
  say('Failed requests, oldest first. `npm run wstg:retry` queues them again, and')
  say('`npm run wstg:dismiss` dismisses them (`-- 12 13`: only those with these numbers).')
  for (const { seq, kind, subject, attempts, acceptedAt, nextAttempt, reason } of failed) {
    const next = nextAttempt
      ? `next attempt ${localTime(nextAttempt)}`
      : 'not retried automatically'
    say(
      `  ${seq}  ${subject}  ${directionOf(kind)}  accepted ${localTime(acceptedAt)}, ` +
        `attempts: ${attempts}, ${next}`,
    )
    say(`      ${reason}`)
  }
  if (backlog.failed > failed.length) say(`  … and ${backlog.failed - failed.length} more`)
  return true
}

/** Shows the state of the synchronisation, or of one item. */
export const status: Command = {
  usage: '[-- <WSTG id>]',
  takes: (words) => words.length <= 1,
  run: (context, { words: [word] }) =>
    word === undefined ? sayStatus(context) : sayItem(context, word),
}
