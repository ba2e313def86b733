import { runOnFailedRequests, say } from './wstg-command.ts'

await runOnFailedRequests(
  'wstg:dismiss',
  (repository, seqs) => repository.dismissFailed(seqs),
  (seqs) => {
    say(`${seqs.length} failed requests dismissed: ${seqs.join(' ')}`)
    say('Their items follow the findings tool again from the next periodic run.')
  },
)
