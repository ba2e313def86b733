import { setTimeout as delay } from 'node:timers/promises'
import { runWstgCommand, say } from './wstg-command.ts'

/** Milliseconds between looks at what has come of the requests, and for which the command stays to see. */
const pollInterval = 500
const patience = 60_000

const usage =
  'Usage: npm run wstg:retry [-- <number of a request> ...]   (without numbers: all failed requests)'

const words = process.argv.slice(2)
if (!words.every((word) => /^\d{1,15}$/.test(word))) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

await runWstgCommand(false, async ({ wstg, queue }, signal) => {
  const seqs = await wstg.statusRepository.retryFailed(
    words.length > 0 ? words.map(Number) : undefined,
  )
  if (seqs.length === 0) {
    say(words.length > 0 ? 'None of these requests has failed.' : 'No request has failed.')
    return words.length === 0
  }
  await queue
    .add(seqs)
    .catch(() => say('The queue is out of reach; a worker finds the requests in the inbox.'))
  say(`${seqs.length} failed requests wait for a worker again.`)

  const deadline = performance.now() + patience
  let shown = -1
  for (;;) {
    const states = await wstg.statusRepository.states(seqs)
    const done = states.filter(({ state }) => state === 'done').length
    const failed = states.filter(({ state }) => state === 'failed')
    if (done + failed.length !== shown)
      say(`  ${done} done, ${failed.length} failed, ${seqs.length - done - failed.length} waiting`)
    shown = done + failed.length
    if (shown === seqs.length || signal.aborted || performance.now() > deadline) {
      for (const { seq, note } of failed) say(`  ${seq} has failed again: ${note}`)
      if (shown < seqs.length)
        say('The others are tried further; `npm run wstg:status` tells what comes of them.')
      return failed.length === 0
    }
    await delay(pollInterval, undefined, { signal }).catch(() => undefined)
  }
})
