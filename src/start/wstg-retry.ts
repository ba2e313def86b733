import { setTimeout as delay } from 'node:timers/promises'
import { readNumbers, runWstgCommand, say } from './wstg-command.ts'

/** Milliseconds between readings of the requests. */
const pollInterval = 500
/** Milliseconds after which the command stops waiting for the requests. */
const watchLimit = 60_000

const given = readNumbers('wstg:retry')

await runWstgCommand(false, async ({ wstg }, signal) => {
  const seqs = await wstg.statusRepository.retryFailed(given)
  if (seqs.length === 0) {
    say(given ? 'None of these requests has failed.' : 'No request has failed.')
    return given === undefined
  }
  say(`${seqs.length} failed requests wait for a worker again.`)

  const deadline = performance.now() + watchLimit
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
