import { pino } from 'pino'
import { type Context, createContext } from '../context.ts'
import { DatabaseOutage } from '../database/errors.ts'
import { createLogger } from '../telemetry/log.ts'
import { itemOf } from '../wstg/finding-snapshot.ts'
import type { InboxRepository } from '../wstg/inbox-repository.ts'
import type { FindingSnapshot, ItemState } from '../wstg/item-repository.ts'
import { periodicTask } from '../wstg/periodic.ts'
import { prepareHost } from './host.ts'
import { readEnvironment } from './service.ts'

/** The administrator's commands: `npm run wstg:status`, `retry`, `dismiss` and `sync`. */

interface Command {
  usage: string
  /** Whether these words may follow the command. */
  takes: (words: string[]) => boolean
  /** @returns false when the command has not done its work */
  run: (context: Context, words: string[], signal: AbortSignal) => Promise<boolean>
}

/** Requests of an item that are shown. */
const maxShown = 10
/** Failed requests that are listed. */
const maxListed = 100

const say = (line = ''): void => void process.stdout.write(`${line}\n`)

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
  const { wstg_status: status, defectdojo_status: toolStatus, finding_id: finding, notes } = item
  const lost = item.lost_finding ? 'its finding is gone' : 'no finding yet'
  const direction = item.last_sync_direction ? `, ${item.last_sync_direction}` : ''
  say(`Item       ${item.wstg_id}`)
  say(`Tracker    ${status}`)
  say(`Tool       ${toolStatus ?? 'not synchronised'}, ${finding ? `finding ${finding}` : lost}`)
  if (item.severity) say(`Severity   ${item.severity}`)
  if (notes) say(`Notes      ${notes.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  say(`Last sync  ${localTime(item.last_sync)}${direction}`)
  if (item.conflict) say('           both sides contradict each other')
  if (requests.length > 0) say('Requests, the latest first:')
  for (const { request_id: id, kind, state, reason } of requests)
    say(`  ${id}  ${directionOf(kind)}  ${state}${reason ? `: ${reason}` : ''}`)
  return true
}

const sayStatus = async ({ wstg, queue, now }: Context): Promise<boolean> => {
  const { overview } = wstg
  const [{ status }, backlog, failed, jobs] = await Promise.all([
    overview.dashboard(now()),
    overview.backlog(),
    overview.failed(maxListed),
    queue.count().catch(() => undefined),
  ])
  const { withoutFinding, lastRun, nextRun, lastError } = backlog
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
}

/** A command on the failed requests with the given numbers; without any, on all of them. */
const onFailed = (
  change: (inbox: InboxRepository, seqs: number[] | 'all') => Promise<number[]>,
  outcome: string,
  advice: string,
): Command => ({
  usage: '[-- <number of a request> ...]\nWithout numbers: all failed requests.',
  takes: (words) => words.every((word) => /^\d{1,15}$/.test(word)),
  async run({ wstg }, words) {
    const seqs = await change(wstg.inbox, words.length > 0 ? words.map(Number) : 'all')
    if (seqs.length > 0) {
      say(`${seqs.length} failed requests ${outcome}: ${seqs.join(' ')}`)
      say(advice)
    } else say(words.length > 0 ? 'None of these requests has failed.' : 'No request has failed.')
    return seqs.length > 0 || words.length === 0
  },
})

/** Says which changes a synchronisation would make. */
const dryRun = {
  async storePeriodic(snapshots: readonly FindingSnapshot[]) {
    for (const { wstgId, findingId, oldStatus, oldToolStatus, status, toolStatus } of snapshots) {
      const known = oldStatus ?? 'not synchronised'
      if (oldStatus !== status || oldToolStatus !== toolStatus)
        say(`  ${wstgId}  ${known} -> ${status} (${toolStatus}), finding ${findingId}`)
    }
    return 0
  },
  async clearFindings(items: readonly ItemState[]) {
    for (const { wstgId, findingId } of items)
      say(`  ${wstgId}  finding ${findingId} is not there any more`)
    return items.length
  },
}

const sync: Command = {
  usage: '[-- --dry-run]',
  takes: (words) => words.length <= 1 && words.every((word) => word === '--dry-run'),
  async run({ config, wstg, schedule }, [dry], signal) {
    say('Reading the findings of the checklist …')
    const run = async (runSignal: AbortSignal) => {
      const result = await wstg.synchronise(runSignal, dry ? dryRun : undefined)
      const { read, stored, gone, originals, missingEngagement, warning } = result
      if (warning !== undefined) say(`Warning: ${warning}; no item loses its finding.`)
      else if (missingEngagement !== undefined)
        say(`The tool shows no ${missingEngagement}; the next new finding creates it.`)
      if (!dry) {
        if (gone > 0) say(`The findings of ${gone} items are gone from the tool.`)
        say(`Done: ${read} findings read, the state of ${stored} items stored.`)
        return
      }
      for (const [wstgId, found] of Map.groupBy(originals, (finding) => finding.wstgId)) {
        const ids = found.map(({ findingId }) => findingId)
        if (ids.length > 1) say(`  ${wstgId}  has several findings: ${ids.join(', ')}`)
      }
      say(`Nothing was stored: ${read} findings read, ${gone} missing.`)
    }
    if (dry) {
      await run(signal)
      return true
    }
    const task = { name: periodicTask, interval: config.wstg.syncInterval, run }
    const started = await schedule.runNow(task, signal)
    if (!started) say('A synchronisation is running already.')
    return started
  },
}

const commands: Record<string, Command> = {
  status: {
    usage: '[-- <WSTG id>]',
    takes: (words) => words.length <= 1,
    run: (context, [word]) => (word === undefined ? sayStatus(context) : sayItem(context, word)),
  },
  retry: onFailed(
    ({ retryFailed }, seqs) => retryFailed(seqs),
    'wait for a worker again',
    '`npm run wstg:status` shows those that fail again.',
  ),
  dismiss: onFailed(
    ({ dismissFailed }, seqs) => dismissFailed(seqs),
    'dismissed',
    'Their items follow the findings tool again from the next periodic run.',
  ),
  sync,
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (!command?.takes(words)) {
  const usage = command ? `${name} ${command.usage}` : Object.keys(commands).join('|')
  process.stderr.write(`Usage: npm run wstg:${usage}\n`)
  process.exit(2)
}

const config = readEnvironment()
const log = createLogger('error', pino.destination({ fd: 2, sync: true }))
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => interrupted.abort(new Error(signal)))
const host = await prepareHost(config, log, { database: 'share', findingsTool: name === 'sync' })
const context = createContext(host.config, { log })
try {
  if (!(await command.run(context, words, interrupted.signal))) process.exitCode = 1
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const outage = error instanceof DatabaseOutage ? 'The database is out of reach: ' : ''
  process.stderr.write(`${outage}${reason}\n`)
  process.exitCode = 1
} finally {
  await context.close()
  await host.stop()
}
