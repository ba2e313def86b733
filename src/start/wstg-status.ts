import { periodicTask } from '../wstg/periodic.ts'
import { localTime, runWstgCommand, say } from './wstg-command.ts'

/** Failed requests that are listed. */
const maxListed = 100

await runWstgCommand(false, async ({ wstg, queue, now }) => {
  const { statusRepository } = wstg
  const [status, backlog, failed, periodic] = await Promise.all([
    statusRepository.status(now()),
    statusRepository.backlog(),
    statusRepository.failed(maxListed),
    statusRepository.lastPeriodicRun(periodicTask),
  ])
  const jobs = await queue.count().catch(() => undefined)

  say(
    `Items      ${status.total_items} tracked, ${status.pending_items} never synchronised, ${status.conflicts} in conflict`,
  )
  say(
    `Requests   ${backlog.waiting} waiting, ${backlog.retrying} being tried again, ${backlog.failed} failed`,
  )
  if (backlog.oldest)
    say(`           the oldest that is not done was accepted at ${localTime(backlog.oldest)}`)
  say(
    `Queue      ${queue.kind}: ${jobs ? `${jobs.waiting} jobs waiting, ${jobs.active} being worked on` : 'out of reach'}`,
  )
  if (periodic) {
    say(`Periodic   last run ${localTime(periodic.startedAt)}, next ${localTime(periodic.nextRun)}`)
    if (periodic.error !== null) say(`           it failed: ${periodic.error}`)
  } else say('Periodic   no worker has run yet')

  if (failed.length === 0) return true
  say()
  say(
    'Failed requests, oldest first (`npm run wstg:retry` queues them again, `npm run wstg:retry -- 12 13` some of them):',
  )
  for (const { seq, kind, subject, attempts, acceptedAt, nextAttempt, reason } of failed) {
    const direction = kind === 'sync' ? 'tracker->dd' : 'dd->tracker'
    const next = nextAttempt
      ? `next attempt ${localTime(nextAttempt)}`
      : 'not tried again by itself'
    say(
      `  ${seq}  ${subject}  ${direction}  accepted ${localTime(acceptedAt)}, ${attempts} attempts, ${next}`,
    )
    say(`      ${reason}`)
  }
  if (backlog.failed > failed.length) say(`  … and ${backlog.failed - failed.length} more`)
  return true
})
