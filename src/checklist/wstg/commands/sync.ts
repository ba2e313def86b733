import { type Command, say } from '../../../platform/process/command.ts'
import { periodicTask, type RunStore } from '../periodic.ts'

/** Says which changes a synchronisation would make. */
const dryRun: RunStore = {
  async storePeriodic(snapshots) {
    for (const { wstgId, findingId, oldStatus, oldToolStatus, status, toolStatus } of snapshots) {
      const known = oldStatus ?? 'not synchronised'
      if (oldStatus !== status || oldToolStatus !== toolStatus)
        say(`  ${wstgId}  ${known} -> ${status} (${toolStatus}), finding ${findingId}`)
    }
    return 0
  },
  async clearFindings(gone, unknown) {
    const items = [...gone, ...unknown]
    for (const { wstgId, findingId } of items) say(`  ${wstgId}  finding ${findingId} is gone`)
    return items.length
  },
  async removeOthers() {},
  async completeRun() {},
}

/** Runs the periodic synchronisation at once. */
export const sync: Command = {
  usage: '[-- --dry-run]',
  callsTool: true,
  options: { 'dry-run': { type: 'boolean' } },
  takes: (words) => words.length === 0,
  async run({ config, wstg, schedule }, { options: { 'dry-run': dry }, signal }) {
    say('Reading the findings of the checklist …')
    const run = async (runSignal: AbortSignal): Promise<string | undefined> => {
      const result = await wstg.synchronise(runSignal, dry ? dryRun : undefined)
      const { read, stored, gone, originals, missingEngagement, warning } = result
      if (warning !== undefined) say(`Warning: ${warning}; the items keep their findings.`)
      else if (missingEngagement !== undefined)
        say(`The tool shows no ${missingEngagement}; the next new finding creates it.`)
      if (!dry) {
        if (gone > 0) say(`Items whose finding is gone from the tool: ${gone}.`)
        say(`Done. Findings read: ${read}; items stored: ${stored}.`)
        return warning
      }
      for (const [wstgId, found] of Map.groupBy(originals, (finding) => finding.wstgId)) {
        const ids = found.map(({ findingId }) => findingId)
        if (ids.length > 1) say(`  ${wstgId}  has several findings: ${ids.join(', ')}`)
      }
      say(`Nothing was stored. Findings read: ${read}; missing: ${gone}.`)
      return warning
    }
    if (dry) {
      await run(signal)
      return true
    }
    const task = { name: periodicTask, interval: config.wstg.syncInterval, run }
    const started = await schedule.runNow(task, signal)
    if (!started) say('A synchronisation is already running.')
    return started
  },
}
