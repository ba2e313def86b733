import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { parse, stringify } from 'yaml'
import document from '../../generated/client/openapi.json' with { type: 'json' }
import { temporaryFolder } from '../support/machine.ts'

const root = resolve(import.meta.dirname, '../..')
const baseline = join(root, 'api/baseline.yaml')
const specified = parse(await readFile(baseline, 'utf8'))
const folder = temporaryFolder(t)

/** Compares a changed copy of the baseline with it, as `npm run lint:contract` does. */
const compare = async (change: (document: typeof specified) => void) => {
  const copy = structuredClone(specified)
  change(copy)
  const revision = join(folder, 'revision.yaml')
  await writeFile(revision, stringify(copy))
  const config = join(root, 'api/redocly-diff.yaml')
  const options = ['--config', config, '--fail-on', 'major', '--format', 'markdown']
  const words = ['diff', ...options, baseline, revision]
  return promisify(execFile)(join(root, 'node_modules/.bin/redocly'), words).then(
    ({ stdout }) => ({ exitCode: 0, report: stdout }),
    ({ code, stdout, stderr }) => ({ exitCode: code, report: stdout + stderr }),
  )
}

t.test('changes that break callers are detected', async (t) => {
  const { exitCode, report } = await compare(({ paths, components: { schemas } }) => {
    delete schemas.StatsResponse.properties.peso_min
    delete paths['/api/messages']
  })
  t.equal(exitCode, 1)
  for (const rule of ['property-removed', 'path-removed']) t.match(report, rule)
})

/** The value of each default by its place. `redocly diff` does not compare defaults. */
const defaultsOf = (node: unknown, place = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(typeof node === 'object' ? (node ?? {}) : {}).map(([key, value]) =>
      key === 'default' ? { [place]: value } : defaultsOf(value, `${place}/${key}`),
    ),
  )

t.test('the defaults of the baselines remain, because callers may omit these fields', async (t) => {
  const now = defaultsOf(document)
  for (const base of globSync('api/baseline*', { cwd: root }))
    t.same({ ...now, ...defaultsOf(parse(await readFile(join(root, base), 'utf8'))) }, now, base)
  t.match(now, { '/components/schemas/WstgWebhookRequest/properties/event': 'finding_updated' })
})
