/**
 * Measures the service side by side with its limits, in the same run. Ratios can be compared
 * between machines, absolute figures cannot. Arguments name the parts to run; `--write` puts the
 * tables into docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAccepting } from './accepting.ts'
import { tableOf } from './measure.ts'
import { measureReads } from './reads.ts'
import { createSetup } from './setup.ts'
import { measureStart } from './start.ts'
import { measureWeights } from './weights.ts'
import { measureWorkers } from './workers.ts'

const parts = {
  reads: measureReads,
  weights: measureWeights,
  accepting: measureAccepting,
  workers: measureWorkers,
  start: measureStart,
}
const document = 'docs/performance.md'
const figures = /(?<=<!-- figures: .* -->\n).*(?=<!-- end of figures -->)/s

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const chosen = Object.entries(parts).filter(([name]) => names.includes(name))
if (chosen.length < names.length) throw new Error(`the parts are ${Object.keys(parts).join(', ')}`)

const machine =
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node.js ${process.version},\n` +
  `load average before the run ${loadavg()[0]!.toFixed(1)}.`
console.log(machine)
const sections: string[] = []
const setup = await createSetup()
try {
  for (const [name, measure] of chosen) {
    const section = `### ${name}\n\n${tableOf(await measure(setup))}`
    await setup.stopServers()
    console.log(`\n${section}`)
    sections.push(section)
  }
} finally {
  await setup.close()
}

if (values.write) {
  const date = new Date().toISOString().slice(0, 10)
  const text = `\nMeasured on ${date} on ${machine}\n\n${sections.join('\n\n')}\n\n`
  await writeFile(
    document,
    (await readFile(document, 'utf8')).replace(figures, () => text),
  )
}
