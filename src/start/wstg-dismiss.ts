import { readNumbers, runWstgCommand, say } from './wstg-command.ts'

const seqs = readNumbers('wstg:dismiss')

await runWstgCommand(false, async ({ wstg }) => {
  const dismissed = await wstg.statusRepository.dismissFailed(seqs)
  if (dismissed.length === 0) {
    say(seqs ? 'None of these requests has failed.' : 'No request has failed.')
    return seqs === undefined
  }
  say(`${dismissed.length} failed requests dismissed: ${dismissed.join(' ')}`)
  say('Their items follow the findings tool again from the next periodic run.')
  return true
})
