/**
 * Measures the service side by side with its limits, in the same run. Ratios can be compared
 * between machines, absolute figures cannot. Arguments name the parts to run; `--write` puts the
 * tables into docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { measureAccepting } from './accepting.ts'
import type { Row } from './measure.ts'
import { measureReads } from './reads.ts'
import { createSetup } from './setup.ts'
import { measureStart } from './start.ts'
import { measureWorkers } from './workers.ts'

const parts = {
  reads: measureReads,
  accepting: measureAccepting,
  workers: measureWorkers,
  start: measureStart,
}

const document = 'docs/performance.md'
const begin = '<!-- figures: written by `npm run bench -- --write` -->'
const end = '<!-- end of figures -->'

const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map(({ figure, service, limit, result, goal, met }) => {
    const mark = met === undefined ? '' : met ? 'yes' : '**no**'
    return `| ${[figure, service, limit, result, goal, mark].join(' | ')} |`
  })
  return [
    '| | Service | Limit | Result | Goal | Met |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `unknown part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`,
  )
  process.exit(2)
}

const machine =
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node.js ${process.version}, ` +
  `load average before the run ${loadavg()[0]!.toFixed(1)}.`
console.log(machine)
const sections: string[] = []
const setup = await createSetup()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue
    const section = `### ${name}\n\n${tableOf(await measure(setup))}`
    await setup.stopServers()
    console.log(`\n${section}`)
    sections.push(section)
  }
} finally {
  await setup.close()
}

if (words.includes('--write')) {
  const text = await readFile(document, 'utf8')
  const date = new Date().toISOString().slice(0, 10)
  const figures = `\n\nMeasured on ${date} on ${machine}\n\n${sections.join('\n\n')}\n\n`
  const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
  await writeFile(document, text.slice(0, before) + figures + text.slice(after))
}
