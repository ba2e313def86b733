import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { parse, stringify } from 'yaml'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const baseline = join(root, 'api/baseline.yaml')
const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
t.teardown(() => rm(folder, { recursive: true, force: true }))

interface Difference {
  exitCode: number
  report: string
}

/** The check of `npm run lint:contract` on a changed copy of the released document. */
const compare = async (revision: string): Promise<Difference> => {
  const options = [
    '--config',
    join(root, 'api/redocly-diff.yaml'),
    '--fail-on',
    'major',
    '--format',
    'markdown',
  ]
  try {
    const { stdout } = await run(join(root, 'node_modules/.bin/redocly'), [
      'diff',
      ...options,
      baseline,
      revision,
    ])
    return { exitCode: 0, report: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { exitCode: code, report: stdout }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of a parsed document is unknown
type Document = any

const changed = async (name: string, change: (document: Document) => void): Promise<string> => {
  const document = parse(await readFile(baseline, 'utf8'))
  const before = JSON.stringify(document)
  change(document)
  if (JSON.stringify(document) === before) throw new Error(`${name} changes nothing`)
  const file = join(folder, `${name}.yaml`)
  await writeFile(file, stringify(document))
  return file
}

const breaking: [name: string, rule: RegExp, change: (document: Document) => void][] = [
  [
    'a-removed-field',
    /property-removed/,
    ({ components }) => {
      const { StatsResponse } = components.schemas
      delete StatsResponse.properties.peso_min
      StatsResponse.required.pop()
    },
  ],
  [
    'a-new-required-field',
    /required-properties-added/,
    ({ components }) => {
      const { WeightRequest } = components.schemas
      WeightRequest.properties.unidad = { type: 'string' }
      WeightRequest.required.push('unidad')
    },
  ],
  [
    'a-narrowed-range',
    /schema-constraint-changed/,
    ({ components }) => {
      components.schemas.WeightRequest.properties.peso_kg.maximum = 300
    },
  ],
  [
    'a-removed-status',
    /response-removed/,
    ({ paths }) => {
      delete paths['/api/user'].get.responses['404']
    },
  ],
  [
    'a-removed-operation',
    /removed/,
    ({ paths }) => {
      delete paths['/api/stats']
    },
  ],
  [
    'another-type',
    /type/,
    ({ components }) => {
      components.schemas.WeightRequest.properties.peso_kg.type = 'string'
    },
  ],
  [
    'a-field-that-may-be-missing',
    /required-properties-removed/,
    ({ components }) => {
      components.schemas.ImcResponse.required.pop()
    },
  ],
]

t.test('a change that breaks callers is detected', async (t) => {
  for (const [name, rule, change] of breaking) {
    const { exitCode, report } = await compare(await changed(name, change))
    t.equal(exitCode, 1, name)
    t.match(report, rule, name)
  }
})

t.test('a changed default is detected', async (t) => {
  const check = (revision: string) =>
    run(process.execPath, [join(root, 'api/check-defaults.ts'), baseline, revision])
  await t.resolves(check(join(root, 'api/openapi.yaml')))
  const changedDefault = (name: string, value: unknown) =>
    changed(name, ({ components }) => {
      const { event } = components.schemas.FindingEvent.properties
      if (value === undefined) delete event.default
      else event.default = value
    })
  await t.rejects(
    check(await changedDefault('another-default', 'finding_created')),
    /event\/default/,
  )
  await t.rejects(check(await changedDefault('no-default', undefined)), /event\/default/)
})

t.test('a change that breaks no caller passes', async (t) => {
  const optional = await changed('an-optional-field', ({ components }) => {
    components.schemas.WeightRequest.properties.nota = { type: 'string', maxLength: 100 }
  })
  t.equal((await compare(optional)).exitCode, 0)
})

t.test('the document is compatible with the released one', async (t) => {
  const { exitCode, report } = await compare(join(root, 'api/openapi.yaml'))
  t.equal(exitCode, 0, report)
})
