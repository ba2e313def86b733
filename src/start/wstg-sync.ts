import { periodicTask, type RunResult } from '../wstg/periodic.ts'
import type { FindingSnapshot } from '../wstg/state-repository.ts'
import { assertUsage, runWstgCommand, say } from './wstg-command.ts'

const words = process.argv.slice(2)
const dryRun = words[0] === '--dry-run'
assertUsage(words.length === (dryRun ? 1 : 0), 'wstg:sync [-- --dry-run]')

/** Says a difference between an item and its finding. */
const sayDifference = ({ wstgId, findingId, status, toolStatus, before }: FindingSnapshot) => {
  const known = before?.toolStatus == null ? 'not synchronised' : before.status
  if (known !== status || before?.toolStatus !== toolStatus)
    say(`  ${wstgId}  ${known} -> ${status} (${toolStatus}), finding ${findingId}`)
}

const sayMissing = ({ missingEngagement }: RunResult) => {
  if (missingEngagement !== undefined)
    say(`Warning: the tool has no ${missingEngagement}, although items have findings.`)
}

await runWstgCommand(true, async ({ config, wstg, schedule }, signal) => {
  say('Reading the findings of the checklist …')
  if (dryRun) {
    const findings = new Map<string, number[]>()
    const result = await wstg.synchronise(signal, {
      async store(snapshots) {
        snapshots.forEach(sayDifference)
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
    sayMissing(result)
    say(`Nothing was stored: ${result.read} findings read, ${result.gone} missing.`)
    return true
  }
  const run = async (runSignal: AbortSignal) => {
    const result = await wstg.synchronise(runSignal)
    const { read, stored, gone } = result
    sayMissing(result)
    if (gone > 0) say(`The findings of ${gone} items are gone from the tool.`)
    say(`Done: ${read} findings read, the state of ${stored} items stored.`)
  }
  const task = { name: periodicTask, interval: config.wstg.syncInterval, run }
  const started = await schedule.runNow(task, signal)
  if (!started) say('A synchronisation is running already.')
  return started
})
