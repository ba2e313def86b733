import { periodicTask } from '../wstg/periodic.ts'
import { runWstgCommand, say } from './wstg-command.ts'

await runWstgCommand(true, async ({ config, wstg, schedule }, signal) => {
  say('Reading the findings of the checklist …')
  const started = await schedule.runNow(
    {
      name: periodicTask,
      interval: config.wstg.syncInterval,
      async run(runSignal) {
        const { read, stored } = await wstg.synchronise(runSignal, ({ read }) =>
          say(`  ${read} findings read`),
        )
        say(`Done: ${read} findings read, the state of ${stored} items stored.`)
      },
    },
    signal,
  )
  if (!started) say('A synchronisation is running already.')
  return started
})
