import { runOnFailedRequests, say } from './wstg-command.ts'

await runOnFailedRequests(
  'wstg:retry',
  (repository, seqs) => repository.retryFailed(seqs),
  (seqs) => {
    say(`${seqs.length} failed requests wait for a worker again: ${seqs.join(' ')}`)
    say('`npm run wstg:status` shows those that fail again.')
  },
)
