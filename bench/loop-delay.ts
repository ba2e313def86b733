/** Imported into a process that is measured: on SIGUSR2 it prints the longest block of its event loop since the last time. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between looks; the delay of a look that nothing blocks is about this long. */
const resolution = 1
const delays = monitorEventLoopDelay({ resolution })
delays.enable()
process.on('SIGUSR2', () => {
  process.stdout.write(`longest block ${Math.max(0, delays.max / 1e6 - resolution).toFixed(2)} ms\n`)
  delays.reset()
})
