/**
 * Measures the service side by side with what limits it, in the same run. Absolute figures belong to the machine; ratios
 * are what can be compared. `npm run bench` runs all parts, `npm run bench -- reads logins` those that are named;
 * `--write` puts the table into docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { measureAccepting } from './accepting.ts'
import { measureGrowth } from './growth.ts'
import { measureHistory } from './history.ts'
import { measureLogins } from './logins.ts'
import type { Row } from './measure.ts'
import { pinning } from './processes.ts'
import { measureReads } from './reads.ts'
import { measureStart } from './start.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'
import { measureWorkers } from './workers.ts'

const parts: Record<string, (surroundings: Surroundings) => Promise<Row[]>> = {
  reads: measureReads,
  growth: measureGrowth,
  history: measureHistory,
  logins: measureLogins,
  accepting: measureAccepting,
  workers: measureWorkers,
  start: measureStart,
}

const document = 'docs/performance.md'
const begin = '<!-- figures: written by `npm run bench -- --write` -->'
const end = '<!-- end of figures -->'

const mark = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'yes' : '**no**')

const tableOf = (rows: readonly Row[]): string =>
  [
    '| | Service | Limit | Result | Goal | Met |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ what, service, limit, result, goal, met }) =>
        `| ${what} | ${service} | ${limit} | ${result} | ${goal} | ${mark(met)} |`,
    ),
  ].join('\n')

const machine = (): string => {
  const placed = pinning ? 'servers pinned to core 0, everything else to the others' : 'nothing pinned'
  return (
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${placed}; Node.js ${process.version}; ` +
    `load average before the run ${loadavg()[0]?.toFixed(1)}.`
  )
}

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const where = machine()
console.log(where)
const sections: string[] = []
const surroundings = await startSurroundings()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue
    const started = performance.now()
    const table = tableOf(await measure(surroundings))
    await surroundings.stopServers()
    console.log(`\n${name}, ${Math.round((performance.now() - started) / 1000)} s\n\n${table}`)
    sections.push(`### ${name}\n\n${table}`)
  }
} finally {
  await surroundings.stop()
}

if (words.includes('--write')) {
  const text = await readFile(document, 'utf8')
  const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
  const figures = `\n\nMeasured on ${new Date().toISOString().slice(0, 10)}. ${where}\n\n${sections.join('\n\n')}\n\n`
  await writeFile(document, text.slice(0, before) + figures + text.slice(after))
}
