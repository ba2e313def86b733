/**
 * Measures the service side by side with its limits, in the same run. Ratios can be compared
 * between machines, absolute figures cannot. Arguments name the parts to run.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { measureBodies } from './bodies.ts'
import { tableOf } from './measure.ts'
import { measureReads } from './reads.ts'
import { createSetup } from './setup.ts'
import { measureStart } from './start.ts'
import { measureWorkers } from './workers.ts'

const parts = {
  reads: measureReads,
  bodies: measureBodies,
  workers: measureWorkers,
  start: measureStart,
}
type Part = keyof typeof parts

const given = process.argv.slice(2)
const names = given.length > 0 ? given : Object.keys(parts)
if (!names.every((name) => name in parts))
  throw new Error(`the parts are ${Object.keys(parts).join(', ')}`)

console.log(
  `Measured on ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores ` +
    `(${cpus()[0]?.model.trim()}), Node.js ${process.version},\n` +
    `load average before the run ${loadavg()[0]!.toFixed(1)}.`,
)
const setup = await createSetup()
try {
  for (const name of names) {
    console.log(`\n${tableOf(await parts[name as Part](setup))}`)
    await setup.stopServers()
  }
} finally {
  await setup.close()
}
