import { periodicTask } from '../wstg/periodic.ts'
import type { FindingSnapshot } from '../wstg/state-repository.ts'
import { runWstgCommand, say } from './wstg-command.ts'

const words = process.argv.slice(2)
const dryRun = words[0] === '--dry-run'
if (words.length > (dryRun ? 1 : 0)) {
  process.stderr.write('Usage: npm run wstg:sync [-- --dry-run]\n')
  process.exit(2)
}

const sayMissing = (engagement: string | undefined) => {
  if (engagement !== undefined)
    say(`Warning: the tool has no ${engagement}, although items have findings.`)
}

/** A difference between an item and its finding, in one line. */
const difference = ({ wstgId, findingId, status, toolStatus, before }: FindingSnapshot) => {
  const known = before?.toolStatus == null ? 'not synchronised' : before.status
  if (known === status && before?.toolStatus === toolStatus) return undefined
  return `  ${wstgId}  ${known} -> ${status} (${toolStatus}), finding ${findingId}`
}

await runWstgCommand(true, async ({ config, wstg, schedule }, signal) => {
  say('Reading the findings of the checklist …')
  if (dryRun) {
    const findings = new Map<string, number[]>()
    const { read, gone, missingEngagement } = await wstg.synchronise(signal, {
      async store(snapshots) {
        for (const line of snapshots.map(difference)) if (line !== undefined) say(line)
        return 0
      },
      async clear(items) {
        for (const { wstgId, findingId } of items)
          say(`  ${wstgId}  finding ${findingId} is not there any more`)
        return items.length
      },
      onFinding: ({ wstgId }, { id }) =>
        findings.set(wstgId, [...(findings.get(wstgId) ?? []), id]),
    })
    for (const [wstgId, ids] of findings)
      if (ids.length > 1) say(`  ${wstgId}  has several findings: ${ids.join(', ')}`)
    sayMissing(missingEngagement)
    say(`Nothing was stored: ${read} findings read, ${gone} missing.`)
    return true
  }
  const started = await schedule.runNow(
    {
      name: periodicTask,
      interval: config.wstg.syncInterval,
      async run(runSignal) {
        const result = await wstg.synchronise(runSignal, {
          onProgress: ({ read }) => say(`  ${read} findings read`),
        })
        const { read, stored, gone, missingEngagement } = result
        sayMissing(missingEngagement)
        if (gone > 0) say(`The findings of ${gone} items are gone from the tool.`)
        say(`Done: ${read} findings read, the state of ${stored} items stored.`)
      },
    },
    signal,
  )
  if (!started) say('A synchronisation is running already.')
  return started
})
