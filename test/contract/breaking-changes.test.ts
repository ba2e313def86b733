import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { parse, stringify } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const baseline = join(root, 'api/baseline.yaml')
const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))

const run = (program: string, ...words: string[]) =>
  promisify(execFile)(program, words).then(
    ({ stdout }) => ({ exitCode: 0, report: stdout }),
    ({ code, stdout, stderr }) => ({ exitCode: code, report: stdout + stderr }),
  )

/** The checks of `npm run lint:contract`. */
const findChanges = (revision: string) => {
  const config = join(root, 'api/redocly-diff.yaml')
  const options = ['--config', config, '--fail-on', 'major', '--format', 'markdown']
  return run(join(root, 'node_modules/.bin/redocly'), 'diff', ...options, baseline, revision)
}
const findDefaults = (revision: string) =>
  run(process.execPath, join(root, 'api/check-defaults.ts'), baseline, revision)

/** A changed copy of the released document. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of a parsed document is unknown
const changed = async (name: string, change: (document: any) => void): Promise<string> => {
  const document = parse(await readFile(baseline, 'utf8'))
  change(document)
  const file = join(folder, `${name}.yaml`)
  await writeFile(file, stringify(document))
  return file
}

t.test('changes that break callers are detected', async (t) => {
  const revision = await changed('breaking', ({ paths, components: { schemas } }) => {
    delete schemas.StatsResponse.properties.peso_min
    schemas.StatsResponse.required.pop()
    schemas.ImcResponse.required.pop()
    schemas.WeightRequest.properties.unidad = { type: 'string' }
    schemas.WeightRequest.required.push('unidad')
    schemas.WeightRequest.properties.peso_kg.maximum = 300
    schemas.Profile.properties.talla_m.type = 'string'
    delete paths['/api/user'].get.responses['404']
    delete paths['/api/messages']
  })
  const { exitCode, report } = await findChanges(revision)
  t.equal(exitCode, 1)
  const rules = [
    'property-removed',
    'required-properties-removed',
    'required-properties-added',
    'schema-constraint-changed',
    'type-changed',
    'response-removed',
    'path-removed',
  ]
  for (const rule of rules) t.match(report, rule)
})

t.test('a changed or missing default is detected', async (t) => {
  for (const value of ['finding_created', undefined]) {
    const revision = await changed(`default-${value}`, ({ components }) => {
      components.schemas.FindingEvent.properties.event.default = value
    })
    t.match(await findDefaults(revision), { exitCode: 1, report: /event\/default/ })
  }
})

t.test('a change that breaks no caller passes', async (t) => {
  const revision = await changed('optional', ({ components }) => {
    components.schemas.WeightRequest.properties.nota = { type: 'string', maxLength: 100 }
  })
  t.match(await findChanges(revision), { exitCode: 0 })
  t.match(await findDefaults(revision), { exitCode: 0 })
})
