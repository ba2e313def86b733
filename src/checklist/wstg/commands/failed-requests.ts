import { type Command, say } from '../../../platform/process/command.ts'
import type { InboxRepository } from '../inbox-repository.ts'

/** A command on the failed requests with the given numbers; without any, on all of them. */
const onFailed = (
  change: (inbox: InboxRepository, seqs: number[] | 'all') => Promise<number[]>,
  outcome: string,
  advice: string,
): Command => ({
  usage: '[-- <number of a failed request> ...]',
  takes: (words) => words.every((word) => /^\d{1,15}$/.test(word)),
  async run({ wstg }, { words }) {
    const seqs = await change(wstg.inbox, words.length > 0 ? words.map(Number) : 'all')
    if (seqs.length > 0) {
      say(`Failed requests ${outcome} (${seqs.length}): ${seqs.join(' ')}`)
      say(advice)
    } else say(words.length > 0 ? 'None of these requests has failed.' : 'No request has failed.')
    return seqs.length > 0 || words.length === 0
  },
})

export const retry = onFailed(
  ({ retryFailed }, seqs) => retryFailed(seqs),
  'queued again',
  '`npm run wstg:status` lists those that fail again.',
)

export const dismiss = onFailed(
  ({ dismissFailed }, seqs) => dismissFailed(seqs),
  'dismissed',
  'Their items follow the findings tool again from the next periodic run.',
)
