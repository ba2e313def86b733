import { itemOf } from '../wstg/finding-snapshot.ts'
import { isConflict, trackerStatusOf } from '../wstg/status.ts'
import type { StatusRepository } from '../wstg/status-repository.ts'
import { assertUsage, localTime, runWstgCommand, say } from './wstg-command.ts'

/** Failed requests that are listed. */
const maxListed = 100

const words = process.argv.slice(2)
assertUsage(words.length <= 1, 'wstg:status [-- <WSTG id>]')

const directionOf = (kind: 'sync' | 'finding') => (kind === 'sync' ? 'tracker->dd' : 'dd->tracker')

/** Both sides of one item, and its latest requests. */
const sayItem = async (statusRepository: StatusRepository, word: string): Promise<boolean> => {
  const { key, wstgId } = itemOf(word)
  const item = await statusRepository.item(key)
  if (item === undefined) {
    say(`${wstgId} is not tracked.`)
    return false
  }
  const { wstg_status: status, defectdojo_status: toolStatus, finding_id: finding, notes } = item
  const lost = item.lostFinding ? 'its finding is gone' : 'no finding yet'
  const direction = item.last_sync_direction ? `, ${item.last_sync_direction}` : ''
  say(`Item       ${item.wstg_id}`)
  say(`Tracker    ${status}`)
  say(`Tool       ${toolStatus ?? 'not synchronised'}, ${finding ? `finding ${finding}` : lost}`)
  if (item.severity) say(`Severity   ${item.severity}`)
  if (notes) say(`Notes      ${notes.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  say(`Last sync  ${localTime(item.last_sync_timestamp)}${direction}`)
  if (isConflict(trackerStatusOf(status), toolStatus))
    say('           both sides contradict each other')
  if (item.requests.length > 0) say('Requests, the latest first:')
  for (const { seq, kind, state, note } of item.requests)
    say(`  ${seq}  ${directionOf(kind)}  ${state}${note ? `: ${note}` : ''}`)
  return true
}

await runWstgCommand(false, async ({ wstg, queue, now }) => {
  const { statusRepository } = wstg
  if (words[0] !== undefined) return sayItem(statusRepository, words[0])
  const [{ status }, backlog, failed] = await Promise.all([
    statusRepository.dashboard(now()),
    statusRepository.backlog(),
    statusRepository.failed(maxListed),
  ])
  const { withoutFinding, lastRun, nextRun, lastError } = backlog
  const jobs = await queue.count().catch(() => undefined)

  say(
    `Items      ${status.total_items} tracked, ${status.pending_items} never synchronised, ` +
      `${status.conflicts} in conflict`,
  )
  if (withoutFinding > 0) say(`           ${withoutFinding} whose finding is gone from the tool`)
  say(
    `Requests   ${backlog.waiting} waiting, ${backlog.retrying} being tried again, ` +
      `${backlog.failed} failed`,
  )
  if (backlog.oldest)
    say(`           the oldest that is not done was accepted at ${localTime(backlog.oldest)}`)
  const jobCounts = jobs && `${jobs.waiting} jobs waiting, ${jobs.active} being worked on`
  say(`Queue      ${queue.kind}: ${jobCounts ?? 'out of reach'}`)
  if (nextRun) {
    say(`Periodic   last run ${localTime(lastRun)}, next ${localTime(nextRun)}`)
    if (lastError !== null) say(`           it failed: ${lastError}`)
  } else say('Periodic   no worker has run yet')

  if (failed.length === 0) return true
  say()
  say('Failed requests, oldest first. `npm run wstg:retry` queues them again, and')
  say('`npm run wstg:dismiss` drops them (`-- 12 13`: only those with these numbers).')
  for (const { seq, kind, subject, attempts, acceptedAt, nextAttempt, reason } of failed) {
    const next = nextAttempt
      ? `next attempt ${localTime(nextAttempt)}`
      : 'not tried again by itself'
    say(
      `  ${seq}  ${subject}  ${directionOf(kind)}  accepted ${localTime(acceptedAt)}, ` +
        `${attempts} attempts, ${next}`,
    )
    say(`      ${reason}`)
  }
  if (backlog.failed > failed.length) say(`  … and ${backlog.failed - failed.length} more`)
  return true
})
