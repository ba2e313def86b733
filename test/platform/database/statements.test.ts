/**
 * Prepares the statements of the code against the schema. The methods of the repositories are
 * called with stand-ins for their arguments, on a driver that executes nothing. A place in `src/`
 * that makes a statement and was not reached fails the test.
 *
 * Not covered: bodies of PL/pgSQL functions, which the tests of their callers run; forms of a
 * statement that no stand-in selects; and statements that need no schema, in `src/start/`,
 * `src/platform/database/` and, for the tool's database, `src/checklist/dumps/`.
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import t from 'tap'
import type { Database } from '../../../db/types.ts'
import { createToolRecords } from '../../../src/checklist/defectdojo/records.ts'
import { findingRepository } from '../../../src/checklist/wstg/finding-repository.ts'
import { gateRepository } from '../../../src/checklist/wstg/gate-repository.ts'
import { inboxRepository } from '../../../src/checklist/wstg/inbox-repository.ts'
import { itemRepository } from '../../../src/checklist/wstg/item-repository.ts'
import { listingRepository } from '../../../src/checklist/wstg/listing-repository.ts'
import { overviewRepository } from '../../../src/checklist/wstg/overview-repository.ts'
import { createProgramKeys } from '../../../src/people/accounts/key-repository.ts'
import { accountRepository } from '../../../src/people/accounts/repository.ts'
import { revocationList } from '../../../src/people/accounts/revocation.ts'
import { measurementRepository } from '../../../src/people/measurements/repository.ts'
import { readsOf } from '../../../src/platform/database/reads.ts'
import type { Work } from '../../../src/platform/queue/connections.ts'
import { createRuns } from '../../../src/platform/queue/runs.ts'
import { silentLog } from '../../support/environment.ts'
import { eventually } from '../../support/eventually.ts'
import { connect, createDatabase } from '../../support/postgres.ts'
import { startWstgService } from '../../support/wstg.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const withoutSchema = /^src\/(start|platform\/database|checklist\/dumps)\//

/**
 * An array with one element, which converts to 1.
 * @param nested whether its properties are stand-ins too, or undefined
 */
// biome-ignore lint/suspicious/noExplicitAny: stands in for any argument or row
const standIn = (nested: boolean): any =>
  new Proxy([] as unknown[], {
    get(target, name) {
      if (name === Symbol.toPrimitive || /^to(JSON|ISOString)$/.test(String(name))) return () => 1
      if (name === 'length') return 1
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name)
      return nested && name !== 'then' && name !== 'toOperationNode' ? standIn(true) : undefined
    },
  })

/** The file and line in `src/` that the current call comes from. */
const callingPlace = (): string =>
  (new Error().stack ?? '')
    .split('\n')
    .map((frame) => new RegExp(`${root}(src/[^:]+:\\d+)`).exec(frame)?.[1] ?? '')
    .find((place) => place !== '' && !withoutSchema.test(place)) ?? 'unknown'

/** The texts of the statements with the places that make them. */
const places = new Map<string, string>()
const reached = new Set<string>()
const compiler = new PostgresQueryCompiler()
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const place = callingPlace()
    reached.add(place)
    places.set(compiler.compileQuery(node, queryId).sql, place)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** A database that answers each statement with the rows that `answer` gives. */
const recordingDatabase = (answer: () => never[]) => {
  class Driver extends DummyDriver {
    override acquireConnection = async () => ({
      executeQuery: async () => {
        const rows = answer()
        return { rows, numAffectedRows: BigInt(rows.length) }
      },
      async *streamQuery() {},
    })
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [recorder],
  })
}

/** Calls every method of every repository. Their results do not matter, nor do their failures. */
const callAll = async (rows: never[], nested: boolean) => {
  /** Statements of a method that are still answered with the rows, so that its loops end. */
  let answers = 0
  const db = recordingDatabase(() => (answers-- > 0 ? rows : []))
  const { read } = readsOf(db)
  const programKeys = createProgramKeys(db, read, { secrets: ['x'], log: silentLog as never })
  answers = 100
  await programKeys.find(`wbr_${'x'.repeat(43)}`).catch(() => undefined)
  const request = { userId: 1, verified: 'x', session: 0, name: 'x', permissions: [], days: 1 }
  await programKeys.create(request).catch(() => undefined)
  for (const repository of [
    accountRepository(db),
    revocationList(db, read, () => new Date()),
    programKeys,
    findingRepository(db),
    gateRepository(db),
    measurementRepository(db, read, 'UTC'),
    inboxRepository(db, { announce: async () => undefined }),
    itemRepository(db),
    listingRepository(db),
    overviewRepository(db),
    createToolRecords(db),
  ]) {
    const methods = Object.values(repository) as ((...values: unknown[]) => unknown)[]
    for (const method of methods) {
      const values = Array.from({ length: 5 }, () => standIn(nested))
      answers = 100
      await Promise.resolve()
        .then(() => method(...values))
        .catch(() => undefined)
    }
  }
}

/** The places in `src/` that make a statement. */
const statementPlaces = globSync('src/**/*.ts', { cwd: root })
  .filter((path) => !withoutSchema.test(path))
  .flatMap((path) =>
    readFileSync(root + path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\.compile\((db)?\)|\.execute(TakeFirst|TakeFirstOrThrow)?\((?!async)/.test(line)
          ? [`${path}:${index + 1}`]
          : [],
      ),
  )
const missing = () => statementPlaces.filter((place) => !reached.has(place))

t.test('every statement of the code fits the schema', async (t) => {
  await callAll([], true)
  await callAll([standIn(true) as never], true)
  await callAll([], false)
  const db = recordingDatabase(() => [standIn(true) as never])
  const isOfQueue = (place: string) => place.startsWith('src/platform/queue/')
  let work: Work | undefined
  const queue = {
    announce: async () => undefined,
    schedule: async () => undefined,
    runOneAtATime: async () => undefined,
    work(given: Work) {
      work = given
      return { stop: async () => undefined }
    },
  }
  const runs = createRuns(db, queue as never, silentLog as never)
  await runs.request('task')
  await runs.requestFor('task', new Date())
  await runs.ifNewest('task', 1, async () => undefined)
  const running = runs.start(
    [1000, undefined].map((interval) => ({ name: 'task', interval, run: async () => undefined })),
  )
  await work!('task', { cutOff: false, signal: new AbortController().signal })
  await eventually(() => !missing().some(isOfQueue), 'the upkeep')
  await running.stop()
  t.same(missing(), [], 'every place was reached')

  const client = await connect(t, await createDatabase(t))
  for (const [text, place] of places) {
    const error = await client.query(`prepare statement as ${text}`).catch((cause: Error) => cause)
    t.equal(error instanceof Error ? `${error.message}: ${text}` : 'prepared', 'prepared', place)
    await client.query('deallocate all')
  }
})

t.test('a request whose statement does not fit the schema fails at once', async (t) => {
  const service = await startWstgService(t, { wrongStatements: true })
  await service.sql('drop function store_wstg_written')
  t.equal((await service.sync({ wstg_id: 'WSTG-INFO-01', status: 'Done' })).status, 202)
  await service.settled()
  t.match(await service.sql('select state, attempts from wstg_inbox'), [
    { state: 'failed', attempts: 1 },
  ])
  const codes = service
    .logs()
    .flatMap(({ err }) => (err as { code?: string } | undefined)?.code ?? [])
  t.ok(codes.includes('42883'), 'and the log has the SQLSTATE')
})
