/**
 * Measures the service side by side with its limits, in the same run. Ratios can be compared
 * between machines, absolute figures cannot. Arguments name the parts to run; `--write` puts the
 * table into docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Row, tableOf } from './measure.ts'
import { measureReads } from './reads.ts'
import { createSetup } from './setup.ts'
import { measureStart } from './start.ts'
import { measureWorkers } from './workers.ts'

const parts = { reads: measureReads, workers: measureWorkers, start: measureStart }
type Part = keyof typeof parts
const document = 'docs/performance.md'
const figures = /(?<=<!-- figures: .* -->\n).*(?=<!-- end of figures -->)/s

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : Object.keys(parts)
if (!names.every((name) => name in parts))
  throw new Error(`the parts are ${Object.keys(parts).join(', ')}`)

const machine =
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node.js ${process.version},\n` +
  `load average before the run ${loadavg()[0]!.toFixed(1)}.`
console.log(machine)
const rows: Row[] = []
const setup = await createSetup()
try {
  for (const name of names) {
    const measured = await parts[name as Part](setup)
    console.log(tableOf(measured))
    rows.push(...measured)
    await setup.stopServers()
  }
} finally {
  await setup.close()
}
const date = new Date().toISOString().slice(0, 10)
const text = `\nMeasured on ${date} on ${machine}\n\n${tableOf(rows)}\n\n`
if (values.write) {
  const page = await readFile(document, 'utf8')
  await writeFile(
    document,
    page.replace(figures, () => text),
  )
}
